import { isEmail } from '#domain/inputs/formats';
import type { StartKey } from '../../i18n/startEn';

/** The message for an email field, null when it is in order [AUTH-009 AUTH-060]. */
export const emailProblem = (email: string): StartKey | null => {
  if (email.trim() === '') return 'auth.email_required';
  return isEmail(email.trim()) ? null : 'auth.email_invalid';
};

export const passwordProblem = (password: string): StartKey | null =>
  password === '' ? 'auth.password_required' : null;

/** "Login" is enabled only with both fields filled and a valid email address [AUTH-008]. */
export const mayLogin = (email: string, password: string): boolean =>
  emailProblem(email) === null && passwordProblem(password) === null;
