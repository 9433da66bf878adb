import { beforeEach, describe, expect, it } from 'vitest';
import { seedHolidays } from '../../server/db/seed/holidays';
import { testDatabase } from '../support/database';
import { openGraphql, rootOf } from '../support/graphqlHarness';

const database = await testDatabase();
const ask = openGraphql(database);
const CREATE = 'mutation ($day: DayWithoutWorkInput!) { createDayWithoutWork(day_without_work: $day) { id version } }';
const REMOVE = 'mutation ($id: Int!) { deleteDayWithoutWork(id: $id) { id } }';
const LIST = `query ($filter: DayWithoutWorkFilter) {
  daysWithoutWork(filter: $filter, page: { number: 1, size: 100 }, sort: { field: first_day, order: ASC }) { items { name first_day } }
}`;
const CREW = 7041;
const OFF = { kind: 'crew_off', crew_id: CREW, reason: 'sick', first_day: '2026-03-12', last_day: '2026-03-13' };

const create = (day: object, account = 'scheduler') => ask(account, CREATE, { day: { ...OFF, ...day } });
const refusals = async (day: object) =>
  (await create(day)).errors.flatMap(({ extensions }) => [extensions.code, ...(extensions.fields ?? [])]);
const holidays = async (from: string, to: string) => {
  const { items } = rootOf<{ items: { name: string; first_day: string }[] }>(
    await ask('display', LIST, { filter: { first_day: { gte: from, lte: to } } }),
    'daysWithoutWork',
  );
  return items.map(({ name, first_day }) => `${first_day} ${name}`);
};

await database.pool.query(
  `insert into crew (id, name, subdivision, lookup_company_division_id, daily_capacity) values (${CREW}, 'Gunite X', 'Gunite', 2, 120)`,
);
beforeEach(async () => {
  await database.pool.query('delete from day_without_work where holiday_rule is null');
});

describe('days without work', () => {
  it('have the holidays of this year and the next three, which whoever sees a board reads', async () => {
    expect(await holidays('2026-11-01', '2026-12-31')).toEqual([
      '2026-11-11 Veterans Day',
      '2026-11-26 Thanksgiving',
      '2026-12-25 Christmas',
    ]);
    expect((await holidays('2029-01-01', '2029-12-31')).length).toBe(11);
    expect(await holidays('2030-01-01', '2030-12-31')).toEqual([]);
  });

  it('keep a deleted holiday deleted at the next start, and leave it out of years added later', async () => {
    const { rows } = await database.pool.query<{ id: number }>(
      "select id from day_without_work where holiday_rule = 'columbus 2029'",
    );
    expect((await ask('scheduler', REMOVE, { id: rows[0]?.id })).errors).toEqual([]);
    await seedHolidays(database.db, '2026-03-11');
    await seedHolidays(database.db, '2027-01-02');
    const names = [...(await holidays('2029-10-01', '2030-12-31'))];
    expect(names.filter((name) => name.endsWith('Columbus Day'))).toEqual([]);
    expect(names.filter((name) => name.endsWith('Thanksgiving'))).toEqual([
      '2029-11-22 Thanksgiving',
      '2030-11-28 Thanksgiving',
    ]);
  });

  it.each([
    ['that ends before it begins', { last_day: '2026-03-11' }, 'last_day', 'days_backwards'],
    ['with a capacity below zero', { kind: 'crew_short', reason: null, capacity: -1 }, 'capacity', 'min'],
    ['with a name of 5,000 letters', { name: 'x'.repeat(5000) }, 'name', 'max_length'],
    ['with a note of 5,000 letters', { note: 'x'.repeat(5000) }, 'note', 'max_length'],
    ['of an unknown kind', { kind: 'strike' }, 'kind', 'choice'],
    ['for no reason', { reason: null }, 'reason', 'required'],
  ])('refuse one %s, by field and rule', async (_title, day, path, rule) => {
    const [code, ...fields] = await refusals(day);
    expect(code).toBe('BAD_USER_INPUT');
    expect(fields).toContainEqual(expect.objectContaining({ path, rule }));
    const { rows } = await database.pool.query('select from day_without_work where holiday_rule is null');
    expect(rows).toEqual([]);
  });

  it('have a crew off once on a day, also where two say so at once', async () => {
    const answers = await Promise.all([create({}), create({ first_day: '2026-03-13', last_day: '2026-03-16' })]);
    const failed = answers.flatMap(({ errors }) => errors);
    expect(failed.map(({ extensions }) => [extensions.code, extensions.fields])).toEqual([
      ['BAD_USER_INPUT', [expect.objectContaining({ path: 'first_day', rule: 'crew_off_twice' })]],
    ]);
    expect((await create({ first_day: '2026-03-17', last_day: '2026-03-17' })).errors).toEqual([]);
    expect((await create({ kind: 'crew_short', reason: null, capacity: 60 })).errors).toEqual([]);
    expect(await refusals({ kind: 'crew_short', reason: null, capacity: 70 })).toContainEqual(
      expect.objectContaining({ path: 'first_day', rule: 'crew_short_twice' }),
    );
  });

  it.each([
    ['admin', true],
    ['manager', true],
    ['scheduler', true],
    ['office', false],
    ['supervisor', false],
    ['foreman', false],
    ['display', false],
  ])('are written by who plans the crews: %s %s', async (account, isAllowed) => {
    const { errors } = await create({}, account);
    expect(errors.map(({ extensions }) => extensions.code)).toEqual(isAllowed ? [] : ['FORBIDDEN']);
  });

  it('are not read by who sees no board', async () => {
    const read = async (account: string) => (await ask(account, '{ daysWithoutWork { total_count } }')).errors;
    expect(await read('foreman')).toEqual([]);
    expect((await read('crew')).map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN']);
  });

  it('are taken back by undo and done again, with a history', async () => {
    const made = await create({});
    const { id } = rootOf<{ id: number }>(made, 'createDayWithoutWork');
    const undo = 'mutation ($id: ID!) { undo(mutation_id: $id) { mutation_id } }';
    const undone = await ask('scheduler', undo, { id: made.mutation_id });
    expect(undone.errors).toEqual([]);
    const stored = async () =>
      (await database.pool.query('select id from day_without_work where id = $1 and deleted_at is null', [id])).rows;
    expect(await stored()).toEqual([]);
    expect((await ask('scheduler', undo, { id: undone.mutation_id })).errors).toEqual([]);
    expect(await stored()).toEqual([{ id }]);
    const history = await ask('scheduler', `{ history(entity: "day_without_work", id: ${id}) { total_count } }`);
    expect(history.data).toMatchObject({ history: { total_count: 3 } });
  });
});
