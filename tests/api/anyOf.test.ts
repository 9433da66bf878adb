import { describe, expect, it } from 'vitest';
import { invalidateActors } from '../../server/access/actor';
import { testApp } from '../support/app';

const app = await testApp({ template: 'base' });

const LIST =
  'query ($filter: HomeownerFilter) { homeowners(filter: $filter, page: { number: 1, size: 100 }) { total_count items { first_name } } }';

const PEOPLE: readonly [first: string, city: string | null, phone: string | null][] = [
  ['Ada', 'Houston', '(713) 555-0101'],
  ['Ben', 'Katy', '(281) 555-0102'],
  ['Cleo', 'Old Katy Mills', null],
  ['Dora', 'Austin', '(512) 555-0103'],
  ['Eve', null, null],
];
for (const [first, city, phone] of PEOPLE)
  await app.database.pool.query('insert into homeowner (first_name, city, phone_number) values ($1, $2, $3)', [
    first,
    city,
    phone,
  ]);

const found = async (filter: object, account = 'admin'): Promise<string[]> => {
  const { data, errors } = await app.graphql<{ homeowners: { total_count: number; items: { first_name: string }[] } }>(
    account,
    LIST,
    { filter },
  );
  if (!data) throw new Error(JSON.stringify(errors));
  const names = data.homeowners.items.map(({ first_name }) => first_name).toSorted();
  expect(data.homeowners.total_count).toBe(names.length);
  return names;
};

/** What is refused of a filter. */
const faults = async (account: string, filter: object): Promise<unknown> => {
  const { errors } = await app.graphql(account, LIST, { filter });
  return errors?.[0]?.extensions?.fields;
};

describe('a list', () => {
  it.each<[string, object, string[]]>([
    ['one of several texts', { city: { contains_any: ['houston', 'KATY'] } }, ['Ada', 'Ben', 'Cleo']],
    ['one text', { city: { contains_any: ['katy'] } }, ['Ben', 'Cleo']],
    ['blank texts left out', { city: { contains_any: [' ', 'austin'] } }, ['Dora']],
    ['parts of phone numbers', { phone_number: { contains_any: ['(713) 555', '512-555'] } }, ['Ada', 'Dora']],
    ['signs of patterns', { city: { contains_any: ['%', '_'] } }, []],
    [
      'several texts beside another condition',
      { city: { contains_any: ['houston', 'katy'] }, first_name: { contains: 'b' } },
      ['Ben'],
    ],
    [
      'any of two filters',
      { city: { contains: 'austin' }, first_name: { contains: 'ev' }, match: 'ANY' },
      ['Dora', 'Eve'],
    ],
    [
      'a filter of two bounds as one',
      { first_name: { gte: 'B', lte: 'Bz' }, city: { is_empty: true }, match: 'ANY' },
      ['Ben', 'Eve'],
    ],
    [
      'what is searched for anyway',
      { search: 'katy', first_name: { contains: 'ben' }, city: { contains: 'austin' }, match: 'ANY' },
      ['Ben'],
    ],
    ['all filters', { city: { contains: 'austin' }, first_name: { contains: 'ev' }, match: 'ALL' }, []],
    ['one filter whichever may match', { city: { contains: 'austin' }, match: 'ANY' }, ['Dora']],
  ])('finds by %s [ADM-013]', async (_, filter, names) => expect(await found(filter)).toEqual(names));

  it('takes 20 texts for a field, and refuses more by name [ADM-013]', async () => {
    const texts = (count: number) => ({
      city: { contains_any: Array.from({ length: count }, (_, at) => `town ${at}`) },
    });
    expect(await found(texts(20))).toEqual([]);
    expect(await faults('admin', texts(21))).toEqual([
      expect.objectContaining({ path: 'filter.city.contains_any', rule: 'texts_too_many' }),
    ]);
  });

  it('is exported by the filter that it shows [ADM-013]', async () => {
    const filter = JSON.stringify({
      city: { contains_any: ['austin'] },
      first_name: { contains: 'eve' },
      match: 'ANY',
    });
    const answer = await fetch(`${app.url}/v1/export/homeowners?${new URLSearchParams({ filter }).toString()}`, {
      headers: { authorization: `Bearer ${await app.token('admin')}` },
    });
    const text = await answer.text();
    expect(answer.status).toBe(200);
    expect(['Ada', 'Ben', 'Cleo', 'Dora', 'Eve'].filter((name) => text.includes(name))).toEqual(['Dora', 'Eve']);
  });

  it('finds nothing by a field that the role does not see, whichever of its filters may match [ADM-013 USR-018]', async () => {
    await app.database.pool.query(
      "insert into role_field_limit (role_id, entity, field, access) select role_id, 'homeowner', 'city', 'hidden' from app_user where email = 'office@trowel.test'",
    );
    invalidateActors();
    const filter = { city: { contains_any: ['austin'] }, first_name: { contains: 'eve' }, match: 'ANY' };
    expect(await faults('office', filter)).toEqual([
      expect.objectContaining({ path: 'filter.city', rule: 'unknown_field' }),
    ]);
  });
});
