import { randomUUID } from 'node:crypto';
import { refusalError } from '#domain/errors';
import { refuse } from '#domain/refusals/refusal';
import type { Env } from '../../env';
import type { Mailer } from '../../mail/mailer';
import { hashPassword } from '../passwordHash';
import { invitationMail } from '../invitationMail';
import { createResetToken, endResetLinks, RESET_LIFETIME } from '../resetLinks';
import { resetMail } from '../resetMail';
import type { UserDirectory } from './userDirectory';

/** Whether mails leave through a server, and do not only lie in the folder `outbox`. */
export const isMailing = ({ SMTP_URL, SES_REGION }: Pick<Env, 'SMTP_URL' | 'SES_REGION'>): boolean =>
  SMTP_URL !== undefined || SES_REGION !== undefined;

const nothing = async (): Promise<void> => undefined;

/**
 * The accounts of the embedded issuer are our own rows, written with the user: there is nothing to do elsewhere but to
 * reset.
 */
export const embeddedDirectory = (
  env: Pick<Env, 'origin' | 'SMTP_URL' | 'SES_REGION'> & Partial<Pick<Env, 'OIDC_PASSWORDS'>>,
  mailer: Mailer,
): UserDirectory => ({
  create: async ({ password }) => ({
    sub: `trowel|${randomUUID()}`,
    password_hash: password === null ? null : await hashPassword(password),
  }),
  remove: nothing,
  change: nothing,
  setBlocked: nothing,
  isMailing: isMailing(env),
  invite: async ({ db, client }, user) => {
    await endResetLinks(db, user.id);
    await mailer.queue(client, { ...invitationMail(user), created_by: user.created_by });
  },
  // Made when the mail leaves: a link that an administrator handed on meanwhile stays good. Where the company's provider
  // alone signs in there is no password to set.
  invitationLink: async (db, { id }) =>
    env.OIDC_PASSWORDS === 'off'
      ? `${env.origin}/login`
      : `${env.origin}/invitation?token=${await createResetToken(db, id, RESET_LIFETIME.invitation)}`,
  resetPassword: async ({ db, client }, user) => {
    if (env.OIDC_PASSWORDS === 'off') throw refusalError(refuse('passwords_off', {}, undefined, 'FORBIDDEN'));
    await endResetLinks(db, user.id);
    if (isMailing(env)) {
      await mailer.queue(client, { ...resetMail('en', user, env.origin), created_by: user.created_by });
      return null;
    }
    const token = await createResetToken(db, user.id, RESET_LIFETIME.administrator);
    return `${env.origin}/reset-password?token=${token}`;
  },
});
