import { beforeEach, describe, expect, it } from 'vitest';
import { testDatabase } from '../support/database';
import { openGraphql, rootOf } from '../support/graphqlHarness';

const SOON = { timeout: 20_000 };

const database = await testDatabase();
const ask = openGraphql(database);
const CREW = 7042;
const CREATE = 'mutation ($day: DayWithoutWorkInput!) { createDayWithoutWork(day_without_work: $day) { id } }';
const BOARD = `query ($category: BoardCategory!, $date: Date, $since: String) {
  boardCards(category: $category, view: week, date: $date, since: $since) {
    cursor is_complete
    days_without_work { kind first_day name reason capacity crew_id crew_employee_ids employee_name employee_crew_ids }
  }
}`;

interface Board {
  cursor: string;
  is_complete: boolean;
  days_without_work: { kind: string; first_day: string; name: string | null; [field: string]: unknown }[] | null;
}
const board = async (variables: object = {}, account = 'scheduler'): Promise<Board> =>
  rootOf<Board>(await ask(account, BOARD, { category: 'gunite', date: '2026-11-23', ...variables }), 'boardCards');
const create = (day: object) =>
  ask('scheduler', CREATE, {
    day: { kind: 'crew_off', crew_id: CREW, reason: 'sick', first_day: '2026-11-24', last_day: '2026-11-24', ...day },
  });

await database.pool.query(
  `insert into crew (id, name, subdivision, lookup_company_division_id, daily_capacity) values (${CREW}, 'Gunite Y', 'Gunite', 2, 120)`,
);
await database.pool.query(
  `insert into employee (id, first_name, last_name, is_active) values (${CREW}, 'Diego', 'Ruiz', true)`,
);
await database.pool.query(`insert into employee_crew (employee_id, crew_id) values (${CREW}, ${CREW})`);
beforeEach(async () => {
  await database.pool.query('delete from day_without_work where holiday_rule is null');
});

describe('the days without work of a board', () => {
  it('are told with its cards, from the first shown day on and into the weeks that follow', async () => {
    await create({});
    await create({ kind: 'away', crew_id: null, employee_id: CREW, first_day: '2026-11-30', last_day: '2026-11-30' });
    const { days_without_work, is_complete } = await board();
    expect(is_complete).toBe(true);
    expect(days_without_work).toMatchObject([
      { kind: 'crew_off', first_day: '2026-11-24', reason: 'sick', crew_id: CREW, crew_employee_ids: [CREW] },
      { kind: 'holiday', first_day: '2026-11-26', name: 'Thanksgiving' },
      { kind: 'away', first_day: '2026-11-30', employee_name: 'Diego Ruiz', employee_crew_ids: [CREW] },
      { kind: 'holiday', first_day: '2026-12-25', name: 'Christmas' },
      { kind: 'holiday', first_day: '2027-01-01', name: "New Year's Day" },
      { kind: 'holiday', first_day: '2027-01-18' },
    ]);
    // A view that is kept by the server is brought up to date.
    await create({ first_day: '2026-11-25', last_day: '2026-11-25' });
    expect((await board()).days_without_work?.map(({ first_day }) => first_day).slice(0, 2)).toEqual([
      '2026-11-24',
      '2026-11-25',
    ]);
  });

  it('are told of the last days of the calendar as well', async () => {
    await create({});
    await database.pool.query(
      "update day_without_work set first_day = '9999-12-30', last_day = '9999-12-31' where crew_id is not null",
    );
    const { days_without_work } = await board({ date: '9999-12-24' });
    expect(days_without_work).toMatchObject([{ kind: 'crew_off', first_day: '9999-12-30' }]);
  });

  it('are told after a cursor only when one of them changed', async () => {
    let cursor = '';
    // A transaction of another database of the same server holds cursors back: what is told again then is no fault.
    await expect
      .poll(async () => {
        ({ cursor } = await board());
        const { is_complete, days_without_work } = await board({ since: cursor });
        return [is_complete, days_without_work];
      }, SOON)
      .toEqual([false, null]);
    await create({});
    const news = await board({ since: cursor });
    expect(news.is_complete).toBe(false);
    expect(news.days_without_work?.[0]).toMatchObject({ kind: 'crew_off', first_day: '2026-11-24' });
    const days = news.days_without_work;
    const { rows } = await database.pool.query<{ id: number }>(
      `select id from day_without_work where crew_id = ${CREW}`,
    );
    await ask('scheduler', 'mutation ($id: Int!) { deleteDayWithoutWork(id: $id) { id } }', { id: rows[0]?.id });
    const gone = await board({ since: news.cursor });
    expect(gone.days_without_work).toHaveLength((days?.length ?? 0) - 1);
  });
});

describe('who is away, and why [SDY-001]', () => {
  const LIST =
    '{ daysWithoutWork(page: { number: 1, size: 100 }) { items { id kind reason note employee_id } total_count } }';
  const secret = (answer: object) => /sick|Diego|flu/.test(JSON.stringify(answer));
  const ids = async () =>
    (
      await database.pool.query<{ id: number }>(
        'select id from day_without_work where holiday_rule is null order by id',
      )
    ).rows.map(({ id }) => id);
  const say = async () => {
    await create({ note: 'The flu' });
    await create({ kind: 'away', crew_id: null, employee_id: CREW, first_day: '2026-11-25', last_day: '2026-11-25' });
    return ids();
  };

  it.each(['admin', 'manager', 'scheduler', 'supervisor'])('is read by the %s', async (account) => {
    await say();
    expect((await board({}, account)).days_without_work).toMatchObject([
      { kind: 'crew_off', reason: 'sick' },
      { kind: 'away', employee_name: 'Diego Ruiz', reason: 'sick' },
      { kind: 'holiday' },
      ...[1, 2, 3].map(() => ({ kind: 'holiday' })),
    ]);
    const list = await ask(account, LIST);
    expect([list.errors, secret(list)]).toEqual([[], true]);
  });

  it.each(['office', 'estimator', 'warehouse', 'display'])(
    'is not read by the %s: a board says that the crew is off, and no more',
    async (account) => {
      const made = await say();
      const { days_without_work: days } = await board({}, account);
      expect(days?.filter(({ kind }) => kind !== 'holiday')).toEqual([
        {
          kind: 'crew_off',
          first_day: '2026-11-24',
          name: null,
          reason: null,
          capacity: null,
          crew_id: CREW,
          crew_employee_ids: [CREW],
          employee_name: null,
          employee_crew_ids: [],
        },
      ]);
      const { cursor } = await board({}, account);
      await create({ first_day: '2026-11-27', last_day: '2026-11-27' });
      const news = await board({ since: cursor }, account);
      expect([news.is_complete, news.days_without_work?.length, secret(news)]).toEqual([false, 6, false]);
      const list = await ask(account, LIST);
      expect([list.errors, secret(list)]).toEqual([[], false]);
      expect(
        rootOf<{ items: { kind: string }[] }>(list, 'daysWithoutWork').items.every(({ kind }) => kind === 'holiday'),
      ).toBe(true);
      for (const id of made) {
        const record = await ask(account, `{ dayWithoutWork(id: ${id}) { id reason note employee_id } }`);
        const history = await ask(
          account,
          `{ history(entity: "day_without_work", id: ${id}) { items { changes { field after after_name } } } }`,
        );
        expect([secret(record.data ?? {}), secret(history.data ?? {})]).toEqual([false, false]);
        expect(record.data?.dayWithoutWork ?? null).toBeNull();
      }
    },
  );

  it('is not read by a subcontractor who may edit boards, nor that a crew is off', async () => {
    await database.pool.query(
      `insert into user_permission (user_id, category_name, access_level)
       select u.id, c, 'edit' from app_user u cross join unnest(array['GUNITE_SCHEDULE', 'PLASTER_SCHEDULE']) c
       where u.email = (select email from app_user where email like 'subcontractor%')`,
    );
    const made = await say();
    expect((await board({}, 'subcontractor')).days_without_work?.every(({ kind }) => kind === 'holiday')).toBe(true);
    const list = await ask('subcontractor', LIST);
    expect([list.errors, secret(list)]).toEqual([[], false]);
    const record = await ask('subcontractor', `{ dayWithoutWork(id: ${made[0]}) { id reason } }`);
    expect(record.data?.dayWithoutWork ?? null).toBeNull();
    for (const change of [
      'mutation ($id: Int!) { deleteDayWithoutWork(id: $id) { id reason } }',
      'mutation ($id: Int!) { updateDayWithoutWork(id: $id, day_without_work: { version: 0, last_day: "2026-11-25" }) { id reason } }',
    ]) {
      const { errors } = await ask('subcontractor', change, { id: made[0] });
      expect([errors.map(({ extensions }) => extensions.code), secret(errors)]).toEqual([['NOT_FOUND'], false]);
    }
    expect(await ids()).toEqual(made);
  });
});
