import type { BadgeFlag } from '#domain/boards/badges';
import { readinessOf, type ReadinessFact } from '#domain/boards/readiness';
import type { SubJob } from '#domain/boards/types';
import type { GuniteSummary } from '#domain/gunite/summary';
import { CATEGORY } from '#domain/statuses';
import { runText, type Runner } from '../../../db/statement';
import { columnsOf, orNull, rowReader } from '../../../db/rowDecoder';
import { guniteDetails } from '../../../db/tables/gunite';
import { presite } from '../../../db/tables/presite';
import { FACE, FACE_COLUMNS, FACE_TABLES, presiteOf, subJobOf } from './subJobFace';

const SUMMARY = [
  'scheduled_date',
  'flash_date',
  'finished_date',
  'total_yardage',
  'flash_yards',
  'crew_id',
  'flash_crew_id',
] as const satisfies readonly (keyof GuniteSummary)[];
const FLAGS = ['is_spa_negative_edge', 'is_spa_rolled_edge', 'is_flash'] as const satisfies readonly BadgeFlag[];
const PRESITE = [
  'is_pool_ready_to_shoot',
  'is_steel_done',
  'is_stub_out',
  'is_depth_matches_plan',
  'is_water_on_site',
  'is_access_to_power',
  'is_needs_inspection',
  'is_job_caved_in',
] as const satisfies readonly ReadinessFact[];

const columns = (table: string, names: readonly string[]): string => names.map((name) => `${table}.${name}`).join(', ');

const SUB_JOBS = `
  select ${FACE_COLUMNS},
    gd.id as gunite_details_id, gd.requested_app_date, gd.notes, ${columns('gd', FLAGS)}, ${columns('gd', SUMMARY)},
    p.checkin_date, ${columns('p', PRESITE)}
  from ${FACE_TABLES}
  left join gunite_details gd on gd.job_detail_id = jd.id
  where jd.id = any($1) and jd.deleted_at is null`;

/** The stored summaries of a row of gunite_details. */
export const guniteSummaryOf = rowReader(columnsOf(guniteDetails, ...SUMMARY), (row): GuniteSummary => ({
  scheduled_date: row.scheduled_date,
  flash_date: row.flash_date,
  finished_date: row.finished_date,
  total_yardage: row.total_yardage ?? 0,
  flash_yards: row.flash_yards ?? 0,
  crew_id: row.crew_id,
  flash_crew_id: row.flash_crew_id,
}));

const toSubJob = rowReader(
  {
    ...FACE,
    requested_app_date: guniteDetails.requested_app_date,
    notes: guniteDetails.notes,
    gunite_details_id: orNull(guniteDetails.id),
    checkin_date: presite.checkin_date,
  },
  (row): SubJob =>
    subJobOf(row, {
      requested_app_date: row.requested_app_date,
      is_slurry_pickup: false,
      colors: [],
      details_id: row.gunite_details_id,
      summary: null,
      gunite_summary: row.job_category_id === CATEGORY.GUNITE ? guniteSummaryOf(row) : null,
      notes: row.notes,
      readiness: row.job_category_id === CATEGORY.GUNITE ? readinessOf('gunite', presiteOf(row, PRESITE)) : null,
    }),
);

/** The sub-jobs of the gunite board with all that a face, a placement and a decision read of them: one statement. */
export const loadGuniteSubJobs = async (runner: Runner, ids: readonly number[]): Promise<SubJob[]> =>
  (await runText(runner, SUB_JOBS, [ids])).map(toSubJob);
