import { z } from 'zod';
import { CALLS } from '#domain/access/calls';
import { ringRights } from '../../access/rightsBell';
import { endKeys, hasKeys } from '../../identity/endKeys';
import { factorMail } from '../../identity/factors/factorMail';
import { removeFactors } from '../../identity/factors/factors';
import { revokeSessionsOfUser } from '../../identity/revokeSessions';
import { noteSignIn } from '../../identity/signInLog';
import type { Row } from '../../db/statement';
import type { Command } from '../../pipeline/command';
import type { Mutation } from '../../pipeline/mutation';
import { demandProof } from '../../pipeline/ownKeys';
import { loadUser } from './loadUser';

const input = z.strictObject({ id: z.int() });
const ending = z.strictObject({ id: z.int(), with_keys: z.boolean().nullish() });

/** Ends at once whatever the user is signed in to, on every server; it stands in the log of sign-ins under that user. */
const signOut = async ({ db }: Mutation, { id, email }: Row, event: 'sessions_ended' | 'factors_reset') => {
  await revokeSessionsOfUser(db, { id: Number(id) });
  await noteSignIn(db, { email: String(email) }, event);
  await ringRights(db); // heard after the commit
};

/**
 * Signs a user out everywhere [OPS-007], and where it is asked for ends the keys that the user has made, which go on
 * otherwise [SEC-003].
 */
export const endUserSessions: Command<z.infer<typeof ending>, boolean, boolean> = {
  name: 'endUserSessions',
  need: CALLS.endUserSessions.need,
  input: ending,
  load: async (mutation, { id, with_keys }) => {
    const user = await loadUser(mutation, id);
    // A sign-in comes again, a key does not.
    if (with_keys) await demandProof(mutation);
    await signOut(mutation, user, 'sessions_ended');
    if (with_keys && hasKeys(await endKeys(mutation.db, id, mutation.actor.user_id)))
      await noteSignIn(mutation.db, { email: String(user.email) }, 'keys_ended');
    return true;
  },
  decide: () => ({ changes: [] }),
  result: (_written, _mutation, _input, done) => done,
};

/**
 * For a lost telephone: takes away the second factor, the passkeys and the recovery codes of a user, who is told by mail, and
 * signs the user out everywhere. Answers whether there was any [OPS-007].
 */
export const resetUserFactors: Command<{ id: number }, boolean, boolean> = {
  name: 'resetUserFactors',
  need: CALLS.resetUserFactors.need,
  input,
  load: async (mutation, { id }) => {
    const user = await loadUser(mutation, id);
    await demandProof(mutation);
    if (!(await removeFactors(mutation.db, id))) return false;
    await signOut(mutation, user, 'factors_reset');
    const mail = factorMail('factors_reset', { email: String(user.email), first_name: String(user.first_name) });
    await mutation.mailer.queue(mutation.client, { ...mail, created_by: mutation.actor.user_id });
    return true;
  },
  decide: () => ({ changes: [] }),
  result: (_written, _mutation, _input, done) => done,
};
