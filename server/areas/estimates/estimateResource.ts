import { sql } from 'drizzle-orm';
import { ESTIMATE_STATUS } from '#domain/estimates/estimateStatus';
import { RESOURCE_NEEDS } from '#domain/access/resourceNeeds';
import { jobReadable } from '../../access/scope';
import { job } from '../../db/tables/jobs';
import { crud } from '../../api/resource';
import { foundByKeyword } from '../jobs/search/keywordSql';

const COMPANY = 'company_name';

/** [EST-004 EST-012] */
const status = (
  alias: string,
): string => `case when ${alias}.is_approved_by_user_id is not null then '${ESTIMATE_STATUS.approved}'
  when ${alias}.is_preliminary then '${ESTIMATE_STATUS.preliminary}' else '${ESTIMATE_STATUS.final}' end`;

/**
 * The estimates among the jobs, as their list shows them: not those that were deleted, merged into a job or made one
 * [EST-012]. One estimate, and its writes, are calls of their own.
 */
export const estimateResource = crud(job, {
  name: 'estimate',
  needs: RESOURCE_NEEDS.estimate,
  writes: [],
  operations: { one: 'listedEstimate' },
  label: 'Estimate',
  route: '/estimate',
  title: ['name'],
  only: [
    'id',
    'name',
    'company_id',
    'address_line_1',
    'city',
    'county',
    'zip_code',
    'entered_date',
    'created_at',
    'updated_at',
  ],
  columns: ['id', 'name', COMPANY, 'address_line_1', 'city', 'entered_date', 'status'],
  sort: { field: 'id', order: 'DESC' },
  search: { columns: ['id', 'name', 'address_line_1'], condition: foundByKeyword },
  labels: { id: 'Estimate ID', company_id: 'Company', address_line_1: 'Address' },
  computed: [
    {
      name: COMPANY,
      label: 'Company',
      kind: 'String',
      expression: (alias) => `(select c.company_name from customer c where c.id = ${alias}.company_id)`,
    },
    {
      name: 'status',
      label: 'Status',
      kind: 'String',
      expression: status,
      values_es: { Preliminary: 'Preliminar', Approved: 'Aprobado', Estimate: 'Presupuesto' },
    },
  ],
  // Who may read estimates reads all of them, but for a subcontractor: of those the assigned ones.
  scope: (actor, alias) => {
    const stands = sql.raw(`${alias}.is_estimate and ${alias}.merged_into_job_id is null`);
    return actor.permissions.has('IS_SUBCONTRACTOR')
      ? sql`${stands} and ${sql.raw(alias)}.id in (select job.id from job where ${jobReadable(actor)})`
      : stands;
  },
});
