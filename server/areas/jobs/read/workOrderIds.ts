import type { Extra } from './shape';

/** The work orders of a table that belong to the sub-job of a row, read from them and never written here [WO-004]. */
export const workOrderIds = (table: string): Extra => ({
  type: '[Int!]!',
  sql: `array(select w.id from "${table}" w where w.job_detail_id = t.job_detail_id and w.deleted_at is null order by w.id)`,
});
