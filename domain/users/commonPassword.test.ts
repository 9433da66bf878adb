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

describe('an address or a name of its owner', () => {
  const OWN = ['Ana.Ruíz-Maldonado@example.com', 'Ana', 'Ruíz Maldonado'];

  it.each([
    'ANA.RUIZ-maldonado@example.com1',
    'ana.ruiz-maldonado@EXAMPLE.com#9',
    'Maldonado2026!',
    'AnaRuiz#1',
    'maldonado@RUIZ1',
    '!1ANAana',
  ])('is no password, however it is written: %s [SEC-003]', (password) => {
    expect(isCommonPassword(password, OWN)).toBe(true);
    expect(newPasswordFault(password, password, OWN)).toEqual({ path: 'password', fault: 'common' });
    expect(newPasswordFault(password, password)).toBeNull();
  });

  it.each([
    ['D3mpsey2026!', ['bo.dempsey@example.com', 'Bo', 'Dempsey']],
    ['D3mp$3y#77', ['bo.dempsey@example.com', 'Bo', 'Dempsey']],
    ['Mi11w@ud99#', ['w@example.com', 'Ann', 'Millwaud']],
    ['BoLi2026!', ['office@example.com', 'Bo', 'Li']],
    ['LiBo#2026', ['office@example.com', 'Bo', 'Li']],
    ['B0-L1-99#', ['office@example.com', 'Bo', 'Li']],
    ['LiChen2026!', ['office@example.com', 'Li', 'Chen']],
    ['4na9ruiz#1A', ['ana9@example.com', 'Ana', 'Ruiz']],
  ])('is no password with its letters disguised, nor are short names joined: %s [SEC-003]', (password, own) => {
    expect(isCommonPassword(password, own)).toBe(true);
    expect(isCommonPassword(password)).toBe(false);
  });

  it.each(['Harbor-Lantern-77!', 'Bold lions eat 2', 'Boat#48151623Li', 'xK4#vbq9Lm'])(
    'of two letters may stand anywhere in a password: %s',
    (password) => {
      expect(isCommonPassword(password, ['bo.li@example.com', 'Bo', 'Li'])).toBe(false);
    },
  );

  it.each(['Ana eats 7 green lemons!', 'Harbor-Lantern-77!', 'example.com-9a'])(
    'may stand in a long password, and what is not the person anywhere: %s',
    (password) => {
      expect(isCommonPassword(password, OWN)).toBe(false);
    },
  );
});
