import { titleOf } from '../pipeline/labelOf';
import { resourceName } from './describe';
import type { Registry } from './registry';

/** The label of a table. */
export const labelOfTable = ({ byTable }: Registry, table: string): string =>
  byTable.get(table)?.label ?? titleOf(resourceName(table));
