import { beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../support/app';
import { TEST_TODAY } from '../support/clock';
import { ANA, BEN, GONE, warrantyFixture } from '../support/warrantyFixture';

const app = await testApp();
const board = await warrantyFixture(app);
beforeEach(() => board.clear());

interface Entry {
  date: string;
  start: string | null;
  order: number | null;
  job_name: string;
  crew_name: string | null;
  yards: number | null;
  square_feet: number | null;
  city: string | null;
  description: string | null;
}

const ENTRY = 'date start order job_name crew_name yards square_feet city description';
const CALENDAR = `query($category: BoardCategory!, $month: String) { calendar(category: $category, month: $month) { month today entries { ${ENTRY} } } }`;
const TEAM = `query($start_date: Date, $end_date: Date) { teamSchedule(start_date: $start_date, end_date: $end_date) { today days fieldworkers { id name } visits { ${ENTRY} crew_id } } }`;

const calendar = async (account: string, variables: Record<string, unknown>) =>
  app.graphql<{ calendar: { month: string; today: string; entries: Entry[] } }>(account, CALENDAR, variables);
const team = async (account: string, start_date?: string, end_date?: string) =>
  app.graphql<{
    teamSchedule: {
      today: string;
      days: string[];
      fieldworkers: { id: number; name: string }[];
      visits: (Entry & { crew_id: number | null })[];
    };
  }>(account, TEAM, { start_date, end_date });

const visit = (id: number, date: string, time: string, fieldworker_id: number | null, more = {}) => ({
  id,
  fieldworker_id,
  start: `${date}T${time}:00`,
  end: `${date}T23:00:00`,
  ...more,
});

describe('calendar', () => {
  it('has the days of the neighbours in its first and last weeks where it is asked for whole weeks [RPT-015]', async () => {
    const days = ['2026-03-29', '2026-04-04', '2026-04-05', '2026-04-06', '2026-03-01', '2026-02-23', '2026-02-22'];
    await board.aJob({ id: 1, visits: days.map((date, index) => visit(index + 1, date, '09:00', ANA)) });
    const dates = async (whole_weeks: boolean): Promise<string[]> => {
      const { data } = await app.graphql<{ calendar: { entries: Entry[] } }>(
        'display',
        'query ($whole_weeks: Boolean) { calendar(category: warranty, month: "2026-03", whole_weeks: $whole_weeks) { entries { date } } }',
        { whole_weeks },
      );
      return data?.calendar.entries.map(({ date }) => date) ?? [];
    };
    // Sunday 1 March to Saturday 4 April, or Monday 23 February to Sunday 5 April.
    expect(await dates(true)).toEqual(['2026-02-23', '2026-03-01', '2026-03-29', '2026-04-04', '2026-04-05']);
    expect(await dates(false)).toEqual(['2026-03-01', '2026-03-29']);
  });

  it('lists the visits of a month by day and start, to its last minute, with worker, job and description [RPT-015 BRD-011]', async () => {
    await board.aJob({
      id: 1,
      visits: [
        visit(1, '2026-03-31', '22:45', ANA),
        visit(2, '2026-03-01', '09:00', null),
        visit(3, '2026-02-28', '09:00', ANA),
        visit(4, '2026-04-01', '00:00', ANA),
      ],
    });
    await board.aJob({ id: 2, visits: [visit(5, '2026-03-01', '05:00', BEN, { completion: true })] });
    await app.database.pool.query('insert into warranty_details (job_detail_id, description_notes) values (1, $1)', [
      'Tile is loose',
    ]);
    const { data } = await calendar('display', { category: 'warranty', month: '2026-03' });
    expect(data?.calendar.month).toBe('2026-03');
    expect(data?.calendar.today).toBe(TEST_TODAY);
    expect(
      data?.calendar.entries.map(({ date, start, job_name, crew_name }) => [
        date,
        start?.slice(11),
        job_name,
        crew_name,
      ]),
    ).toEqual([
      ['2026-03-01', '05:00:00', 'Job 2', 'Ben Olsen'],
      ['2026-03-01', '09:00:00', 'Job 1', null],
      ['2026-03-31', '22:45:00', 'Job 1', 'Ana Ruiz'],
    ]);
  });

  it('lists gunite with its yards and pebble with the square feet of its applications, by crew and order, without what is cancelled [RPT-015]', async () => {
    await board.aJob({ id: 1, category_id: 1, status_id: 2 });
    await board.aJob({ id: 2, category_id: 2, status_id: 2 });
    await app.database.pool.query(`update job_detail set plan_ia = 610 where id = 2`);
    await app.database.pool.query(
      `insert into gunite_history (job_detail_id, type_id, status_id, gunite_date, yardage, job_order) values (1, 1, 2, '2026-03-11', 61.5, 1), (1, 2, 6, '2026-03-12', 9, 1)`,
    );
    await app.database.pool.query(
      `insert into crew_information (job_detail_id, phase_type_id, status_id, date, crew_id, job_order) values (2, 1, 2, '2026-03-11', 53, 2), (2, 2, 2, '2026-03-12', 53, 1)`,
    );
    const gunite = await calendar('admin', { category: 'gunite', month: '2026-03' });
    expect(gunite.data?.calendar.entries).toMatchObject([
      { date: '2026-03-11', order: 1, yards: 61.5, crew_name: null },
    ]);
    const pebble = await calendar('admin', { category: 'pebble', month: '2026-03' });
    expect(pebble.data?.calendar.entries).toMatchObject([
      { date: '2026-03-11', order: 2, square_feet: null, crew_name: 'Prep 1' },
      { date: '2026-03-12', order: 1, square_feet: 610 },
    ]);
  });

  it('shows this month for a month that is none, and asks for the right of each calendar [RPT-015]', async () => {
    for (const month of [undefined, '2026-13', '2026-3', 'March'])
      expect((await calendar('admin', { category: 'warranty', month })).data?.calendar.month).toBe('2026-03');
    for (const [account, category] of [
      ['display', 'gunite'],
      ['display', 'pebble'],
      ['warehouse', 'warranty'],
      ['nobody', 'gunite'],
    ] as const) {
      expect((await calendar(account, { category })).errors?.[0]?.extensions?.code, `${account} ${category}`).toBe(
        'FORBIDDEN',
      );
    }
  });
});

describe('teamSchedule', () => {
  it('lists the visits of the week of a day and whoever has a row, an inactive worker with a visit too [RPT-015 BRD-011]', async () => {
    await board.aJob({
      id: 1,
      visits: [
        visit(1, '2026-03-15', '08:00', GONE),
        visit(2, '2026-03-16', '08:00', ANA),
        visit(3, '2026-03-09', '10:00', null),
      ],
    });
    const { data } = await team('supervisor', '2026-03-12');
    expect(data?.teamSchedule.days).toEqual([
      '2026-03-09',
      '2026-03-10',
      '2026-03-11',
      '2026-03-12',
      '2026-03-13',
      '2026-03-14',
      '2026-03-15',
    ]);
    expect(data?.teamSchedule.visits.map(({ date, crew_id }) => [date, crew_id])).toEqual([
      ['2026-03-09', null],
      ['2026-03-15', GONE],
    ]);
    expect(data?.teamSchedule.fieldworkers.map(({ name }) => name)).toEqual([
      'Ben Olsen',
      'Ana Ruiz',
      'Carl Adams',
      'Gus Gone',
    ]);
    expect((await team('supervisor')).data?.teamSchedule.days[0]).toBe('2026-03-09');
    expect((await team('scheduler', '2027-01-01')).data?.teamSchedule.days).toEqual(
      expect.arrayContaining(['2026-12-28', '2027-01-03']),
    );
  });

  it('lists the days that are asked for, a month of them at most', async () => {
    await board.aJob({ id: 1, visits: [visit(1, '2026-03-01', '08:00', ANA), visit(2, '2026-03-31', '08:00', ANA)] });
    const { data } = await team('supervisor', '2026-03-01', '2026-03-31');
    expect(data?.teamSchedule.days).toHaveLength(31);
    expect(data?.teamSchedule.visits.map(({ date }) => date)).toEqual(['2026-03-01', '2026-03-31']);
    for (const end of ['2026-04-01', '2026-02-28'])
      expect((await team('supervisor', '2026-03-01', end)).errors?.[0]?.extensions).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: [{ path: 'end_date' }],
      });
  });

  it('is for those who supervise others [RPT-009]', async () => {
    expect((await team('display')).errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
    expect((await team('office')).errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
  });
});
