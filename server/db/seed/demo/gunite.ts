import { addDays, type CivilDate } from '#domain/civilDate';
import { guniteSummary } from '#domain/gunite/summary';
import { CATEGORY, STATUS } from '#domain/statuses';
import * as tables from '../../tables';
import { ADDITIONS } from '../lookups/work';
import { drawsOf, morningOf, type DemoContext, type DemoJob } from './context';
import { workday, type CrewDay } from './crewDays';
import { guniteDimensions } from './dimensions';
import type { GunitePlan } from './plans';
import type { AddPresite } from './presite';
import { addSubJob } from './subJob';

interface Entry {
  type: number;
  status: number;
  day?: CrewDay;
  yardage: number | null;
}

/** The status of the only entry of a plan without a date. */
const DAY_1_STATUS: Readonly<Record<Exclude<GunitePlan['state'], 'dated'>, number>> = {
  unassigned: STATUS.PENDING,
  awaitingBuilder: STATUS.PENDING,
  onHold: STATUS.ON_HOLD,
  caveIn: STATUS.WEEPING,
  cancelled: STATUS.CANCELLED,
};
const GIVEN_STATUS: Readonly<Partial<Record<GunitePlan['state'], number>>> = {
  cancelled: STATUS.CANCELLED,
  awaitingBuilder: STATUS.AWAITING_BUILDER,
};
/** What an open sub-job's status may be picked to by hand: 8 Ready to Shoot, 9 Needs Inspection, 17 Weather Delay. */
const HAND_PICKED = [
  [STATUS.PENDING, 16],
  [8, 2],
  [9, 1],
  [17, 1],
] as const;
/** When crews begin at the first stops of their days. */
const STARTS: readonly string[] = ['07:00', '10:00', '13:00'];
const DAY_1 = 1,
  DAY_2 = 2,
  DAY_3 = 3,
  CAVE_IN = 4,
  FLASH = 9;

/** Makes the gunite sub-jobs: their history for each state of a plan, and from it the derived fields and the status. */
export const guniteMaker = (context: DemoContext, addPresite: AddPresite) => {
  const random = drawsOf('gunite', context);
  const { store, today, days, isArchive = false } = context;

  const done = (date: CivilDate): boolean => isArchive || random.chance(date < today ? 0.97 : date === today ? 0.2 : 0);
  const yards = (from: number, to: number): number => random.int(from * 4, to * 4) / 4;
  const shot = (type: number, day: CrewDay, yardage: number): Entry => ({
    type,
    day,
    status: done(day.date) ? STATUS.COMPLETE : STATUS.PENDING,
    yardage: day.date < today || random.chance(0.7) ? yardage : null,
  });

  const dated = (date: CivilDate): Entry[] => {
    const first = days.gunite.take(date);
    const entries = [shot(DAY_1, first, yards(22, 68))];
    let last = first.date;
    const more = random.weighted([
      [[], 64],
      [[DAY_2], 24],
      [[DAY_2, DAY_3], 5],
      [[CAVE_IN], 7],
    ]);
    for (const type of more) {
      const day = days.gunite.take(workday(addDays(last, 1)));
      entries.push(shot(type, day, yards(6, 22)));
      last = day.date;
    }
    if (random.chance(0.25)) {
      const flashOn = workday(addDays(last, random.int(4, 8)));
      const isPlanned = flashOn < addDays(today, 7) || random.chance(0.5);
      entries.push(
        isPlanned
          ? shot(FLASH, days.flash.take(flashOn), yards(3, 9))
          : { type: FLASH, status: STATUS.PENDING, yardage: null },
      );
    }
    return entries;
  };

  /** Days are done in their order: nothing after an open day is complete. */
  const inOrder = (entries: Entry[]): Entry[] => {
    const open = entries.findIndex((entry) => entry.status !== STATUS.COMPLETE);
    return entries.map((entry, index) =>
      open >= 0 && index > open && entry.status === STATUS.COMPLETE ? { ...entry, status: STATUS.PENDING } : entry,
    );
  };

  const entriesOf = (plan: GunitePlan): Entry[] =>
    plan.state === 'dated'
      ? inOrder(dated(plan.date))
      : [{ type: DAY_1, status: DAY_1_STATUS[plan.state], yardage: random.chance(0.5) ? yards(22, 68) : null }];

  return (job: DemoJob, plan: GunitePlan): number => {
    const createdOn = morningOf(job.enteredDate);
    const entries = entriesOf(plan);
    const isComplete = entries.every((entry) => entry.status === STATUS.COMPLETE);
    // Complete is picked by hand (GUN-023): here and there the office has not got to it.
    const status =
      GIVEN_STATUS[plan.state] ??
      (isComplete && (isArchive || random.chance(0.93)) ? STATUS.COMPLETE : random.weighted(HAND_PICKED));
    const id = addSubJob(context, random, job, {
      category: CATEGORY.GUNITE,
      status,
      awaitingBuilderDate: status === STATUS.AWAITING_BUILDER ? addDays(today, -random.int(1, 12)) : null,
      dimensions: guniteDimensions(random, job.isCommercial),
    });
    const rows = entries.map((entry) => {
      const row = {
        job_detail_id: id,
        gunite_date: entry.day?.date ?? null,
        status_id: entry.status,
        crew_id: entry.day?.crew_id ?? null,
        type_id: entry.type,
        yardage: entry.yardage,
        // Of later stops nobody knows the time yet.
        start_time: (!isArchive && STARTS[(entry.day?.position ?? 0) - 1]) || null,
        job_order: entry.day?.job_order ?? null,
        position: entry.day?.position ?? null,
        notes: random.chance(0.06) ? 'Pump on the street, 150 feet of hose.' : null,
      };
      return { ...row, id: store.add(tables.guniteHistory, row, createdOn) };
    });
    const summary = guniteSummary(rows);
    store.add(
      tables.guniteDetails,
      {
        job_detail_id: id,
        request_date: job.enteredDate,
        requested_app_date: random.chance(0.6) ? addDays(summary.scheduled_date ?? today, random.int(-4, 12)) : null,
        ...summary,
        notes: random.chance(0.12) ? 'Raised wall on the west side is shot last.' : null,
        is_spa_negative_edge: random.chance(0.06),
        is_spa_rolled_edge: random.chance(0.06),
        is_flash: entries.some((entry) => entry.type === FLASH),
      },
      createdOn,
    );
    if (random.chance(0.12)) addBoulders(id, isComplete, summary.finished_date);
    addPresite(job, {
      job_detail_id: id,
      division: 2,
      workDay: summary.scheduled_date,
      isOpen: !isComplete && plan.state !== 'cancelled',
    });
    return id;
  };

  function addBoulders(job_detail_id: number, isComplete: boolean, finished: CivilDate | null): void {
    for (const { id } of random.some(ADDITIONS, random.int(1, 2))) {
      const isSet = isComplete && random.chance(0.7);
      store.add(tables.boulderDetails, {
        job_detail_id,
        status_id: isSet ? STATUS.COMPLETE : STATUS.PENDING,
        addition_id: id,
        completed_date: isSet ? (finished ?? today) : null,
        notes: random.chance(0.3) ? 'Moss rock, about 2 tons.' : null,
      });
    }
  }
};
