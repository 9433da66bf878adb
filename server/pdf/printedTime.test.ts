import { describe, expect, it } from 'vitest';
import { printedTime } from './printedTime';

describe('the printed time of a paper', () => {
  it('is written as every other moment, by the clock of the business [UI-005]', () => {
    expect(printedTime(new Date('2026-03-02T15:00:00Z'))).toBe('03/02/2026 09:00 AM');
    expect(printedTime(new Date('2026-07-01T04:59:00Z'))).toBe('06/30/2026 11:59 PM');
  });
});
