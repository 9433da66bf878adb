import type { z } from 'zod';
import { binOfCrewInfo } from '#domain/boards/calls';
import { boardConfig } from '#domain/boards/config';
import type { BoardFacts } from '#domain/boards/boardFacts';
import type { BoardView } from '#domain/boards/kinds';
import { stagesOfCrews } from '#domain/boards/placement';
import { standInsOf } from '#domain/boards/standIns';
import { cardKey } from '#domain/boards/boardState';
import type { Card } from '#domain/boards/types';
import { AppError, badInput } from '#domain/errors';
import { fieldIssue } from '#domain/fields/fieldIssue';
import { PHASE } from '#domain/pebble/phases';
import { cardOfRow } from '../read/loadCards';
import type { Command } from '../../../pipeline/command';
import type { Mutation } from '../../../pipeline/mutation';
import { runText } from '../../../db/statement';
import { assertFresh } from './assertFresh';
import { assertMayUndoMoves } from './assertMayUndoMoves';
import { assertPlace, assertStatus, decideDrop, type Drop } from './decideDrop';
import type { CrewDay } from '../../../pipeline/places/crewDays';
import { CREW_ENTRIES } from '../../../pipeline/places/entryTables';
import { crewInfoEntry } from './inputs';
import { loadMeant } from './loadBoardFacts';
import { noteMoves } from '../overrides/noteMoves';
import { settleMoves } from './settleMoves';

type Input = z.infer<typeof crewInfoEntry>;

const NEW = -1;

/**
 * The card that a call means: the entry; for a new one the stand-in of its phase. Where that has a row by now, a call
 * with a version means the row, and is stale; one without makes a second row.
 */
const cardOf = (
  { cards, sub_jobs }: BoardFacts,
  { id, job_detail_id, phase_type_id, version }: Input,
): Card | undefined => {
  if (id !== NEW) return cards.get(cardKey('crew_information', id));
  const subJob = sub_jobs.get(job_detail_id);
  const row = [...cards.values()].find(
    (card) =>
      card.entity === 'crew_information' &&
      card.job_detail_id === job_detail_id &&
      card.phase_id === phase_type_id &&
      card.id > 0,
  );
  if (row && version !== null && version !== undefined) return row;
  return (
    subJob && standInsOf({ ...subJob, is_slurry_pickup: true }, []).find((card) => card.phase_id === phase_type_id)
  );
};

/** An entry that is not among the sub-job's: of another one, or of none. */
const foreignEntry = async ({ client }: Mutation, id: number): Promise<AppError> => {
  const rows = await runText(client, 'select from crew_information where id = $1', [id]);
  return rows.length > 0 ? badInput([fieldIssue('job_detail_id', 'other_sub_job')]) : new AppError('NOT_FOUND');
};

/** The day that a card comes into. */
const targetsOf = ({ crew_id, date, phase_type_id }: Input): CrewDay[] =>
  date !== null && (crew_id !== null || phase_type_id === PHASE.SLURRY) ? [{ crew_id, date }] : [];

/**
 * A crew entry is dropped on the week or the day board of pebble; the day board's push redates it in its bin
 * [BAPI-002 BAPI-007].
 */
export const moveCrewInfo = (name: string, view: BoardView): Command<Input, Drop, Card> => ({
  name,
  need: boardConfig('pebble', view).edit_permission,
  input: crewInfoEntry,
  places: (input) => ({
    subJobs: [input.job_detail_id],
    days: { [CREW_ENTRIES.name]: targetsOf(input) },
  }),
  loadsOnly: true,
  assertMayUndo: assertMayUndoMoves,
  settleUndo: settleMoves,
  load: (mutation, input) => {
    const { id, job_detail_id, phase_type_id, crew_id, date, status } = input;
    const request = {
      view,
      date: date ?? mutation.today,
      subJobs: [job_detail_id],
      crewless: phase_type_id === PHASE.SLURRY,
      targets: targetsOf(input),
    };
    return loadMeant(mutation, CREW_ENTRIES, request, async (facts): Promise<Drop> => {
      const card = cardOf(facts, input);
      if (!card && id === NEW) throw badInput([fieldIssue('phase_type_id', 'phase_unknown')]);
      if (!card || card.job_detail_id !== job_detail_id) throw await foreignEntry(mutation, id);
      if (card.phase_id !== phase_type_id) throw badInput([fieldIssue('phase_type_id', 'phase_other')]);
      await assertFresh(mutation, facts, card, input);
      assertStatus(card, status.id, 'status.id');
      assertPlace(card, input, mutation.today);
      const board = { ...facts, cards: new Map([...facts.cards, [card.key, card]]) };
      const crewStage = crew_id === null ? null : (stagesOfCrews(facts.crews.values()).get(crew_id) ?? null);
      const move = { key: card.key, to: binOfCrewInfo(input, crewStage), index: input.index ?? undefined };
      noteMoves(mutation, { command: name, board, override: input.override, moves: [{ ...move, date }] });
      return { board, card, date, status_id: status.id, move };
    });
  },
  decide: decideDrop,
  result: (written, _mutation, _input, { card }) => {
    const row = card.id > 0 ? written.row('crew_information', card.id) : written.made(card.key);
    return row ? cardOfRow('crew_information', row, card.job_id) : card;
  },
});
