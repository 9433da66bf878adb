import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { z } from 'zod';
import { actorOf, type Actor } from '../../access/actor';
import type { Registry } from '../../api/registry';
import type { OpenDatabase } from '../../db/database';
import { numberIn, run, runText, type Runner } from '../../db/statement';
import type { Env } from '../../env';
import { changesAfter, type LogRow } from '../../events/changeLog';
import { inTransaction, type Queue } from '../../queue/queue';
import { changesWhere } from '../admin/changesSql';
import { isShown } from '../admin/labels';
import { visibleEntities } from '../../api/visibleEntities';
import { backgroundFailure, backgroundWorked } from '../../watch/backgroundFailures';
import { withoutKey } from './secrets';
import { endWebhook, sendDelivery } from './sendDelivery';

const LOOK_MS = 1_000;
/** Rows of the change log that are read at once, messages of a webhook on their way at once. */
const BATCH = 500;
const UNDER_WAY = 8;

export interface PublishDeps {
  open: OpenDatabase;
  registry: Registry;
  queue: Pick<Queue, 'add'>;
}

const LISTENING = 'select id from webhook where disabled_at is null order by id';
/** Of several servers one tells a webhook at a time. */
const HOLD = `
  select w.id, w.name, w.entities, w.told_xid::text as xid, w.told_seq::text as seq, w.since_seq, u.sub, coalesce(w.paused_until > now(), false) as is_paused
  from webhook w join app_user u on u.id = w.user_id where w.id = $1 and w.disabled_at is null for update of w skip locked`;
const TOLD = 'update webhook set told_xid = $2::xid8, told_seq = $3 where id = $1';
const WRITE =
  'insert into webhook_delivery (webhook_id, entities, body, key, sequence) values ($1, $2, $3, $4::uuid, $5)';
/** Numbers for the next messages; the row is held, so they rise as the messages are written, and none is left out. */
const NUMBER =
  'update webhook set last_sequence = last_sequence + $2 where id = $1 returning last_sequence - $2 as last';
const BEGIN = `
  update webhook_delivery set status = 'sending' where id in (
    select id from webhook_delivery where webhook_id = $1 and status = 'waiting' and next_try_at <= now() order by id
    limit greatest(0, ${UNDER_WAY} - (select count(*) from webhook_delivery where webhook_id = $1 and status = 'sending')))
  returning id`;

const hookRow = z.object({
  id: z.number(),
  name: z.string(),
  entities: z.array(z.string()).nullable(),
  xid: z.string(),
  seq: z.string(),
  since_seq: z.number(),
  sub: z.string(),
  is_paused: z.boolean(),
});
type Hook = z.infer<typeof hookRow>;

type Fields = LogRow['before'];

/** The rows that the webhook's user may read and that it asked for, without the fields that are hidden from him. */
const heard = async (
  { registry }: PublishDeps,
  client: Runner,
  { entities, since_seq }: Hook,
  actor: Actor,
  rows: readonly LogRow[],
): Promise<LogRow[]> => {
  const names = visibleEntities(registry, actor)
    .map(({ name }) => name)
    .filter((name) => entities === null || entities.includes(name));
  const own = rows.filter(({ entity, seq }) => Number(seq) > since_seq && names.includes(entity));
  if (own.length === 0) return [];
  const { where } = changesWhere({}, registry.entities, actor, { entities: names, hidden: [] });
  const found = await run(
    client,
    sql`select l.seq::text as seq from change_log l where l.seq = any(${sql.param(own.map(({ seq }) => seq))}::bigint[]) and ${where}`,
  );
  const seen = new Set(found.map(({ seq }) => seq));
  const shown = (table: string, fields: Fields): Fields => {
    const entity = registry.entities.get(table);
    if (fields === null || !entity) return null;
    return Object.fromEntries(Object.entries(fields).filter(([name]) => isShown(registry, actor, entity, name)));
  };
  return own
    .filter(({ seq }) => seen.has(seq))
    .map((row) => ({ ...row, before: shown(row.entity, row.before), after: shown(row.entity, row.after) }))
    .filter(
      ({ before, after }) => before === null || after === null || Object.keys({ ...before, ...after }).length > 0,
    );
};

const opOf = ({ before, after }: LogRow): string => (before === null ? 'insert' : after === null ? 'delete' : 'update');

/** The message of one mutation, as it is signed and sent. */
const bodyOf = (key: string, sequence: number, rows: readonly LogRow[], users: ReadonlyMap<number, string>): string => {
  const [first] = rows;
  const user_id = first?.user_id ?? null;
  return JSON.stringify({
    id: key,
    type: 'changes',
    sequence,
    at: first?.at,
    mutation_id: first?.mutation_id,
    command: first?.command,
    user: user_id === null ? null : { id: user_id, name: users.get(user_id) ?? null },
    changes: rows.map((row) => ({
      seq: row.seq,
      entity: row.entity,
      entity_id: row.entity_id,
      job_id: row.job_id,
      op: opOf(row),
      effect: row.effect,
      before: row.before,
      after: row.after,
    })),
  });
};

const usersOf = async (client: Runner, rows: readonly LogRow[]): Promise<ReadonlyMap<number, string>> => {
  const ids = [...new Set(rows.flatMap(({ user_id }) => user_id ?? []))];
  const found = await runText(
    client,
    "select id, first_name || ' ' || last_name as name from app_user where id = any($1)",
    [ids],
  );
  return new Map(found.map(({ id, name }) => [Number(id), String(name)]));
};

/** Letters of the changes in one message. What a receiver takes at once is bounded, and what is sent at once [SEC-007]. */
const MAX_LETTERS = 1_000_000;

/** The changes of a mutation in parts of so many letters; one that is longer comes alone. */
const partsOf = (rows: readonly LogRow[]): LogRow[][] => {
  const parts: LogRow[][] = [];
  let letters = Infinity;
  for (const row of rows) {
    const length = JSON.stringify([row.before, row.after]).length;
    letters += length;
    if (letters > MAX_LETTERS) {
      parts.push([]);
      letters = length;
    }
    parts.at(-1)?.push(row);
  }
  return parts;
};

/** One message for each mutation; a very long one comes in several. */
const writeMessages = async (client: Runner, hook: Hook, rows: readonly LogRow[]): Promise<void> => {
  if (rows.length === 0) return;
  const users = await usersOf(client, rows);
  const mutations = new Map<string, LogRow[]>();
  for (const row of rows) {
    const known = mutations.get(row.mutation_id);
    if (known) known.push(row);
    else mutations.set(row.mutation_id, [row]);
  }
  const messages = [...mutations.values()].flatMap(partsOf);
  const [numbered] = await runText(client, NUMBER, [hook.id, messages.length]);
  let sequence = numberIn(numbered ?? {}, 'last');
  for (const changes of messages) {
    const key = randomUUID();
    sequence += 1;
    const entities = [...new Set(changes.map(({ entity }) => entity))];
    await runText(client, WRITE, [hook.id, entities, bodyOf(key, sequence, changes, users), key, sequence]);
  }
};

/** Writes what a webhook is to be told next, and begins what is due. @returns whether there is more to tell */
const publishOne = (deps: PublishDeps, id: number): Promise<boolean> =>
  inTransaction(deps.open.pool, async (client) => {
    const [held] = await runText(client, HOLD, [id]);
    if (!held) return false;
    const hook = hookRow.parse(held);
    const actor = await actorOf(deps.open.db, hook.sub);
    if (!actor) {
      await endWebhook({ db: deps.open.db, client }, hook, 'user');
      return false;
    }
    const rows = await changesAfter(client, hook, BATCH);
    const last = rows.at(-1);
    if (last) {
      await writeMessages(client, hook, await heard(deps, client, hook, actor, rows));
      await runText(client, TOLD, [hook.id, last.xid, last.seq]);
    }
    if (!hook.is_paused)
      for (const { id: delivery } of await runText(client, BEGIN, [hook.id]))
        await deps.queue.add(client, 'webhook', { delivery });
    return rows.length === BATCH;
  });

/**
 * Follows the change log for every webhook: what is to be told stands in the database before the log is left behind, so
 * that nothing is lost; whoever dies between sending and noting sends it twice.
 */
export const publishToWebhooks = async (deps: PublishDeps, signal?: AbortSignal): Promise<void> => {
  for (const { id } of await runText(deps.open.pool, LISTENING, [])) {
    let isMore = true;
    while (isMore) isMore = (await publishOne(deps, Number(id))) && signal?.aborted !== true;
  }
};

interface Registered extends PublishDeps {
  queue: Queue;
  env: Pick<Env, 'WEBHOOK_PRIVATE' | 'WEBHOOK_FAIL_DAYS'>;
}

/** Looks each second for what webhooks are to be told. */
export const registerWebhooks = (app: FastifyInstance, deps: Registered): void => {
  const stopping = new AbortController();
  let isPoked = false;
  let wake = (): void => undefined;
  const warnOfKeys = async (): Promise<void> => {
    const ids = await withoutKey(deps.open.pool);
    if (ids.length > 0)
      app.log.warn({ webhooks: ids }, 'no key of signing_key opens the secrets of these webhooks: make new ones');
  };
  const loop = async (): Promise<void> => {
    await warnOfKeys().catch((error: unknown) => backgroundFailure(app.log, 'webhooks', error));
    while (!stopping.signal.aborted) {
      isPoked = false;
      await publishToWebhooks(deps, stopping.signal).then(
        () => backgroundWorked(app.log),
        (error: unknown) => {
          if (!stopping.signal.aborted) backgroundFailure(app.log, 'webhooks', error);
        },
      );
      if (!isPoked)
        await Promise.race([
          pause(LOOK_MS, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined),
          new Promise<void>((resolve) => {
            wake = resolve;
          }),
        ]);
    }
  };
  deps.queue.work(
    'webhook',
    sendDelivery({
      open: deps.open,
      settings: deps.env,
      onDone: () => {
        isPoked = true;
        wake();
      },
    }),
  );
  const done = loop();
  app.addHook('onClose', async () => {
    stopping.abort();
    wake();
    await done;
  });
};

/** After a move there are messages that were begun, and no work for them. */
export const beginAgain = (pool: pg.Pool): Promise<unknown> =>
  runText(
    pool,
    `update webhook_delivery d set status = 'waiting', next_try_at = now() where status = 'sending'
      and not exists (select from pgboss.job j where j.name = 'webhook' and j.state <= 'active' and (j.data ->> 'delivery')::int = d.id)`,
    [],
  );
