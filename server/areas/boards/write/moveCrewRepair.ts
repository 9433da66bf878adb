import type { z } from 'zod';
import { can } from '#domain/access/can';
import { cardKey } from '#domain/boards/boardState';
import { binOfCrewRepair } from '#domain/boards/calls';
import { boardConfig } from '#domain/boards/config';
import { repairStage } from '#domain/boards/cardKind';
import { stagesOfCrews } from '#domain/boards/placement';
import type { Card } from '#domain/boards/types';
import { fieldIssue } from '#domain/fields/fieldIssue';
import { PHASE } from '#domain/pebble/phases';
import { AppError, badInput, refusalError } from '#domain/errors';
import type { Command } from '../../../pipeline/command';
import type { Mutation } from '../../../pipeline/mutation';
import { runText } from '../../../db/statement';
import { assertFresh } from './assertFresh';
import { assertMayUndoMoves } from './assertMayUndoMoves';
import { assertPlace, assertStatus, decideDrop, type Drop } from './decideDrop';
import type { CrewDay } from '../../../pipeline/places/crewDays';
import { ENTRY_TABLES, type EntryTable } from '../../../pipeline/places/entryTables';
import { crewRepair } from './inputs';
import { loadMeant } from './loadBoardFacts';
import { noteMoves } from '../overrides/noteMoves';
import { settleMoves } from './settleMoves';
import { refuse } from '#domain/refusals/refusal';

type Input = z.infer<typeof crewRepair>;

const NAME = 'updateCrewRepairJobEntry';
const EDITS_PEBBLE = boardConfig('pebble', 'week').edit_permission;
const EDITS_GUNITE = boardConfig('gunite', 'week').edit_permission;

/** The call names no board: the division of the repair does, and with it the right that is needed. */
const boardOf = async ({ client, actor }: Mutation, { id, job_detail_id }: Input): Promise<EntryTable> => {
  const [row] = await runText(client, 'select job_detail_id, company_division_id from crew_repair_job where id = $1', [
    id,
  ]);
  if (!row) throw new AppError('NOT_FOUND');
  const board = ENTRY_TABLES.find(({ division_id }) => division_id === row.company_division_id);
  if (board && !can(actor.permissions, boardConfig(board.category, 'week').edit_permission))
    throw new AppError('FORBIDDEN');
  if (row.job_detail_id !== job_detail_id) throw badInput([fieldIssue('job_detail_id', 'other_sub_job')]);
  if (!board) throw refusalError(refuse('not_on_board'));
  return board;
};

const targetsOf = ({ crew_id, date }: Input): CrewDay[] =>
  crew_id !== null && date !== null ? [{ crew_id, date }] : [];

/**
 * A repair stands in a row of Prep, App, Detail or Crew Repair, or keeps the phase that it has. @throws AppError
 * BAD_USER_INPUT
 */
const assertPhase = ({ phase_id }: Card, { pebble_phase_type_id: sent }: Input): void => {
  const isRow = sent === null || sent === PHASE.WARRANTY || repairStage(sent) !== null;
  if (!isRow && sent !== phase_id) throw badInput([fieldIssue('pebble_phase_type_id', 'unknown_choice')]);
};

/**
 * A repair is dropped on a pebble or gunite board [BAPI-004]. On the pebble boards a change into or out of status 19
 * runs the cascade over the pebble sub-jobs of its job [BRD-044]. A date without a crew is the shown day of a day
 * board: a week board sends none.
 */
export const moveCrewRepair: Command<Input, Drop, { id: number }> = {
  name: NAME,
  need: { any: [EDITS_PEBBLE, EDITS_GUNITE] },
  input: crewRepair,
  // Which board it is shows when its row is read.
  places: (input) => ({
    subJobs: [input.job_detail_id],
    wholeJobs: true,
    days: Object.fromEntries(ENTRY_TABLES.map(({ name }) => [name, targetsOf(input)])),
  }),
  loadsOnly: true,
  assertMayUndo: assertMayUndoMoves,
  settleUndo: settleMoves,
  load: async (mutation, input) => {
    const { id, job_detail_id, crew_id, date, status } = input;
    const table = await boardOf(mutation, input);
    const request = {
      view: date === null ? 'week' : 'day',
      date: date ?? mutation.today,
      subJobs: [job_detail_id],
      wholeJobs: boardConfig(table.category, 'week').has_cascade,
      repairs: [id],
      // No day is entered, for repairs have no number; but the crew is looked up by it.
      targets: targetsOf(input),
    } as const;
    return loadMeant(mutation, table, request, async (board): Promise<Drop> => {
      const card = board.cards.get(cardKey('crew_repair_job', id));
      if (!card) throw new AppError('NOT_FOUND');
      await assertFresh(mutation, board, card, input);
      assertStatus(card, status, 'status');
      assertPhase(card, input);
      assertPlace(card, input, mutation.today);
      const crewStage = crew_id === null ? null : (stagesOfCrews(board.crews.values()).get(crew_id) ?? null);
      const to = binOfCrewRepair(input, table.category, crewStage);
      const move = { key: card.key, to, index: input.index ?? undefined };
      noteMoves(mutation, { command: NAME, board, override: input.override, moves: [{ ...move, date }] });
      return { board, card, date, status_id: status, move };
    });
  },
  decide: decideDrop,
  result: (_written, _mutation, { id }) => ({ id }),
};
