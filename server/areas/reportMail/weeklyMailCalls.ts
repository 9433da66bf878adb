import { CALLS } from '#domain/access/calls';
import type { CivilDate } from '#domain/civilDate';
import { MAIL_FORMATS, MAIL_RESULTS, MAIL_TIME, nextMail, type MailResult } from '#domain/reports/reportMail';
import type { WeeklyMail } from '#domain/reports/weeklyMail';
import { numberOf, textOf, textOrEmpty } from '#domain/values';
import { addCommand } from '../../api/commandField';
import type { SchemaModule } from '../../api/schema';
import { numberIn, runText, type Runner } from '../../db/statement';
import { saveWeeklyMail, stopWeeklyMail } from './weeklyMailCommands';

const READ = `
  select m.weekday, m.format, m.language, m.first_week::text as first_week, done.week::text as done_week, c.report_mail_time as time,
    to_char(last.at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as last_at, last.result, coalesce(last.reason, e.error) as reason, e.status
  from report_mail m
    left join company_setting c on c.id = 1
    left join lateral (select max(week) as week from report_mail_week w where w.report_mail_id = m.id and w.result <> 'failed') done on true
    left join lateral (select * from report_mail_week w where w.report_mail_id = m.id order by w.week desc limit 1) last on true
    left join email_log e on e.key::text = last.mail_key
  where m.saved_view_id = $1 and m.user_id = $2`;

/** What became of a mail in the queue; of one that the log has forgotten, that it left. */
const resultOf = (stored: string | null, status: string | null): MailResult | null => {
  const result = MAIL_RESULTS.find((known) => known === stored) ?? null;
  if (result !== 'mailed' && result !== 'linked') return result;
  return status === 'failed' ? 'not_left' : status === 'waiting' || status === 'sending' ? 'on_its_way' : result;
};

const readMail = async (
  runner: Runner,
  user_id: number,
  view_id: number,
  today: CivilDate,
): Promise<WeeklyMail | null> => {
  const [row] = await runText(runner, READ, [view_id, user_id]);
  if (!row) return null;
  const weekday = numberIn(row, 'weekday');
  const result = textOf(row.result);
  const due = { weekday, first_week: textOrEmpty(row.first_week), done_week: textOf(row.done_week) };
  return {
    weekday: numberOf(row.weekday) ?? 1,
    format: MAIL_FORMATS.find((known) => known === row.format) ?? MAIL_FORMATS[0],
    language: textOrEmpty(row.language),
    next_date: nextMail(due, today),
    time: textOf(row.time) ?? MAIL_TIME,
    last_at: textOf(row.last_at),
    last_result: resultOf(result, textOf(row.status)),
    last_reason: textOf(row.reason),
  };
};

/** The weekly mails of views of reports, each user's own [RPT-013]. */
export const weeklyMailCalls: SchemaModule = (kit) => {
  const { builder } = kit;
  const mail = builder.objectRef<WeeklyMail>('WeeklyMail').implement({
    description: 'A view of a report that is mailed to you every week.',
    fields: (t) => ({
      weekday: t.exposeInt('weekday', { nullable: false, description: '1 is Monday.' }),
      format: t.exposeString('format', { nullable: false, description: 'csv, xlsx or pdf.' }),
      language: t.exposeString('language', { nullable: false }),
      next_date: t.field({ type: 'Date', nullable: false, resolve: ({ next_date }) => next_date }),
      time: t.exposeString('time', { nullable: false, description: 'HH:MM by the clock of the business.' }),
      last_at: t.exposeString('last_at', { description: 'Null before the first.' }),
      last_result: t.exposeString('last_result', {
        description: 'mailed, linked, on_its_way, not_left, no_right, inactive, not_shared, unfit or failed.',
      }),
      last_reason: t.exposeString('last_reason'),
    }),
  });
  builder.queryField('weeklyMail', (t) =>
    t.field({
      type: mail,
      description: 'How a view of a report is mailed to you every week; null where it is not.',
      extensions: { need: CALLS.weeklyMail.need },
      args: { view_id: t.arg.int({ required: true }) },
      resolve: (_root, { view_id }, { runner, actor, today }) => readMail(runner, actor.user_id, view_id, today),
    }),
  );
  addCommand(kit, { command: saveWeeklyMail, type: 'Int' });
  addCommand(kit, { command: stopWeeklyMail, type: 'Int' });
};
