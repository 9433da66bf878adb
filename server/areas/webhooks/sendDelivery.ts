import { z } from 'zod';
import { webhookNotice } from '#domain/notifications/serverNotices';
import type { Database, OpenDatabase } from '../../db/database';
import { runText, type Runner } from '../../db/statement';
import { inTransaction, type Work } from '../../queue/queue';
import { notifyAdministrators } from '../../upkeep/notifyAdministrators';
import { postSigned, type Answer, type PostOptions } from './postSigned';
import { openSecret, SEAL_KEYS } from './secrets';

export interface SendDeps {
  open: OpenDatabase;
  settings: { WEBHOOK_PRIVATE: 'on' | 'off'; WEBHOOK_FAIL_DAYS: number };
  patience?: PostOptions['patience'];
  /** One is done: there may be room for the next. */
  onDone?(): void;
}

const [SECOND, MINUTE, HOUR] = [1, 60, 3_600];
/** Seconds after the first try, the second and so on; the last again and again until the day is over. */
const PAUSES = [15 * SECOND, MINUTE, 5 * MINUTE, 15 * MINUTE, 30 * MINUTE, HOUR, 2 * HOUR, 4 * HOUR];
/** While nobody answers there, all others wait too, but no longer than this. */
const MAX_PAUSE = 15 * MINUTE;

const TAKE = `
  update webhook_delivery d set tries = tries + 1, tried_at = now() from webhook w
  where d.id = $1 and w.id = d.webhook_id and d.status = 'sending' and w.disabled_at is null
  returning d.id, d.key, d.sequence, d.body, d.tries, w.id as webhook_id, w.url, w.secret,
    case when w.old_secret_until > now() then w.old_secret end as old_secret, ${SEAL_KEYS}`;

const taken = z.object({
  id: z.number(),
  key: z.string(),
  sequence: z.number().nullable(),
  body: z.string(),
  tries: z.number(),
  webhook_id: z.number(),
  url: z.string(),
  secret: z.string(),
  old_secret: z.string().nullable(),
  seal_keys: z.array(z.string()),
});
type Taken = z.infer<typeof taken>;

const NO_KEY =
  'Its secret cannot be opened: the key in the table signing_key that sealed it is not here. Make a new secret.';

const FORGIVE =
  'update webhook set failing_since = null, paused_until = null where id = $1 and (failing_since is not null or paused_until is not null)';
const SENT = `
  update webhook_delivery set status = 'sent', milliseconds = $2, http_status = $3, answer = $4, error = null where id = $1 and status = 'sending'`;

/** A webhook before its messages, as who switches it off or deletes it holds them: else each would wait for the other. */
const HOLD = 'select from webhook where id = $1 for no key update';
const FAILED = `
  update webhook_delivery set milliseconds = $2, http_status = $3, answer = $4, error = $5,
    status = case when now() >= try_until then 'failed' else 'waiting' end,
    next_try_at = least(now() + make_interval(secs => $6), greatest(try_until, now() + interval '1 minute'))
  where id = $1 and status = 'sending' returning id`;

const PAUSE = `
  update webhook set failing_since = coalesce(failing_since, now()),
    paused_until = case when $2::float8 > 0 then now() + make_interval(secs => $2) else paused_until end
  where id = $1 returning name, failing_since < now() - make_interval(secs => $3) as is_over`;

const SWITCH_OFF = `
  update webhook set disabled_at = now(), disabled_for = $2 where id = $1 and disabled_at is null returning name`;
const GIVE_UP = `
  update webhook_delivery set status = 'failed', error = 'The webhook was switched off.' where webhook_id = $1 and status in ('waiting', 'sending')`;

/** Tells a webhook nothing any more, and what waits for it fails. */
export const switchOff = async (
  client: Runner,
  id: number,
  reason: 'person' | 'failing' | 'user',
): Promise<boolean> => {
  const [off] = await runText(client, SWITCH_OFF, [id, reason]);
  if (off) await runText(client, GIVE_UP, [id]);
  return off !== undefined;
};

/** Switches a webhook off that nobody looks after, and says so to administrators. */
export const endWebhook = async (
  { db, client }: { db: Database; client: Runner },
  { id, name }: { id: number; name: string },
  reason: 'failing' | 'user',
): Promise<void> => {
  if (await switchOff(client, id, reason)) await notifyAdministrators(db, 'webhook', webhookNotice(name, reason));
};

/** The secrets that sign a message, the one in use first. @throws where that was sealed by a key that is not here */
const secretsOf = ({ webhook_id, secret, old_secret, seal_keys }: Taken): string[] => {
  const [current, old] = [secret, old_secret].map((one) => one && openSecret(seal_keys, webhook_id, one));
  if (!current) throw new Error(NO_KEY);
  return old ? [current, old] : [current];
};

interface Outcome {
  milliseconds: number;
  answer: Answer | null;
  reason: string;
}

/** A message that did not arrive waits for its next try, or has failed when it was tried for a day. */
const tryLater = (
  { open: { pool, db }, settings }: SendDeps,
  { id, webhook_id, tries }: Taken,
  outcome: Outcome,
): Promise<void> =>
  inTransaction(pool, async (client) => {
    const { milliseconds, answer, reason } = outcome;
    const pause = PAUSES[tries - 1] ?? PAUSES.at(-1) ?? 0;
    const values = [id, milliseconds, answer?.status ?? null, answer?.text ?? null, reason, pause];
    await runText(client, HOLD, [webhook_id]);
    if ((await runText(client, FAILED, values)).length === 0) return;
    const silent = answer === null ? Math.min(pause, MAX_PAUSE) : 0;
    const [hook] = await runText(client, PAUSE, [webhook_id, silent, settings.WEBHOOK_FAIL_DAYS * 24 * HOUR]);
    if (hook?.is_over === true)
      await endWebhook({ db, client }, { id: webhook_id, name: String(hook.name) }, 'failing');
  });

const isRedirect = (status: number): boolean => status >= 300 && status < 400;

/** Sends one message of the log to its webhook; what it tells is the same at each try [OPS-006]. */
export const sendDelivery = (deps: SendDeps): Work => {
  const { settings, patience, onDone } = deps;
  const { pool } = deps.open;
  return async ({ data }, stopping) => {
    const { delivery } = z.object({ delivery: z.int() }).parse(data);
    const [row] = await runText(pool, TAKE, [delivery]);
    if (!row) return;
    const message = taken.parse(row);
    const { id, key, sequence, body, url, webhook_id } = message;
    const begun = Date.now();
    const took = (): number => Date.now() - begun;
    const send = async (): Promise<Answer> =>
      postSigned(
        { url, id: key, sequence, body, secrets: secretsOf(message) },
        {
          mayBePrivate: settings.WEBHOOK_PRIVATE === 'on',
          now: new Date(),
          signal: stopping,
          ...(patience ? { patience } : {}),
        },
      );
    try {
      const answer = await send().catch((error: unknown) =>
        error instanceof Error ? error : new Error(String(error)),
      );
      if (answer instanceof Error)
        await tryLater(deps, message, { milliseconds: took(), answer: null, reason: answer.message.slice(0, 500) });
      else if (answer.status >= 200 && answer.status < 300) {
        const milliseconds = took();
        await runText(pool, FORGIVE, [webhook_id]);
        await runText(pool, SENT, [id, milliseconds, answer.status, answer.text]);
      } else {
        const reason = isRedirect(answer.status) ? 'Redirects are not followed.' : `Answered ${answer.status}.`;
        await tryLater(deps, message, { milliseconds: took(), answer, reason });
      }
    } finally {
      onDone?.();
    }
  };
};
