import { addDays, type CivilDate } from '#domain/civilDate';
import { PHASE } from '#domain/pebble/phases';
import { allApplicationsComplete, pebbleSummary } from '#domain/pebble/summary';
import { CATEGORY, STATUS } from '#domain/statuses';
import * as tables from '../../tables';
import { addColors } from './colors';
import { drawsOf, morningOf, type DemoContext, type DemoJob } from './context';
import { workday, type CrewDay } from './crewDays';
import { pebbleDimensions } from './dimensions';
import type { PebblePlan } from './plans';
import type { AddPresite } from './presite';
import { addSubJob } from './subJob';

interface Entry {
  phase: number;
  status: number;
  day?: Partial<CrewDay>;
  pickup?: number | null;
  notes?: string | null;
}

const pending = (phase: number): Entry => ({ phase, status: STATUS.PENDING });
const never = (phase: number): Entry => ({ phase, status: STATUS.CANCELLED });
/** States that give the sub-job its status; else it follows the application rows [PEB-026]. */
const GIVEN_STATUS: Readonly<Partial<Record<PebblePlan['state'], number>>> = {
  cancelled: STATUS.CANCELLED,
  awaitingBuilder: STATUS.AWAITING_BUILDER,
};
/** What an open sub-job's status may be picked to by hand: 9 Needs Inspection, 17 Weather Delay, 18 Ready for Prep. */
const HAND_PICKED = {
  unassigned: [
    [STATUS.PENDING, 12],
    [18, 4],
    [9, 1],
  ],
  other: [
    [STATUS.PENDING, 30],
    [17, 1],
  ],
} as const;
const NOTES: readonly string[] = [
  'Start at 6:30.',
  'Bring shade tent.',
  'Second trailer needed.',
  'Park on the street.',
  'Call the super on arrival.',
];

/** So many details stand on the day of their application, as a busy week leaves them [SDY-003]. */
const BROKEN_CHAINS = 3;

/** Makes the pebble sub-jobs: crew rows for each state of a plan, and from them the summaries and the status. */
export const pebbleMaker = (context: DemoContext, addPresite: AddPresite) => {
  const random = drawsOf('pebble', context);
  const { store, today, days, people, isArchive = false } = context;

  const done = (date: CivilDate): boolean => isArchive || random.chance(date < today ? 0.96 : date === today ? 0.2 : 0);
  const prepOn = (date: CivilDate): Entry => {
    const day = days.prep.take(date);
    return {
      phase: PHASE.PREP,
      status: done(day.date) ? (random.chance(0.88) ? STATUS.COMPLETE : STATUS.PREP_COMPLETE) : STATUS.PENDING,
      day,
    };
  };
  const slurryOn = (date: CivilDate | null): Entry => ({
    phase: PHASE.SLURRY,
    status: date && done(date) ? STATUS.COMPLETE : STATUS.PENDING,
    ...(date ? { day: { date, ...slurryPlace(date) } } : {}),
    pickup: random.weighted([
      [1, 5],
      [2, 4],
      [3, 2],
      [4, 1],
    ]),
  });
  const slurryDays = new Map<CivilDate, number>();
  const slurryPlace = (date: CivilDate) => {
    const position = (slurryDays.get(date) ?? 0) + 1;
    slurryDays.set(date, position);
    return { job_order: Math.min(position, 8), position };
  };

  let broken = 0;
  const dated = (date: CivilDate, hasSlurry: boolean): Entry[] => {
    const prep = prepOn(workday(addDays(date, -random.int(3, 7))));
    const preppedOn = prep.day?.date ?? date;
    const first = days.app.take(preppedOn < date ? date : addDays(preppedOn, 1));
    const apps = random.chance(0.07) ? [first, days.app.take(addDays(first.date, 1))] : [first];
    const lastApp = apps.at(-1)?.date ?? date;
    const wantsDetail = lastApp < addDays(today, 9) || random.chance(0.7);
    const behind = wantsDetail ? random.int(5, 9) : 0;
    const isBroken = wantsDetail && !isArchive && lastApp > today && broken < BROKEN_CHAINS;
    if (isBroken) broken += 1;
    const detail = wantsDetail ? days.detail.take(workday(addDays(lastApp, isBroken ? 0 : behind))) : null;
    const isApplied = done(lastApp);
    return [
      prep,
      ...apps.map((day): Entry => ({ phase: PHASE.APP, status: isApplied ? STATUS.COMPLETE : STATUS.PENDING, day })),
      detail
        ? {
            phase: PHASE.DETAIL,
            status: isApplied && done(detail.date) ? STATUS.COMPLETE : STATUS.PENDING,
            day: detail,
          }
        : pending(PHASE.DETAIL),
      hasSlurry ? slurryOn(workday(addDays(lastApp, 1))) : isArchive ? never(PHASE.SLURRY) : pending(PHASE.SLURRY),
    ];
  };

  const donePrep = (): Entry => ({
    ...prepOn(workday(addDays(today, -random.int(3, 12)))),
    status: random.chance(0.8) ? STATUS.COMPLETE : STATUS.PREP_COMPLETE,
  });
  const heldApp = (status: number): Entry => ({ phase: PHASE.APP, status });

  /**
   * Prep and application of a plan without a date; `null` stands for no application row, for which the board shows a
   * stand-in.
   */
  const UNDATED: Readonly<
    Record<Exclude<PebblePlan['state'], 'dated' | 'cancelled'>, () => readonly [prep: Entry, app: Entry | null]>
  > = {
    unassigned: () => [pending(PHASE.PREP), random.chance(0.1) ? null : pending(PHASE.APP)],
    prepScheduled: () => [prepOn(workday(addDays(today, random.int(1, 10)))), pending(PHASE.APP)],
    ready: () => [donePrep(), heldApp(random.pick([STATUS.PENDING, STATUS.PENDING, STATUS.READY_TO_APPLY]))],
    onHold: () =>
      random.chance(0.6)
        ? [donePrep(), heldApp(STATUS.ON_HOLD)]
        : [{ phase: PHASE.PREP, status: STATUS.ON_HOLD }, pending(PHASE.APP)],
    weeping: () => [donePrep(), heldApp(STATUS.WEEPING)],
    awaitingBuilder: () => [random.chance(0.5) ? donePrep() : pending(PHASE.PREP), pending(PHASE.APP)],
    pushed: () => [
      { ...pending(PHASE.PREP), day: { date: workday(addDays(today, random.int(-2, 5))) } },
      pending(PHASE.APP),
    ],
  };

  const entriesOf = (plan: PebblePlan, hasSlurry: boolean): Entry[] => {
    if (plan.state === 'dated') return dated(plan.date, hasSlurry);
    if (plan.state === 'cancelled')
      return [PHASE.PREP, PHASE.APP, PHASE.DETAIL, PHASE.SLURRY].map((phase) => ({ phase, status: STATUS.CANCELLED }));
    const [prep, app] = UNDATED[plan.state]();
    return [prep, ...(app ? [app, pending(PHASE.DETAIL)] : []), hasSlurry ? slurryOn(null) : pending(PHASE.SLURRY)];
  };

  return (job: DemoJob, plan: PebblePlan, isRemodel: boolean): number => {
    const createdOn = morningOf(job.enteredDate);
    const hasSlurry = random.chance(0.45);
    const entries = entriesOf(plan, hasSlurry);
    const rows = entries.map((entry, index) => ({
      id: index + 1,
      phase_type_id: entry.phase,
      status_id: entry.status,
      crew_id: entry.day?.crew_id ?? null,
      date: entry.day?.date ?? null,
    }));
    const isComplete = allApplicationsComplete(rows);
    const handPicked = random.weighted(HAND_PICKED[plan.state === 'unassigned' ? 'unassigned' : 'other']);
    const status = GIVEN_STATUS[plan.state] ?? (isComplete ? STATUS.COMPLETE : handPicked);
    const id = addSubJob(context, random, job, {
      category: CATEGORY.PEBBLE,
      status,
      awaitingBuilderDate: status === STATUS.AWAITING_BUILDER ? addDays(today, -random.int(1, 12)) : null,
      dimensions: pebbleDimensions(random, job.isCommercial),
      isRemodel,
    });
    for (const [index, entry] of entries.entries()) {
      const row = rows[index];
      const crew_id = row?.crew_id ?? null;
      store.add(
        tables.crewInformation,
        {
          job_detail_id: id,
          phase_type_id: entry.phase,
          status_id: entry.status,
          date: row?.date ?? null,
          crew_id,
          foreman_id: crew_id === null ? null : people.foremanOf(crew_id),
          job_order: entry.day?.job_order ?? null,
          position: entry.day?.position ?? null,
          slurry_pickup_id: entry.pickup ?? null,
          notes: entry.day?.crew_id && random.chance(0.12) ? random.pick(NOTES) : null,
        },
        createdOn,
      );
    }
    const summary = pebbleSummary(rows, null);
    const requested = summary.scheduled_app_date
      ? addDays(summary.scheduled_app_date, random.int(-4, 3))
      : addDays(today, random.int(-3, 28));
    store.add(
      tables.pebbleDetails,
      {
        job_detail_id: id,
        is_request_form: random.chance(0.35),
        request_date: job.enteredDate,
        requested_app_date: random.chance(0.65) ? requested : null,
        ...summary,
        notes: random.chance(0.15) ? 'Acid wash included. Plug drains before the start.' : null,
        is_slurry_pickup: hasSlurry,
        slurry_pickup_notes: hasSlurry && random.chance(0.3) ? 'Bin stands at the left of the drive.' : null,
        total_batches: addColors(context, random, id, isComplete),
        is_can_show: random.chance(0.15),
        is_complete_chip_out: isRemodel && random.chance(0.5),
        is_update_channel_drain: random.chance(0.1),
        is_trim_tile: random.chance(0.12),
        is_trash_pick_up: random.chance(0.15),
        is_no_prep_print: random.chance(0.05),
        tile_information: random.chance(0.3)
          ? random.pick([
              '6x6 cobalt, two rows',
              'Mosaic trim at the steps',
              '1x1 glass on the spa, bench edge',
              'Builder brings the tile',
            ])
          : null,
      },
      createdOn,
    );
    const workDay = summary.prep_date ?? summary.scheduled_app_date;
    addPresite(job, { job_detail_id: id, division: 3, workDay, isOpen: !isComplete && plan.state !== 'cancelled' });
    return id;
  };
};
