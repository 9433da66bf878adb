import { presiteNotice, visitNotice, type NoticeText } from '#domain/notifications/scheduleNotices';
import { textOf } from '#domain/values';
import type { LoggedChange } from '../../events/emit';
import type { Row } from '../../db/statement';

/** Whom a write to a table concerns, and what they are told. */
export interface NoticeRule {
  entity: string;
  /** The fields whose change is told. */
  fields: readonly string[];
  /** The users behind the employees of rows ($1), except whoever did it ($2), with what the text is made of. */
  recipients: string;
  notice(row: Row): NoticeText;
}

const JOB_NAME = "coalesce(nullif(j.name, ''), j.address_line_1, 'Job ' || j.id) as job_name";
const USERS = 'join app_user u on u.is_active and u.id <> $2';

const job = (row: Row) => ({ job_name: String(row.job_name), job_detail_id: Number(row.job_detail_id) });

/** Presites and warranty visits: their people hear of what is set and moved, not of what is taken away (A7). */
export const SCHEDULE_RULES: readonly NoticeRule[] = [
  {
    entity: 'presite',
    fields: ['presite_supervisor_id', 'scheduled_date'],
    recipients: `select u.id as user_id, p.job_detail_id, p.scheduled_date, ${JOB_NAME} from presite p
      join job_detail jd on jd.id = p.job_detail_id join job j on j.id = jd.job_id ${USERS} and u.employee_id = p.presite_supervisor_id
      where p.id = any($1) order by p.id, u.id`,
    notice: (row) => presiteNotice({ ...job(row), scheduled_date: textOf(row.scheduled_date) }),
  },
  {
    entity: 'warranty_schedule',
    fields: ['fieldworker_id', 'start', 'end'],
    recipients: `select u.id as user_id, s.job_detail_id, to_char(s.start, 'YYYY-MM-DD"T"HH24:MI:SS') as start, ${JOB_NAME} from warranty_schedule s
      join job_detail jd on jd.id = s.job_detail_id join job j on j.id = jd.job_id ${USERS} and u.employee_id = s.fieldworker_id
      where s.id = any($1) and s.start is not null order by s.id, u.id`,
    notice: (row) => visitNotice({ ...job(row), start: String(row.start) }),
  },
];

/** True for an entry of the log that the rule tells of. */
export const isTold = ({ entity, fields }: NoticeRule, change: LoggedChange): boolean =>
  change.entity === entity &&
  change.effect === null &&
  change.after !== null &&
  fields.some((field) => field in (change.after ?? {}));
