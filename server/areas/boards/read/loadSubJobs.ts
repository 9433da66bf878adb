import type { BadgeFlag } from '#domain/boards/badges';
import { readinessOf, type ReadinessFact } from '#domain/boards/readiness';
import type { SubJob } from '#domain/boards/types';
import type { PebbleSummary } from '#domain/pebble/summary';
import { CATEGORY } from '#domain/statuses';
import { runText, type Row, type Runner } from '../../../db/statement';
import { numberOf, textOf } from '#domain/values';
import { FACE_COLUMNS, FACE_TABLES, presiteOf, subJobOf } from './subJobFace';

const SUMMARY = [
  'prep_date',
  'scheduled_app_date',
  'app_date',
  'detail_date',
  'prep_crew_id',
  'app_crew_id',
  'detail_crew_id',
  'prep_status_id',
  'app_status_id',
  'detail_status_id',
] as const;
const FLAGS = [
  'is_request_form',
  'is_slurry_pickup',
  'is_complete_chip_out',
  'is_update_channel_drain',
  'is_trim_tile',
  'is_trash_pick_up',
] as const satisfies readonly BadgeFlag[];
const PRESITE = ['is_water_on_site', 'is_access_to_power', 'is_weeping'] as const satisfies readonly ReadinessFact[];

const columns = (table: string, names: readonly string[]): string => names.map((name) => `${table}.${name}`).join(', ');

const SUB_JOBS = `
  select ${FACE_COLUMNS},
    pd.id as pebble_details_id, pd.requested_app_date, ${columns('pd', FLAGS)}, pd.notes, ${columns('pd', SUMMARY)},
    p.checkin_date, ${columns('p', PRESITE)},
    colors.names as colors
  from ${FACE_TABLES}
  left join pebble_details pd on pd.job_detail_id = jd.id
  left join (
    select ca.job_detail_id, array_agg(color.name order by ca.id) as names
    from color_addition ca join lookup_pebble_color color on color.id = ca.color_id
    where ca.job_detail_id = any($1) group by ca.job_detail_id
  ) colors on colors.job_detail_id = jd.id
  where jd.id = any($1) and jd.deleted_at is null`;

const names = (value: unknown): string[] => (Array.isArray(value) ? [...new Set(value.map(String))] : []);

/** The stored summaries of a row of pebble_details. */
export const summaryOf = (row: Row): PebbleSummary => ({
  prep_date: textOf(row.prep_date),
  scheduled_app_date: textOf(row.scheduled_app_date),
  app_date: textOf(row.app_date),
  detail_date: textOf(row.detail_date),
  prep_crew_id: numberOf(row.prep_crew_id),
  app_crew_id: numberOf(row.app_crew_id),
  detail_crew_id: numberOf(row.detail_crew_id),
  prep_status_id: numberOf(row.prep_status_id),
  app_status_id: numberOf(row.app_status_id),
  detail_status_id: numberOf(row.detail_status_id),
});

const toSubJob = (row: Row): SubJob =>
  subJobOf(row, {
    requested_app_date: textOf(row.requested_app_date),
    is_slurry_pickup: row.is_slurry_pickup === true,
    details_id: numberOf(row.pebble_details_id),
    summary: row.job_category_id === CATEGORY.PEBBLE ? summaryOf(row) : null,
    gunite_summary: null,
    colors: names(row.colors),
    notes: textOf(row.notes),
    readiness: readinessOf('pebble', presiteOf(row, PRESITE)),
  });

/** The sub-jobs of the pebble board with all that a face, a placement and a decision read of them: one statement. */
export const loadSubJobs = async (runner: Runner, ids: readonly number[]): Promise<SubJob[]> =>
  (await runText(runner, SUB_JOBS, [ids])).map(toSubJob);
