import { callOfReschedule } from '#domain/boards/callOfMove';
import type { BinKey } from '#domain/boards/kinds';
import { isRefusal, refuse, type Refusal } from '#domain/boards/refusals';
import { decideReschedule, type Reschedule } from '#domain/boards/reschedule';
import type { BoardStore } from './boardStore';
import type { Planned } from './mover';

/** "Change date or crew..." of a Day 2 to 8 card: no drop, so it keeps its type [BRD-050]. */
export const planReschedule = (store: BoardStore, request: Reschedule): Refusal | (Planned & { to: BinKey | null }) => {
  const facts = store.facts();
  const decision = decideReschedule(facts, request);
  if (isRefusal(decision)) return decision;
  const call = callOfReschedule(facts, request, decision.from);
  return call
    ? { changes: decision.changes, to: decision.to, write: () => ({ kind: 'calls', calls: [call] }) }
    : refuse('not_on_board');
};
