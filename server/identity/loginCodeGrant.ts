import { errors, type Provider } from 'oidc-provider';
import type { Database } from '../db/database';
import { answerWithTokens } from './grantTokens';
import { revokeGrants } from './revokeSessions';
import { LOGIN_CODE_TYPE, TOKEN_EXCHANGE_GRANT } from './settings';

/**
 * Trades the one-time code of POST /v1/login for tokens, through auth0-spa-js's public `loginWithCustomTokenExchange`.
 */
export const registerLoginCodeGrant = (provider: Provider, db: Database, maxAge: number): void => {
  provider.registerGrantType(
    TOKEN_EXCHANGE_GRANT,
    async (ctx) => {
      const { params, client } = ctx.oidc;
      if (params.subject_token_type !== LOGIN_CODE_TYPE) throw new errors.InvalidRequest('unknown subject_token_type');
      const code =
        typeof params.subject_token === 'string'
          ? await provider.AuthorizationCode.find(params.subject_token)
          : undefined;
      // A code of /authorize, which needs its PKCE verifier, is for a redirect address and not accepted here.
      const isOurs = code?.redirectUri === LOGIN_CODE_TYPE && code.clientId === client.clientId;
      if (!isOurs || !code.accountId || !code.grantId) throw new errors.InvalidGrant('code not found');
      if ('consumed' in code && code.consumed) {
        await revokeGrants(db, [code.grantId]);
        throw new errors.InvalidGrant('code already used');
      }
      await code.consume();
      const { accountId, grantId, sid, sessionUid, authTime = 0 } = code;
      const source = { accountId, grantId, sid, sessionUid, authTime, maxAge, gty: 'login_code' };
      await answerWithTokens(provider, db, ctx, source);
    },
    ['subject_token', 'subject_token_type', 'scope', 'audience', 'organization'],
  );
};
