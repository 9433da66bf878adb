import { isRecord } from './tokenAnswer';

/** What a right password leads to where it is not enough. */
export interface LoginStep {
  next: 'second_factor' | 'enrol';
  ticket: string;
  /** Whether the account has an authenticator app, and a passkey. */
  with_app: boolean;
  with_passkey: boolean;
}

/** The one-time code that is traded for tokens. */
export interface LoginCode {
  subject_token: string;
  subject_token_type: string;
}

export const readLoginCode = (answer: unknown): LoginCode | null => {
  if (!isRecord(answer)) return null;
  const { subject_token, subject_token_type } = answer;
  return typeof subject_token === 'string' && typeof subject_token_type === 'string'
    ? { subject_token, subject_token_type }
    : null;
};

export const readLoginStep = (answer: unknown): LoginStep | null => {
  if (!isRecord(answer)) return null;
  const { next, ticket } = answer;
  if ((next !== 'second_factor' && next !== 'enrol') || typeof ticket !== 'string') return null;
  return { next, ticket, with_app: answer.with_app === true, with_passkey: answer.with_passkey === true };
};
