import type { IncomingMessage, ServerResponse } from 'node:http';
import { errors, type Client, type Provider } from 'oidc-provider';
import { AppError } from '#domain/errors';
import type { Database } from '../db/database';
import type { Caller } from '../http/registerClientAddress';
import { accountOfSub, type Account } from './accounts';
import type { FactorPolicy } from './factors/factorPolicy';
import { DEVICE_COOKIE, DEVICE_LIFETIME, type KnownDevices } from './knownDevices';
import { tokensFor, type GrantSource, type IssuedTokens } from './grantTokens';
import { revokeGrants } from './revokeSessions';
import { secondsLeft } from './sessionAge';
import { CLIENT_ID, LIFETIME, LOGIN_CODE_TYPE, SCOPES } from './settings';
import { endSessionOfGrant, mayResume, noteSession, sessionOfGrant } from './userSessions';

/** A browser at the issuer. */
export interface Visit {
  provider: Provider;
  db: Database;
  req: IncomingMessage;
  res: ServerResponse;
  caller: Caller;
  devices: KnownDevices;
  /** Seconds from a sign-in after which its session ends. */
  maxAge: number;
}

const COOKIE = { signed: true, httpOnly: true, sameSite: 'lax', overwrite: true } as const;

type Session = InstanceType<Provider['Session']>;

const grantsOf = (session: Session): string[] =>
  Object.values(session.authorizations ?? {}).flatMap(({ grantId }) => grantId ?? []);

/** The browser's own session as far as it is this account's; one of somebody else ends here. */
const sessionFor = async ({ provider, db, req, res }: Visit, account: Account): Promise<Session> => {
  const session = await provider.Session.get(provider.createContext(req, res));
  if (!session.accountId) return session;
  session.resetIdentifier(); // a cookie from before the login is worth nothing after it
  if (session.accountId === account.sub) return session;
  await revokeGrants(db, grantsOf(session));
  session.authorizations = {};
  return session;
};

/** The grant that all of the session's tokens hang on. */
const grantFor = async ({ provider }: Visit, session: Session, account: Account): Promise<string> => {
  const known = session.grantIdFor(CLIENT_ID);
  const grant =
    (known ? await provider.Grant.find(known) : undefined) ??
    new provider.Grant({ clientId: CLIENT_ID, accountId: account.sub });
  grant.addOIDCScope(SCOPES);
  return grant.save();
};

/** The mark by which auth0-spa-js, and the page itself, know that somebody signed in here. It says nothing of whom. */
const MARK = `auth0.${CLIENT_ID}.is.authenticated`;

/** Sets that mark, or takes it away. */
export const markSignedIn = ({ provider, req, res }: Visit, isIn: boolean): void => {
  const mark = { httpOnly: false, signed: false, sameSite: 'lax', overwrite: true } as const;
  const { cookies } = provider.createContext(req, res);
  if (isIn) cookies.set(MARK, 'true', { ...mark, maxAge: LIFETIME.session * 1000 });
  else cookies.set(MARK, null, mark);
};

/** Remembers that the account has signed in on this device [SEC-004]. */
export const rememberDevice = ({ provider, req, res, devices }: Visit, account: Account): void => {
  const { cookies } = provider.createContext(req, res);
  const known = devices.add(cookies.get(DEVICE_COOKIE, { signed: false }), account);
  cookies.set(DEVICE_COOKIE, known, { ...COOKIE, signed: false, path: '/', maxAge: DEVICE_LIFETIME * 1000 });
};

/** The app, which is a client of its issuer. */
const theApp = async ({ provider }: Visit): Promise<Client> => {
  const client = await provider.Client.find(CLIENT_ID);
  if (!client) throw new Error('the app is not a client of its issuer');
  return client;
};

/**
 * Keeps the session and its cookie for another while, and says what its tokens hang on; null when it was ended
 * meanwhile, has gone on for as long as any session does, or begins by a proof from before a new password.
 */
const keepSession = async (
  visit: Visit,
  session: Session,
  account: Account,
  is_strong: boolean,
): Promise<GrantSource | null> => {
  const { provider, req, res, maxAge } = visit;
  const authTime = session.authTime() ?? 0;
  const lifetime = Math.min(LIFETIME.session, secondsLeft(maxAge, authTime));
  if (lifetime <= 0) return null;
  session.ensureClientContainer(CLIENT_ID);
  const known = session.grantIdFor(CLIENT_ID);
  const grantId = await grantFor(visit, session, account);
  session.grantIdFor(CLIENT_ID, grantId);
  await session.save(lifetime);
  // After it was stored: one that is ended at this moment is either found ended here, or deleted there.
  const wasEnded = known !== undefined && known !== grantId && (await sessionOfGrant(visit.db, known))?.is_ended;
  const noted = { account, grant_id: grantId, is_strong, ...visit.caller };
  const goesOn = await noteSession(visit.db, noted, lifetime);
  if (wasEnded || !goesOn) {
    // A grant that was made anew for it stands in the list of sessions already.
    await endSessionOfGrant(visit.db, grantId);
    await revokeGrants(visit.db, [grantId]);
    await session.destroy();
    return null;
  }
  const cookie = { ...COOKIE, maxAge: lifetime * 1000 };
  provider.createContext(req, res).cookies.set(provider.cookieName('session'), session.jti, cookie);
  return {
    accountId: account.sub,
    grantId,
    gty: 'login_code',
    authTime,
    maxAge,
    sid: session.sidFor(CLIENT_ID),
    sessionUid: session.uid,
  };
};

/** Signs a browser in: sets the issuer's cookie, so that a reload signs in silently. */
const beginSession = async (visit: Visit, account: Account, is_strong: boolean): Promise<GrantSource> => {
  const session = await sessionFor(visit, account);
  session.loginAccount({ accountId: account.sub });
  const source = await keepSession(visit, session, account, is_strong);
  if (source === null) throw new AppError('UNAUTHENTICATED');
  rememberDevice(visit, account);
  return source;
};

/** Signs a browser in, and returns the one-time code that the app trades for its tokens. */
export const startSession = async (visit: Visit, account: Account, is_strong: boolean): Promise<string> => {
  const source = await beginSession(visit, account, is_strong);
  const client = await theApp(visit);
  return new visit.provider.AuthorizationCode({
    ...source,
    client,
    redirectUri: LOGIN_CODE_TYPE,
    scope: SCOPES.join(' '),
  }).save();
};

/** Signs a browser in by a password, and returns its tokens at once: a first screen on a slow line waits for each step. */
export const startSessionWithTokens = async (visit: Visit, account: Account): Promise<IssuedTokens> => {
  const source = await beginSession(visit, account, false);
  const tokens = await tokensFor(visit.provider, visit.db, await theApp(visit), source, undefined).catch(whenEnded);
  if (tokens === null) throw new AppError('UNAUTHENTICATED');
  markSignedIn(visit, true);
  return tokens;
};

/**
 * New tokens for a browser that is signed in already; null, and no mark any more, for one that is not. They are given at
 * once, not through a one-time code: every opening of a page waits for them.
 */
export const resumeSession = async (visit: Visit, policy: FactorPolicy): Promise<IssuedTokens | null> => {
  const { provider, db } = visit;
  const session = await provider.Session.get(provider.createContext(visit.req, visit.res));
  const account = session.accountId ? await accountOfSub(db, session.accountId) : undefined;
  const mayGoOn =
    account &&
    (await mayResume(db, account, session.authTime() ?? 0, session.grantIdFor(CLIENT_ID))) &&
    (await policy.mayGoOn(account.id, session.grantIdFor(CLIENT_ID)));
  const source = mayGoOn ? await keepSession(visit, session, account, false) : null;
  const tokens = source && (await tokensFor(provider, db, await theApp(visit), source, undefined).catch(whenEnded));
  markSignedIn(visit, tokens !== null);
  return tokens;
};

/** Ended while it was being resumed. */
const whenEnded = (error: unknown): null => {
  if (error instanceof errors.InvalidGrant) return null;
  throw error;
};

/** The grant of a browser's session; undefined where nobody is signed in. */
export const grantOfVisit = async ({ provider, req, res }: Visit): Promise<string | undefined> =>
  (await provider.Session.get(provider.createContext(req, res))).grantIdFor(CLIENT_ID);

/** Signs a browser out: ends its session and every token that was given under it, and takes the mark away. */
export const endSession = async (visit: Visit): Promise<void> => {
  const { provider, db, req, res } = visit;
  const context = provider.createContext(req, res);
  const session = await provider.Session.get(context);
  if (session.accountId) {
    for (const grant of grantsOf(session)) await endSessionOfGrant(db, grant);
    await revokeGrants(db, grantsOf(session));
    await session.destroy();
  }
  context.cookies.set(provider.cookieName('session'), null, COOKIE);
  markSignedIn(visit, false);
};
