import { addDays, startOfWeek, type CivilDate } from '#domain/civilDate';
import type { Amounts } from './amounts';
import { workday } from './crewDays';
import { randomOf, type Random } from './random';

/** What has become of a pebble sub-job. `dated` ones have their application on or near `date`. */
export type PebblePlan =
  | { state: 'dated'; date: CivilDate }
  | {
      state:
        | 'unassigned'
        | 'prepScheduled'
        | 'ready'
        | 'onHold'
        | 'weeping'
        | 'awaitingBuilder'
        | 'pushed'
        | 'cancelled';
    };

export type GunitePlan =
  | { state: 'dated'; date: CivilDate }
  | { state: 'unassigned' | 'onHold' | 'caveIn' | 'awaitingBuilder' | 'cancelled' };

export type WarrantyPlan = {
  state: 'scheduled' | 'unassigned' | 'onHold' | 'awaitingBuilder' | 'waiting' | 'complete';
};

/** A job with its sub-jobs before they have rows. `enteredDate` is the day it was taken down. */
export interface JobPlan {
  enteredDate: CivilDate;
  gunite: GunitePlan[];
  pebble: PebblePlan[];
  warranty: WarrantyPlan[];
}

/** Shares of a full week's work, by week from the running one. */
const PEBBLE_WEEKS = [
  [-1, 0.8],
  [0, 1],
  [1, 1],
  [2, 0.9],
  [3, 0.45],
] as const;
const GUNITE_WEEKS = [
  [-1, 1],
  [0, 1],
  [1, 1],
  [2, 0.5],
] as const;
const FIRST_WEEK = -8;

const UNDATED_PEBBLE = [
  ['unassigned', 34],
  ['prepScheduled', 10],
  ['ready', 18],
  ['onHold', 11],
  ['weeping', 8],
  ['awaitingBuilder', 10],
  ['pushed', 5],
  ['cancelled', 6],
] as const;
const UNDATED_GUNITE = [
  ['unassigned', 24],
  ['onHold', 7],
  ['caveIn', 6],
  ['awaitingBuilder', 5],
  ['cancelled', 3],
] as const;
const UNSCHEDULED_WARRANTY = [
  ['unassigned', 26],
  ['onHold', 6],
  ['awaitingBuilder', 4],
  ['waiting', 8],
] as const;

const times = <T>(quota: number, make: (index: number) => T): T[] =>
  Array.from({ length: Math.max(0, Math.round(quota)) }, (_, index) => make(index));

/** Planned days of work: the coming weeks full, the past ones with what is left of `all`. */
const datedWork = (
  random: Random,
  today: CivilDate,
  weeks: readonly (readonly [number, number])[],
  weekly: number,
  past: number,
): CivilDate[] => {
  const monday = startOfWeek(today);
  const dayOf = (week: number) =>
    workday(
      addDays(
        monday,
        week * 7 +
          random.weighted([
            [0, 5],
            [1, 6],
            [2, 6],
            [3, 6],
            [4, 5],
            [5, 1],
          ]),
      ),
      true,
    );
  return [
    ...weeks.flatMap(([week, share]) => times(weekly * share, () => dayOf(week))),
    ...times(past, () => dayOf(random.int(FIRST_WEEK, (weeks[0]?.[0] ?? 0) - 1))),
  ];
};

const firstDay = (plan: { state: string; date?: CivilDate }, today: CivilDate): CivilDate => plan.date ?? today;

/** All jobs of the demo, oldest first. */
export const planJobs = (amounts: Amounts, today: CivilDate): JobPlan[] => {
  const random = randomOf('plans');
  const shareOf = (weeks: readonly (readonly [number, number])[]) => weeks.reduce((sum, [, share]) => sum + share, 0);
  const pastPebble = amounts.pebble.all - amounts.pebble.undated - amounts.pebble.weekly * shareOf(PEBBLE_WEEKS);
  const pebble: PebblePlan[] = datedWork(random, today, PEBBLE_WEEKS, amounts.pebble.weekly, pastPebble).map(
    (date) => ({ state: 'dated', date }),
  );
  const undated: PebblePlan[] = times(amounts.pebble.undated, () => ({ state: random.weighted(UNDATED_PEBBLE) }));
  const upcoming: GunitePlan[] = [
    ...datedWork(random, today, GUNITE_WEEKS, amounts.gunite.weekly, 0).map((date): GunitePlan => ({
      state: 'dated',
      date,
    })),
    ...times(amounts.gunite.undated, (): GunitePlan => ({ state: random.weighted(UNDATED_GUNITE) })),
  ];
  const entered = (date: CivilDate) => addDays(date < today ? date : today, -random.int(6, 40));

  const jobs: JobPlan[] = [];
  // Gunite of the past stands beside pebble that came, or comes, after it.
  const guniteShare = (amounts.gunite.all - upcoming.length) / (pebble.length * 0.9);
  for (const plan of pebble) {
    const previous = jobs.at(-1);
    if (plan.state !== 'dated') continue;
    // A pool and its spa, or two vessels of one garden, are two sub-jobs of one job.
    if (previous && random.chance(0.14)) {
      previous.pebble.push(plan);
      continue;
    }
    const shot = random.chance(guniteShare) ? workday(addDays(plan.date, -random.int(20, 38))) : null;
    jobs.push({
      enteredDate: entered(shot ?? plan.date),
      gunite: shot && shot < today ? [{ state: 'dated', date: shot }] : [],
      pebble: [plan],
      warranty: [],
    });
  }
  const waiting = random.shuffle(undated);
  for (const plan of random.shuffle(upcoming)) {
    const next = random.chance(0.55) ? waiting.pop() : undefined;
    jobs.push({
      enteredDate: entered(firstDay(plan, today)),
      gunite: [plan],
      pebble: next ? [next] : [],
      warranty: [],
    });
  }
  for (const plan of waiting) jobs.push({ enteredDate: entered(today), gunite: [], pebble: [plan], warranty: [] });

  const finished = jobs.filter((job) =>
    job.pebble.some((plan) => plan.state === 'dated' && plan.date < addDays(today, -14)),
  );
  const warranties: WarrantyPlan[] = [
    ...times(amounts.warranty.scheduled, (): WarrantyPlan => ({ state: 'scheduled' })),
    ...times(amounts.warranty.unscheduled, (): WarrantyPlan => ({ state: random.weighted(UNSCHEDULED_WARRANTY) })),
    ...times(amounts.warranty.all - amounts.warranty.scheduled - amounts.warranty.unscheduled, (): WarrantyPlan => ({
      state: 'complete',
    })),
  ];
  for (const plan of warranties) {
    const known = finished.length > 0 && random.chance(0.75) ? random.pick(finished) : undefined;
    if (known) known.warranty.push(plan);
    else jobs.push({ enteredDate: addDays(today, -random.int(90, 400)), gunite: [], pebble: [], warranty: [plan] });
  }
  return jobs.sort((a, b) => (a.enteredDate < b.enteredDate ? -1 : a.enteredDate > b.enteredDate ? 1 : 0));
};
