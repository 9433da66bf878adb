import { createServer, type Server } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appUser } from '../../server/db/tables/identity';
import { runUserCommand } from '../../server/identity/userCommand';
import { startApp, type TestApp } from '../support/app';
import { freePort } from '../support/freePort';

/** A stand-in for Auth0 that publishes its keys, as far as a server that verifies tokens sees it. */
describe('with AUTH0_DOMAIN', () => {
  let provider: Server;
  let issuer: string;
  let server: TestApp;
  let sign: (claims: Record<string, unknown>) => Promise<string>;

  beforeAll(async () => {
    const { privateKey, publicKey } = await generateKeyPair('RS256');
    const jwk = { ...(await exportJWK(publicKey)), kid: 'auth0-key', alg: 'RS256', use: 'sig' };
    provider = createServer((request, response) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(request.url === '/.well-known/jwks.json' ? { keys: [jwk] } : {}));
    });
    const port = await freePort();
    await new Promise<void>((resolve) => {
      provider.listen(port, '127.0.0.1', resolve);
    });
    issuer = `http://127.0.0.1:${port}`;
    sign = (claims) =>
      new SignJWT({ iss: `${issuer}/`, aud: 'our-client', sub: 'auth0|42', ...claims })
        .setProtectedHeader({ alg: 'RS256', kid: 'auth0-key' })
        .setIssuedAt()
        .setExpirationTime('10h')
        .sign(privateKey);
    server = await startApp({
      env: { AUTH0_DOMAIN: issuer, AUTH0_CLIENT_ID: 'our-client', AUTH0_AUDIENCE: 'https://api.example' },
    });
  });
  afterAll(async () => {
    await server.close();
    provider.close();
  });

  const profile = async (token: string, sub = 'auth0|42') => {
    const response = await fetch(`${server.url}/v1/getCurrentUserProfile?sub=${encodeURIComponent(sub)}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const body: unknown = await response.json();
    return { status: response.status, body };
  };

  it('tells the client where to sign in [AUTH-058]', async () => {
    const response = await fetch(`${server.url}/v1/config`);
    expect(await response.json()).toMatchObject({
      domain: issuer,
      client_id: 'our-client',
      audience: 'https://api.example',
      login: 'redirect',
    });
  });

  it('has no issuer of its own', async () => {
    for (const path of ['/authorize', '/.well-known/jwks.json', '/v2/logout', '/reset-password']) {
      expect((await fetch(`${server.url}${path}`, { redirect: 'manual' })).status).toBe(404);
    }
    const login = await fetch(`${server.url}/v1/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"email":"admin@trowel.test","password":"Trowel123!"}',
    });
    expect(login.status).toBe(404);
  });

  it('accepts its id tokens for our client and for nobody else', async () => {
    await server.database.db.update(appUser).set({ sub: 'auth0|42' }).where(eq(appUser.email, 'scheduler@trowel.test'));
    expect(await profile(await sign({}))).toMatchObject({
      status: 200,
      body: { email: 'scheduler@trowel.test', role: { name: 'Scheduler' } },
    });
    expect((await profile(await sign({ aud: 'other-client' }))).status).toBe(401);
    expect((await profile(await sign({ iss: 'https://other.auth0.com/' }))).status).toBe(401);
    expect((await profile(await sign({ aud: 'https://api.example' }))).status).toBe(401);
  });

  it('takes a sign-in of the last ten minutes for the proof that a lasting key asks for [SEC-003]', async () => {
    await server.database.db.update(appUser).set({ sub: 'auth0|43' }).where(eq(appUser.email, 'admin@trowel.test'));
    const prove = async (claims: Record<string, unknown>) => {
      const response = await fetch(`${server.url}/v1/security/proof`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${await sign({ sub: 'auth0|43', ...claims })}`,
        },
        body: '{}',
      });
      return { status: response.status, body: (await response.json()) as { error?: { rule?: string } } };
    };
    const now = Math.floor(Date.now() / 1000);
    const old = await prove({ auth_time: now - 700 });
    expect([old.status, old.body.error?.rule]).toEqual([422, 'sign_in_needed']);
    expect((await prove({ auth_time: now - 60 })).body).toEqual({ proof: expect.any(String) });
    // A provider that does not say when: the token was issued just now.
    expect((await prove({})).status).toBe(200);
  });

  it('lets the first administrator of the command line in by a verified address alone', async () => {
    await runUserCommand(server.database.db, [
      'create',
      '--email',
      'Boss@Example.com',
      '--first-name',
      'Bo',
      '--last-name',
      'Ss',
    ]);
    const token = (claims: Record<string, unknown>) => sign({ sub: 'auth0|77', email: 'boss@example.com', ...claims });
    expect((await profile(await token({ email_verified: false }), 'auth0|77')).status).toBe(403);
    expect((await profile(await token({}), 'auth0|77')).status).toBe(403);
    expect(await profile(await token({ email_verified: true }), 'auth0|77')).toMatchObject({
      status: 200,
      body: { sub: 'auth0|77', role: { name: 'Administrator' } },
    });
    const taken = await profile(
      await sign({ sub: 'auth0|78', email: 'boss@example.com', email_verified: true }),
      'auth0|78',
    );
    expect(taken.status).toBe(403);
  });
});
