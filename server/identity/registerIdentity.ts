import type { FastifyInstance } from 'fastify';
import { eq, or, sql } from 'drizzle-orm';
import { createLocalJWKSet, createRemoteJWKSet, customFetch } from 'jose';
import { providerDays } from '../access/seenAtProvider';
import { fetchLimited } from '../http/fetchLimited';
import type { Database, OpenDatabase } from '../db/database';
import { appUser } from '../db/tables/identity';
import type { Env } from '../env';
import type { Mailer } from '../mail/mailer';
import type { Queue } from '../queue/queue';
import { attemptLimit } from '../http/attemptLimit';
import { createAuthenticate } from './authenticate';
import { createCheckCredentials } from './checkCredentials';
import { isDemoPassword } from './demoPassword';
import { createFactorPolicy } from './factors/factorPolicy';
import { registerLoginStepRoutes } from './factors/loginStepRoutes';
import { registerProofRoutes } from './factors/proofRoutes';
import { createSeal } from './factors/seal';
import { registerSecurityRoutes } from './factors/securityRoutes';
import { createIssuer } from './issuer';
import { createDoor, originsOf } from './issuerDoor';
import { createKnownDevices } from './knownDevices';
import { loadIssuerKeys, publicKey } from './issuerKeys';
import { registerIssuerRoutes } from './issuerRoutes';
import { expirePayloads } from './payloadStore';
import { closePasswordDoors } from './passwordDoors';
import { registerBackchannelLogout } from './provider/backchannelLogout';
import { createCompany, onlyOfProvider } from './provider/company';
import { endPasswordSessions } from './provider/endPasswordSessions';
import { registerProviderRoutes } from './provider/providerRoutes';
import { registerProfileRoutes } from './profileRoutes';
import { publicConfig } from './publicConfig';
import { expireResetLinks } from './resetLinks';
import { registerResetRoutes } from './resetRoutes';
import { refuseForeign, registerSessionRoutes } from './sessionRoutes';
import { sessionMaxAge } from './sessionAge';
import { CLIENT_ID } from './settings';
import { expireSteps } from './signInSteps';
import { notifyOfMissingAccess } from './notifyOfMissingAccess';
import { createTokenVerifier, type TokenClaims } from './verifyToken';

export interface IdentityDeps {
  open: OpenDatabase;
  env: Env;
  queue: Queue;
  mailer: Mailer;
  /** Where a live stream stands that begins now; null before there are any. */
  liveCursor: () => string | null;
}

const MINUTE_MS = 60_000;

/** Deletes expired rows now and then; a database that is away is only tried again later. */
const sweep = (app: FastifyInstance, db: Database, isProviderAlone: boolean): void => {
  const timer = setInterval(() => {
    Promise.all([
      expirePayloads(db),
      expireResetLinks(db),
      expireSteps(db),
      // What another server, which was not started anew yet, took a password for.
      isProviderAlone ? endPasswordSessions(db, 60) : null,
    ]).catch((error: unknown) => app.log.warn({ err: error }, 'expired sign-ins were not removed'));
  }, 10 * MINUTE_MS);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
};

/** So many subjects are remembered; their notices say themselves that they were told. */
const MAX_STRANGERS = 1_000;

/**
 * With Auth0 people can sign up who are no users here: those who may add them are told, once for each. Deactivated
 * users are known.
 */
const reportStrangers = (app: FastifyInstance, { db, pool }: OpenDatabase): ((claims: TokenClaims) => void) => {
  const told = new Set<string>();
  return ({ sub, email, email_verified }) => {
    if (!email || email_verified !== true || told.has(sub) || told.size >= MAX_STRANGERS) return;
    told.add(sub);
    db.select({ id: appUser.id })
      .from(appUser)
      .where(or(eq(appUser.sub, sub), eq(sql`lower(${appUser.email})`, email.toLowerCase())))
      .then((known) => (known.length > 0 ? undefined : notifyOfMissingAccess(pool, { email })))
      .catch((error: unknown) => app.log.warn({ err: error }, 'nobody was told of a sign-up'));
  };
};

const registerEmbedded = async (app: FastifyInstance, { open, env, queue, mailer }: IdentityDeps): Promise<void> => {
  const { db } = open;
  const keys = await loadIssuerKeys(db);
  const company = createCompany(env);
  const isOn = env.OIDC_PASSWORDS === 'on';
  const factorPolicy = createFactorPolicy(db, env.SECOND_FACTOR_ROLES);
  const policy = company && !isOn ? onlyOfProvider(db, factorPolicy, company) : factorPolicy;
  const maxAge = sessionMaxAge(env);
  const devices = createKnownDevices(keys.cookie);
  const isRefused = env.demoForbidden.length > 0 ? isDemoPassword : undefined;
  const check = createCheckCredentials(db, policy, { isOn, known: devices, isRefused });
  const report = (error: unknown): void => app.log.error({ err: error }, 'the issuer failed');
  const door = createDoor(env.origin, (origin) => createIssuer({ db, keys, origin, check, policy, maxAge, report }));
  const verify = createTokenVerifier({
    issuers: door.origins.map((origin) => `${origin}/`),
    clientId: CLIENT_ID,
    keys: createLocalJWKSet({ keys: keys.signing.map(publicKey) }),
  });
  app.decorate('authenticate', createAuthenticate(db, verify, { days: providerDays(env) }));
  await app.register(async (scope) => {
    registerIssuerRoutes(scope, door);
  });
  await app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, holdsSecret: true };
    });
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
      done(null, Object.fromEntries(new URLSearchParams(String(body))));
    });
    if (!isOn) closePasswordDoors(scope);
    const visits = { db, door, devices, maxAge };
    registerSessionRoutes(scope, { ...visits, check, policy, config: publicConfig(env), company });
    if (company) {
      await scope.register(async (routes) => registerProviderRoutes(routes, { ...visits, company }));
      registerBackchannelLogout(scope, { db, company });
    }
    const seal = createSeal(keys.seal);
    const factors = { open, door, mailer, policy, devices, maxAge, seal, takesPasswords: isOn };
    await scope.register(async (steps) => registerLoginStepRoutes(steps, factors));
    await scope.register(async (own) => registerSecurityRoutes(own, factors));
    const own = {
      check,
      devices,
      seal,
      originOf: door.originOf,
      takesPasswords: isOn,
      provenAt: company && ((grantId: string) => company.provenAt(db, grantId)),
    };
    await scope.register(async (routes) =>
      registerProofRoutes(routes, { open, mailer, own, refuseForeign: (request) => refuseForeign(door, request) }),
    );
    const [requests, fromNetwork] = [attemptLimit(5, 15 * MINUTE_MS), attemptLimit(100, 15 * MINUTE_MS)];
    registerResetRoutes(scope, { open, door, queue, mailer, requests, fromNetwork });
  });
  const isProviderAlone = company !== null && !isOn;
  if (isProviderAlone) await endPasswordSessions(db);
  sweep(app, db, isProviderAlone);
};

/** Auth0 issues the tokens; we only verify them, with its published keys. */
const registerAuth0 = async (
  app: FastifyInstance,
  { open, env, mailer }: IdentityDeps,
  domain: string,
  clientId: string,
): Promise<void> => {
  const base = domain.includes('://') ? domain : `https://${domain}`;
  const verify = createTokenVerifier({
    issuers: [`${base}/`],
    clientId,
    keys: createRemoteJWKSet(new URL(`${base}/.well-known/jwks.json`), { [customFetch]: fetchLimited }),
  });
  app.decorate('authenticate', createAuthenticate(open.db, verify, { onStranger: reportStrangers(app, open) }));
  const door = { origins: originsOf(env.origin) };
  await app.register(async (routes) =>
    registerProofRoutes(routes, { open, mailer, own: null, refuseForeign: (request) => refuseForeign(door, request) }),
  );
};

/**
 * Sign-in: with AUTH0_DOMAIN the tokens are Auth0's, else those of the embedded issuer on our own origin. Either way
 * `app.authenticate(request)` says who asks, and GET /v1/config and /v1/getCurrentUserProfile answer the client.
 */
export const registerIdentity = async (app: FastifyInstance, deps: IdentityDeps): Promise<void> => {
  const { open, env } = deps;
  if (env.AUTH0_DOMAIN && env.AUTH0_CLIENT_ID) await registerAuth0(app, deps, env.AUTH0_DOMAIN, env.AUTH0_CLIENT_ID);
  else await registerEmbedded(app, deps);
  registerProfileRoutes(app, open, publicConfig(env), deps.liveCursor);
};
