import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './commonPassword';
import { isStrongPassword, newPasswordFault } from './passwordRule';

const COMMON = [
  'Trowel123!',
  'trowel2026!',
  'Password1!',
  'P@ssw0rd1!',
  'p4$$w0rd',
  'Passw0rd#',
  'Welcome1!',
  'We1come#1',
  'Adm1n123!',
  'Qwerty12#',
  '1q2w3e4r!',
  'abc123!@#',
  'aaaaaaa1!',
  '12345678a#',
  'Summer2026!',
  '!!Dragon99',
  'passwordpassword1!',
  'letmein12345678!',
  'Contraseña1!',
  '$ecret99!',
  'Iloveyou2&',
  'Pools2026!',
];

describe('a common password', () => {
  it.each(COMMON)('is %s', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  it.each(COMMON.filter(isStrongPassword))('is refused as a new one: %s', (password) => {
    expect(newPasswordFault(password, password)).toEqual({ path: 'password', fault: 'common' });
  });

  it.each([
    'Harbor-Lantern-77!',
    'dragons eat 3 lemons!',
    'xK4#vbq9Lm',
    'a1@aaaab',
    'two words 1&',
    'Dragon#48151623',
    'Secretary-of-7-seas!',
    'Lantern-77!',
  ])('is not %s', (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });
});
