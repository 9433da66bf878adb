import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { AppError } from '#domain/errors';
import { DEVICE_COOKIE } from '../../server/identity/knownDevices';
import { endSessionsIn, revokeGrants } from '../../server/identity/revokeSessions';
import { payloadStore } from '../../server/identity/payloadStore';
import { testApp } from '../support/app';
import { countDeadlocks } from '../support/countDeadlocks';
import { quickPasswords } from '../support/quickPasswords';
import { emailOf, PASSWORD, proofOf, sender, setUpApp } from '../support/security';
import { claimsOf, identityBrowser } from './identityBrowser';

quickPasswords();
const app = await testApp();
const send = sender(app);
const { db, pool } = app.database;

const SESSION = 'https://trowel.app/session';

const signIn = async (account: string) => {
  const browser = identityBrowser(app.url);
  const tokens = await browser.exchange(await browser.loginCode(emailOf(account), PASSWORD));
  const { id_token: token = '', refresh_token } = tokens;
  return { browser, token, refresh_token, grant: String(claimsOf(token)[SESSION]) };
};
type Session = Awaited<ReturnType<typeof signIn>>;
const isIn = async (token: string): Promise<boolean> => (await send('GET', '/v1/security', { token })).status === 200;
const resumes = async ({ browser }: Session): Promise<boolean> =>
  (await browser.call('/v1/session', { method: 'POST' })).status === 200;
const signOutOthers = ({ browser, token }: Session): Promise<Response> =>
  browser.call('/v1/security/sessions', { method: 'DELETE', headers: { authorization: `Bearer ${token}` } });
const idOf = async (account: string): Promise<number> => {
  const { rows } = await pool.query<{ id: number }>('select id from app_user where email = $1', [emailOf(account)]);
  return rows[0]?.id ?? 0;
};

const signOutOne = ({ browser, token }: Session, id: number): Promise<Response> =>
  browser.call(`/v1/security/sessions/${id}`, { method: 'DELETE', headers: { authorization: `Bearer ${token}` } });
const sessionId = async (grant: string): Promise<number> => {
  const { rows } = await pool.query<{ id: number }>('select id from user_session where grant_id = $1', [grant]);
  return rows[0]?.id ?? 0;
};
const passIfEnded = (error: unknown): void => {
  if (!(error instanceof AppError) || error.code !== 'UNAUTHENTICATED') throw error;
};
/** How many statements wait for a row that another holds. */
const waiters = async (): Promise<number | null> =>
  (await pool.query("select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"))
    .rowCount;

describe('“sign out everywhere else”', () => {
  it('ends whatever began before it, also what nobody wrote down, and one’s own session goes on [SEC-003]', async () => {
    const [mine, listed, unknown] = [await signIn('office'), await signIn('office'), await signIn('office')];
    // As one from before sessions were written down: its tokens, its cookie and what renews it are good.
    await pool.query('delete from user_session where grant_id = $1', [unknown.grant]);
    expect([await isIn(mine.token), await isIn(listed.token), await isIn(unknown.token)]).toEqual([true, true, true]);
    expect(await resumes(unknown)).toBe(true);
    await pool.query('delete from user_session where grant_id = $1', [unknown.grant]);

    expect(await (await signOutOthers(mine)).json()).toMatchObject({ ended: 1 });

    for (const other of [listed, unknown]) {
      expect(await isIn(other.token)).toBe(false);
      expect(await resumes(other)).toBe(false);
      expect((await other.browser.silent()).id_token).toBeUndefined();
      expect((await other.browser.refresh(other.refresh_token)).status).toBe(400);
    }
    // One's own: the token of before, a reload, a silent sign-in, and what renews it.
    expect(await isIn(mine.token)).toBe(true);
    expect(await resumes(mine)).toBe(true);
    for (const next of [await mine.browser.silent(), await mine.browser.refresh(mine.refresh_token)])
      expect(await isIn(next.id_token ?? '')).toBe(true);
    // And it ends by the next one that is not its own.
    const later = await signIn('office');
    await signOutOthers(later);
    expect([await isIn(mine.token), await resumes(mine), await isIn(later.token)]).toEqual([false, false, true]);
  });

  it('ends tickets, proofs and devices of before; the device that asked stays known [SEC-003 SEC-004]', async () => {
    await setUpApp(app, 'foreman');
    const begun = await send('POST', '/v1/login', { body: { email: emailOf('foreman'), password: PASSWORD } });
    const { ticket } = z.looseObject({ ticket: z.string() }).parse(begun);
    const token = await app.token('foreman');
    expect((await send('DELETE', '/v1/security/sessions', { token })).status).toBe(200);
    expect(await isIn(token)).toBe(true); // a script's session is written down too
    const late = await send('POST', '/v1/login/code', { body: { ticket, code: '000000' } });
    expect(late.error?.fields?.[0]).toMatchObject({ path: 'ticket' });

    const [mine, other] = [await signIn('estimator'), await signIn('estimator')];
    const proof = await proofOf(app, 'estimator');
    await signOutOthers(mine);
    const body = { proof, password: 'Lantern99!', password_confirm: 'Lantern99!' };
    const refused = await send('POST', '/v1/security/password', { token: mine.token, body });
    expect(refused.error?.fields?.[0]).toMatchObject({ path: 'proof' });
    for (let count = 0; count < 20; count += 1)
      await send('POST', '/v1/login', { body: { email: emailOf('estimator'), password: 'wrong' } });
    const enter = async ({ browser }: typeof mine): Promise<number> =>
      (await browser.post('/v1/login', { email: emailOf('estimator'), password: PASSWORD })).status;
    expect([await enter(other), await enter(mine)]).toEqual([429, 200]);
  });

  it('ends also the session that asks where nobody wrote it down [SEC-003]', async () => {
    const [mine, other] = [await signIn('warehouse'), await signIn('warehouse')];
    await pool.query('delete from user_session where grant_id = $1', [mine.grant]);
    expect(await isIn(mine.token)).toBe(true);
    expect((await signOutOthers(mine)).status).toBe(200);
    expect([await isIn(mine.token), await isIn(other.token)]).toEqual([false, false]);
  });

  it('makes no device known that was not: whoever has a token of the session alone guesses as a stranger [SEC-003 SEC-004]', async () => {
    const mine = await signIn('scheduler');
    const thief = identityBrowser(app.url);
    expect((await signOutOthers({ ...mine, browser: thief })).status).toBe(200);
    expect([...thief.cookies.keys()]).not.toContain(DEVICE_COOKIE);
    // Nor by a new password, which asks for a proof.
    const body = { proof: await proofOf(app, 'scheduler'), password: 'Lantern99!', password_confirm: 'Lantern99!' };
    const changed = await thief.call('/v1/security/password', {
      method: 'POST',
      headers: { authorization: `Bearer ${mine.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(changed.status).toBe(204);
    expect([...thief.cookies.keys()]).not.toContain(DEVICE_COOKIE);
  });

  it.each<[string, (one: Session, other: Session) => Promise<Response>]>([
    ['all others', (one) => signOutOthers(one)],
    ['the other', async (one, other) => signOutOne(one, await sessionId(other.grant))],
  ])('lets one of two go on that end each other at the same moment: %s [SEC-003]', async (_which, end) => {
    const [one, other] = [await signIn('crew'), await signIn('crew')];
    const holder = await pool.connect();
    await holder.query('begin');
    await holder.query('select from app_user where id = $1 for no key update', [await idOf('crew')]);
    const answers = Promise.all([end(one, other), end(other, one)]);
    await expect.poll(waiters, { timeout: 20_000 }).toBe(2);
    await holder.query('rollback');
    holder.release();
    const statuses = (await answers).map(({ status }) => status);
    expect(statuses.filter((status) => status < 300)).toHaveLength(1);
    expect(statuses.filter((status) => status === 401)).toHaveLength(1);
    expect([await isIn(one.token), await isIn(other.token)]).toEqual(statuses.map((status) => status < 300));
  });
});

describe('sessions that end by two ways at once', () => {
  /** A user with many of them, and with what hangs on each. */
  const fill = async (user_id: number, sub: string): Promise<void> => {
    await pool.query(
      `insert into user_session (user_id, grant_id, expires_at)
       select $1::int, 'made-' || $1::int || '-' || n, now() + interval '1 hour' from generate_series(1, 40) n
       on conflict (grant_id) do update set ended_at = null`,
      [user_id],
    );
    await pool.query(
      `insert into oidc_payload (key, model, payload, grant_id, account_id)
       select kind || ':made-' || $1::int || '-' || n, kind, jsonb_build_object('grant', 'made-' || $1::int || '-' || n), 'made-' || $1::int || '-' || n, $2
       from generate_series(1, 40) n, unnest(array['AccessToken', 'Grant', 'RefreshToken', 'Session']) kind
       order by md5(n::text || kind) on conflict do nothing`,
      [user_id, sub],
    );
    await pool.query(
      `insert into view_as (key_hash, viewer_id, user_id, ends_at)
       select 'made-' || $1::int || '-' || n, $1::int, u.id, now() + interval '1 hour' from generate_series(1, 5) n, (select min(id) as id from app_user) u
       on conflict (key_hash) do update set ended_at = null`,
      [user_id],
    );
  };

  it('never wait for each other in a circle [SEC-003]', async () => {
    const user_id = await idOf('warehouse');
    const { rows } = await pool.query<{ sub: string }>('select sub from app_user where id = $1', [user_id]);
    const sub = rows[0]?.sub ?? '';
    const grants = Array.from({ length: 40 }, (_, at) => `made-${user_id}-${at + 1}`);
    const before = await countDeadlocks(app.database);
    for (let round = 0; round < 60; round += 1) {
      await fill(user_id, sub);
      await Promise.all([
        db.transaction((tx) => endSessionsIn(tx, { user_id })),
        // The one that asks may have been ended by the first, and then ends nothing.
        db.transaction((tx) => endSessionsIn(tx, { user_id, but: grants[round % 40] })).catch(passIfEnded),
        revokeGrants(db, round % 2 === 0 ? grants : grants.toReversed()),
        payloadStore(db)('AccessToken').revokeByGrantId(grants[round % 40] ?? ''),
      ]);
    }
    expect(await countDeadlocks(app.database)).toBe(before);
  }, 120_000);

  it.each<[string, (user_id: number) => Parameters<typeof endSessionsIn>[1]]>([
    ['all', (user_id) => ({ user_id })],
    ['all but one', (user_id) => ({ user_id, but: 'made-up' })],
    ['one', (user_id) => ({ user_id, id: 1 })],
  ])('lock the user before anything else: %s [SEC-003]', async (_which, ending) => {
    const user_id = await idOf('crew');
    const { rows } = await pool.query<{ sub: string }>('select sub from app_user where id = $1', [user_id]);
    await fill(user_id, rows[0]?.sub ?? '');
    const [holder, looker] = [await pool.connect(), await pool.connect()];
    await holder.query('begin');
    await holder.query('select from app_user where id = $1 for no key update', [user_id]);
    const ended = db.transaction((tx) => endSessionsIn(tx, ending(user_id)));
    await expect.poll(waiters, { timeout: 20_000 }).toBe(1);
    // While it waits for the user it holds none of the others.
    await looker.query('begin');
    for (const table of ['user_session where user_id = $1', 'view_as where viewer_id = $1'])
      expect((await looker.query(`select from ${table} for update nowait`, [user_id])).rowCount).toBeGreaterThan(0);
    expect((await looker.query('select from oidc_payload for update nowait')).rowCount).toBeGreaterThan(0);
    await looker.query('rollback');
    await holder.query('rollback');
    holder.release();
    looker.release();
    await ended;
  });
});
