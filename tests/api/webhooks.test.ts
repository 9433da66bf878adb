import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { PERMISSIONS } from '#domain/access/permissions';
import { invalidateActors } from '../../server/access/actor';
import { productSchema } from '../../server/areas';
import { newSecret } from '../../server/areas/webhooks/postSigned';
import { sealSecrets, withoutKey } from '../../server/areas/webhooks/secrets';
import { sendDelivery } from '../../server/areas/webhooks/sendDelivery';
import { beginAgain, publishToWebhooks } from '../../server/areas/webhooks/publishToWebhooks';
import { holdMails } from '../../server/backup/holdMails';
import { sealKeys } from '../../server/identity/issuerKeys';
import { inTransaction, queueOf } from '../../server/queue/queue';
import { forgetOld } from '../../server/upkeep/forgetOld';
import { testApp } from '../support/app';
import { countDeadlocks } from '../support/countDeadlocks';
import { freshDatabase } from '../support/database';
import { proofOf } from '../support/security';
import { signatureBy, webhookReceiver, type Habit, type Received } from '../support/webhookReceiver';

const CREATE =
  'mutation ($name: String!, $url: String!, $entities: [String!], $proof: String) { createWebhook(name: $name, url: $url, entities: $entities, proof: $proof) { id secret } }';
const UPDATE =
  'mutation ($id: Int!, $url: String!, $is_active: Boolean!, $proof: String) { updateWebhook(id: $id, name: "Shop", url: $url, is_active: $is_active, proof: $proof) { id } }';
const call = (name: string, fields = 'id') => `mutation ($id: Int!) { ${name}(id: $id) { ${fields} } }`;
const LIST = '{ webhooks { id name url entities user_name disabled_for failing_since old_secret_until } }';
const LOG =
  'query ($webhook_id: Int, $status: WebhookDeliveryState, $entity: String) { webhookDeliveries(webhook_id: $webhook_id, status: $status, entity: $entity) { id key status tries http_status answer error entities } }';

const receiver = await webhookReceiver();
afterAll(() => receiver.close());
const app = await testApp({ env: { WEBHOOK_PRIVATE: 'on' } });
/** Looked at without a server that works on it too: each step is the test's own. */
const still = await freshDatabase('base');
afterAll(() => still.close());
const idsOf = async (name: string): Promise<number[]> =>
  (await still.pool.query<{ id: number }>('select id from webhook where name = $1', [name])).rows.map(({ id }) => id);

const PATIENT = { timeout: 20_000, interval: 50 };
const arrives = async (matching: (one: Received) => boolean, count = 1): Promise<Received[]> => {
  const found = (): Received[] => receiver.received.filter(matching);
  await expect.poll(() => found().length, PATIENT).toBe(count);
  return found();
};
const refusalOf = ({ errors }: { errors?: { extensions?: { code?: string; fields?: unknown } }[] }) => {
  const { code, fields } = errors?.[0]?.extensions ?? {};
  return [code, (fields as { path: string }[] | undefined)?.[0]?.path];
};

beforeEach(() => {
  receiver.behave('takes');
  receiver.received.length = 0;
});

const made: { id: number; secret: string }[] = [];
const create = async (more: Record<string, unknown> = {}) => {
  const { data, errors } = await app.graphql<{ createWebhook: { id: number; secret: string } }>('admin', CREATE, {
    name: 'Shop',
    url: receiver.url,
    entities: ['customer'],
    proof: await proofOf(app, 'admin'),
    ...more,
  });
  if (!data) throw new Error(JSON.stringify(errors));
  made.push(data.createWebhook);
  return data.createWebhook;
};
const makeCustomer = (company_name: string) =>
  app.graphql('admin', 'mutation ($c: CustomerInput!) { createCustomer(customer: $c) { id } }', {
    c: { company_name },
  });
const byMarks =
  (text: string) =>
  ({ body }: Received): boolean =>
    body.includes(text);

describe('a webhook', () => {
  it('is told of the changes that it asked for, signed by a secret that is shown once [OPS-006]', async () => {
    const { id, secret } = await create();
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    await makeCustomer('Lagoon Builders');
    await app.graphql('admin', 'mutation { createVendor(vendor: { name: "Not told" }) { id } }');
    const [told] = await arrives(byMarks('Lagoon Builders'));
    if (!told) throw new Error('nothing came');
    expect(told.headers['webhook-signature']).toBe(signatureBy(secret, told));
    expect(Math.abs(Number(told.headers['webhook-timestamp']) - Date.now() / 1000)).toBeLessThan(60);
    expect(told.headers['webhook-id']).toBe(told.message.id);
    expect(told.message).toMatchObject({
      type: 'changes',
      command: 'createCustomer',
      user: { name: expect.any(String) },
      changes: [{ entity: 'customer', op: 'insert', before: null, after: { company_name: 'Lagoon Builders' } }],
    });
    await expect
      .poll(async () => (await app.graphql('admin', LOG, { webhook_id: id, status: 'sent' })).data, PATIENT)
      .toEqual({
        webhookDeliveries: [
          expect.objectContaining({
            key: told.message.id,
            tries: 1,
            http_status: 200,
            answer: 'thank you',
            error: null,
          }),
        ],
      });
    expect((await app.graphql('admin', LOG, { webhook_id: id, entity: 'vendor' })).data).toEqual({
      webhookDeliveries: [],
    });
    expect(JSON.stringify((await app.graphql('admin', LIST)).data)).not.toContain(secret);
    for (const table of ['idempotency', 'change_log', 'webhook', 'webhook_delivery']) {
      const { rows } = await app.database.pool.query<{ text: string | null }>(
        `select string_agg(t::text, ' ') as text from ${table} t`,
      );
      expect(rows[0]?.text ?? '').not.toContain(secret);
    }
  });

  it('is sent a test, a message again under its id, and both signatures for a day after a new secret [OPS-006]', async () => {
    const { id, secret } = await create({ entities: null });
    const tested = await app.graphql<{ testWebhook: { id: number } }>('admin', call('testWebhook'), { id });
    const isTest = ({ message }: Received): boolean => message.type === 'test';
    const [first] = await arrives(isTest);
    const renewed = await app.graphql<{ renewWebhookSecret: { secret: string } }>(
      'admin',
      'mutation ($id: Int!, $proof: String) { renewWebhookSecret(id: $id, proof: $proof) { secret } }',
      { proof: await proofOf(app, 'admin'), id },
    );
    const newer = renewed.data?.renewWebhookSecret.secret ?? '';
    expect(newer).not.toBe(secret);
    const delivery = tested.data?.testWebhook.id;
    await expect
      .poll(async () => (await app.graphql('admin', LOG, { webhook_id: id, status: 'sent' })).data, PATIENT)
      .toMatchObject({ webhookDeliveries: [{ id: delivery }] });
    await app.graphql('admin', call('resendWebhookDelivery'), { id: delivery });
    await arrives(isTest, 2);
    const second = receiver.received.findLast(isTest);
    if (!first || !second) throw new Error('nothing came');
    expect(second.body).toBe(first.body);
    expect(second.headers['webhook-signature']).toBe(`${signatureBy(newer, second)} ${signatureBy(secret, second)}`);
    await app.database.pool.query('update webhook set old_secret_until = now() where id = $1', [id]);
    receiver.received.length = 0;
    await app.graphql('admin', call('testWebhook'), { id });
    const [third] = await arrives(({ message }) => isTest({ message } as Received) && message.id !== first.message.id);
    expect(third?.headers['webhook-signature']).toBe(third && signatureBy(newer, third));
  });

  it('that is switched off is told nothing, and of nothing that happened meanwhile when it is on again', async () => {
    const { id } = await create();
    const set = (is_active: boolean) => app.graphql('admin', UPDATE, { id, url: receiver.url, is_active });
    expect((await set(false)).errors).toBeUndefined();
    expect(refusalOf(await app.graphql('admin', call('testWebhook'), { id }))).toEqual(['BAD_USER_INPUT', undefined]);
    await makeCustomer('Meanwhile Pools');
    // On again it is as good as a new one [SEC-003].
    expect((await set(true)).errors?.[0]?.extensions?.rule).toBe('proof_needed');
    const proof = await proofOf(app, 'admin');
    expect(
      (await app.graphql('admin', UPDATE, { id, url: receiver.url, is_active: true, proof })).errors,
    ).toBeUndefined();
    await makeCustomer('Afterwards Pools');
    await arrives(({ body }) => body.includes('Afterwards Pools') && body.includes('createCustomer'), made.length);
    const { data } = await app.graphql<{ webhookDeliveries: { entities: string[] }[] }>('admin', LOG, {
      webhook_id: id,
    });
    expect(data?.webhookDeliveries).toHaveLength(1);
    expect((await app.graphql('admin', call('deleteWebhook'), { id })).errors).toBeUndefined();
    expect(refusalOf(await app.graphql('admin', call('deleteWebhook'), { id }))).toEqual(['NOT_FOUND', undefined]);
    made.pop();
  });

  it('is kept by administrators alone, by no token, and with an address and tables that make sense', async () => {
    const { data } = await app.graphql<{ createApiToken: { token: string } }>(
      'admin',
      'mutation ($codes: [String!]!, $proof: String) { createApiToken(name: "All", codes: $codes, days: 2, proof: $proof) { token } }',
      { proof: await proofOf(app, 'admin'), codes: PERMISSIONS.filter((code) => code !== 'IS_SUBCONTRACTOR') },
    );
    const authorization = { authorization: `Bearer ${data?.createApiToken.token ?? ''}` };
    const variables = { name: 'Any', url: receiver.url, id: made[0]?.id };
    const calls = [
      CREATE,
      ...['renewWebhookSecret', 'deleteWebhook', 'testWebhook', 'resendWebhookDelivery'].map((name) => call(name)),
    ];
    for (const text of calls) {
      expect(refusalOf(await app.graphql('manager', text, variables))[0]).toBe('FORBIDDEN');
      expect(refusalOf(await app.graphql('admin', text, variables, authorization))[0]).toBe('FORBIDDEN');
    }
    for (const text of [LIST, LOG]) expect(refusalOf(await app.graphql('manager', text))[0]).toBe('FORBIDDEN');
    const refused = async (more: object) => refusalOf(await app.graphql('admin', CREATE, { ...variables, ...more }));
    for (const url of ['', 'example.com', 'ftp://example.com', 'https://me:secret@example.com', 'javascript:alert(1)'])
      expect(await refused({ url })).toEqual(['BAD_USER_INPUT', 'url']);
    expect(await refused({ name: ' ' })).toEqual(['BAD_USER_INPUT', 'name']);
    for (const entity of ['password_reset', 'notification', 'api_token', 'webhook', 'nothing'])
      expect(await refused({ entities: [entity] })).toEqual(['BAD_USER_INPUT', 'entities']);
  });
});

describe('what is told', () => {
  const { registry } = productSchema();
  const queue = queueOf(still.pool);
  const tell = () => publishToWebhooks({ open: still, registry, queue });
  const settings = { WEBHOOK_PRIVATE: 'on', WEBHOOK_FAIL_DAYS: 3 } as const;
  const patience = { all: 300, text: 60 };
  const send = (more: Partial<Parameters<typeof sendDelivery>[0]> = {}) => {
    const work = sendDelivery({ open: still, settings, patience, ...more });
    return async (delivery: number) => {
      await work({ id: 'any', data: { delivery }, later: async () => undefined }, new AbortController().signal);
      const { rows } = await still.pool.query<Record<string, unknown> & { wait: number }>(
        'select *, extract(epoch from next_try_at - now())::float8 as wait from webhook_delivery where id = $1',
        [delivery],
      );
      return rows[0];
    };
  };
  const change = (entity: string, after: object = { company_name: 'Any' }) =>
    still.pool.query(
      "insert into change_log (mutation_id, command, entity, entity_id, before, after) values ($1, 'test', $2, 7, '{}', $3)",
      [randomUUID(), entity, after],
    );
  /** A webhook of a user, and nothing else in the database that is told. */
  const hookOf = async (account: string, url = receiver.url): Promise<number> => {
    await still.pool.query('delete from webhook');
    const { rows } = await still.pool.query<{ id: number }>(
      `insert into webhook (name, url, secret, user_id, told_xid, since_seq)
       select 'Test', $1, $2, id, pg_snapshot_xmin(pg_current_snapshot()), (select coalesce(max(seq), 0) from change_log) from app_user where email = $3 returning id`,
      [url, newSecret(), `${account}@trowel.test`],
    );
    return rows[0]?.id ?? 0;
  };
  /** Tells until so many messages are under way. */
  const underWay = async (count: number): Promise<number[]> => {
    const found = async (): Promise<number[]> => {
      await tell();
      const { rows } = await still.pool.query<{ id: number }>(
        "select id from webhook_delivery where status = 'sending' order by id",
      );
      return rows.map(({ id }) => id);
    };
    await expect.poll(async () => (await found()).length, PATIENT).toBe(count);
    return found();
  };
  const oneUnderWay = async (url?: string): Promise<number> => {
    await hookOf('admin', url);
    await change('customer');
    return (await underWay(1))[0] ?? 0;
  };
  const due = (id: number) => still.pool.query('update webhook_delivery set next_try_at = now() where id = $1', [id]);

  it('of a large mutation come in parts of a million letters, each change once, their numbers in order [SEC-007]', async () => {
    await hookOf('admin');
    await still.pool.query(
      `insert into change_log (mutation_id, command, entity, entity_id, before, after)
       select $1, 'test', 'customer', n, '{}', jsonb_build_object('note', repeat('x', 20000)) from generate_series(1, 180) n`,
      [randomUUID()],
    );
    for (const id of await underWay(4)) await send()(id);
    const found = receiver.received;
    expect(found.every(({ body }) => body.length < 1_100_000)).toBe(true);
    expect(found.flatMap(({ message }) => message.changes?.map(({ entity_id }) => entity_id))).toEqual(
      Array.from({ length: 180 }, (_, at) => at + 1),
    );
    const first = found[0]?.message.sequence ?? 0;
    expect(found.map(({ message }) => message.sequence)).toEqual([first, first + 1, first + 2, first + 3]);
  });

  it('to a receiver that never answers are eight on their way, and the others wait in the database [SEC-007]', async () => {
    await hookOf('admin');
    for (let n = 0; n < 30; n += 1) await change('customer');
    expect(await underWay(8)).toHaveLength(8);
    // A teller that is at work already takes the rest with it.
    await vi.waitFor(async () => {
      await tell();
      const { rows } = await still.pool.query(
        'select status, count(*)::int as count from webhook_delivery group by 1 order by 1',
      );
      expect(rows).toEqual([
        { status: 'sending', count: 8 },
        { status: 'waiting', count: 22 },
      ]);
    }, 5000);
  });

  it.each<[Habit, object]>([
    ['takes', { status: 'sent', http_status: 200, answer: 'thank you' }],
    ['trickles', { status: 'sent', http_status: 200, answer: expect.stringMatching(/^so/) }],
    ['refuses', { status: 'waiting', http_status: 500, error: 'Answered 500.' }],
    ['redirects', { status: 'waiting', http_status: 302, error: 'Redirects are not followed.' }],
    ['hangs', { status: 'waiting', http_status: null, error: 'No answer within 0.3 seconds.' }],
    ['drops', { status: 'waiting', http_status: null, error: expect.stringContaining('socket hang up') }],
  ])('to a receiver that %s stands in the log with what came of it [OPS-006]', async (habit, expected) => {
    receiver.behave(habit);
    const row = await send()(await oneUnderWay());
    expect(row).toMatchObject({ tries: 1, ...expected });
    expect(typeof row?.answer === 'string' ? row.answer.length : 0).toBeLessThanOrEqual(500);
    expect(receiver.received).toHaveLength(1);
  });

  it('is tried again after growing pauses for a day, the others wait while nobody answers, and then it has failed', async () => {
    const id = await oneUnderWay('http://127.0.0.1:1/');
    const waits: number[] = [];
    for (let tried = 0; tried < 9; tried += 1) {
      await still.pool.query("update webhook_delivery set status = 'sending' where id = $1", [id]);
      const row = await send()(id);
      expect(row).toMatchObject({ status: 'waiting', error: expect.stringContaining('ECONNREFUSED') });
      waits.push(Math.round(row?.wait ?? 0));
    }
    expect(waits).toEqual([15, 60, 300, 900, 1800, 3600, 7200, 14400, 14400]);
    await change('customer');
    await due(id);
    await expect
      .poll(async () => {
        await tell();
        return (await still.pool.query("select from webhook_delivery where status = 'waiting'")).rowCount;
      }, PATIENT)
      .toBe(2);
    await still.pool.query("update webhook_delivery set status = 'sending', try_until = now() where id = $1", [id]);
    expect(await send()(id)).toMatchObject({ status: 'failed', tries: 10 });
  });

  it('to a webhook that nothing reaches for days is told no more, and administrators hear of it', async () => {
    const id = await oneUnderWay('http://127.0.0.1:1/');
    await change('customer');
    await underWay(2);
    await still.pool.query("update webhook set failing_since = now() - interval '73 hours'");
    expect(await send()(id)).toMatchObject({ status: 'failed', error: 'The webhook was switched off.' });
    const { rows } = await still.pool.query<{ disabled_for: string; open: number; told: number }>(
      `select disabled_for, (select count(*)::int from webhook_delivery where status <> 'failed') as open,
         (select count(*)::int from notification where notification_text like 'The webhook Test was switched off: nothing%') as told from webhook`,
    );
    expect(rows).toEqual([{ disabled_for: 'failing', open: 0, told: expect.any(Number) }]);
    expect(rows[0]?.told).toBeGreaterThan(0);
  });

  it('is forgiven its failures by a message that arrives', async () => {
    const id = await oneUnderWay();
    await still.pool.query("update webhook set failing_since = now() - interval '73 hours', paused_until = now()");
    expect(await send()(id)).toMatchObject({ status: 'sent' });
    const { rows } = await still.pool.query('select failing_since, paused_until, disabled_at from webhook');
    expect(rows).toEqual([{ failing_since: null, paused_until: null, disabled_at: null }]);
  });

  it.each<Habit>(['takes', 'refuses'])(
    'and is on its way to a receiver that %s while its webhook is switched off, waits for that and stops nobody',
    async (habit) => {
      receiver.behave(habit);
      const id = await oneUnderWay();
      await still.pool.query('update webhook set failing_since = now(), paused_until = now()');
      const before = await countDeadlocks(still);
      const sent = await inTransaction(still.pool, async (client) => {
        await client.query('select from webhook for update');
        const sending = send()(id);
        const waits = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
        await expect.poll(async () => (await still.pool.query(waits)).rowCount, PATIENT).toBe(1);
        await client.query("update webhook_delivery set status = 'failed', error = 'Off.' where id = $1", [id]);
        return { sending };
      });
      expect(await sent.sending).toMatchObject({ status: 'failed', error: 'Off.' });
      expect(await countDeadlocks(still)).toBe(before);
    },
  );

  it('never reaches a private network, whatever its address says, unless a setting allows it', async () => {
    const refusing = send({ settings: { ...settings, WEBHOOK_PRIVATE: 'off' } });
    for (const host of ['127.0.0.1', 'localhost', '127.1', '[::1]', '169.254.169.254', '[::ffff:127.0.0.1]']) {
      const row = await refusing(await oneUnderWay(`http://${host}:${receiver.port}/`));
      expect(row).toMatchObject({ status: 'waiting', error: expect.stringContaining('of a private network') });
    }
    expect(receiver.received).toEqual([]);
  });

  it('comes again under the same id when its server died after sending, and is lost in no way', async () => {
    const id = await oneUnderWay();
    await send()(id);
    await still.pool.query("update webhook_delivery set status = 'sending' where id = $1", [id]); // the note was lost
    await send()(id);
    expect(new Set(receiver.received.map(({ message }) => message.id)).size).toBe(1);
    expect(receiver.received).toHaveLength(2);
    await still.pool.query("update webhook_delivery set status = 'sending' where id = $1", [id]);
    await still.pool.query("delete from pgboss.job where name = 'webhook'"); // rows that were moved to another database
    await beginAgain(still.pool);
    expect(await underWay(1)).toEqual([id]);
    const { rowCount } = await still.pool.query("select from pgboss.job where name = 'webhook'");
    expect(rowCount).toBe(1);
  });

  it('is one message a mutation, in the order of the log, eight at a time', async () => {
    await hookOf('admin');
    for (let made = 0; made < 11; made += 1) await change('customer', { company_name: `Number ${made}` });
    const first = await underWay(8);
    for (const id of first) await send()(id);
    for (const id of await underWay(3)) await send()(id);
    await tell();
    expect(receiver.received.map(({ body }) => /Number \d+/.exec(body)?.[0])).toEqual(
      Array.from({ length: 11 }, (_, made) => `Number ${made}`),
    );
  });

  it('is numbered for its webhook, so that a receiver sorts what came late and finds what is missing [OPS-006]', async () => {
    await hookOf('admin');
    for (let made = 0; made < 4; made += 1) await change('customer', { company_name: `Number ${made}` });
    const [first = 0, second = 0, third = 0, fourth = 0] = await underWay(4);
    receiver.behave('refuses');
    await send()(second);
    receiver.behave('takes');
    receiver.received.length = 0;
    await send()(first);
    await send()(fourth);
    await due(second);
    await still.pool.query('update webhook set paused_until = null');
    await expect.poll(() => tell().then(() => send()(second)), PATIENT).toMatchObject({ status: 'sent', tries: 2 });
    expect(receiver.received.map(({ message }) => message.sequence)).toEqual([1, 4, 2]);
    expect(receiver.received.map(({ headers }) => headers['webhook-sequence'])).toEqual(['1', '4', '2']);
    await send()(third);
    const sorted = receiver.received.toSorted((a, b) => a.message.sequence - b.message.sequence);
    expect(sorted.map(({ body }) => /Number \d/.exec(body)?.[0])).toEqual([
      'Number 0',
      'Number 1',
      'Number 2',
      'Number 3',
    ]);
  });

  it('is signed by a secret that earlier versions left in clear and the next start seals', async () => {
    const id = await oneUnderWay();
    const secretOf = async () =>
      (await still.pool.query<{ secret: string }>('select secret from webhook')).rows[0]?.secret ?? '';
    const clear = await secretOf();
    await sealSecrets(still.pool);
    const sealed = await secretOf();
    expect(sealed).not.toContain('whsec_');
    await sealSecrets(still.pool);
    expect(await secretOf()).toBe(sealed);
    await send()(id);
    const [told] = receiver.received;
    expect(told?.headers['webhook-signature']).toBe(told && signatureBy(clear, told));
    // A sealed secret is of its webhook alone.
    await still.pool.query('delete from webhook_delivery');
    await still.pool.query('update webhook set id = id + 1000');
    expect(await withoutKey(still.pool)).toEqual(await idsOf('Test'));
  });

  it('is not sent without the key that sealed the secret, as in a copy of single tables, and the log says so', async () => {
    const id = await oneUnderWay();
    await sealSecrets(still.pool);
    expect(await withoutKey(still.pool)).toEqual([]);
    await still.pool.query("delete from signing_key where kind = 'seal'");
    expect(await withoutKey(still.pool)).toEqual(await idsOf('Test'));
    expect(await send()(id)).toMatchObject({
      status: 'waiting',
      error: expect.stringMatching(/signing_key that sealed it is not here. Make a new secret.$/),
    });
    expect(receiver.received).toEqual([]);
    expect(await inTransaction(still.pool, sealKeys)).toHaveLength(1);
  });

  it('is what the user of the webhook may read, without hidden fields, and nothing when that user is gone', async () => {
    await hookOf('admin');
    await change('app_user', { first_name: 'Ada', password_hash: 'scrypt$1', sub: 'auth|1' });
    await change('app_user', { password_hash: 'scrypt$2' });
    await change('notification', { notification_text: 'for one person' });
    for (const id of await underWay(1)) await send()(id);
    const bodies = receiver.received.map(({ body }) => body).join();
    expect(bodies).toContain('Ada');
    expect(bodies).not.toMatch(/scrypt|auth\|1|for one person/);
    receiver.received.length = 0;

    const crews = await hookOf('crew');
    await change('app_user', { first_name: 'Eve' });
    await change('city', { name: 'Austin' });
    await expect
      .poll(async () => {
        await tell();
        return (await still.pool.query('select from webhook where told_seq = (select max(seq) from change_log)'))
          .rowCount;
      }, PATIENT)
      .toBe(1);
    const { rows } = await still.pool.query<{ text: string | null }>(
      'select string_agg(body, $2) as text from webhook_delivery where webhook_id = $1',
      [crews, ' '],
    );
    expect(rows[0]?.text ?? '').not.toContain('Eve');

    await still.pool.query("update app_user set is_active = false where email = 'crew@trowel.test'");
    invalidateActors();
    await tell();
    expect((await still.pool.query('select disabled_for from webhook')).rows).toEqual([{ disabled_for: 'user' }]);
    await still.pool.query("update app_user set is_active = true where email = 'crew@trowel.test'");
    invalidateActors();
  });

  it('is held when a backup is restored, and its log goes after its days', async () => {
    await oneUnderWay();
    const client = await still.pool.connect();
    await holdMails(client).finally(() => client.release());
    expect((await still.pool.query('select disabled_for from webhook')).rows).toEqual([{ disabled_for: 'restored' }]);
    expect((await still.pool.query("select from webhook_delivery where status = 'failed'")).rowCount).toBe(1);
    // The original went on telling after the backup was made: the copy's numbers begin above.
    expect((await still.pool.query('select last_sequence from webhook')).rows).toEqual([{ last_sequence: 1_000_001 }]);
    await still.pool.query("update webhook_delivery set created_at = now() - interval '31 days'");
    const keep = {
      DATA_DIR: '/nowhere',
      KEEP_HISTORY_DAYS: 0,
      KEEP_EMAIL_DAYS: 0,
      KEEP_NOTICE_DAYS: 180,
      KEEP_BROWSER_ERROR_DAYS: 30,
      KEEP_WEBHOOK_DAYS: 30,
      KEEP_SIGN_IN_DAYS: 180,
    };
    await forgetOld(still.db, keep, new Date());
    expect((await still.pool.query('select from webhook_delivery')).rowCount).toBe(0);
  });
});
