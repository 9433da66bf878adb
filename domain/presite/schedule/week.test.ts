import { describe, expect, it } from 'vitest';
import { addDays, weekOf } from '../../civilDate';
import { STATUS } from '../../statuses';
import { scheduleWeek } from './columns';
import { weekPlaceOf } from './placement';
import { anItem, aSupervisor, DAY } from './testSchedule';

/** Monday to Sunday around Wednesday, 2026-03-11. */
const [MONDAY = '', , , THURSDAY = ''] = weekOf(DAY);
const ANA = aSupervisor(7, 'Alvarez');

const rows = (items: Parameters<typeof anItem>[0][], supervisors = [ANA]) =>
  scheduleWeek({
    date: DAY,
    today: DAY,
    items: items.map((given) => anItem(given)),
    supervisors,
    divisions: new Set([2]),
    compare: (a, b) => a.id - b.id,
  });
const standsIn = (items: Parameters<typeof anItem>[0][]): [number, string][] =>
  rows(items).flatMap((line) =>
    line.flatMap(({ key, items: placed }) => placed.map(({ item }): [number, string] => [item.id, key])),
  );

describe('the week of the presite schedule', () => {
  it('has a line for those nobody has and for each supervisor, each with a cell without a day and seven days [SDY-017]', () => {
    const lines = rows([]);
    expect(lines.map((line) => line[0]?.id)).toEqual([-2, 7]);
    for (const line of lines) expect(line.map(({ date }) => date)).toEqual([null, ...weekOf(DAY)]);
    expect(new Set(lines.flat().map(({ key }) => key)).size).toBe(16);
  });
  it('shows each item once, on its day, without a day, or past due on today [SDY-017]', () => {
    expect(
      standsIn([
        { id: 1 },
        { id: 2, scheduled_date: THURSDAY },
        { id: 3, scheduled_date: MONDAY, presite_supervisor_id: 7 },
        { id: 4, scheduled_date: addDays(MONDAY, -1), presite_supervisor_id: 7 },
        { id: 5, scheduled_date: addDays(MONDAY, 7), presite_supervisor_id: 7 },
        { id: 6, presite_supervisor_id: 7 },
      ]),
    ).toEqual([
      [1, '-2/'],
      [2, `-2/${THURSDAY}`],
      [6, '7/'],
      [3, `7/${MONDAY}`],
      [4, `7/${DAY}`],
    ]);
  });
  it('marks what is past due and leaves a done visit with its supervisor on its day [SDY-017 PSC-014]', () => {
    const placed = (given: Parameters<typeof anItem>[0]) => weekPlaceOf(anItem(given), { date: DAY, today: DAY });
    expect(placed({ scheduled_date: MONDAY, presite_supervisor_id: 7 })).toEqual({
      column: 7,
      mark: 'past_due',
      date: MONDAY,
    });
    expect(placed({ scheduled_date: MONDAY, presite_supervisor_id: 7, checkin_date: MONDAY })).toEqual({
      column: 7,
      mark: null,
      date: MONDAY,
    });
    expect(placed({ scheduled_date: MONDAY, checkin_date: MONDAY })).toBeNull();
    expect(
      placed({ scheduled_date: addDays(MONDAY, -1), status_id: STATUS.COMPLETE, presite_supervisor_id: 7 }),
    ).toBeNull();
  });
  it('of another week shows nothing of before, and what has no day [SDY-017]', () => {
    const next = { date: addDays(DAY, 7), today: DAY };
    expect(weekPlaceOf(anItem({ scheduled_date: addDays(MONDAY, -1) }), next)).toBeNull();
    expect(weekPlaceOf(anItem(), next)).toEqual({ column: -2, mark: null, date: null });
  });
});
