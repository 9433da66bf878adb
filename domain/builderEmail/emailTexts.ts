import type { Language, LocalText } from '../localText';
import { mailAnswer, mailAnswerText } from '../mail/mailAnswers';

export const MAX_COMMENT = 1_000;
/** Addresses that get a copy, and documents of the job that go with a mail. */
export const MAX_COPIES = 10;
export const MAX_MAIL_FILES = 10;

/** Who gets a copy: each once, and nobody who gets the mail anyway. */
export const copiesOf = (cc: readonly string[], recipients: readonly string[]): string[] => {
  const seen = new Set(recipients.map((address) => address.toLowerCase()));
  return cc
    .map((address) => address.trim())
    .filter((address) => address !== '' && !seen.has(address.toLowerCase()) && seen.add(address.toLowerCase()));
};

const ATTACHED: LocalText = { en: 'Attached', es: 'Adjuntos' };

/** The line below a mail that names its files: it stands in the history too, which does not keep them. */
export const attachedText = (names: readonly string[], language: Language): string =>
  `${ATTACHED[language]}: ${names.join(', ')}`;

/** The two addresses of a job that mails to its builder go to, whichever there are [EML-006]. */
export interface BuilderAddresses {
  contact: string | null;
  supervisor: string | null;
}

/** What is said of a mail that left, by whom it reaches [EML-007]. */
const SUCCESS = {
  both: {
    en: 'Successfully sent email to both company contact and supervisor!',
    es: '¡El correo se envió al contacto de la empresa y al supervisor!',
  },
  contact: {
    en: 'Successfully sent email to company contact!',
    es: '¡El correo se envió al contacto de la empresa!',
  },
  supervisor: { en: 'Successfully sent email to supervisor!', es: '¡El correo se envió al supervisor!' },
} as const satisfies Record<string, LocalText>;

const isFilled = (address: string | null): boolean => (address ?? '').trim() !== '';

/** Whom a mail to the builder reaches; null for nobody. */
export const reached = ({ contact, supervisor }: BuilderAddresses): keyof typeof SUCCESS | null => {
  if (isFilled(contact)) return isFilled(supervisor) ? 'both' : 'contact';
  return isFilled(supervisor) ? 'supervisor' : null;
};

/** What the server says of a mail that it has taken [EML-018]. */
export const sentText = (testRecipient: string | undefined): string =>
  testRecipient === undefined ? mailAnswer('sent') : mailAnswer('sent_to_test', { address: testRecipient });

/**
 * What is shown of a mail that was sent: where it went to a test recipient, the server's own words [EML-007 EML-008].
 */
export const successText = (response: string, addresses: BuilderAddresses): LocalText => {
  const own = { en: response, es: mailAnswerText(response, 'es') };
  if (/test recipient/i.test(response)) return own;
  const whom = reached(addresses);
  return whom === null ? own : SUCCESS[whom];
};
