import { describe, expect, it } from 'vitest';
import { aDayWithoutWork } from '../boards/workdays/testDay';
import { addDays } from '../civilDate';
import { daysOffFacts } from './daysOffFacts';
import { feedItems, keptItems, type CalendarItem } from './feedItems';
import { calendarText } from './icalendar';
import { scheduleEvent } from './scheduleEvent';

const DAY = '2026-03-12';
const DATES = Array.from({ length: 30 }, (_, at) => addDays('2026-03-05', at));
const CREWS = [{ id: 41, name: 'Gunite 1', division_id: 2 }];
const factsOf = (...days: Parameters<typeof aDayWithoutWork>[0][]) =>
  daysOffFacts(
    days.map((day) => aDayWithoutWork(day)),
    { employee_id: 9 },
    CREWS,
    DATES,
  );
/** What is told at noon of a day, as it is kept and read again. */
const merge = (before: readonly CalendarItem[], off: ReturnType<typeof factsOf>, day = '2026-03-12'): CalendarItem[] =>
  keptItems.parse(
    JSON.parse(
      JSON.stringify(feedItems(before, [], { now: new Date(`${day}T18:00:00Z`), first: addDays(day, -7), off })),
    ),
  );
const linesOf = (
  items: readonly CalendarItem[],
  language: 'en' | 'es' = 'en',
  employee_id: number | null = 9,
): string[] =>
  calendarText(
    'Gunite 1',
    items.map((item) => scheduleEvent(item, 'https://x.test', language, employee_id)),
    new Date(`${DAY}T18:00:00Z`),
  )
    .split('\r\n')
    .filter((line) => /^(UID|DTSTART[;:].*2026|DTEND|SUMMARY|STATUS|URL|TRIGGER)/.test(line));

describe('days without work in a calendar feed [SDY-001]', () => {
  it('are entries of whole days, a vacation in one, and ring for nobody', () => {
    const told = merge(
      [],
      factsOf({ id: 7, kind: 'away', employee_id: 9, first_day: '2026-03-01', last_day: '2026-03-14' }),
    );
    expect(linesOf(told)).toEqual([
      'UID:day_without_work-7@x.test',
      'DTSTART;VALUE=DATE:20260301',
      'DTEND;VALUE=DATE:20260315',
      'SUMMARY:Away',
      'URL:https://x.test/Schedule?date=2026-03-01&employee=9',
      'STATUS:CONFIRMED',
    ]);
    expect(linesOf(told, 'es')).toContain('SUMMARY:Ausente');
  });

  it('lead to no page where a crew follows them: My Schedule shows that of an employee', () => {
    const told = merge([], factsOf({ id: 7, kind: 'crew_off', crew_id: 41 }));
    expect(linesOf(told, 'en', null).join()).not.toContain('URL');
    expect(linesOf(told, 'en', 9)).toContain(`URL:https://x.test/Schedule?date=${DAY}&employee=9`);
  });

  it('stand day by day for a closed plant, and with their hours for single hours', () => {
    const plant = factsOf({
      kind: 'plant_closed',
      plant_name: 'East',
      plant_crew_days: [`41 ${DAY}`, '41 2026-03-14'],
      last_day: '2026-03-14',
    });
    expect(plant.map(({ key, date, until }) => [key, date, until])).toEqual([
      [`day_without_work:1:${DAY}`, DAY, null],
      ['day_without_work:1:2026-03-14', '2026-03-14', null],
    ]);
    const [block] = factsOf({
      kind: 'own_block',
      crew_id: 41,
      name: 'Yard work',
      start_time: '07:00',
      end_time: '09:00',
    });
    expect(block).toMatchObject({
      start: `${DAY}T07:00:00`,
      end: `${DAY}T09:00:00`,
      en: 'Gunite 1: Yard work 7:00-9:00',
    });
    expect(factsOf({ kind: 'crew_off', crew_id: 42 })).toEqual([]);
  });

  it('keep their name when they change, and are told as cancelled when they are gone, also while they last', () => {
    const first = merge(
      [],
      factsOf({ id: 7, kind: 'crew_off', crew_id: 41, first_day: '2026-03-02', last_day: '2026-03-20' }),
    );
    expect(
      merge(
        first,
        factsOf({ id: 7, kind: 'crew_off', crew_id: 41, first_day: '2026-03-02', last_day: '2026-03-20' }),
        '2026-03-15',
      ),
    ).toEqual(first);
    const longer = merge(
      first,
      factsOf({ id: 7, kind: 'crew_off', crew_id: 41, first_day: '2026-03-02', last_day: '2026-03-21' }),
    );
    expect(longer[0]?.sequence).toBeGreaterThan(first[0]?.sequence ?? Infinity);
    // Its first day lies before what a feed tells; it would stand for good in programs that are not told of its end.
    expect(linesOf(merge(longer, [], '2026-03-16'))).toContain('STATUS:CANCELLED');
    expect(merge(longer, [], '2026-04-01')).toEqual([]);
  });

  it('are told after what an earlier version kept, which has none of their fields', () => {
    const [item] = merge([], factsOf({ id: 7 }));
    const facts = Object.fromEntries(
      Object.entries(item?.facts ?? {}).filter(([name]) => !['until', 'en', 'es'].includes(name)),
    );
    expect(keptItems.parse([{ ...item, facts }])).toMatchObject([{ facts: { until: null, en: null } }]);
  });
});
