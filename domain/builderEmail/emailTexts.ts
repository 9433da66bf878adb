import type { Language, LocalText } from '../localText';

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

const isFilled = (address: string | null): boolean => (address ?? '').trim() !== '';

/** Whom a mail to the builder reaches; null for nobody. */
export const reached = ({ contact, supervisor }: BuilderAddresses): 'both' | 'contact' | 'supervisor' | null => {
  if (isFilled(contact)) return isFilled(supervisor) ? 'both' : 'contact';
  return isFilled(supervisor) ? 'supervisor' : null;
};
