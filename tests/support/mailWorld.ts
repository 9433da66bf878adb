import { reachedBuilders } from '../../server/areas/told/reachedBuilders';
import type { OpenDatabase } from '../../server/db/database';
import { resetRecipes } from '../../server/identity/resetMail';
import { createMailer, type Mail, type MailTransport } from '../../server/mail/mailer';
import { sendQueued, transportOf, type MailLog, type MailSettings } from '../../server/mail/sendQueued';
import { queueOf, type Job } from '../../server/queue/queue';

export interface MailRow {
  id: number;
  key: string;
  status: string;
  tries: number;
  is_sent: boolean;
  message_id: string | null;
  error: string | null;
  kept_message: string | null;
  next_try_at: Date | null;
  created_by: number | null;
}

/** The queue of mails of a database without a server: a test sends them itself. */
export const mailWorld = (
  { db, pool }: OpenDatabase,
  settings: Partial<MailSettings> & { transport?: MailTransport; log?: MailLog } = {},
) => {
  const queue = queueOf(pool);
  const mailer = createMailer(queue);
  const given = { DATA_DIR: '/nowhere', MAIL_FROM: 'Trowel <no-reply@trowel.test>', ...settings };
  const transport = settings.transport ?? transportOf(given);
  const work = sendQueued({
    pool,
    settings: given,
    transport,
    recipes: resetRecipes(db),
    answered: [reachedBuilders],
    ...(settings.log ? { log: settings.log } : {}),
  });
  const row = async (id?: number): Promise<MailRow> => {
    const { rows } = await pool.query<MailRow>(
      `select * from email_log where ${id === undefined ? 'true' : `id = ${id}`} order by id desc limit 1`,
    );
    if (!rows[0]) throw new Error('the mail is not in the log');
    return rows[0];
  };
  /** One try of a mail of the log. */
  const attempt = async (id: number): Promise<MailRow> => {
    const later: Job['later'] = (runner, after) => queue.add(runner, 'mail', { mail: id }, { after });
    await work({ id: 'any', data: { mail: id }, later }, new AbortController().signal);
    return row(id);
  };
  return {
    mailer,
    transport,
    work,
    row,
    attempt,
    /** Puts a mail into the queue and tries it once. */
    send: async (mail: Mail): Promise<MailRow> => {
      await mailer.queue(pool, mail);
      return attempt((await row()).id);
    },
  };
};
