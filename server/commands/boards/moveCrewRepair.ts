import type { z } from 'zod';
import { can } from '#domain/access/can';
import { parseBinKey } from '#domain/boards/bins';
import type { BoardFacts } from '#domain/boards/boardFacts';
import { cardKey } from '#domain/boards/boardState';
import { binOfCrewRepair } from '#domain/boards/calls';
import { boardConfig } from '#domain/boards/config';
import { decideMove, type Move } from '#domain/boards/moves';
import { stagesOfCrews } from '#domain/boards/placement';
import { decideRedate } from '#domain/boards/redate';
import { refuse } from '#domain/boards/refusals';
import type { Card } from '#domain/boards/types';
import { AppError, badInput } from '#domain/errors';
import { DIVISION } from '#domain/statuses';
import type { Command } from '../command';
import { lockRows } from '../lockRows';
import { lockedRow } from '../mutation';
import { assertFresh } from './assertFresh';
import { asDecision } from './boardError';
import { crewRepair } from './inputs';
import { pebbleFacts } from './pebbleFacts';

type Input = z.infer<typeof crewRepair>;
interface Facts { board: BoardFacts; card: Card; move: Move }

const EDITS_PEBBLE = boardConfig('pebble', 'week').edit_permission;
const EDITS_GUNITE = boardConfig('gunite', 'week').edit_permission;

/**
 * A repair is dropped on a pebble board. The call names no board: the division of the repair does. A change into or out of
 * status 19 runs the cascade over the pebble sub-jobs of its job [BRD-044].
 */
export const moveCrewRepair: Command<Input, Facts, { id: number }> = {
  name: 'updateCrewRepairJobEntry',
  need: { any: [EDITS_PEBBLE, EDITS_GUNITE] },
  input: crewRepair,
  load: async (mutation, input) => {
    const { id, job_detail_id, crew_id, date } = input;
    const key = cardKey('crew_repair_job', id);
    const board = await pebbleFacts(mutation, { view: 'week', date: date ?? mutation.today, subJobs: [job_detail_id], wholeJobs: true, targets: [] });
    await lockRows(mutation, { crew_repair_job: [id] });
    const row = lockedRow(mutation, 'crew_repair_job', id);
    if (!row) throw new AppError('NOT_FOUND');
    if (row.job_detail_id !== job_detail_id) throw badInput([{ path: 'details.job_detail_id', message: 'This entry belongs to another sub-job.' }]);
    if (!can(mutation.actor.permissions, row.company_division_id === DIVISION.PEBBLE ? EDITS_PEBBLE : EDITS_GUNITE)) throw new AppError('FORBIDDEN');
    const card = board.cards.get(key);
    if (!card) throw new AppError('BAD_USER_INPUT', { rule: refuse('not_on_board').code }, 'This card is not on this board.');
    await assertFresh(mutation, board, card, input);
    const crewStage = crew_id === null ? null : (stagesOfCrews(board.crews.values()).get(crew_id) ?? null);
    return { board, card, move: { key, to: binOfCrewRepair(input, 'pebble', crewStage), index: input.index ?? undefined } };
  },
  decide: ({ board, card, move }, { date }) => {
    const staysInTray = card.crew_id === null && card.date !== null && date !== null && card.date !== date && parseBinKey(move.to)?.kind !== 'assigned';
    return asDecision(staysInTray ? decideRedate(board, new Map([[card.key, date]])) : decideMove(board, move));
  },
  result: (_written, _mutation, { id }) => ({ id }),
};
