import { isRefusal, refuse } from '../../refusals/refusal';
import type { Change } from '../../changes';
import type { BoardRefusal } from '../boardRefusal';
import { parseBinKey } from '../bins';
import { type BoardFacts, binIndex } from '../boardFacts';
import { completeDraft } from '../completeDraft';
import { placeRefusal } from '../crewRules';
import { draftOf } from '../draft';
import { canDrop } from '../dropRules';
import { isRescheduled, promisedRefusal } from '../groupMove';
import type { Bin, BinKey } from '../kinds';
import { lockOf, ownRights } from '../locks';
import type { Card } from '../types';
import { layDrop } from './layDrop';
import { layReschedule } from './layReschedule';

/** One card of a plan and its target. */
export interface PlanItem {
  key: string;
  to: BinKey;
  /** Its place among the ordered cards of the bin, 0 first; the end when absent. */
  index?: number | undefined;
}

/** A card of a plan that stays where it is, and why. */
export interface RefusedItem {
  key: string;
  refusal: BoardRefusal;
}

export interface PlanDecision {
  changes: Change[];
  /** The cards that come to stand elsewhere, or in another place of their bin. */
  moved: PlanItem[];
  refused: RefusedItem[];
}

/** The bins of an item, or why its card stays. */
const endsOf = (
  facts: BoardFacts,
  item: PlanItem,
  binOf: (card: Card) => BinKey | null,
): { card: Card; from: Bin; to: Bin } | BoardRefusal => {
  const card = facts.cards.get(item.key);
  const from = card ? parseBinKey(binOf(card) ?? '') : null;
  if (!card || !from) return refuse('not_on_board');
  const to = parseBinKey(item.to);
  if (!to) return refuse('no_such_bin');
  const refusal =
    lockOf(card, from, from.key === to.key ? ownRights(facts.rights) : facts.rights, facts.today) ??
    (from.key === to.key
      ? null
      : (promisedRefusal(facts, item.key) ??
        (isRescheduled(card, to) ? null : canDrop(card, from, to, facts.config)) ??
        placeRefusal(to, facts)));
  return refusal ?? { card, from, to };
};

/**
 * Decides a plan of many cards at once, on the board as it stands: each gets the crew and day of its new bin, as a group
 * move gives them (a Day 2 to 8 card that stays in a crew's day keeps its type), and every bin is numbered anew once, in
 * the order of the items [SDY-002 SDY-008]. A card that its lock or a rule keeps is named, and the others move.
 */
export const decidePlan = (facts: BoardFacts, items: readonly PlanItem[]): PlanDecision => {
  const bins = binIndex(facts);
  const draft = draftOf(facts);
  const moved: PlanItem[] = [];
  const refused: RefusedItem[] = [];
  for (const item of items) {
    const ends = endsOf(facts, item, bins.binOf);
    if (isRefusal(ends)) {
      refused.push({ key: item.key, refusal: ends });
      continue;
    }
    const { card, from, to } = ends;
    if (from.key === to.key) {
      if (item.index !== undefined) moved.push(item);
      continue;
    }
    if (isRescheduled(card, to)) layReschedule(draft, card, from, { crew_id: to.crew_id, date: to.date });
    else layDrop(draft, card, from, to);
    moved.push(item);
  }
  completeDraft(draft, bins, moved);
  return { changes: draft.changes(), moved, refused };
};
