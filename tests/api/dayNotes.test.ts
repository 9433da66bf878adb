import ICAL from 'ical.js';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '#domain/civilDate';
import { invalidateActors } from '../../server/access/actor';
import { testApp } from '../support/app';
import { TEST_TODAY } from '../support/clock';
import { proofOf } from '../support/security';
import { ANA, PLASTERER, warrantyFixture } from '../support/warrantyFixture';

const app = await testApp();
const { pool } = app.database;
const board = await warrantyFixture(app);
const PREP = 53;
const TOMORROW = addDays(TEST_TODAY, 1);

interface Note {
  date: string;
  crews: string[];
  is_off: boolean;
  en: string;
  es: string;
}
const NOTES = 'day_notes { date crews is_off en es }';
const CALLS = {
  calendar: `{ calendar(category: pebble, month: "2026-03") { ${NOTES} } }`,
  team: `{ teamSchedule(start_date: "${TEST_TODAY}") { ${NOTES} } }`,
  month: `{ calendar(category: warranty, month: "2026-03") { ${NOTES} } }`,
  mine: `{ mySchedule(start_date: "${TEST_TODAY}") { ${NOTES} } }`,
  stops: `{ myStops { ${NOTES} } }`,
};
const notes = async (account: string, call: keyof typeof CALLS): Promise<Note[]> => {
  const { data } = await app.graphql<Record<string, { day_notes: Note[] }>>(account, CALLS[call]);
  return Object.values(data ?? {})[0]?.day_notes ?? [];
};
const told = async (account: string, call: keyof typeof CALLS): Promise<string[]> =>
  (await notes(account, call)).map(({ date, crews, en }) => [date.slice(8), ...crews, en].join(' '));

const insert = (fields: Record<string, unknown>) =>
  board.insert('day_without_work', { first_day: TEST_TODAY, last_day: fields.first_day ?? TEST_TODAY, ...fields });

/** A few accounts that look: who reads absences, who sees calendars alone, and a man of the crew. */
beforeAll(async () => {
  await pool.query(
    "update app_user set employee_id = $1 where email in ('crew@trowel.test', 'subcontractor@trowel.test')",
    [PLASTERER],
  );
  await pool.query("update app_user set employee_id = $1 where email = 'supervisor@trowel.test'", [ANA]);
  for (const code of ['CAN_VIEW_REPORTS', 'CAN_VIEW_REPORT_CALENDAR_PEBBLE', 'CAN_VIEW_MY_JOBS'])
    await pool.query(
      `insert into user_permission (user_id, category_name, has_permission)
       select id, $1, true from app_user where email in ('estimator@trowel.test', 'subcontractor@trowel.test')
       on conflict do nothing`,
      [code],
    );
  invalidateActors();
});

beforeEach(async () => {
  await pool.query('delete from day_without_work');
  await insert({ kind: 'holiday', name: 'Founders Day', first_day: TOMORROW });
  await insert({ kind: 'closure', lookup_company_division_id: 3, name: 'inventory', first_day: '2026-03-13' });
  await insert({ kind: 'crew_off', crew_id: PREP, reason: 'sick', first_day: '2026-03-16' });
  await insert({ kind: 'own_block', crew_id: PREP, name: 'Yard work', start_time: '07:00', end_time: '09:00' });
  await insert({ kind: 'away', employee_id: PLASTERER, reason: 'training', first_day: '2026-03-17' });
  await insert({ kind: 'away', employee_id: ANA, reason: 'vacation', first_day: '2026-03-13', last_day: '2026-03-20' });
});

describe('the days without work of calendars and schedules [SDY-001]', () => {
  it('stand on the calendar of a board, why and who for those alone who read absences', async () => {
    expect(await told('scheduler', 'calendar')).toEqual([
      '11 Prep 1 Yard work 7:00-9:00',
      '12 Founders Day',
      '13 Closed: inventory',
      '16 Prep 1 Off: sick',
      '17 Prep 1 Paul Plaster away: training',
    ]);
    expect(await told('estimator', 'calendar')).toEqual([
      '11 Prep 1 Own block 7:00-9:00',
      '12 Founders Day',
      '13 Closed: inventory',
      '16 Prep 1 Off',
    ]);
    expect((await notes('scheduler', 'calendar')).find(({ date }) => date === '2026-03-16')).toMatchObject({
      is_off: true,
      es: 'Libre: enfermedad',
    });
  });

  it('are holidays and closures alone for a subcontractor', async () => {
    expect(await told('subcontractor', 'calendar')).toEqual(['12 Founders Day', '13 Closed: inventory']);
    expect(await told('subcontractor', 'mine')).toEqual(['12 Founders Day', '13 Closed: inventory']);
  });

  it("stand on the team's week and on the month list beside the fieldworker", async () => {
    expect(await told('supervisor', 'team')).toEqual([
      '12 Founders Day',
      ...['13', '14', '15'].map((day) => `${day} Ana Ruiz Away: vacation`),
    ]);
    expect(await told('scheduler', 'month')).toContain('20 Ana Ruiz Away: vacation');
  });

  it('are told on My Schedule and Today to the people of a crew: their block, that the crew is off, and why they are away themselves', async () => {
    expect(await told('crew', 'mine')).toEqual([
      '11 Prep 1 Yard work 7:00-9:00',
      '12 Founders Day',
      '13 Closed: inventory',
      '16 Prep 1 Off',
      '17 Away: training',
    ]);
    expect(await told('crew', 'stops')).toEqual(['11 Prep 1 Yard work 7:00-9:00', '12 Founders Day']);
    expect(await told('supervisor', 'mine')).toEqual([
      '12 Founders Day',
      ...['13', '14', '15', '16', '17'].map((day) => `${day} Away: vacation`),
    ]);
  });

  it('are entries of whole days in a calendar feed, in its language and without the reason of an absence', async () => {
    const { data } = await app.graphql<{ renewCalendarFeed: { path: string } }>(
      'crew',
      `mutation ($proof: String) { renewCalendarFeed(employee_id: ${PLASTERER}, proof: $proof) { path } }`,
      { proof: await proofOf(app, 'crew') },
    );
    const read = async (language: string): Promise<string> =>
      (await fetch(`${app.url}${data?.renewCalendarFeed.path}&language=${language}`)).text();
    const events = async (language = 'en') =>
      new ICAL.Component(ICAL.parse(await read(language)))
        .getAllSubcomponents('vevent')
        .map((one) => new ICAL.Event(one));
    const said = (await events()).map(({ summary, startDate, endDate }) => [
      summary,
      String(startDate),
      String(endDate),
    ]);
    expect(said).toEqual([
      ['Prep 1: Yard work 7:00-9:00', '2026-03-11T07:00:00', '2026-03-11T09:00:00'],
      ['Founders Day', '2026-03-12', '2026-03-13'],
      ['Closed: inventory', '2026-03-13', '2026-03-14'],
      ['Prep 1: Off', '2026-03-16', '2026-03-17'],
      ['Away', '2026-03-17', '2026-03-18'],
    ]);
    expect((await events('es')).map(({ summary }) => summary)).toContain('Ausente');
    expect(await read('en')).not.toMatch(/sick|training/);
    // What is taken back is told as cancelled.
    await pool.query("delete from day_without_work where kind = 'away'");
    const gone = (await events()).find(({ summary }) => summary === 'Cancelled: Away');
    expect(gone?.component.getFirstPropertyValue('status')).toBe('CANCELLED');
  });
});
