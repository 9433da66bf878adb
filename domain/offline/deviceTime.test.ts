import { describe, expect, it } from 'vitest';
import { deviceTime, isToldApart } from './deviceTime';

const NOW = new Date('2026-03-02T20:00:00Z');

describe('the time of a device', () => {
  it.each([
    ['2026-03-01T13:42:00.000Z', '2026-03-01T13:42:00.000Z'],
    ['2026-03-01T07:42:00-06:00', '2026-03-01T13:42:00.000Z'],
    ['2026-03-02T20:01:00Z', '2026-03-02T20:01:00.000Z'],
    ['2026-03-03T20:00:00Z', null],
    ['1970-01-01T00:00:00Z', null],
    ['2025-11-01T00:00:00Z', null],
    ['yesterday', null],
    ['2026-13-45T99:00:00Z', null],
    ['', null],
    [undefined, null],
  ])('of %s is %s', (said, told) => {
    expect(deviceTime(said, NOW)).toBe(told);
  });

  it('is told beside that of the server when they differ by more than a minute', () => {
    expect(isToldApart('2026-03-02T19:58:00Z', '2026-03-02T20:00:00Z')).toBe(true);
    expect(isToldApart('2026-03-02T19:59:30Z', '2026-03-02T20:00:00Z')).toBe(false);
    expect(isToldApart(null, '2026-03-02T20:00:00Z')).toBe(false);
  });
});
