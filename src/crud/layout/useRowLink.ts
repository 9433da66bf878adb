import type { ResourceDescriptor } from '#domain/fields/resource';
import { usePermissions } from '../../auth/usePermissions';
import type { Row } from '../../dataProvider/row';
import type { ListPanel } from '../look/useListPanel';
import { useOverride } from '../values/overrides';

/** Where a row of a list leads to, and the fields that this is read from. */
export const useRowLink = (
  resource: ResourceDescriptor,
  panel: ListPanel,
): { reads: readonly string[]; to: (row: Row) => string } => {
  const { rowPath } = useOverride(resource.name);
  const held = usePermissions();
  return { reads: rowPath?.reads ?? [], to: (row) => rowPath?.to(row, held) ?? panel.recordPath(row.id) };
};
