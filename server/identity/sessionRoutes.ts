import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError, badInput } from '#domain/errors';
import type { Database } from '../db/database';
import { checkCredentials } from './accounts';
import type { AttemptLimit } from './attemptLimit';
import type { IssuerDoor } from './issuerDoor';
import { endSession, startSession, type Visit } from './issuerSession';
import { CLIENT_ID, LOGIN_CODE_TYPE, SIGN_IN_RATE, TOO_MANY_ATTEMPTS, WRONG_CREDENTIALS } from './settings';

const loginBody = z.strictObject({ email: z.string().max(254), password: z.string().max(1000) });
const logoutQuery = z.looseObject({ client_id: z.string().optional(), returnTo: z.string().optional() });

/** `returnTo` when it stays on one of our origins, the app's own address when there is none [AUTH-021]. */
const returnAddress = (door: IssuerDoor, fallback: string, returnTo: string | undefined): string => {
  if (returnTo === undefined) return fallback;
  const target = URL.canParse(returnTo) ? new URL(returnTo) : undefined;
  if (!target || !door.origins.includes(target.origin))
    throw badInput([{ path: 'returnTo', message: 'This address is not allowed.' }]);
  return target.href;
};

/** Sign-in inside the page, answered with what `loginWithCustomTokenExchange` takes, and Auth0's logout address. */
export const registerSessionRoutes = (
  app: FastifyInstance,
  deps: { db: Database; door: IssuerDoor; attempts: AttemptLimit },
): void => {
  const { db, door, attempts } = deps;
  const visit = (request: FastifyRequest, reply: FastifyReply): Visit => ({
    provider: door.providerOf(request),
    db,
    req: door.trusted(request),
    res: reply.raw,
  });

  app.post('/v1/login', { config: { rateLimit: SIGN_IN_RATE } }, async (request, reply) => {
    const { origin } = request.headers;
    if (origin !== undefined && !door.origins.includes(origin)) throw new AppError('FORBIDDEN');
    const body = loginBody.safeParse(request.body);
    if (!body.success)
      throw badInput(body.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })));
    const checked = await checkCredentials(db, attempts, { ...body.data, ip: request.ip });
    if (checked.outcome === 'limited') throw new AppError('RATE_LIMITED', {}, TOO_MANY_ATTEMPTS);
    if (checked.outcome === 'wrong') throw new AppError('UNAUTHENTICATED', {}, WRONG_CREDENTIALS);
    const subject_token = await startSession(visit(request, reply), checked.account);
    return reply.header('cache-control', 'no-store').send({ subject_token, subject_token_type: LOGIN_CODE_TYPE });
  });

  app.get('/v2/logout', async (request, reply) => {
    const query = logoutQuery.parse(request.query);
    const target = returnAddress(door, `${door.originOf(request)}/`, query.returnTo);
    if (query.client_id !== undefined && query.client_id !== CLIENT_ID)
      throw badInput([{ path: 'client_id', message: 'Unknown client.' }]);
    await endSession(visit(request, reply));
    return reply.redirect(target);
  });
};
