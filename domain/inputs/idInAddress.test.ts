import { expect, it } from 'vitest';
import { idInAddress } from './idInAddress';

it.each<[string, number | null]>([
  ['1042', 1042],
  ['2147483647', 2_147_483_647],
  ['2147483648', null],
  ['12345678901234567890', null],
  ['0', null],
  ['-3', null],
  ['1e3', null],
  ['12 ', null],
  ['x', null],
  ['', null],
])('reads %j in an address as the id %j', (text, id) => expect(idInAddress(text)).toBe(id));
