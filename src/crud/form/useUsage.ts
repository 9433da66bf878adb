import type { RecordId } from '../../dataProvider/row';
import { gql } from '../../dataProvider/gql';
import type { ResourceDescriptor } from '#domain/fields/resource';
import { useFreshQuery } from '../../dataProvider/useFreshQuery';

/** The rows of one table that name a record in one of their columns, with the first of those that the user may read. */
export interface TableUse {
  table: string;
  label: string;
  field: string;
  field_label: string;
  count: number;
  readable_count: number;
  records: readonly { id: number; name: string; path: string }[];
}

/** The answer of the query `usage`. */
export interface UsageAnswer {
  usage: readonly TableUse[];
}

export const USAGE = gql(`
  query usage($entity: String!, $id: Int!) {
    usage(entity: $entity, id: $id) { table label field field_label count readable_count records { id name path } }
  }
`);

/** Where a record is used, asked once `enabled`, anew each time: it decides whether the record can go. */
export const useUsage = (resource: ResourceDescriptor, id: RecordId, enabled: boolean) => {
  // What of ours uses a record of another program, we do not know.
  const isAsked = enabled && resource.source === undefined;
  const { data, isPending, error } = useFreshQuery({
    key: [resource.name, 'usage', id],
    query: USAGE,
    variables: { entity: resource.name, id },
    enabled: isAsked,
  });
  return { uses: data?.usage ?? [], loading: isAsked && isPending, error };
};
