import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loggedError } from '../../server/db/loggedError';
import { inTransaction, openQueue } from '../../server/queue/queue';
import { startApp, type TestApp } from '../support/app';
import { testDatabase } from '../support/database';

const TYPED = 'somebody.private@example.com';
const PASSWORD = 'Never-Written-77!';

let app: TestApp;
const written: string[] = [];
const lineOf = (message: string): string => written.find((line) => line.includes(message)) ?? '';

beforeAll(async () => {
  app = await startApp({ env: { LOG_LEVEL: 'info' }, deps: { logTo: { write: (line) => written.push(line) } } });
});
afterAll(() => app?.close());

const withoutTable = async (table: string, work: () => Promise<void>): Promise<void> => {
  const { pool } = app.database;
  written.length = 0;
  await pool.query(`alter table ${table} rename to ${table}_away`);
  await work().finally(() => pool.query(`alter table ${table}_away rename to ${table}`));
};
const post = (path: string, body: object) =>
  fetch(`${app.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
/** The error that a statement ends with. */
const failed = async (work: Promise<unknown>): Promise<unknown> => {
  try {
    await work;
  } catch (error) {
    return error;
  }
  throw new Error('nothing failed');
};

describe('an error in the log', () => {
  it('of a sign-in with a table missing names the table, and holds neither address nor password [SEC-006]', async () => {
    await withoutTable('sign_in', async () => {
      const answer = await post('/v1/login', { email: TYPED, password: PASSWORD });
      expect(answer.status).toBe(500);
    });
    const text = written.join('');
    expect(text).not.toContain(TYPED);
    expect(text).not.toContain('somebody.private');
    expect(text).not.toContain(PASSWORD);
    // Nor what no rule for addresses and keys would take out.
    expect(text).not.toContain('params:');
    const line: unknown = JSON.parse(lineOf('unforeseen error'));
    expect(line).toMatchObject({
      err: {
        message: expect.stringContaining('Failed query'),
        stack: expect.stringMatching(/^ {4}at /m),
        cause: { code: '42P01', message: 'relation "sign_in" does not exist' },
      },
    });
  });

  it('within the embedded issuer has a line with its cause, and nothing of the form that was sent [SEC-006]', async () => {
    await withoutTable('oidc_payload', async () => {
      const form = { grant_type: 'refresh_token', client_id: 'trowel', refresh_token: TYPED, scope: 'openid' };
      const answer = await fetch(`${app.url}/oauth/token`, { method: 'POST', body: new URLSearchParams(form) });
      expect(answer.status).toBe(500);
    });
    expect(written.join('')).not.toContain('somebody.private');
    expect(JSON.parse(lineOf('the issuer failed'))).toMatchObject({
      err: { cause: { code: '42P01', message: 'relation "oidc_payload" does not exist' } },
    });
  });

  it('of a GraphQL call holds no value of its variables [SEC-006]', async () => {
    await app.token('admin');
    await withoutTable('homeowner', async () => {
      const { errors } = await app.graphql(
        'admin',
        'mutation Keep($name: String!) { createHomeowner(homeowner: { first_name: $name, last_name: "Pssst" }) { id } }',
        { name: TYPED },
      );
      expect(errors?.[0]?.extensions?.code).toBe('INTERNAL_SERVER_ERROR');
    });
    expect(lineOf('unforeseen error')).toContain('42P01');
    expect(written.join('')).not.toMatch(/somebody\.private|Pssst/);
  });

  it('is cut also as the message of a line, as a text, and in children of the log [SEC-006]', async () => {
    const { db } = app.database;
    const error = await failed(db.execute(sql`select ${TYPED}::text, ${'Pssst'}::text from nowhere`));
    written.length = 0;
    const child = app.app.log.child({ area: 'test' });
    if (!(error instanceof Error)) throw new Error('no error');
    child.error(error);
    child.error({ err: error });
    child.error({ err: error }, error.message);
    child.error(error, 'it failed: %s', error.message);
    child.warn(`it failed: ${error.message}`);
    child.warn({ error }, 'another name');
    expect(written).toHaveLength(6);
    expect(written.join('')).not.toMatch(/somebody\.private|Pssst|params:/);
  });
});

describe('what is kept of an error', () => {
  it.each([
    ['a wrong statement', () => app.database.db.execute(sql`select ${TYPED}::text as "x" from nowhere`)],
    ['a value that does not fit', () => app.database.db.execute(sql`select ${TYPED}::int`)],
    [
      'a value of several lines',
      () => app.database.db.execute(sql`select ${`${TYPED}\n    at ${TYPED} (file:///x.js:1:1)`}::int`),
    ],
    [
      'a key that is there already',
      () =>
        app.database.pool.query('insert into app_user select * from app_user where email = $1', ['admin@trowel.test']),
    ],
    [
      'a row that breaks a rule',
      () => app.database.pool.query('update app_user set email = $1 where id = 1', [`${TYPED} and more`]),
    ],
    ['a literal of the statement', () => app.database.db.execute(sql.raw(`select '${TYPED}' from nowhere`))],
    ['JSON that is none', async () => JSON.parse(`"${TYPED}`) as unknown],
    ['an address that is none', async () => new URL(`http://${TYPED}:x/?q=${TYPED}`)],
    [
      'an error of another',
      async () => {
        const cause = await failed(app.database.db.execute(sql`select ${TYPED}::int`));
        throw new AggregateError([new Error('one', { cause })], `not delivered to ${TYPED}`, { cause });
      },
    ],
  ])('of %s holds no value, and a code or a kind by which it is known [SEC-006]', async (_what, work) => {
    const error = await failed(work());
    const kept = JSON.stringify(loggedError(error));
    expect(kept).not.toMatch(/somebody\.private|trowel\.test|example\.com/);
    expect(kept).toMatch(/"(code|type)":"\w+"/);
    expect(loggedError(error).stack).toMatch(/^ {4}at .+:\d+:\d+/m);
  });

  it('as the result of work in the queue names what failed, without what was typed [SEC-006]', async () => {
    const { pool, db } = await testDatabase(); // its own: the server of the others would do the work
    const queue = openQueue({ pool, log: { error: () => undefined } });
    queue.work('upkeep', async () => {
      await db.execute(sql`select ${TYPED}::int`);
    });
    const id = '0f0e0d0c-0b0a-4908-8706-050403020100';
    await inTransaction(pool, (client) => queue.add(client, 'upkeep', {}, { id }));
    const output = async (): Promise<string | undefined> =>
      (await pool.query<{ output: string | null }>('select output::text from pgboss.job where id = $1', [id])).rows[0]
        ?.output ?? undefined;
    await expect.poll(output, { timeout: 10_000 }).toBeDefined();
    await queue.stop();
    expect(await output()).toContain('invalid input syntax for type integer');
    expect(await output()).not.toContain('somebody.private');
  });
});

describe('an error that a page tells', () => {
  it('is kept without addresses, keys and what was searched for [SEC-006]', async () => {
    const key = 'Zm9vYmFyMTIzNDU2Nzg5MGFiY2RlZmdoaWprbG1ub3A';
    const answer = await post('/v1/browser-errors', {
      release: '1',
      screen: '/job',
      message: `Cannot send to ${TYPED} by /calendar-feed.ics?key=${key}`,
      stack: `Error: ${TYPED}\n    at send (https://trowel.example/assets/a.js?token=${key}:1:2)`,
    });
    expect(answer.status).toBe(204);
    const { rows } = await app.database.pool.query<{ kept: string }>('select e::text as kept from browser_error e');
    const kept = rows.map((row) => row.kept).join('\n');
    expect(kept).toContain('Cannot send to');
    expect(kept).toContain('/assets/a.js');
    expect(kept).not.toContain('somebody.private');
    expect(kept).not.toContain(key);
  });
});

describe('the log of the embedded PostgreSQL', () => {
  it('has no line of a refused statement, whose message holds its value [SEC-006]', async () => {
    const client = new pg.Client({ host: app.database.socket, user: 'trowel', database: app.database.name });
    await client.connect();
    const { rows } = await client.query<{ name: string; setting: string }>(
      "select name, setting from pg_settings where name in ('log_min_messages', 'log_error_verbosity', 'log_min_error_statement', 'log_statement') order by name",
    );
    await client.end();
    expect(Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))).toEqual({
      log_error_verbosity: 'terse',
      log_min_error_statement: 'panic',
      log_min_messages: 'log',
      log_statement: 'none',
    });
  });
});
