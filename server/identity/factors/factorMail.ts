import { html } from '../../mail/html';
import type { Mail } from '../../mail/mailer';

/** What was changed about how somebody signs in; nobody knows which language is read: the mail speaks both. */
const EVENTS = {
  totp_added: {
    en: 'An authenticator app was added to your account.',
    es: 'Se añadió una aplicación de autenticación a su cuenta.',
  },
  totp_removed: {
    en: 'The authenticator app of your account was removed.',
    es: 'Se quitó la aplicación de autenticación de su cuenta.',
  },
  passkey_added: { en: 'A passkey was added to your account:', es: 'Se añadió una llave de acceso a su cuenta:' },
  passkey_removed: { en: 'A passkey of your account was removed:', es: 'Se quitó una llave de acceso de su cuenta:' },
  codes_renewed: {
    en: 'New recovery codes were made for your account. The old ones do not work any more.',
    es: 'Se crearon nuevos códigos de recuperación para su cuenta. Los anteriores ya no sirven.',
  },
  recovery_code: {
    en: 'A recovery code of your account was used, to sign in or to prove who asks for a change.',
    es: 'Se usó un código de recuperación de su cuenta, para iniciar sesión o para demostrar quién pide un cambio.',
  },
  factors_reset: {
    en: 'An administrator removed the authenticator app, the passkeys and the recovery codes of your account, and signed it out everywhere.',
    es: 'Un administrador quitó la aplicación de autenticación, las llaves de acceso y los códigos de recuperación de su cuenta, y cerró todas sus sesiones.',
  },
  token_added: {
    en: 'An API token was made for your account. A program that has it acts as you, within its rights:',
    es: 'Se creó un token de API para su cuenta. Un programa que lo tenga actúa como usted, dentro de sus permisos:',
  },
  webhook_added: {
    en: 'A webhook was made by your account. It is told of every change that you may read:',
    es: 'Su cuenta creó un webhook. Recibe cada cambio que usted puede ver:',
  },
  webhook_changed: {
    en: 'A webhook was given a new address or secret by your account, and is told of every change that you may read:',
    es: 'Su cuenta dio una dirección o un secreto nuevos a un webhook, que recibe cada cambio que usted puede ver:',
  },
  feed_added: {
    en: 'A calendar address was made for your account. Whoever has it reads this schedule:',
    es: 'Se creó una dirección de calendario para su cuenta. Quien la tenga lee esta agenda:',
  },
  password_changed: {
    en: 'The password of your account was changed, and it was signed out everywhere.',
    es: 'Se cambió la contraseña de su cuenta y se cerraron todas sus sesiones.',
  },
  email_changed: {
    en: 'The email address with which you sign in was changed. It is now:',
    es: 'Se cambió el correo electrónico con el que inicia sesión. Ahora es:',
  },
} as const;

/** The events that an account's owner is notified of. */
export type AccountEvent = keyof typeof EVENTS | 'keys_ended';
export type FactorEvent = keyof typeof EVENTS;

const NOT_YOU = {
  en: 'If you know nothing of it, change your password and tell your administrator.',
  es: 'Si no sabe nada de esto, cambie su contraseña y avise a su administrador.',
};

/** Tells a user that the ways to sign in to the account were changed, or that a rare one was used. */
export const factorMail = (
  event: FactorEvent,
  { email, first_name }: { email: string; first_name: string },
  name = '',
): Mail => {
  const { en, es } = EVENTS[event];
  const parts = [
    { hello: `Hello ${first_name},`, what: `${en} ${name}`.trim(), not_you: NOT_YOU.en },
    { hello: `Hola ${first_name},`, what: `${es} ${name}`.trim(), not_you: NOT_YOU.es },
  ];
  return {
    template: 'sign_in_changed',
    to: [email],
    subject: 'How you sign in to Trowel / Cómo inicia sesión en Trowel',
    text: parts.map(({ hello, what, not_you }) => `${hello}\n\n${what}\n\n${not_you}\n`).join('\n--\n\n'),
    html: parts.map(({ hello, what, not_you }) => html`<p>${hello}</p><p>${what}</p><p>${not_you}</p>`).join('<hr>'),
  };
};
