import { beforeAll, describe, expect, it } from 'vitest';
import { REPORT_NAMES, YEAR_CATEGORIES, type FilterValues, type Report } from '#domain/reports/report';
import { presetFilters } from '#domain/reports/reportInput';
import { CONTACT_COUNTS, writeReportJobs, type ReportJobs } from '#domain/reports/reportJobs';
import { REPORTS } from '#domain/reports/reports';
import { testApp } from '../support/app';
import { fillReports } from '../support/reportData';
import { TEST_TODAY } from '../support/clock';

const app = await testApp();
beforeAll(async () => {
  await fillReports(app.database.pool);
  // A second pickup of one sub-job, a second place of one colour in it, and a job without sub-jobs.
  await app.database.pool.query(`
    insert into crew_information (id, job_detail_id, phase_type_id, status_id, date, slurry_pickup_id) values (9510, 9300, 5, 10, '2026-03-13', 9140);
    insert into color_addition (id, job_detail_id, material_type_id, color_id, pool_section_id) values (9410, 9300, 2, 1, 2);
    insert into job (id, name, company_id, company_supervisor_id, entered_date) values (9207, 'Bare', 9100, 9110, '2026-03-02')`);
});

interface Sums {
  group_name: string | null;
  count: number;
  job_rows: number | null;
}
interface Answer {
  rows: Record<string, number>[];
  groups: Sums[];
  totals: Sums & Record<string, number>;
}
const found = async (jobs: ReportJobs, account = 'admin'): Promise<{ count: number; ids: string[] }> => {
  const { data, errors } = await app.graphql<{ jobs_count: number; jobs: { id: string }[] }>(
    account,
    'query ($of: SearchCriteria) { jobs_count(searchCriteria: $of) jobs(searchCriteria: $of) { id } }',
    { of: { report: writeReportJobs(jobs) } },
  );
  if (!data) throw new Error(JSON.stringify(errors));
  return { count: data.jobs_count, ids: data.jobs.map(({ id }) => id) };
};
const read = async ({ query }: Report, filters: FilterValues, more = ''): Promise<Answer> => {
  const sums = `group_name count job_rows ${more}`;
  const { data, errors } = await app.graphql<Record<string, Answer>>(
    'admin',
    `query ($filters: R${query.slice(1)}Filters) { ${query}(filters: $filters) { rows { row_id ${more} } groups { group_name count job_rows } totals { ${sums} } } }`,
    { filters },
  );
  const answer = data?.[query];
  if (!answer) throw new Error(JSON.stringify(errors));
  return answer;
};

/** Wider than the presets, so that several groups have rows. */
const WIDE: Readonly<Record<string, FilterValues>> = {
  'color-location': { color_id: 1, is_can_show: null },
  'slurry-pickup': { status_id: null, to: null },
  'per-company-job': { from: null, to: null },
};
const OF_JOBS = REPORT_NAMES.filter((name) => name !== 'top-contacts' && name !== 'customer-contact-list');

describe('the jobs behind a number of a report', () => {
  it.each(OF_JOBS)('are as many in the job search as %s counts, by group and in all [RPT-013]', async (name) => {
    const report = REPORTS[name];
    const filters = { ...presetFilters(report, TEST_TODAY), ...WIDE[name] };
    const { groups, totals } = await read(report, filters);
    expect(totals.job_rows).toBeGreaterThan(1);
    expect((await found({ report: name, filters })).count).toBe(totals.job_rows);
    for (const { group_name, job_rows } of groups) {
      const { count, ids } = await found({ report: name, filters, group: group_name ?? '' });
      expect([name, group_name, count, new Set(ids).size]).toEqual([name, group_name, job_rows, job_rows]);
    }
  });

  it('are fewer than its rows where a job has several of them', async () => {
    const slurry = await read(REPORTS['slurry-pickup'], {});
    expect([slurry.totals.count, slurry.totals.job_rows]).toEqual([3, 2]);
    const colors = await read(REPORTS['color-location'], { color_id: 1 });
    expect([colors.totals.count, colors.totals.job_rows]).toEqual([2, 1]);
  });

  it('of a contact are its jobs, each once, or its sub-jobs of a category, in all and by contact', async () => {
    const report = REPORTS['top-contacts'];
    for (const category_id of [null, 1, 2]) {
      const filters = { ...presetFilters(report, TEST_TODAY), category_id };
      const { rows, totals } = await read(report, filters, CONTACT_COUNTS.join(' '));
      expect(rows.length).toBeGreaterThan(0);
      for (const of of CONTACT_COUNTS) {
        expect((await found({ report: 'top-contacts', filters, of })).count).toBe(totals[of]);
        for (const row of rows)
          expect((await found({ report: 'top-contacts', filters, of, row: row.row_id })).count).toBe(row[of]);
      }
    }
  });

  it.each(YEAR_CATEGORIES)(
    'of a year of %s are those that it counts, by month, to the day and in all',
    async (category) => {
      const { data } = await app.graphql<{
        reportYearOverYear: { years: number[]; rows: { month: string; values: number[] }[] };
      }>(
        'admin',
        'query ($f: ReportYearOverYearFilters!) { reportYearOverYear(filters: $f) { years rows { month values } } }',
        {
          f: { category },
        },
      );
      const { years = [], rows = [] } = data?.reportYearOverYear ?? {};
      let counted = 0;
      for (const { month: named, values } of rows)
        for (const [at, year] of years.entries()) {
          const month = named === 'total' || named === 'year_to_date' ? named : Number(named);
          if (!values[at] && at < 3) continue;
          expect((await found({ report: 'year-over-year', category, year, month })).count).toBe(values[at]);
          counted += values[at] ?? 0;
        }
      expect(counted).toBeGreaterThan(0);
    },
  );

  it('of customers are none: their list counts contacts', async () => {
    const { totals } = await read(REPORTS['customer-contact-list'], {});
    expect(totals.job_rows).toBeNull();
  });

  it('are found by who may see the report, and by nobody else', async () => {
    const ask = async (account: string, report: string) =>
      (await app.graphql(account, '{ jobs_count(searchCriteria: { report: "' + report + '" }) }')).errors?.[0]
        ?.extensions;
    expect(await ask('scheduler', 'top-contacts')).toMatchObject({ code: 'FORBIDDEN' });
    expect(await ask('scheduler', 'coverage')).toBeUndefined();
  });

  it.each([
    'nothing',
    'customer-contact-list',
    'coverage?nonsense=1',
    'coverage?from=yesterday',
    'coverage?crew_id=App',
    'coverage?group=%E0%A4%A',
    'coverage?group=a&group=b',
    'coverage?row=1',
    'top-contacts?of=money',
    'year-over-year?category=gunite&year=2026&month=13',
    'year-over-year?category=boulder&year=2026&month=1',
  ])('are refused for %s', async (report) => {
    const { errors } = await app.graphql('admin', 'query ($of: SearchCriteria) { jobs_count(searchCriteria: $of) }', {
      of: { report },
    });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ path: 'report', rule: 'report_jobs', message: 'Must name a report and its filters.' }],
    });
  });

  it('are refused for days that the report itself refuses', async () => {
    const { errors } = await app.graphql(
      'admin',
      '{ jobs_count(searchCriteria: { report: "coverage?from=2026-03-02&to=2026-03-01" }) }',
    );
    expect(errors?.[0]?.extensions).toMatchObject({ fields: [{ path: 'filters.to', rule: 'range_order' }] });
  });
});
