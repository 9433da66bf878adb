import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { z } from 'zod';
import { MAIL_REASONS } from '#domain/mail/failedMailText';
import { storedFates } from '#domain/mail/recipientFate';
import { withoutPrivateText } from '#domain/privateText';
import { numberOf, textOrEmpty } from '#domain/values';
import { runText } from '../db/statement';
import { dueLine } from '../http/failureLog';
import type { Job, Queue, Work } from '../queue/queue';
import { leaving } from './filesLane';
import { mailOfKept } from './keptMessage';
import { redirected, type Mail, type MailTransport } from './mailer';
import { outboxTransport } from './outboxTransport';
import { isForGood, isRefusal } from './replies';
import { sesTransport } from './sesTransport';
import { smtpTransport } from './smtpTransport';
import { reasonOf, TRY_FOR, writeOutcomes, type MailAnswered } from './writeOutcomes';
import { openAddresses, type Refusal } from './recipientFates';

export interface MailSettings {
  DATA_DIR: string;
  MAIL_FROM: string;
  SMTP_URL?: string | undefined;
  SES_REGION?: string | undefined;
  TROWEL_EMAIL_TEST_RECIPIENT?: string | undefined;
}

/** Mail through SMTP_URL or SES_REGION, by default into the folder `outbox` of DATA_DIR. */
export const transportOf = ({ DATA_DIR, SMTP_URL, SES_REGION }: MailSettings): MailTransport => {
  if (SMTP_URL) return smtpTransport(SMTP_URL);
  return SES_REGION ? sesTransport(SES_REGION) : outboxTransport(DATA_DIR);
};

/** Makes the text of a mail when it leaves; null when there is nobody any more to send it to. */
export type MakeText = (
  data: Readonly<Record<string, string | number>>,
) => Promise<Pick<Mail, 'to' | 'text' | 'html'> | null>;

/** What is told of a mail that did not leave. */
export interface MailLog {
  error(line: { cause: string; code: string; since_last: number }, message: string): void;
}

/** What kind of failure it was, by the mail server or by the system. */
const facts = z
  .object({ responseCode: z.number().optional().catch(undefined), code: z.string().optional().catch(undefined) })
  .catch({});

/** A line for mails that could not be handed over, each kind of failure once a minute, without addresses [OPS-014]. */
const logUnsent = (log: MailLog, error: unknown): void => {
  const { responseCode, code: own } = facts.parse(error);
  const code = String(responseCode ?? own ?? 'none');
  const since_last = dueLine(log, `mail ${code}`);
  if (since_last !== null)
    log.error({ cause: withoutPrivateText(reasonOf(error)), code, since_last }, 'a mail could not be handed over');
};

export interface SendDeps {
  pool: pg.Pool;
  settings: MailSettings;
  transport: MailTransport;
  /** By the names of recipes. */
  recipes: Readonly<Record<string, MakeText>>;
  /** What follows from whom a mail has reached. */
  answered?: readonly MailAnswered[];
  /** Where a mail server that is away is told of; nowhere without it. */
  log?: MailLog;
}

/** Nobody works on a mail longer; less than after which the queue gives it to another server. */
const TIMEOUT_MS = 150_000;
const UNCLEAR = MAIL_REASONS.unclear_all.en;
const NOBODY_LEFT = MAIL_REASONS.nobody_left.en;

const TAKE = `
  update email_log set status = 'sending', tries = tries + 1, next_try_at = null
  where id = $1 and status in ('waiting', 'sending')
  returning id, key, tries, kept_message, created_at, created_by, handed_over_at, fates::text as fates,
    created_at < now() - ${TRY_FOR} as is_last`;
/** Letters of a kept mail; such as have no files leave beside those that have. */
const SIZE = 'select octet_length(kept_message) as size from email_log where id = $1';
const WITHOUT_LANE = 1_048_576;
const HAND_OVER = `update email_log set handed_over_at = now() where id = $1 and tries = $2 and status = 'sending' returning id`;
const NOT_KEPT = `update email_log set status = 'failed', error = 'The text of this email is not kept.' where id = $1 and tries = $2 and status = 'sending'`;

/** What has left is written down though the database may be away for a while: else nobody would know. */
const insist = async (write: () => Promise<unknown>, signal: AbortSignal): Promise<void> => {
  for (let tried = 1; ; tried += 1) {
    try {
      await write();
      return;
    } catch (error) {
      if (tried === 60 || signal.aborted) throw error;
      await pause(500, undefined, { signal }).catch(() => undefined);
    }
  }
};

const addressesOf = ({ to, cc = [] }: Pick<Mail, 'to' | 'cc'>): string[] => [...to, ...cc];

/** The text of a mail as it leaves now. */
const textOf = async ({ recipes }: SendDeps, mail: Mail): Promise<Mail | null> => {
  if (!mail.recipe) return mail;
  const made = await recipes[mail.recipe.name]?.(mail.recipe.data);
  return made ? { ...mail, ...made } : null;
};

/**
 * Sends one mail of the log. No transaction is open meanwhile. It is marked when its last byte but the end has been
 * given to the mail server: whoever finds the mark without a result cannot know whether it left, and sends it again
 * only when it is one that may come twice but must come [MSG-002]. What a mail server answers to each recipient is
 * written together with what is to be done next, so that nobody who has it is sent it again [MSG-005]. The next try is
 * the same piece of work put off: of two at once one would find the other's mark and call unclear what is just leaving.
 */
export const sendQueued = (deps: SendDeps): Work => {
  const { pool, settings, transport } = deps;
  const domain = /@([^>\s]+)/.exec(settings.MAIL_FROM)?.[1] ?? 'localhost';
  const send = async (id: number, job: Job, stopping: AbortSignal): Promise<void> => {
    const [row] = await runText(pool, TAKE, [id]);
    if (!row) return;
    const kept = typeof row.kept_message === 'string' ? mailOfKept(row.kept_message) : null;
    if (!kept) {
      await runText(pool, NOT_KEPT, [id, row.tries]);
      return;
    }
    const mail: Mail = typeof row.created_by === 'number' ? { ...kept, created_by: row.created_by } : kept;
    const before = storedFates.parse(JSON.parse(textOrEmpty(row.fates) || '[]'));
    const outcomes = writeOutcomes(deps, { row, mail, before, job });
    if (row.handed_over_at !== null && !mail.recipe) return outcomes.giveUp(addressesOf(mail), 'unclear', UNCLEAR);
    let isHandedOver = false;
    // What fails beside it is our database: the mail server may have taken the mail.
    let isWithMailServer = false;
    let tried: string[] = openAddresses(addressesOf(mail), before);
    const refusals: Refusal[] = [];
    try {
      const text = await textOf(deps, mail);
      if (!text) return await outcomes.giveUp(tried, 'lost', NOBODY_LEFT);
      const leaving = redirected(text, settings.TROWEL_EMAIL_TEST_RECIPIENT);
      tried = openAddresses(addressesOf(leaving), before);
      if (tried.length === 0) return await outcomes.giveUp(tried, 'lost', NOBODY_LEFT);
      isWithMailServer = true;
      const message_id = await transport.send({
        ...leaving,
        deliver_to: tried,
        from: settings.MAIL_FROM,
        message_id: `<${String(row.key)}@${domain}>`,
        created_at: String(row.created_at),
        handOver: async () => {
          isWithMailServer = false;
          isHandedOver = (await runText(pool, HAND_OVER, [id, row.tries])).length > 0;
          isWithMailServer = isHandedOver;
          return isHandedOver;
        },
        refused: (refusal) => refusals.push(refusal),
        signal: AbortSignal.any([stopping, AbortSignal.timeout(TIMEOUT_MS)]),
      });
      isWithMailServer = false;
      await insist(() => outcomes.answered(tried, refusals, message_id), stopping);
    } catch (error) {
      const isTold = isWithMailServer && refusals.length === 0 && !stopping.aborted;
      if (deps.log && isTold) logUnsent(deps.log, error);
      const isUnclear = isHandedOver && !isRefusal(error) && !mail.recipe;
      if (isUnclear) await outcomes.giveUp(tried, 'unclear', `${UNCLEAR} ${reasonOf(error)}`);
      else if (refusals.length > 0) await outcomes.answered(tried, refusals, null);
      else if (isForGood(error)) await outcomes.giveUp(tried, 'refused', reasonOf(error));
      else await outcomes.tryLater(tried, error);
    }
  };
  return async (job, stopping) => {
    const { mail: id } = z.object({ mail: z.int() }).parse(job.data);
    const [found] = await runText(pool, SIZE, [id]);
    if ((numberOf(found?.size) ?? 0) <= WITHOUT_LANE) return send(id, job, stopping);
    let isBegun = false;
    try {
      await leaving.run(() => {
        isBegun = true;
        return send(id, job, stopping);
      });
    } catch (error) {
      if (isBegun) throw error;
      await job.later(pool, 2);
    }
  };
};

/** After a restore or a move there are mails that wait, and no work for them. */
export const queueWaitingMails = async (pool: pg.Pool, queue: Pick<Queue, 'add'>): Promise<void> => {
  const rows = await runText(
    pool,
    `select id from email_log e where status in ('waiting', 'sending')
      and not exists (select from pgboss.job j where j.name = 'mail' and j.state <= 'active' and (j.data ->> 'mail')::int = e.id)`,
    [],
  );
  for (const { id } of rows) await queue.add(pool, 'mail', { mail: id });
};
