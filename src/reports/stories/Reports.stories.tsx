import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { memoryStore, testDataProvider } from 'ra-core';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { FilterValues, ReportAnswer, ReportName, ReportSort } from '#domain/reports/report';
import { REPORTS } from '#domain/reports/reports';
import { YEAR_REPORTS, yearRows } from '#domain/reports/yearOverYear';
import { CrudProviders } from '../../crud/CrudProviders';
import { Catalogue } from '../../dataProvider/catalogue/catalogue';
import type { ReportApi } from '../reportApi';
import { RowsReport } from '../RowsReport';
import { YearsReport } from '../YearsReport';

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
    { group_name: 'App 1', count: 3, sums: { area: 2703, batches: 24, square_feet_per_batch: 75 } },
    { group_name: 'App 2', count: 2, sums: { area: 1807, batches: 24, square_feet_per_batch: 75.3 } },
  ],
  totals: { group_name: null, count: 5, sums: { area: 4510, batches: 48, square_feet_per_batch: 75.1 } },
};
const NONE: ReportAnswer = { rows: [], groups: [], totals: { group_name: null, count: 0, sums: {} } };

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
  years: async ({ from_year, to_year }) => {
    const years = Array.from({ length: to_year - from_year + 1 }, (_, index) => from_year + index);
    const sums = years.flatMap((year) =>
      [2, 3, 9].map((month) => ({ year, month, value: year - 2000 + month, to_date: 1 })),
    );
    return { years, rows: yearRows(sums, years) };
  },
});

interface Props {
  report: ReportName | 'years';
  answer: ReportAnswer | 'failed';
  mayExport?: boolean;
}

const StoryReport = ({ report, answer, mayExport = true }: Props) => {
  const { search } = useLocation();
  const [stage] = useState(() => ({
    access: {
      client: new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.empty() }),
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
          <YearsReport report={YEAR_REPORTS.gunite} api={stage.api} mayExport={mayExport} />
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

export const InTheAddress: Story = {
  name: 'keeps filters and order in the address, and asks for them [RPT-013]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Area (sq ft)' }));
    await userEvent.click(await canvas.findByRole('button', { name: /^Area/ }));
    await waitFor(() => expect(addressIn(canvasElement)).toBe('?sort=area&order=desc'));
    await expect(lastAsked()?.sort).toEqual({ column: 'area', descending: true });

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
    const before = asked.length;
    await userEvent.click(await canvas.findByRole('button', { name: /Retry/ }));
    await waitFor(() => expect(asked.length).toBeGreaterThan(before + 1));
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
  },
};

export const Dark: Story = { name: 'in the dark', globals: { theme: 'dark' } };
export const Spanish: Story = { name: 'in Spanish', globals: { language: 'es' } };
export const Phone: Story = { name: 'on a phone', globals: { viewport: { value: 'phone' } } };
