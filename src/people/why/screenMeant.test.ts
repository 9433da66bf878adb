import { describe, expect, it } from 'vitest';
import { screenMeant } from './screenMeant';

const NAMES = new Map([
  ['/week/gunite', 'Gunite Week'],
  ['/day/gunite', 'Gunite Day'],
  ['/reports/year-over-year/gunite', 'Year Over Year'],
  ['/reports/year-over-year/pebble', 'Year Over Year'],
]);

describe('the screen that a typed text means', () => {
  it.each([
    ['Year Over Year', '/reports/year-over-year/gunite'],
    ['year over', '/reports/year-over-year/gunite'],
    [' gunite week ', '/week/gunite'],
    ['/job/20590/edit', '/job/20590/edit'],
    ['https://trowel.example.com/week/gunite?date=2026-11-27#top', '/week/gunite'],
    ['/week/gunite?date=2026-11-27', '/week/gunite'],
    ['http://localhost:3001', '/'],
  ])('is, of %s, %s', (typed, address) => expect(screenMeant(typed, NAMES)).toBe(address));

  it('is none of several, and none of what nothing is called', () => {
    expect(screenMeant('gunite', NAMES)).toBe('gunite');
    expect(screenMeant('payroll', NAMES)).toBe('payroll');
  });
});
