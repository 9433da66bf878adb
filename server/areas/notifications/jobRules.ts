import { approvedNotice, centralTexasNotice, toApproveNotice } from '#domain/notifications/jobNotices';
import { rowReader, worked } from '../../db/rowDecoder';
import { customer } from '../../db/tables/customers';
import { job } from '../../db/tables/jobs';
import { JOB_NAME, type NoticeRule } from './noticeRule';

const told = rowReader({ id: job.id, job_name: worked.text }, ({ id, job_name }) => ({ id, name: job_name }));
const companyOf = rowReader({ company_name: customer.company_name }, ({ company_name }) => company_name);

/** Jobs in central Texas and preliminary estimates. An estimate that became a job is created as a job then. */
export const JOB_RULES: readonly NoticeRule[] = [
  {
    kind: 'central_texas_job',
    entity: 'job',
    concerns: (after, before) => before === null || (after.is_estimate === false && before.is_estimate === true),
    recipients: `select u.id as user_id, j.id, ${JOB_NAME}, c.company_name from job j join customer c on c.id = j.company_id
      join app_user u on u.is_active and u.is_central_texas_job_created_recipient
      where j.id = any($1) and j.is_central_texas and not j.is_estimate and $2::int is not null order by j.id, u.id`,
    notice: (row) => centralTexasNotice({ ...told(row), company: companyOf(row) }),
  },
  {
    kind: 'estimate_to_approve',
    entity: 'job',
    concerns: (_after, before) => before === null,
    recipients: `select u.id as user_id, j.id, ${JOB_NAME} from job j
      join app_user u on u.is_active and u.id <> $2 and u.preliminary_estimate_action = 'approve'
      where j.id = any($1) and j.is_estimate and j.is_preliminary and j.is_approved_by_user_id is null order by j.id, u.id`,
    notice: (row) => toApproveNotice(told(row)),
  },
  {
    kind: 'estimate_approved',
    entity: 'job',
    concerns: (after, before) => before !== null && typeof after.is_approved_by_user_id === 'number',
    recipients: `select u.id as user_id, j.id, ${JOB_NAME} from job j join app_user u on u.is_active and u.id <> $2 and u.id = j.created_by
      where j.id = any($1) and j.is_estimate and j.is_preliminary and j.is_approved_by_user_id is not null order by j.id`,
    notice: (row) => approvedNotice(told(row)),
  },
];
