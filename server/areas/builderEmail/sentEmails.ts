import { and, isNull, sql } from 'drizzle-orm';
import { answerTime } from '#domain/evening/siteAnswer';
import { AppError } from '#domain/errors';
import { mailAnswer } from '#domain/mail/mailAnswers';
import { textOrEmpty } from '#domain/values';
import type { Actor } from '../../access/actor';
import { subJobReadable } from '../../access/scope';
import { seesColumns } from '../../api/seenColumns';
import { columnsOf, orNull, rowDecoder, worked } from '../../db/rowDecoder';
import { run, runText, type Row, type Runner } from '../../db/statement';
import { builderEmail } from '../../db/tables/builderEmails';
import { jobDetail } from '../../db/tables/jobs';
import { RECIPIENT_COLUMNS } from './prepareEmail';
import type { SentBuilderEmail as SentEmail } from '#domain/builderEmail/sentBuilderEmail';

const READ = `
  select b.*, u.first_name || ' ' || u.last_name as user_name, e.error,
    case when e.resent_at is not null then 'resent' else e.status end as status
  from builder_email b left join app_user u on u.id = b.created_by left join email_log e on e.key = b.email_key
  where b.job_detail_id = $1 order by b.id desc limit 50`;

const toSent: (row: Row) => SentEmail = rowDecoder({
  ...columnsOf(builderEmail, 'id', 'template', 'language', 'recipients', 'comment', 'subject', 'body'),
  created_at: worked.text,
  user_name: orNull(worked.text),
  status: orNull(worked.text),
  error: orNull(worked.text),
});

/** The newest mails to the builder of a sub-job that the actor may read. @throws AppError NOT_FOUND */
export const readSentEmails = async (runner: Runner, actor: Actor, job_detail_id: number): Promise<SentEmail[]> => {
  const [found] = await run(
    runner,
    sql`select 1 from ${jobDetail}
      where ${and(sql`${jobDetail.id} = ${job_detail_id}`, isNull(jobDetail.deleted_at), subJobReadable(actor))}`,
  );
  if (!found) throw new AppError('NOT_FOUND');
  const rows = await runText(runner, READ, [job_detail_id]);
  const seesAddresses = seesColumns(actor, RECIPIENT_COLUMNS);
  return rows.map((row) => {
    const sent = toSent({ ...row, created_at: new Date(String(row.created_at)).toISOString() });
    // Why a mail did not reach somebody names whom.
    return seesAddresses ? sent : { ...sent, recipients: '', error: null };
  });
};

/** Whoever sends at the same moment waits, and then finds what the other one sent. */
const LOCK = 'select pg_advisory_xact_lock(7269436, $1)';
const SINCE = `
  select b.created_at, u.first_name || ' ' || u.last_name as user_name from builder_email b left join app_user u on u.id = b.created_by
  where b.job_detail_id = $1 and b.template = $2 and b.id > $3 order by b.id desc limit 1`;

/** Who has sent the template about the sub-job after the mail that was seen last, in words; null for nobody. */
export const sentSince = async (
  runner: Runner,
  job_detail_id: number,
  template: string,
  since: number,
): Promise<string | null> => {
  await runText(runner, LOCK, [job_detail_id]);
  const [row] = await runText(runner, SINCE, [job_detail_id, template, since]);
  if (!row) return null;
  const who = textOrEmpty(row.user_name);
  const sent = { name: template, time: answerTime(String(row.created_at)) };
  return who === '' ? mailAnswer('just_sent_by_somebody', sent) : mailAnswer('just_sent', { ...sent, who });
};
