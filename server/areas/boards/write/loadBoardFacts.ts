import { boardFacts, type BoardFacts } from '#domain/boards/boardFacts';
import { boardConfig } from '#domain/boards/config';
import type { BoardView } from '#domain/boards/kinds';
import { boardState } from '#domain/boards/boardState';
import { withStandIns } from '#domain/boards/standIns';
import type { CivilDate } from '#domain/civilDate';
import { AppError } from '#domain/errors';
import { PHASE } from '#domain/pebble/phases';
import { cardOfRow } from '../read/loadCards';
import { boardReach, isBounded } from '../read/reach';
import { withDayRule } from '../read/dayRule';
import { boardRights } from '../read/boardRights';
import { inOnePacket } from '../../../db/inOnePacket';
import type { Mutation } from '../../../pipeline/mutation';
import type { Row } from '../../../db/statement';
import type { EntryTable } from '../../../pipeline/places/entryTables';
import { subJobFacts } from './subJobFacts';
import { keyOfDay, type CrewDay } from '../../../pipeline/places/crewDays';
import { isLate } from '../../../pipeline/places/heldPlaces';
import { lockPlaces, type LockedPlaces, type Places } from './lockPlaces';
import { readPlaces, type ReadPlaces } from './readPlaces';
import { numberIn, idOf } from '../../../db/statement';

export interface BoardFactsRequest extends Partial<Omit<Places, 'subJobs'>> {
  view: BoardView;
  /** The shown date: what a drop in an unassigned bin of a day view takes. */
  date: CivilDate;
  /** Sub-jobs that the command concerns; their cards are all among the facts, stand-ins included. */
  subJobs: readonly number[];
  /** Repairs that will be moved. */
  repairs?: readonly number[];
}

const dayOf = (table: EntryTable, { crew_id, phase_type_id, [table.date]: date }: Row): CrewDay | null =>
  typeof date === 'string' && (typeof crew_id === 'number' || phase_type_id === PHASE.SLURRY)
    ? { crew_id: typeof crew_id === 'number' ? crew_id : null, date }
    : null;

/**
 * Days in which entries of the concerned sub-jobs came to stand before their sub-job was locked, and that nobody holds
 * yet.
 */
const unheldDays = (
  table: EntryTable,
  held: ReadonlySet<string>,
  { locked, read }: { locked: LockedPlaces; read: ReadPlaces },
  asked: readonly number[],
): CrewDay[] => {
  const concerned = new Set(locked.subJobs.map(({ id }) => id));
  return read.entries
    .filter(({ id, job_detail_id }) => concerned.has(job_detail_id) || (typeof id === 'number' && asked.includes(id)))
    .flatMap((row) => dayOf(table, row) ?? [])
    .filter((day) => !held.has(keyOfDay(table, day)));
};

/** Both statements in one packet where the sub-jobs are known beforehand. */
const lockAndRead = async (
  mutation: Mutation,
  table: EntryTable,
  places: Places,
  repairs: readonly number[],
): Promise<{ locked: LockedPlaces; read: ReadPlaces }> => {
  const { entries, targets, subJobs, wholeJobs, crewless } = places;
  const readThose = (known: readonly number[]): Promise<ReadPlaces> =>
    readPlaces(mutation, table, { subJobs: known, crewless, entries, repairs, targets });
  const lock = (): Promise<LockedPlaces> => lockPlaces(mutation, table, places);
  // Where a place is only tried, nothing may be read or locked that stands in it.
  if (wholeJobs || isLate(mutation)) {
    const locked = await lock();
    return { locked, read: await readThose(locked.subJobs.map(idOf)) };
  }
  const [locked, read] = await inOnePacket(mutation.client, () => Promise.all([lock(), readThose(subJobs)]));
  return { locked, read };
};

/** @throws AppError NOT_FOUND for a sub-job that is out of the actor's reach */
const assertReach = async (mutation: Mutation, subJobs: readonly number[]): Promise<void> => {
  if (!isBounded(mutation.actor)) return;
  const reach = await boardReach(mutation.db, mutation.actor);
  if (reach && !subJobs.every((id) => reach.has(id))) throw new AppError('NOT_FOUND');
};

const factsOf = (
  mutation: Mutation,
  table: EntryTable,
  { view, date }: Pick<BoardFactsRequest, 'view' | 'date'>,
  { locked, read }: { locked: LockedPlaces; read: ReadPlaces },
): BoardFacts => {
  const config = boardConfig(table.category, view);
  const detailsOf = new Map(read.details.map((row) => [row.job_detail_id, row]));
  const own = locked.subJobs.map((row) => subJobFacts(row, detailsOf.get(row.id)));
  const sub_jobs = [...own, ...read.neighbours.map((row) => subJobFacts(row, undefined))];
  const jobOf = new Map(sub_jobs.map(({ id, job_id }) => [id, job_id]));
  const cards = [
    ...read.entries.map((row) => [table.name, row] as const),
    ...read.repairs.map((row) => ['crew_repair_job', row] as const),
  ].flatMap(([entity, row]) => {
    const job_id = jobOf.get(numberIn(row, 'job_detail_id'));
    return job_id === undefined ? [] : [cardOfRow(entity, row, job_id)];
  });
  const state = boardState({ cards: withStandIns(own, cards), sub_jobs });
  return boardFacts({
    config,
    date,
    today: mutation.today,
    crews: read.crews,
    rights: boardRights(config, mutation.actor),
    ...state,
  });
};

/**
 * What a decision on a board reads, under lock, in two statements: crew days by key and sub-jobs by id, then their
 * rows and those that share a day with them. Where an entry came to stand elsewhere before its sub-job was locked, that
 * day is held too, for a call that `meant` does not refuse: who comes too late waits for no more.
 * @throws AppError NOT_FOUND when a sub-job does not exist, is deleted or belongs to an estimate
 * @throws PlacesTaken
 */
export const loadMeant = async <Meant>(
  mutation: Mutation,
  table: EntryTable,
  request: BoardFactsRequest,
  meant: (facts: BoardFacts) => Promise<Meant>,
): Promise<Meant> => {
  const { subJobs, repairs = [], wholeJobs = false, crewless = true, entries = [], targets = [] } = request;
  const places = { subJobs, wholeJobs, crewless, entries, targets: [...targets] };
  for (;;) {
    const found = await lockAndRead(mutation, table, places, repairs);
    if (!subJobs.every((id) => found.locked.subJobs.some((row) => row.id === id))) throw new AppError('NOT_FOUND');
    await assertReach(mutation, subJobs);
    const board = factsOf(mutation, table, request, found);
    const dates = [request.date, ...places.targets.map(({ date }) => date)];
    const asked = await meant(found.read.refusesDays ? await withDayRule(mutation, board, dates) : board);
    const unheld = unheldDays(table, mutation.held, found, entries).filter(
      ({ crew_id }) => crewless || crew_id !== null,
    );
    if (unheld.length === 0) return asked;
    places.targets.push(...unheld);
  }
};

/** As {@link loadMeant}, the facts themselves. */
export const loadBoardFacts = (
  mutation: Mutation,
  table: EntryTable,
  request: BoardFactsRequest,
): Promise<BoardFacts> => loadMeant(mutation, table, request, async (facts) => facts);
