import { RESOURCE_NEEDS } from '#domain/access/resourceNeeds';
import { decideRelocation, RELOCATION_KEY } from '#domain/inventory/relocationOrder/decideRelocation';
import type { RelocationFacts } from '#domain/inventory/relocationOrder/relocationFacts';
import type { RelocationValues } from '#domain/inventory/relocationOrder/relocationValues';
import type { Command } from '../../pipeline/command';
import type { Row } from '../../db/statement';
import { loadRelocation } from './loadRelocation';
import { newRelocationInput } from './relocationInput';

/** Makes a relocation order, a draft with the next number [RO-004 RO-005]. */
export const createRelocationOrder: Command<RelocationValues, RelocationFacts, Row> = {
  name: 'createInventoryRelocationOrder',
  need: RESOURCE_NEEDS.inventory_relocation_order.create,
  input: newRelocationInput,
  load: (mutation, values) => loadRelocation(mutation, values),
  decide: decideRelocation,
  result: (written) => written.made(RELOCATION_KEY),
};
