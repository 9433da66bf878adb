import type { FastifyInstance, FastifyRequest } from 'fastify';
import { decodeJwt } from 'jose';
import { z } from 'zod';
import { AppError, refusalError } from '#domain/errors';
import { refuse } from '#domain/refusals/refusal';
import { SESSION_CLAIM } from '../../access/actor';
import { assertPerson } from '../../access/apiToken';
import { actorIn, perUser } from '../../access/perUser';
import type { OpenDatabase } from '../../db/database';
import { callerOf } from '../../http/registerClientAddress';
import type { Mailer } from '../../mail/mailer';
import { accountOfId, type Account } from '../accounts';
import type { CheckCredentials } from '../checkCredentials';
import { deviceCookieIn, type KnownDevices } from '../knownDevices';
import { TOO_BUSY, TOO_MANY_ATTEMPTS } from '../settings';
import { beginProvenStep, beginStep, tryStep } from '../signInSteps';
import { factorsOf, hasFactor, takeSecondFactor, type Factors } from './factors';
import { notifyOwner } from './factorDeps';
import { beginGuess } from './guesses';
import { bodyOf } from './loginStepRoutes';
import { authenticationOptions, shownPasskey, takePasskey } from './passkeys';
import type { Seal } from './seal';

/** Seconds after a sign-in in which it proves who somebody is, where no password of ours does. */
const RECENT_S = 600;

const proofBody = z.strictObject({
  password: z.string().max(1000).optional(),
  code: z.string().max(60).optional(),
  passkey: z.strictObject({ ticket: z.string().max(100), answer: shownPasskey }).optional(),
});
type Body = z.infer<typeof proofBody>;

export interface ProofDeps {
  open: OpenDatabase;
  mailer: Mailer;
  /** Where our own passwords are taken; null where another provider signs everybody in. */
  own: {
    check: CheckCredentials;
    devices: KnownDevices;
    seal: Seal;
    originOf(request: FastifyRequest): string;
    takesPasswords: boolean;
    /** When the company's provider had the person of a session sign in, seconds; null where there is no such provider. */
    provenAt: ((grantId: string) => Promise<number | null>) | null;
  } | null;
  /** Refuses pages that are not ours. @throws AppError FORBIDDEN */
  refuseForeign(request: FastifyRequest): void;
}

/**
 * Seconds since somebody signed in. With a provider of the company the moment that it says itself: our own session begins
 * anew with each return from there, also where nobody was asked. With Auth0 by the verified token; since it was issued
 * where it does not say.
 */
const signedInFor = async ({ headers }: FastifyRequest, own: ProofDeps['own']): Promise<number> => {
  const { auth_time, iat = 0, [SESSION_CLAIM]: session } = decodeJwt(headers.authorization?.split(' ')[1] ?? '');
  const now = Date.now() / 1000;
  if (own?.provenAt) return now - ((typeof session === 'string' ? await own.provenAt(session) : null) ?? -Infinity);
  return now - (typeof auth_time === 'number' ? auth_time : iat);
};

const NO_FACTORS: Factors = { totp: false, passkeys: 0, codes: 0 };

/**
 * How somebody who is signed in proves to be that person before a lasting key is made or a factor removed: the password
 * and, where one is set up, a second factor. Who has no password here has signed in a moment ago [SEC-003].
 */
export const registerProofRoutes = (app: FastifyInstance, { open, mailer, own, refuseForeign }: ProofDeps): void => {
  const { db } = open;
  const personIn = async (request: FastifyRequest) => {
    const actor = actorIn(request);
    assertPerson(actor);
    const account = await accountOfId(db, actor.user_id);
    if (!account) throw new AppError('FORBIDDEN');
    const factors = own ? await factorsOf(db, account.id) : NO_FACTORS;
    const isByPassword = own?.takesPasswords === true && account.password_hash !== null;
    return { account, factors, isByPassword };
  };

  /** @throws AppError for a password that is wrong, or cannot be looked at now */
  const assertPassword = async (request: FastifyRequest, account: Account, password: string): Promise<void> => {
    if (!own) throw new AppError('FORBIDDEN');
    const devices = deviceCookieIn(request.headers.cookie);
    const given = { email: account.email, password, devices, ...callerOf(request) };
    const { outcome } = await own.check.isPassword(given);
    if (outcome === 'limited') throw new AppError('RATE_LIMITED', {}, TOO_MANY_ATTEMPTS);
    if (outcome === 'busy') throw new AppError('RATE_LIMITED', {}, TOO_BUSY);
    if (outcome !== 'ok') throw refusalError(refuse('password_wrong', {}, 'password'));
  };

  /** @throws AppError for a factor that is missing or wrong */
  const assertFactor = async (request: FastifyRequest, account: Account, { code, passkey }: Body): Promise<void> => {
    if (!own) throw new AppError('FORBIDDEN');
    if (passkey) {
      const step = await tryStep(db, 'passkey_proof', passkey.ticket);
      const challenge = String(step?.data.challenge);
      const shown = step?.user_id === account.id && {
        ...(await takePasskey(db, { origin: own.originOf(request) }, { challenge, answer: passkey.answer })),
      };
      if (!shown || !shown.isRight || shown.user_id !== account.id)
        throw refusalError(refuse('passkey_refused', {}, 'passkey'));
      return;
    }
    if (!code) throw refusalError(refuse('code_needed', {}, 'code'));
    const taken = await takeSecondFactor(db, own.seal, account.id, code);
    if (taken === null) throw refusalError(refuse('code_wrong', {}, 'code'));
    if (taken === 'recovery') await notifyOwner({ open, mailer }, account, callerOf(request), 'recovery_code');
  };

  app.addHook('onRequest', async (request, reply) => {
    refuseForeign(request);
    reply.header('cache-control', 'no-store');
  });
  const limited = perUser(app, 60);

  app.get('/v1/security/proof', limited, async (request, reply) => {
    const { factors, isByPassword } = await personIn(request);
    return reply.send({
      by: isByPassword ? 'password' : 'sign_in',
      is_recent: (await signedInFor(request, own)) < RECENT_S,
      app: factors.totp,
      codes: factors.codes,
      passkey: factors.passkeys > 0,
    });
  });

  app.post('/v1/security/proof/passkey', limited, async (request, reply) => {
    const { account, factors } = await personIn(request);
    if (!own || factors.passkeys === 0) throw new AppError('NOT_FOUND');
    const options = await authenticationOptions({ origin: own.originOf(request) });
    const ticket = await beginStep(db, 'passkey_proof', account.id, { challenge: options.challenge });
    return reply.send({ options, ticket });
  });

  app.post('/v1/security/proof', limited, async (request, reply) => {
    const { account, factors, isByPassword } = await personIn(request);
    const body = bodyOf(proofBody, request);
    const device = own?.devices.find(deviceCookieIn(request.headers.cookie), account) ?? null;
    const attempt = { email: account.email, device, ...callerOf(request) };
    if (!isByPassword && (await signedInFor(request, own)) >= RECENT_S)
      throw refusalError(refuse('sign_in_needed', {}, 'password'));
    if (isByPassword && body.password === undefined) throw refusalError(refuse('password_wrong', {}, 'password'));
    if (isByPassword || hasFactor(factors)) {
      // Whatever is wrong about it, it was one guess, counted before the look.
      const guess = await beginGuess(db, 'proof', account, attempt, body.code ? 'wrong_code' : 'wrong_proof');
      let isPasswordRight = false;
      try {
        if (isByPassword) await assertPassword(request, account, body.password ?? '');
        isPasswordRight = true;
        if (hasFactor(factors)) await assertFactor(request, account, body);
      } catch (error) {
        if (error instanceof AppError && error.code === 'RATE_LIMITED') await guess.forget();
        else if (!isPasswordRight) await guess.keep('wrong_proof');
        throw error;
      }
      await guess.forget();
    }
    const proof = await beginProvenStep(db, 'proof', account, { ...callerOf(request) });
    if (proof === null) throw refusalError(refuse('password_wrong', {}, 'password'));
    return reply.send({ proof });
  });
};
