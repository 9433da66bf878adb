import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../support/app';
import { fillReports } from '../support/reportData';

const app = await testApp();
beforeAll(() => fillReports(app.database.pool));

const SUMS = 'group_name count area';
const QUERY = `query ($f: ReportPerCompanyJobFilters) { reportPerCompanyJob(filters: $f) {
  rows { job_name } groups { ${SUMS} } totals { ${SUMS} } other_groups { ${SUMS} } other_totals { ${SUMS} } } }`;
const ask = (f: object) => app.graphql<{ reportPerCompanyJob: Record<string, unknown> }>('admin', QUERY, { f });
const file = async (filters: object, language = 'en', order = {}): Promise<[name: string, lines: string[]]> => {
  const query = new URLSearchParams({ filters: JSON.stringify(filters), lang: language, ...order });
  const answer = await fetch(`${app.url}/v1/export/report/per-company-job?${query.toString()}`, {
    headers: { authorization: `Bearer ${await app.token('admin')}` },
  });
  return [
    answer.headers.get('content-disposition') ?? '',
    (await answer.text()).replace('\uFEFF', '').trim().split('\r\n'),
  ];
};
const LAST_YEAR = { other_from: '2025-01-01', other_to: '2025-12-31' };

describe('two times side by side', () => {
  it('are summed each for itself, by the other filters of the report', async () => {
    const { data } = await ask({ ...LAST_YEAR, category_id: 2 });
    expect(data?.reportPerCompanyJob).toMatchObject({
      groups: [{ group_name: 'Alder Pools', count: 2, area: 1000 }],
      other_groups: [{ group_name: '=Birch "B" Pools', count: 1, area: 900 }],
      other_totals: { group_name: null, count: 1, area: 900 },
    });
  });

  it('are one time without days of the other', async () => {
    expect((await ask({ other_from: null })).data?.reportPerCompanyJob).toMatchObject({
      other_groups: null,
      other_totals: null,
    });
  });

  it('are a file of their groups, guarded, with difference and per cent', async () => {
    const [name, lines] = await file({ ...LAST_YEAR, category_id: 2 });
    expect(name).toBe('attachment; filename="per-company-job-compared-2026-03-11.csv"');
    expect(lines[0]?.split(',').length).toBeGreaterThan(8);
    expect(lines[1]).toBe('Alder Pools,2,0,2,,0,0,0,,1000,0,1000,');
    expect(lines[2]).toBe(`"'=Birch ""B"" Pools",0,1,-1,-100,0,0,0,,0,900,-900,-100`);
    expect(lines[3]).toBe('Total,2,1,1,100,0,0,0,,1000,900,100,11.1');
    expect((await file(LAST_YEAR, 'es'))[1][0]).toMatch(/^Empresa,/);
  });

  it('are a file in the order that was asked for, with all of them last', async () => {
    const [, lines] = await file({ ...LAST_YEAR, category_id: 2 }, 'en', { sort: 'area_other', asc: 'false' });
    expect(lines.slice(1).map((line) => line.split(',').at(0))).toEqual([
      `"'=Birch ""B"" Pools"`,
      'Alder Pools',
      'Total',
    ]);
  });

  it.each([
    ['end before they begin', { other_from: '2025-02-01', other_to: '2025-01-01' }, 'range_order'],
    ['are of more than 20 years', { other_from: '1999-01-01', other_to: '2025-01-01' }, 'report_span'],
  ])('are refused when they %s, in words', async (_what, filters, rule) => {
    expect((await ask(filters)).errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ path: 'filters.other_to', rule }],
    });
  });
});

describe('the days of a report', () => {
  it('are of 20 years at most, on the screen and in the file, unless they are of all', async () => {
    const filters = { from: '2000-01-01', to: '2026-01-01' };
    expect((await ask(filters)).errors?.[0]?.extensions).toMatchObject({
      fields: [
        {
          path: 'filters.to',
          rule: 'report_span',
          message: 'A report is of at most 20 years. Choose a later start or an earlier end.',
        },
      ],
    });
    expect((await file(filters))[1][0]).toContain('report_span');
    expect((await ask({ from: null, to: null })).errors).toBeUndefined();
  });

  it('and its choices are refused beyond what there is, not broken by it', async () => {
    expect((await file({ customer_id: 4_000_000_000 }))[1][0]).toContain('BAD_USER_INPUT');
    expect((await file({ from: '2026-02-30' }))[1][0]).toContain('filters.from');
  });
});
