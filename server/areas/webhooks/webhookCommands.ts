import { z } from 'zod';
import { CALLS } from '#domain/access/calls';
import { OLD_SECRET_HOURS, MAX_WEBHOOK } from '#domain/admin/webhooks';
import { AppError, refusalError } from '#domain/errors';
import { refuse } from '#domain/refusals/refusal';
import { assertPerson } from '../../access/apiToken';
import { countIn, numberIn, runText } from '../../db/statement';
import type { Registry } from '../../api/registry';
import type { Command } from '../../pipeline/command';
import type { Mutation } from '../../pipeline/mutation';
import { proveAndTell } from '../../pipeline/ownKeys';
import { visibleEntities } from '../../api/visibleEntities';
import { newSecret } from './postSigned';
import { sealedSecret } from './secrets';
import { switchOff } from './sendDelivery';

const fields = {
  name: z.string().trim().min(1).max(MAX_WEBHOOK.name),
  url: z.string().trim().min(1).max(MAX_WEBHOOK.url),
  entities: z.array(z.string().max(80)).max(200).nullish(),
};
/** The proof from POST /v1/security/proof. */
const proof = z.string().max(100).nullish();
const create = z.strictObject({ ...fields, proof });
const update = z.strictObject({ id: z.int(), ...fields, is_active: z.boolean(), proof });
const renew = z.strictObject({ id: z.int(), proof });
const one = z.strictObject({ id: z.int() });

interface WithSecret {
  id: number;
  secret: string;
}
type Id = z.infer<typeof one>;

/** What an address must be: where it leads is looked at when something is sent there. */
const assertAddress = (text: string): void => {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !['https:', 'http:'].includes(url.protocol) || url.username !== '' || url.password !== '')
    throw refusalError(refuse('webhook_address', {}, 'url'));
};

/** Nobody has told what he may not read himself. */
const assertTables = (
  registry: Registry,
  { actor }: Mutation,
  entities: readonly string[] | null | undefined,
): void => {
  const known = new Set(visibleEntities(registry, actor).map(({ name }) => name));
  const strange = entities?.find((name) => !known.has(name));
  if (strange !== undefined) throw refusalError(refuse('webhook_table', { name: strange }, 'entities'));
};

const tablesOf = (entities: readonly string[] | null | undefined): string[] | null =>
  entities && entities.length > 0 ? [...new Set(entities)] : null;

const COUNT = 'select count(*)::int as count from webhook';
/** Where the change log is read from, and what is left out of it because it was there before. */
const NOW = 'pg_snapshot_xmin(pg_current_snapshot()), (select coalesce(max(seq), 0) from change_log)';
const INSERT = `
  insert into webhook (name, url, entities, secret, user_id, told_xid, since_seq)
  values ($1, $2, $3, '', $4, ${NOW}) returning id`;
const SET_SECRET = 'update webhook set secret = $2 where id = $1';

/** A command without changes of records: all of it is done while it is loaded. */
const doing = <Input, Result>(
  name:
    | 'createWebhook'
    | 'updateWebhook'
    | 'renewWebhookSecret'
    | 'deleteWebhook'
    | 'testWebhook'
    | 'resendWebhookDelivery',
  input: z.ZodType<Input>,
  work: (mutation: Mutation, input: Input) => Promise<Result>,
): Command<Input, Result, Result> => ({
  name,
  need: CALLS[name].need,
  input,
  load: async (mutation, given) => {
    assertPerson(mutation.actor);
    return work(mutation, given);
  },
  decide: () => ({ changes: [] }),
  result: (_written, _mutation, _input, made) => made,
});

/** Tells a program of changes from now on; its secret is in the answer and nowhere else. */
export const createWebhook = (registry: Registry): Command<z.infer<typeof create>, WithSecret, WithSecret> =>
  doing('createWebhook', create, async (mutation, { name, url, entities, proof: given }) => {
    assertAddress(url);
    assertTables(registry, mutation, entities);
    const { client, actor } = mutation;
    if (countIn(await runText(client, COUNT, []), 'count') >= MAX_WEBHOOK.count)
      throw refusalError(refuse('webhook_most', { n: MAX_WEBHOOK.count }));
    await proveAndTell(mutation, given, 'webhook_added', `${name} (${url})`);
    mutation.isSecret = true;
    const secret = newSecret();
    const [row] = await runText(client, INSERT, [name, url, tablesOf(entities), actor.user_id]);
    const id = numberIn(row ?? {}, 'id');
    await runText(client, SET_SECRET, [id, await sealedSecret(client, id, secret)]);
    return { id, secret };
  });

const STORED = 'select url, user_id, disabled_at is not null as is_off from webhook where id = $1 for no key update';
const KEEP = `
  update webhook set name = $2, url = $3, entities = $4, user_id = $5, paused_until = null where id = $1
  returning disabled_at is not null as is_off`;
/** What happened while it was off is not told: the history has it. */
const SWITCH_ON = `
  update webhook set disabled_at = null, disabled_for = null, failing_since = null,
    told_seq = 0, (told_xid, since_seq) = (select ${NOW}) where id = $1`;

/**
 * Changes a webhook, or switches it off and on; it tells from now on what the caller may read. Another address, another
 * user whose rights it tells with, or one that is on again is as good as a new one and asks for a proof [SEC-003].
 */
export const updateWebhook = (registry: Registry): Command<z.infer<typeof update>, Id, Id> =>
  doing('updateWebhook', update, async (mutation, { id, name, url, entities, is_active, proof: given }) => {
    assertAddress(url);
    assertTables(registry, mutation, entities);
    const { client, actor } = mutation;
    const [stored] = await runText(client, STORED, [id]);
    if (!stored) throw new AppError('NOT_FOUND');
    if (stored.url !== url || stored.user_id !== actor.user_id || (is_active && stored.is_off === true))
      await proveAndTell(mutation, given, 'webhook_changed', `${name} (${url})`);
    const [kept] = await runText(client, KEEP, [id, name, url, tablesOf(entities), actor.user_id]);
    if (!kept) throw new AppError('NOT_FOUND');
    if (is_active && kept.is_off === true) await runText(client, SWITCH_ON, [id]);
    if (!is_active) await switchOff(client, id, 'person');
    return { id };
  });

const RENEW = `
  update webhook set old_secret = secret, old_secret_until = now() + interval '${OLD_SECRET_HOURS} hours', secret = $2 where id = $1 returning id`;

/** A new secret; the old one signs beside it for a day. */
export const renewWebhookSecret: Command<z.infer<typeof renew>, WithSecret, WithSecret> = doing(
  'renewWebhookSecret',
  renew,
  async (mutation, { id, proof: given }) => {
    const [stored] = await runText(mutation.client, 'select name from webhook where id = $1', [id]);
    if (!stored) throw new AppError('NOT_FOUND');
    await proveAndTell(mutation, given, 'webhook_changed', String(stored.name));
    mutation.isSecret = true;
    const secret = newSecret();
    const sealed = await sealedSecret(mutation.client, id, secret);
    if ((await runText(mutation.client, RENEW, [id, sealed])).length === 0) throw new AppError('NOT_FOUND');
    return { id, secret };
  },
);

/** Ends a webhook, with the log of what it was told. */
export const deleteWebhook: Command<Id, Id, Id> = doing('deleteWebhook', one, async ({ client }, { id }) => {
  const [row] = await runText(client, 'delete from webhook where id = $1 returning id', [id]);
  if (!row) throw new AppError('NOT_FOUND');
  return { id };
});

const ON = 'select name, disabled_at is not null as is_off from webhook where id = $1 for share';
const TEST = `
  with n as (update webhook set last_sequence = last_sequence + 1 where id = $1 returning last_sequence)
  insert into webhook_delivery (webhook_id, entities, key, sequence, body)
  select $1, '{}', k.key, n.last_sequence,
    json_build_object('id', k.key, 'type', 'test', 'sequence', n.last_sequence, 'at', now())::text
  from n, (select gen_random_uuid() as key) k returning id`;
const UNPAUSE = 'update webhook set paused_until = null where id = $1';

const assertOn = async ({ client }: Mutation, id: unknown): Promise<void> => {
  const [hook] = await runText(client, ON, [id]);
  if (!hook) throw new AppError('NOT_FOUND');
  if (hook.is_off === true) throw refusalError(refuse('webhook_off', { name: String(hook.name) }));
  await runText(client, UNPAUSE, [id]);
};

/** Sends a message that says only that it is a test. */
export const testWebhook: Command<Id, Id, Id> = doing('testWebhook', one, async (mutation, { id }) => {
  await assertOn(mutation, id);
  const [row] = await runText(mutation.client, TEST, [id]);
  return { id: numberIn(row ?? {}, 'id') };
});

const AGAIN = `
  update webhook_delivery set status = 'waiting', tries = 0, next_try_at = now(), try_until = now() + interval '24 hours', error = null
  where id = $1 and status in ('sent', 'failed', 'waiting') returning id`;

/** "Send again": the same message under the same id, now and if need be for another day. */
export const resendWebhookDelivery: Command<Id, Id, Id> = doing(
  'resendWebhookDelivery',
  one,
  async (mutation, { id }) => {
    const { client } = mutation;
    const [delivery] = await runText(client, 'select webhook_id from webhook_delivery where id = $1', [id]);
    if (!delivery) throw new AppError('NOT_FOUND');
    await assertOn(mutation, delivery.webhook_id);
    if ((await runText(client, AGAIN, [id])).length === 0) throw new AppError('CONFLICT');
    return { id };
  },
);
