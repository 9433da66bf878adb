import type { Auth0Client } from '@auth0/auth0-spa-js';
import type { ClientConfig } from './clientConfig';
import { descriptionOf, identityError } from './identityError';
import { postToIdentity } from './identityHttp';
import { readLoginCode, readLoginStep, type LoginCode, type LoginStep } from './loginStep';
import { SCOPE } from './realm';
import { fetchIdentityLibrary } from './fetchIdentityLibrary';
import { readTokens } from './tokenAnswer';
import type { IssuedTokens } from './session';
import { correctedNow } from '../clock/deviceClock';
import { browserCode, fetchedFile } from '../page/fetchedFile';

/** Days that the provider's cookie lives; as long a reload tries to sign in silently. */
const PROVIDER_SESSION_DAYS = 14;

interface TokenAnswer {
  access_token: string;
  id_token: string;
  expires_in: number;
}

const issued = (answer: TokenAnswer | undefined): IssuedTokens | null =>
  answer ? { accessToken: answer.access_token, idToken: answer.id_token, expiresIn: answer.expires_in } : null;

/** So long a silent sign-in is waited for, in place of a minute: a page that asks for its tokens meanwhile stands still. */
const SILENT_S = 8;

/** What few providers need is not fetched for the others. */
const hashLogin = () => fetchedFile(() => import('./hashLogin'), browserCode);

const required = (tokens: IssuedTokens | null): IssuedTokens => {
  if (!tokens) throw identityError(null);
  return tokens;
};

/**
 * The calls to the identity provider. Tokens are in memory only. Its library trades codes and redirects for them and
 * renews them; the answers to a password and to a resumed session bring them without it.
 */
export const createIdentity = (config: ClientConfig) => {
  let loading: Promise<Auth0Client> | null = null;

  const client = (): Promise<Auth0Client> => {
    loading ??= import('@auth0/auth0-spa-js').then(
      ({ Auth0Client }) =>
        new Auth0Client({
          domain: config.issuer,
          clientId: config.clientId,
          cacheLocation: 'memory',
          // A phone whose clock is wrong signs in all the same [FLD-009].
          nowProvider: correctedNow,
          useRefreshTokens: true,
          useRefreshTokensFallback: true,
          authorizeTimeoutInSeconds: SILENT_S,
          sessionCheckExpiryDays: PROVIDER_SESSION_DAYS,
          authorizationParams: {
            scope: SCOPE,
            redirect_uri: window.location.origin,
            ...(config.audience ? { audience: config.audience } : {}),
          },
        }),
    );
    loading.catch(() => {
      loading = null; // the server was away: the next call fetches it again
    });
    return loading;
  };

  /** Trades the one-time code of our own login for tokens. */
  const trade = async (code: LoginCode): Promise<IssuedTokens> =>
    required(issued(await (await client()).loginWithCustomTokenExchange({ ...code })));

  return {
    client,
    trade,

    /**
     * The tokens, or what is needed beside the password.
     * @throws CallError, or the library's own error with a description
     */
    login: async (email: string, password: string): Promise<IssuedTokens | LoginStep> => {
      if (config.login === 'password') {
        const { passwordRealmLogin } = await fetchedFile(() => import('./passwordRealmLogin'), browserCode);
        return passwordRealmLogin(config, email, password);
      }
      const ask = (wish: { with_tokens?: true }): Promise<unknown> =>
        postToIdentity('/v1/login', { email, password, ...wish });
      const answer = await ask({ with_tokens: true }).catch((error: unknown) => {
        // A server of the version before, while they are replaced one by one, refuses that field and answers a code.
        if (descriptionOf(error)?.includes('with_tokens')) return ask({});
        throw error;
      });
      const code = readLoginCode(answer);
      if (code) return trade(code);
      const step = readLoginStep(answer);
      if (!step) return required(readTokens(answer));
      fetchIdentityLibrary(); // which trades the code of that step
      return step;
    },

    /** Leaves for the provider's login page. */
    loginElsewhere: async (): Promise<void> => {
      if (config.login === 'hash') (await hashLogin()).startHashLogin(config);
      else await (await client()).loginWithRedirect();
    },

    /** Signs in again in a window of the provider's, so that the page and its unsaved drafts stay. */
    loginInPopup: async (): Promise<IssuedTokens> => {
      const library = await client();
      await library.loginWithPopup();
      return required(issued(await library.getTokenSilently({ detailedResponse: true })));
    },

    /** Whether this address is the provider's answer to a redirect. */
    hasReturned: (url: URL): boolean =>
      url.hash.length > 1 ||
      (url.searchParams.has('state') && (url.searchParams.has('code') || url.searchParams.has('error'))),

    /** The tokens that a redirect brought back; null when the address carries neither tokens nor an error. */
    readReturn: async (url: URL): Promise<IssuedTokens | null> => {
      if (!url.searchParams.has('state')) return (await hashLogin()).readHashLogin(url.hash);
      const library = await client();
      await library.handleRedirectCallback(url.href);
      return issued(await library.getTokenSilently({ detailedResponse: true }));
    },

    /** True when the library left its mark that somebody signed in here before. */
    mayResume: (): boolean => document.cookie.includes(`auth0.${config.clientId}.is.authenticated=`),

    /** Signs in without a question, from the provider's cookie or a refresh token. */
    renew: async (): Promise<IssuedTokens> => {
      const library = await client();
      return required(issued(await library.getTokenSilently({ detailedResponse: true, cacheMode: 'off' })));
    },

    /**
     * Ends the provider's session and returns to the app's address [AUTH-019]. The library would go to the same address;
     * its file may not be there, and what it knows ends with the page.
     */
    logout: (): void => {
      const query = new URLSearchParams({ client_id: config.clientId, returnTo: window.location.origin });
      window.location.assign(`${config.issuer}/v2/logout?${query}`);
    },
  };
};

export type Identity = ReturnType<typeof createIdentity>;
