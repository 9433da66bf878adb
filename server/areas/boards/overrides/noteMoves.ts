import { assignedBin, isTray, parseBinKey, tray } from '#domain/boards/bins';
import { binIndex, type BoardFacts } from '#domain/boards/boardFacts';
import type { Bin, BinKey } from '#domain/boards/kinds';
import type { ScheduleOverride } from '#domain/boards/overrides/overrideReason';
import type { Card } from '#domain/boards/types';
import type { CivilDate } from '#domain/civilDate';
import { AppError, badInput } from '#domain/errors';
import { fieldIssue } from '#domain/fields/fieldIssue';
import type { Mutation } from '../../../pipeline/mutation';

/** A card that a mutation moves: as it stood before, and where it goes. */
export interface NotedMove {
  command: string;
  board: BoardFacts;
  card: Card;
  from: Bin;
  to: Bin;
  override: ScheduleOverride | null;
}

interface Moving {
  command: string;
  board: BoardFacts;
  override: ScheduleOverride | null | undefined;
  moves: readonly {
    key: string;
    to: BinKey;
    /** Of a push: the day that a card of a tray takes. */
    date?: CivilDate | null;
  }[];
}

const notes = new WeakMap<Mutation, Map<string, NotedMove>>();

/** The moves of a mutation so far, each card once: from where it stood first to where it goes last. */
export const notedMoves = (mutation: Mutation): ReadonlyMap<string, NotedMove> => notes.get(mutation) ?? new Map();

/** Whether who asks may move cards in spite of the rules that a reason lifts. */
export const mayOverride = ({ actor }: Pick<Mutation, 'actor'>): boolean =>
  actor.permissions.has('CAN_OVERRIDE_SCHEDULE');

/** @throws AppError FORBIDDEN without the right, BAD_USER_INPUT for none or two reasons */
const assertOverride = (mutation: Mutation, override: ScheduleOverride | null): void => {
  if (!override) return;
  if (!mayOverride(mutation)) throw new AppError('FORBIDDEN');
  const { reason_code = null, reason_text = null } = override;
  if (reason_code === null && reason_text === null)
    throw badInput([fieldIssue('override.reason_code', 'required_here')]);
  if (reason_code !== null && reason_text !== null) throw badInput([fieldIssue('override.reason_text', 'not_valid')]);
};

/** The day that a card in a tray of a day view takes, as a place of its own. */
const pushedTo = (card: Card, from: Bin, to: Bin, date: CivilDate | null | undefined): Bin => {
  const isPush = isTray(from) && isTray(to) && card.date !== null && date && date !== card.date;
  return isPush && from.stage === to.stage && from.stage ? assignedBin(from.stage, null, date) : to;
};

/**
 * Keeps in mind which cards a call moves; whether a rule is broken is seen when all calls of the document are done, for a
 * chain may move card by card [SDY-005].
 * @throws AppError FORBIDDEN for a reason without the right, BAD_USER_INPUT for one that is none
 */
export const noteMoves = (mutation: Mutation, { command, board, override = null, moves }: Moving): void => {
  assertOverride(mutation, override);
  const known = notes.get(mutation) ?? new Map<string, NotedMove>();
  notes.set(mutation, known);
  const bins = binIndex(board);
  for (const { key, to: target, date } of moves) {
    const card = board.cards.get(key);
    const to = parseBinKey(target);
    if (!card || !to) continue;
    const from = parseBinKey(bins.binOf(card) ?? '') ?? tray('unassigned', 'WARRANTY');
    const first = known.get(key);
    known.set(key, {
      command,
      board,
      card: first?.card ?? card,
      from: first?.from ?? from,
      to: pushedTo(card, from, to, board.config.view === 'day' ? date : null),
      override: override ?? first?.override ?? null,
    });
  }
};
