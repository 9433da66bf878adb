import { sql } from 'drizzle-orm';
import type { Database, Tx } from '../db/database';
import { appUser } from '../db/tables/identity';
import { html } from '../mail/html';
import type { Mail } from '../mail/mailer';
import type { MakeText } from '../mail/sendQueued';

const RECIPE = 'invitation';

interface Account {
  id: number;
  email: string;
}

/** Nobody knows yet which language a new user reads: the mail speaks both. */
const TEXTS = {
  subject: 'Welcome to Trowel / Bienvenido a Trowel',
  en: {
    greeting: 'Hello',
    intro: 'An account was made for you in Trowel. Open this link within seven days to choose your password:',
    button: 'Choose your password',
    sign_in: 'You sign in with this address:',
    company_intro: "An account was made for you in Trowel. Sign in there with your company's account:",
    company_button: 'Sign in',
  },
  es: {
    greeting: 'Hola',
    intro: 'Se creó una cuenta para usted en Trowel. Abra este enlace dentro de siete días para elegir su contraseña:',
    button: 'Elegir su contraseña',
    sign_in: 'Inicie sesión con esta dirección:',
    company_intro: 'Se creó una cuenta para usted en Trowel. Inicie sesión allí con la cuenta de su empresa:',
    company_button: 'Iniciar sesión',
  },
} as const;

/** The mail that asks a new user to set a password. Its link is made when it leaves, and stored nowhere. */
export const invitationMail = ({ id, email }: Account): Mail => ({
  template: 'invitation',
  recipe: { name: RECIPE, data: { user_id: id } },
  to: [email],
  subject: TEXTS.subject,
  text: '',
  html: '',
});

/** A one-time link by which a user sets the password, by the identity provider that keeps it. */
export type InvitationLink = (db: Tx, user: { id: number; sub: string }) => Promise<string>;

const invitationText =
  (db: Database, linkOf: InvitationLink, setsPassword: boolean): MakeText =>
  async ({ user_id }) => {
    const [account] = await db
      .select({ id: appUser.id, sub: appUser.sub, email: appUser.email, first_name: appUser.first_name })
      .from(appUser)
      .where(sql`${appUser.id} = ${Number(user_id)} and ${appUser.is_active}`);
    if (!account) return null;
    const { email, first_name } = account;
    const link = await linkOf(db, account);
    const texts = [TEXTS.en, TEXTS.es].map(({ company_intro, company_button, ...text }) =>
      setsPassword ? text : { ...text, intro: company_intro, button: company_button },
    );
    return {
      to: [email],
      text: texts
        .map(
          ({ greeting, intro, sign_in }) =>
            `${greeting} ${first_name},\n\n${intro}\n\n${link}\n\n${sign_in} ${email}\n`,
        )
        .join('\n--\n\n'),
      html: texts
        .map(
          ({ greeting, intro, button, sign_in }) =>
            html`<p>${greeting} ${first_name},</p><p>${intro}</p><p><a href="${link}">${button}</a></p><p>${sign_in} ${email}</p>`,
        )
        .join('<hr>'),
    };
  };

/**
 * The text of invitations, for the address that the account has by then.
 * @param setsPassword not where the company's provider alone signs in
 */
export const invitationRecipes = (
  db: Database,
  linkOf: InvitationLink,
  setsPassword = true,
): Record<string, MakeText> => ({
  [RECIPE]: invitationText(db, linkOf, setsPassword),
});
