import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { z } from 'zod';
import { AppError, refusalError } from '#domain/errors';
import { refuse } from '#domain/refusals/refusal';
import { newPasswordFault, PASSWORD_RULES } from '#domain/users/passwordRule';
import { SESSION_CLAIM } from '../../access/actor';
import { assertPerson } from '../../access/apiToken';
import { actorIn, perUser } from '../../access/perUser';
import type { Tx } from '../../db/database';
import { callerOf } from '../../http/registerClientAddress';
import { accountOfId, isCurrent, namesOf, type Account } from '../accounts';
import { changePassword } from '../changePassword';
import { endKeys, hasKeys, keysOf } from '../endKeys';
import { rememberDevice } from '../issuerSession';
import { deviceCookieIn } from '../knownDevices';
import { takeProof } from '../proof';
import { refuseForeign, visitOf } from '../sessionRoutes';
import { noteSignIn } from '../signInLog';
import { beginStep, endStep, tryStep } from '../signInSteps';
import { endSessions, markStrong, sessionsOf } from '../userSessions';
import { notifyOwner, type FactorDeps } from './factorDeps';
import { confirmTotp, factorsOf, hasFactor, offerTotp, removeFactors, removeTotp, renewCodes } from './factors';
import type { FactorEvent } from './factorMail';
import { lookAtCode } from './guesses';
import { bodyOf } from './loginStepRoutes';
import { addPasskey, registrationOptions, madePasskey, passkeysOf, removePasskey } from './passkeys';

const MAX_PASSKEYS = 20;

const proofBody = z.strictObject({ proof: z.string().max(100) });
const passwordBody = z.strictObject({
  proof: z.string().max(100),
  password: z.string().max(1000),
  password_confirm: z.string().max(1000),
  /** Whether the keys that the user has made end too. */
  with_keys: z.boolean().optional(),
});
const codeBody = z.strictObject({ ticket: z.string().max(100), code: z.string().max(60) });
/** `keys=true` ends the lasting keys as well. */
const endQuery = z.looseObject({ keys: z.literal('true').optional().catch(undefined) });
const passkeyBody = z.strictObject({
  ticket: z.string().max(100),
  name: z.string().trim().min(1).max(60),
  answer: madePasskey,
});
const idParams = z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) });

const idOf = ({ params }: FastifyRequest): number => {
  const read = idParams.safeParse(params);
  if (!read.success) throw new AppError('NOT_FOUND');
  return read.data.id;
};

/** The session of a verified token; one from before sessions were written down has none. */
const grantOf = ({ headers }: FastifyRequest): string => {
  const session = decodeJwt(headers.authorization?.split(' ')[1] ?? '')[SESSION_CLAIM];
  return typeof session === 'string' ? session : '';
};

/** Where one is signed in, and how one proves who one is: everybody's own, and nobody else's [OPS-007]. */
export const registerSecurityRoutes = (app: FastifyInstance, deps: FactorDeps): void => {
  const {
    open: { db },
    door,
    policy,
    seal,
  } = deps;

  const accountIn = async (request: FastifyRequest): Promise<Account> => {
    const actor = actorIn(request);
    assertPerson(actor);
    const account = await accountOfId(db, actor.user_id);
    if (!account) throw new AppError('FORBIDDEN');
    return account;
  };
  /** A page that was left open changes nothing: what decides who gets in asks for a proof. */
  const provenIn = async (request: FastifyRequest): Promise<Account> => {
    const account = await accountIn(request);
    await takeProof(db, account.id, bodyOf(proofBody, request).proof);
    return account;
  };
  const notify = (request: FastifyRequest, account: Account, event: FactorEvent, name?: string): Promise<void> =>
    notifyOwner(deps, account, callerOf(request), event, name);
  /**
   * All known devices are forgotten when the others are signed out; the one that asked for it is known anew if it was
   * before [SEC-004]. Who has a token of the session alone makes no device known by it.
   */
  const visit = visitOf({ db, door, devices: deps.devices, maxAge: deps.maxAge });
  const keepDevice = async (request: FastifyRequest, reply: FastifyReply, before: Account): Promise<void> => {
    if (deps.devices.find(deviceCookieIn(request.headers.cookie), before) === null) return;
    const account = await accountOfId(db, before.id);
    if (account) rememberDevice(visit(request, reply), account);
  };
  /** Codes for the first factor of all. */
  const firstCodes = async ({ id }: Account): Promise<string[] | null> =>
    (await factorsOf(db, id)).codes > 0 ? null : renewCodes(db, id);
  /** Removes a factor, unless it is the last of somebody who needs one: of two at once, one finds the other gone. */
  const removeOne = async <T>({ id }: Account, remove: (tx: Tx) => Promise<T>): Promise<T> => {
    const isRequired = await policy.isRequired(id);
    return db.transaction(async (tx) => {
      await tx.execute(sql`select from app_user where id = ${id} for no key update`);
      const removed = await remove(tx);
      const isLast = !hasFactor(await factorsOf(tx, id));
      if (isLast && isRequired) throw refusalError(refuse('factor_required', {}, undefined, 'CONFLICT'));
      // Codes are for the lost one of what is set up: without any they are good for nothing.
      if (isLast) await removeFactors(tx, id);
      return removed;
    });
  };

  app.addHook('onRequest', async (request, reply) => {
    refuseForeign(door, request);
    reply.header('cache-control', 'no-store');
  });
  const own = perUser(app, 60);

  app.get('/v1/security', own, async (request, reply) => {
    const { id } = await accountIn(request);
    const { totp, codes } = await factorsOf(db, id);
    return reply.send({
      sessions: await sessionsOf(db, id, grantOf(request)),
      has_app: totp,
      codes,
      passkeys: await passkeysOf(db, id),
      keys: await keysOf(db, id),
      is_required: await policy.isRequired(id),
      takes_passwords: deps.takesPasswords,
    });
  });

  app.delete('/v1/security/sessions/:id', own, async (request, reply) => {
    const account = await accountIn(request);
    if ((await endSessions(deps.open, { user_id: account.id, id: idOf(request), by: grantOf(request) })) === 0)
      throw new AppError('NOT_FOUND');
    await noteSignIn(db, { email: account.email, ...callerOf(request) }, 'sessions_ended');
    return reply.status(204).send();
  });

  app.delete('/v1/security/sessions', own, async (request, reply) => {
    const account = await accountIn(request);
    const { keys } = endQuery.parse(request.query);
    const ended = await endSessions(deps.open, { user_id: account.id, but: grantOf(request) });
    await keepDevice(request, reply, account);
    const caller = { email: account.email, ...callerOf(request) };
    if (ended > 0) await noteSignIn(db, caller, 'sessions_ended');
    const ended_keys = keys ? await endKeys(db, account.id) : null;
    if (ended_keys && hasKeys(ended_keys)) await noteSignIn(db, caller, 'keys_ended');
    return reply.send({ ended, keys: ended_keys });
  });

  app.post('/v1/security/app', own, async (request, reply) => {
    const account = await provenIn(request);
    const offered = await offerTotp(db, seal, account);
    if (!offered) throw refusalError(refuse('app_there', {}, undefined, 'CONFLICT'));
    const { sealed, ...told } = offered;
    return reply.send({ ...told, ticket: await beginStep(db, 'app_add', account.id, { sealed }) });
  });

  app.post('/v1/security/app/code', own, async (request, reply) => {
    const account = await accountIn(request);
    const { ticket, code } = bodyOf(codeBody, request);
    const step = await tryStep(db, 'app_add', ticket);
    if (step?.user_id !== account.id || !isCurrent(account, step.begun))
      throw refusalError(refuse('step_over', {}, 'ticket'));
    const attempt = { email: account.email, ...callerOf(request) };
    const isRight = await lookAtCode(db, account, attempt, async () =>
      (await confirmTotp(db, seal, account.id, String(step.data.sealed), code)) ? true : null,
    );
    if (isRight === null) throw refusalError(refuse('code_wrong', {}, 'code'));
    await endStep(db, ticket);
    await markStrong(db, grantOf(request));
    await notify(request, account, 'totp_added');
    return reply.send({ recovery_codes: await firstCodes(account) });
  });

  app.post('/v1/security/app/remove', own, async (request, reply) => {
    const account = await provenIn(request);
    await removeOne(account, async (tx) => {
      if (!(await removeTotp(tx, account.id))) throw new AppError('NOT_FOUND');
    });
    await notify(request, account, 'totp_removed');
    return reply.status(204).send();
  });

  app.post('/v1/security/codes', own, async (request, reply) => {
    const account = await provenIn(request);
    if (!hasFactor(await factorsOf(db, account.id))) throw new AppError('NOT_FOUND');
    const recovery_codes = await renewCodes(db, account.id);
    await notify(request, account, 'codes_renewed');
    return reply.send({ recovery_codes });
  });

  app.post('/v1/security/password', own, async (request, reply) => {
    const account = await accountIn(request);
    const { password, password_confirm, proof, with_keys = false } = bodyOf(passwordBody, request);
    // Before the proof is taken: a password that is refused leaves it good.
    const found = newPasswordFault(password, password_confirm, namesOf(account));
    if (found) throw refusalError(refuse(PASSWORD_RULES[found.fault], {}, found.path));
    const given = { password, proof, with_keys, grant_id: grantOf(request), caller: callerOf(request) };
    await changePassword(deps, account, given);
    await keepDevice(request, reply, account);
    return reply.status(204).send();
  });

  app.post('/v1/security/passkeys/options', own, async (request, reply) => {
    const account = await provenIn(request);
    if ((await factorsOf(db, account.id)).passkeys >= MAX_PASSKEYS)
      throw refusalError(refuse('passkey_most', { n: MAX_PASSKEYS }));
    const options = await registrationOptions(db, { origin: door.originOf(request) }, account);
    return reply.send({
      options,
      ticket: await beginStep(db, 'passkey_add', account.id, { challenge: options.challenge }),
    });
  });

  app.post('/v1/security/passkeys', own, async (request, reply) => {
    const account = await accountIn(request);
    const { ticket, name, answer } = bodyOf(passkeyBody, request);
    const step = await tryStep(db, 'passkey_add', ticket);
    if (step?.user_id !== account.id || !isCurrent(account, step.begun))
      throw refusalError(refuse('step_over', {}, 'ticket'));
    const site = { origin: door.originOf(request) };
    const made = { user_id: account.id, name, challenge: String(step.data.challenge), answer };
    const fault = await addPasskey(db, site, made);
    if (fault !== null) throw refusalError(refuse(fault, {}, 'answer'));
    await markStrong(db, grantOf(request));
    await notify(request, account, 'passkey_added', name);
    return reply.send({ recovery_codes: await firstCodes(account) });
  });

  app.post('/v1/security/passkeys/:id/remove', own, async (request, reply) => {
    const id = idOf(request);
    const account = await provenIn(request);
    const name = await removeOne(account, async (tx) => {
      const removed = await removePasskey(tx, account.id, id);
      if (removed === null) throw new AppError('NOT_FOUND');
      return removed;
    });
    await notify(request, account, 'passkey_removed', name);
    return reply.status(204).send();
  });
};
