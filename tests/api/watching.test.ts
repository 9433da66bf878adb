import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEnv } from '../../server/env';
import { forgetOld } from '../../server/upkeep/forgetOld';
import { startApp, type TestApp } from '../support/app';
import { liveStream } from '../support/liveStream';

const TOKEN = 'a-token-of-24-characters';
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';

interface Line {
  msg: string;
  method: string;
  operation: string;
  status: number;
  ms: number;
  address: string;
  user_id: number | null;
  trace_id: string;
  codes?: string[];
}

let app: TestApp;
const written: string[] = [];
beforeAll(async () => {
  app = await startApp({
    env: { METRICS_TOKEN: TOKEN, LOG_LEVEL: 'info' },
    deps: { logTo: { write: (line) => written.push(line) } },
  });
  await app.token('admin');
  await app.token('scheduler');
});
afterAll(() => app?.close());

/** The lines of requests since the last look. */
const lines = async (count: number): Promise<Line[]> => {
  const all = (): Line[] =>
    written
      .map((line) => JSON.parse(line) as Line)
      .filter(({ msg, operation }) => msg === 'request' && operation !== '/oauth/token');
  await expect.poll(() => all().length).toBe(count);
  const found = all();
  written.length = 0;
  return found;
};
const idOf = async (account: string): Promise<number | undefined> =>
  (
    await app.database.pool.query<{ id: number }>('select id from app_user where email = $1', [
      `${account}@trowel.test`,
    ])
  ).rows[0]?.id;
const metrics = (authorization = `Bearer ${TOKEN}`) => fetch(`${app.url}/metrics`, { headers: { authorization } });
const figure = async (name: string): Promise<number> => {
  const line = (await (await metrics()).text()).split('\n').find((one) => one.startsWith(`${name} `));
  return Number(line?.split(' ').at(-1));
};

describe('a request', () => {
  it('is one line of the log: what, how it ended, how long, who and its trace, and no text of anybody', async () => {
    written.length = 0;
    const made = await app.graphql(
      'admin',
      'mutation KeepHomeowner($name: String!) { createHomeowner(homeowner: { first_name: $name, last_name: "Pssst" }) { id } }',
      { name: 'Pssst-first' },
      { traceparent: `00-${TRACE}-00f067aa0ba902b7-01` },
    );
    expect(made.errors).toBeUndefined();
    await app.graphql('scheduler', 'query Hidden { users(filter: { search: "pssst" }) { total_count } }');
    await fetch(`${app.url}/v1/settings?pssst=1`);
    await fetch(`${app.url}/healthz`);
    await metrics();
    const text = written.join('');
    const [kept, hidden, settings] = await lines(3);
    expect(kept).toMatchObject({
      method: 'POST',
      operation: 'KeepHomeowner',
      status: 200,
      address: '127.0.0.1',
      user_id: await idOf('admin'),
      trace_id: TRACE,
    });
    expect(kept?.ms).toBeGreaterThanOrEqual(0);
    expect(hidden).toMatchObject({ operation: 'Hidden', user_id: await idOf('scheduler'), codes: ['FORBIDDEN'] });
    expect(hidden?.trace_id).toMatch(/^[0-9a-f]{32}$/);
    expect(settings).toMatchObject({
      method: 'GET',
      operation: '/v1/settings',
      status: 401,
      user_id: null,
      codes: ['UNAUTHENTICATED'],
    });
    expect(text.toLowerCase()).not.toContain('pssst');
    expect(text).not.toMatch(/eyJ|authorization|@trowel\.test/);
  });
});

describe('/metrics', () => {
  it('is for who has the token, and is no address where none is set', async () => {
    expect((await metrics('Bearer something else')).status).toBe(401);
    expect((await metrics(`Bearer ${await app.token('admin')}`)).status).toBe(401);
    const answer = await metrics();
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringMatching(/^text\/plain/)]);
    const silent = await startApp();
    expect((await fetch(`${silent.url}/metrics`, { headers: { accept: 'text/plain' } })).status).toBe(404);
    await silent.close();
  });

  it('counts requests, errors, streams and how late they are told, and shows pool, lanes, queue, tables and the process', async () => {
    const refused = await figure('trowel_errors_total{code="FORBIDDEN"}');
    const asked = await figure('trowel_requests_total{method="POST",route="/graphql",status="200"}');
    const stream = await liveStream(app.url, await app.token('admin'));
    await expect.poll(() => figure('trowel_streams')).toBe(1);
    await app.graphql('scheduler', '{ users { total_count } }');
    await app.graphql('admin', 'mutation { createCity(city: { name: "Watched" }) { id } }');
    await expect.poll(() => figure('trowel_event_lag_seconds_count')).toBeGreaterThan(0);
    expect(await figure('trowel_errors_total{code="FORBIDDEN"}')).toBe((refused || 0) + 1);
    expect(await figure('trowel_requests_total{method="POST",route="/graphql",status="200"}')).toBe((asked || 0) + 2);
    const text = await (await metrics()).text();
    for (const name of [
      'trowel_pool_connections{state="idle"}',
      'trowel_lane_running{lane="mutations"}',
      'trowel_lane_waiting{lane="exports"}',
      'trowel_queue_waiting{queue="mail"}',
      'trowel_queue_failed{queue="backup"}',
      'trowel_table_rows{table="change_log"}',
      'trowel_database_bytes',
      'trowel_request_seconds_bucket{le="0.1",route="/graphql"}',
      'nodejs_eventloop_lag_p99_seconds',
      'process_resident_memory_bytes',
    ])
      expect(text).toContain(`\n${name} `);
    stream.close();
  });

  it('shows room on the disk, mails that were given up and sign-ins by their outcome [OPS-014]', async () => {
    await app.database.pool.query(
      "insert into email_log (recipients, subject, status) values ('a@b.test', 'Never arrived', 'failed')",
    );
    written.length = 0;
    const login = await fetch(`${app.url}/v1/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'crew@trowel.test', password: 'wrong' }),
    });
    expect(login.status).toBe(401);
    expect(await figure('trowel_disk_free_bytes')).toBeGreaterThan(0);
    expect(await figure('trowel_mails_failed')).toBe(1);
    expect(await figure('trowel_sign_ins{outcome="wrong_password"}')).toBe(1);
    // There is no backup: no figure, which an alert sees, and no false one.
    expect(await (await metrics()).text()).not.toMatch(/^trowel_(backup_age_seconds|backup_bytes|wal_bytes) /m);
    const said = written.map((line) => JSON.parse(line) as { msg: string; address?: string; status?: number });
    expect(said.find(({ msg }) => msg === 'a sign-in failed')).toMatchObject({ address: '127.0.0.1', status: 401 });
    expect(written.join('')).not.toContain('crew@trowel.test');
    await app.database.pool.query("delete from email_log where subject = 'Never arrived'");
  });
});

it('shows the last backup, and the changes that the embedded database keeps where that lies [OPS-014]', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'trowel-watching-'));
  const [backups, wal] = [join(folder, 'backups'), join(folder, 'elsewhere/pg/wal')];
  for (const one of [backups, wal]) mkdirSync(one, { recursive: true });
  writeFileSync(join(backups, 'trowel-2026-11-27T09-00-00Z.tar.gz'), Buffer.alloc(700));
  for (const name of ['one', 'two']) writeFileSync(join(wal, name), Buffer.alloc(1_000));
  const other = await startApp({ env: { METRICS_TOKEN: TOKEN, DATA_DIR: folder }, deps: { wal } });
  const text = await (await fetch(`${other.url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })).text();
  await other.close();
  rmSync(folder, { recursive: true });
  expect(text).toMatch(/^trowel_backup_bytes 700$/m);
  expect(text).toMatch(/^trowel_backup_age_seconds -?\d/m);
  expect(text).toMatch(/^trowel_wal_bytes 2000$/m);
});

describe('an error of a page', () => {
  const tell = async (body: object, account?: string) => {
    const answer = await fetch(`${app.url}/v1/browser-errors`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(account === undefined ? {} : { authorization: `Bearer ${await app.token(account)}` }),
      },
      body: JSON.stringify(body),
    });
    return {
      status: answer.status,
      error:
        answer.status === 204
          ? null
          : ((await answer.json()) as { error: { code: string; fields?: { path: string }[] } }).error,
    };
  };
  const error = {
    release: '2.4.025',
    screen: '/customer/:id/edit',
    message: 'TypeError: x is undefined',
    stack: 'at save (/assets/a.js:1:2)',
  };
  const health = async (account: string) =>
    fetch(`${app.url}/v1/health`, { headers: { authorization: `Bearer ${await app.token(account)}` } });

  it('is kept once, counted, and shown with how the server is to who sees the dashboard [OPS-004]', async () => {
    expect((await tell(error)).status).toBe(204);
    expect((await tell(error, 'office')).status).toBe(204);
    const answer = await health('admin');
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({
      database_bytes: expect.any(Number),
      disk: { left_share: expect.any(Number) },
      backups: { hours: 24, count: 0, last_at: null },
      mails_waiting: 0,
      tables: expect.arrayContaining([expect.objectContaining({ name: 'change_log' })]),
      browser_errors: [{ ...error, times: 2, user_name: expect.stringMatching(/\w+ \w+/) }],
    });
    expect((await health('scheduler')).status).toBe(403);
    expect((await fetch(`${app.url}/v1/health`)).status).toBe(401);
    expect((await metrics()).status).toBe(200);
    written.length = 0;
    await health('admin');
    expect(await lines(1)).toMatchObject([{ operation: '/v1/health', status: 200 }]);
  });

  it('of a page that shows what somebody else sees is of whoever looks [OPS-004]', async () => {
    const { rows } = await app.database.pool.query<{ email: string; id: number; name: string }>(
      "select email, id, first_name || ' ' || last_name as name from app_user where email in ('admin@trowel.test', 'scheduler@trowel.test') order by email",
    );
    const [viewer, viewed] = rows;
    const { data } = await app.graphql<{ viewAsUser: { key: string } }>(
      'admin',
      'mutation ($id: Int!) { viewAsUser(user_id: $id) { key } }',
      { id: viewed?.id },
    );
    const answer = await fetch(`${app.url}/v1/browser-errors`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${data?.viewAsUser.key}` },
      body: JSON.stringify({ ...error, message: 'TypeError: y is undefined' }),
    });
    expect(answer.status).toBe(204);
    const told = await (await health('admin')).json();
    expect(told).toMatchObject({
      browser_errors: expect.arrayContaining([
        expect.objectContaining({ message: 'TypeError: y is undefined', user_name: viewer?.name }),
      ]),
    });
  });

  it('is refused by field when it is none, when it is too large, and when one address tells too many', async () => {
    expect(await tell({ ...error, screen: 'nowhere', more: 1 })).toMatchObject({
      status: 422,
      error: { code: 'BAD_USER_INPUT', fields: expect.arrayContaining([expect.objectContaining({ path: 'screen' })]) },
    });
    expect((await tell({ ...error, stack: 'x'.repeat(20_000) })).status).toBe(413);
    const statuses = await Promise.all(Array.from({ length: 40 }, async () => (await tell(error)).status));
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(5);
  });
});

describe('what is old', () => {
  it('goes after as long as is set; of the history only what nobody could take back', async () => {
    const { pool, db } = app.database;
    const rows = await pool.query<{ mutation: string }>(`
      insert into change_log (mutation_id, command, entity, entity_id, at, before, after) values
        ('00000000-0000-4000-8000-000000000001', 'x', 'city', 801, now() - interval '200 days', null, '{}'),
        ('00000000-0000-4000-8000-000000000002', 'x', 'city', 801, now() - interval '190 days', '{}', '{}'),
        ('00000000-0000-4000-8000-000000000003', 'x', 'city', 802, now() - interval '200 days', null, '{}'),
        ('00000000-0000-4000-8000-000000000004', 'x', 'city', 803, now() - interval '200 days', null, '{}'),
        ('00000000-0000-4000-8000-000000000004', 'x', 'city', 804, now() - interval '200 days', null, '{}'),
        ('00000000-0000-4000-8000-000000000005', 'x', 'city', 803, now() - interval '1 day', '{}', '{}')
      returning right(mutation_id::text, 1) as mutation`);
    expect(rows.rows).toHaveLength(6);
    await pool.query(`insert into email_log (status, recipients, subject, created_at) values
      ('sent', 'a@b.test', 'old', now() - interval '500 days'), ('waiting', 'a@b.test', 'old but waits', now() - interval '500 days'), ('sent', 'a@b.test', 'new', now())`);
    await pool.query("update browser_error set last_at = now() - interval '40 days'");
    const left = async () => ({
      history: (
        await pool.query<{ mutation: string }>(
          "select right(mutation_id::text, 1) as mutation from change_log where mutation_id::text like '00000000-0000-4000-8000%' order by seq",
        )
      ).rows.map(({ mutation }) => mutation),
      mails: (await pool.query<{ subject: string }>('select subject from email_log order by id')).rows.map(
        ({ subject }) => subject,
      ),
      errors: (await pool.query('select from browser_error')).rowCount,
    });
    const before = await left();
    await forgetOld(db, { ...readEnv({}), DATA_DIR: app.dataDir, KEEP_BROWSER_ERROR_DAYS: 60 }, new Date());
    expect(await left()).toEqual(before); // for ever, unless it is set
    await forgetOld(
      db,
      { ...readEnv({ KEEP_HISTORY_DAYS: '90', KEEP_EMAIL_DAYS: '365' }), DATA_DIR: app.dataDir },
      new Date(),
    );
    expect(await left()).toEqual({ history: ['2', '3', '4', '4', '5'], mails: ['old but waits', 'new'], errors: 0 });
    expect(() => readEnv({ KEEP_HISTORY_DAYS: '30' })).toThrow(
      /KEEP_HISTORY_DAYS: must be 0, for ever, or 90 and more/,
    );
  });

  it('goes however much there is of it: of twelve thousand changes of 300 records the last of each stays', async () => {
    const { pool, db } = app.database;
    await pool.query(`insert into change_log (mutation_id, command, entity, entity_id, at, before, after)
      select gen_random_uuid(), 'many', 'city', 900 + n % 300, now() - interval '200 days', '{}', jsonb_build_object('n', n) from generate_series(1, 12000) n`);
    await forgetOld(db, { ...readEnv({ KEEP_HISTORY_DAYS: '90' }), DATA_DIR: app.dataDir }, new Date());
    const { rows } = await pool.query<{ after: { n: number } }>(
      "select after from change_log where command = 'many' order by seq",
    );
    expect(rows.map(({ after }) => after.n)).toEqual(Array.from({ length: 300 }, (_, at) => 11_701 + at));
  });
});
