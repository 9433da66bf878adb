import type pg from 'pg';
import type { Fate, RecipientFate } from '#domain/mail/recipientFate';
import { errorReason } from '../db/loggedError';
import { numberIn, runText, type Row } from '../db/statement';
import { inTransaction, type Job } from '../queue/queue';
import type { Mail } from './mailer';
import { fatesAfterTry, fatesAtEnd, fatesText, openAddresses, type Refusal } from './recipientFates';
import { isPutOff } from './replies';
import { reportFailedMail } from './reportFailedMail';

const [SECOND, MINUTE, HOUR] = [1, 60, 3_600];
/** Seconds after the first try, the second and so on; the last again and again until the day is over. */
const PAUSES = [15 * SECOND, MINUTE, 5 * MINUTE, 15 * MINUTE, 30 * MINUTE, HOUR, 2 * HOUR, 4 * HOUR];
/** So long a mail is tried, as an interval of SQL. */
export const TRY_FOR = "interval '24 hours'";

const WAIT = `
  update email_log set status = 'waiting', error = $3, fates = $4::jsonb, handed_over_at = null,
    next_try_at = least(now() + make_interval(secs => $5), greatest(created_at + ${TRY_FOR}, now() + interval '1 minute'))
  where id = $1 and tries = $2 and status = 'sending' returning ceil(extract(epoch from next_try_at - now()))::int as seconds`;
/** One that has left for some is sent; its text is kept while there are others, to whom it may be sent again. */
const END = `
  update email_log set status = $3, is_sent = $3 = 'sent', error = $4, fates = $5::jsonb, message_id = coalesce($6, message_id),
    kept_message = case when $4::text is null then null else kept_message end
  where id = $1 and tries = $2 and status = 'sending' returning id`;

/** What follows from whom a mail has reached so far: it is written in the same transaction. */
export type MailAnswered = (
  client: pg.ClientBase,
  mail: { key: string; fates: readonly RecipientFate[] },
) => Promise<void>;

/** Why a mail did not leave, as the log keeps it. */
export const reasonOf = (error: unknown): string => errorReason(error).slice(0, 4_000);

const whole = (lines: readonly (string | null)[]): string | null =>
  lines.filter(Boolean).join('\n').slice(0, 4_000) || null;

interface Attempt {
  /** The row of the log as it was claimed. */
  row: Row;
  mail: Mail;
  before: readonly RecipientFate[];
  /** The work of the queue that this try is. */
  job: Pick<Job, 'later'>;
}

/** What can come of a try. Each is written in one transaction, with the next try and with who is told. */
interface Outcomes {
  /** The mail server answered each recipient; without a Message-ID it took the mail for none of them [MSG-005]. */
  answered(tried: readonly string[], refusals: readonly Refusal[], message_id: string | null): Promise<void>;
  /** Stops trying to send it. */
  giveUp(tried: readonly string[], fate: Extract<Fate, 'refused' | 'lost' | 'unclear'>, reason: string): Promise<void>;
  /** It did not leave, and waits for its next try, or has failed when it was tried for a day. */
  tryLater(tried: readonly string[], error: unknown): Promise<void>;
}

export const writeOutcomes = (
  { pool, answered = [] }: { pool: pg.Pool; answered?: readonly MailAnswered[] },
  { row, mail, before, job }: Attempt,
): Outcomes => {
  const [id, tries] = [row.id, numberIn(row, 'tries')];

  const report = async (client: pg.ClientBase, fates: readonly RecipientFate[]): Promise<void> => {
    for (const one of answered) await one(client, { key: String(row.key), fates });
  };

  const end = async (
    client: pg.ClientBase,
    fates: readonly RecipientFate[],
    error: string | null,
    message_id: string | null,
  ) => {
    const status = fates.some(({ fate }) => fate === 'taken') || error === null ? 'sent' : 'failed';
    const [written] = await runText(client, END, [id, tries, status, error, JSON.stringify(fates), message_id]);
    if (!written) return;
    await report(client, fates);
    if (error === null) return;
    await reportFailedMail(client, mail, error, { administrators: status === 'failed', sender: true });
  };

  const wait = async (
    client: pg.ClientBase,
    fates: readonly RecipientFate[],
    error: string | null,
  ): Promise<boolean> => {
    const values = [id, tries, error, JSON.stringify(fates), PAUSES[tries - 1] ?? PAUSES.at(-1)];
    const [waiting] = await runText(client, WAIT, values);
    if (!waiting) return false;
    await report(client, fates);
    await job.later(client, numberIn(waiting, 'seconds'));
    return true;
  };

  const giveUp: Outcomes['giveUp'] = (tried, fate, reason) =>
    inTransaction(pool, (client) => {
      const fates = fatesAtEnd(before, tried, fate, reason);
      const isOne = fates.every((one) => one.reason === reason);
      return end(client, fates, isOne ? reason : whole([fatesText(fates), fates.length === 0 ? reason : null]), null);
    });

  return {
    giveUp,
    answered: (tried, refusals, message_id) =>
      inTransaction(pool, async (client) => {
        const fates = fatesAfterTry(before, tried, refusals);
        const isOpen = openAddresses(tried, fates).length > 0;
        if (isOpen && row.is_last !== true) {
          const refused = fates.filter(({ address, fate }) => fate === 'refused' && tried.includes(address));
          if ((await wait(client, fates, whole([fatesText(fates)]))) && refused.length > 0)
            await reportFailedMail(client, mail, fatesText(refused) ?? '', { administrators: false, sender: true });
          return;
        }
        const put_off = fates.find(({ fate }) => fate === 'put_off');
        const ended = put_off
          ? fates.map((one): RecipientFate => (one.fate === 'put_off' ? { ...one, fate: 'lost' } : one))
          : fates;
        await end(client, ended, whole([fatesText(ended)]), message_id);
      }),
    tryLater: (tried, error) => {
      const reason = reasonOf(error);
      if (row.is_last === true) return giveUp(tried, 'lost', reason);
      return inTransaction(pool, async (client) => {
        const isWaiting = await wait(client, before, whole([reason, fatesText(before)]));
        if (isWaiting && tries === 1 && !isPutOff(error))
          await reportFailedMail(client, mail, reason, { administrators: false, sender: false });
      });
    },
  };
};
