import type { RecordId } from '../../dataProvider/row';
import { gql } from '../../dataProvider/gql';
import type { ResourceDescriptor } from '#domain/fields/resource';
import { useFreshQuery } from '../../dataProvider/useFreshQuery';
import type { TableUse } from '#domain/fields/tableUse';

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
