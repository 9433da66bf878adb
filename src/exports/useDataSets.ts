import { useServer } from '../dataProvider/ServerContext';
import { gql } from '../dataProvider/gql';
import { useQuery } from '@tanstack/react-query';

/** A data set with the fields that it has for this user. */
export interface DataSetFields {
  name: string;
  fields: readonly { name: string; label: string }[];
}

const DATA_SETS = gql(`query exportDataSets { exportDataSets { name fields { name label } } }`);

/** The data sets that the user may export. */
export const useDataSets = () => {
  const server = useServer();
  return useQuery({
    queryKey: ['exportDataSets'],
    retry: false,
    queryFn: async () => (await server.query(DATA_SETS)).exportDataSets,
  });
};
