import { sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { appUser } from '../db/tables/identity';
import { html } from '../mail/html';
import type { Mail } from '../mail/mailer';
import type { MakeText } from '../mail/sendQueued';
import { createResetToken, RESET_LIFETIME } from './resetLinks';
import { RESET_TEXTS, type ResetLanguage } from './resetTexts';

const RECIPE = 'password_reset';

interface Account {
  id: number;
  email: string;
}

/** The mail with the one-time link that sets a new password. The link is made when it leaves, and stored nowhere. */
export const resetMail = (language: ResetLanguage, { id, email }: Account, origin: string): Mail => ({
  template: 'password_reset',
  recipe: { name: RECIPE, data: { user_id: id, language, origin } },
  to: [email],
  subject: RESET_TEXTS[language].subject,
  text: '',
  html: '',
});

/** Makes the text of a reset mail, for the address that the account has by then. */
const resetText =
  (db: Database): MakeText =>
  async ({ user_id, language, origin }) => {
    const [account] = await db
      .select({ id: appUser.id, email: appUser.email, first_name: appUser.first_name })
      .from(appUser)
      .where(sql`${appUser.id} = ${Number(user_id)} and ${appUser.is_active}`);
    if (!account) return null;
    const link = `${String(origin)}/reset-password?token=${await createResetToken(db, account.id, RESET_LIFETIME.mail)}`;
    const text = RESET_TEXTS[language === 'es' ? 'es' : 'en'];
    return {
      to: [account.email],
      text: `${text.greeting} ${account.first_name},\n\n${text.intro}\n\n${link}\n\n${text.ignore}\n`,
      html: html`<p>${text.greeting} ${account.first_name},</p><p>${text.intro}</p><p><a href="${link}">${text.button}</a></p><p>${text.ignore}</p>`,
    };
  };

/** The texts with secrets of identity. */
export const resetRecipes = (db: Database): Record<string, MakeText> => ({ [RECIPE]: resetText(db) });
