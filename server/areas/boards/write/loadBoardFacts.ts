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
import { boardRights } from '../read/boardRights';
import { inOnePacket } from '../../../db/inOnePacket';
import type { Mutation } from '../../../pipeline/mutation';
import type { Row } from '../../../db/statement';
import type { EntryTable } from './entryTables';
import { leanSubJob } from './leanSubJob';
import { keyOfDay, lockPlaces, type CrewDay, type LockedPlaces, type Places } from './lockPlaces';
import { readPlaces, type ReadPlaces } from './readPlaces';

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

/** Days in which entries of the concerned sub-jobs came to stand before their sub-job was locked, and that nobody holds yet. */
const unheldDays = (
  table: EntryTable,
  { subJobs, held }: LockedPlaces,
  { entries }: ReadPlaces,
  asked: readonly number[],
): CrewDay[] => {
  const concerned = new Set(subJobs.map(({ id }) => id));
  return entries
    .filter(({ id, job_detail_id }) => concerned.has(job_detail_id) || asked.includes(Number(id)))
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
  const lockFirst = async () => {
    const places = await lock();
    return [places, await readThose(places.subJobs.map(({ id }) => Number(id)))] as const;
  };
  const [locked, read] = await (wholeJobs
    ? lockFirst()
    : inOnePacket(mutation.client, () => Promise.all([lock(), readThose(subJobs)])));
  const unheld = unheldDays(table, locked, read, entries).filter(({ crew_id }) => crewless || crew_id !== null);
  return unheld.length === 0
    ? { locked, read }
    : lockAndRead(mutation, table, { ...places, targets: [...targets, ...unheld] }, repairs);
};

/** @throws AppError NOT_FOUND for a sub-job that is out of the actor's reach */
const assertReach = async (mutation: Mutation, subJobs: readonly number[]): Promise<void> => {
  if (!isBounded(mutation.actor)) return;
  const reach = await boardReach(mutation.db, mutation.actor);
  if (reach && !subJobs.every((id) => reach.has(id))) throw new AppError('NOT_FOUND');
};

/**
 * What a decision on a board reads, under lock, in two statements: crew days by key and sub-jobs by id, then their
 * rows and those that share a day with them.
 * @throws AppError NOT_FOUND when a sub-job does not exist, is deleted or belongs to an estimate
 */
export const loadBoardFacts = async (
  mutation: Mutation,
  table: EntryTable,
  request: BoardFactsRequest,
): Promise<BoardFacts> => {
  const { view, date, subJobs, repairs = [], wholeJobs = false, crewless = true, entries = [], targets = [] } = request;
  const config = boardConfig(table.category, view);
  const { locked, read } = await lockAndRead(
    mutation,
    table,
    { subJobs, wholeJobs, crewless, entries, targets },
    repairs,
  );
  if (!subJobs.every((id) => locked.subJobs.some((row) => row.id === id))) throw new AppError('NOT_FOUND');
  await assertReach(mutation, subJobs);

  const detailsOf = new Map(read.details.map((row) => [row.job_detail_id, row]));
  const own = locked.subJobs.map((row) => leanSubJob(row, detailsOf.get(row.id)));
  const sub_jobs = [...own, ...read.neighbours.map((row) => leanSubJob(row, undefined))];
  const jobOf = new Map(sub_jobs.map(({ id, job_id }) => [id, job_id]));
  const cards = [
    ...read.entries.map((row) => [table.name, row] as const),
    ...read.repairs.map((row) => ['crew_repair_job', row] as const),
  ].flatMap(([entity, row]) => {
    const job_id = jobOf.get(Number(row.job_detail_id));
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
