import type { ComputedColumn } from '../../api/resource';

/** How many jobs name a row in `column`; deleted ones and estimates are none. */
export const jobCount = (column: 'company_id' | 'homeowner_id'): ComputedColumn => ({
  name: 'job_count',
  label: 'Jobs',
  kind: 'Int',
  expression: (alias) =>
    `(select count(*)::int from job j where j.${column} = ${alias}.id and j.deleted_at is null and not j.is_estimate)`,
});
