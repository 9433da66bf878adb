import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startApp, testApp } from '../support/app';
import { emailOf, PASSWORD, proofOf, sender } from '../support/security';
import { identityBrowser } from './identityBrowser';

const app = await testApp();
/** Another server of the same database. */
const other = await startApp({
  env: { PUBLIC_URL: app.url },
  database: { ...app.database, close: async () => undefined },
});
afterAll(() => other.close());
const send = sender(app);

const listed = z.looseObject({
  sessions: z.array(
    z.looseObject({
      id: z.number(),
      is_this: z.boolean(),
      agent: z.string().nullable(),
      address: z.string().nullable(),
    }),
  ),
});
const sessionsOf = async (token: string) => listed.parse(await send('GET', '/v1/security', { token })).sessions;

const signIn = async (account: string) => {
  const browser = identityBrowser(app.url);
  const { id_token = '', refresh_token } = await browser.exchange(await browser.loginCode(emailOf(account), PASSWORD));
  return { browser, token: id_token, refresh_token };
};
const statusAt = async ({ url }: { url: string }, token: string): Promise<number> =>
  (
    await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: '{"query":"{ businessDay }"}',
    })
  ).status;

describe('the list of one’s own sessions', () => {
  it('has each browser with device and address, this one marked, and nobody else’s', async () => {
    const [one, two] = [await signIn('estimator'), await signIn('estimator')];
    await signIn('office');
    const sessions = await sessionsOf(two.token);
    expect(sessions.map(({ is_this }) => is_this)).toEqual([true, false]);
    expect(sessions[0]).toMatchObject({ address: '127.0.0.1', agent: expect.stringContaining('node') });
    expect((await sessionsOf(one.token)).map(({ id }) => id)).toEqual(sessions.map(({ id }) => id).toReversed());
    // A renewal and a reload are the same session.
    const renewed = await one.browser.refresh(one.refresh_token);
    const silent = await one.browser.silent();
    for (const { id_token = '' } of [renewed, silent])
      expect((await sessionsOf(id_token)).map(({ is_this }) => is_this)).toEqual([true, false]);
    expect((await one.browser.call('/v1/session', { method: 'POST' })).status).toBe(200);
    expect(await sessionsOf(one.token)).toHaveLength(2);
  });

  it('has each for as long as anything renews it, whatever made it: a script keeps what a browser does not [SEC-003]', async () => {
    const { id_token: token = '', refresh_token } = await identityBrowser(app.url).realm(emailOf('foreman'), PASSWORD, {
      scope: 'openid offline_access',
    });
    const [script] = await sessionsOf(token);
    const { browser, token: other_token, refresh_token: kept } = await signIn('foreman');
    expect(await sessionsOf(other_token)).toHaveLength(2);
    const isListed = async (): Promise<boolean[]> => {
      const { token: looking } = await signIn('foreman');
      const ids = (await sessionsOf(looking)).map(({ id }) => id);
      return [script?.id, ours?.id].map((id) => id !== undefined && ids.includes(id));
    };
    const ours = (await sessionsOf(other_token)).find(({ is_this }) => is_this);
    const pass = (hours: number) =>
      app.database.pool.query(
        `update user_session set expires_at = expires_at - make_interval(hours => $1) where id = any($2)`,
        [hours, [script?.id, ours?.id]],
      );
    // As eleven hours later, when the tokens of the first minute have ended.
    await pass(11);
    expect(await isListed()).toEqual([true, true]);
    // And at its last day, when it is renewed by what it holds.
    await pass(13 * 24);
    expect((await browser.refresh(kept)).status).toBe(200);
    await pass(24);
    expect(await isListed()).toEqual([false, true]);
    expect((await browser.refresh(refresh_token)).status).toBe(200);
    expect(await isListed()).toEqual([true, true]);
  });

  it('ends one of them at once on every server, with all that could renew it', async () => {
    const [mine, lost] = [await signIn('scheduler'), await signIn('scheduler')];
    for (const server of [app, other]) expect(await statusAt(server, lost.token)).toBe(200);
    const stream = await fetch(`${other.url}/v1/events`, { headers: { authorization: `Bearer ${lost.token}` } });
    const id = (await sessionsOf(mine.token)).find(({ is_this }) => !is_this)?.id;
    expect((await send('DELETE', `/v1/security/sessions/${id}`, { token: mine.token })).status).toBe(204);
    expect(await statusAt(app, lost.token)).toBe(401);
    await expect.poll(() => statusAt(other, lost.token)).toBe(401);
    await stream.text(); // it ends
    expect((await lost.browser.refresh(lost.refresh_token)).status).toBe(400);
    expect((await lost.browser.silent()).error).toBe('login_required');
    expect((await lost.browser.call('/v1/session', { method: 'POST' })).status).toBe(401);
    for (const server of [app, other]) expect(await statusAt(server, mine.token)).toBe(200);
    expect((await send('DELETE', `/v1/security/sessions/${id}`, { token: mine.token })).status).toBe(404);
    // It signs in anew.
    await lost.browser.loginCode(emailOf('scheduler'), PASSWORD);
    expect((await lost.browser.call('/v1/session', { method: 'POST' })).status).toBe(200);
  });

  it('ends all but this one, also those of scripts, and none of anybody else', async () => {
    const [mine, second] = [await signIn('supervisor'), await signIn('supervisor')];
    const script = await app.token('supervisor');
    const stranger = await signIn('foreman');
    const theirs = (await sessionsOf(stranger.token))[0]?.id;
    expect((await send('DELETE', `/v1/security/sessions/${theirs}`, { token: mine.token })).status).toBe(404);
    expect(await send('DELETE', '/v1/security/sessions', { token: mine.token })).toMatchObject({
      status: 200,
      ended: 2,
    });
    for (const token of [second.token, script]) expect(await statusAt(app, token)).toBe(401);
    for (const { token } of [mine, stranger]) expect(await statusAt(app, token)).toBe(200);
    expect(await sessionsOf(mine.token)).toHaveLength(1);
  });

  it('no longer has a browser that signed out', async () => {
    const [mine, left] = [await signIn('warehouse'), await signIn('warehouse')];
    await left.browser.call('/v2/logout');
    expect(await sessionsOf(mine.token)).toHaveLength(1);
    expect(await statusAt(app, left.token)).toBe(401);
  });

  it('survives a reload at the moment of its end by nothing', async () => {
    const [mine, lost] = [await signIn('crew'), await signIn('crew')];
    const reloads = Array.from({ length: 6 }, () => lost.browser.call('/v1/session', { method: 'POST' }));
    await send('DELETE', '/v1/security/sessions', { token: mine.token });
    await Promise.all(reloads);
    expect((await lost.browser.call('/v1/session', { method: 'POST' })).status).toBe(401);
    expect(await sessionsOf(mine.token)).toHaveLength(1);
  });

  it('is a person’s own: no program and nobody who looks as that user reads or ends it', async () => {
    const { data } = await app.graphql<{ createApiToken: { token: string } }>(
      'admin',
      'mutation ($proof: String) { createApiToken(name: "All", codes: ["CAN_VIEW_JOB"], days: 2, proof: $proof) { token } }',
      { proof: await proofOf(app, 'admin') },
    );
    const token = data?.createApiToken.token ?? '';
    expect((await send('GET', '/v1/security', { token })).status).toBe(403);
    expect((await send('DELETE', '/v1/security/sessions', { token })).status).toBe(403);
  });
});

describe('an administrator', () => {
  it('signs a user out everywhere, and nobody else may', async () => {
    const END = 'mutation ($id: Int!) { endUserSessions(id: $id) }';
    const user = await signIn('office');
    const { rows } = await app.database.pool.query<{ id: number }>('select id from app_user where email = $1', [
      emailOf('office'),
    ]);
    const id = rows[0]?.id;
    expect((await app.graphql('manager', END, { id })).errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
    expect((await app.graphql('admin', END, { id })).errors).toBeUndefined();
    for (const server of [app, other]) await expect.poll(() => statusAt(server, user.token)).toBe(401);
    expect((await user.browser.call('/v1/session', { method: 'POST' })).status).toBe(401);
    const { data } = await app.graphql<{ signIns: { what: string; who: string }[] }>(
      'admin',
      '{ signIns { what who } }',
    );
    expect(data?.signIns).toContainEqual({ what: 'sessions_ended', who: expect.stringContaining(emailOf('office')) });
  });
});
