import { factorMail } from '../../identity/factors/factorMail';
import { endResetLinks } from '../../identity/resetLinks';
import { noteSignIn } from '../../identity/signInLog';
import { idOf, type Row } from '../../db/statement';
import type { Mutation } from '../../pipeline/mutation';

/**
 * A user gets another address: links that were sent to the old one set no password any more, and both addresses are
 * told. An address that only changes its letter case is the same [SEC-003].
 */
export const reportNewAddress = async (mutation: Mutation, row: Row, next: Row): Promise<void> => {
  const [old, address] = [String(row.email), String(next.email)];
  if (typeof next.email !== 'string' || address.toLowerCase() === old.toLowerCase()) return;
  const { db, client, mailer, actor } = mutation;
  await endResetLinks(db, idOf(row));
  await noteSignIn(db, { email: old }, 'email_changed');
  for (const email of [old, address]) {
    const mail = factorMail('email_changed', { email, first_name: String(row.first_name) }, address);
    await mailer.queue(client, { ...mail, created_by: actor.user_id });
  }
};
