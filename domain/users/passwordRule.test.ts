import { describe, expect, it } from 'vitest';
import { isStrongPassword, newPasswordFault, PASSWORD_TEXTS } from './passwordRule';

describe('a new password', () => {
  it.each(['Trowel123!', 'a1@aaaaa', '12345678a#', 'a'.repeat(190) + '1!', 'contraseña1?', 'two words 1&'])(
    'may be %s [USR-007]',
    (password) => {
      expect(isStrongPassword(password)).toBe(true);
    },
  );
  it.each(['', 'a1!aaaa', 'abcdefgh', 'abcdefg1', 'abcdefg!', '1234567!', 'abcdef1-', `${'a'.repeat(200)}1!`])(
    'may not be "%s" [USR-007]',
    (password) => {
      expect(isStrongPassword(password)).toBe(false);
    },
  );
  it('has the texts of the spec [USR-006 USR-007 USR-008]', () => {
    expect(PASSWORD_TEXTS).toEqual({
      missing: 'Password is required',
      weak: 'Password must container 1 letter, 1 number, and 1 special character',
      common: 'This password is one of the first that others would try. Please choose another one.',
      unconfirmed: 'Please confirm your password',
      different: 'Passwords do not match',
    });
  });
  it('is refused at the field at fault, the confirmation by the same pattern [USR-008]', () => {
    expect(newPasswordFault('', '')).toEqual({ path: 'password', fault: 'missing' });
    expect(newPasswordFault('short1!', 'short1!')).toEqual({ path: 'password', fault: 'weak' });
    expect(newPasswordFault('Lantern-77!', '')).toEqual({ path: 'password_confirm', fault: 'unconfirmed' });
    expect(newPasswordFault('Lantern-77!', 'Lantern')).toEqual({ path: 'password_confirm', fault: 'weak' });
    expect(newPasswordFault('Lantern-77!', 'Lantern-78!')).toEqual({ path: 'password_confirm', fault: 'different' });
    expect(newPasswordFault('Lantern-77!', 'Lantern-77!')).toBeNull();
  });
});
