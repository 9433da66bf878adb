import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { decodeJwt, decodeProtectedHeader, exportJWK, generateKeyPair, importJWK, SignJWT, type JWK } from 'jose';
import { Provider, type ClientMetadata, type Configuration } from 'oidc-provider';
import { freePort } from './freePort';

export interface ForeignPerson {
  sub: string;
  [claim: string]: unknown;
}

export const CLIENT = { client_id: 'trowel-at-acme', client_secret: 'a-secret-of/acme:with+signs' } as const;

const aKey = async (kid: string): Promise<JWK> => {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return { ...(await exportJWK(privateKey)), kid, alg: 'RS256', use: 'sig' };
};

/** A company's OpenID Connect provider on a port of this machine, as oidc-provider makes one, and what goes wrong with it. */
export const foreignProvider = async (app: string, client: Partial<ClientMetadata> = {}) => {
  const issuer = `http://127.0.0.1:${await freePort()}`;
  const keys = { first: await aKey('first'), second: await aKey('second') };
  const state = {
    /** Who sits at the provider's login page; null refuses to sign in. */
    person: { sub: 'acme-1' } as ForeignPerson | null,
    /** What is published instead of the provider's own documents, by path. */
    instead: {} as Record<string, unknown>,
    /** Changes the id token before it is signed, by which key it is. */
    forge: null as
      | null
      | ((claims: Record<string, unknown>) => {
          claims?: Record<string, unknown>;
          key?: JWK;
          /** Signed by the client's secret instead, with this algorithm. */
          bySecret?: string;
        }),
  };

  const ownGrant: NonNullable<Configuration['loadExistingGrant']> = async ({ oidc: { client, account, provider } }) => {
    if (!client || !account) return undefined;
    const grant = new provider.Grant({ clientId: client.clientId, accountId: account.accountId });
    grant.addOIDCScope('openid profile email groups');
    await grant.save();
    return grant;
  };
  const provider = new Provider(issuer, {
    jwks: { keys: [keys.first] },
    clients: [
      {
        ...CLIENT,
        redirect_uris: [`${app}/v1/oidc/callback`],
        post_logout_redirect_uris: [`${app}/`],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        ...client,
      },
    ],
    pkce: { required: () => true },
    scopes: ['openid', 'profile', 'email', 'groups'],
    claims: { openid: ['sub'], profile: ['name'], email: ['email', 'email_verified', 'upn'], groups: ['realm_access'] },
    features: { devInteractions: { enabled: false }, jwtUserinfo: { enabled: true } },
    cookies: { keys: ['acme'] },
    interactions: { url: (_ctx, { uid }) => `/sign-in/${uid}` },
    loadExistingGrant: ownGrant,
    findAccount: (_ctx, sub) => ({
      accountId: sub,
      claims: () => ({ ...state.person, sub }),
    }),
  });
  const issue = provider.IdToken.prototype.issue;
  provider.IdToken.prototype.issue = async function forged(...args: Parameters<typeof issue>) {
    const token = await issue.apply(this, args);
    if (!state.forge) return token;
    const { claims = {}, key = keys.first, bySecret } = state.forge(decodeJwt(token));
    if (bySecret !== undefined)
      return new SignJWT({ ...decodeJwt(token), ...claims })
        .setProtectedHeader({ alg: bySecret })
        .sign(Buffer.from(CLIENT.client_secret));
    return new SignJWT({ ...decodeJwt(token), ...claims })
      .setProtectedHeader({ ...decodeProtectedHeader(token), alg: 'RS256', kid: key.kid ?? '' })
      .sign(await importJWK(key, 'RS256'));
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = request.url ?? '';
    if (path in state.instead) {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(state.instead[path]));
    } else if (path.startsWith('/sign-in/')) {
      const result = state.person
        ? { login: { accountId: state.person.sub } }
        : { error: 'access_denied', error_description: 'the person went away' };
      await provider.interactionFinished(request, response, result);
    } else await provider.callback()(request, response);
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => {
    server.listen(Number(new URL(issuer).port), '127.0.0.1', resolve);
  });

  /** Walks from an address of the provider to the address of ours that it leads to, with a browser's cookies. */
  const walk = async (address: string): Promise<string> => {
    const cookies = new Map<string, string>();
    let at = address;
    while (at.startsWith(issuer)) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const response = await fetch(at, { redirect: 'manual', headers: { cookie } });
      for (const line of response.headers.getSetCookie()) {
        const pair = line.split(';')[0] ?? '';
        cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
      }
      const next = response.headers.get('location');
      if (!next) throw new Error(`the provider stopped at ${at}: ${await response.text()}`);
      at = new URL(next, at).href;
    }
    return at;
  };

  const publicOf = ({ kty, n, e, kid, alg, use }: JWK) => ({ kty, n, e, kid, alg, use });
  return {
    issuer,
    state,
    walk,
    keys,
    publish: (...published: JWK[]) => {
      state.instead = { '/jwks': { keys: published.map(publicOf) } };
    },
    reset: () => {
      state.instead = {};
      state.forge = null;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};
