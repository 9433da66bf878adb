import { gql, useApolloClient } from '@apollo/client';
import { useQuery } from '@tanstack/react-query';
import { providerError } from '../dataProvider/providerError';

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
    queryFn: async () => {
      try {
        const { data } = await client.query<{ exportDataSets: readonly DataSetFields[] }>({
          query: DATA_SETS,
          fetchPolicy: 'no-cache',
        });
        return data.exportDataSets;
      } catch (thrown) {
        throw providerError(thrown);
      }
    },
  });
};
