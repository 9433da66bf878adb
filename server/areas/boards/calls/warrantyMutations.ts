import { addCommand } from '../../../api/commandField';
import { plainObject } from '../../../api/plainTypes';
import type { SchemaKit } from '../../../api/schema';
import { moveVisit, resizeVisit } from '../write/moveVisit';

/** The named mutations of the warranty boards [BAPI-005 BAPI-006]. */
export const addWarrantyMutations = (kit: SchemaKit): void => {
  const type = plainObject<{ id: number }>(kit.builder, 'WrittenVisit', { id: 'Int!' });
  addCommand(kit, { command: moveVisit, type });
  addCommand(kit, { command: resizeVisit, type });
};
