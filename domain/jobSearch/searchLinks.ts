import { CATEGORY } from '../statuses';
import type { JobSearchRow } from './searchRow';

type Linked = Pick<JobSearchRow, 'job_id' | 'job_detail_id' | 'category_id'>;

/** The form of a row's job, opened at its sub-job [JS-030]. */
export const editPath = ({ job_id, job_detail_id }: Linked): string =>
  `/job/${job_id}/edit${job_detail_id === null ? '' : `/${job_detail_id}`}`;

/** Where a click on a row leads: pebble to its daily batches, every other to the form [JS-012 JS-030]. */
export const rowPath = (row: Linked): string =>
  row.category_id === CATEGORY.PEBBLE ? `/daily-batches/${row.job_id}` : editPath(row);

/** The daily yardage that gunite rows lead to besides; null for every other row [JS-030]. */
export const yardagePath = ({ job_id, category_id }: Linked): string | null =>
  category_id === CATEGORY.GUNITE ? `/daily-yardage/${job_id}` : null;
