import { presiteNotice, visitNotice } from '#domain/notifications/scheduleNotices';
import { rowReader, worked } from '../../db/rowDecoder';
import { presite } from '../../db/tables/presite';
import { JOB_NAME, type NoticeRule } from './noticeRule';

const USERS = 'join app_user u on u.is_active and u.id <> $2';

const job = { job_name: worked.text, job_detail_id: worked.number };
const toPresite = rowReader({ ...job, scheduled_date: presite.scheduled_date }, (row) => row);
const toVisit = rowReader({ ...job, start: worked.text }, (row) => row);

const anyOf =
  (...fields: readonly string[]): NoticeRule['concerns'] =>
  (after) =>
    fields.some((field) => field in after);

/** Presites and warranty visits: their people hear of what is set and moved, not of what is taken away. */
export const SCHEDULE_RULES: readonly NoticeRule[] = [
  {
    kind: 'presite',
    entity: 'presite',
    concerns: anyOf('presite_supervisor_id', 'scheduled_date'),
    recipients: `select u.id as user_id, p.job_detail_id, p.scheduled_date, ${JOB_NAME} from presite p
      join job_detail jd on jd.id = p.job_detail_id join job j on j.id = jd.job_id ${USERS} and u.employee_id = p.presite_supervisor_id
      where p.id = any($1) order by p.id, u.id`,
    notice: (row) => presiteNotice(toPresite(row)),
  },
  {
    kind: 'warranty_visit',
    entity: 'warranty_schedule',
    concerns: anyOf('fieldworker_id', 'start', 'end'),
    recipients: `select u.id as user_id, s.job_detail_id, to_char(s.start, 'YYYY-MM-DD"T"HH24:MI:SS') as start, ${JOB_NAME} from warranty_schedule s
      join job_detail jd on jd.id = s.job_detail_id join job j on j.id = jd.job_id ${USERS} and u.employee_id = s.fieldworker_id
      where s.id = any($1) and s.start is not null order by s.id, u.id`,
    notice: (row) => visitNotice(toVisit(row)),
  },
];
