import type pg from 'pg';
import { BUSINESS_ZONE, civilDateOf } from '#domain/civilDate';
import { dueWeek, MAIL_TIME } from '#domain/reports/reportMail';
import { textOf, textOrEmpty } from '#domain/values';
import { idOf, numberIn, runText } from '../../db/statement';
import type { Queue } from '../../queue/queue';
import { keyOfWeek } from './mailReport';

const READ = `
  select m.id, m.weekday, m.first_week::text as first_week, done.week::text as done_week, c.report_mail_time as time
  from report_mail m left join company_setting c on c.id = 1
    left join lateral (select max(week) as week from report_mail_week w where w.report_mail_id = m.id and w.result <> 'failed') done on true
  order by m.id`;

const TIME = new Intl.DateTimeFormat('en-GB', {
  timeZone: BUSINESS_ZONE,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/**
 * Asks the queue for the mails that are due. A job has the id of its subscription and week, so that there is one,
 * whichever server asks how often; a server that was away on the day asks when it is back.
 */
export const queueDueMails = async (pool: pg.Pool, queue: Pick<Queue, 'add'>, now: Date): Promise<void> => {
  const clock = { date: civilDateOf(now), time: TIME.format(now) };
  for (const row of await runText(pool, READ, [])) {
    const mail = {
      weekday: numberIn(row, 'weekday'),
      first_week: textOrEmpty(row.first_week),
      done_week: textOf(row.done_week),
    };
    const week = dueWeek(mail, textOf(row.time) ?? MAIL_TIME, clock);
    const id = idOf(row);
    if (week !== null) await queue.add(pool, 'report_mail', { id, week }, { id: keyOfWeek(id, week) });
  }
};
