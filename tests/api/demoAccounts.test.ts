import { describe, expect, it } from 'vitest';
import { activeDemoAccounts } from '../../server/identity/activeDemoAccounts';
import { DEMO_ACCOUNTS, DEMO_EMAILS, seedDemoAccounts } from '../../server/identity/demoAccounts';
import { DEMO_PASSWORD } from '../../server/identity/demoPassword';
import { hashPassword } from '../../server/identity/passwordHash';
import { runUserCommand } from '../../server/identity/userCommand';
import { readEnv } from '../../server/env';
import { setUpDatabase } from '../../server/setUp';
import { proofOf } from '../support/security';
import { startApp, testApp, type TestApp } from '../support/app';
import { TEST_NOW } from '../support/clock';
import { testDatabase } from '../support/database';
import { identityBrowser } from './identityBrowser';

const PUBLIC = { PUBLIC_URL: 'https://trowel.example.com', TRUST_PROXY: 'on' };
const OPTIONS = { demo: false, scale: 1, environment: 'prod', now: TEST_NOW };

const hashes = async ({ pool }: { pool: TestApp['database']['pool'] }): Promise<string[]> =>
  (
    await pool.query<{ cost: string }>(
      "select substring(password_hash from '^scrypt(?:[$][0-9]+){3}') as cost from app_user order by id",
    )
  ).rows.map(({ cost }) => cost);

describe('the published password of the demo', () => {
  it('stops a start where it may not be, with its accounts, the reasons and the command to run [SEC-001]', async () => {
    const { db, pool } = await testDatabase();
    const start = activeDemoAccounts(db, readEnv(PUBLIC));
    await expect(start).rejects.toThrow(/PUBLIC_URL=https:\/\/trowel\.example\.com is not local, TRUST_PROXY is set/);
    await expect(start).rejects.toThrow('npm run user -- forget-demo');
    for (const email of DEMO_EMAILS) await expect(start).rejects.toThrow(email);
    expect((await activeDemoAccounts(db, readEnv({}))).map(({ email }) => email)).toEqual(DEMO_EMAILS);
    expect(await activeDemoAccounts(db, readEnv({ ...PUBLIC, DEMO_PUBLIC: 'yes' }))).toHaveLength(DEMO_EMAILS.length);

    await pool.query('update app_user set is_active = false');
    expect(await activeDemoAccounts(db, readEnv(PUBLIC))).toEqual([]);
  });

  it('is found under another address, and under a hash of its own [SEC-001]', async () => {
    const { db, pool } = await testDatabase();
    await pool.query('update app_user set password_hash = null');
    await seedDemoAccounts(db);
    expect(await activeDemoAccounts(db, readEnv(PUBLIC))).toEqual([]);
    await pool.query('update app_user set password_hash = $1 where email = $2', [
      await hashPassword(DEMO_PASSWORD),
      'manager@trowel.test',
    ]);
    await expect(activeDemoAccounts(db, readEnv(PUBLIC))).rejects.toThrow('manager@trowel.test');
    await pool.query('delete from app_user');
    await seedDemoAccounts(db);
    await pool.query("update app_user set email = 'boss@example.com' where email = 'admin@trowel.test'");
    await pool.query("update app_user set password_hash = null where email <> 'boss@example.com'");
    await expect(activeDemoAccounts(db, readEnv(PUBLIC))).rejects.toThrow('boss@example.com');
  });

  it('opens no account of a server where it may not be, whoever chose it [SEC-001]', async () => {
    const app = await testApp({ env: { ...PUBLIC, DEMO_PUBLIC: 'no' } });
    const own = await hashPassword(DEMO_PASSWORD);
    await app.database.pool.query("update app_user set email = 'ana@example.com', password_hash = $1 where id = 1", [
      own,
    ]);
    const headers = { 'content-type': 'application/json', origin: PUBLIC.PUBLIC_URL, 'x-forwarded-proto': 'https' };
    const login = (email: string, password: string) =>
      fetch(`${app.url}/v1/login`, { method: 'POST', headers, body: JSON.stringify({ email, password }) });
    for (const email of ['ana@example.com', 'manager@trowel.test']) {
      const refused = await login(email, DEMO_PASSWORD);
      const wrong = await login(email, 'Something-else-1');
      expect([refused.status, await refused.text()]).toEqual([wrong.status, await wrong.text()]);
      expect(refused.status).toBe(401);
    }
    await app.database.pool.query("update app_user set password_hash = $1 where email = 'ana@example.com'", [
      await hashPassword('Harbor-Lantern-77!'),
    ]);
    expect((await login('ana@example.com', 'Harbor-Lantern-77!')).status).toBe(200);
  });

  it('costs a sign-in as much as that of nobody, also in a database of an earlier version [SEC-001]', async () => {
    const database = await testDatabase();
    expect(new Set(await hashes(database))).toEqual(new Set(['scrypt$4096$8$1']));
    await setUpDatabase(database, OPTIONS);
    expect(new Set(await hashes(database))).toEqual(new Set(['scrypt$32768$8$3']));
    await database.pool.query('delete from app_user');
    await seedDemoAccounts(database.db);
    expect(new Set(await hashes(database))).toEqual(new Set(['scrypt$32768$8$3']));
    const own = (await hashPassword('Harbor-Lantern-77!')).split('$').slice(0, 4).join('$');
    expect((await hashes(database))[0]).toBe(own);
    expect(await activeDemoAccounts(database.db, readEnv({}))).toHaveLength(DEMO_ACCOUNTS.length);
  });
});

describe('the command "user forget-demo"', () => {
  const forget = async ({ database }: Pick<TestApp, 'database'>): Promise<string> => {
    const lines: string[] = [];
    await runUserCommand(database.db, ['forget-demo'], { print: (line) => lines.push(line) });
    return lines.join('\n');
  };

  it('ends all that signs in as a demo account, keeps the people, and says that no administrator is left [SEC-001]', async () => {
    const app = await startApp();
    const { pool } = app.database;
    try {
      const browser = identityBrowser(app.url);
      const session = await browser.exchange(await browser.loginCode('admin@trowel.test', DEMO_PASSWORD));
      const { data } = await app.graphql<{ createApiToken: { token: string } }>(
        'admin',
        `mutation { createApiToken(name: "Reports", codes: ["CAN_VIEW_JOB"], days: 30, proof: "${await proofOf(app, 'admin')}") { token } }`,
      );
      const token = data?.createApiToken.token ?? '';
      const ask = (bearer: string) =>
        fetch(`${app.url}/graphql`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
          body: JSON.stringify({ query: '{ customers { total_count } }' }),
        });
      await pool.query(
        "insert into crew (id, name, subdivision, lookup_company_division_id) values (900, 'Prep Y', 'Prep', 3)",
      );
      const feed = await app.graphql<{ renewCalendarFeed: { path: string } }>(
        'admin',
        `mutation { renewCalendarFeed(crew_id: 900, proof: "${await proofOf(app, 'admin')}") { path } }`,
      );
      const path = feed.data?.renewCalendarFeed.path ?? '';
      const proof = await proofOf(app, 'admin');
      await app.graphql(
        'admin',
        `mutation { createWebhook(name: "Changes", url: "https://example.com/x", proof: "${proof}") { id } }`,
      );
      expect([(await ask(token)).status, (await fetch(`${app.url}${path}`)).status]).toEqual([200, 200]);

      await pool.query(
        "with v as (insert into saved_view (resource, owner_id, name, settings) select 'yearOverYear', id, 'Mine', '{}' from app_user where email = 'admin@trowel.test' returning id) insert into share (saved_view_id, is_everyone) select id, true from v",
      );
      await pool.query(
        "insert into report_mail (user_id, saved_view_id, weekday, format, language, first_week) select owner_id, id, 1, 'csv', 'en', '2026-03-09' from saved_view",
      );

      const said = await forget(app);
      for (const email of DEMO_EMAILS) expect(said).toContain(`  ${email}`);
      expect(said).toContain('Nobody is left who administers users');
      expect(said).toContain('npm run user -- create');

      const rows = await pool.query(
        'select count(*)::int as n from app_user where not is_active and password_hash is null',
      );
      expect(rows.rows).toEqual([{ n: DEMO_EMAILS.length }]);
      await expect.poll(async () => (await ask(token)).status).toBe(401);
      expect((await ask(session.id_token ?? '')).status).toBe(403);
      expect((await browser.refresh(session.refresh_token)).error).toBe('invalid_grant');
      expect((await fetch(`${app.url}${path}`)).status).toBe(404);
      expect((await browser.realm('admin@trowel.test', DEMO_PASSWORD)).status).toBe(403);
      // Their views stay for those who share them; what was mailed to them every week ends.
      expect((await pool.query('select from report_mail')).rowCount).toBe(0);
      expect((await pool.query('select from saved_view')).rowCount).toBe(1);
      const hooks = await pool.query('select disabled_for from webhook');
      expect(hooks.rows).toEqual([{ disabled_for: 'user' }]);
      expect(await activeDemoAccounts(app.database.db, readEnv(PUBLIC))).toEqual([]);
    } finally {
      await app.close();
    }
  });

  it('leaves everybody else as they were, and names who administers users [SEC-001]', async () => {
    const database = await testDatabase();
    const create = ['create', '--email', 'ana@example.com', '--first-name', 'Ana', '--last-name', 'Ruiz'];
    await runUserCommand(database.db, create, { print: () => undefined });
    const said = await forget({ database });
    expect(said).toContain('Who administers users:\n  Ana Ruiz <ana@example.com>');
    expect(said).not.toContain('Nobody is left');
    const { rows } = await database.pool.query('select email from app_user where is_active');
    expect(rows).toEqual([{ email: 'ana@example.com' }]);
    expect(await forget({ database })).toContain('There are no demo accounts.');
  });
});

describe('the link of a new user', () => {
  const CREATE = ['create', '--email', 'ana@example.com', '--first-name', 'Ana', '--last-name', 'Ruiz'];

  it('sets the password of the first administrator, once, and is stored as a hash [SEC-001]', async () => {
    const app = await testApp();
    const { db, pool } = app.database;
    const lines: string[] = [];
    const context = { linkOrigin: app.url, print: (line: string) => lines.push(line) };
    await runUserCommand(db, CREATE, context);
    expect(lines[0]).toBe('Ana Ruiz <ana@example.com> is now Administrator.');
    const link = new URL(lines.at(-1) ?? '');
    expect(link.href).toMatch(new RegExp(`^${app.url}/invitation\\?token=[\\w-]{43}$`));
    const token = link.searchParams.get('token') ?? '';
    const { rows } = await pool.query(
      "select p::text as stored, expires_at < now() + interval '7 days 1 minute' as ends from password_reset p",
    );
    expect(rows).toEqual([{ stored: expect.not.stringContaining(token), ends: true }]);

    const page = await fetch(link);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('ana@example.com')]);
    const use = (password: string) =>
      fetch(`${app.url}/invitation`, {
        method: 'POST',
        body: new URLSearchParams({ token, password, password_confirm: password }),
      });
    const common = await use('Trowel123!');
    expect([common.status, await common.text()]).toEqual([
      422,
      expect.stringContaining('one of the first that others would try'),
    ]);
    expect((await use('Harbor-Lantern-77!')).status).toBe(200);
    expect((await use('Harbor-Lantern-78!')).status).toBe(410);
    expect((await identityBrowser(app.url).realm('ana@example.com', 'Harbor-Lantern-77!')).status).toBe(200);

    // For an administrator who gets no mail; the one before it ends.
    for (let turn = 0; turn < 2; turn += 1) await runUserCommand(db, ['link', '--email', 'Ana@example.com'], context);
    const [first = '', second = ''] = lines.filter((line) => line.includes('/reset-password?token='));
    expect([(await fetch(first)).status, (await fetch(second)).status]).toEqual([410, 200]);
  });

  it('is not printed where a password is given or another provider keeps it [SEC-001]', async () => {
    const { db, pool } = await testDatabase();
    const lines: string[] = [];
    await runUserCommand(db, CREATE, { linkOrigin: null, print: (line) => lines.push(line) });
    expect(lines).toEqual(['Ana Ruiz <ana@example.com> is now Administrator.']);
    await expect(runUserCommand(db, ['link', '--email', 'ana@example.com'], { linkOrigin: null })).rejects.toThrow(
      'another provider signs people in',
    );
    expect((await pool.query('select from password_reset')).rowCount).toBe(0);
  });
});
