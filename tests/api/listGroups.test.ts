import { describe, expect, it } from 'vitest';
import { invalidateActors } from '../../server/access/actor';
import { testApp } from '../support/app';

const app = await testApp({ template: 'base' });

interface Groups {
  items: { value: string | null; first: string | null; last: string | null; count: number; sums: (number | null)[] }[];
  group_count: number;
  count: number;
  sums: (number | null)[];
}

/** The groups of a list, as a document asks for them. */
const answerOf = (list: string, type: string, variables: Record<string, unknown>, account = 'admin') =>
  app.graphql<{ list: { groups: Groups } }>(
    account,
    `query ($filter: ${type}Filter, $by: ${type}Field!, $unit: DateUnit, $sums: [${type}Field!]) {
      list: ${list}(filter: $filter) { groups(by: $by, unit: $unit, sums: $sums) {
        items { value first last count sums sample_id } group_count count sums } } }`,
    variables,
  );
const groupsOf = async (...asked: Parameters<typeof answerOf>): Promise<Groups> => {
  const { data, errors } = await answerOf(...asked);
  if (!data) throw new Error(JSON.stringify(errors));
  return data.list.groups;
};
const counts = ({ items }: Groups) => items.map(({ value, count }) => [value, count]);
/** How many rows the list finds by a filter. */
const countOf = async (list: string, type: string, filter: Record<string, unknown>): Promise<unknown> => {
  const { data } = await app.graphql<{ list: { total_count: number } }>(
    'admin',
    `query ($filter: ${type}Filter) { list: ${list}(filter: $filter) { total_count } }`,
    { filter },
  );
  return data?.list.total_count;
};

const PEOPLE: readonly [first: string, city: string | null][] = [
  ['Ada', 'Houston'],
  ['Ben', 'HOUSTON '],
  ['Cleo', 'Katy'],
  ['Dora', null],
  ['Eve', 'Houston'],
];
for (const [first, city] of PEOPLE)
  await app.database.pool.query('insert into homeowner (first_name, city) values ($1, $2)', [first, city]);
await app.database.pool.query("insert into homeowner (first_name, city, deleted_at) values ('Gone', 'Houston', now())");
const DAYS = ['2026-10-31', '2026-11-01', '2026-11-30', '2027-01-01'];
for (const [index, day] of DAYS.entries())
  await app.database.pool.query(
    "insert into day_without_work (kind, first_day, last_day, name, created_at) values ('closure', $1, $1, 'Grouped', $2)",
    // Half past eleven in the evening of the last of October in Houston is November in London.
    [day, index === 0 ? '2026-11-01T04:30:00Z' : '2026-11-15T12:00:00Z'],
  );
const GROUPED = { name: { eq: 'Grouped' } };
const PRICES = [10.1, 20.2, null];
for (const [index, price] of PRICES.entries())
  await app.database.pool.query(
    `insert into product (name, category_id, list_price, quantity_per_unit)
      select $1, (select min(id) from lookup_product_category), $2, $3`,
    [`Grouped ${index}`, price, index === 2 ? null : index + 1],
  );

describe('the groups of a list', () => {
  it('are the values of a field as a filter compares them, the largest first, without deleted rows [ADM-018]', async () => {
    const groups = await groupsOf('homeowners', 'Homeowner', { by: 'city' });
    expect(counts(groups)).toEqual([
      [expect.stringMatching(/^houston/i), 3],
      ['Katy', 1],
      [null, 1],
    ]);
    expect([groups.group_count, groups.count]).toEqual([3, 5]);
    expect(await countOf('homeowners', 'Homeowner', { city: { eq: groups.items[0]?.value } })).toBe(3);
    expect(await countOf('homeowners', 'Homeowner', { city: { is_empty: true } })).toBe(1);
  });

  it('without a value are found by a filter, also where the value is computed [ADM-018]', async () => {
    await app.database.pool.query("insert into employee (first_name, last_name) values ('Crewless', 'One')");
    const { items } = await groupsOf('employees', 'Employee', { by: 'crews' });
    const empty = items.find(({ value }) => value === null);
    expect(empty?.count).toBeGreaterThan(0);
    expect(await countOf('employees', 'Employee', { crews: { is_empty: true } })).toBe(empty?.count);
  });

  it('are those of the rows that the filter finds [ADM-018]', async () => {
    const filter = { city: { contains_any: ['katy', 'houston'] }, first_name: { gte: 'B' } };
    expect(counts(await groupsOf('homeowners', 'Homeowner', { by: 'city', filter }))).toEqual([
      [expect.stringMatching(/^houston/i), 2],
      ['Katy', 1],
    ]);
    expect(
      await groupsOf('homeowners', 'Homeowner', { by: 'city', filter: { city: { eq: 'Nowhere' } } }),
    ).toMatchObject({ items: [], group_count: 0, count: 0 });
  });

  it('have their rows in the list, also where any of its filters may match [ADM-013 ADM-018]', async () => {
    const { data } = await app.graphql<{ homeowners: { total_count: number; items: { first_name: string }[] } }>(
      'admin',
      `query ($filter: HomeownerFilter, $within: HomeownerFilter) {
        homeowners(filter: $filter, within: $within, sort: { field: first_name, order: ASC }) { total_count items { first_name } } }`,
      {
        filter: { city: { eq: 'Katy' }, first_name: { gte: 'D', lte: 'F' }, match: 'ANY' },
        within: { city: { eq: 'houston' } },
      },
    );
    expect(data?.homeowners).toEqual({ total_count: 1, items: [{ first_name: 'Eve' }] });
  });

  it.each([
    ['DAY', 4],
    ['MONTH', 3],
    ['YEAR', 2],
  ])('of a date are its %sS, whose bounds find the same rows [ADM-018]', async (unit, size) => {
    const { items } = await groupsOf('daysWithoutWork', 'DayWithoutWork', { by: 'first_day', unit, filter: GROUPED });
    expect(items).toHaveLength(size);
    for (const { first, last, count } of items)
      expect(
        await countOf('daysWithoutWork', 'DayWithoutWork', { ...GROUPED, first_day: { gte: first, lte: last } }),
      ).toBe(count);
  });

  it('of a moment go by the clock of the business, by month unless a unit is given [ADM-018]', async () => {
    const groups = await groupsOf('daysWithoutWork', 'DayWithoutWork', { by: 'created_at', filter: GROUPED });
    expect(counts(groups)).toEqual([
      ['2026-11-01', 3],
      ['2026-10-01', 1],
    ]);
    for (const { first, last, count } of groups.items)
      expect(
        await countOf('daysWithoutWork', 'DayWithoutWork', { ...GROUPED, created_at: { gte: first, lte: last } }),
      ).toBe(count);
  });

  it('say what their numbers come to, and those of all of them [ADM-018]', async () => {
    const groups = await groupsOf('products', 'Product', {
      by: 'category_id',
      sums: ['list_price', 'quantity_per_unit'],
      filter: { name: { contains: 'Grouped' } },
    });
    expect(groups).toMatchObject({ items: [{ count: 3, sums: [30.3, 3] }], group_count: 1, count: 3, sums: [30.3, 3] });
  });
});

describe('what is refused of groups', () => {
  const faults = async (variables: Record<string, unknown>, account = 'admin'): Promise<unknown> => {
    const { errors } = await answerOf('homeowners', 'Homeowner', variables, account);
    return errors?.[0]?.extensions?.fields;
  };

  it('is a sum of what is no number, by name [ADM-018]', async () => {
    expect(await faults({ by: 'city', sums: ['first_name'] })).toEqual([
      expect.objectContaining({ path: 'groups.sums', rule: 'no_number' }),
    ]);
  });

  it('is a second way to group the rows of one list [ADM-018 SEC-007]', async () => {
    const { errors } = await app.graphql(
      'admin',
      '{ homeowners { one: groups(by: city) { count } other: groups(by: state) { count } } }',
    );
    expect(errors?.[0]?.extensions?.code).toBe('QUERY_TOO_COMPLEX');
  });

  it('is a field that the role does not see: grouped by, or summed [ADM-018 USR-018]', async () => {
    await app.database.pool.query(
      "insert into role_field_limit (role_id, entity, field, access) select role_id, 'homeowner', 'city', 'hidden' from app_user where email = 'office@trowel.test'",
    );
    invalidateActors();
    expect(await faults({ by: 'city' }, 'office')).toEqual([
      expect.objectContaining({ path: 'groups.by', rule: 'unknown_field' }),
    ]);
    expect(await faults({ by: 'first_name', sums: ['city'] }, 'office')).toEqual([
      expect.objectContaining({ path: 'groups.sums', rule: 'unknown_field' }),
    ]);
  });
});
