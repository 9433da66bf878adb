import { TOLD_WAYS } from '../boards/told/toldWays';
import type { Language, LocalText } from '../localText';

/** What the mails of the product are called where one is told of; those to builders have the names of their templates. */
const MAIL_NAMES: Readonly<Record<string, LocalText>> = {
  purchase_order: { en: 'Purchase order', es: 'Orden de compra' },
  evening_message: TOLD_WAYS.evening,
  stop_text: { en: 'Text message of a stop', es: 'Mensaje de texto de una parada' },
  report: { en: 'Weekly report', es: 'Informe semanal' },
  notice: { en: 'Notices', es: 'Avisos' },
  invitation: { en: 'Invitation', es: 'Invitación' },
  password_reset: { en: 'Password reset', es: 'Restablecer contraseña' },
  sign_in_changed: { en: 'Changed sign-in', es: 'Cambio de inicio de sesión' },
  email_template_test: { en: 'Test of an email template', es: 'Prueba de una plantilla de correo' },
};

/** The name of a kind of mail; of one that has none here, its code. */
export const mailName = (template: string): string => MAIL_NAMES[template]?.en ?? template;

/** Why a mail has not reached somebody, in words of ours; those of a mail server stay as it says them. */
export const MAIL_REASONS = {
  refused: { en: 'Not taken for', es: 'No aceptado para' },
  put_off: { en: 'Put off for', es: 'Aplazado para' },
  lost: { en: 'Not delivered within a day to', es: 'No entregado en un día a' },
  unclear: { en: 'Not known whether it left for', es: 'No se sabe si salió para' },
  unclear_all: {
    en: 'It is not known whether this email left: the server or its connection ended while it was handed over.',
    es: 'No se sabe si este correo salió: el servidor o su conexión terminó mientras se entregaba.',
  },
  nobody_left: {
    en: 'There is nobody any more to send it to.',
    es: 'Ya no hay nadie a quien enviarlo.',
  },
  not_everybody: { en: 'It has not reached everybody.', es: 'No ha llegado a todos.' },
} as const satisfies Readonly<Record<string, LocalText>>;

const FAILED: LocalText = { en: 'Email failed: ', es: 'Correo no enviado: ' };
const ABOUT: LocalText = { en: ' for ', es: ' para ' };

/** What is told of a mail that did not leave: which one, for what, and why. */
export const failedMailText = (template: string, name: string | undefined, reason: string): string =>
  `${FAILED.en}${mailName(template)}${name === undefined ? '' : `${ABOUT.en}${name}`}. ${reason}`;

/** Where what is told of a mail ends and the reason begins: names have full stops too, reasons of ours begin alike. */
const reasonAt = (told: string): number => {
  const found = Object.values(MAIL_REASONS)
    .map(({ en }) => told.indexOf(`. ${en}`))
    .filter((at) => at >= 0);
  const at = found.length > 0 ? Math.min(...found) : told.indexOf('. ');
  return at < 0 ? told.length : at;
};

/** Which mail, and for what. Templates have any names, also such as "Ready for Gunite": what it is for stands last. */
const mailInSpanish = (mail: string): string => {
  const known = Object.values(MAIL_NAMES).find(({ en }) => mail === en || mail.startsWith(`${en}${ABOUT.en}`));
  const at = known ? mail.indexOf(ABOUT.en, known.en.length) : mail.lastIndexOf(ABOUT.en);
  const name = at < 0 ? mail : mail.slice(0, at);
  return `${known?.es ?? name}${at < 0 ? '' : `${ABOUT.es}${mail.slice(at + ABOUT.en.length)}`}`;
};

/** A notice as it is stored, in the language of whoever reads it: those of mails that failed are told in Spanish too. */
export const noticeText = (stored: string, language: Language): string => {
  if (language === 'en' || !stored.startsWith(FAILED.en)) return stored;
  const told = stored.slice(FAILED.en.length);
  const at = reasonAt(told);
  const reason = Object.values(MAIL_REASONS).reduce((text, { en, es }) => text.replaceAll(en, es), told.slice(at));
  return `${FAILED.es}${mailInSpanish(told.slice(0, at))}${reason}`;
};
