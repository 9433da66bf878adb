import { beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../support/app';
import { mutationIdOf, refusalOf } from '../support/boardFixture';
import { TEST_TODAY } from '../support/clock';
import { DAY_1, guniteFixture } from '../support/guniteFixture';
import { addDays, startOfWeek } from '#domain/civilDate';

const app = await testApp();
const board = await guniteFixture(app);
const MON = addDays(startOfWeek(TEST_TODAY), 7);
const TUE = addDays(MON, 1);

const PLAN = 'mutation ($plan: CrewDayPlanInput!) { planCrewDay(plan: $plan) { crew_id } }';
const BOARD = `query ($date: Date, $since: String) { boardCards(category: gunite, view: week, date: $date, since: $since) {
  cursor is_complete cards { key start_time version } crew_plants { crew_id date plant_id name lat lon is_usual }
  sub_jobs { id lat lon } days_without_work { kind name plant_name plant_crew_days } } }`;
interface Board {
  cursor: string;
  cards: { key: string; start_time: string | null; version: number }[];
  crew_plants: { crew_id: number; date: string; name: string; is_usual: boolean }[] | null;
  sub_jobs: { id: number; lat: number | null; lon: number | null }[];
  days_without_work: { kind: string; plant_name: string | null; plant_crew_days: string[] }[] | null;
}
const shown = async (since?: string): Promise<Board> => {
  const { data } = await app.graphql<{ boardCards: Board }>('scheduler', BOARD, { date: MON, since });
  if (!data) throw new Error('no board');
  return data.boardCards;
};
const plan = (fields: object, account = 'scheduler') =>
  app.graphql<{ planCrewDay: object }>(account, PLAN, { plan: { crew_id: 41, date: MON, ...fields } });
const UNDO = 'mutation ($id: ID!) { undo(mutation_id: $id) { mutation_id } }';

const plantsOf = async (): Promise<[number, string, string, boolean][]> =>
  ((await shown()).crew_plants ?? []).map(({ crew_id, date, name, is_usual }) => [crew_id, date, name, is_usual]);
const startOf = async (id: number): Promise<unknown> => (await board.row('gunite_history', id))?.start_time;

beforeEach(async () => {
  await board.clear();
  await board.pool.query('delete from crew_day');
  await board.pool.query('delete from day_without_work where holiday_rule is null');
  await board.pool.query('update crew set plant_id = null');
  await board.pool.query('delete from plant');
  await board.pool.query(
    "insert into plant (id, name, lat, lon, is_active) values (1, 'Katy Plant', 29.7869, -95.8242, true), (2, 'North Plant', 29.9507, -95.3942, true), (3, 'Old Plant', 30, -95, false)",
  );
  await board.pool.query('update crew set plant_id = 1 where id = 41');
  await board.aJob(1, { address_line_1: '12 Oak St', city: 'Katy', lat: 29.785812, lon: -95.824461 });
  await board.aJob(2, { temp_lat: 29.6899, temp_lon: -95.8997 });
  await board.aGuniteSubJob({
    id: 1,
    history: [{ id: 1, type: DAY_1, crew_id: 41, gunite_date: MON, job_order: 1, yardage: 40 }],
  });
  await board.aGuniteSubJob({
    id: 2,
    history: [{ id: 2, type: DAY_1, crew_id: 41, gunite_date: MON, job_order: 2, yardage: 20 }],
  });
  await board.aGuniteSubJob({ id: 3, history: [{ id: 3, type: DAY_1 }] });
});

describe('the places of a board', () => {
  it('are told to some half mile, the estimated one where no other is known, null for none [SDY-016]', async () => {
    const { sub_jobs } = await shown();
    expect(sub_jobs.toSorted((a, b) => a.id - b.id)).toEqual([
      { id: 1, lat: 29.79, lon: -95.82 },
      { id: 2, lat: 29.69, lon: -95.9 },
      { id: 3, lat: null, lon: null },
    ]);
  });
});

describe("a crew's day", () => {
  const starts = [
    { id: 1, start_time: '09:30' },
    { id: 2, start_time: '07:00' },
  ];

  it('gets start times and a plant in one change, which one undo takes back whole [SDY-018]', async () => {
    const before = await shown();
    expect(before.crew_plants?.filter(({ date }) => date === MON)).toMatchObject([
      { crew_id: 41, name: 'Katy Plant', is_usual: true },
    ]);
    const answer = await plan({ plant_id: 2, starts });
    expect(answer.errors).toBeUndefined();
    expect([await startOf(1), await startOf(2)]).toEqual(['09:30', '07:00']);
    const { cards, crew_plants } = await shown(before.cursor);
    expect(
      cards
        .map(({ key, start_time }) => [key, start_time])
        .toSorted(([a = ''], [b = '']) => (a ?? '').localeCompare(b ?? '')),
    ).toEqual([
      ['gunite_history:1', '09:30'],
      ['gunite_history:2', '07:00'],
    ]);
    expect(crew_plants?.find(({ date }) => date === MON)).toMatchObject({ name: 'North Plant', is_usual: false });
    expect(await plantsOf()).toContainEqual([41, TUE, 'Katy Plant', true]);

    const undone = await app.graphql('scheduler', UNDO, { id: mutationIdOf(answer) });
    expect(undone.errors).toBeUndefined();
    expect([await startOf(1), await startOf(2)]).toEqual([null, null]);
    expect(await plantsOf()).toContainEqual([41, MON, 'Katy Plant', true]);
  });

  it('is told in the history of its stops and of the day [SDY-018]', async () => {
    await plan({ plant_id: 2, starts });
    const { data } = await app.graphql<{
      history: { items: { command: string; changes: { label: string; after: unknown }[] }[] };
    }>('scheduler', '{ history(entity: "gunite_history", id: 1) { items { command changes { label after } } } }');
    expect(data?.history.items[0]).toMatchObject({
      command: 'planCrewDay',
      changes: [{ label: 'Start Time', after: '09:30' }],
    });
    const { rows } = await board.pool.query<{ id: number }>('select id from crew_day');
    const day = await app.graphql<{ history: { total_count: number } }>(
      'scheduler',
      `{ history(entity: "crew_day", id: ${rows[0]?.id}) { total_count } }`,
    );
    expect(day.data?.history.total_count).toBe(1);
  });

  it('goes back to the usual plant, which needs no row, and follows the crew then [SDY-018]', async () => {
    await plan({ plant_id: 2 });
    await plan({ plant_id: null });
    expect((await board.pool.query('select from crew_day')).rowCount).toBe(0);
    const { cursor } = await shown();
    await app.graphql('admin', 'mutation { updateCrew(id: 41, crew: { version: 1, plant_id: 2 }) { id } }');
    expect((await shown(cursor)).crew_plants?.find(({ date }) => date === MON)).toMatchObject({
      name: 'North Plant',
      is_usual: true,
    });
  });

  it('is refused for a stop that was moved meanwhile, and nothing of it is kept [SDY-018]', async () => {
    await board.moveHistory(1, 1, DAY_1, { crew_id: 41, date: TUE });
    const answer = await plan({ plant_id: 2, starts });
    expect(refusalOf(answer).code).toBe('CONFLICT');
    expect([await startOf(2), (await board.pool.query('select from crew_day')).rowCount]).toEqual([null, 0]);
  });

  it.each([
    ['a plant that takes no work', { plant_id: 3 }],
    ['a plant that is not there', { plant_id: 99 }],
    ['a time that is none', { starts: [{ id: 1, start_time: '25:00' }] }],
    [
      'a stop that is named twice',
      {
        starts: [
          { id: 1, start_time: null },
          { id: 1, start_time: null },
        ],
      },
    ],
    ['a year that is none of a schedule', { date: '2093-01-01' }],
  ])('is refused for %s [SDY-018]', async (_what, fields) => {
    expect(refusalOf(await plan(fields)).code).toBe('BAD_USER_INPUT');
    expect([await startOf(1), (await board.pool.query('select from crew_day')).rowCount]).toEqual([null, 0]);
  });

  it('is refused to who may not edit the gunite board, and a crew that is not there does not exist [SDY-018]', async () => {
    for (const account of ['display', 'crew'])
      expect(refusalOf(await plan({ starts }, account)).code).toBe('FORBIDDEN');
    expect(refusalOf(await plan({ crew_id: 999 })).code).toBe('NOT_FOUND');
    expect(await startOf(1)).toBeNull();
  });

  it('of two who name another plant at once keeps one row [SDY-018]', async () => {
    const answers = await Promise.all([plan({ plant_id: 2 }), plan({ plant_id: 2 })]);
    expect(answers.map(({ errors }) => errors)).toEqual([undefined, undefined]);
    expect((await board.pool.query('select from crew_day')).rowCount).toBe(1);
  });

  it('keeps the start time of a stop that is moved, as its yards are kept [SDY-018]', async () => {
    await plan({ starts });
    await board.moveHistory(1, 1, DAY_1, { crew_id: 42, date: TUE });
    expect(await startOf(1)).toBe('09:30');
  });

  it('is what the plant order reads: time, plant and miles of each stop [PRT-004 SDY-018]', async () => {
    await plan({ plant_id: 2, starts });
    const { data } = await app.graphql<{ dayStops: object[] }>(
      'scheduler',
      'query ($date: Date!) { dayStops(category: "gunite", date: $date) { order start_time plant_name plant_miles } }',
      { date: MON },
    );
    expect(data?.dayStops).toEqual([
      { order: 1, start_time: '09:30', plant_name: 'North Plant', plant_miles: 27.8 },
      { order: 2, start_time: '07:00', plant_name: 'North Plant', plant_miles: 35.3 },
    ]);
  });
});

describe('a plant that is closed', () => {
  const close = () =>
    app.graphql(
      'scheduler',
      'mutation ($day: DayWithoutWorkInput!) { createDayWithoutWork(day_without_work: $day) { id } }',
      { day: { kind: 'plant_closed', plant_id: 1, first_day: MON, last_day: TUE } },
    );

  it('closes the days of the crews that get their gunite there, and not the day that gets it elsewhere [SDY-018]', async () => {
    expect((await close()).errors).toBeUndefined();
    await plan({ plant_id: 2 });
    const { days_without_work } = await shown();
    expect(days_without_work?.filter(({ kind }) => kind === 'plant_closed')).toMatchObject([
      { plant_name: 'Katy Plant', plant_crew_days: [`41 ${TUE}`] },
    ]);
  });

  it('needs the plant, and no other kind has one [SDY-018]', async () => {
    const create = (day: object) =>
      app.graphql(
        'scheduler',
        'mutation ($day: DayWithoutWorkInput!) { createDayWithoutWork(day_without_work: $day) { id } }',
        {
          day: { first_day: MON, last_day: MON, ...day },
        },
      );
    expect(refusalOf(await create({ kind: 'plant_closed' })).code).toBe('BAD_USER_INPUT');
    expect(refusalOf(await create({ kind: 'holiday', name: 'x', plant_id: 1 })).code).toBe('BAD_USER_INPUT');
  });
});
