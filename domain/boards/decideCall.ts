import type { BoardRefusal } from './boardRefusal';
import type { CivilDate } from '../civilDate';
import { isTray, parseBinKey } from './bins';
import { type BoardFacts, binIndex } from './boardFacts';
import { type Move, decideMove } from './moves';
import { type RedateDecision, decideRedate } from './redate';
import type { MoveDecision } from './types';

/**
 * Decides a named call: a drop; or, when the card stays in its unassigned-type bin of a day view and only its date
 * differs, the other date that a push to next day sends.
 * @param date as sent
 */
export const decideCall = (
  facts: BoardFacts,
  move: Move,
  date: CivilDate | null,
): MoveDecision | RedateDecision | BoardRefusal => {
  const card = facts.cards.get(move.key);
  const bin = parseBinKey(move.to);
  const isRedate =
    card &&
    bin &&
    isTray(bin) &&
    facts.config.view === 'day' &&
    date !== null &&
    card.date !== null &&
    card.date !== date &&
    binIndex(facts).binOf(card) === bin.key;
  return isRedate ? decideRedate(facts, new Map([[card.key, date]])) : decideMove(facts, move);
};
