import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { testApp } from '../support/app';
import { emailOf, PASSWORD, proofOf, sender } from '../support/security';
import { softPasskey } from '../support/softPasskey';
import { identityBrowser } from './identityBrowser';

const app = await testApp({ env: { TRUST_PROXY: 'on' } });
const send = sender(app);
const COOKIE = 'trowel_device';
const asked = z.looseObject({ ticket: z.string(), options: z.looseObject({ challenge: z.string() }) });

beforeEach(() => app.database.pool.query('delete from sign_in'));

/** What many strangers leave who guess from many addresses: 100 failures. */
const lockOut = (account: string) =>
  app.database.pool.query(
    `insert into sign_in (email, user_id, outcome, address, network)
     select email, id, 'wrong_password', '198.51.100.' || n, '198.51.100.' || n from app_user, generate_series(1, 100) n where email = $1`,
    [emailOf(account)],
  );

const login = async (
  browser: ReturnType<typeof identityBrowser>,
  account: string,
  password: string,
  from = '203.0.113.50',
): Promise<number> =>
  (await browser.post('/v1/login', { email: emailOf(account), password }, { 'x-forwarded-for': from })).status;

/** A browser on which the account signed in before. */
const knownBrowser = async (account: string) => {
  const browser = identityBrowser(app.url);
  expect(await login(browser, account, PASSWORD)).toBe(200);
  return browser;
};

describe('an account that others have locked [SEC-004]', () => {
  it('is entered on a device on which it has signed in before, and on no other', async () => {
    const browser = await knownBrowser('estimator');
    await lockOut('estimator');
    expect(await login(identityBrowser(app.url), 'estimator', PASSWORD)).toBe(429);
    expect(await login(browser, 'estimator', PASSWORD)).toBe(200);
    // The device of somebody else is no door.
    expect(await login(await knownBrowser('office'), 'estimator', PASSWORD)).toBe(429);
  });

  it('is entered there also when a colleague behind the same address has failed 20 times', async () => {
    const browser = await knownBrowser('estimator');
    for (let tried = 0; tried < 20; tried += 1)
      expect(await login(identityBrowser(app.url), 'estimator', 'wrong')).toBe(401);
    expect(await login(identityBrowser(app.url), 'estimator', PASSWORD)).toBe(429);
    expect(await login(browser, 'estimator', PASSWORD)).toBe(200);
  });

  it('counts guesses on a known device for themselves: ten, whatever address it has', async () => {
    const browser = await knownBrowser('scheduler');
    const other = await knownBrowser('scheduler');
    for (let tried = 0; tried < 10; tried += 1)
      expect(await login(browser, 'scheduler', 'wrong', `203.0.113.${tried}`)).toBe(401);
    expect(await login(browser, 'scheduler', 'wrong', '203.0.113.99')).toBe(429);
    expect(await login(browser, 'scheduler', PASSWORD, '203.0.113.99')).toBe(429);
    expect(await login(other, 'scheduler', PASSWORD)).toBe(200);
  });

  it('does not know a device any more after a new password', async () => {
    const browser = await knownBrowser('manager');
    await lockOut('manager');
    await app.database.pool.query(
      `update app_user set tokens_valid_from = now() - interval '1 minute' where email = $1`,
      [emailOf('manager')],
    );
    expect(await login(browser, 'manager', PASSWORD)).toBe(429);
  });

  it('tells nothing in its cookie but numbers, and keeps it from scripts', async () => {
    const browser = identityBrowser(app.url);
    const response = await browser.post('/v1/login', { email: emailOf('crew'), password: PASSWORD });
    const line = response.headers.getSetCookie().find((cookie) => cookie.startsWith(`${COOKIE}=`)) ?? '';
    expect(line).toMatch(/; path=\/;/i);
    expect(line).toMatch(/httponly/i);
    expect(line).toMatch(/samesite=lax/i);
    expect(line).not.toContain('crew');
    const days = (Date.parse(/expires=([^;]+)/i.exec(line)?.[1] ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeCloseTo(90, 0);
    // One that failed leaves none.
    const refused = await identityBrowser(app.url).post('/v1/login', { email: emailOf('crew'), password: 'wrong' });
    expect(refused.headers.getSetCookie().join()).not.toContain(COOKIE);
  });

  it('is entered with a passkey', async () => {
    const token = await app.token('foreman');
    const passkey = softPasskey(app.url);
    const adding = asked.parse(
      await send('POST', '/v1/security/passkeys/options', { token, body: { proof: await proofOf(app, 'foreman') } }),
    );
    const body = { ticket: adding.ticket, name: 'Phone', answer: passkey.make(adding.options) };
    expect((await send('POST', '/v1/security/passkeys', { token, body })).status).toBe(200);
    await lockOut('foreman');
    expect(await login(identityBrowser(app.url), 'foreman', PASSWORD)).toBe(429);
    const { ticket, options } = asked.parse(await send('POST', '/v1/login/passkey/options', { body: {} }));
    const answer = passkey.show(options);
    expect(await send('POST', '/v1/login/passkey', { body: { ticket, answer } })).toMatchObject({ status: 200 });
  });
});

describe('mails for a forgotten password [SEC-004]', () => {
  const request = (account: string, from: string): Promise<Response> =>
    fetch(`${app.url}/dbconnections/change_password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
      body: JSON.stringify({ email: emailOf(account) }),
    });
  const mailsTo = async (account: string): Promise<number> =>
    (
      await app.database.pool.query(
        `select from email_log where template = 'password_reset' and recipients = $1 and status = 'sent'`,
        [emailOf(account)],
      )
    ).rowCount ?? 0;
  const waiting = async (): Promise<number> =>
    (
      await app.database.pool.query(
        `select from pgboss.job where name in ('password_reset', 'mail') and state < 'completed'`,
      )
    ).rowCount ?? 0;

  it('are five an hour for an account, from however many addresses, and the next come when no link works any more', async () => {
    for (let index = 0; index < 12; index += 1)
      expect((await request('warehouse', `203.0.113.${index}`)).status).toBe(200);
    await expect.poll(waiting, { timeout: 20_000 }).toBe(0);
    expect(await mailsTo('warehouse')).toBe(5);
    // Those who asked did not keep the owner out: the last link works.
    const { rows } = await app.database.pool.query<{ good: number }>(
      `select count(*)::int as good from password_reset r join app_user u on u.id = r.user_id
       where u.email = $1 and r.used_at is null and r.expires_at > now()`,
      [emailOf('warehouse')],
    );
    expect(rows[0]?.good).toBe(5);
    await app.database.pool.query(`update email_log set created_at = created_at - interval '61 minutes'`);
    await request('warehouse', '203.0.113.77');
    await expect.poll(() => mailsTo('warehouse'), { timeout: 20_000 }).toBe(6);
  });

  it('are asked for a hundred times in a quarter of an hour from one network, for whichever addresses', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 103; index += 1)
      statuses.push((await request(`nobody-${index}`, '198.51.100.9')).status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(3);
  });
});
