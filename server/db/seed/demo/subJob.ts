import { addDays, type CivilDate } from '#domain/civilDate';
import { CATEGORY, STATUS } from '#domain/statuses';
import * as tables from '../../tables';
import { morningOf, OFFICE_USERS, type DemoContext, type DemoJob } from './context';
import type { Random } from './random';

/** Ids of job types in B1. */
const JOB_TYPES = {
  pool: 1,
  poolAndSpa: 3,
  addOnSpa: 4,
  remodel: 5,
  wadingPool: 6,
  sunShelf: 7,
  waterFeature: 10,
  catchBasin: 11,
  raisedWall: 12,
  repair: 16,
};

const CRITICAL_NOTES: readonly string[] = [
  'Gas line crosses the deck on the north side. Do not saw.',
  'Power lines over the pump pad: keep the boom low.',
  'No machines before 8 AM: noise rule of the subdivision.',
  'Septic field behind the pool: trucks stay on the drive.',
  'Plan revision B only. Throw away the older one.',
  'Dog in the yard. Call before opening the gate.',
];

const COMMENTS: readonly string[] = [
  'Builder confirmed the date by phone.',
  'Sent pictures of the site to the office.',
  'Waiting on the tile selection.',
  'Homeowner asked for a call on the morning of the work.',
  'Rained out. Moved by one day.',
  'Gate code changed, see job notes.',
  'Access is narrow: bring the small hopper.',
  'Plans match the site.',
  'Extra hose needed, about 150 feet.',
  'Color confirmed with the builder.',
];

export interface SubJobFacts {
  category: number;
  status: number | null;
  awaitingBuilderDate?: CivilDate | null;
  /** Whether the vessel is drawn on a plan: a warranty has no dimensions. */
  dimensions?: Dimensions;
  isRemodel?: boolean;
}

export interface Dimensions {
  plan_perimeter: number | null;
  pebble_perimeter: number | null;
  mmg_perimeter: number | null;
  mmg_pebble_perimeter: number | null;
  plan_sa: number | null;
  plan_ia: number | null;
  mmg_ia: number | null;
  quoted_ia: number | null;
  depth_low: number | null;
  depth_mid: number | null;
  depth_high: number | null;
}

export const NO_DIMENSIONS: Dimensions = {
  plan_perimeter: null,
  pebble_perimeter: null,
  mmg_perimeter: null,
  mmg_pebble_perimeter: null,
  plan_sa: null,
  plan_ia: null,
  mmg_ia: null,
  quoted_ia: null,
  depth_low: null,
  depth_mid: null,
  depth_high: null,
};

const jobTypesOf = (random: Random, { category, isRemodel }: SubJobFacts): number[] => {
  if (category === CATEGORY.WARRANTY) return [JOB_TYPES.repair];
  const vessel = random.weighted([
    [[JOB_TYPES.pool], 9],
    [[JOB_TYPES.poolAndSpa], 9],
    [[JOB_TYPES.pool, JOB_TYPES.sunShelf], 3],
    [[JOB_TYPES.addOnSpa], 1],
    [[JOB_TYPES.wadingPool], 1],
    [[JOB_TYPES.pool, JOB_TYPES.waterFeature, JOB_TYPES.raisedWall], 1],
    [[JOB_TYPES.poolAndSpa, JOB_TYPES.catchBasin], 1],
  ]);
  return isRemodel ? [...vessel, JOB_TYPES.remodel] : vessel;
};

/** Adds the common part of a sub-job with its job types and comments; returns its id. */
export const addSubJob = ({ store, today }: DemoContext, random: Random, job: DemoJob, facts: SubJobFacts): number => {
  const createdOn = morningOf(job.enteredDate);
  const isOpen = facts.status !== STATUS.COMPLETE && facts.status !== STATUS.CANCELLED;
  const isWarranty = facts.category === CATEGORY.WARRANTY;
  const isCritical = isOpen && random.chance(0.06);
  const id = store.add(
    tables.jobDetail,
    {
      job_id: job.id,
      job_category_id: facts.category,
      status_id: facts.status,
      pool_type_id: isWarranty
        ? null
        : job.isCommercial
          ? 7
          : random.weighted([
              [1, 10],
              [2, 8],
              [3, 1],
              [4, 2],
              [6, 1],
              [null, 2],
            ]),
      spa_type_id: isWarranty
        ? null
        : random.weighted([
            [1, 6],
            [2, 3],
            [3, 1],
            [5, 1],
            [null, 8],
          ]),
      ...(facts.dimensions ?? NO_DIMENSIONS),
      is_cash_on_delivery: isOpen && random.chance(0.08),
      is_in_print_queue: isOpen && random.chance(0.1),
      is_critical_note: isCritical,
      critical_note: isCritical ? random.pick(CRITICAL_NOTES) : null,
      awaiting_builder_date: facts.awaitingBuilderDate ?? null,
      is_invoiced: facts.status === STATUS.COMPLETE && random.chance(0.7),
    },
    createdOn,
  );
  for (const job_type_id of jobTypesOf(random, facts))
    store.add(tables.jobDetailJobType, { job_detail_id: id, job_type_id }, createdOn);
  const comments = random.weighted([
    [0, 7],
    [1, 2],
    [2, 1],
  ]);
  for (let index = 0; index < comments; index += 1) {
    const on = morningOf(earlier(addDays(job.enteredDate, random.int(0, 20)), today));
    store.add(
      tables.generalComment,
      {
        job_detail_id: id,
        date_created: on,
        general_comment: random.pick(COMMENTS),
        created_by: random.pick(OFFICE_USERS),
      },
      on,
    );
  }
  return id;
};

const earlier = (a: CivilDate, b: CivilDate): CivilDate => (a < b ? a : b);
