import { describe, expect, it } from 'vitest';
import type { DayNote } from '#domain/boards/workdays/dayNote';
import { weeksOfMonth } from '#domain/civilMonth';
import type { CalendarEntry } from './calendarApi';
import { calendarWeeks, crewsOf, phasesOf } from './calendarDays';

const anEntry = (date: string, fields: Partial<CalendarEntry> = {}): CalendarEntry => ({
  key: `crew_information:${date}${JSON.stringify(fields)}`,
  job_id: 1,
  job_detail_id: 1,
  date,
  order: 1,
  start_time: null,
  job_name: 'Residence',
  company_abbreviation: 'THO',
  crew_id: 1,
  crew_name: 'App 1',
  phase_id: 2,
  type_id: null,
  status_id: 2,
  yards: null,
  square_feet: null,
  ...fields,
});
const aNote = (date: string, crews: string[]): DayNote => ({
  key: `day_without_work:1:${date}`,
  date,
  crew_ids: crews.map((_, at) => at + 1),
  crews,
  is_off: true,
  en: 'Off',
  es: 'Libre',
});
const NOTES = [aNote('2026-03-12', []), aNote('2026-03-11', ['App 2', 'App 3'])];
const ALL = { crew: null, phase: null };
const month = (entries: readonly CalendarEntry[]) => ({
  month: '2026-03',
  today: '2026-03-11',
  entries,
  day_notes: NOTES,
});

describe('the weeks of a month', () => {
  it("begin on the weekday of the setting and hold every day of it, across the year's end and both clock changes [RPT-015]", () => {
    expect(weeksOfMonth('2026-03', 'Sunday').map((week) => [week[0], week[6], week.length])).toEqual([
      ['2026-03-01', '2026-03-07', 7],
      ['2026-03-08', '2026-03-14', 7],
      ['2026-03-15', '2026-03-21', 7],
      ['2026-03-22', '2026-03-28', 7],
      ['2026-03-29', '2026-04-04', 7],
    ]);
    const weeks = weeksOfMonth('2026-03', 'Monday');
    expect(weeks.map((week) => [week[0], week[6], week.length])).toEqual([
      ['2026-02-23', '2026-03-01', 7],
      ['2026-03-02', '2026-03-08', 7],
      ['2026-03-09', '2026-03-15', 7],
      ['2026-03-16', '2026-03-22', 7],
      ['2026-03-23', '2026-03-29', 7],
      ['2026-03-30', '2026-04-05', 7],
    ]);
    expect(weeksOfMonth('2026-12', 'Monday').at(-1)?.at(-1)).toBe('2027-01-03');
    expect(weeksOfMonth('2027-02', 'Monday')).toHaveLength(4);
    expect(
      weeksOfMonth('2026-11', 'Sunday')
        .flat()
        .filter((day) => day === '2026-11-01'),
    ).toHaveLength(1);
  });
});

describe('a calendar', () => {
  it('sums yards, or square feet, of the entries that are shown [RPT-015]', () => {
    const entries = [
      anEntry('2026-03-11', { square_feet: 610 }),
      anEntry('2026-03-11', { phase_id: 1, crew_name: 'Prep 1' }),
      anEntry('2026-03-11', { square_feet: 90.5, crew_name: 'App 2' }),
    ];
    const day = (filter: Parameters<typeof calendarWeeks>[1]) =>
      calendarWeeks(month(entries), filter, 'Monday')[2]?.[2];
    expect(day(ALL)).toMatchObject({ date: '2026-03-11', isOfMonth: true, quantity: 700.5 });
    expect(day({ crew: 'App 2', phase: null })).toMatchObject({ quantity: 90.5, entries: [{ crew_name: 'App 2' }] });
    expect(day({ crew: null, phase: 1 })).toMatchObject({ quantity: 0, entries: [{ crew_name: 'Prep 1' }] });
  });

  it('tells of each day who does not work, of the crew that is asked for alone [SDY-001]', () => {
    const told = (crew: string | null) =>
      calendarWeeks(month([]), { crew, phase: null }, 'Monday')
        .flat()
        .flatMap(({ date, notes }) => notes.map(({ crews }) => [date, ...crews]));
    expect(told(null)).toEqual([['2026-03-11', 'App 2', 'App 3'], ['2026-03-12']]);
    expect(told('App 3')).toEqual(told(null));
    expect(told('App 1')).toEqual([['2026-03-12']]);
  });

  it('offers the crews and phases that the month has', () => {
    const entries = [
      anEntry('2026-03-01', { crew_name: 'App 10' }),
      anEntry('2026-03-02', { crew_name: null, phase_id: 5 }),
      anEntry('2026-03-03', { crew_name: 'App 2', phase_id: 1 }),
    ];
    expect([crewsOf({ entries }), phasesOf({ entries })]).toEqual([
      ['App 2', 'App 10', ''],
      [1, 2, 5],
    ]);
  });
});
