import type { BadgeFlag } from '#domain/boards/badges';
import { readinessOf, type ReadinessFact } from '#domain/boards/readiness';
import type { SubJob } from '#domain/boards/types';
import type { PebbleSummary } from '#domain/pebble/summary';
import { CATEGORY } from '#domain/statuses';
import { runText, type Row, type Runner } from '../../../db/statement';
import { columnsOf, orNull, rowDecoder, rowReader, worked } from '../../../db/rowDecoder';
import { pebbleDetails } from '../../../db/tables/pebble';
import { presite } from '../../../db/tables/presite';
import { FACE, FACE_COLUMNS, FACE_TABLES, presiteOf, subJobOf } from './subJobFace';

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

/** The stored summaries of a row of pebble_details. */
export const summaryOf: (row: Row) => PebbleSummary = rowDecoder(columnsOf(pebbleDetails, ...SUMMARY));

const toSubJob = rowReader(
  {
    ...FACE,
    requested_app_date: pebbleDetails.requested_app_date,
    notes: pebbleDetails.notes,
    is_slurry_pickup: orNull(pebbleDetails.is_slurry_pickup),
    pebble_details_id: orNull(pebbleDetails.id),
    checkin_date: presite.checkin_date,
    colors: orNull(worked.texts),
  },
  (row): SubJob =>
    subJobOf(row, {
      requested_app_date: row.requested_app_date,
      is_slurry_pickup: row.is_slurry_pickup === true,
      details_id: row.pebble_details_id,
      summary: row.job_category_id === CATEGORY.PEBBLE ? summaryOf(row) : null,
      gunite_summary: null,
      colors: [...new Set(row.colors)],
      notes: row.notes,
      readiness: readinessOf('pebble', presiteOf(row, PRESITE)),
    }),
);

/** The sub-jobs of the pebble board with all that a face, a placement and a decision read of them: one statement. */
export const loadSubJobs = async (runner: Runner, ids: readonly number[]): Promise<SubJob[]> =>
  (await runText(runner, SUB_JOBS, [ids])).map(toSubJob);
