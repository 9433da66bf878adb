import { describe, expect, it } from 'vitest';
import { weatherOfDays, type SpanValue } from './dayWeather';
import { timeSpanOf } from './timeSpan';

const HOUR = 3_600_000;

describe('timeSpanOf', () => {
  it.each([
    ['2026-12-01T06:00:00+00:00/PT6H', '2026-12-01T06:00:00Z', 6],
    ['2026-12-01T06:00:00Z/PT1H', '2026-12-01T06:00:00Z', 1],
    ['2026-12-01T00:00:00-06:00/P1DT6H', '2026-12-01T06:00:00Z', 30],
    ['2026-12-01T06:00:00+00:00/P2D', '2026-12-01T06:00:00Z', 48],
    ['2026-12-01T06:00:00+00:00/PT90M', '2026-12-01T06:00:00Z', 1.5],
  ])('reads %s', (text, start, hours) => {
    const from = Date.parse(start);
    expect(timeSpanOf(text)).toEqual({ from, to: from + hours * HOUR });
  });

  it.each([
    ['no duration', '2026-12-01T06:00:00+00:00'],
    ['an empty one', '2026-12-01T06:00:00+00:00/P'],
    ['none at all', '2026-12-01T06:00:00+00:00/PT0H'],
    ['a year', '2026-12-01T06:00:00+00:00/P365D'],
    ['no zone', '2026-12-01T06:00:00/PT6H'],
    ['no day', '2026-13-41T06:00:00+00:00/PT6H'],
    ['a third part', '2026-12-01T06:00:00+00:00/PT6H/PT6H'],
    ['nonsense', 'tomorrow/PT6H'],
  ])('refuses %s', (_what, text) => {
    expect(timeSpanOf(text)).toBeNull();
  });
});

/** Spans by the wall clock of Houston in December. */
const span = (start: string, hours: number, value: number): SpanValue => {
  const from = Date.parse(`${start}:00-06:00`);
  return { from, to: from + hours * HOUR, value };
};
const MONDAY_5_AM = Date.parse('2026-11-30T05:00:00-06:00');

describe('weatherOfDays', () => {
  it('takes the likeliest hour of work, and the share of the rain that falls in those hours', () => {
    const percent = [
      span('2026-12-01T00:00', 12, 40),
      span('2026-12-01T12:00', 6, 70),
      span('2026-12-01T18:00', 6, 95),
    ];
    // Half of the first falls before 6 AM, and nothing of the last counts.
    const millimetres = [span('2026-12-01T00:00', 12, 10.16), span('2026-12-01T18:00', 6, 50)];
    expect(weatherOfDays({ percent, millimetres }, MONDAY_5_AM)).toEqual([
      { date: '2026-12-01', rain_percent: 70, rain_inches: 0.2, is_partial: false },
    ]);
  });

  it('says that hours are missing, in the midst of a day and at the end of the forecast', () => {
    const percent = [
      span('2026-12-01T06:00', 4, 10),
      span('2026-12-01T12:00', 6, 20),
      span('2026-12-02T00:00', 10, 30),
    ];
    expect(weatherOfDays({ percent, millimetres: [] }, MONDAY_5_AM)).toEqual([
      { date: '2026-12-01', rain_percent: 20, rain_inches: null, is_partial: true },
      { date: '2026-12-02', rain_percent: 30, rain_inches: null, is_partial: true },
    ]);
  });

  it('leaves out a day of which nothing is known, which is not a dry one', () => {
    const percent = [span('2026-12-01T06:00', 12, 10), span('2026-12-03T06:00', 12, 20)];
    expect(weatherOfDays({ percent, millimetres: [] }, MONDAY_5_AM).map(({ date }) => date)).toEqual([
      '2026-12-01',
      '2026-12-03',
    ]);
  });

  it('counts of today what is still to come', () => {
    const percent = [span('2026-11-30T05:00', 7, 90), span('2026-11-30T12:00', 6, 20)];
    const at = (time: string) => weatherOfDays({ percent, millimetres: [] }, Date.parse(`2026-11-30T${time}:00-06:00`));
    expect(at('13:20')).toEqual([{ date: '2026-11-30', rain_percent: 20, rain_inches: null, is_partial: false }]);
    expect(at('18:00')).toEqual([]);
  });

  it('knows the hours of work on the day on which the clocks change', () => {
    const night = Date.parse('2027-03-14T00:00:00-06:00');
    const percent = [
      { from: night, to: night + 6 * HOUR, value: 80 },
      { from: night + 6 * HOUR, to: night + 24 * HOUR, value: 30 },
    ];
    // 6 AM is five hours after midnight there.
    expect(weatherOfDays({ percent, millimetres: [] }, night)[0]).toMatchObject({
      rain_percent: 80,
      is_partial: false,
    });
  });

  it('has no days of a forecast that is empty', () => {
    expect(weatherOfDays({ percent: [], millimetres: [] }, MONDAY_5_AM)).toEqual([]);
  });
});
