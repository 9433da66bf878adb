import { fieldIssue } from '#domain/fields/fieldIssue';
import { GUNITE_TYPE } from '#domain/statuses';
import type { z } from 'zod';
import type { BoardFacts } from '#domain/boards/boardFacts';
import { cardKey } from '#domain/boards/boardState';
import { assignedKey } from '#domain/boards/bins';
import { binOfGuniteHistory } from '#domain/boards/calls';
import { cardKind } from '#domain/boards/cardKind';
import { boardConfig } from '#domain/boards/config';
import { decideReschedule } from '#domain/boards/reschedule';
import { standInsOf } from '#domain/boards/standIns';
import type { Card } from '#domain/boards/types';
import { AppError, badInput } from '#domain/errors';
import type { Command } from '../../../pipeline/command';
import type { Mutation } from '../../../pipeline/mutation';
import { runText } from '../../../db/statement';
import { assertFresh } from './assertFresh';
import { assertMayUndoMoves } from './assertMayUndoMoves';
import { assertPlace, assertStatus, atCrew, decideDrop, type Drop } from './decideDrop';
import type { CrewDay } from '../../../pipeline/places/crewDays';
import { HISTORY_ENTRIES } from '../../../pipeline/places/entryTables';
import { guniteHistoryEntry } from './inputs';
import { loadMeant } from './loadBoardFacts';
import { noteMoves } from '../overrides/noteMoves';
import { settleMoves } from './settleMoves';

type Input = z.infer<typeof guniteHistoryEntry>;

const NEW = -1;
const NAME = 'updateGuniteBoardHistoryEntry';

/**
 * The card that a call means: the entry; for a new one a stand-in of its type. Where the sub-job has a history by now,
 * a call with a version means its first row, and is stale; one without makes a further row.
 */
const cardOf = (
  { cards, sub_jobs }: BoardFacts,
  { history_entry_id: id, history_entry_type_id: type_id, job_detail_id, version }: Input,
): Card | undefined => {
  if (id !== NEW) return cards.get(cardKey('gunite_history', id));
  const row = [...cards.values()].find(
    (card) => card.entity === 'gunite_history' && card.job_detail_id === job_detail_id && card.id > 0,
  );
  if (row && version !== null && version !== undefined) return row;
  const subJob = sub_jobs.get(job_detail_id);
  const [standIn] = subJob ? standInsOf(subJob, []) : [];
  return standIn && { ...standIn, type_id };
};

/** An entry that is not among the sub-job's: of another one, or of none. */
const foreignEntry = async ({ client }: Mutation, id: number): Promise<AppError> => {
  const rows = await runText(client, 'select from gunite_history where id = $1', [id]);
  return rows.length > 0 ? badInput([fieldIssue('job_detail_id', 'other_sub_job')]) : new AppError('NOT_FOUND');
};

/** A Day 2 to 8 entry that loses its date becomes Day 1: a call may name the type before the drop or after it. */
const isTypeOf = (card: Card, type_id: number): boolean =>
  type_id === card.type_id || (type_id === GUNITE_TYPE.DAY_1 && cardKind(card) === 'G2-8');

/** The day that a card comes into. */
const targetsOf = ({ crew_id, date }: Input): CrewDay[] =>
  crew_id !== null && date !== null ? [{ crew_id, date }] : [];

/**
 * A history entry is dropped or pushed on a gunite board, or gets another date or crew without a drop
 * [BAPI-003 BRD-050].
 */
export const moveGuniteHistory: Command<Input, Drop, { id: number }> = {
  name: NAME,
  need: boardConfig('gunite', 'week').edit_permission,
  input: guniteHistoryEntry,
  places: (input) => ({
    subJobs: [input.job_detail_id],
    days: { [HISTORY_ENTRIES.name]: targetsOf(input) },
  }),
  loadsOnly: true,
  assertMayUndo: assertMayUndoMoves,
  settleUndo: settleMoves,
  load: (mutation, input) => {
    const { history_entry_id: id, history_entry_type_id: type_id, is_day_view, job_detail_id, date, status } = input;
    const request = {
      view: is_day_view ? 'day' : 'week',
      date: date ?? mutation.today,
      subJobs: [job_detail_id],
      targets: targetsOf(input),
    } as const;
    return loadMeant(mutation, HISTORY_ENTRIES, request, async (facts): Promise<Drop> => {
      const card = cardOf(facts, input);
      if (!card && id === NEW) throw badInput([fieldIssue('job_detail_id', 'no_gunite_history')]);
      if (!card || card.job_detail_id !== job_detail_id) throw await foreignEntry(mutation, id);
      await assertFresh(mutation, facts, card, input);
      if (!isTypeOf(card, type_id)) throw badInput([fieldIssue('history_entry_type_id', 'type_other')]);
      assertStatus(card, status, 'status');
      assertPlace(card, input, mutation.today);
      const board = { ...facts, cards: new Map([...facts.cards, [card.key, card]]) };
      const move = { key: card.key, to: binOfGuniteHistory(input), index: input.index ?? undefined };
      const to = input.is_reschedule === true && date !== null ? assignedKey('GUNITE', input.crew_id, date) : move.to;
      noteMoves(mutation, { command: NAME, board, override: input.override, moves: [{ key: card.key, to, date }] });
      return { board, card, date, status_id: status, move };
    });
  },
  decide: (drop, { is_reschedule, crew_id, date }) => {
    if (is_reschedule !== true) return decideDrop(drop);
    if (date === null) throw badInput([fieldIssue('date', 'required_here')]);
    return atCrew(decideReschedule(drop.board, { key: drop.card.key, crew_id, date }));
  },
  result: (written, _mutation, _input, { card }) => ({
    id: card.id > 0 ? card.id : Number(written.made(card.key)?.id ?? NEW),
  }),
};
