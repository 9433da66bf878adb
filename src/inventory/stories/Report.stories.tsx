import { silentServer } from '../../dataProvider/server';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { memoryStore, testDataProvider } from 'ra-core';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { CrudProviders } from '../../crud/CrudProviders';
import { Catalogue } from '../../dataProvider/catalogue/catalogue';
import type { ReportAnswer, ReportLine } from '../report/reportApi';
import { ReportPage } from '../report/ReportPage';

const line = (id: number, product_name: string, category: string, more: Partial<ReportLine> = {}): ReportLine => ({
  product_id: id,
  product_name,
  category,
  description: '80 lb each',
  unit_count: 10,
  individual_count: 7,
  total_units: 10.14,
  order_unit: 'Pallet',
  unit_cost: 12.5,
  inventory_cost: 126.79,
  reorder_level: 12,
  target_level: 40,
  on_order: 5,
  to_order: 0,
  count_date: '2026-02-20',
  ...more,
});

const ANSWER: ReportAnswer = {
  locations: [
    { id: 1, name: 'Houston', is_active: true },
    { id: 2, name: 'Conroe', is_active: true },
  ],
  types: [
    { id: 1, name: 'Drains' },
    { id: 5, name: 'Rock' },
  ],
  rows: [
    line(1, 'Pebble Bayou Green', 'Rock - Standard', {
      unit_count: 2,
      individual_count: 0,
      total_units: 2,
      inventory_cost: 25,
      on_order: 0,
      to_order: 38,
    }),
    line(2, 'Pebble Gulf Blue', 'Rock - Standard'),
    line(3, 'Silica Sand with a name that goes on and on, as the vendor wrote it', 'Rock - Fine', {
      unit_count: -1,
      total_units: -0.86,
      inventory_cost: -10.71,
      reorder_level: null,
      target_level: null,
      count_date: null,
    }),
  ],
  totals: { inventory_cost: 141.08 },
};

interface Props {
  answer: ReportAnswer | 'failed';
  mayExport?: boolean;
  location?: number;
}

const StoryReport = ({ answer, mayExport = true, location = 1 }: Props) => {
  const [stage] = useState(() => ({
    access: {
      server: silentServer,
      catalogue: new Catalogue({ hash: 'story', resources: [], rights: {} }),
      dataProvider: testDataProvider(),
    },
    store: memoryStore(),
    api: {
      readReport: async () => {
        if (answer === 'failed') throw new Error('away');
        return answer;
      },
    },
  }));
  return (
    <CrudProviders {...stage} userId={1}>
      <main>
        <ReportPage
          api={stage.api}
          location={location}
          type={5}
          mayExport={mayExport}
          productPath={(id) => `/inventory-count?products=1&product=${id}`}
          orderPath="/purchaseOrder?reorder=1"
        />
      </main>
    </CrudProviders>
  );
};

const meta = {
  title: 'Pages/Current inventory',
  component: StoryReport,
  args: { answer: ANSWER },
  parameters: { path: '/reports/inventory/1/5' },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof StoryReport>;
export default meta;
type Story = StoryObj<typeof meta>;

const rowOf = (canvas: ReturnType<typeof within>, name: RegExp): string[] =>
  within(canvas.getByRole('row', { name }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

export const Report: Story = {
  name: 'shows a place and group by category, with subtotals, the total and what to order [INV-019 INV-022]',
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await canvas.findByRole('heading', { name: 'Houston · Rock' })).toBeVisible());
    await expect(canvas.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Product',
      'Description',
      'Units',
      'Individual',
      'Total Units',
      'Order Unit',
      'Unit Cost',
      'Inventory Cost',
      'Reorder Level',
      'Target Level',
      'On Order',
      'To Order',
      'Last Count Date',
    ]);
    await expect(rowOf(canvas, /^Pebble Gulf Blue/)).toEqual([
      '80 lb each',
      '10',
      '7',
      '10.14',
      'Pallet',
      '$12.50',
      '$126.79',
      '12',
      '40',
      '5',
      '0',
      '02/20/2026',
    ]);
    await expect(rowOf(canvas, /^Subtotal Rock - Standard/)[0]).toBe('$151.79');
    await expect(rowOf(canvas, /^Total/)[0]).toBe('$141.08');
    await expect(canvas.getByText('1 product to order')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Print' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Export CSV' })).toBeVisible();
  },
};

export const Sorted: Story = {
  name: 'is sorted within its categories by any column',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Units' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Units' }));
    await expect(canvas.getByRole('columnheader', { name: 'Units' })).toHaveAttribute('aria-sort', 'descending');
    const products = within(canvas.getByRole('table')).getAllByRole('link');
    await expect(products.map((link) => link.textContent.slice(0, 12))).toEqual([
      'Pebble Gulf ',
      'Pebble Bayou',
      'Silica Sand ',
    ]);
  },
};

export const Nothing: Story = {
  name: 'says that a place without stock has none [INV-022]',
  args: { answer: { ...ANSWER, rows: [], totals: { inventory_cost: 0 } }, location: 99 },
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await canvas.findByText('No results found.')).toBeVisible());
  },
};

export const NoExport: Story = {
  name: 'has no export without that right',
  args: { mayExport: false },
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await canvas.findByRole('button', { name: 'Print' })).toBeVisible());
    await expect(canvas.queryByRole('button', { name: 'Export CSV' })).toBeNull();
  },
};

export const Failed: Story = {
  name: 'shows the general error with another try',
  args: { answer: 'failed' },
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible());
  },
};

export const Phone: Story = { name: 'on a telephone', globals: { viewport: { value: 'phone' } } };
export const SpanishDark: Story = { name: 'in Spanish and dark', globals: { language: 'es', theme: 'dark' } };
