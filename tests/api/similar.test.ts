import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../support/app';

const app = await testApp();

beforeAll(async () => {
  await app.database.pool.query(`
    insert into customer (id, company_name, city, zip_code, business_phone, company_email, address_line_1, is_active) values
      (700, 'Larkmere Pools', 'Katy', '77493', '(281) 555-0100', 'office@larkmere.example', '12 Elm Street', true),
      (701, 'Sleeping Lagoon', null, null, null, null, null, false), (702, 'Other', null, null, null, null, null, true);
    insert into customer_contact (id, customer_id, first_name, last_name, phone_number) values (900, 700, 'Ana', 'Ruiz', '(281) 555-4411');
    insert into homeowner (id, first_name, last_name, phone_number, email_address, mailing_address, city) values
      (800, 'José', 'Núñez', '(346) 555-8080', 'jose@nunez.example', '9 Oak Ln', 'Katy');
    insert into job (id, company_id, name, address_line_1, city, zip_code, is_estimate, deleted_at) values
      (1001, 700, 'Garcia Residence', '22818 Meadow Pintail Ct', 'Katy', '77493', false, null),
      (1002, 702, 'Estimate', '22818 MEADOW PINTAIL COURT', 'Katy', null, true, null),
      (1003, 702, 'Elsewhere', '22818 Meadow Pintail Ct', 'Houston', '77001', false, null),
      (1004, 702, 'Deleted', '22818 Meadow Pintail Ct', 'Katy', '77493', false, now());
    insert into job_detail (id, job_id, job_category_id, status_id) values (1, 1001, 2, 2), (3, 1003, 2, 2)`);
});

const similar = async (list: string, wanted: Record<string, unknown>, account = 'office'): Promise<string[]> => {
  const { data, errors } = await app.graphql<{ found: { id: number; likeness: string[]; is_inactive: boolean }[] }>(
    account,
    `query ($name: String, $phones: [String!], $emails: [String!], $street: String, $city: String, $zip_code: String, $within: Int) {
      found: ${list}(name: $name, phones: $phones, emails: $emails, street: $street, city: $city, zip_code: $zip_code, within: $within) { id likeness is_inactive } }`,
    wanted,
  );
  if (!data) return [String(errors?.[0]?.extensions?.code)];
  return data.found.map(
    ({ id, likeness, is_inactive }) => `${id} ${likeness.join('+')}${is_inactive ? ' inactive' : ''}`,
  );
};
const jobs = async (place: Record<string, unknown>, account = 'office'): Promise<number[]> =>
  (
    await app.graphql<{ similarJobs: { id: number }[] }>(
      account,
      'query ($id: Int, $address_line_1: String!, $city: String, $zip_code: String) { similarJobs(id: $id, address_line_1: $address_line_1, city: $city, zip_code: $zip_code) { id } }',
      place,
    )
  ).data?.similarJobs.map(({ id }) => id) ?? [];

describe('a record that is about to be made', () => {
  it.each([
    ['similarCustomers', { name: 'LARKMERE  POOLS' }, ['700 name']],
    ['similarCustomers', { name: 'Lark-mere Pools' }, ['700 name']],
    ['similarCustomers', { name: 'New', phones: ['281.555.0100'] }, ['700 phone']],
    ['similarCustomers', { name: 'New', emails: ['Office@Larkmere.example'] }, ['700 email']],
    ['similarCustomers', { name: 'New', street: '12 Elm St.', city: 'Katy' }, ['700 address']],
    ['similarCustomers', { name: 'New', street: '12 Elm St.', city: 'Houston' }, []],
    ['similarCustomers', { name: 'sleeping lagoon' }, ['701 name inactive']],
    ['similarCustomers', { name: 'New', phones: ['555-0100'], emails: [''] }, []],
    ['similarHomeowners', { name: 'jose nunez' }, ['800 name']],
    [
      'similarHomeowners',
      { name: 'New', phones: ['(346) 555-8080'], emails: ['jose@nunez.example'] },
      ['800 phone+email'],
    ],
    ['similarCustomerContacts', { name: 'Ana Ruiz', within: 700 }, ['900 name']],
    ['similarCustomerContacts', { name: 'Ana Ruiz', within: 702 }, []],
    ['similarCustomerContacts', { name: 'New', within: 702, phones: ['(281) 555-4411'] }, ['900 phone']],
    ['similarCustomers', {}, []],
  ])('%s like %j is told which it resembles [KEY-020]', async (list, wanted, found) => {
    expect(await similar(list, wanted)).toEqual(found);
  });

  it('names no more numbers, mails and letters than a record has: all of them are looked for [SEC-007]', async () => {
    const many = (count: number, one: (at: number) => string): string[] =>
      Array.from({ length: count }, (_, at) => one(at));
    const phones = (count: number) => many(count, (at) => `(281) 555-${String(at).padStart(4, '0')}`);
    const began = performance.now();
    for (const wanted of [
      { phones: phones(30_000) },
      { emails: many(30_000, (at) => `a${at}@b.example`) },
      { name: 'x'.repeat(100_000) },
      { street: `1 ${'x '.repeat(50_000)}` },
    ])
      expect(await similar('similarCustomers', wanted)).toEqual(['BAD_USER_INPUT']);
    expect(performance.now() - began).toBeLessThan(2_000);
    expect(await similar('similarCustomers', { name: 'New', phones: [...phones(19), '281.555.0100'] })).toEqual([
      '700 phone',
    ]);
  });

  it('is compared for those who may make one [KEY-020]', async () => {
    expect(await similar('similarCustomers', { name: 'Larkmere Pools' }, 'foreman')).toEqual(['FORBIDDEN']);
  });
});

describe('the address of a job', () => {
  it('names the jobs and estimates that are there, however the street is written [KEY-020]', async () => {
    expect(await jobs({ address_line_1: '22818 meadow pintail court', city: 'Katy' })).toEqual([1002, 1001]);
    expect(await jobs({ address_line_1: '22818 Meadow Pintail Ct.', zip_code: '77493' })).toEqual([1002, 1001]);
    expect(await jobs({ address_line_1: '22818 Meadow Pintail Ct', city: 'Houston', zip_code: '77001' })).toEqual([
      1003,
    ]);
    expect(await jobs({ id: 1001, address_line_1: '22818 Meadow Pintail Ct', city: 'Katy' })).toEqual([1002]);
    expect(await jobs({ address_line_1: '22819 Meadow Pintail Ct', city: 'Katy' })).toEqual([]);
    expect(await jobs({ address_line_1: 'Lot 7', city: 'Katy' })).toEqual([]);
  });

  it('tells of no job that one may not read [KEY-020]', async () => {
    expect(await jobs({ address_line_1: '22818 Meadow Pintail Ct', city: 'Katy' }, 'foreman')).toEqual([]);
  });
});
