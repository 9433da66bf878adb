import { expect, it } from 'vitest';
import { yesNo } from './yesNo';

it('a boolean reads YES or NO, and nothing when it was not answered [UI-032 JOB-032]', () => {
  expect([yesNo(true), yesNo(false), yesNo(null), yesNo(true, 'es')]).toEqual(['YES', 'NO', '', 'SÍ']);
});
