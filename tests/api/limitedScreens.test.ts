import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fieldworkerRows } from '#domain/boards/timeGrid/fieldworkers';
import type { BoardAnswer } from '#domain/boards/types';
import { invalidateActors } from '../../server/access/actor';
import { BOARD_QUERY, WARRANTY_QUERY } from '../../src/boards/store/boardQuery';
import { REPORT } from '../../src/inventory/report/reportApi';
import { testApp } from '../support/app';
import { ANSWER_REASON, answerEvening } from '../support/hideable';
import { rightsWorld } from '../support/rightsWorld';

const app = await testApp();
const { pool } = app.database;
const DAY = '2026-03-11';

const BOARD_COLUMNS = [
  'subdivision',
  'lookup_company_division_id',
  'sort_order',
  'is_active',
  'daily_capacity',
  'yard_lat',
  'yard_lon',
  'plant_id',
].map((name) => `crew.${name}`);
const DAY_COLUMNS = [
  'kind',
  'last_day',
  'lookup_company_division_id',
  'crew_id',
  'employee_id',
  'plant_id',
  'reason',
].map((name) => `day_without_work.${name}`);
const OTHERS = ['plant.lat', 'plant.lon', 'crew_day.plant_id', 'stop_message.answer', 'stop_message.reason'];
/** Columns that no row of this test fills. */
const EMPTY_HERE = ['lookup_company_division_id', 'employee_id', 'plant_id'].map((name) => `day_without_work.${name}`);
const STOCK = [
  'inventory.unit_count',
  'inventory.individual_count',
  'product.quantity_per_unit',
  'product.reorder_level',
  'lookup_product_category.description',
];

/** The role of the office manager is kept from these, and from nothing else. */
const hide = async (...keys: string[]): Promise<void> => {
  await pool.query('delete from role_field_limit');
  await pool.query(
    `insert into role_field_limit (role_id, entity, field, access)
     select u.role_id, split_part(k, '.', 1), split_part(k, '.', 2), 'hidden' from unnest($1::text[]) k, app_user u where u.email = 'manager@trowel.test'`,
    [keys],
  );
  invalidateActors();
};
const read = async <Answer>(account: string, query: string, variables: Record<string, unknown>): Promise<Answer> => {
  const { data, errors } = await app.graphql<Answer>(account, query, variables);
  if (!data || errors) throw new Error(JSON.stringify(errors));
  return data;
};
const board = async (category: 'gunite' | 'pebble' | 'warranty', account = 'manager'): Promise<BoardAnswer> => {
  const { text } = category === 'warranty' ? WARRANTY_QUERY : BOARD_QUERY;
  return (await read<{ boardCards: BoardAnswer }>(account, text, { category, view: 'week', date: DAY })).boardCards;
};
const idsOf = ({ crews }: BoardAnswer): number[] => crews.map(({ id }) => id).toSorted((a, b) => a - b);
/** Who is at a board without a column: nobody is left out by what is not seen, and nobody is offered by it. */
const offered = async (
  category: 'gunite' | 'pebble' | 'warranty' | undefined,
  key: string,
  whole: BoardAnswer | undefined,
): Promise<number[]> => {
  const all = 'select id from crew order by id';
  const visits = 'select fieldworker_id from warranty_schedule where fieldworker_id is not null';
  const members = (which: string): string =>
    `select e.id from employee e where e.is_active and e.deleted_at is null and exists (
       select from employee_crew m join crew c on c.id = m.crew_id where m.employee_id = e.id and ${which}) union ${visits} order by 1`;
  const EXPECTED: Readonly<Record<string, string>> = {
    'gunite crew.lookup_company_division_id': all,
    'pebble crew.lookup_company_division_id': all,
    'warranty crew.lookup_company_division_id': members('c.is_active'),
    'warranty crew.is_active': members('c.lookup_company_division_id = 5'),
  };
  const sql = EXPECTED[`${category} ${key}`];
  if (sql === undefined) return whole ? idsOf(whole) : [];
  return (await pool.query<{ id: number }>(sql)).rows.map(({ id }) => id);
};

interface Stock {
  rows: Record<string, unknown>[];
  totals: Record<string, unknown>;
}
const stock = async (): Promise<Stock> =>
  (
    await read<{ reportInventory: Stock }>('manager', REPORT.text, {
      filters: { location_id: 0, inventory_type_id: 1 },
    })
  ).reportInventory;

beforeAll(async () => {
  await rightsWorld(app.database);
  await answerEvening(app.database);
  await pool.query(`
    insert into plant (id, name, lat, lon) values (9801, 'Katy', 29.7, -95.4);
    insert into crew (id, name, subdivision, lookup_company_division_id, is_active)
      values (9811, 'New Gunite', 'All', 2, true), (9812, 'New Pebble', 'All', 3, true), (9813, 'New Warranty', 'All', 5, true), (9814, 'Old Warranty', 'All', 5, false);
    insert into employee (id, first_name, last_name) values (9821, 'Nia', 'New'), (9822, 'Otto', 'Old'), (9823, 'Pia', 'Pebble');
    insert into employee (id, first_name, last_name, is_active) values (9824, 'Ina', 'Inactive', false);
    insert into employee_crew (employee_id, crew_id) values (9821, 9813), (9822, 9814), (9823, 9812), (9824, 9813);
    update crew set plant_id = 9801, daily_capacity = 7, sort_order = 1000 - id, yard_lat = 29.5, yard_lon = -95.5;
    insert into day_without_work (kind, name, first_day, last_day, crew_id, reason) select 'crew_off', null, '${DAY}', '${DAY}', min(id), 'sick' from crew;
    insert into lookup_product_category (id, name, description, inventory_type_id) values (9850, 'Marked', 'Marked goods', 1);
    insert into product (id, name, category_id, quantity_per_unit, reorder_level, standard_cost) values (9851, 'Marked Blue', 9850, 10, 4, 2.5);
    insert into inventory (product_id, location_id, unit_count, individual_count) select 9851, min(id), 3, 5 from lookup_inventory_location`);
});
beforeEach(() => hide());

describe('a board for a role that is kept from a field of it', () => {
  it.each([...BOARD_COLUMNS, ...DAY_COLUMNS, ...OTHERS])('is there without %s [USR-018]', async (key) => {
    const CATEGORIES = ['gunite', 'pebble', 'warranty'] as const;
    const whole = await Promise.all(CATEGORIES.map((category) => board(category)));
    await hide(key);
    const limited = await Promise.all(CATEGORIES.map((category) => board(category)));
    for (const [at, one] of limited.entries()) {
      expect(idsOf(one)).toEqual(await offered(CATEGORIES[at], key, whole[at]));
      expect(one.cards).toEqual(whole[at]?.cards);
    }
    const isChanged = JSON.stringify(limited) !== JSON.stringify(whole);
    expect(isChanged || EMPTY_HERE.includes(key)).toBe(true);
  });

  it('offers a crew and a worker who are new, to whoever sees the board, with or without the divisions of crews [USR-018]', async () => {
    const isThere = async (): Promise<boolean[]> => {
      const [gunite, pebble, warranty] = [await board('gunite'), await board('pebble'), await board('warranty')];
      const rows = fieldworkerRows(warranty.crews, new Set()).flatMap((row) => row?.id ?? []);
      return [idsOf(gunite).includes(9811), idsOf(pebble).includes(9812), rows.includes(9821)];
    };
    expect(await isThere()).toEqual([true, true, true]);
    for (const key of ['crew.lookup_company_division_id', 'crew.is_active', 'employee.is_active']) {
      await hide(key);
      expect([key, ...(await isThere())]).toEqual([key, true, true, true]);
    }
  });

  it('offers a worker who is active no more to those alone who are not told it [USR-018]', async () => {
    expect(idsOf(await board('warranty'))).not.toContain(9824);
    await hide('crew.is_active', 'crew.lookup_company_division_id');
    expect(idsOf(await board('warranty'))).not.toContain(9824);
    await hide('employee.is_active');
    const { crews } = await board('warranty');
    expect(crews.find(({ id }) => id === 9824)).toMatchObject({ name: 'Ina Inactive', is_active: null });
    expect(crews.map(({ id }) => id)).not.toContain(9822); // of no active crew
  });

  it('has the fields empty and the rest as it is, and another role is told all of it [USR-018]', async () => {
    await hide('crew.daily_capacity', 'crew.sort_order', 'crew.is_active', 'crew.yard_lat', 'stop_message.reason');
    const [limited, whole] = [await board('pebble'), await board('pebble', 'admin')];
    const names = limited.crews.map(({ name }) => name);
    expect(names.length).toBeGreaterThan(1);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
    for (const crew of limited.crews)
      expect(crew).toMatchObject({
        daily_capacity: null,
        sort_order: null,
        is_active: null,
        yard_lat: null,
        yard_lon: -95.5,
      });
    expect(whole.crews[0]).toMatchObject({ daily_capacity: 7, is_active: true, yard_lat: 29.5 });
    const reasons = ({ sub_jobs }: BoardAnswer) =>
      sub_jobs.flatMap(({ site_answers }) => site_answers?.map(({ answer, reason }) => `${answer} ${reason}`) ?? []);
    expect(new Set(reasons(limited))).toEqual(new Set(['not_ready null']));
    expect(new Set(reasons(whole))).toEqual(new Set([`not_ready ${ANSWER_REASON}`]));
  });

  it('tells no name behind a reference that is hidden [USR-018]', async () => {
    await hide(
      'crew.plant_id',
      'day_without_work.crew_id',
      'day_without_work.employee_id',
      'day_without_work.plant_id',
    );
    const limited = await board('gunite');
    expect(limited.crew_plants).toEqual([]);
    expect(JSON.stringify(limited)).not.toContain('Katy');
    expect(JSON.stringify(await board('gunite', 'admin'))).toContain('Katy');
    for (const day of limited.days_without_work ?? [])
      expect(day).toMatchObject({ crew_id: null, crew_employee_ids: [], employee_name: null, employee_crew_ids: [] });
  });
});

describe('Current Inventory for a role that is kept from a field of the stock', () => {
  it.each(STOCK)('is there without %s [USR-018]', async (key) => {
    const whole = await stock();
    await hide(key);
    const limited = await stock();
    expect(limited.rows.map(({ product_id }) => product_id)).toEqual(whole.rows.map(({ product_id }) => product_id));
    expect(limited.rows).not.toEqual(whole.rows);
  });

  it('says no sum of what is hidden [USR-018]', async () => {
    expect((await stock()).rows).toMatchObject([
      { unit_count: 3, total_units: 3.5, inventory_cost: 8.75, to_order: expect.any(Number) },
    ]);
    await hide('inventory.unit_count');
    const { rows, totals } = await stock();
    expect(rows).toMatchObject([
      {
        product_name: 'Marked Blue',
        unit_count: null,
        individual_count: 5,
        total_units: null,
        inventory_cost: null,
        to_order: null,
        unit_cost: 2.5,
      },
    ]);
    expect(totals).toEqual({ inventory_cost: null });
  });
});
