import type { BoardRefusal } from './boardRefusal';
import { isTray, parseBinKey } from './bins';
import { isOrdered } from './binSort';
import { type BoardFacts, binIndex } from './boardFacts';
import { placeRefusal } from './crewRules';
import { draftOf } from './draft';
import { canDrop } from './dropRules';
import type { BinKey } from './kinds';
import { lockOf, ownRights } from './locks';
import type { ScheduleOverride } from './overrides/overrideReason';
import { layDrop } from './plan/layDrop';
import { renumber } from './renumber';
import { completeDraft } from './completeDraft';
import type { MoveDecision } from './types';
import { decideVisitMove } from './timeGrid/decideVisitMove';
import type { Span } from './timeGrid/gridGeometry';
import { refuse } from '../refusals/refusal';

/** One drop: the card, the bin, and the place among its ordered cards (0 first, absent last). */
export interface Move {
  key: string;
  to: BinKey;
  index?: number | undefined;
  /** When a visit takes place; only visits on the time grid have it. */
  span?: Span | undefined;
  /** Why, in spite of a rule that a reason lifts [SDY-005]. */
  override?: ScheduleOverride | undefined;
}

/**
 * Decides one drop: the lock, the drop rules, the result on the card, the cascade, the derived fields and the
 * renumbering of source and target [BRD-029 BRD-030 BRD-063]. The server writes the changes and the browser shows them
 * at once.
 */
export const decideMove = (facts: BoardFacts, move: Move): MoveDecision | BoardRefusal => {
  if (facts.config.category === 'warranty') return decideVisitMove(facts, move);
  const bins = binIndex(facts);
  const card = facts.cards.get(move.key);
  const fromKey = card ? bins.binOf(card) : null;
  const from = fromKey === null ? null : parseBinKey(fromKey);
  if (!card || !from) return refuse('not_on_board');
  const to = parseBinKey(move.to);
  if (!to) return refuse('no_such_bin');
  const refusal =
    lockOf(card, from, from.key === to.key ? ownRights(facts.rights) : facts.rights, facts.today) ??
    canDrop(card, from, to, facts.config) ??
    (from.key === to.key ? null : placeRefusal(to, facts));
  if (refusal) return refusal;

  const draft = draftOf(facts);
  if (from.key === to.key) {
    if (isTray(from) || !isOrdered(card)) return { changes: [], from: from.key, to: to.key, affectedBins: [] };
    renumber(draft, bins, to.key, () => true, [{ key: card.key, index: move.index }]);
    return { changes: draft.changes(), from: from.key, to: to.key, affectedBins: [to.key] };
  }

  layDrop(draft, card, from, to);
  const { affected, binNow } = completeDraft(draft, bins, [move]);
  const moved = draft.card(card.key);
  return { changes: draft.changes(), from: from.key, to: moved ? binNow(moved) : null, affectedBins: [...affected] };
};
