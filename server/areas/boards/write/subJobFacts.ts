import type { SubJobFacts } from '#domain/boards/types';
import { CATEGORY } from '#domain/statuses';
import { columnsOf, rowDecoder } from '../../../db/rowDecoder';
import { idOf, type Row } from '../../../db/statement';
import { jobDetail } from '../../../db/tables/jobs';
import { guniteSummaryOf } from '../read/loadGuniteSubJobs';
import { summaryOf } from '../read/loadSubJobs';

const ownRow = rowDecoder(
  columnsOf(jobDetail, 'id', 'job_id', 'version', 'job_category_id', 'status_id', 'awaiting_builder_date'),
);

/** What the rules of a board decide by: the sub-job's own row, and that of its details where they are read too. */
export const subJobFacts = (row: Row, details: Row | undefined): SubJobFacts => {
  const { job_category_id: category_id, ...own } = ownRow(row);
  return {
    ...own,
    category_id,
    is_slurry_pickup: details?.is_slurry_pickup === true,
    details_id: details ? idOf(details) : null,
    summary: details && category_id === CATEGORY.PEBBLE ? summaryOf(details) : null,
    gunite_summary: details && category_id === CATEGORY.GUNITE ? guniteSummaryOf(details) : null,
  };
};
