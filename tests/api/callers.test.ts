import { beforeAll, describe, expect, it } from 'vitest';
import { invalidateActors } from '../../server/access/actor';
import type { PaletteHit } from '../../domain/palette/hits';
import { openGraphql, rootOf } from '../support/graphqlHarness';
import { addPeople } from '../support/jobCalls';
import { testDatabase } from '../support/database';

const database = await testDatabase();
const ask = openGraphql(database);
const write = (text: string) => database.pool.query(text);

beforeAll(async () => {
  await addPeople(database);
  await write(`
    update customer set business_phone = '(832) 555-7000' where id = 700;
    update customer_contact set phone_number = '(281) 555-4411' where id = 900;
    insert into homeowner (id, first_name, last_name, phone_number) values (800, 'Íñigo', 'Montoya', '(346) 555-8080');
    insert into job (id, company_id, company_supervisor_id, homeowner_id, name, address_line_1, city, phone, homeowner_first_name, homeowner_phone) values
      (1001, 700, 900, null, 'Lake House', '1204 Oak Ln', 'Katy', '(713) 555-0123', 'Beatriz', null),
      (1002, 701, null, 800, 'Swim Club', '9 Elm St', 'Houston', null, null, '(713) 555-9876'),
      (1003, 701, null, null, 'Corner', '77 Lake Dr', 'Houston', null, null, null);
    insert into job (id, company_id, name, phone, is_estimate) values (1004, 700, 'Estimate', '(713) 555-0123', true);
    insert into job_detail (id, job_id, job_category_id, status_id) values (1, 1001, 2, 2), (2, 1002, 2, 2), (3, 1003, 2, 2);
    insert into pebble_details (id, job_detail_id) values (1, 1), (2, 2);
    update app_user set employee_id = 7101 where email = 'foreman@trowel.test'`);
  // A foreman who searches on the phone, and reads no records of builders and homeowners.
  await write(
    `insert into user_permission (user_id, category_name, has_permission) select id, 'CAN_VIEW_JOB', false from app_user where email = 'foreman@trowel.test'`,
  );
  await write(
    `insert into crew_information (job_detail_id, phase_type_id, crew_id, foreman_id) values (1, 1, 7011, 7101), (2, 1, 7011, 7101)`,
  );
  invalidateActors();
});

const found = async (keyword: string, account = 'admin'): Promise<number[]> => {
  const jobs = rootOf<{ id: number }[]>(
    await ask(account, 'query ($keyword: String!) { jobsByKeyword(keyword: $keyword) { id } }', { keyword }),
    'jobsByKeyword',
  );
  return jobs.map(({ id }) => id);
};
const searched = async (keyword: string): Promise<number[]> => {
  const rows = rootOf<{ job_id: number }[]>(
    await ask('admin', 'query ($c: SearchCriteria) { jobs(searchCriteria: $c) { job_id } }', { c: { keyword } }),
    'jobs',
  );
  return rows.map(({ job_id }) => job_id);
};
const hits = async (text: string): Promise<string[]> => {
  const all = rootOf<PaletteHit[]>(
    await ask('admin', 'query ($text: String!) { palette(text: $text) { kind id label note } }', { text }),
    'palette',
  );
  return all.map(({ kind, label }) => `${kind} ${label}`).toSorted();
};

describe('a caller', () => {
  it('is found with the first sub-job that the user may see, to which those in the field go [JS-032]', async () => {
    const asked = '{ jobsByKeyword(keyword: "lake") { id job_detail_id } }';
    expect((await ask('admin', asked)).data).toEqual({
      jobsByKeyword: [
        { id: 1001, job_detail_id: 1 },
        { id: 1003, job_detail_id: 3 },
      ],
    });
    expect((await ask('foreman', asked)).data).toEqual({ jobsByKeyword: [{ id: 1001, job_detail_id: 1 }] });
  });

  it.each([
    ['the phone of the job', '713 555 0123', [1001]],
    ['its digits', '7135550123', [1001]],
    ['its digits with the code of the country', '+1 (713) 555-0123', [1001]],
    ['its last digits', '555.0123', [1001]],
    ["the homeowner's phone of the job", '5559876', [1002]],
    ["a contact's phone", '281-555-4411', [1001]],
    ["a homeowner's phone", '346/555/8080', [1002]],
    ["a builder's phone", '8325557000', [1001]],
    ["a contact's name, last name first", 'Ruiz, Ana', [1001]],
    ["a homeowner's name, without accents", 'montoya inigo', [1002]],
    ["the owner's name on the job", 'beatriz', [1001]],
    ['city and builder', 'katy bayou', [1001]],
    ['a name and a phone', '0123 ruiz', [1001]],
    ['street and number', 'oak 1204', [1001]],
    ['the number of a job', '1002', [1002]],
    ['words of several jobs, those with it in the name first', 'lake', [1001, 1003]],
    ['what no job has together', 'katy montoya', []],
    ['three digits', '012', []],
  ])('is found by %s, in the header and by the filters [JS-032]', async (_what, keyword, ids) => {
    expect(await found(keyword)).toEqual(ids);
    expect((await searched(keyword)).toSorted((one, other) => one - other)).toEqual(ids);
    expect(
      rootOf(
        await ask('admin', 'query ($keyword: String!) { jobsByKeyword_count(keyword: $keyword) }', { keyword }),
        'jobsByKeyword_count',
      ),
    ).toBe(ids.length);
  });

  it('is found in the palette, with the records of builder and homeowner', async () => {
    expect(await hits('(346) 555-8080')).toEqual(['homeowner Íñigo Montoya', 'job Swim Club']);
    expect(await hits('281 5554411')).toEqual(['builder Bayou Pools', 'job Lake House']);
    expect(await hits('ruiz ana')).toEqual(['builder Bayou Pools', 'job Lake House']);
  });

  it('is found in the lists of homeowners and builders by a phone, however it is typed [HOM-008 BLDR-014]', async () => {
    const list = async (root: string, search: string) =>
      rootOf<{ total_count: number }>(
        await ask('admin', `query ($s: String!) { ${root}(filter: { search: $s }) { total_count } }`, { s: search }),
        root,
      ).total_count;
    expect(await list('homeowners', '346.555.8080')).toBe(1);
    expect(await list('homeowners', '3465558080 montoya')).toBe(1);
    expect(await list('customers', '2815554411')).toBe(1);
    expect(await list('customers', '832-555-7000')).toBe(1);
    expect(await list('customers', '832-555-7001')).toBe(0);
  });

  it('is found by what may be read of a job, and by nothing else', async () => {
    expect(await found('Lake House', 'foreman')).toEqual([1001]);
    expect(await found('2815554411', 'foreman')).toEqual([1001]);
    // The records of builders and homeowners are for who reads them.
    expect(await found('8325557000', 'foreman')).toEqual([]);
    expect(await found('3465558080', 'foreman')).toEqual([]);
    // Another crew's job.
    expect(await found('corner', 'foreman')).toEqual([]);
    expect((await ask('nobody', '{ jobsByKeyword(keyword: "lake") { id } }')).errors[0]?.extensions.code).toBe(
      'FORBIDDEN',
    );
  });

  it('is found by a new number and no more by the old one, at once', async () => {
    await write("update job set phone = '(713) 555-2222' where id = 1001");
    await write("update homeowner set phone_number = '(346) 555-9999' where id = 800");
    expect([await found('5550123'), await found('5552222'), await found('5558080'), await found('3465559999')]).toEqual(
      [[], [1001], [], [1002]],
    );
  });
});
