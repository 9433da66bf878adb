import { viewContext } from '#domain/boards/boardFacts';
import { boardState } from '#domain/boards/boardState';
import { placementOf } from '#domain/boards/placement';
import type { BoardCrew } from '#domain/boards/types';
import type { CivilDate } from '#domain/civilDate';
import type { CrewPlant } from '#domain/plants/crewPlant';
import type { DayWithoutWork } from '#domain/boards/workdays/dayWithoutWork';
import { runnerForAll } from '../../../db/readerLeft';
import type { Runner } from '../../../db/statement';
import { changesSince, cursorAt, standingNow, type Standing } from '../../../events/standing';
import { ON_DAYS_WITHOUT_WORK } from '../../workdays/loadDaysWithoutWork';
import { affectedSubJobs, type Touched } from './affectedSubJobs';
import type { BoardSource } from './boardSource';
import { loadCrewPlants } from '../../plants/loadCrewPlants';
import { daysWithoutWorkFrom } from './daysWithoutWorkFrom';
import type { BoardRows } from './loadBoard';

/** A view as it was at a cursor: everything committed before the cursor is in it, and perhaps a little after. */
interface Snapshot extends BoardRows {
  cursor: string;
  crews: readonly BoardCrew[];
  days_without_work: readonly DayWithoutWork[];
  crew_plants: readonly CrewPlant[];
}

export interface BoardSnapshots {
  /** The view of these days as it is now. */
  of(days: readonly CivilDate[], source: BoardSource): Promise<Snapshot>;
}

interface Kept {
  standing: Standing;
  snapshot: Snapshot;
  /** When its cursor was taken. */
  at: number;
  /** The first transaction after all that is in the rows: from there on a cursor tells none of it again. */
  until: bigint;
  /** Whether the cursor of the snapshot stands there. */
  isSettled: boolean;
}

/** What a view has besides its rows, from the standing that they were read at or brought up to. */
const marksAt = (standing: Standing, until: bigint): Pick<Kept, 'standing' | 'at' | 'until' | 'isSettled'> => ({
  standing,
  at: Date.now(),
  until,
  isSettled: BigInt(standing.xmin) >= until,
});

/** The first transaction that a snapshot does not know; its text is `xmin:xmax:running`. */
const nextOf = ({ snapshot }: Standing): bigint => BigInt(snapshot.split(':')[1] ?? 0);

/**
 * While nothing changed a view keeps its cursor, and with it the very text of its answer; a later cursor spares readers
 * of `since` some of the log.
 */
const SAME_CURSOR_MS = 60_000;

/** Days and weeks kept; the one asked for longest ago goes. */
const MAX_KEPT = 24;
/** More changed sub-jobs than this are told by reading the view anew. */
const MAX_PATCHED = 150;
const MAX_CHANGES = 1_000;

/** Tables that the list of crews is made of. */
const ON_CREWS: ReadonlySet<string> = new Set(['crew', 'employee', 'employee_crew']);

interface View {
  days: readonly CivilDate[];
  source: BoardSource;
}

/** Of sub-jobs read by id, those of which these days show a card. */
const shownOf = (rows: BoardRows, crews: readonly BoardCrew[], { days, source }: View): BoardRows => {
  const [first = ''] = days;
  const state = boardState(rows);
  const ctx = viewContext(
    {
      config: source.config,
      date: first,
      today: first,
      crews: new Map(crews.map((crew) => [crew.id, crew])),
      ...state,
    },
    days,
  );
  const shown = new Set<number>();
  for (const card of rows.cards) {
    const subJob = state.sub_jobs.get(card.job_detail_id);
    if (subJob && placementOf(card, subJob, ctx) !== null) shown.add(subJob.id);
  }
  return {
    sub_jobs: rows.sub_jobs.filter(({ id }) => shown.has(id)),
    cards: rows.cards.filter(({ job_detail_id }) => shown.has(job_detail_id)),
  };
};

const read = async (runner: Runner, { days, source }: View): Promise<Kept> => {
  // Taken first: what is committed while the rows are read is seen as a change afterwards, and not lost.
  const standing = await standingNow(runner);
  const [crews, days_without_work, crew_plants, rows] = await Promise.all([
    source.crews(runner),
    daysWithoutWorkFrom(runner, days),
    loadCrewPlants(runner, days),
    source.shown(runner, days).then((ids) => source.load(runner, ids)),
  ]);
  return {
    ...marksAt(standing, nextOf(standing)),
    snapshot: { ...rows, crews, days_without_work, crew_plants, cursor: cursorAt(standing) },
  };
};

const patched = async (
  runner: Runner,
  { snapshot }: Kept,
  standing: Standing,
  touched: readonly Touched[],
  { days, source }: View,
): Promise<Kept | null> => {
  const affected = new Set(await affectedSubJobs(runner, source, touched));
  if (affected.size > MAX_PATCHED) return null;
  const rows = await source.load(runner, [...affected]);
  const known = new Set(snapshot.crews.map(({ id }) => id));
  const isNew = rows.cards.some(({ crew_id }) => crew_id !== null && !known.has(crew_id));
  const isStale = isNew || touched.some(({ entity }) => ON_CREWS.has(entity));
  const crews = isStale ? await source.crews(runner) : snapshot.crews;
  const areDaysTouched = touched.some(({ entity }) => ON_DAYS_WITHOUT_WORK.includes(entity));
  const news = shownOf(rows, crews, { days, source });
  return {
    ...marksAt(standing, nextOf(standing)),
    snapshot: {
      cursor: cursorAt(standing),
      crews,
      days_without_work: areDaysTouched ? await daysWithoutWorkFrom(runner, days) : snapshot.days_without_work,
      crew_plants: areDaysTouched ? await loadCrewPlants(runner, days) : snapshot.crew_plants,
      sub_jobs: [...snapshot.sub_jobs.filter(({ id }) => !affected.has(id)), ...news.sub_jobs],
      cards: [...snapshot.cards.filter(({ job_detail_id }) => !affected.has(job_detail_id)), ...news.cards],
    },
  };
};

const refreshed = async (runner: Runner, known: Kept, view: View): Promise<Kept> => {
  const {
    standing,
    rows: touched,
    isOtherHistory,
  } = await changesSince(runner, known.standing, {
    entities: [...new Set([...Object.keys(view.source.subJobsOf), ...ON_CREWS, ...ON_DAYS_WITHOUT_WORK])],
    limit: MAX_CHANGES,
  });
  if (isOtherHistory) return read(runner, view);
  const isFresh = known.isSettled && Date.now() - known.at < SAME_CURSOR_MS;
  if (touched.length === 0 && isFresh) return { ...known, standing };
  if (touched.length === 0)
    return { ...marksAt(standing, known.until), snapshot: { ...known.snapshot, cursor: cursorAt(standing) } };
  const patch = touched.length < MAX_CHANGES ? await patched(runner, known, standing, touched, view) : null;
  return patch ?? read(runner, view);
};

/** One view: whoever asks while it is being brought up to date waits for the next time, begun after the question. */
const keptView = (runner: Runner, view: View): (() => Promise<Snapshot>) => {
  let kept: Kept | null = null;
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<Kept> | null = null;
  const refresh = async (): Promise<Kept> => {
    next = null;
    kept = await (kept ? refreshed(runner, kept, view) : read(runner, view));
    return kept;
  };
  return async () => {
    if (!next) {
      next = running.then(refresh);
      running = next.catch(() => undefined);
    }
    return (await next).snapshot;
  };
};

/**
 * Keeps the views last asked for, brings them up to date by what changed, and reads the same view once for all who ask.
 */
export const boardSnapshots = (runner: Runner): BoardSnapshots => {
  const views = new Map<string, () => Promise<Snapshot>>();
  return {
    of: (days, source) => {
      const key = `${source.category} ${days[0]} ${days.at(-1)}`;
      const view = views.get(key) ?? keptView(runner, { days, source });
      views.delete(key);
      views.set(key, view);
      const [oldest] = views.keys();
      if (views.size > MAX_KEPT && oldest !== undefined) views.delete(oldest);
      return view();
    },
  };
};

const caches = new WeakMap<Runner, BoardSnapshots>();

/** The snapshots of a database, one set for all requests of this process. */
export const snapshotsOf = (runner: Runner): BoardSnapshots => {
  const forAll = runnerForAll(runner);
  const known = caches.get(forAll) ?? boardSnapshots(forAll);
  caches.set(forAll, known);
  return known;
};
