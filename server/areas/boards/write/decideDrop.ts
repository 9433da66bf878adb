import { parseBinKey } from '#domain/boards/bins';
import { binIndex, type BoardFacts } from '#domain/boards/boardFacts';
import { decideCall } from '#domain/boards/decideCall';
import type { BinKey } from '#domain/boards/kinds';
import type { Move } from '#domain/boards/moves';
import type { Card } from '#domain/boards/types';
import type { Decision } from '#domain/changes';
import type { CivilDate } from '#domain/civilDate';
import { badInput } from '#domain/errors';
import { fieldIssue } from '#domain/fields/fieldIssue';
import { farDateIssues } from '#domain/fields/farDate';
import type { RuleName } from '#domain/refusals/catalogue';
import { isRefusal } from '#domain/refusals/refusal';
import { STATUS } from '#domain/statuses';
import { statusesWhere } from '../../../db/statusLists';

/** What a board call is about, as far as its decision goes. */
export interface Drop {
  board: BoardFacts;
  card: Card;
  move: Move;
  date: CivilDate | null;
  status_id: number;
}

/** Statuses that a bin gives. Any other one must be the card's own, which a move between crews keeps. */
const OF_BINS: ReadonlySet<number> = new Set([STATUS.PENDING, ...statusesWhere(({ tray }) => tray !== undefined)]);

/**
 * @throws AppError BAD_USER_INPUT for a status that a board does not give: complete and cancelled are set in the job
 * form
 */
export const assertStatus = ({ status_id: now }: Card, sent: number, path: string): void => {
  if (!OF_BINS.has(sent) && sent !== now) throw badInput([fieldIssue(path, 'move_status')]);
};

/**
 * A crew that is named works on a day, and another day is one that people plan for [UI-035].
 * @throws AppError BAD_USER_INPUT
 */
export const assertPlace = (card: Card, { crew_id, date }: Pick<Card, 'crew_id' | 'date'>, today: CivilDate): void => {
  const issues = [
    ...(crew_id !== null && date === null && crew_id !== card.crew_id ? [fieldIssue('date', 'required_here')] : []),
    ...farDateIssues({ date }, { date: card.date }, today),
  ];
  if (issues.length > 0) throw badInput(issues);
};

/**
 * A push names the date and keeps the status, which says Unassigned also of a card in Ready to Apply: such a call means
 * the bin in which the card is.
 */
const targetBinOf = ({ board, card, move, date, status_id }: Drop): BinKey => {
  const [from, to] = [parseBinKey(binIndex(board).binOf(card) ?? ''), parseBinKey(move.to)];
  const isPush =
    board.config.view === 'day' &&
    date !== null &&
    card.date !== null &&
    card.date !== date &&
    status_id === card.status_id;
  return isPush && from?.kind === 'readyToApply' && to?.kind === 'unassigned' && from.stage === to.stage
    ? from.key
    : move.to;
};

/** Rules that refuse the crew, whom a call names in a field. */
const OF_CREWS: ReadonlySet<RuleName> = new Set(['crew_unfit', 'crew_inactive']);

/** A decision whose refusal of a crew names that field. */
export const atCrew = (decision: Decision): Decision =>
  isRefusal(decision) && OF_CREWS.has(decision.rule) ? { ...decision, path: 'crew_id' } : decision;

/** Decides a named call: a drop, or in a day view another date for a card that stays in its bin. */
export const decideDrop = (drop: Drop): Decision => {
  const { board, move, date } = drop;
  return atCrew(decideCall(board, { ...move, to: targetBinOf(drop) }, date));
};
