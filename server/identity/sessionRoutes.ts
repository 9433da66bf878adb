import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { decodeJwt } from 'jose';
import { z } from 'zod';
import { AppError, badInput } from '#domain/errors';
import { callerOf } from '../http/registerClientAddress';
import type { CheckCredentials } from './checkCredentials';
import { factorsOf } from './factors/factors';
import type { FactorPolicy } from './factors/factorPolicy';
import type { IssuerDoor } from './issuerDoor';
import { endSession, resumeSession, startSession, startSessionWithTokens, type Visit } from './issuerSession';
import { deviceCookieIn } from './knownDevices';
import { LIVE_CURSOR, WEEK_START } from './profileRoutes';
import type { Company } from './provider/company';
import type { PublicConfig } from './publicConfig';
import {
  CLIENT_ID,
  LOGIN_CODE_TYPE,
  PASSWORDS_OFF,
  SIGN_IN_RATE,
  TOO_BUSY,
  TOO_MANY_ATTEMPTS,
  WRONG_CREDENTIALS,
} from './settings';
import { beginProvenStep } from './signInSteps';
import { fieldIssue } from '#domain/fields/fieldIssue';
import { toFieldErrors } from '#domain/fields/toFieldErrors';
import { refusalText } from '#domain/refusalText';
import { refuse } from '#domain/refusals/refusal';

const loginBody = z.strictObject({
  email: z
    .string()
    .max(254)
    .refine((email) => !email.includes('\0'), refusalText(refuse('email'), 'en')),
  password: z.string().max(1000),
  /** The app's own page takes the tokens at once; without it a one-time code is answered, which is traded for them. */
  with_tokens: z.boolean().optional(),
});
/** What is said twice is not said. */
const said = z.string().optional().catch(undefined);
const logoutQuery = z.looseObject({ client_id: said, returnTo: said });

/** `returnTo` when it stays on one of our origins, the app's own address when there is none [AUTH-021]. */
const returnAddress = (door: IssuerDoor, fallback: string, returnTo: string | undefined): string => {
  if (returnTo === undefined) return fallback;
  const target = URL.canParse(returnTo) ? new URL(returnTo) : undefined;
  if (!target || !door.origins.includes(target.origin)) throw badInput([fieldIssue('returnTo', 'address_refused')]);
  return target.href;
};

/** Only our own pages sign in. */
export const refuseForeign = (door: Pick<IssuerDoor, 'origins'>, { headers: { origin } }: FastifyRequest): void => {
  if (origin !== undefined && !door.origins.includes(origin)) throw new AppError('FORBIDDEN');
};

/** What `loginWithCustomTokenExchange` takes. */
export const loginCode = (subject_token: string) => ({ subject_token, subject_token_type: LOGIN_CODE_TYPE });

/** What a visit stands on. */
export type VisitDeps = { door: IssuerDoor } & Pick<Visit, 'db' | 'devices' | 'maxAge'>;

/** How a request stands before the issuer. */
export const visitOf =
  ({ db, door, devices, maxAge }: VisitDeps) =>
  (request: FastifyRequest, reply: FastifyReply): Visit => ({
    provider: door.providerOf(request),
    db,
    req: door.trusted(request),
    res: reply.raw,
    caller: callerOf(request),
    devices,
    maxAge,
  });

/** Sign-in inside the page, answered with tokens or with what `loginWithCustomTokenExchange` takes, and Auth0's logout address. */
export const registerSessionRoutes = (
  app: FastifyInstance,
  deps: VisitDeps & {
    check: CheckCredentials;
    policy: FactorPolicy;
    config: PublicConfig;
    company: Company | null;
  },
): void => {
  const { db, door, check, policy, config, company } = deps;
  const visit = visitOf(deps);

  app.post('/v1/login', { config: { rateLimit: SIGN_IN_RATE } }, async (request, reply) => {
    refuseForeign(door, request);
    const body = loginBody.safeParse(request.body);
    if (!body.success) throw badInput(toFieldErrors(body.error));
    const { with_tokens = false, ...given } = body.data;
    const checked = await check({
      ...given,
      ...callerOf(request),
      devices: deviceCookieIn(request.headers.cookie),
    });
    if (checked.outcome === 'limited') throw new AppError('RATE_LIMITED', {}, TOO_MANY_ATTEMPTS);
    if (checked.outcome === 'busy') throw new AppError('RATE_LIMITED', {}, TOO_BUSY);
    if (checked.outcome === 'off') throw new AppError('FORBIDDEN', {}, PASSWORDS_OFF);
    if (checked.outcome === 'wrong') throw new AppError('UNAUTHENTICATED', {}, WRONG_CREDENTIALS);
    reply.header('cache-control', 'no-store');
    const { account, next } = checked;
    if (next === 'done') {
      const here = visit(request, reply);
      if (!with_tokens) return reply.send(loginCode(await startSession(here, account, false)));
      const { access_token, id_token, expires_in } = await startSessionWithTokens(here, account);
      return reply.send({ access_token, id_token, expires_in });
    }
    const { totp, passkeys } = await factorsOf(db, account.id);
    const ticket = await beginProvenStep(db, next, account);
    if (ticket === null) throw new AppError('UNAUTHENTICATED', {}, WRONG_CREDENTIALS);
    return reply.send({ next, ticket, with_app: totp, with_passkey: passkeys > 0 });
  });

  // What a reload would ask for in five steps, one after the other: settings, a code in a hidden frame, tokens, and the
  // profile.
  app.post('/v1/session', { config: { rateLimit: SIGN_IN_RATE } }, async (request, reply) => {
    refuseForeign(door, request);
    reply.header('cache-control', 'no-store');
    const tokens = await resumeSession(visit(request, reply), policy);
    if (tokens === null) throw new AppError('UNAUTHENTICATED');
    const { access_token, id_token = '', expires_in } = tokens;
    const { host = '', 'user-agent': agent = '' } = request.headers;
    const own = { remoteAddress: request.address ?? 'unknown', headers: { host, 'user-agent': agent } };
    const profile = await app.inject({
      ...own,
      url: `/v1/getCurrentUserProfile?sub=${encodeURIComponent(String(decodeJwt(id_token).sub))}`,
      headers: { ...own.headers, authorization: `Bearer ${id_token}` },
    });
    if (profile.statusCode !== 200) throw new AppError('FORBIDDEN');
    const live_cursor = profile.headers[LIVE_CURSOR];
    const week_starts_on = profile.headers[WEEK_START];
    const own_profile = profile.json<unknown>();
    return reply.send({
      access_token,
      id_token,
      expires_in,
      profile: own_profile,
      config,
      live_cursor,
      week_starts_on,
    });
  });

  app.get('/v2/logout', { config: { rateLimit: SIGN_IN_RATE } }, async (request, reply) => {
    const query = logoutQuery.parse(request.query);
    const target = returnAddress(door, `${door.originOf(request)}/`, query.returnTo);
    if (query.client_id !== undefined && query.client_id !== CLIENT_ID)
      throw badInput([fieldIssue('client_id', 'client_unknown')]);
    const elsewhere = company && (await company.logoutAddress(visit(request, reply), `${door.originOf(request)}/`));
    await endSession(visit(request, reply));
    return reply.redirect(elsewhere ?? target);
  });
};
