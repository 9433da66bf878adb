import { errors, type Provider } from 'oidc-provider';
import { textOrEmpty } from '#domain/values';
import type { Database } from '../db/database';
import { readAddress } from '../http/clientAddress';
import type { CheckCredentials } from './checkCredentials';
import { answerWithTokens } from './grantTokens';
import { revokeGrants } from './revokeSessions';
import {
  LIFETIME,
  PASSWORDS_OFF,
  PASSWORD_REALM_GRANT,
  REALM,
  SCOPES,
  TOO_BUSY,
  TOO_MANY_ATTEMPTS,
  WRONG_CREDENTIALS,
} from './settings';
import { noteSession } from './userSessions';

const refused = (error: string, description: string, status: number): errors.CustomOIDCProviderError =>
  Object.assign(new errors.CustomOIDCProviderError(error, description), { status, statusCode: status });

/**
 * Auth0's grant for email and password against a realm, for scripts and for Auth0's clients [AUTH-018]. It makes no
 * session.
 */
export const registerPasswordRealmGrant = (
  provider: Provider,
  db: Database,
  check: CheckCredentials,
  maxAge: number,
): void => {
  provider.registerGrantType(
    PASSWORD_REALM_GRANT,
    async (ctx) => {
      const { client, params } = ctx.oidc;
      if (params.realm !== REALM) throw new errors.InvalidRequest('unknown realm');
      const checked = await check({
        email: textOrEmpty(params.username),
        password: textOrEmpty(params.password),
        ip: readAddress(ctx.ip),
        agent: ctx.get('user-agent'),
      });
      if (checked.outcome === 'limited') throw refused('too_many_attempts', TOO_MANY_ATTEMPTS, 429);
      if (checked.outcome === 'busy') throw refused('temporarily_unavailable', TOO_BUSY, 429);
      if (checked.outcome === 'off') throw refused('unauthorized_client', PASSWORDS_OFF, 403);
      if (checked.outcome === 'wrong') throw refused('invalid_grant', WRONG_CREDENTIALS, 403);
      // Whoever needs more than a password signs in on the page; a program takes a token.
      if (checked.next !== 'done') throw refused('mfa_required', 'Multifactor authentication required', 403);
      const { account } = checked;
      const { sub } = account;
      const grant = new provider.Grant({ clientId: client.clientId, accountId: sub });
      grant.addOIDCScope(SCOPES);
      const authTime = Math.floor(Date.now() / 1000);
      const grantId = await grant.save();
      const agent = ctx.get('user-agent');
      const goesOn = await noteSession(
        db,
        { account, grant_id: grantId, is_strong: false, ip: readAddress(ctx.ip), agent },
        LIFETIME.token,
      );
      if (!goesOn) {
        await revokeGrants(db, [grantId]);
        throw refused('invalid_grant', WRONG_CREDENTIALS, 403);
      }
      await answerWithTokens(provider, db, ctx, {
        accountId: sub,
        grantId,
        gty: 'password_realm',
        authTime,
        maxAge,
      });
    },
    ['username', 'password', 'realm', 'scope', 'audience'],
  );
};
