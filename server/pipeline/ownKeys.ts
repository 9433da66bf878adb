import { factorMail, type FactorEvent } from '../identity/factors/factorMail';
import { takeProof } from '../identity/proof';
import { noteSignIn } from '../identity/signInLog';
import type { Mutation } from './mutation';

/**
 * Takes the proof that came with the request, once for all that its document does: asked for before lasting access of
 * somebody is handed out or taken [SEC-003].
 * @throws AppError BAD_USER_INPUT at `proof`
 */
export const demandProof = async (mutation: Mutation): Promise<void> => {
  if (mutation.isProven) return;
  await takeProof(mutation.db, mutation.actor.user_id, mutation.proof);
  mutation.isProven = true;
};

/**
 * For a command that makes a lasting key of who calls it: takes the proof that the caller gave a moment ago, writes a
 * line into the list of sign-ins, and mails the owner. All of it stands or falls with the mutation [SEC-003].
 * @param name what the key is called, or whom it tells about
 * @throws AppError BAD_USER_INPUT at `proof`
 */
export const proveAndTell = async (
  mutation: Mutation,
  proof: string | null | undefined,
  event: FactorEvent,
  name: string,
): Promise<void> => {
  const { actor, db, client, mailer } = mutation;
  const caller = await takeProof(db, actor.user_id, proof ?? mutation.proof);
  await noteSignIn(db, { email: actor.email, ...caller }, event);
  const mail = factorMail(event, { email: actor.email, first_name: actor.name }, name);
  await mailer.queue(client, { ...mail, created_by: actor.user_id });
};
