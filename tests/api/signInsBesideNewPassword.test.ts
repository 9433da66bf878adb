import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { testApp } from '../support/app';
import { emailOf, nextCode, PASSWORD, proofOf, sender, setUpApp } from '../support/security';
import { quickPasswords } from '../support/quickPasswords';
import { identityBrowser } from './identityBrowser';

quickPasswords();
const app = await testApp();
const send = sender(app);
const { pool } = app.database;

const NEXT = 'Lantern99!';
const answered = z.looseObject({
  subject_token: z.string().optional(),
  id_token: z.string().optional(),
  ticket: z.string().optional(),
});

/** Holds a table as long as it is wanted: who writes to it, or reads it where `reads` is said, waits. */
const held: (() => Promise<void>)[] = [];
const hold = async (table: string, mode = 'exclusive'): Promise<() => Promise<void>> => {
  const client = await pool.connect();
  await client.query(`begin; lock table ${table} in ${mode} mode`);
  let isHeld = true;
  const free = async (): Promise<void> => {
    if (!isHeld) return;
    isHeld = false;
    await client.query('rollback');
    client.release();
  };
  held.push(free);
  return free;
};
afterEach(async () => {
  for (const free of held.splice(0)) await free();
});

/** Until so many of the server's statements wait for that table. */
const waiting = async (table: string, count = 1): Promise<void> => {
  for (;;) {
    const { rows } = await pool.query<{ n: number }>(
      'select count(*)::int as n from pg_locks where not granted and relation = $1::regclass',
      [table],
    );
    if ((rows[0]?.n ?? 0) >= count) return;
    await pause(10);
  }
};

/** A sign-in by the old password, from its beginning to what its browser has in the end. */
const signIn = (account: string, with_tokens = false) => {
  const browser = identityBrowser(app.url);
  const answer = browser
    .post('/v1/login', { email: emailOf(account), password: PASSWORD, with_tokens })
    .then(async (response) => ({ status: response.status, ...answered.parse(await response.json()) }));
  return { browser, answer };
};
const isIn = async ({ browser, answer }: ReturnType<typeof signIn>): Promise<boolean> => {
  const { subject_token, id_token } = await answer;
  const tokens = subject_token === undefined ? { id_token } : await browser.exchange(subject_token);
  const resumed = await browser.post('/v1/session', {});
  const read = tokens.id_token && (await send('GET', '/v1/security', { token: tokens.id_token }));
  return resumed.status === 200 || (read ? read.status === 200 : false);
};
const changePassword = async (account: string, proof: string): Promise<void> => {
  const body = { password: NEXT, password_confirm: NEXT, proof };
  const { status } = await send('POST', '/v1/security/password', { token: await app.token(account), body });
  expect(status).toBe(204);
};

const END = 'mutation ($id: Int!) { endUserSessions(id: $id) }';
const idOf = async (account: string): Promise<number | undefined> => {
  const { rows } = await pool.query<{ id: number }>('select id from app_user where email = $1', [emailOf(account)]);
  return rows[0]?.id;
};
/** Until so many statements on this database wait for another transaction. */
const waitingForLocks = async (count: number): Promise<void> => {
  for (;;) {
    const { rows } = await pool.query<{ n: number }>(
      "select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    if ((rows[0]?.n ?? 0) >= count) return;
    await pause(10);
  }
};

describe('a sign-in by the old password that is under way while another one is set', () => {
  it('opens no session where its owner changes it [SEC-003]', async () => {
    const proof = await proofOf(app, 'office');
    const free = await hold('oidc_payload'); // the session is about to be stored
    const stranger = signIn('office');
    await waiting('oidc_payload');
    await changePassword('office', proof);
    await free();
    expect(await isIn(stranger)).toBe(false);
    // What was there before goes on, and the new password opens one.
    expect((await send('GET', '/v1/security', { token: await app.token('office') })).status).toBe(200);
    expect((await identityBrowser(app.url).realm(emailOf('office'), NEXT)).id_token).toBeDefined();
  });

  it('opens none where it is set by a mailed link, whatever second it ends in [SEC-003]', async () => {
    const { rows } = await pool.query<{ id: number }>('select id from app_user where email = $1', [
      emailOf('estimator'),
    ]);
    const token = 'T'.repeat(43);
    await pool.query(
      "insert into password_reset (user_id, token_hash, expires_at) values ($1, $2, now() + interval '1 hour')",
      [rows[0]?.id, createHash('sha256').update(token).digest('base64url')],
    );
    const free = await hold('sign_in');
    const stranger = signIn('estimator');
    await waiting('sign_in');
    const set = identityBrowser(app.url).call('/reset-password', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ token, password: NEXT, password_confirm: NEXT }).toString(),
    });
    await waiting('sign_in', 2);
    await pause(1_200); // into another second than that of the new password
    await free();
    expect((await set).status).toBe(200);
    expect(await isIn(stranger)).toBe(false);
  });

  it('earns a script no tokens [SEC-003]', async () => {
    const proof = await proofOf(app, 'warehouse');
    const free = await hold('oidc_payload');
    const script = identityBrowser(app.url).realm(emailOf('warehouse'), PASSWORD, { scope: 'openid offline_access' });
    await waiting('oidc_payload');
    await changePassword('warehouse', proof);
    await free();
    expect(await script).toMatchObject({ status: 403, error: 'invalid_grant' });
  });

  it('opens none where an administrator signs the user out everywhere meanwhile [OPS-007 SEC-003]', async () => {
    const id = await idOf('manager');
    await app.token('admin');
    const free = await hold('totp_factor', 'access exclusive'); // between the password and what follows on it
    const stranger = signIn('manager');
    await waiting('totp_factor');
    expect((await app.graphql('admin', END, { id })).errors).toBeUndefined();
    await free();
    expect((await stranger.answer).status).toBe(401);
    expect(await isIn(stranger)).toBe(false);
    // One that begins afterwards is a sign-in like any other.
    expect((await identityBrowser(app.url).realm(emailOf('manager'), PASSWORD)).id_token).toBeDefined();
  });

  it.each([
    ['totp_factor', 'access exclusive', 'between the password and what follows on it'],
    ['oidc_payload', 'exclusive', 'before its session is stored'],
  ])(
    'gets no tokens either where it is signed out everywhere at %s (%s): %s [OPS-007 SEC-003]',
    async (table, mode) => {
      const id = await idOf('crew');
      await app.token('admin');
      const free = await hold(table, mode);
      const stranger = signIn('crew', true);
      await waiting(table);
      const ended = app.graphql('admin', END, { id });
      if (table === 'oidc_payload') await waiting(table, 2);
      else await ended;
      await free();
      expect((await ended).errors).toBeUndefined();
      expect(await stranger.answer).toMatchObject({ status: 401, error: { code: 'UNAUTHENTICATED' } });
      expect((await stranger.answer).id_token).toBeUndefined();
      expect(await isIn(stranger)).toBe(false);
      const next = signIn('crew', true);
      expect((await next.answer).status).toBe(200);
      expect(await isIn(next)).toBe(true);
    },
  );

  it('earns no ticket for the second step [SEC-003]', async () => {
    const { secret } = await setUpApp(app, 'foreman');
    const proof = await proofOf(app, 'foreman', nextCode(secret));
    const free = await hold('totp_factor', 'access exclusive'); // between the password and what follows on it
    const stranger = signIn('foreman');
    await waiting('totp_factor');
    await changePassword('foreman', proof);
    await free();
    expect(await stranger.answer).toMatchObject({ status: 401 });
    expect((await stranger.answer).ticket).toBeUndefined();
  });
});

describe('a new password while an administrator signs its user out everywhere', () => {
  it('waits, and finds its proof ended: neither stops the other [OPS-007 SEC-003]', async () => {
    const id = await idOf('scheduler');
    await app.token('admin');
    const proof = await proofOf(app, 'scheduler');
    const token = await app.token('scheduler');
    const free = await hold('oidc_payload'); // the user is locked, and the proof is not ended yet
    const ended = app.graphql('admin', END, { id });
    await waiting('oidc_payload');
    const body = { password: NEXT, password_confirm: NEXT, proof };
    const changed = send('POST', '/v1/security/password', { token, body });
    await waitingForLocks(2);
    await free();
    expect((await ended).errors).toBeUndefined();
    const { status, error } = await changed;
    expect([status, error?.code, error?.fields?.[0]?.path]).toEqual([422, 'BAD_USER_INPUT', 'proof']);
  });
});
