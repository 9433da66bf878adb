import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { PROVIDER_FAULT_PARAM, type ProviderFault } from '#domain/users/providerFault';
import { ownPath } from '../../http/ownPath';
import { callerOf } from '../../http/registerClientAddress';
import { noteSignedIn } from '../checkCredentials';
import { markSignedIn, startSession } from '../issuerSession';
import { visitOf, type VisitDeps } from '../sessionRoutes';
import { SIGN_IN_RATE } from '../settings';
import { noteSignIn } from '../signInLog';
import { beginStep, endStep, tryStep } from '../signInSteps';
import type { Company } from './company';
import { SKEW } from './idToken';
import { describe } from './providerClaims';
import { newAttempt } from './providerClient';
import { ProviderError } from './ProviderError';
import { userOfProvider } from './providerUser';

const said = z.string().max(4000).optional().catch(undefined);
const answerQuery = z.looseObject({ code: said, state: said, iss: said, error: said });
const startQuery = z.looseObject({ to: said, silent: said, fresh: said });
const stepData = z.object({
  nonce: z.string(),
  verifier: z.string(),
  to: z.string(),
  is_silent: z.boolean().default(false),
  is_fresh: z.boolean().default(false),
});

/** Shown in a window of its own, beside a page that keeps its drafts. */
const DONE = '/v1/oidc/done';
const DONE_TEXT =
  'You are signed in. Close this window and go on.\nHa iniciado sesión. Cierre esta ventana y continúe.\n';

/** What a provider answers to a silent sign-in of whom it would have to ask something: no failure. */
const NEEDS_A_PERSON: ReadonlySet<string> = new Set([
  'login_required',
  'interaction_required',
  'consent_required',
  'account_selection_required',
]);
const stateOf = (ticket: string): string => createHash('sha256').update(ticket).digest('base64url');
/** One for each sign-in, so that two tabs do not take each other's. */
const cookieOf = (state: string): string => `trowel_oidc_${state.slice(0, 12)}`;
const COOKIE = { signed: false, httpOnly: true, sameSite: 'lax', overwrite: true, path: '/v1/oidc' } as const;
const MINUTES_10 = 600_000;

/**
 * Sign-in at the company's OpenID Connect provider: we are its client, and what it says of a person begins one of our
 * own sessions.
 */
export const registerProviderRoutes = (
  app: FastifyInstance,
  { company, ...deps }: VisitDeps & { company: Company },
): void => {
  const { db, door } = deps;
  const { client, settings } = company;
  const visit = visitOf(deps);
  const redirectUri = (request: FastifyRequest): string => `${door.originOf(request)}/v1/oidc/callback`;
  const cookiesAt = (request: FastifyRequest, reply: FastifyReply) => {
    const { provider, req, res } = visit(request, reply);
    return provider.createContext(req, res).cookies;
  };
  /** Back to the login page, which has words for it; administrators read it in the list of sign-ins. */
  const refuse = async (request: FastifyRequest, reply: FastifyReply, error: unknown, email = '') => {
    if (!(error instanceof ProviderError)) throw error;
    request.log.warn(
      { address: request.address, fault: error.fault, reason: error.message },
      'a sign-in by the provider failed',
    );
    const fault: ProviderFault = error.fault;
    // An answer to no sign-in of this browser can be made up by anybody.
    const outcome = error.known ?? (fault === 'expired' ? null : fault);
    if (outcome !== null) await noteSignIn(db, { email, ...callerOf(request) }, `provider_${outcome}`);
    return reply.redirect(`/login?${PROVIDER_FAULT_PARAM}=${fault}`);
  };
  const limited = { config: { rateLimit: SIGN_IN_RATE } };

  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  app.get('/v1/oidc/start', limited, async (request, reply) => {
    try {
      const { to, silent, fresh } = startQuery.parse(request.query);
      const attempt = newAttempt();
      const is_silent = silent === '1';
      const ticket = await beginStep(db, 'provider', null, {
        ...attempt,
        to: ownPath(to),
        is_silent,
        is_fresh: !is_silent && fresh !== undefined,
      });
      const state = stateOf(ticket);
      const prompt = is_silent ? 'silent' : fresh === undefined ? null : 'fresh';
      const address = await client.address(state, redirectUri(request), attempt, prompt);
      cookiesAt(request, reply).set(cookieOf(state), ticket, { ...COOKIE, maxAge: MINUTES_10 });
      return await reply.redirect(address);
    } catch (error) {
      return refuse(request, reply, error);
    }
  });

  /** The sign-in that an answer belongs to: begun in this browser, and answered once. */
  const begun = async (request: FastifyRequest, reply: FastifyReply, state: string) => {
    const cookies = cookiesAt(request, reply);
    const ticket = cookies.get(cookieOf(state), { signed: false });
    cookies.set(cookieOf(state), null, COOKIE);
    const step = ticket && stateOf(ticket) === state ? await tryStep(db, 'provider', ticket) : null;
    if (!ticket || !step || !(await endStep(db, ticket)))
      throw new ProviderError('expired', 'the answer belongs to no sign-in of this browser');
    return { ...stepData.parse(step.data), begun: step.begun };
  };

  app.get('/v1/oidc/callback', limited, async (request, reply) => {
    let email = '';
    try {
      const { code, state = '', iss, error } = answerQuery.parse(request.query);
      const { to, is_silent, is_fresh, begun: since, ...attempt } = await begun(request, reply, state);
      if (is_silent && error !== undefined && NEEDS_A_PERSON.has(error)) return await reply.redirect('/login');
      if (error !== undefined || code === undefined)
        throw new ProviderError(
          error === 'access_denied' ? 'denied' : 'refused',
          `the provider answered ${/^[a-z_]{1,60}$/.test(error ?? '') ? error : 'something else'}`,
        );
      const named = await client.take(code, iss, redirectUri(request), attempt);
      if (is_fresh && (named.auth_time ?? 0) < since - SKEW)
        throw new ProviderError(
          'not_asked',
          'the provider did not have the person sign in, or does not say when it did',
        );
      email = describe(named.claims, settings).email ?? '';
      const found = await userOfProvider(db, settings, named);
      const account = await noteSignedIn(db, found, { email: found.email, ...callerOf(request) });
      if (!account) throw new ProviderError('unknown_user', 'the user is not active');
      const here = visit(request, reply);
      // What else a person must show is asked by the provider.
      const ours = await here.provider.AuthorizationCode.find(await startSession(here, account, true));
      if (ours?.grantId) await company.keep(db, ours.grantId, named);
      markSignedIn(here, true);
      return await reply.redirect(ownPath(to));
    } catch (error) {
      return refuse(request, reply, error, email);
    }
  });

  app.get(DONE, limited, (_request, reply) => reply.type('text/plain; charset=utf-8').send(DONE_TEXT));
};
