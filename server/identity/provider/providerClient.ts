import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { fetchFromProvider, createDiscovery, type Discovered } from './discovery';
import { verifyIdToken } from './idToken';
import { verifyLogoutToken, type LogoutNotice } from './logoutToken';
import { wantedClaims } from './providerClaims';
import { ProviderError } from './ProviderError';
import type { ProviderSettings } from './providerSettings';
import { withUserinfo } from './userinfo';

/** What the server keeps of a sign-in while the person is at the provider. */
export interface Attempt {
  nonce: string;
  verifier: string;
}

/** Whom the provider names, by its claims, and the token that says so. */
export interface Named {
  issuer: string;
  sub: string;
  /** The provider's own session, where it says one. */
  sid: string | null;
  /** When the person signed in there, seconds, where it says so. */
  auth_time: number | null;
  claims: Readonly<Record<string, unknown>>;
  idToken: string;
}

const tokenAnswer = z.looseObject({ id_token: z.string(), access_token: z.string().optional() });

const secret = (): string => randomBytes(32).toString('base64url');
export const newAttempt = (): Attempt => ({ nonce: secret(), verifier: secret() });

/** Client id and secret, as RFC 6749 packs them into Basic. */
const basic = (id: string, password: string): string =>
  `Basic ${Buffer.from([id, password].map((part) => encodeURIComponent(part)).join(':')).toString('base64')}`;

type SecretMethod = 'client_secret_basic' | 'client_secret_post';

/** How the secret is sent, in the order of trying: as the provider offers, Basic before the body; none without a secret. */
const secretMethods = (
  { token_endpoint_auth_methods_supported: offered = ['client_secret_basic'] }: Discovered,
  secret: string | undefined,
): readonly SecretMethod[] => {
  if (secret === undefined) return [];
  const methods = (['client_secret_basic', 'client_secret_post'] as const).filter((method) => offered.includes(method));
  return methods.length > 0 ? methods : ['client_secret_basic'];
};

/** The calls to the provider: authorization code with PKCE. */
export const createProviderClient = (settings: ProviderSettings) => {
  const { clientId, clientSecret } = settings;
  const discovered = createDiscovery(settings.issuer);

  /** One request to the token endpoint, with the secret of the client sent in one way. */
  const requestToken = async (provider: Discovered, form: Record<string, string>, method: SecretMethod | null) => {
    const isBasic = method === 'client_secret_basic';
    const body = new URLSearchParams({
      grant_type: 'authorization_code',
      ...form,
      ...(isBasic ? {} : { client_id: clientId }),
      ...(method === 'client_secret_post' ? { client_secret: clientSecret ?? '' } : {}),
    });
    const headers = {
      accept: 'application/json',
      ...(isBasic ? { authorization: basic(clientId, clientSecret ?? '') } : {}),
    };
    const response = await fetchFromProvider(provider.token_endpoint, { method: 'POST', headers, body });
    if (response.status >= 500)
      throw new ProviderError('unreachable', `the token endpoint answered ${response.status}`);
    const answer: unknown = await response.json().catch(() => null);
    const read = tokenAnswer.safeParse(answer);
    if (response.ok && read.success) return { tokens: read.data };
    const told = z.looseObject({ error: z.string() }).safeParse(answer);
    return { error: told.success ? told.data.error : String(response.status) };
  };

  /**
   * Trades a code for tokens. Providers disagree on how signs in a secret are packed into Basic: one that refuses the
   * client and takes its secret in the body too is asked once more that way [OPS-018].
   */
  const trade = async (provider: Discovered, form: Record<string, string>) => {
    const [first = null, second] = secretMethods(provider, clientSecret);
    let answer = await requestToken(provider, form, first);
    if (answer.error === 'invalid_client' && second) answer = await requestToken(provider, form, second);
    if (answer.tokens) return answer.tokens;
    throw new ProviderError(
      answer.error === 'invalid_grant' ? 'expired' : 'refused',
      `the token endpoint answered ${answer.error}`,
    );
  };

  return {
    /**
     * Where a person signs in: `silent` where the provider knows the browser, `fresh` by asking the person there whatever
     * the provider remembers. @throws ProviderError
     */
    address: async (
      state: string,
      redirectUri: string,
      { nonce, verifier }: Attempt,
      prompt: 'silent' | 'fresh' | null = null,
    ): Promise<string> => {
      const url = new URL((await discovered()).authorization_endpoint);
      const params = {
        response_type: 'code',
        client_id: clientId,
        redirect_uri: redirectUri,
        scope: settings.scopes,
        state,
        nonce,
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        code_challenge_method: 'S256',
        ...(prompt === 'silent' && { prompt: 'none' }),
        // The age has the provider say when the person signed in, also where it overlooks the prompt.
        ...(prompt === 'fresh' && { prompt: 'login', max_age: '0' }),
      };
      for (const [name, value] of Object.entries(params)) url.searchParams.set(name, value);
      return url.href;
    },

    /** Trades the code of the provider's answer. @throws ProviderError */
    take: async (code: string, iss: string | undefined, redirectUri: string, attempt: Attempt): Promise<Named> => {
      const provider = await discovered();
      const mustSay = provider.authorization_response_iss_parameter_supported === true;
      if (iss === undefined ? mustSay : iss !== provider.issuer)
        throw new ProviderError('wrong_issuer', 'the answer is of another issuer');
      const form = { code, redirect_uri: redirectUri, code_verifier: attempt.verifier };
      const { id_token: idToken, access_token } = await trade(provider, form);
      const payload = await verifyIdToken(idToken, provider, { clientId, nonce: attempt.nonce });
      const claims = await withUserinfo(provider, payload, {
        wanted: wantedClaims(settings),
        clientId,
        accessToken: access_token,
      });
      const sid = typeof payload.sid === 'string' ? payload.sid : null;
      const auth_time = typeof payload.auth_time === 'number' ? payload.auth_time : null;
      return { issuer: provider.issuer, sub: payload.sub, sid, auth_time, claims, idToken };
    },

    /** Whom the provider says it has signed out. @throws ProviderError */
    logoutNotice: async (token: string): Promise<LogoutNotice> =>
      verifyLogoutToken(token, await discovered(), clientId),

    /** Where the provider's own session ends; null when it has no such place, or does not answer. */
    logoutAddress: async (idToken: string, returnTo: string): Promise<string | null> => {
      const provider = await discovered().catch(() => null);
      if (!provider?.end_session_endpoint) return null;
      const url = new URL(provider.end_session_endpoint);
      const params = { id_token_hint: idToken, client_id: clientId, post_logout_redirect_uri: returnTo };
      for (const [name, value] of Object.entries(params)) url.searchParams.set(name, value);
      return url.href;
    },
  };
};

export type ProviderClient = ReturnType<typeof createProviderClient>;
