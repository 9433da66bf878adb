import { limitsTold } from '#domain/access/fieldLimits';
import { narrowResource, reachOfUser } from '#domain/access/narrowResource';
import { PERMISSIONS } from '#domain/access/permissions';
import type { ResourceDescriptor } from '#domain/fields/resource';

/** Who asks, as the server tells it. */
export interface TellsReach {
  permissions: readonly string[];
  hidden_fields?: readonly string[] | undefined;
  read_only_fields?: readonly string[] | undefined;
}

/** What the bundle carries as a user knows it. A resource that is whole stays the same object, so that nothing is drawn anew. */
export const narrowed = (
  resources: readonly ResourceDescriptor[],
  { permissions, hidden_fields, read_only_fields }: TellsReach,
): ResourceDescriptor[] => {
  const held = new Set(PERMISSIONS.filter((code) => permissions.includes(code)));
  const reachOf = reachOfUser(held, limitsTold({ hidden_fields, read_only_fields }));
  return resources.map((resource) => narrowResource(resource, reachOf));
};
