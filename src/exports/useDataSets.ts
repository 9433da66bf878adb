import { gql, useApolloClient } from '@apollo/client';
import { useQuery } from '@tanstack/react-query';
import { calls } from '../dataProvider/calls';

/** A data set with the fields that it has for this user. */
export interface DataSetFields {
  name: string;
  fields: readonly { name: string; label: string }[];
}

const DATA_SETS = gql`query exportDataSets { exportDataSets { name fields { name label } } }`;

/** The data sets that the user may export. */
export const useDataSets = () => {
  const client = useApolloClient();
  return useQuery({
    queryKey: ['exportDataSets'],
    retry: false,
    queryFn: async () =>
      (await calls(client).ask<{ exportDataSets: readonly DataSetFields[] }>(DATA_SETS)).exportDataSets,
  });
};
