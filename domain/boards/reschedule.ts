import type { BoardRefusal } from './boardRefusal';
import type { CivilDate } from '../civilDate';
import { assignedBin, parseBinKey } from './bins';
import { type BoardFacts, binIndex } from './boardFacts';
import { cardKind } from './cardKind';
import { crewRefusal, dayRefusal } from './crewRules';
import { draftOf } from './draft';
import { lockOf } from './locks';
import type { ScheduleOverride } from './overrides/overrideReason';
import { layReschedule } from './plan/layReschedule';
import type { MoveDecision } from './types';
import { completeDraft } from './completeDraft';
import { refuse } from '../refusals/refusal';

/** "Change date or crew..." of a Day 2 to 8 card: the date that it needs, and a crew or none. */
export interface Reschedule {
  key: string;
  crew_id: number | null;
  date: CivilDate;
  /** Why, in spite of a rule that a reason lifts [SDY-005]. */
  override?: ScheduleOverride | undefined;
}

/**
 * A Day 2 to 8 entry gets another date or crew and keeps its type: no drop, so only locks and the crew's own rules say
 * no [BRD-050].
 */
export const decideReschedule = (
  facts: BoardFacts,
  { key, crew_id, date }: Reschedule,
): MoveDecision | BoardRefusal => {
  const bins = binIndex(facts);
  const card = facts.cards.get(key);
  const from = parseBinKey((card && bins.binOf(card)) ?? '');
  if (!card || !from) return refuse('not_on_board');
  if (cardKind(card) !== 'G2-8') return refuse('reschedule_days_only');
  const to = assignedBin('GUNITE', crew_id, date);
  const refusal =
    lockOf(card, from, facts.rights, facts.today) ??
    (crew_id === null ? null : crewRefusal(to, facts)) ??
    (card.crew_id === crew_id && card.date === date ? null : dayRefusal(to, facts));
  if (refusal) return refusal;
  if (card.crew_id === crew_id && card.date === date)
    return { changes: [], from: from.key, to: from.key, affectedBins: [] };

  const draft = draftOf(facts);
  layReschedule(draft, card, from, { crew_id, date });
  const { affected, binNow } = completeDraft(draft, bins, [{ key }]);
  const moved = draft.card(key);
  return { changes: draft.changes(), from: from.key, to: moved ? binNow(moved) : null, affectedBins: [...affected] };
};
