import { isEmail } from './formats';

/** One chip of a list of emails; a bad one reads "Invalid email" and blocks saving [UI-017 UI-037]. */
export interface EmailEntry {
  email: string;
  valid: boolean;
}

/** The entries of a typed or pasted text, parted by commas, semicolons, blanks or lines; the same address once. */
export const parseEmailList = (text: string): EmailEntry[] => {
  const emails = text.split(/[\s,;]+/).filter((email) => email !== '');
  const same =
    (email: string) =>
    (other: string): boolean =>
      other.toLowerCase() === email.toLowerCase();
  return emails
    .filter((email, index) => emails.findIndex(same(email)) === index)
    .map((email) => ({ email, valid: isEmail(email) }));
};

/** True when every entry may be saved. */
export const isEmailList = (emails: readonly string[]): boolean => emails.every(isEmail);
