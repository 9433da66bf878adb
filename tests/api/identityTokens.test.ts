import { createHmac, createPublicKey } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { generateKeyPair, importJWK, SignJWT, type JWK } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { VERSION } from '#domain/version';
import { z } from 'zod';
import { invalidateActors } from '../../server/access/actor';
import { appUser, rolePermission, signingKey, userPermission } from '../../server/db/tables/identity';
import { publicKey } from '../../server/identity/issuerKeys';
import { startApp, type TestApp } from '../support/app';
import { claimsOf } from './identityBrowser';

const CLAIM = 'https://trowel.app/permissions';
const permissionsIn = async (response: Response): Promise<string[]> =>
  z.object({ [CLAIM]: z.array(z.string()) }).parse(await response.json())[CLAIM] ?? [];
const b64 = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('a bearer token', () => {
  let server: TestApp;
  let genuine: string;
  let claims: Record<string, unknown>;
  let key: JWK;

  beforeAll(async () => {
    server = await startApp();
    genuine = await server.token('office');
    claims = claimsOf(genuine);
    const [row] = await server.database.db.select().from(signingKey).where(eq(signingKey.kind, 'signing'));
    key = { ...row?.material };
  });
  afterAll(() => server.close());

  const profile = (authorization: string | undefined, sub = String(claims.sub)): Promise<Response> =>
    fetch(`${server.url}/v1/getCurrentUserProfile?sub=${encodeURIComponent(sub)}`, {
      headers: authorization ? { authorization } : {},
    });

  const signed = async (
    change: Record<string, unknown>,
    header: { kid?: string; alg?: string } = {},
  ): Promise<string> =>
    new SignJWT({ ...claims, ...change })
      .setProtectedHeader({ alg: 'RS256', kid: key.kid, ...header })
      .sign(await importJWK(key, header.alg ?? 'RS256'));

  const refusal = async (token: string) => {
    const response = await profile(`Bearer ${token}`);
    const body: unknown = await response.json();
    return { status: response.status, body };
  };
  const UNAUTHENTICATED = { status: 401, body: { error: { code: 'UNAUTHENTICATED', message: 'Please log in.' } } };

  it('that the issuer signed is accepted, again and again', async () => {
    expect((await profile(`Bearer ${genuine}`)).status).toBe(200);
    expect((await profile(`Bearer ${genuine}`)).status).toBe(200);
    expect((await profile(`Bearer ${await signed({})}`)).status).toBe(200);
  });

  it.each([undefined, 'Bearer', 'Bearer ', 'Basic abc', 'Bearer a b', 'Bearer not.a.token', 'Bearer ..'])(
    'is missing or malformed: %s [AUTH-061]',
    async (header) => {
      const response = await profile(header);
      expect(response.status).toBe(401);
      expect(await response.json()).toEqual(UNAUTHENTICATED.body);
    },
  );

  it('with alg none is refused', async () => {
    const body = genuine.split('.')[1] ?? '';
    for (const alg of ['none', 'None']) {
      expect(await refusal(`${b64({ alg, typ: 'JWT' })}.${body}.`)).toEqual(UNAUTHENTICATED);
      expect(await refusal(`${b64({ alg, kid: key.kid })}.${body}.`)).toEqual(UNAUTHENTICATED);
    }
  });

  it('signed with HS256 and the public key as its secret is refused', async () => {
    const pem = createPublicKey({ key: { ...publicKey(key) }, format: 'jwk' })
      .export({ type: 'spki', format: 'pem' })
      .toString();
    for (const secret of [pem, pem.trim(), JSON.stringify(publicKey(key)), key.n ?? '']) {
      const content = `${b64({ alg: 'HS256', kid: key.kid })}.${b64(claims)}`;
      expect(await refusal(`${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`)).toEqual(
        UNAUTHENTICATED,
      );
    }
  });

  it('with a good key but another algorithm of its family is refused', async () => {
    expect(await refusal(await signed({}, { alg: 'PS256' }))).toEqual(UNAUTHENTICATED);
    expect(await refusal(await signed({}, { alg: 'RS512' }))).toEqual(UNAUTHENTICATED);
  });

  it('with a changed body is refused', async () => {
    const [header, , signature] = genuine.split('.');
    expect(await refusal(`${header}.${b64({ ...claims, [CLAIM]: ['CAN_ADMINISTER_USER'] })}.${signature}`)).toEqual(
      UNAUTHENTICATED,
    );
  });

  it.each([
    ['expired', { exp: Math.floor(Date.now() / 1000) - 1 }],
    ['without an end', { exp: undefined }],
    ['not valid yet', { nbf: Math.floor(Date.now() / 1000) + 3600 }],
    ['of another issuer', { iss: 'https://evil.example/' }],
    ['of our address without the slash', { iss: 'http://127.0.0.1' }],
    ['for another client', { aud: 'someone-else' }],
    ['without an audience', { aud: undefined }],
    ['for a client among several but given to another', { aud: ['trowel', 'other'], azp: 'other' }],
    ['without a subject', { sub: undefined }],
  ])('%s is refused', async (_case, change) => {
    expect(await refusal(await signed(change))).toEqual(UNAUTHENTICATED);
  });

  it('of an unknown key, or that names none, is refused', async () => {
    const { privateKey } = await generateKeyPair('RS256');
    const stranger = (kid: string | undefined) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'RS256', ...(kid ? { kid } : {}) }).sign(privateKey);
    expect(await refusal(await stranger('strange'))).toEqual(UNAUTHENTICATED);
    expect(await refusal(await stranger(key.kid))).toEqual(UNAUTHENTICATED);
    expect(await refusal(await stranger(undefined))).toEqual(UNAUTHENTICATED);
    expect(await refusal(await signed({}, { kid: undefined }))).toEqual(UNAUTHENTICATED);
  });

  it('that is an access token is refused', async () => {
    const response = await fetch(`${server.url}/oauth/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'http://auth0.com/oauth/grant-type/password-realm',
        realm: 'Username-Password-Authentication',
        client_id: 'trowel',
        username: 'office@trowel.test',
        password: 'Trowel123!',
      }),
    });
    const { access_token } = z.object({ access_token: z.string() }).parse(await response.json());
    expect(await refusal(access_token)).toEqual(UNAUTHENTICATED);
  });

  it('claims permissions in vain: the profile has those of the database [AUTH-061 AUTH-058]', async () => {
    const response = await profile(`Bearer ${await signed({ [CLAIM]: ['CAN_ADMINISTER_USER'] })}`);
    const held = await permissionsIn(response);
    expect(held).toContain('CAN_VIEW_JOB');
    expect(held).not.toContain('CAN_ADMINISTER_USER');
  });

  it('answers the profile with the fields of the spec [AUTH-058]', async () => {
    expect(await (await profile(`Bearer ${genuine}`)).json()).toEqual({
      id: expect.any(Number),
      sub: claims.sub,
      email: 'office@trowel.test',
      first_name: 'Priscilla',
      last_name: 'Beaumont',
      role: { id: 4, name: 'Office Staff' },
      employee: null,
      preliminary_estimate_action: 'create',
      flags: { presite_gunite: false, presite_pebble: false },
      [CLAIM]: expect.arrayContaining(['CAN_EDIT_ESTIMATE']),
    });
  });

  it.each(['trowel|someone', '', 'office@trowel.test'])(
    'asks for the profile of "%s" in vain [AUTH-058]',
    async (sub) => {
      const response = await profile(`Bearer ${genuine}`, sub);
      expect(response.status).toBe(403);
      expect(await response.json()).toMatchObject({ error: { code: 'FORBIDDEN' } });
    },
  );

  it('of a subject that is no user is 403, not 401 [AUTH-061]', async () => {
    expect(await refusal(await signed({ sub: 'trowel|nobody-here' }))).toMatchObject({
      status: 403,
      body: { error: { code: 'FORBIDDEN' } },
    });
  });

  it("carries new rights at once when role or user change, the user's entries over the role's [USR-003]", async () => {
    const { db } = server.database;
    const held = async (): Promise<string[]> => permissionsIn(await profile(`Bearer ${genuine}`));
    const [user] = await db.select().from(appUser).where(eq(appUser.email, 'office@trowel.test'));
    await db
      .insert(userPermission)
      .values({ user_id: user?.id ?? 0, category_name: 'CAN_DELETE_JOB', has_permission: true });
    await db.insert(userPermission).values({ user_id: user?.id ?? 0, category_name: 'ESTIMATE', access_level: 'none' });
    invalidateActors();
    expect(await held()).toContain('CAN_DELETE_JOB');
    expect(await held()).not.toContain('CAN_VIEW_ESTIMATE');
    await db.delete(rolePermission).where(eq(rolePermission.role_id, 4));
    invalidateActors();
    expect(await held()).toEqual(['CAN_DELETE_JOB']);
  });

  it('is not needed for the settings, which name the embedded issuer and the client "trowel" [AUTH-058 JOB-065 UI-030]', async () => {
    const response = await fetch(`${server.url}/v1/config`);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      domain: null,
      client_id: 'trowel',
      audience: null,
      login: 'embedded',
      environment: 'prod',
      version: VERSION,
    });
  });
});
