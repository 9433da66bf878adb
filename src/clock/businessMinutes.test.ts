import { afterEach, describe, expect, it, vi } from 'vitest';
import { civilDateOf } from '#domain/civilDate';
import { businessMinutes } from './businessMinutes';

/** Where browsers may be. */
const ZONES = ['America/Chicago', 'Pacific/Auckland', 'Asia/Kolkata', 'America/Los_Angeles', 'UTC'] as const;

const inEachZone = <Value>(read: () => Value): Value[] =>
  ZONES.map((zone) => {
    vi.stubEnv('TZ', zone);
    return read();
  });

describe('the clock of the business', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it("is Chicago's, in whatever zone the browser is", () => {
    vi.stubEnv('TZ', 'Pacific/Auckland');
    expect(new Date('2026-03-11T04:30:00Z').getHours()).toBe(17);
    const noon = new Date('2026-03-11T04:30:00Z');
    expect(new Set(inEachZone(() => `${civilDateOf(noon)} ${businessMinutes(noon)}`))).toEqual(
      new Set([`2026-03-10 ${23 * 60 + 30}`]),
    );
  });

  it('skips and repeats an hour on the two Sundays, and no day', () => {
    const at = (instant: string): string =>
      `${civilDateOf(new Date(instant))} ${businessMinutes(new Date(instant)) / 60}`;
    expect(['2026-03-08T07:59:00Z', '2026-03-08T08:00:00Z'].map((instant) => at(instant).slice(0, 12))).toEqual([
      '2026-03-08 1',
      '2026-03-08 3',
    ]);
    expect(['2026-11-01T06:00:00Z', '2026-11-01T07:00:00Z'].map(at)).toEqual(['2026-11-01 1', '2026-11-01 1']);
    expect(['2027-01-01T05:59:00Z', '2027-01-01T06:00:00Z'].map((instant) => at(instant).slice(0, 10))).toEqual([
      '2026-12-31',
      '2027-01-01',
    ]);
  });
});
