import { describe, expect, it } from 'vitest';
import { startApp, testApp } from '../support/app';
import { identityBrowser } from './identityBrowser';

const EMAIL = 'estimator@trowel.test';
const app = await testApp();
const LIST = 'query ($only: Boolean) { signIns(only_failures: $only) { what who address } }';
const outcomes = async (only: boolean): Promise<string[]> => {
  const { data } = await app.graphql<{ signIns: { what: string; who: string }[] }>('admin', LIST, { only });
  return (data?.signIns ?? []).filter(({ who }) => who.endsWith(EMAIL)).map(({ what }) => what);
};

describe('the log of sign-ins', () => {
  it('has those that worked and those that failed, for administrators, and never a password', async () => {
    const browser = identityBrowser(app.url);
    await browser.realm(EMAIL, 'not-the-password-1!');
    await browser.realm(` ${EMAIL.toUpperCase()}`, 'Trowel123!');
    await browser.realm('stranger@example.com', 'x');
    expect(await outcomes(false)).toEqual(['signed_in', 'wrong_password']);
    expect(await outcomes(true)).toEqual(['wrong_password']);
    const { rows } = await app.database.pool.query<{ text: string }>(
      'select string_agg(s::text, $1) as text from sign_in s',
      [' '],
    );
    expect(rows[0]?.text).toContain('stranger@example.com');
    expect(rows[0]?.text).not.toMatch(/not-the-password|Trowel123/);
    expect((await app.graphql('manager', LIST)).errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
  });

  it('locks an account on every server after failures at one of them, and says so once', async () => {
    await app.database.pool.query('delete from sign_in');
    const other = await startApp({ database: { ...app.database, close: async () => undefined } });
    try {
      const [here, there] = [identityBrowser(app.url), identityBrowser(other.url)];
      for (let tried = 0; tried < 10; tried += 1)
        expect([(await here.realm(EMAIL, 'wrong')).status, (await there.realm(EMAIL, 'wrong')).status]).toEqual([
          403, 403,
        ]);
      for (const browser of [here, there, here]) expect((await browser.realm(EMAIL, 'Trowel123!')).status).toBe(429);
      expect((await there.realm('office@trowel.test', 'Trowel123!')).status).toBe(200);
      expect((await outcomes(true)).filter((what) => what === 'locked')).toHaveLength(1);
      await app.database.pool.query("update sign_in set at = at - interval '15 minutes'");
      expect((await there.realm(EMAIL, 'Trowel123!')).status).toBe(200);
    } finally {
      await other.close();
    }
  });
});
