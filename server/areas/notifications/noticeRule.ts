import type { NoticeKind } from '#domain/notifications/kinds';
import type { NoticeText } from '#domain/notifications/scheduleNotices';
import type { LoggedChange } from '../../events/emit';
import type { Row } from '../../db/statement';

/** Whom a write to a table concerns, and what they are told. */
export interface NoticeRule {
  kind: NoticeKind;
  entity: string;
  /** Whether a change of the table is told, by what it wrote. */
  concerns(after: Readonly<Record<string, unknown>>, before: Readonly<Record<string, unknown>> | null): boolean;
  /** The users whom rows ($1) concern, except whoever did it ($2) where that is one, with what the text is made of. */
  recipients: string;
  notice(row: Row): NoticeText;
}

/** The name of a job in a notice, as SQL. */
export const JOB_NAME = "coalesce(nullif(j.name, ''), j.address_line_1, 'Job ' || j.id) as job_name";

/** True for an entry of the log that the rule tells of. */
export const isTold = ({ entity, concerns }: NoticeRule, change: LoggedChange): boolean =>
  change.entity === entity && change.effect === null && change.after !== null && concerns(change.after, change.before);
