import { beforeAll, describe, expect, it } from 'vitest';
import { REPORT_NAMES, REPORT_ROWS } from '#domain/reports/report';
import { REPORTS } from '#domain/reports/reports';
import { testApp, type GraphqlAnswer } from '../support/app';
import { fillReports } from '../support/reportData';

const app = await testApp();
const { pool } = app.database;

beforeAll(() => fillReports(pool));

interface Answer {
  rows: Record<string, unknown>[];
  groups: Record<string, unknown>[];
  totals: Record<string, unknown>;
}
const selections: Record<string, string> = {
  reportTopContacts:
    'rows { rank contact position builder phone email jobs gunite pebble warranty last_job } totals { count jobs gunite pebble warranty }',
  reportCustomerContactList:
    'rows { builder customer_no contact position phone email business_phone city state group_name } totals { count }',
  reportCoverage:
    'rows { job_id job_name crew foreman color material app_date area batches square_feet_per_batch } groups { group_name count area batches square_feet_per_batch } totals { count area batches square_feet_per_batch }',
  reportPerCompanyJob:
    'rows { job_id job_name address city category job_types status scheduled finished yards area color group_name } groups { group_name count yards area } totals { count yards area }',
  reportWarrantyAging:
    'rows { job_id job_name supervisor created age status next_visit group_name } groups { group_name count } totals { count }',
  reportWarrantyJobsOutstanding:
    'rows { job_id status division special_instructions is_will_need_to_return group_name } groups { group_name count } totals { count }',
  reportSlurryPickup: 'rows { date job_name key_map pickup status batches notes group_name } totals { count }',
  reportColorLocation: 'rows { color material job_name section additions app_date lat lon } totals { count }',
};
const ask = (
  account: string,
  query: string,
  filters: object = {},
  more = '',
): Promise<GraphqlAnswer<Record<string, Answer>>> =>
  app.graphql(
    account,
    `query ($filters: R${query.slice(1)}Filters) { ${query}(filters: $filters${more}) { ${selections[query] ?? 'rows { row_id } groups { count } totals { count }'} } }`,
    { filters },
  );
const read = async (query: string, filters: object = {}, more = ''): Promise<Answer> => {
  const { data, errors } = await ask('admin', query, filters, more);
  const answer = data?.[query];
  if (!answer) throw new Error(JSON.stringify(errors));
  return answer;
};
const fields = (rows: readonly Record<string, unknown>[], name: string): unknown[] => rows.map((row) => row[name]);

describe('reportTopContacts', () => {
  it('counts the jobs of the last twelve months by contact, without deleted ones and estimates [RPT-002 RPT-013]', async () => {
    const { rows, totals } = await read('reportTopContacts');
    expect(rows).toEqual([
      {
        rank: 1,
        contact: 'Ann Alvarez',
        position: 'Owner',
        builder: 'Alder Pools',
        phone: '(713) 555-0110',
        email: 'ann@alder.test',
        jobs: 2,
        gunite: 1,
        pebble: 1,
        warranty: 2,
        last_job: '2026-03-01',
      },
      expect.objectContaining({ rank: 2, contact: 'Bert Birch', jobs: 1, pebble: 1, warranty: 1 }),
      expect.objectContaining({ rank: 3, contact: 'Zoe', jobs: 1, gunite: 0, pebble: 1, warranty: 1 }),
    ]);
    expect(totals).toEqual({ count: 3, jobs: 4, gunite: 1, pebble: 3, warranty: 4 });
  });

  it('takes a category and other days, and null for all of them', async () => {
    expect(fields((await read('reportTopContacts', { category_id: 1 })).rows, 'contact')).toEqual(['Ann Alvarez']);
    expect((await read('reportTopContacts', { from: null })).rows[0]).toMatchObject({ jobs: 3, gunite: 2 });
    expect((await read('reportTopContacts', { from: '2026-04-01', to: null })).rows).toEqual([]);
  });

  it('has fifty contacts at most, those with most jobs first [RPT-002]', async () => {
    await pool.query(`
      insert into customer_contact (id, customer_id, first_name, last_name) select 9600 + n, 9101, 'Busy', lpad(n::text, 2, '0') from generate_series(1, 51) n;
      insert into job (id, name, company_id, company_supervisor_id, entered_date, is_estimate)
        select 96000 + 100 * n + k, 'Busy', 9101, 9600 + n, '2024-06-01', false from generate_series(1, 51) n, generate_series(1, 1 + n / 51) k`);
    try {
      const { rows } = await read('reportTopContacts', { from: '2024-01-01', to: '2024-12-31' });
      expect(rows).toHaveLength(50);
      expect(fields(rows, 'contact').slice(0, 2)).toEqual(['Busy 51', 'Busy 01']);
      expect(fields(rows, 'contact')).not.toContain('Busy 50');
    } finally {
      await pool.query(
        'delete from job where company_supervisor_id > 9600; delete from customer_contact where id > 9600',
      );
    }
  });
});

describe('reportCustomerContactList', () => {
  it('lists the contacts of active builders by builder, and finds them by a word [RPT-002 RPT-013 KEY-011]', async () => {
    await pool.query("update customer set telephone_ext = ' 396 ' where id = 9100");
    const { rows, totals } = await read('reportCustomerContactList', { text: 'alder' });
    expect(rows[0]).toEqual({
      builder: 'Alder Pools',
      customer_no: 'A-1',
      contact: 'Ann Alvarez',
      position: 'Owner',
      phone: '(713) 555-0110',
      email: 'ann@alder.test',
      business_phone: '(713) 555-0100 ext. 396',
      city: 'Katy',
      state: 'TX',
      group_name: 'Alder Pools',
    });
    expect(totals).toEqual({ count: 2 });
    expect(fields((await read('reportCustomerContactList', { text: 'pools' })).rows, 'contact')).not.toContain(
      'Rest Ing',
    );
    expect(fields((await read('reportCustomerContactList', { is_active: false })).rows, 'contact')).toContain(
      'Rest Ing',
    );
    expect(fields((await read('reportCustomerContactList', { is_active: null })).rows, 'contact')).not.toContain(
      'Gone Man',
    );
  });
});

describe('reportCoverage', () => {
  it('weighs square feet by batches, and leaves a job without batches out of the rate [RPT-003 RPT-013]', async () => {
    const { rows, groups, totals } = await read('reportCoverage');
    expect(
      rows.map(({ job_id, crew, foreman, area, batches, square_feet_per_batch }) => [
        job_id,
        crew,
        foreman,
        area,
        batches,
        square_feet_per_batch,
      ]),
    ).toEqual([
      [9200, 'App One', 'Fore Man', 600, 10, 60],
      [9201, 'App One', null, 400, 0, null],
      [9202, 'App Two', null, 900, 12, 75],
    ]);
    expect(groups).toEqual([
      { group_name: 'App One', count: 2, area: 1000, batches: 10, square_feet_per_batch: 60 },
      { group_name: 'App Two', count: 1, area: 900, batches: 12, square_feet_per_batch: 75 },
    ]);
    expect(totals).toEqual({ count: 3, area: 1900, batches: 22, square_feet_per_batch: 68.2 });
  });

  it('narrows by crew, material, colour and days', async () => {
    expect(fields((await read('reportCoverage', { crew_id: 9121 })).rows, 'job_id')).toEqual([9202]);
    expect(fields((await read('reportCoverage', { color_id: 1 })).rows, 'job_id')).toEqual([9200, 9201]);
    expect(fields((await read('reportCoverage', { color_id: 1, material_type_id: 2 })).rows, 'job_id')).toEqual([9201]);
    expect(fields((await read('reportCoverage', { to: '2026-03-04' })).rows, 'job_id')).toEqual([9200]);
  });

  it('sorts within its groups by any column', async () => {
    expect(fields((await read('reportCoverage', {}, ', sort: "area", asc: false')).rows, 'job_id')).toEqual([
      9200, 9201, 9202,
    ]);
    expect(fields((await read('reportCoverage', {}, ', sort: "area"')).rows, 'job_id')).toEqual([9201, 9200, 9202]);
    for (const name of REPORT_NAMES)
      for (const { name: sort } of REPORTS[name].columns)
        for (const asc of [true, false])
          await read(
            REPORTS[name].query,
            name === 'color-location' ? { color_id: 1 } : {},
            `, sort: "${sort}", asc: ${asc}`,
          );
  });
});

describe('reportPerCompanyJob', () => {
  it('has a row for each sub-job entered this year, by company, with yards and area added up [RPT-003 RPT-013]', async () => {
    const { rows, groups, totals } = await read('reportPerCompanyJob');
    expect(fields(groups, 'group_name')).toEqual(['Alder Pools']);
    expect(rows.find((row) => row.yards !== null)).toMatchObject({
      job_name: 'Oak',
      address: '1 Oak St',
      category: 'Gunite',
      status: 'Cave In',
      scheduled: '2026-03-20',
      finished: '2026-02-10',
      yards: 42.5,
    });
    expect(totals).toEqual({ count: 6, yards: 42.5, area: 1000 });
    const all = await read('reportPerCompanyJob', { from: null, to: null, customer_id: 9101 });
    expect(fields(all.rows, 'job_types')).toContain('Big REMODEL job');
    expect(fields((await read('reportPerCompanyJob', { category_id: 2, status_id: 10 })).rows, 'job_name')).toEqual([
      'Elm',
    ]);
  });
});

describe('the warranty reports', () => {
  it('age open warranties from their creation, else from the day their job was entered, oldest first [RPT-003 RPT-013]', async () => {
    const { rows, groups } = await read('reportWarrantyAging');
    expect(rows.map(({ job_name, age, group_name }) => [job_name, age, group_name])).toEqual([
      ['Old', 375, '91+'],
      ['Elm', 81, '61-90'],
      ['Oak', 10, '0-30'],
      ['Ash', 10, '0-30'],
    ]);
    expect(groups).toEqual([
      { group_name: '91+', count: 1 },
      { group_name: '61-90', count: 1 },
      { group_name: '0-30', count: 2 },
    ]);
    expect(rows.find(({ job_name }) => job_name === 'Oak')).toMatchObject({
      supervisor: 'Repair Boss',
      next_visit: '2026-03-15',
    });
    expect(rows.find(({ job_name }) => job_name === 'Elm')).toMatchObject({ supervisor: 'Uncle', next_visit: null });
  });

  it('narrow by builder, division and repair supervisor', async () => {
    expect(fields((await read('reportWarrantyAging', { division_id: 3 })).rows, 'job_name')).toEqual(['Elm']);
    expect(fields((await read('reportWarrantyAging', { repair_supervisor_id: 9131 })).rows, 'job_name')).toEqual([
      'Oak',
    ]);
    expect((await read('reportWarrantyAging', { customer_id: 9101 })).rows).toEqual([]);
  });

  it('list what is outstanding by status: to be scheduled, scheduled, on hold, awaiting the builder, others [RPT-003 RPT-013]', async () => {
    const { rows, groups } = await read('reportWarrantyJobsOutstanding');
    expect(fields(groups, 'count')).toEqual([1, 1, 1, 1]);
    expect(fields(rows, 'job_id')).toEqual([9200, 9206, 9201, 9203]);
    expect(rows[0]).toMatchObject({
      division: 'Gunite',
      special_instructions: 'Ring twice',
      is_will_need_to_return: true,
    });
    expect(fields((await read('reportWarrantyJobsOutstanding', { priority_id: 2 })).rows, 'job_id')).toEqual([9201]);
    expect(fields((await read('reportWarrantyJobsOutstanding', { status_id: 10 })).rows, 'job_id')).toEqual([9206]);
  });
});

describe('reportSlurryPickup', () => {
  it('has the open pickups of this week and those without a day, by pickup crew [RPT-003 RPT-013]', async () => {
    const { rows } = await read('reportSlurryPickup');
    expect(rows).toEqual([
      {
        date: '2026-03-12',
        job_name: 'Oak',
        key_map: '123A',
        pickup: 'Slurry North',
        status: 'Scheduled',
        batches: 10,
        notes: 'by the gate',
        group_name: 'Slurry North',
      },
      {
        date: null,
        job_name: 'Elm',
        key_map: null,
        pickup: null,
        status: null,
        batches: 0,
        notes: 'undated',
        group_name: '(No Slurry Pickup Crew)',
      },
    ]);
    expect(fields((await read('reportSlurryPickup', { with_undated: false, status_id: null })).rows, 'notes')).toEqual([
      'done',
      'by the gate',
    ]);
    expect(fields((await read('reportSlurryPickup', { to: null, with_undated: false })).rows, 'notes')).toEqual([
      'by the gate',
      'next week',
    ]);
    expect(fields((await read('reportSlurryPickup', { status_id: 1 })).rows, 'notes')).toEqual(['done']);
  });
});

describe('reportColorLocation', () => {
  it('finds the places of a colour that may be shown, newest first [RPT-003 RPT-013]', async () => {
    const { rows } = await read('reportColorLocation', { color_id: 1 });
    expect(rows).toEqual([expect.objectContaining({ job_name: 'Oak', app_date: '2026-03-02', lat: 29.7, lon: -95.8 })]);
    expect(String(rows[0]?.additions)).not.toBe('null');
    expect(fields((await read('reportColorLocation', { color_id: 1, is_can_show: null })).rows, 'job_name')).toEqual([
      'Elm',
      'Oak',
    ]);
  });

  it('asks for a colour first', async () => {
    const { errors } = await ask('admin', 'reportColorLocation');
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ path: 'filters.color_id', rule: 'no_criteria', message: 'Please enter criteria before searching.' }],
    });
  });
});

const YEARS =
  'query ($filters: ReportYearOverYearFilters!, $sort: String, $asc: Boolean) { reportYearOverYear(filters: $filters, sort: $sort, asc: $asc) { years rows { month values change } totals { values change } } }';
interface Years {
  years: number[];
  rows: { month: string; values: number[]; change: number | null }[];
  totals: { values: number[]; change: number | null };
}
const years = async (filters: object, order: object = {}): Promise<Years> => {
  const { data, errors } = await app.graphql<{ reportYearOverYear: Years }>('admin', YEARS, { filters, ...order });
  if (!data) throw new Error(JSON.stringify(errors));
  return data.reportYearOverYear;
};

describe('reportYearOverYear', () => {
  it('sets finished gunite of five years beside one another, by month, to the day and in all [RPT-001 RPT-013]', async () => {
    const { years: shown, rows, totals } = await years({ category: 'gunite', measure: 'yards' });
    expect(shown).toEqual([2022, 2023, 2024, 2025, 2026]);
    expect(rows).toHaveLength(14);
    expect(rows[1]).toEqual({ month: '2', values: [0, 0, 0, 0, 42.5], change: null });
    expect(rows[3]).toEqual({ month: '4', values: [0, 0, 0, 100, 0], change: null });
    // April of last year is after the eleventh of March: neither April nor the year is over, and has a change yet.
    expect(rows[12]).toEqual({ month: 'year_to_date', values: [0, 0, 0, 0, 42.5], change: null });
    expect(totals).toEqual({ values: [0, 0, 0, 100, 42.5], change: null });
  });

  it('counts remodels apart from other pebble work, by a word of their job types [RPT-001 RPT-013]', async () => {
    expect((await years({ category: 'remodel', measure: 'batches', from_year: 2026 })).totals.values).toEqual([12]);
    expect((await years({ category: 'pebble', measure: 'area', from_year: 2026 })).totals.values).toEqual([1000]);
    expect((await years({ category: 'pebble', from_year: 2026 })).totals.values).toEqual([2]);
  });

  it('sorts its months by a year or the change, and leaves the sums below them [RPT-013]', async () => {
    const sorted = await years({ category: 'gunite', measure: 'yards' }, { sort: '2025', asc: false });
    expect(fields(sorted.rows.slice(0, 2), 'month')).toEqual(['4', '1']);
    expect(fields(sorted.rows.slice(-2), 'month')).toEqual(['year_to_date', 'total']);
    expect(sorted.totals.values).toEqual([0, 0, 0, 100, 42.5]);
    const { errors } = await app.graphql('admin', YEARS, { filters: { category: 'gunite' }, sort: '2019' });
    expect(errors?.[0]?.extensions).toMatchObject({ fields: [{ path: 'sort', rule: 'report_sort' }] });
  });

  it.each([
    ['a measure of another category', { category: 'gunite', measure: 'batches' }, 'filters.measure', 'report_measure'],
    ['years that end before they begin', { category: 'gunite', from_year: 2027 }, 'filters.to_year', 'range_order'],
    ['too many years', { category: 'gunite', from_year: 1990 }, 'filters.to_year', 'report_years'],
  ])('refuses %s', async (_what, filters, path, rule) => {
    const { errors } = await app.graphql('admin', YEARS, { filters });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ path, rule }] });
  });
});

describe('a report', () => {
  it('refuses days that end before they begin, no column, and a filter that is none', async () => {
    expect(
      (await ask('admin', 'reportCoverage', { from: '2026-03-02', to: '2026-03-01' })).errors?.[0]?.extensions,
    ).toMatchObject({
      fields: [{ path: 'filters.to', rule: 'range_order' }],
    });
    expect(
      (await ask('admin', 'reportCoverage', {}, ', sort: "id; drop table job"')).errors?.[0]?.extensions,
    ).toMatchObject({
      fields: [{ path: 'sort', rule: 'report_sort' }],
    });
    expect((await ask('admin', 'reportCoverage', { nonsense: 1 })).errors?.[0]?.extensions?.code).toBe(
      'BAD_USER_INPUT',
    );
  });

  it('is for who holds its own code besides that of reports [RPT-005]', async () => {
    for (const name of REPORT_NAMES) {
      const { query, need } = REPORTS[name];
      expect(need).toMatchObject({ all: ['CAN_VIEW_REPORTS', expect.stringMatching(/^CAN_(VIEW|OVERRIDE)_/)] });
      expect(
        (await ask('warehouse', query, name === 'color-location' ? { color_id: 1 } : {})).errors?.[0]?.extensions?.code,
      ).toBe('FORBIDDEN');
    }
    expect((await ask('scheduler', 'reportCoverage')).errors).toBeUndefined();
    expect((await ask('scheduler', 'reportTopContacts')).errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
  });

  it('gives out its first rows, and the sums of all', async () => {
    await pool.query(
      "insert into customer_contact (customer_id, first_name) select 9100, 'Crowd' from generate_series(1, 2500)",
    );
    const { rows, totals } = await read('reportCustomerContactList', { text: 'Crowd' });
    expect(rows).toHaveLength(REPORT_ROWS);
    expect(totals).toEqual({ count: 2500 });
  });

  it('tells what can be chosen in its filters', async () => {
    const { data } = await app.graphql<{
      reportChoices: { filter: string; options: { id: number; name: string }[] }[];
    }>('scheduler', '{ reportChoices(report: "coverage") { filter options { id name } } }');
    expect(data?.reportChoices.map(({ filter }) => filter)).toEqual(['crew_id', 'material_type_id', 'color_id']);
    expect(data?.reportChoices[0]?.options.map(({ id }) => id)).toEqual([9120, 9121]);
    expect(
      (await app.graphql('warehouse', '{ reportChoices(report: "coverage") { filter } }')).errors?.[0]?.extensions
        ?.code,
    ).toBe('FORBIDDEN');
    expect(
      (await app.graphql('scheduler', '{ reportChoices(report: "top-contacts") { filter } }')).errors?.[0]?.extensions
        ?.code,
    ).toBe('FORBIDDEN');
    expect(
      (await app.graphql('admin', '{ reportChoices(report: "nothing") { filter } }')).errors?.[0]?.extensions?.code,
    ).toBe('NOT_FOUND');
  });
});

describe('GET /v1/export/report/{name}', () => {
  const get = async (account: string, path: string): Promise<Response> =>
    fetch(`${app.url}/v1/export/report/${path}`, { headers: { authorization: `Bearer ${await app.token(account)}` } });

  it('is the very rows and columns in their order, guarded, with all of them [RPT-013]', async () => {
    const answer = await get('admin', 'coverage?sort=area&asc=false');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="coverage-2026-03-11.csv"');
    expect(answer.headers.get('x-total-count')).toBe('3');
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const lines = bytes.subarray(3).toString('utf8').split('\r\n');
    expect(lines[0]).toBe(
      'Job #,Name,Builder,Crew,Foreman,Color,Material,App Date,Area (sq ft),Batches,Sq ft per Batch',
    );
    expect(lines[1]).toMatch(/^9200,Oak,Alder Pools,App One,Fore Man,.*,03\/02\/2026,600,10,60$/);
    expect(lines[2]).toMatch(/,\(No Batches\)$/);
    expect(lines[3]).toMatch(/^9202,Fir,"'=Birch ""B"" Pools",App Two,/);
    const crowd = await (await get('admin', 'customer-contact-list?filters={"text":"Crowd"}')).text();
    expect(crowd.trim().split('\r\n')).toHaveLength(2501);
    const company = await (await get('admin', 'per-company-job?lang=es')).text();
    expect(company.split(',')[0]).toBe('Empresa');
    const taken = await pool.query("select narrowed_by, row_count from data_export where data_set = 'coverage'");
    expect(taken.rows).toEqual([{ narrowed_by: '{}', row_count: 3 }]);
  });

  it('has the years too', async () => {
    const text = await (
      await get(
        'admin',
        `year-over-year?filters=${encodeURIComponent('{"category":"gunite","measure":"yards","from_year":2025}')}`,
      )
    ).text();
    expect(text.split('\r\n').slice(0, 5)).toEqual([
      'Month,2025,2026,Change %',
      'January,0,0,',
      'February,0,42.5,',
      'March,0,0,',
      'April,100,0,',
    ]);
    const sorted = await (
      await get('admin', 'year-over-year?filters={"category":"gunite"}&sort=2025&asc=false')
    ).text();
    expect(sorted.split('\r\n')[1]).toMatch(/^April,/);
  });

  it('needs the right to export besides that of the report', async () => {
    expect((await get('scheduler', 'coverage')).status).toBe(403);
    expect((await get('warehouse', 'coverage')).status).toBe(403);
    expect((await get('admin', 'nothing')).status).toBe(404);
    expect((await get('admin', 'coverage?filters=[')).status).toBe(422);
    expect((await get('admin', 'color-location')).status).toBe(422);
  });
});
