import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startApp, testApp } from '../support/app';
import { codeOf, emailOf, nextCode, PASSWORD, proofOf, sender, setUpApp } from '../support/security';
import { identityBrowser } from './identityBrowser';

const app = await testApp({ env: { SECOND_FACTOR_ROLES: 'Warehouse, display' } });
const other = await startApp({
  env: { PUBLIC_URL: app.url },
  database: { ...app.database, close: async () => undefined },
});
afterAll(() => other.close());
const send = sender(app);
const there = sender(other);

const stepped = z.looseObject({ next: z.string(), ticket: z.string() });
const step = async (account: string) =>
  stepped.parse(await send('POST', '/v1/login', { body: { email: emailOf(account), password: PASSWORD } }));
/** What a browser gets that asks for tokens at once, as the app's own page does. */
const withTokens = async (account: string) => {
  const browser = identityBrowser(app.url);
  const body = { email: emailOf(account), password: PASSWORD, with_tokens: true };
  const answered: unknown = await (await browser.post('/v1/login', body)).json();
  return { answered, cookies: [...browser.cookies.keys()] };
};
const answer = async (account: string, code: string, by = send) => {
  const { ticket } = await step(account);
  return by('POST', '/v1/login/code', { body: { ticket, code } });
};
const outcomesOf = async (account: string): Promise<string[]> => {
  const { data } = await app.graphql<{ signIns: { what: string; who: string }[] }>('admin', '{ signIns { what who } }');
  return (data?.signIns ?? []).filter(({ who }) => who.endsWith(emailOf(account))).map(({ what }) => what);
};

describe('an authenticator app', () => {
  it('is set up with the password and a code of it, and asked for from then on', async () => {
    const token = await app.token('estimator');
    const wrong = await send('POST', '/v1/security/proof', { token, body: { password: 'wrong' } });
    expect(wrong).toMatchObject({ status: 422, error: { fields: [{ path: 'password', rule: 'password_wrong' }] } });
    const begun = z
      .looseObject({ ticket: z.string(), secret: z.string() })
      .parse(await send('POST', '/v1/security/app', { token, body: { proof: await proofOf(app, 'estimator') } }));
    const early = { ticket: begun.ticket, code: codeOf(begun.secret, 7) };
    const unconfirmed = await send('POST', '/v1/security/app/code', { token, body: early });
    expect(unconfirmed).toMatchObject({ status: 422, error: { fields: [{ path: 'code', rule: 'code_wrong' }] } });
    const { secret, codes } = await setUpApp(app, 'estimator');
    expect(new Set(codes).size).toBe(10);
    const second = { proof: await proofOf(app, 'estimator', codes[9]) };
    expect(await send('POST', '/v1/security/app', { token, body: second })).toMatchObject({
      status: 409,
      error: { rule: 'app_there' },
    });
    const asked = await step('estimator');
    expect(asked).toMatchObject({ next: 'second_factor', with_app: true, with_passkey: false });
    expect(JSON.stringify(asked)).not.toContain('subject_token');
    expect(await withTokens('estimator')).toEqual({
      answered: { next: 'second_factor', ticket: expect.any(String), with_app: true, with_passkey: false },
      cookies: [],
    });
    expect((await identityBrowser(app.url).realm(emailOf('estimator'), PASSWORD)).error).toBe('mfa_required');
    const signed = await answer('estimator', nextCode(secret));
    expect(signed).toMatchObject({ status: 200, subject_token: expect.any(String) });
    const { rows } = await app.database.pool.query<{ stored: string }>(
      'select (select string_agg(t::text, $1) from totp_factor t) || (select string_agg(r::text, $1) from recovery_code r) as stored',
      [' '],
    );
    for (const told of [secret, ...codes]) expect(rows[0]?.stored).not.toContain(told);
    expect(await outcomesOf('estimator')).toEqual([
      'signed_in',
      'recovery_code',
      'totp_added',
      'wrong_code',
      'wrong_proof',
      'signed_in',
    ]);
  });

  it('takes a code once, on whichever server, and none of another time', async () => {
    const { secret, used } = await setUpApp(app, 'office');
    expect((await answer('office', used)).status).toBe(422);
    expect((await answer('office', codeOf(secret, 4))).status).toBe(422);
    const code = nextCode(secret);
    const [one, two] = [await step('office'), await step('office')];
    const both = await Promise.all([
      send('POST', '/v1/login/code', { body: { ticket: one.ticket, code } }),
      there('POST', '/v1/login/code', { body: { ticket: two.ticket, code } }),
    ]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  });

  it('gives way to a recovery code, each of them once, however it is typed, and its owner is told [SEC-003]', async () => {
    const { codes } = await setUpApp(app, 'scheduler');
    const [first = '', second = ''] = codes;
    expect((await answer('scheduler', first)).status).toBe(200);
    expect((await answer('scheduler', first, there)).status).toBe(422);
    expect((await answer('scheduler', ` ${second.toLowerCase().replaceAll('-', ' ')} `)).status).toBe(200);
    const token = await app.token('scheduler');
    expect(await send('GET', '/v1/security', { token })).toMatchObject({ codes: 8, has_app: true });
    const mails = async () =>
      (await app.database.pool.query("select from email_log where template = 'sign_in_changed'")).rowCount ?? 0;
    const told = await mails();
    const body = { proof: await proofOf(app, 'scheduler', codes[3]) };
    expect(await mails()).toBe(told + 1);
    const renewed = await send('POST', '/v1/security/codes', { token, body });
    expect(renewed).toMatchObject({ status: 200, recovery_codes: expect.any(Array) });
    expect((await answer('scheduler', codes[2] ?? '')).status).toBe(422);
    expect(await outcomesOf('scheduler')).toContain('recovery_code');
  });

  it('is not guessed: a ticket takes few answers, an account few codes, on all servers, and the password does not reset them', async () => {
    const { secret } = await setUpApp(app, 'foreman');
    const { ticket } = await step('foreman');
    for (let tried = 0; tried < 5; tried += 1)
      expect((await send('POST', '/v1/login/code', { body: { ticket, code: '12345' } })).status).toBe(422);
    // This ticket is spent, also for the right code.
    const spent = await send('POST', '/v1/login/code', { body: { ticket, code: nextCode(secret) } });
    expect(spent).toMatchObject({ status: 401, error: { rule: 'step_over' } });
    for (let tried = 0; tried < 5; tried += 1) expect((await answer('foreman', '12345', there)).status).toBe(422);
    for (const by of [send, there]) expect((await answer('foreman', nextCode(secret), by)).status).toBe(429);
    expect((await outcomesOf('foreman')).filter((what) => what === 'locked')).toHaveLength(1);
    await app.database.pool.query("update sign_in set at = at - interval '15 minutes'");
    expect((await answer('foreman', nextCode(secret))).status).toBe(200);
  });

  it('ends a sign-in that waits for it with the password that began it', async () => {
    const { secret } = await setUpApp(app, 'supervisor');
    const { ticket } = await step('supervisor');
    await app.database.pool.query(
      "update app_user set tokens_valid_from = now() + interval '1 second' where email = $1",
      [emailOf('supervisor')],
    );
    const late = await send('POST', '/v1/login/code', { body: { ticket, code: nextCode(secret) } });
    expect(late).toMatchObject({ status: 401, error: { rule: 'step_over' } });
    const signedIn = await send('POST', '/v1/login/code', { body: { ticket: 'made up', code: codeOf(secret) } });
    expect(signedIn.status).toBe(401);
  });

  it('is reset by an administrator for a lost phone: the user is signed out and told by mail', async () => {
    const RESET = 'mutation ($id: Int!) { resetUserFactors(id: $id) }';
    await setUpApp(app, 'crew');
    const token = await app.token('crew');
    const { rows } = await app.database.pool.query<{ id: number }>('select id from app_user where email = $1', [
      emailOf('crew'),
    ]);
    const id = rows[0]?.id;
    expect((await app.graphql('manager', RESET, { id })).errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
    expect((await app.graphql('admin', RESET, { id })).data).toEqual({ resetUserFactors: true });
    expect((await app.graphql('admin', RESET, { id })).data).toEqual({ resetUserFactors: false });
    for (const by of [send, there])
      await expect.poll(async () => (await by('GET', '/v1/security', { token })).status).toBe(401);
    const body = { email: emailOf('crew'), password: PASSWORD };
    await expect
      .poll(async () => send('POST', '/v1/login', { body }))
      .toMatchObject({ subject_token: expect.any(String) });
    expect(await outcomesOf('crew')).toContain('factors_reset');
    const { rows: mails } = await app.database.pool.query(
      `select from email_log where template = 'sign_in_changed' and recipients = $1`,
      [emailOf('crew')],
    );
    expect(mails).toHaveLength(2);
  });
});

describe('a role that needs a second factor', () => {
  it('is led to set it up after the password, and can do nothing before [OPS-007]', async () => {
    const asked = await step('warehouse');
    expect(asked.next).toBe('enrol');
    expect(await withTokens('warehouse')).toEqual({
      answered: { next: 'enrol', ticket: expect.any(String), with_app: false, with_passkey: false },
      cookies: [],
    });
    expect((await identityBrowser(app.url).realm(emailOf('warehouse'), PASSWORD)).error).toBe('mfa_required');
    // Its ticket opens nothing else.
    const { ticket } = asked;
    expect((await send('GET', '/v1/security', { token: ticket })).status).toBe(401);
    expect((await send('POST', '/v1/login/code', { body: { ticket, code: '123456' } })).status).toBe(401);
    const offered = z.looseObject({ secret: z.string(), uri: z.string() });
    const { secret, uri } = offered.parse(await send('POST', '/v1/login/enrol', { body: { ticket } }));
    expect(uri).toContain(`secret=${secret}`);
    const wrong = await send('POST', '/v1/login/enrol/code', { body: { ticket, code: codeOf(secret, 5) } });
    expect(wrong).toMatchObject({ status: 422, error: { fields: [{ path: 'code', rule: 'code_wrong' }] } });
    const done = await there('POST', '/v1/login/enrol/code', { body: { ticket, code: codeOf(secret) } });
    expect(done).toMatchObject({ status: 200, recovery_codes: expect.any(Array), subject_token: expect.any(String) });
    const { id_token: token } = await identityBrowser(app.url).exchange(String(done.subject_token));
    expect(await send('GET', '/v1/security', { token })).toMatchObject({ has_app: true, is_required: true });
    expect((await step('warehouse')).next).toBe('second_factor');
    const { recovery_codes } = z.looseObject({ recovery_codes: z.array(z.string()) }).parse(done);
    const proven = await send('POST', '/v1/security/proof', {
      token,
      body: { password: PASSWORD, code: recovery_codes[0] },
    });
    const kept = await send('POST', '/v1/security/app/remove', { token, body: { proof: proven.proof } });
    expect(kept).toMatchObject({ status: 409, error: { rule: 'factor_required' } });
    expect(await send('GET', '/v1/security', { token })).toMatchObject({ has_app: true, codes: 9 });
  });

  it('ends a session without one at its next renewal; a token of a program and a view go on', async () => {
    const browser = identityBrowser(app.url);
    const { pool } = app.database;
    const roleOf = async (name: string): Promise<void> => {
      await pool.query('update app_user set role_id = (select id from role where name = $1) where email = $2', [
        name,
        emailOf('display'),
      ]);
    };
    await roleOf('Crew Member');
    await browser.loginCode(emailOf('display'), PASSWORD);
    expect((await browser.call('/v1/session', { method: 'POST' })).status).toBe(200);
    await roleOf('Display');
    expect((await browser.call('/v1/session', { method: 'POST' })).status).toBe(401);
    const { rows } = await pool.query<{ id: number }>('select id from app_user where email = $1', [emailOf('display')]);
    const { data } = await app.graphql<{ viewAsUser: { key: string } }>(
      'admin',
      'mutation ($id: Int!) { viewAsUser(user_id: $id) { key } }',
      { id: rows[0]?.id },
    );
    const headers = { authorization: `Bearer ${data?.viewAsUser.key}` };
    expect((await app.graphql(null, '{ businessDay }', {}, headers)).status).toBe(200);
  });
});
