import { beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '../../domain/civilDate';
import type { PaletteHit } from '../../domain/palette/hits';
import { testApp } from '../support/app';
import { TEST_TODAY } from '../support/clock';

const app = await testApp();

beforeAll(async () => {
  await app.database.pool.query(`
    insert into customer (id, company_name, city, company_email, address_line_1, zip_code) values
      (700, 'Peña Pools', 'San José', 'office@pena.example', '12 Elm St.', '77493'),
      (701, 'Đặng–Łukasz & Sons', 'Katy', null, null, null),
      (702, 'St. Mary’s Backyards', 'Houston', null, null, null);
    insert into customer_contact (id, customer_id, first_name, last_name, phone_number, email_address) values
      (900, 700, 'Siobhán', 'O’Dowd', '(281) 555-4411', 'siobhan.odowd@pena.example');
    insert into homeowner (id, first_name, last_name, phone_number) values
      (800, 'José', 'Núñez', '(346) 555-8080'), (801, 'Ana', 'Jones–Smith', null), (802, 'Đức', 'Đặng', null);
    insert into job (id, company_id, company_supervisor_id, homeowner_id, name, address_line_1, city, phone) values
      (20590, 700, 900, null, 'O’Shaughnessy Backyard', '4 Señora Ct', 'Katy', null),
      (20591, 702, null, 800, 'Benavides Residence', '77 Jones-Smith Ln', 'Houston', '(713) 555-0123'),
      (20592, 701, null, null, 'Plain', '4511½ Oak St', null, null);
    insert into job (id, company_id, company_supervisor_id, homeowner_id, name, address_line_1, city, phone, homeowner_last_name, is_estimate) values
      (20615, 700, 900, null, 'Galván Residence', '9 Pinta Cove', 'Katy', '(346) 555-6914', null, true),
      (20616, 702, null, null, 'Second', null, 'Houston', null, 'Ibáñez', true);
    insert into job_detail (id, job_id, job_category_id, status_id) values (1, 20590, 2, 2), (2, 20591, 2, 10), (3, 20591, 1, 8);
    insert into crew (id, name, subdivision, lookup_company_division_id) values (7011, 'App 9', 'App', 3)`);
});

const ask = async <T>(query: string, variables: Record<string, unknown>, account = 'admin'): Promise<T> => {
  const { data, errors } = await app.graphql<T>(account, query, variables);
  if (!data) throw new Error(JSON.stringify(errors));
  return data;
};
const list = async (name: string, filter: object): Promise<number[]> => {
  const type = name.replace(/s$/, '').replaceAll(/(?:^|_)(\w)/g, (_all, letter: string) => letter.toUpperCase());
  const data = await ask<Record<string, { items: { id: number }[] }>>(
    `query ($f: ${type}Filter) { ${name}(filter: $f) { items { id } } }`,
    { f: filter },
  );
  return (data[name]?.items ?? []).map(({ id }) => id).toSorted((a, b) => a - b);
};
const jobs = async (criteria: object): Promise<number[]> => {
  const { jobs: rows } = await ask<{ jobs: { job_id: number }[] }>(
    'query ($c: SearchCriteria) { jobs(searchCriteria: $c) { job_id } }',
    { c: criteria },
  );
  return [...new Set(rows.map(({ job_id }) => job_id))];
};
const header = async (keyword: string): Promise<number[]> =>
  (
    await ask<{ jobsByKeyword: { id: number }[] }>('query ($k: String!) { jobsByKeyword(keyword: $k) { id } }', {
      k: keyword,
    })
  ).jobsByKeyword.map(({ id }) => id);
const estimates = async (keyword: string, account = 'admin'): Promise<number[]> =>
  (
    await ask<{ estimatesByKeyword: { id: number }[] }>(
      'query ($k: String!) { estimatesByKeyword(keyword: $k) { id } }',
      { k: keyword },
      account,
    )
  ).estimatesByKeyword.map(({ id }) => id);
const palette = async (text: string): Promise<string[]> =>
  (
    await ask<{ palette: PaletteHit[] }>('query ($t: String!) { palette(text: $t) { kind id } }', { t: text })
  ).palette.map(({ kind, id }) => `${kind} ${id}`);

describe('a list', () => {
  it.each([
    ['customers', 'pena pools', [700]],
    ['customers', 'PENA  POOLS', [700]],
    ['customers', 'dang lukasz', [701]],
    ['customers', 'Đặng-Łukasz', [701]],
    ['customers', 'St Marys', [702]],
    ['customers', "st. mary's", [702]],
    ['customers', 'san jose', [700]],
    ['customers', 'office@pena.example', [700]],
    ['customers', '12 elm', [700]],
    ['customers', '77493', [700]],
    ['customers', "o'dowd", [700]],
    ['customers', 'siobhan.odowd@pena', [700]],
    ['homeowners', 'jose nunez', [800]],
    ['homeowners', 'Jones-Smith', [801]],
    ['homeowners', 'jones smith', [801]],
    ['homeowners', 'Duc Dang', [802]],
    ['customer_contacts', "siobhan o'dowd", [900]],
    ['customer_contacts', 'Siobhan O‘Dowd', [900]],
  ] as const)('%s finds %s, however it is written [KEY-019]', async (name, search, ids) => {
    expect(await list(name === 'customer_contacts' ? 'customerContacts' : name, { search })).toEqual(ids);
  });

  it('is filtered by a text, and by what one is, in the same way [KEY-019]', async () => {
    expect(await list('homeowners', { last_name: { contains: 'nunez' } })).toEqual([800]);
    expect(await list('homeowners', { last_name: { contains: 'jones—smith' } })).toEqual([801]);
    expect(await list('homeowners', { first_name: { eq: 'JOSE' } })).toEqual([800]);
    expect(await list('homeowners', { phone_number: { contains: '346.555' } })).toEqual([800]);
    expect(await list('homeowners', { last_name: { contains: '%' } })).toEqual([]);
  });
});

describe('a job', () => {
  it.each([
    ["O'Shaughnessy", 20_590],
    ['oshaughnessy katy', 20_590],
    ['senora', 20_590],
    ['st marys', 20_591],
    ['nunez', 20_591],
    ['Benavides Residence #20591', 20_591],
    ['Benavides Residence (20591)', 20_591],
    ['Job 20591', 20_591],
    ['Job #20591', 20_591],
    ['Trabajo n.º 20591', 20_591],
    ['20,591', 20_591],
    ['#20591', 20_591],
    ['Benavides Residence - 77 Jones–Smith Ln', 20_591],
    ['4511 1/2 oak', 20_592],
    ['4511½ Oak', 20_592],
  ])('is found by %s in header, palette and list [KEY-019]', async (keyword, id) => {
    expect(await header(keyword)).toEqual([id]);
    expect(await jobs({ keyword })).toEqual([id]);
    expect((await palette(keyword)).filter((hit) => hit.startsWith('job '))).toEqual([`job ${id}`]);
  });

  it('is found by parts of name, address and city however they are written, and in no other place [FLT-033 KEY-019]', async () => {
    expect(await jobs({ name: "o'shaugh" })).toEqual([20_590]);
    expect(await jobs({ address: 'jones–smith' })).toEqual([20_591]);
    expect(await jobs({ address: 'Senora' })).toEqual([20_590]);
    expect(await jobs({ city: 'KÁTY' })).toEqual([20_590]);
    expect(await jobs({ name: 'katy' })).toEqual([]);
    expect(await jobs({ city: 'nunez' })).toEqual([]);
  });

  it('says town, status and next day of the sub-job that is next, and with whom in the list [KEY-019]', async () => {
    const day = (days: number): string => addDays(TEST_TODAY, days);
    await app.database.pool.query(
      `insert into crew_information (job_detail_id, phase_type_id, crew_id, date) values (2, 1, 7011, '${day(-3)}'), (2, 1, 7011, '${day(9)}')`,
    );
    await app.database.pool.query(
      `insert into gunite_history (job_detail_id, type_id, gunite_date, crew_id) values (3, 2, '${day(2)}', 7011)`,
    );
    const facts =
      'query ($k: String!) { jobsByKeyword(keyword: $k) { id city status next_date } palette(text: $k) { kind status next_date is_inactive } }';
    expect(await ask(facts, { k: 'benavides' })).toEqual({
      jobsByKeyword: [{ id: 20_591, city: 'Houston', status: 'Ready to Shoot', next_date: day(2) }],
      palette: [{ kind: 'job', status: 'Ready to Shoot', next_date: day(2), is_inactive: false }],
    });
    const { jobs: rows } = await ask<{ jobs: object[] }>(
      'query ($c: SearchCriteria) { jobs(searchCriteria: $c) { job_detail_id next_date next_crew } }',
      { c: { keyword: 'benavides' } },
    );
    expect(rows).toEqual([
      { job_detail_id: 2, next_date: day(9), next_crew: 'App 9' },
      { job_detail_id: 3, next_date: day(2), next_crew: 'App 9' },
    ]);
  });
});

describe('an estimate', () => {
  it.each([
    ['3465556914', 20_615],
    ['(346) 555-6914', 20_615],
    ['galvan katy', 20_615],
    ['pinta cove', 20_615],
    ['pena pools', 20_615],
    ["o'dowd", 20_615],
    ['20615', 20_615],
    ['Estimate 20615', 20_615],
    ['ibanez', 20_616],
    ['st marys houston', 20_616],
  ])('is found by %s like a job, in its list, the palette and the quick search [KEY-019]', async (keyword, id) => {
    expect(await list('estimates', { search: keyword })).toEqual([id]);
    expect(await estimates(keyword)).toEqual([id]);
    expect((await palette(keyword)).filter((hit) => hit.startsWith('estimate '))).toEqual([`estimate ${id}`]);
  });

  it('is not found by those who see no estimates [KEY-019]', async () => {
    const { errors } = await app.graphql('foreman', 'query { estimatesByKeyword(keyword: "galvan") { id } }');
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' });
    const hits = await ask<{ palette: PaletteHit[] }>('{ palette(text: "galvan") { kind } }', {}, 'scheduler').catch(
      () => null,
    );
    expect(hits === null || hits.palette.every(({ kind }) => kind !== 'job')).toBe(true);
  });
});
