import { serverOver, silentServer } from '../dataProvider/server';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { memoryStore, testDataProvider } from 'ra-core';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { SavedView } from '#domain/views/savedView';
import type { FilterValues, ReportAnswer, ReportName, ReportSort } from '#domain/reports/report';
import { REPORTS } from '#domain/reports/reports';
import { sortedYears, YEAR_REPORTS, yearRows } from '#domain/reports/yearOverYear';
import { CrudProviders } from '../crud/CrudProviders';
import { Catalogue } from '../dataProvider/catalogue/catalogue';
import type { ReportApi } from './reportApi';
import { RowsReport } from './RowsReport';
import { YearsReport } from './YearsReport';

const crewOf = (index: number): string => (index < 3 ? 'App 1' : 'App 2');
const COVERAGE: ReportAnswer = {
  rows: Array.from({ length: 5 }, (_, index) => ({
    row_id: index + 1,
    job_id: 20_100 + index,
    customer_id: 7,
    job_name: `Residence ${index + 1} with a name that goes on`,
    builder: 'Gulfwren Landscapes',
    crew: crewOf(index),
    foreman: 'Silvestre Abarca',
    color: 'Island Drift',
    material: 'Pebble',
    app_date: `2026-03-0${index + 1}`,
    area: 900 + index,
    batches: index === 2 ? 0 : 12,
    square_feet_per_batch: index === 2 ? null : 75.1,
    group_name: crewOf(index),
  })),
  groups: [
    { group_name: 'App 1', count: 3, job_rows: 3, sums: { area: 2703, batches: 24, square_feet_per_batch: 75 } },
    { group_name: 'App 2', count: 2, job_rows: 2, sums: { area: 1807, batches: 24, square_feet_per_batch: 75.3 } },
  ],
  totals: { group_name: null, count: 5, job_rows: 5, sums: { area: 4510, batches: 48, square_feet_per_batch: 75.1 } },
  other: null,
};
const NONE: ReportAnswer = {
  rows: [],
  groups: [],
  totals: { group_name: null, count: 0, job_rows: 0, sums: {} },
  other: null,
};

interface Question {
  filters: FilterValues;
  sort: ReportSort | null;
}
/** What the screen asked for, the last at the end. */
const asked: Question[] = [];
const lastAsked = (): Question | undefined => asked.at(-1);

const apiOf = (answer: ReportAnswer | 'failed'): ReportApi => ({
  read: async (_report, filters, sort) => {
    asked.push({ filters, sort });
    if (answer === 'failed') throw new Error('away');
    return answer;
  },
  options: async () => ({
    crew_id: [
      { id: 3, name: 'App 1' },
      { id: 4, name: 'App 2' },
    ],
    color_id: [{ id: 1, name: 'Island Drift' }],
  }),
  years: async ({ from_year, to_year }, sort) => {
    const years = Array.from({ length: to_year - from_year + 1 }, (_, index) => from_year + index);
    const sums = years.flatMap((year) =>
      [2, 3, 9].map((month) => ({ year, month, value: year - 2000 + month, to_date: 1 })),
    );
    return { years, rows: sortedYears(yearRows(sums, years, '2027-01-04'), years, sort) };
  },
});

const WEEKLY: SavedView = {
  id: 7,
  version: 1,
  resource: 'report/coverage',
  name: 'App 2 by area',
  settings: { filter: { crew_id: '4' }, sort: { field: 'area', order: 'DESC' }, columns: null, per_page: 100 },
  is_shared: true,
  shared_roles: [],
  shared_users: [],
  is_default: true,
  is_own: false,
  owner_name: 'Ana Ruiz',
  may_edit: false,
};

interface Props {
  /** What the server keeps; absent, it says nothing. */
  views?: readonly SavedView[];
  report: ReportName | 'years';
  answer: ReportAnswer | 'failed';
  mayExport?: boolean;
}

const StoryReport = ({ report, answer, mayExport = true, views }: Props) => {
  const { search } = useLocation();
  const [stage] = useState(() => ({
    access: {
      server: views ? serverOver(async () => ({ data: { views } })) : silentServer,
      catalogue: new Catalogue({ hash: 'story', resources: [], rights: {} }),
      dataProvider: testDataProvider(),
    },
    store: memoryStore(),
    api: apiOf(answer),
  }));
  return (
    <CrudProviders {...stage} userId={1}>
      <main>
        {report === 'years' ? (
          <YearsReport report={YEAR_REPORTS.gunite} api={stage.api} mayExport={mayExport} maySearch />
        ) : (
          <RowsReport
            report={REPORTS[report]}
            api={stage.api}
            mayExport={mayExport}
            opens={{ job: true, builder: false }}
          />
        )}
        <output hidden aria-label="address">
          {search}
        </output>
      </main>
    </CrudProviders>
  );
};

const meta = {
  title: 'Pages/Reports',
  component: StoryReport,
  args: { report: 'coverage', answer: COVERAGE },
  parameters: { path: '/reports/coverage' },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof StoryReport>;
export default meta;
type Story = StoryObj<typeof meta>;

const addressIn = (element: HTMLElement): string => element.querySelector('[aria-label="address"]')?.textContent ?? '';

export const Coverage: Story = {
  name: 'groups its rows, and adds them up below each group and at the foot [RPT-013]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('table', { name: 'Coverage' });
    await expect(canvas.getByRole('rowheader', { name: 'App 1 · 3 rows' })).toBeVisible();
    await expect(canvas.getByText('(No Batches)')).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^Total · 5 rows 4,510 48 75.1$/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '20100' })).toHaveAttribute('href', '/job/20100/edit');
    await expect(canvas.queryByRole('link', { name: 'Gulfwren Landscapes' })).toBeNull();
    await expect(await canvas.findByRole('img', { name: 'Sq ft per batch by crew' })).toBeVisible();
  },
};

const jobsBehind = (link: HTMLElement): string | null =>
  new URL(link.getAttribute('href') ?? '', 'https://trowel.test').searchParams.get('report');

export const JobsBehind: Story = {
  name: 'leads from its numbers to the jobs behind them',
  parameters: { path: '/reports/coverage?from=2026-03-01&to=2026-03-31' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const filters = 'coverage?from=2026-03-01&to=2026-03-31&crew_id=&material_type_id=&color_id=';
    const behind = async (name: string) => jobsBehind(await canvas.findByRole('link', { name }));
    await expect(await behind('3 rows')).toBe(`${filters}&group=App%201`);
    await expect(await behind('1,807')).toBe(`${filters}&group=App%202`);
    await expect(await behind('5 rows')).toBe(filters);
  },
};

export const SideBySide: Story = {
  name: 'sets two times side by side, with the difference in figures and per cent',
  args: {
    answer: {
      ...COVERAGE,
      other: {
        groups: [
          {
            group_name: 'App 1',
            count: 2,
            job_rows: 2,
            sums: { area: 3000, batches: 24, square_feet_per_batch: 60 },
          },
        ],
        totals: {
          group_name: null,
          count: 2,
          job_rows: 2,
          sums: { area: 3000, batches: 24, square_feet_per_batch: 60 },
        },
      },
    },
  },
  parameters: { path: '/reports/coverage?from=2026-03-01&to=2026-03-31&other_from=2025-03-01&other_to=2025-03-31' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('row', { name: /^App 1 3 2 \+1 \+50 % 2,703 3,000 -297 -9.9 %/ });
    await expect(canvas.getByRole('row', { name: /^App 2 2 0 \+2 1,807 0/ })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^Total 5 2 \+3 \+150 %/ })).toBeVisible();
    await expect(
      jobsBehind(within(canvas.getByRole('row', { name: /^App 1 / })).getByRole('link', { name: '3,000' })),
    ).toMatch(/^coverage\?from=2025-03-01&to=2025-03-31&.*&group=App%201$/);
    await expect(await canvas.findByRole('img', { name: 'Sq ft per batch by crew' })).toBeVisible();

    await userEvent.click(canvas.getByRole('button', { name: 'Area (sq ft), first' }));
    await waitFor(() => expect(addressIn(canvasElement)).toContain('sort=area_first&order=asc'));
    const names = () =>
      within(canvas.getByRole('table'))
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.firstElementChild?.textContent);
    await waitFor(() => expect(names()).toEqual(['App 2', 'App 1', 'Total']));
    await expect(lastAsked()?.sort).toBeNull();
  },
};

export const OnAMap: Story = {
  name: 'shows beside its rows where their jobs are, and counts those that have no place [RPT-013]',
  args: {
    report: 'color-location',
    answer: {
      ...NONE,
      rows: [
        [29.7, -95.8],
        [29.9, -95.4],
        [null, null],
      ].map(([lat = null, lon = null], at) => ({
        row_id: at + 1,
        job_id: 20_100 + at,
        job_name: `Residence ${at + 1}`,
        builder: 'Gulfwren Landscapes',
        color: 'Island Drift',
        app_date: '2026-03-02',
        group_name: 'Island Drift',
        lat,
        lon,
      })),
      groups: [{ group_name: 'Island Drift', count: 3, job_rows: 3, sums: {} }],
      totals: { group_name: null, count: 3, job_rows: 3, sums: {} },
    },
  },
  parameters: { path: '/reports/color-location?color_id=1' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('table', { name: 'Color Location' });
    await expect(await canvas.findByRole('region', { name: 'Map: Color Location' })).toBeVisible();
    await expect(canvas.getByText('1 row has no confirmed place and is not on the map.')).toBeVisible();
  },
};

export const Nonsense: Story = {
  name: 'says what in its address makes no sense, and shows the usual',
  parameters: { path: '/reports/coverage?from=soon&crew_id=App&sort=money' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByText(/address says about "App date from", "Crew", the order makes no sense/),
    ).toBeVisible();
    await canvas.findByRole('table', { name: 'Coverage' });
    await expect(lastAsked()).toMatchObject({ filters: { crew_id: null }, sort: null });
  },
};

export const InTheAddress: Story = {
  name: 'keeps filters and order in the address, and asks for them [RPT-013]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Area (sq ft)' }));
    await userEvent.click(await canvas.findByRole('button', { name: /^Area/ }));
    await waitFor(() => expect(addressIn(canvasElement)).toBe('?sort=area&order=desc'));
    await waitFor(() => expect(lastAsked()?.sort).toEqual({ column: 'area', descending: true }));

    await userEvent.type(canvas.getByRole('combobox', { name: 'Crew' }), 'app 2{Tab}');
    await waitFor(() => expect(addressIn(canvasElement)).toContain('crew_id=4'));
    await waitFor(() => expect(lastAsked()?.filters).toMatchObject({ crew_id: 4 }));

    const to = canvas.getByRole('textbox', { name: 'App date to' });
    await userEvent.clear(to);
    await userEvent.type(to, '1/5/2020{Enter}');
    await expect(await canvas.findByText('Must not be before the start.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Reset filters' }));
    await waitFor(() => expect(addressIn(canvasElement)).toBe('?sort=area&order=desc'));
  },
};

export const NamedView: Story = {
  name: 'opens with the view that one has chosen, and leaves it for the presets',
  args: { views: [WEEKLY] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(lastAsked()).toMatchObject({ filters: { crew_id: 4 }, sort: { column: 'area' } }));
    await expect(addressIn(canvasElement)).toContain('view=7');
    await userEvent.click(await canvas.findByRole('button', { name: 'Views: App 2 by area' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Standard view' }));
    await waitFor(() => expect(lastAsked()).toMatchObject({ filters: { crew_id: null }, sort: null }));
    await expect(await canvas.findByRole('button', { name: 'Views: Standard view' })).toBeVisible();
  },
};

export const NothingFound: Story = {
  name: 'says that nothing was found',
  args: { answer: NONE },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('No results found.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Export CSV' })).toBeNull();
  },
};

export const CriteriaFirst: Story = {
  name: 'asks for a colour before it searches',
  args: { report: 'color-location', answer: NONE },
  parameters: { path: '/reports/color-location' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    asked.length = 0;
    await expect(await canvas.findByText('Please enter criteria before searching.')).toBeVisible();
    await expect(asked).toEqual([]);
    await userEvent.type(await canvas.findByRole('combobox', { name: /Color/ }), 'isl{Enter}');
    await waitFor(() => expect(lastAsked()?.filters).toMatchObject({ color_id: 1, is_can_show: true }));
  },
};

export const Failed: Story = {
  name: 'offers to try again when it could not be read',
  args: { answer: 'failed' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const retry = await canvas.findByRole('button', { name: /Retry/ });
    const before = asked.length;
    await userEvent.click(retry);
    await waitFor(() => expect(asked.length).toBe(before + 1));
  },
};

export const Years: Story = {
  name: 'sets years beside one another, with the year to date and the total below [RPT-001]',
  args: { report: 'years', answer: NONE, mayExport: false },
  parameters: { path: '/reports/year-over-year/gunite' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const table = await canvas.findByRole('table', { name: 'Year Over Year Gunite' });
    const heads = within(table).getAllByRole('columnheader');
    await expect(heads).toHaveLength(7);
    await expect(
      within(table)
        .getAllByRole('row')
        .map((row) => row.firstElementChild?.textContent)
        .slice(-3),
    ).toEqual(['December', 'Year to date', 'Total']);
    await expect(canvas.queryByRole('button', { name: 'Export CSV' })).toBeNull();
    await expect(await canvas.findByRole('img', { name: 'Year Over Year Gunite: Jobs' })).toBeVisible();

    await userEvent.click(within(table).getByRole('button', { name: 'Month' }));
    await userEvent.click(within(table).getByRole('button', { name: /^Month/ }));
    await waitFor(() => expect(addressIn(canvasElement)).toBe('?sort=month&order=desc'));
    await waitFor(() => expect(within(table).getAllByRole('row')[1]).toHaveAccessibleName(/^December/));
    await expect(within(table).getAllByRole('row').at(-1)).toHaveAccessibleName(/^Total/);
  },
};

export const TwentyYears: Story = {
  name: 'sets twenty years beside one another',
  args: { report: 'years', answer: NONE },
  parameters: { path: '/reports/year-over-year/gunite?from_year=2007&to_year=2026' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const table = await canvas.findByRole('table', { name: 'Year Over Year Gunite' });
    await expect(within(table).getAllByRole('columnheader')).toHaveLength(22);
    await expect(await canvas.findByRole('img', { name: 'Year Over Year Gunite: Jobs' })).toBeVisible();
  },
};

export const Dark: Story = { name: 'in the dark', globals: { theme: 'dark' } };
export const Spanish: Story = { name: 'in Spanish', globals: { language: 'es' } };
export const Phone: Story = { name: 'on a phone', globals: { viewport: { value: 'phone' } } };

export const AgesWithoutRows: Story = {
  name: 'shows each age of warranties in the chart, also one that nothing has [RPT-013]',
  args: {
    report: 'warranty-aging',
    answer: {
      rows: [
        { row_id: 1, job_id: 20_100, job_name: 'Residence 1', created: '2026-03-01', age: 10, group_name: '0-30' },
      ],
      groups: [{ group_name: '0-30', count: 1, job_rows: 1, sums: {} }],
      totals: { group_name: null, count: 1, job_rows: 1, sums: {} },
      other: null,
    },
  },
  parameters: { path: '/reports/warranty-aging' },
  play: async ({ canvasElement }) => {
    const chart = await within(canvasElement).findByRole('img', { name: 'Open warranty jobs by age' });
    for (const age of ['91+', '61-90', '31-60', '0-30']) await within(chart).findByText(age);
  },
};
