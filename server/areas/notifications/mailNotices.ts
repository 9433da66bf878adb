import type pg from 'pg';
import { html } from '../../mail/html';
import type { Mail, Mailer } from '../../mail/mailer';
import { runText } from '../../db/statement';
import { inTransaction } from '../../queue/queue';

/** A notice that was taken back or followed by another of the same is not mailed: mails leave this long after. */
const PAUSE_S = 60;
const AT_ONCE = 200;

const DUE = `
  with due as (
    update notification set is_mail_due = false where id in (
      select id from notification where is_mail_due and created_date <= now() - make_interval(secs => $1)
      order by id limit ${AT_ONCE} for update skip locked)
    returning id, notified_user_id, notification_text, action_url)
  select due.*, u.email from due join app_user u on u.id = due.notified_user_id and u.is_active order by due.id`;

interface Line {
  text: string;
  link: string;
}

const noticeMail = (email: string, lines: readonly Line[]): Mail => ({
  template: 'notice',
  to: [email],
  subject: lines.length === 1 ? (lines[0]?.text.slice(0, 150) ?? '') : `${lines.length} notices from Trowel`,
  text: `${lines.map(({ text, link }) => `${text}\n${link}`).join('\n\n')}\n\nWhich notices you get by mail is chosen behind the bell.\n`,
  html: `${lines.map(({ text, link }) => html`<p>${text}<br><a href="${link}">Open</a></p>`).join('')}<p>Which notices you get by mail is chosen behind the bell.</p>`,
});

/**
 * Puts the mails of notices into the queue, for those who chose to have them by mail: one mail a person, in the
 * transaction that marks them as told, so that each leaves once. Of several servers each takes others.
 * @param origin the address of the product, before the paths of notices
 * @returns how many mails
 */
export const mailNotices = (
  pool: pg.Pool,
  mailer: Mailer,
  { origin, pause = PAUSE_S }: { origin: string; pause?: number },
): Promise<number> =>
  inTransaction(pool, async (client) => {
    const people = new Map<string, Line[]>();
    for (const { email, notification_text, action_url } of await runText(client, DUE, [pause])) {
      const line = { text: String(notification_text), link: `${origin}${String(action_url)}` };
      people.set(String(email), [...(people.get(String(email)) ?? []), line]);
    }
    for (const [email, lines] of people) await mailer.queue(client, noticeMail(email, lines));
    return people.size;
  });
