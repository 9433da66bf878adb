import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes, useLocation } from 'react-router';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { FieldApi } from '../data/fieldApi';
import type { PrintLine } from '#domain/workOrders/printLine';
import { FieldApiContext } from '../data/useFieldApi';
import CardsPage from '../printing/CardsPage';
import PrintQueue from '../printing/PrintQueue';
import { aFieldServer } from './aSite';

const Where = () => <output aria-label="where">{useLocation().pathname}</output>;

const Frame = ({ server }: { server: () => FieldApi }) => (
  <FieldApiContext value={server()}>
    <Routes>
      <Route path="/print-queue" element={<PrintQueue />} />
      <Route path="/print-queue-selection-card-view/:stage/:selection" element={<CardsPage />} />
      <Route path="/job/:jobID/pebble/:jobDetailID" element={<CardsPage kind="pebble" />} />
      <Route path="*" element={<Where />} />
    </Routes>
  </FieldApiContext>
);

const aLine = (card_id: number, more: Partial<PrintLine> = {}): PrintLine => ({
  stage: 'pebble',
  card_id,
  job_detail_id: card_id,
  job_id: 100 + card_id,
  job_name: `Residence ${card_id}`,
  company_abbreviation: 'BP',
  city: 'Katy',
  date: '2026-03-11',
  crew_name: 'App 1',
  work_orders: [`pebble-${card_id}`],
  ...more,
});
let queued: PrintLine[] = [];
let removed: (readonly number[])[] = [];
const server: FieldApi = aFieldServer({
  printQueue: async () => queued,
  updatePrintQueue: async (ids) => {
    removed.push(ids);
    queued = queued.filter(({ job_detail_id }) => !ids.includes(job_detail_id));
  },
});

/** What waits to be printed. */
const meta: Meta<typeof Frame> = {
  title: 'Field/Print queue',
  component: Frame,
  args: { server: () => server },
  parameters: { path: '/print-queue?tab=pebble', layout: 'fullscreen' },
  beforeEach: () => {
    queued = [aLine(1), aLine(2, { crew_name: 'App 2', date: '2026-03-12' }), aLine(3, { stage: 'gunite' })];
    removed = [];
    window.print = () => undefined;
  },
};
export default meta;
type Story = StoryObj<typeof Frame>;

export const Tabs: Story = {
  name: 'has tabs with counts, filters and a selection that opens as cards [NAV-082 NAV-083 WO-022 WO-030]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('tab', { name: 'Pebble (2)', selected: true })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'Gunite (1)' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'View Cards' })).toBeDisabled();
    await expect(canvas.getByRole('link', { name: '101' })).toHaveAttribute('href', '/job/101/edit');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Crew' }), 'App 2');
    await waitFor(() => expect(canvas.queryByText('Residence 1')).toBeNull());
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Crew' }), 'All crews');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Residence 1' }));
    await userEvent.click(canvas.getByRole('button', { name: 'View Cards' }));
    await expect(await canvas.findByRole('heading', { name: 'Heron Court #7' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }));
    await expect(canvas.getByText('Remove the printed jobs from the print queue?')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(removed).toEqual([[71]]));
  },
};

export const Removed: Story = {
  name: 'lets go of what is chosen, and leads to the work orders [NAV-084 WO-030]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select Residence 1' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove from Queue' }));
    await waitFor(() => expect(canvas.queryByText('Residence 1')).toBeNull());
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all' }));
    await userEvent.click(canvas.getByRole('button', { name: 'View Work Orders' }));
    await waitFor(() =>
      expect(canvas.getByLabelText('where')).toHaveTextContent('/print-queue-selection-wo-view/pebble-2'),
    );
  },
};

export const NoMatch: Story = {
  name: 'says when only the filter or the tab is empty, and not the queue [WO-030]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search' }), 'nobody');
    await expect(canvas.getByText('Nothing in this tab matches the filter.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filter' }));
    await expect(canvas.getByText('Residence 1')).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Warranty (0)' }));
    await expect(canvas.getByText('Nothing waits here. 3 wait in other tabs.')).toBeVisible();
    await expect(canvas.queryByText('The print queue is empty.')).toBeNull();
  },
};

export const OneCard: Story = {
  name: 'a card has head, details, colors, crews and comments on its sheet [NAV-092 WO-025 JOB-075]',
  parameters: { path: '/job/7/pebble/71' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { name: 'Heron Court #7' })).toBeVisible();
    await expect(canvas.getByText('BP - Bayou Pools')).toBeVisible();
    await expect(canvas.getByText('Homeowner').parentElement).toHaveTextContent('Kim Lee (713) 555-0102');
    await expect(canvas.getByText('Trim Tile').parentElement).toHaveTextContent('YES');
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }));
    await expect(canvas.queryByText('Remove the printed jobs from the print queue?')).toBeNull();
  },
};

export const Columns: Story = {
  name: 'says of each its job, name, company, city, date, crew and number of work orders, and is narrowed by days [WO-030]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const row = await canvas.findByRole('row', { name: /Residence 1/ });
    await expect(canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      '',
      'Job',
      'Name',
      'Company',
      'City',
      'Date',
      'Crew',
      'Work Orders',
    ]);
    await expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['', '101', 'Residence 1', 'BP', 'Katy', '03/11/2026', 'App 1', '1']);
    await userEvent.type(canvas.getByRole('textbox', { name: 'From' }), '3/12/2026');
    await userEvent.tab();
    await waitFor(() => expect(canvas.queryByText('Residence 1')).toBeNull());
    await expect(canvas.getByText('Residence 2')).toBeVisible();
  },
};

export const NoOrders: Story = {
  name: 'says that a selection has no work orders, and stays [WO-030]',
  beforeEach: () => {
    queued = [aLine(1, { work_orders: [] })];
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select all' }));
    await userEvent.click(canvas.getByRole('button', { name: 'View Work Orders' }));
    await waitFor(async () =>
      expect(await within(document.body).findByText('No work orders for this selection.')).toBeVisible(),
    );
    await expect(canvas.queryByLabelText('where')).toBeNull();
  },
};

export const Kept: Story = {
  name: 'leaves what was printed in the queue when that is answered by Keep [WO-030]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select Residence 1' }));
    await userEvent.click(canvas.getByRole('button', { name: 'View Cards' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Print' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Keep' }));
    await waitFor(() => expect(canvas.queryByText('Remove the printed jobs from the print queue?')).toBeNull());
    await expect(removed).toEqual([]);
  },
};

export const TooMany: Story = {
  name: 'refuses to open more than a hundred sheets at once, and leaves none out without a word [WO-030]',
  beforeEach: () => {
    queued = Array.from({ length: 101 }, (_, index) => aLine(index + 1));
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select all' }));
    for (const name of ['View Cards', 'View Work Orders']) {
      await userEvent.click(canvas.getByRole('button', { name }));
      await waitFor(async () =>
        expect(
          await within(document.body).findByText('At most 100 sheets can be opened at once. 101 are chosen.'),
        ).toBeVisible(),
      );
    }
    await expect(canvas.queryByLabelText('where')).toBeNull();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Residence 101' }));
    await userEvent.click(canvas.getByRole('button', { name: 'View Work Orders' }));
    await waitFor(() => expect(canvas.getByLabelText('where')).toHaveTextContent(/pebble-100$/));
  },
};
