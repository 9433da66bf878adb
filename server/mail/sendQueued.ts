import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { z } from 'zod';
import { errorReason } from '../db/loggedError';
import { numberIn, runText, type Row } from '../db/statement';
import { inTransaction, type Queue, type Work } from '../queue/queue';
import { mailOfKept } from './keptMessage';
import { redirected, type Mail, type MailTransport } from './mailer';
import { outboxTransport } from './outboxTransport';
import { sesTransport } from './sesTransport';
import { smtpTransport } from './smtpTransport';
import { tellOfFailure } from './tellOfFailure';

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

export interface SendDeps {
  pool: pg.Pool;
  queue: Pick<Queue, 'add'>;
  settings: MailSettings;
  transport: MailTransport;
  /** By the names of recipes. */
  recipes: Readonly<Record<string, MakeText>>;
}

const [SECOND, MINUTE, HOUR] = [1, 60, 3_600];
/** Seconds after the first try, the second and so on; the last again and again until the day is over. */
const PAUSES = [15 * SECOND, MINUTE, 5 * MINUTE, 15 * MINUTE, 30 * MINUTE, HOUR, 2 * HOUR, 4 * HOUR];
const TRY_FOR = "interval '24 hours'";

/** Nobody works on a mail longer; less than after which the queue gives it to another server. */
const LONGEST_MS = 150_000;
const UNCLEAR = 'It is not known whether this email left: the server or its connection ended while it was handed over.';

const TAKE = `
  update email_log set status = 'sending', tries = tries + 1, next_try_at = null
  where id = $1 and status in ('waiting', 'sending')
  returning id, key, tries, kept_message, created_at, created_by, handed_over_at,
    created_at < now() - ${TRY_FOR} as is_last`;
const HAND_OVER = `update email_log set handed_over_at = now() where id = $1 and tries = $2 and status = 'sending' returning id`;
const SENT = `update email_log set status = 'sent', is_sent = true, message_id = $2, error = $3, kept_message = null where id = $1`;
const WAIT = `
  update email_log set status = 'waiting', error = $3, handed_over_at = null,
    next_try_at = least(now() + make_interval(secs => $4), greatest(created_at + ${TRY_FOR}, now() + interval '1 minute'))
  where id = $1 and tries = $2 and status = 'sending' returning ceil(extract(epoch from next_try_at - now()))::int as seconds`;
const FAIL = `
  update email_log set status = 'failed', error = $3 where id = $1 and tries = $2 and status = 'sending' returning id`;

const reply = z.object({ responseCode: z.number().min(400) });
const answered = z.object({ $metadata: z.object({ httpStatusCode: z.number().min(400).max(499) }) });

/** A mail server has said no: the mail has not left. */
const isRefusal = (error: unknown): boolean => reply.safeParse(error).success || answered.safeParse(error).success;
/** It asks to be tried later, as many do at first. */
const isPutOff = (error: unknown): boolean =>
  z.object({ responseCode: z.number().min(400).max(499) }).safeParse(error).success;

const reasonOf = (error: unknown): string => errorReason(error).slice(0, 4_000);

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

/** The text of a mail as it leaves now. */
const textOf = async ({ recipes }: SendDeps, mail: Mail): Promise<Mail | null> => {
  if (!mail.recipe) return mail;
  const made = await recipes[mail.recipe.name]?.(mail.recipe.data);
  return made ? { ...mail, ...made } : null;
};

/** A mail that did not leave waits for its next try, or has failed when it was tried for a day. */
const tryLater = async ({ pool, queue }: SendDeps, row: Row, mail: Mail, error: unknown): Promise<void> => {
  const [id, tries, reason] = [row.id, numberIn(row, 'tries'), reasonOf(error)];
  await inTransaction(pool, async (client) => {
    if (row.is_last === true) {
      const [failed] = await runText(client, FAIL, [id, tries, reason]);
      if (failed) await tellOfFailure(client, mail, reason, true);
      return;
    }
    const [waiting] = await runText(client, WAIT, [id, tries, reason, PAUSES[tries - 1] ?? PAUSES.at(-1)]);
    if (!waiting) return;
    await queue.add(client, 'mail', { mail: id }, { after: numberIn(waiting, 'seconds') });
    if (tries === 1 && !isPutOff(error)) await tellOfFailure(client, mail, reason, false);
  });
};

const giveUp = ({ pool }: SendDeps, row: Row, mail: Mail, reason: string): Promise<void> =>
  inTransaction(pool, async (client) => {
    const [failed] = await runText(client, FAIL, [row.id, row.tries, reason]);
    if (failed) await tellOfFailure(client, mail, reason, true);
  });

/**
 * Sends one mail of the log. No transaction is open meanwhile. It is marked when its last byte but the end has been
 * given to the mail server: whoever finds the mark without a result cannot know whether it left, and sends it again
 * only when it is one that may come twice but must come [MSG-002].
 */
export const sendQueued = (deps: SendDeps): Work => {
  const { pool, settings, transport } = deps;
  const domain = /@([^>\s]+)/.exec(settings.MAIL_FROM)?.[1] ?? 'localhost';
  return async ({ data }, stopping) => {
    const { mail: id } = z.object({ mail: z.int() }).parse(data);
    const [row] = await runText(pool, TAKE, [id]);
    if (!row) return;
    const kept = typeof row.kept_message === 'string' ? mailOfKept(row.kept_message) : null;
    if (!kept) {
      await runText(pool, FAIL, [id, row.tries, 'The text of this email is not kept.']);
      return;
    }
    const mail: Mail = typeof row.created_by === 'number' ? { ...kept, created_by: row.created_by } : kept;
    if (row.handed_over_at !== null && !mail.recipe) return giveUp(deps, row, mail, UNCLEAR);
    let isHandedOver = false;
    let refused: string | null = null;
    try {
      const text = await textOf(deps, mail);
      if (!text) return await giveUp(deps, row, mail, 'There is nobody any more to send it to.');
      const message_id = await transport.send({
        ...redirected(text, settings.TROWEL_EMAIL_TEST_RECIPIENT),
        from: settings.MAIL_FROM,
        message_id: `<${String(row.key)}@${domain}>`,
        created_at: String(row.created_at),
        handOver: async () => {
          isHandedOver = (await runText(pool, HAND_OVER, [id, row.tries])).length > 0;
          return isHandedOver;
        },
        refused: (addresses, reason) => {
          refused = `Not taken for ${addresses.join(', ')}: ${reason}`;
        },
        signal: AbortSignal.any([stopping, AbortSignal.timeout(LONGEST_MS)]),
      });
      await insist(() => runText(pool, SENT, [id, message_id, refused]), stopping);
      if (refused !== null) await tellOfFailure(pool, mail, refused, false);
    } catch (error) {
      const isUnclear = isHandedOver && !isRefusal(error) && !mail.recipe;
      await (isUnclear ? giveUp(deps, row, mail, `${UNCLEAR} ${reasonOf(error)}`) : tryLater(deps, row, mail, error));
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
