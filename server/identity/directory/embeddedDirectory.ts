import { randomUUID } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { passwordReset } from '../../db/tables/identity';
import type { Env } from '../../env';
import type { Mailer } from '../../mail/mailer';
import { hashPassword } from '../passwordHash';
import { createResetToken, RESET_LIFETIME } from '../resetLinks';
import { resetMail } from '../resetMail';
import type { UserDirectory } from './userDirectory';

const nothing = async (): Promise<void> => undefined;

/** The accounts of the embedded issuer are our own rows, written with the user: there is nothing to do elsewhere but to reset. */
export const embeddedDirectory = (
  env: Pick<Env, 'origin' | 'SMTP_URL' | 'SES_REGION'>,
  mailer: Mailer,
): UserDirectory => ({
  create: async ({ password }) => ({ sub: `trowel|${randomUUID()}`, password_hash: await hashPassword(password) }),
  remove: nothing,
  change: nothing,
  setBlocked: nothing,
  resetPassword: async ({ db, client }, user) => {
    const mailed = env.SMTP_URL !== undefined || env.SES_REGION !== undefined;
    await db
      .update(passwordReset)
      .set({ used_at: sql`now()` })
      .where(and(eq(passwordReset.user_id, user.id), isNull(passwordReset.used_at)));
    if (mailed) {
      await mailer.queue(client, { ...resetMail('en', user, env.origin), created_by: user.created_by });
      return null;
    }
    const token = await createResetToken(db, user.id, RESET_LIFETIME.administrator);
    return `${env.origin}/reset-password?token=${token}`;
  },
});
