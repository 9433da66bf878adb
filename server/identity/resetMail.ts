import { html } from '../mail/html';
import type { Mail } from '../mail/mailer';
import { RESET_TEXTS, type ResetLanguage } from './resetTexts';

/** The mail with the one-time link that sets a new password. */
export const resetMail = (language: ResetLanguage, to: { email: string; first_name: string }, link: string): Mail => {
  const text = RESET_TEXTS[language];
  return {
    template: 'password_reset',
    is_secret: true,
    to: [to.email],
    subject: text.subject,
    text: `${text.greeting} ${to.first_name},\n\n${text.intro}\n\n${link}\n\n${text.ignore}\n`,
    html: html`<p>${text.greeting} ${to.first_name},</p><p>${text.intro}</p><p><a href="${link}">${text.button}</a></p><p>${text.ignore}</p>`,
  };
};
