import type { BoardRefusal } from '#domain/boards/boardRefusal';
import type { BinKey } from '#domain/boards/kinds';
import { callOfRedate, callOfReschedule } from '#domain/boards/callOfMove';
import { decideRedate, pushable } from '#domain/boards/redate';
import type { ScheduleOverride } from '#domain/boards/overrides/overrideReason';
import { addDays, type CivilDate } from '#domain/civilDate';
import { decideReschedule, type Reschedule } from '#domain/boards/reschedule';
import type { BoardStore } from './boardStore';
import type { Planned } from './mover';
import { isRefusal, refuse } from '#domain/refusals/refusal';

/**
 * "Push to next day": the cards of these keys that still can be pushed go to the day after the shown one, all in one
 * document with a call for each [BRD-060].
 */
export const planPush = (
  store: BoardStore,
  bin: BinKey,
  keys: ReadonlySet<string>,
  override?: ScheduleOverride,
): BoardRefusal | (Planned & { to: CivilDate }) => {
  const facts = store.facts();
  if (!facts.rights.can_edit) return refuse('no_edit_right');
  const cards = pushable(facts, bin).filter(({ key }) => keys.has(key));
  if (cards.length === 0) return refuse('nothing_to_push');
  const to = addDays(facts.date, 1);
  const decision = decideRedate(facts, new Map(cards.map(({ key }) => [key, to])));
  if (isRefusal(decision)) return decision;
  const calls = cards.map((card) => callOfRedate(facts, card, bin, { date: to, override }));
  return { changes: decision.changes, keys: cards.map(({ key }) => key), to, write: () => ({ kind: 'calls', calls }) };
};

/** "Change date or crew..." of a Day 2 to 8 card: no drop, so it keeps its type [BRD-050]. */
export const planReschedule = (
  store: BoardStore,
  request: Reschedule,
): BoardRefusal | (Planned & { to: BinKey | null }) => {
  const facts = store.facts();
  const decision = decideReschedule(facts, request);
  if (isRefusal(decision)) return decision;
  const call = callOfReschedule(facts, request, decision.from);
  return call
    ? {
        changes: decision.changes,
        keys: [request.key],
        to: decision.to,
        write: () => ({ kind: 'calls', calls: [call] }),
      }
    : refuse('not_on_board');
};
