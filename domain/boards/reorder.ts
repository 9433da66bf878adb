import type { BoardRefusal } from './boardRefusal';
import { isTray, parseBinKey } from './bins';
import { isOrdered } from './binSort';
import { type BoardFacts, binIndex } from './boardFacts';
import { draftOf } from './draft';
import type { BinKey } from './kinds';
import { orderAt } from './order';
import type { RedateDecision } from './redate';
import { refuse } from '../refusals/refusal';

/** One item of updateBoardSortOrder, its card by key. */
export interface SortItem {
  key: string;
  order: number;
}

/**
 * Stores the sequence of assigned bins (updateBoardSortOrder): by `order`, equal orders as sent. Cards of such a bin
 * that the list leaves out keep their sequence behind it; no version rises [BRD-062 BRD-063].
 */
export const decideReorder = (facts: BoardFacts, items: readonly SortItem[]): RedateDecision | BoardRefusal => {
  if (!facts.rights.can_edit) return refuse('no_edit_right');
  const bins = binIndex(facts);
  const listed = new Map<BinKey, string[]>();
  for (const { key } of items.toSorted((a, b) => a.order - b.order)) {
    const card = facts.cards.get(key);
    const binKey = card && isOrdered(card) ? bins.binOf(card) : null;
    const bin = binKey === null ? null : parseBinKey(binKey);
    if (!bin || isTray(bin)) return refuse('order_unknown_card');
    const keys = listed.get(bin.key);
    if (!keys) listed.set(bin.key, [key]);
    else if (!keys.includes(key)) keys.push(key);
  }
  const draft = draftOf(facts);
  for (const [binKey, keys] of listed) {
    const rest = bins
      .cardsIn(binKey)
      .filter((card) => isOrdered(card) && !keys.includes(card.key))
      .map((card) => card.key);
    [...keys, ...rest].forEach((key, index) => draft.setCard(key, orderAt(index)));
  }
  return { changes: draft.changes(), affectedBins: [...listed.keys()] };
};
