import { CATEGORY } from '#domain/statuses';
import { jobCard, visitCard, type VisitRow } from '#domain/boards/timeGrid/visitCard';
import type { Card, SubJob } from '#domain/boards/types';
import { runText, type Row, type Runner } from '../../../db/statement';
import type { BoardRows } from './loadBoard';
import { FACE, FACE_COLUMNS, FACE_TABLES, subJobOf } from './subJobFace';
import { columnsOf, orNull, rowDecoder, rowReader, worked } from '../../../db/rowDecoder';
import { warrantyDetails, warrantySchedule } from '../../../db/tables/warranty';

const SUB_JOBS = `
  select ${FACE_COLUMNS}, wd.id as warranty_details_id, wd.priority_id, wd.creation_date,
    (select name from lookup_priority where id = wd.priority_id) as priority,
    nullif(concat_ws(E'\\n', nullif(wd.description_notes, ''), nullif(wd.special_instructions, ''), nullif(wd.contact_notes, '')), '') as notes
  from ${FACE_TABLES}
  where jd.id = any($1) and jd.job_category_id = ${CATEGORY.WARRANTY} and jd.deleted_at is null`;

const VISITS = `
  select v.*, e.first_name || ' ' || e.last_name as fieldworker_name
  from warranty_schedule v left join employee e on e.id = v.fieldworker_id
  where v.job_detail_id = any($1)`;

/** What the rules read of a row of warranty_schedule. */
export const STORED_VISIT = columnsOf(
  warrantySchedule,
  ...(['id', 'version', 'job_detail_id', 'fieldworker_id', 'start', 'end'] as const),
  ...(['completion', 'additional_notes'] as const),
);

const visitRow: (row: Row) => VisitRow = rowDecoder({ ...STORED_VISIT, fieldworker_name: orNull(worked.text) });

const toSubJob = rowReader(
  {
    ...FACE,
    ...columnsOf(warrantyDetails, 'priority_id', 'creation_date'),
    warranty_details_id: orNull(warrantyDetails.id),
    notes: orNull(worked.text),
    priority: orNull(worked.text),
  },
  (row): SubJob => ({
    ...subJobOf(row, {
      requested_app_date: null,
      is_slurry_pickup: false,
      colors: [],
      details_id: row.warranty_details_id,
      summary: null,
      gunite_summary: null,
      notes: row.notes,
      readiness: null,
    }),
    priority_id: row.priority_id,
    priority: row.priority,
    creation_date: row.creation_date,
  }),
);

/**
 * Warranty sub-jobs, the card of each, and all their visits. Ids of deleted jobs, estimates and other boards are passed
 * over.
 */
export const loadWarrantyBoard = async (runner: Runner, ids: readonly number[]): Promise<BoardRows> => {
  if (ids.length === 0) return { cards: [], sub_jobs: [] };
  const [visits, rows] = await Promise.all([runText(runner, VISITS, [ids]), runText(runner, SUB_JOBS, [ids])]);
  const sub_jobs = rows.map(toSubJob);
  const jobs = new Map(sub_jobs.map((subJob) => [subJob.id, subJob]));
  const blocks = visits.map(visitRow).flatMap((visit): Card[] => {
    const subJob = jobs.get(visit.job_detail_id);
    return subJob ? [visitCard(visit, subJob)] : [];
  });
  return { sub_jobs, cards: [...sub_jobs.map(jobCard), ...blocks] };
};
