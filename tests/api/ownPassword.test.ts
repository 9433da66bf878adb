import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { testApp } from '../support/app';
import { emailOf, PASSWORD, sender } from '../support/security';
import { quickPasswords } from '../support/quickPasswords';
import { identityBrowser } from './identityBrowser';

quickPasswords();
const app = await testApp();
const send = sender(app);

const NEXT = 'Lantern99!';
const withProof = z.looseObject({ proof: z.string() });

const signIn = async (account: string, password = PASSWORD) => {
  const browser = identityBrowser(app.url);
  const { id_token = '' } = await browser.exchange(await browser.loginCode(emailOf(account), password));
  return { browser, token: id_token };
};
const prove = async (token: string, password = PASSWORD): Promise<string> =>
  withProof.parse(await send('POST', '/v1/security/proof', { token, body: { password } })).proof;
const change = (token: string, body: Record<string, unknown>) =>
  send('POST', '/v1/security/password', { token, body: { password: NEXT, password_confirm: NEXT, ...body } });
const isIn = async (token: string): Promise<boolean> => (await send('GET', '/v1/security', { token })).status === 200;
const takes = async (account: string, password: string): Promise<boolean> =>
  Boolean((await identityBrowser(app.url).realm(emailOf(account), password)).id_token);
const mailsTo = async (account: string): Promise<string[]> =>
  (
    await app.database.pool.query<{ subject: string }>(
      'select subject from email_log where recipients = $1 order by id',
      [emailOf(account)],
    )
  ).rows.map(({ subject }) => subject);

describe('the own password of somebody who is signed in', () => {
  it('is changed by who proves to know the old one; every other session ends, and the owner is told [SEC-003]', async () => {
    const [mine, other] = [await signIn('office'), await signIn('office')];
    const proof = await prove(mine.token);
    expect((await change(mine.token, { proof })).status).toBe(204);
    expect([await isIn(mine.token), await isIn(other.token)]).toEqual([true, false]);
    expect((await other.browser.silent()).id_token).toBeUndefined();
    expect([await takes('office', PASSWORD), await takes('office', NEXT)]).toEqual([false, true]);
    expect(await mailsTo('office')).toEqual(['How you sign in to Trowel / Cómo inicia sesión en Trowel']);
    const { rows } = await app.database.pool.query(
      "select count(*)::int as n from sign_in where outcome = 'password_changed' and email = $1",
      [emailOf('office')],
    );
    expect(rows).toEqual([{ n: 1 }]);
    // The proof was good once.
    expect(await change(mine.token, { proof, password: 'Lantern98!', password_confirm: 'Lantern98!' })).toMatchObject({
      status: 422,
      error: { fields: [{ path: 'proof' }] },
    });
  });

  it.each([
    ['a short one', 'Short1!', 'Short1!', 'password', 'password_weak'],
    ['one that others would try first', 'Trowel123!', 'Trowel123!', 'password', 'password_common'],
    ['her own address', 'WAREHOUSE@trowel.test1', 'WAREHOUSE@trowel.test1', 'password', 'password_common'],
    ['one that is not repeated alike', NEXT, 'Lantern98!', 'password_confirm', 'password_different'],
  ])(
    'refuses %s at its field, and leaves the proof good and the old one in force [SEC-003]',
    async (_, password, password_confirm, path, rule) => {
      const { token } = await signIn('warehouse');
      const proof = await prove(token);
      expect(await change(token, { proof, password, password_confirm })).toMatchObject({
        status: 422,
        error: { fields: [{ path, rule }] },
      });
      expect(await takes('warehouse', PASSWORD)).toBe(true);
      const { rowCount } = await app.database.pool.query(
        "select from sign_in_step where purpose = 'proof' and user_id = (select id from app_user where email = $1)",
        [emailOf('warehouse')],
      );
      expect(rowCount).toBeGreaterThan(0);
    },
  );

  it('stays without a proof, by a wrong one and by that of somebody else [SEC-003]', async () => {
    const [mine, theirs] = [await signIn('scheduler'), await signIn('estimator')];
    const stolen = await prove(theirs.token);
    for (const proof of ['', 'made-up', stolen])
      expect(await change(mine.token, { proof })).toMatchObject({
        status: 422,
        error: { fields: [{ path: 'proof' }] },
      });
    expect((await send('POST', '/v1/security/proof', { token: mine.token, body: { password: 'wrong' } })).status).toBe(
      422,
    );
    expect(await takes('scheduler', PASSWORD)).toBe(true);
  });

  it('stays where the other sessions cannot be ended: both are one change [SEC-003]', async () => {
    const [mine, other] = [await signIn('foreman'), await signIn('foreman')];
    const { pool } = app.database;
    await pool.query(`
      create function refuse_ending() returns trigger language plpgsql as $$ begin raise 'no session ends now'; end $$;
      create trigger refuse_ending before update of ended_at on user_session for each row execute function refuse_ending()`);
    const failed = await change(mine.token, { proof: await prove(mine.token) });
    await pool.query('drop trigger refuse_ending on user_session; drop function refuse_ending()');
    expect(failed.status).toBe(500);
    expect([await takes('foreman', PASSWORD), await takes('foreman', NEXT)]).toEqual([true, false]);
    expect([await isIn(mine.token), await isIn(other.token)]).toEqual([true, true]);
    expect(await mailsTo('foreman')).toEqual([]);
    expect((await change(mine.token, { proof: await prove(mine.token) })).status).toBe(204);
    expect([await isIn(mine.token), await isIn(other.token)]).toEqual([true, false]);
  });

  it('makes links useless that would set another one [SEC-003]', async () => {
    const { token } = await signIn('manager');
    await app.database.pool.query(
      "insert into password_reset (user_id, token_hash, expires_at) select id, 'made-up-hash', now() + interval '1 hour' from app_user where email = $1",
      [emailOf('manager')],
    );
    expect((await change(token, { proof: await prove(token) })).status).toBe(204);
    const { rows } = await app.database.pool.query(
      "select used_at is not null as used from password_reset where token_hash = 'made-up-hash'",
    );
    expect(rows).toEqual([{ used: true }]);
  });
});
