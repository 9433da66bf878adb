import { CATEGORY } from '#domain/statuses';
import { jobCard, visitCard, type VisitRow } from '#domain/boards/timeGrid/visitCard';
import type { Card, SubJob } from '#domain/boards/types';
import { runText, type Row, type Runner } from '../../../db/statement';
import type { BoardRows } from './loadBoard';
import { numberOf, textOf } from '#domain/values';
import { FACE_COLUMNS, FACE_TABLES, subJobOf } from './subJobFace';
import { columnsOf, orNull, rowDecoder, worked } from '../../../db/rowDecoder';
import { warrantySchedule } from '../../../db/tables/warranty';

const SUB_JOBS = `
  select ${FACE_COLUMNS}, wd.id as warranty_details_id,
    nullif(concat_ws(E'\\n', nullif(wd.description_notes, ''), nullif(wd.special_instructions, ''), nullif(wd.contact_notes, '')), '') as notes
  from ${FACE_TABLES}
  where jd.id = any($1) and jd.job_category_id = ${CATEGORY.WARRANTY} and jd.deleted_at is null`;

const VISITS = `
  select v.*, e.first_name || ' ' || e.last_name as fieldworker_name
  from warranty_schedule v left join employee e on e.id = v.fieldworker_id
  where v.job_detail_id = any($1)`;

/** A row of warranty_schedule as the domain's types want it. */
export const visitRow: (row: Row) => VisitRow = rowDecoder({
  ...columnsOf(
    warrantySchedule,
    'id',
    'version',
    'job_detail_id',
    'fieldworker_id',
    'start',
    'end',
    'completion',
    'additional_notes',
  ),
  fieldworker_name: orNull(worked.text),
});

const toSubJob = (row: Row): SubJob =>
  subJobOf(row, {
    requested_app_date: null,
    is_slurry_pickup: false,
    colors: [],
    details_id: numberOf(row.warranty_details_id),
    summary: null,
    gunite_summary: null,
    notes: textOf(row.notes),
    readiness: null,
  });

/** Warranty sub-jobs, the card of each, and all their visits. Ids of deleted jobs, estimates and other boards are passed over. */
export const loadWarrantyBoard = async (runner: Runner, ids: readonly number[]): Promise<BoardRows> => {
  if (ids.length === 0) return { cards: [], sub_jobs: [] };
  const [visits, rows] = await Promise.all([runText(runner, VISITS, [ids]), runText(runner, SUB_JOBS, [ids])]);
  const sub_jobs = rows.map(toSubJob);
  const jobs = new Map(sub_jobs.map((subJob) => [subJob.id, subJob]));
  const blocks = visits.flatMap((row): Card[] => {
    const subJob = jobs.get(Number(row.job_detail_id));
    return subJob ? [visitCard(visitRow(row), subJob)] : [];
  });
  return { sub_jobs, cards: [...sub_jobs.map(jobCard), ...blocks] };
};
