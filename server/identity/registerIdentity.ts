import type { FastifyInstance } from 'fastify';
import { eq, or, sql } from 'drizzle-orm';
import { createLocalJWKSet, createRemoteJWKSet, customFetch } from 'jose';
import { fetchLimited } from '../http/fetchLimited';
import type { Database, OpenDatabase } from '../db/database';
import { appUser } from '../db/tables/identity';
import type { Env } from '../env';
import type { Mailer } from '../mail/mailer';
import type { Queue } from '../queue/queue';
import { attemptLimit } from './attemptLimit';
import { createAuthenticate } from './authenticate';
import { createCheckCredentials } from './checkCredentials';
import { createFactorPolicy } from './factors/factorPolicy';
import { registerLoginStepRoutes } from './factors/loginStepRoutes';
import { createSeal } from './factors/seal';
import { registerSecurityRoutes } from './factors/securityRoutes';
import { createIssuer } from './issuer';
import { createDoor } from './issuerDoor';
import { loadIssuerKeys, publicKey } from './issuerKeys';
import { registerIssuerRoutes } from './issuerRoutes';
import { expirePayloads } from './payloadStore';
import { createCompany } from './provider/company';
import { registerProviderRoutes } from './provider/providerRoutes';
import { registerProfileRoutes } from './profileRoutes';
import { publicConfig } from './publicConfig';
import { expireResetLinks } from './resetLinks';
import { registerResetRoutes } from './resetRoutes';
import { registerSessionRoutes } from './sessionRoutes';
import { CLIENT_ID } from './settings';
import { expireSteps } from './signInSteps';
import { tellOfMissingAccess } from './tellOfMissingAccess';
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
const sweep = (app: FastifyInstance, db: Database): void => {
  const timer = setInterval(() => {
    Promise.all([expirePayloads(db), expireResetLinks(db), expireSteps(db)]).catch((error: unknown) =>
      app.log.warn({ err: error }, 'expired sign-ins were not removed'),
    );
  }, 10 * MINUTE_MS);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
};

/** So many subjects are remembered; their notices say themselves that they were told. */
const MOST_STRANGERS = 1_000;

/**
 * With Auth0 people can sign up who are no users here: those who may add them are told, once for each. Deactivated
 * users are known.
 */
const tellOfStrangers = (app: FastifyInstance, { db, pool }: OpenDatabase): ((claims: TokenClaims) => void) => {
  const told = new Set<string>();
  return ({ sub, email, email_verified }) => {
    if (!email || email_verified !== true || told.has(sub) || told.size >= MOST_STRANGERS) return;
    told.add(sub);
    db.select({ id: appUser.id })
      .from(appUser)
      .where(or(eq(appUser.sub, sub), eq(sql`lower(${appUser.email})`, email.toLowerCase())))
      .then((known) => (known.length > 0 ? undefined : tellOfMissingAccess(pool, { email })))
      .catch((error: unknown) => app.log.warn({ err: error }, 'nobody was told of a sign-up'));
  };
};

const registerEmbedded = async (app: FastifyInstance, { open, env, queue, mailer }: IdentityDeps): Promise<void> => {
  const { db } = open;
  const keys = await loadIssuerKeys(db);
  const policy = createFactorPolicy(db, env.SECOND_FACTOR_ROLES);
  const company = createCompany(env);
  const check = createCheckCredentials(db, policy, env.OIDC_PASSWORDS === 'on');
  const door = createDoor(env.origin, (origin) => createIssuer({ db, keys, origin, check, policy }));
  const verify = createTokenVerifier({
    issuers: door.origins.map((origin) => `${origin}/`),
    clientId: CLIENT_ID,
    keys: createLocalJWKSet({ keys: keys.signing.map(publicKey) }),
  });
  app.decorate('authenticate', createAuthenticate(db, verify));
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
    registerSessionRoutes(scope, { db, door, check, policy, config: publicConfig(env), company });
    if (company) await scope.register(async (routes) => registerProviderRoutes(routes, { db, door, company }));
    const factors = { open, door, mailer, check, policy, seal: createSeal(keys.seal) };
    await scope.register(async (steps) => registerLoginStepRoutes(steps, factors));
    await scope.register(async (own) => registerSecurityRoutes(own, factors));
    registerResetRoutes(scope, { open, door, queue, mailer, requests: attemptLimit(5, 15 * MINUTE_MS) });
  });
  sweep(app, db);
};

/** Auth0 issues the tokens; we only verify them, with its published keys. */
const registerAuth0 = (app: FastifyInstance, open: OpenDatabase, domain: string, clientId: string): void => {
  const base = domain.includes('://') ? domain : `https://${domain}`;
  const verify = createTokenVerifier({
    issuers: [`${base}/`],
    clientId,
    keys: createRemoteJWKSet(new URL(`${base}/.well-known/jwks.json`), { [customFetch]: fetchLimited }),
  });
  app.decorate('authenticate', createAuthenticate(open.db, verify, tellOfStrangers(app, open)));
};

/**
 * Sign-in: with AUTH0_DOMAIN the tokens are Auth0's, else those of the embedded issuer on our own origin. Either way
 * `app.authenticate(request)` says who asks, and GET /v1/config and /v1/getCurrentUserProfile answer the client.
 */
export const registerIdentity = async (app: FastifyInstance, deps: IdentityDeps): Promise<void> => {
  const { open, env } = deps;
  if (env.AUTH0_DOMAIN && env.AUTH0_CLIENT_ID) registerAuth0(app, open, env.AUTH0_DOMAIN, env.AUTH0_CLIENT_ID);
  else await registerEmbedded(app, deps);
  registerProfileRoutes(app, open, publicConfig(env), deps.liveCursor);
};
