import { RESOURCE_NEEDS } from '#domain/access/resourceNeeds';
import { AppError } from '#domain/errors';
import { decideRelocation } from '#domain/inventory/relocationOrder/decideRelocation';
import type { RelocationFacts } from '#domain/inventory/relocationOrder/relocationFacts';
import type { Command } from '../../pipeline/command';
import type { Row } from '../../db/statement';
import { loadRelocation } from './loadRelocation';
import { changedRelocationInput, type ChangedRelocation } from './relocationInput';

/** Saves a relocation order whole, and ships, receives or cancels it with the stock that moves [RO-004 RO-005]. */
export const updateRelocationOrder: Command<ChangedRelocation, RelocationFacts, Row> = {
  name: 'updateInventoryRelocationOrder',
  need: RESOURCE_NEEDS.inventory_relocation_order.update,
  input: changedRelocationInput,
  load: (mutation, { values, id, version }) => loadRelocation(mutation, values, { id, version }),
  decide: (facts, { values }, today) => decideRelocation(facts, values, today),
  result: (written, _mutation, { id }) => {
    const row = written.row('inventory_relocation_order', id);
    if (!row) throw new AppError('NOT_FOUND');
    return row;
  },
};
