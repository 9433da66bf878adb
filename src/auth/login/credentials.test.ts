import { describe, expect, it } from 'vitest';
import { en } from '../../i18n/en';
import { formatMessage } from '../../i18n/message';
import { emailProblem, mayLogin, passwordProblem } from './credentials';

const textOf = (key: string | null): string | null => key && formatMessage(en, key);

describe('the login form', () => {
  it('may be sent only with a valid email and a password [AUTH-008]', () => {
    expect(mayLogin('office@trowel.test', 'x')).toBe(true);
    expect(
      [
        ['', 'x'],
        ['office@trowel.test', ''],
        ['office', 'x'],
        ['office@trowel', 'x'],
      ].map(([email = '', password = '']) => mayLogin(email, password)),
    ).toEqual([false, false, false, false]);
  });
  it('says what is missing or wrong [AUTH-009 AUTH-060]', () => {
    expect(textOf(emailProblem(' '))).toBe('Email is required');
    expect(textOf(emailProblem('office@'))).toBe('Please enter a valid email address.');
    expect(textOf(emailProblem(' office@trowel.test '))).toBeNull();
    expect(textOf(passwordProblem(''))).toBe('Password is required');
    expect(textOf(passwordProblem(' '))).toBeNull();
  });
});
