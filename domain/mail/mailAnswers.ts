import { fillTemplate, type Language, type LocalText } from '../localText';

/** What the server answers to a mail that somebody sends: each is stored and sent in English, and shown in either language. */
const MAIL_ANSWERS = {
  sent: { en: 'Email sent.', es: 'Correo enviado.' },
  sent_to_test: {
    en: 'Email sent to test recipient {address}.',
    es: 'Correo enviado al destinatario de prueba {address}.',
  },
  on_its_way: { en: 'On its way to {address}.', es: 'En camino a {address}.' },
  no_template: {
    en: 'There is no email template "{name}".',
    es: 'No existe la plantilla de correo "{name}".',
  },
  not_offered: {
    en: 'The template "{name}" is not offered for this sub-job.',
    es: 'La plantilla "{name}" no se ofrece para este subtrabajo.',
  },
  other_type: {
    en: 'The template "{name}" is sent with the email type {type}.',
    es: 'La plantilla "{name}" se envía con el tipo de correo {type}.',
  },
  no_address: {
    en: 'Neither the company contact nor the supervisor has an email address.',
    es: 'Ni el contacto de la empresa ni el supervisor tienen un correo.',
  },
  no_email: { en: '"{address}" is not an email address.', es: '"{address}" no es un correo.' },
  hidden_no_email: {
    en: 'The address of the company contact or of the supervisor is not an email address.',
    es: 'La dirección del contacto de la empresa o del supervisor no es un correo.',
  },
  just_sent: {
    en: '{who} has just sent "{name}" ({time}). Send once more to send it all the same.',
    es: '{who} acaba de enviar "{name}" ({time}). Envíelo otra vez para enviarlo de todos modos.',
  },
  just_sent_by_somebody: {
    en: 'Somebody has just sent "{name}" ({time}). Send once more to send it all the same.',
    es: 'Alguien acaba de enviar "{name}" ({time}). Envíelo otra vez para enviarlo de todos modos.',
  },
} as const satisfies Readonly<Record<string, LocalText>>;

type MailAnswer = keyof typeof MAIL_ANSWERS;

/** An answer as the server gives it, in English. */
export const mailAnswer = (answer: MailAnswer, params: Readonly<Record<string, string>> = {}): string =>
  fillTemplate(MAIL_ANSWERS[answer], params, 'en');

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Those whose words all stand before those that begin with a name: a name may be as long as it likes. */
const PATTERNS = Object.values(MAIL_ANSWERS)
  .map((text) => ({
    text,
    pattern: new RegExp(
      `^${text.en
        .split(/(\{\w+\})/)
        .map((piece) => (piece.startsWith('{') ? `(?<${piece.slice(1, -1)}>.*)` : escaped(piece)))
        .join('')}$`,
      's',
    ),
  }))
  .toSorted((one, other) => Number(one.text.en.startsWith('{')) - Number(other.text.en.startsWith('{')));

/** What the server answered to a mail, in the language of the screen; words that are not ours stay as they are. */
export const mailAnswerText = (said: string, language: Language): string => {
  if (language === 'en') return said;
  for (const { text, pattern } of PATTERNS) {
    const found = pattern.exec(said);
    if (found) return fillTemplate(text, found.groups ?? {}, language);
  }
  return said;
};
