import { expect, it } from 'vitest';
import { filmLength } from './filmLength';

it('is written as players write it, and not at all where a film does not say it [FLD-010]', () => {
  expect([0.2, 7.4, 59.6, 750, 3723].map(filmLength)).toEqual(['0:01', '0:07', '1:00', '12:30', '1:02:03']);
  expect([0, -1, Number.NaN, Number.POSITIVE_INFINITY].map(filmLength)).toEqual(['', '', '', '']);
});
