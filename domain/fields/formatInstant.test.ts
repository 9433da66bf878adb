import { describe, expect, it } from 'vitest';
import { formatInstant } from './formatInstant';

describe('an instant', () => {
  it("is shown by the wall clock of the business day, also in summer, or by another zone's", () => {
    expect(formatInstant('2026-03-04T15:05:00Z')).toBe('03/04/2026 09:05 AM');
    expect(formatInstant('2026-07-04T03:30:00Z')).toBe('07/03/2026 10:30 PM');
    expect(formatInstant('2026-03-04T15:05:00Z', 'UTC')).toBe('03/04/2026 03:05 PM');
  });

  it('that is none stays as it is', () => {
    expect(formatInstant('soon')).toBe('soon');
  });
});
