import { PEOPLE_TEXTS } from '../refusals/people';
import { isCommonPassword } from './commonPassword';

const PATTERN = /^(?=.*[A-Za-z])(?=.*\d)(?=.*[@$!%*#?&]).{8,}$/s;

/** scrypt reads any length; nobody needs more, and an endless one only costs time. */
const MAX_LENGTH = 200;

/** The texts of a new password, exactly as specified [USR-007 USR-008], and that of a common one. */
export const PASSWORD_TEXTS = {
  missing: PEOPLE_TEXTS.password_missing.en,
  weak: PEOPLE_TEXTS.password_weak.en,
  common: PEOPLE_TEXTS.password_common.en,
  unconfirmed: PEOPLE_TEXTS.password_unconfirmed.en,
  different: PEOPLE_TEXTS.password_different.en,
} as const;

export type PasswordFault = keyof typeof PASSWORD_TEXTS;

/** The rule that each fault breaks, by its name in refusals. */
export const PASSWORD_RULES = {
  missing: 'password_missing',
  weak: 'password_weak',
  common: 'password_common',
  unconfirmed: 'password_unconfirmed',
  different: 'password_different',
} as const satisfies Record<PasswordFault, string>;

/** Whether a password has 8 characters with a letter, a digit and one of @$!%*#?& [USR-007]. */
export const isStrongPassword = (password: string): boolean => PATTERN.test(password) && password.length <= MAX_LENGTH;

/**
 * The first fault of a new password and its repetition, and the field it belongs to; null when both are good.
 * @param own addresses and names of the account that it is for
 */
export const newPasswordFault = (
  password: string,
  confirm: string,
  own: readonly string[] = [],
): { path: 'password' | 'password_confirm'; fault: PasswordFault } | null => {
  if (password === '') return { path: 'password', fault: 'missing' };
  if (!isStrongPassword(password)) return { path: 'password', fault: 'weak' };
  if (isCommonPassword(password, own)) return { path: 'password', fault: 'common' };
  if (confirm === '') return { path: 'password_confirm', fault: 'unconfirmed' };
  if (!isStrongPassword(confirm)) return { path: 'password_confirm', fault: 'weak' };
  return password === confirm ? null : { path: 'password_confirm', fault: 'different' };
};
