import type { Meta, StoryObj } from '@storybook/react-vite';
import { type DataProvider } from 'ra-core';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { CrudStage, type Answering } from '../fixtures/CrudStage';
import { memoryProvider } from '../fixtures/memoryProvider';
import { CUSTOMERS, PRIORITIES } from '../fixtures/rows';
import { CallError } from '../../dataProvider/CallError';

const tables = { customer: CUSTOMERS, priority: PRIORITIES };
const head = (name: string): HTMLElement | null => screen.queryByRole('columnheader', { name: new RegExp(`^${name}`) });
const menuItem = async (name: string): Promise<void> => userEvent.click(await screen.findByRole('menuitem', { name }));

/** What a user does with a list: filters, columns, selection, export. */
const meta: Meta<typeof CrudStage> = {
  title: 'Crud/List tools',
  component: CrudStage,
  parameters: { path: '/customer' },
};
export default meta;
type Story = StoryObj<typeof CrudStage>;

export const FilteringByText: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByText('57 records')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Add filter' }));
    await menuItem('City');
    await userEvent.type(await screen.findByRole('textbox', { name: 'City contains' }), 'Katy');
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(screen.getByText(/contains “Katy”/)).toBeVisible());
    await waitFor(() => expect(screen.getByText('9 records')).toBeVisible());
  },
};

export const AnyOfSeveral: Story = {
  name: 'finds rows with any of several texts, and by any of several filters [ADM-013]',
  play: async () => {
    const add = async (field: string, typed: string): Promise<void> => {
      await userEvent.click(screen.getByRole('button', { name: 'Add filter' }));
      await menuItem(field);
      await userEvent.type(await screen.findByRole('textbox', { name: `${field} contains` }), `${typed}{Enter}`);
    };
    await waitFor(() => expect(screen.getByText('57 records')).toBeVisible());
    await add('City', 'katy, houston');
    await waitFor(() => expect(screen.getByText(/contains “katy” or “houston”/)).toBeVisible());
    await waitFor(() => expect(screen.getByText('17 records')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'All must match' }));
    const any = await screen.findByRole('button', { name: 'Any may match', pressed: true });
    await waitFor(() => expect(screen.getByText('59 records')).toBeVisible());
    await userEvent.click(any);
    await waitFor(() => expect(screen.getByText('17 records')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'All must match' }));
    // One filter alone has nothing to be matched with.
    screen.getByRole('button', { name: /^City/ }).focus();
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(screen.getByText('57 records')).toBeVisible());
    await expect(screen.queryByRole('button', { name: 'Any may match' })).toBeNull();
  },
};

export const TooManyTexts: Story = {
  name: 'refuses more than 20 texts in red, and applies nothing [ADM-013]',
  play: async () => {
    await waitFor(() => expect(screen.getByText('57 records')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Add filter' }));
    await menuItem('City');
    const input = await screen.findByRole('textbox', { name: 'City contains' });
    await userEvent.click(input);
    await userEvent.paste(Array.from({ length: 21 }, (_, at) => `town ${at}`).join(', '));
    await waitFor(() => expect(input).toHaveAttribute('aria-invalid', 'true'));
    await expect(screen.getByText('At most 20 texts.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(input).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByText('57 records')).toBeVisible();
  },
};

export const OwnRows: Story = {
  name: 'starts with the filter that its resource adds, and a row leads where the resource says',
  args: {
    overrides: {
      customer: {
        startsWith: () => ({ city: { contains: 'Katy' } }),
        rowPath: {
          reads: ['credit_limit'],
          to: ({ id, credit_limit }) => (credit_limit === undefined ? null : `/elsewhere/${id}`),
        },
      },
    },
  },
  play: async () => {
    await waitFor(() => expect(screen.getByText('9 records')).toBeVisible());
    await waitFor(async () => {
      const [link] = screen.getAllByRole('link').filter((one) => one.classList.contains('list-link'));
      await expect(link).toHaveAttribute('href', expect.stringMatching(/^\/elsewhere\/\d+$/));
    });
  },
};

export const AppliedBeside: Story = {
  name: 'applies a filter that was typed when it is clicked beside, and not by Escape [KEY-017]',
  play: async () => {
    await waitFor(() => expect(screen.getByText('57 records')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Add filter' }));
    await menuItem('City');
    await userEvent.type(await screen.findByRole('textbox', { name: 'City contains' }), 'Katy');
    const beside = document.querySelector('.MuiPopover-root > .MuiBackdrop-root');
    if (beside) await userEvent.click(beside);
    await waitFor(() => expect(screen.getByText(/contains “Katy”/)).toBeVisible());
    await waitFor(() => expect(screen.getByText('9 records')).toBeVisible());
  },
};

export const FilteringByReference: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add filter' }));
    await menuItem('Priority');
    await userEvent.type(await screen.findByRole('combobox', { name: 'Priority' }), 'emer');
    await userEvent.click(await screen.findByRole('option', { name: 'Emergency' }));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(screen.getByText('Emergency')).toBeVisible());
  },
};

export const FilteringByDate: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add filter' }));
    await menuItem('Customer Since');
    await userEvent.type(await screen.findByRole('textbox', { name: 'From' }), '1/1/2019');
    await userEvent.type(screen.getByRole('textbox', { name: 'To' }), '12/31/19');
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(screen.getByText('01/01/2019 – 12/31/2019')).toBeVisible());
  },
};

export const TakingTheDefaultFilterAway: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByText('57 records')).toBeVisible());
    (await screen.findByRole('button', { name: /^Active/ })).focus();
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(screen.getByText('64 records')).toBeVisible());
  },
};

export const SelectingByKeys: Story = {
  name: 'selects rows by Space, lets go of all by Escape, and is searched from a checkbox too',
  play: async () => {
    await waitFor(() => expect(screen.getByText('57 records')).toBeVisible());
    const chosen = () =>
      screen.getAllByRole('row').filter((row) => row.getAttribute('aria-selected') === 'true').length;
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-field', 'company_name'));
    await userEvent.keyboard(' ');
    await waitFor(() => expect(chosen()).toBe(1));
    await userEvent.keyboard('{ArrowDown} ');
    await waitFor(() => expect(chosen()).toBe(2));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(chosen()).toBe(0));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('type', 'checkbox'));
    await userEvent.keyboard('/');
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus());
  },
};

export const Searching: Story = {
  play: async () => {
    await userEvent.type(await screen.findByRole('searchbox'), 'bluebonnet');
    await waitFor(() => expect(screen.getByText('3 records')).toBeVisible());
  },
};

export const ChoosingColumns: Story = {
  play: async () => {
    await waitFor(() => expect(head('Customer No')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
    const chooser = within(await screen.findByRole('dialog', { name: 'Columns' }));
    await userEvent.click(chooser.getByRole('checkbox', { name: 'Customer No' }));
    await userEvent.click(chooser.getByRole('checkbox', { name: 'Credit Limit' }));
    await userEvent.click(chooser.getByRole('button', { name: 'Move City up' }));
    await userEvent.click(chooser.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(head('Credit Limit')).toBeVisible());
    await expect(head('Customer No')).toBeNull();
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await expect(heads.indexOf('City')).toBeLessThan(heads.indexOf('Company Name'));
  },
};

export const ColumnWidths: Story = {
  play: async () => {
    // The chooser hides the list behind it from roles.
    const widthOfCity = () =>
      document.querySelector('[role="columnheader"][data-field="city"]')?.getBoundingClientRect().width;
    await waitFor(() => expect(head('City')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
    const chooser = within(await screen.findByRole('dialog', { name: 'Columns' }));
    const width = chooser.getByRole('textbox', { name: 'Width of City in pixels' });
    await userEvent.type(width, '310{Enter}');
    await waitFor(() => expect(widthOfCity()).toBe(310));
    await userEvent.clear(width);
    await userEvent.type(width, '5{Enter}');
    await waitFor(() => expect(width).toHaveValue('60'));
    await userEvent.clear(width);
    await userEvent.tab();
    await waitFor(() => expect(widthOfCity()).toBeGreaterThan(100));
    await expect(width).toHaveValue('');
    await userEvent.type(width, '3x0{Enter}');
    await expect(width).toHaveValue('3x0');
    await expect(width).toBeInvalid();
  },
};

const asked = fn();
const CSV_HEADERS = {
  'content-type': 'text/csv; charset=utf-8',
  'content-disposition': 'attachment; filename="customer-2026-03-04.csv"',
  'x-total-count': '57',
};

/** The file is the server's: all rows of the filter, in the columns and the order of the list. */
export const Exporting: Story = {
  args: {
    rest: async (path) => {
      asked(path);
      return new Response('\uFEFFCompany Name\r\n', { headers: CSV_HEADERS });
    },
  },
  play: async () => {
    const save = fn();
    const original = URL.createObjectURL;
    URL.createObjectURL = (file: Blob | MediaSource) => {
      save(file);
      return original(file);
    };
    try {
      await waitFor(() => expect(screen.getByRole('button', { name: 'Export CSV' })).toBeEnabled());
      await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
      await waitFor(() => expect(screen.getByText('Exported 57 rows.')).toBeVisible());
      const address = new URL(String(asked.mock.calls[0]?.[0]), 'http://story');
      await expect(address.pathname).toBe('/v1/export/customer');
      await expect(address.searchParams.get('columns')).toContain('company_name,customer_no,city');
      await expect(address.searchParams.get('sort')).toBe('company_name');
      await expect(address.searchParams.get('format')).toBe('csv');
      await expect(save.mock.calls[0]?.[0]).toBeInstanceOf(Blob);
      await waitFor(() => expect(screen.getByRole('button', { name: 'Export Excel' })).toBeEnabled());
      await userEvent.click(screen.getByRole('button', { name: 'Export Excel' }));
      await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
      await expect(String(asked.mock.calls[1]?.[0])).toContain('format=xlsx');
    } finally {
      URL.createObjectURL = original;
    }
  },
};

/** A file that takes its time can be given up. */
export const CancellingAnExport: Story = {
  args: {
    rest: async (_path, init) =>
      new Response(
        new ReadableStream({
          start: (controller) => {
            controller.enqueue(new Uint8Array(300_000));
            init?.signal?.addEventListener('abort', () => controller.error(init.signal?.reason));
          },
        }),
        { headers: CSV_HEADERS },
      ),
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Export CSV' })).toBeEnabled());
    await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
    await userEvent.click(await screen.findByRole('button', { name: /Exporting, 0\.3 MB… Cancel/ }));
    await waitFor(() => expect(screen.getByText('Export cancelled.')).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Export CSV' })).toBeEnabled();
  },
};

/** The second page fails once, as in a bad moment of the network. */
const failingOnce = () => {
  const whole = memoryProvider(tables);
  let failures = 0;
  const getList: DataProvider['getList'] = (name, params) => {
    if (params.pagination?.page !== 2 || failures > 0) return whole.getList(name, params);
    failures += 1;
    return Promise.reject(new CallError('The service is not available. Please try again.', 503));
  };
  return memoryProvider(tables, { getList });
};

export const APageThatFailsOnce: Story = {
  args: { provider: failingOnce() },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Go to next page' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.getByText('26–50 of 57')).toBeVisible());
  },
};

/** Three rows are enough to choose from; the server deletes them all or none. */
const deleting = memoryProvider(tables);
const nothingUses: Answering = (operation, { ids }) => {
  const count = Array.isArray(ids) ? ids.length : 0;
  if (operation === 'chosen') return { chosen: { count, used_count: 0, blocked_count: 0, used: [] } };
  if (operation !== 'deleteMany') return null;
  void deleting.deleteMany('customer', { ids: Array.isArray(ids) ? ids : [] });
  return { done: { mutation_id: '6f1f3c1e-0000-4000-8000-000000000001', changed_count: count, unchanged_count: 0 } };
};

export const DeletingSeveral: Story = {
  args: { provider: deleting, answering: nothingUses },
  play: async () => {
    const boxes = await screen.findAllByRole('checkbox', { name: 'Select row' });
    for (const box of boxes.slice(0, 2)) await userEvent.click(box);
    await waitFor(() => expect(screen.getByText('2 selected')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Delete selected' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete 2 records?' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Delete' })).toBeEnabled());
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.getByText('55 records')).toBeVisible());
    await expect(screen.getByText('2 records deleted.')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Undo' })).toBeEnabled();
  },
};

export const DeletingWhatIsUsed: Story = {
  args: {
    answering: (operation) =>
      operation === 'chosen'
        ? {
            chosen: {
              count: 1,
              used_count: 1,
              blocked_count: 1,
              used: [{ id: 1, name: 'Anchor Pools', uses: '14 jobs' }],
            },
          }
        : null,
  },
  play: async () => {
    const [box] = await screen.findAllByRole('checkbox', { name: 'Select row' });
    if (box) await userEvent.click(box);
    await userEvent.click(await screen.findByRole('button', { name: 'Delete selected' }));
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByText('Anchor Pools')).toBeVisible());
    await expect(dialog.getByRole('listitem')).toHaveTextContent('Anchor Pools: 14 jobs');
    await expect(dialog.getByRole('button', { name: 'Delete' })).toBeDisabled();
  },
};
