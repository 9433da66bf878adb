import type { z } from 'zod';
import type { BoardFacts } from '#domain/boards/boardFacts';
import { binOfCrewInfo } from '#domain/boards/calls';
import { boardConfig } from '#domain/boards/config';
import type { BoardView } from '#domain/boards/kinds';
import { decideMove, type Move } from '#domain/boards/moves';
import { decideRedate } from '#domain/boards/redate';
import { stagesOfCrews } from '#domain/boards/placement';
import { standInsOf } from '#domain/boards/standIns';
import { cardKey } from '#domain/boards/boardState';
import type { Card } from '#domain/boards/types';
import { parseBinKey } from '#domain/boards/bins';
import { AppError, badInput } from '#domain/errors';
import { PHASE } from '#domain/pebble/phases';
import type { Command } from '../command';
import { assertFresh } from './assertFresh';
import { asDecision } from './boardError';
import { crewInfoEntry } from './inputs';
import { pebbleFacts } from './pebbleFacts';

type Input = z.infer<typeof crewInfoEntry>;
interface Facts { board: BoardFacts; card: Card; move: Move }

const NEW = -1;

/**
 * The card that a call means: the entry; for a new one the stand-in of its phase. Where that has a row by now, a call with a
 * version means the row, and is stale; one without makes a second row (boards.md 4).
 */
const cardOf = ({ cards, sub_jobs }: BoardFacts, { id, job_detail_id, phase_type_id, version }: Input): Card | undefined => {
  if (id !== NEW) return cards.get(cardKey('crew_information', id));
  const subJob = sub_jobs.get(job_detail_id);
  const rows = [...cards.values()].filter((card) => card.entity === 'crew_information' && card.job_detail_id === job_detail_id && card.phase_id === phase_type_id && card.id > 0);
  if (rows[0] && version !== null && version !== undefined) return rows[0];
  return subJob && standInsOf({ ...subJob, is_slurry_pickup: true }, []).find((card) => card.phase_id === phase_type_id);
};

export interface MovedEntry { id: number; job_detail_id: number }

/** A crew entry is dropped on the week or the day board of pebble; the day board's push redates it in its bin. */
export const moveCrewInfo = (name: string, view: BoardView): Command<Input, Facts, MovedEntry> => ({
  name,
  need: boardConfig('pebble', view).edit_permission,
  input: crewInfoEntry,
  load: async (mutation, input) => {
    const { job_detail_id, crew_id, date, id } = input;
    const board = await pebbleFacts(mutation, {
      view,
      date: date ?? mutation.today,
      subJobs: [job_detail_id],
      targets: date !== null && (crew_id !== null || input.phase_type_id === PHASE.SLURRY) ? [{ crew_id, date }] : [],
      ...(id === NEW ? {} : { lock: { crew_information: [id] } }),
    });
    const card = cardOf(board, input);
    if (!card) throw id === NEW ? badInput([{ path: 'phase_type_id', message: 'This sub-job has no such phase.' }]) : new AppError('NOT_FOUND');
    if (card.job_detail_id !== job_detail_id) throw badInput([{ path: 'job_detail_id', message: 'This entry belongs to another sub-job.' }]);
    if (card.phase_id !== input.phase_type_id) throw badInput([{ path: 'phase_type_id', message: 'This entry has another phase.' }]);
    await assertFresh(mutation, board, card, input);
    const crewStage = crew_id === null ? null : (stagesOfCrews(board.crews.values()).get(crew_id) ?? null);
    const facts = { ...board, cards: new Map([...board.cards, [card.key, card]]) };
    return { board: facts, card, move: { key: card.key, to: binOfCrewInfo(input, crewStage), index: input.index ?? undefined } };
  },
  decide: ({ board, card, move }, { date }) => {
    const target = parseBinKey(move.to);
    const isRedate = view === 'day' && target?.kind !== 'assigned' && card.crew_id === null && card.date !== null && date !== null && card.date !== date;
    return asDecision(isRedate ? decideRedate(board, new Map([[card.key, date]])) : decideMove(board, move));
  },
  result: (written, _mutation, { job_detail_id }, { card }) => ({ id: card.id > 0 ? card.id : Number(written.made(card.key).id), job_detail_id }),
});
