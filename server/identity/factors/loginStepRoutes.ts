import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { badInput, refusalError, type AppError } from '#domain/errors';
import { toFieldErrors } from '#domain/fields/toFieldErrors';
import { refuse } from '#domain/refusals/refusal';
import { callerOf } from '../../http/registerClientAddress';
import { textOf } from '#domain/values';
import { accountOfId, isCurrent, type Account } from '../accounts';
import { noteSignedIn } from '../checkCredentials';
import { startSession } from '../issuerSession';
import { deviceCookieIn } from '../knownDevices';
import { loginCode, refuseForeign, visitOf } from '../sessionRoutes';
import { SIGN_IN_RATE } from '../settings';
import { noteSignIn } from '../signInLog';
import { beginStep, endStep, keepInStep, tryStep, type Step, type StepPurpose } from '../signInSteps';
import { notifyOwner, type FactorDeps } from './factorDeps';
import { confirmTotp, factorsOf, offerTotp, renewCodes, takeSecondFactor } from './factors';
import { lookAtCode } from './guesses';
import { authenticationOptions, shownPasskey, takePasskey } from './passkeys';

const ticketBody = z.strictObject({ ticket: z.string().max(100) });
const codeBody = ticketBody.extend({ code: z.string().max(60) });
const passkeyBody = ticketBody.extend({ answer: shownPasskey });

/** @throws AppError BAD_USER_INPUT that names the fields */
export const bodyOf = <T>(schema: z.ZodType<T>, { body }: FastifyRequest): T => {
  const read = schema.safeParse(body);
  if (!read.success) throw badInput(toFieldErrors(read.error));
  return read.data;
};

const stepOver = (): AppError => refusalError(refuse('step_over', {}, 'ticket', 'UNAUTHENTICATED'));

/** What follows on a right password where more is needed, and the sign-in by a passkey alone. */
export const registerLoginStepRoutes = (app: FastifyInstance, deps: FactorDeps): void => {
  const {
    open: { db },
    door,
    seal,
    devices,
    maxAge,
  } = deps;
  const visit = visitOf({ db, door, devices, maxAge });
  const attemptOf = (request: FastifyRequest, account: Account) => ({
    email: account.email,
    ...callerOf(request),
    device: devices.find(deviceCookieIn(request.headers.cookie), account),
  });

  /** Whose step it is. One from before a new password, or of somebody who may not sign in any more, is over. */
  const stepAt = async (purpose: StepPurpose, ticket: string): Promise<{ account: Account; step: Step }> => {
    const step = await tryStep(db, purpose, ticket);
    const account = step?.user_id ? await accountOfId(db, step.user_id) : undefined;
    if (!step || !account || !isCurrent(account, step.begun)) throw stepOver();
    return { account, step };
  };
  const wrongCode = (): AppError => refusalError(refuse('code_wrong', {}, 'code'));
  /** Signs in, once for a ticket. */
  const complete = async (request: FastifyRequest, reply: FastifyReply, account: Account, ticket: string) => {
    if (!(await endStep(db, ticket))) throw stepOver();
    const known = await noteSignedIn(db, account, attemptOf(request, account));
    if (!known) throw stepOver();
    return loginCode(await startSession(visit(request, reply), known, true));
  };

  app.addHook('onRequest', async (request, reply) => {
    refuseForeign(door, request);
    reply.header('cache-control', 'no-store');
  });
  const limited = { config: { rateLimit: SIGN_IN_RATE } };

  app.post('/v1/login/code', limited, async (request, reply) => {
    const { ticket, code } = bodyOf(codeBody, request);
    const { account } = await stepAt('second_factor', ticket);
    const taken = await lookAtCode(db, account, attemptOf(request, account), () =>
      takeSecondFactor(db, seal, account.id, code),
    );
    if (taken === null) throw wrongCode();
    const signedIn = await complete(request, reply, account, ticket);
    if (taken === 'recovery') await notifyOwner(deps, account, attemptOf(request, account), 'recovery_code');
    return signedIn;
  });

  app.post('/v1/login/enrol', limited, async (request, reply) => {
    const { ticket } = bodyOf(ticketBody, request);
    const { account, step } = await stepAt('enrol', ticket);
    const offered = await offerTotp(db, seal, account, textOf(step.data.sealed) ?? undefined);
    if (!offered) throw stepOver(); // set up meanwhile: the next sign-in asks for it
    const { sealed, ...told } = offered;
    await keepInStep(db, ticket, { sealed });
    return reply.send(told);
  });

  app.post('/v1/login/enrol/code', limited, async (request, reply) => {
    const { ticket, code } = bodyOf(codeBody, request);
    const { account, step } = await stepAt('enrol', ticket);
    const sealed = textOf(step.data.sealed);
    if (sealed === null) throw stepOver();
    const isRight = await lookAtCode(db, account, attemptOf(request, account), async () =>
      (await confirmTotp(db, seal, account.id, sealed, code)) ? true : null,
    );
    if (isRight === null) throw wrongCode();
    const { codes } = await factorsOf(db, account.id);
    const recovery_codes = codes > 0 ? null : await renewCodes(db, account.id);
    await notifyOwner(deps, account, attemptOf(request, account), 'totp_added');
    return { ...(await complete(request, reply, account, ticket)), recovery_codes };
  });

  app.post('/v1/login/passkey/options', limited, async (request, reply) => {
    const options = await authenticationOptions({ origin: door.originOf(request) });
    return reply.send({
      options,
      ticket: await beginStep(db, 'passkey_login', null, { challenge: options.challenge }),
    });
  });

  app.post('/v1/login/passkey', limited, async (request, reply) => {
    const { ticket, answer } = bodyOf(passkeyBody, request);
    const step = await tryStep(db, 'passkey_login', ticket);
    if (!step) throw stepOver();
    const site = { origin: door.originOf(request) };
    const { user_id, isRight } = await takePasskey(db, site, { challenge: String(step.data.challenge), answer });
    const account = user_id === null ? undefined : await accountOfId(db, user_id);
    if (!account || !isRight) {
      if (account) await noteSignIn(db, attemptOf(request, account), 'wrong_passkey');
      throw refusalError(refuse('passkey_refused', {}, 'answer', 'UNAUTHENTICATED'));
    }
    return complete(request, reply, account, ticket);
  });
};
