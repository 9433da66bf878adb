import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { SavedView } from '#domain/views/savedView';
import { keepCriteria } from '../../../jobFilter/filterStore';
import { keepSearch } from '../state/keptSearch';
import { aSearchRow, searchRows } from './searchData';
import { StorySearch } from './StorySearch';

const meta = {
  title: 'Pages/Job search',
  component: StorySearch,
  args: { rows: searchRows(12), onAsk: fn(), onNext: fn() },
  parameters: { path: '/job' },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: () => {
    window.sessionStorage.clear();
    keepSearch(null);
  },
} satisfies Meta<typeof StorySearch>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A window of a width that decides the layout. */
const widthOf = (width: number) => ({
  parameters: {
    viewport: { options: { edge: { name: `${width} px`, styles: { width: `${width}px`, height: '900px' } } } },
  },
  globals: { viewport: { value: 'edge' } },
});
const phone = { viewport: { value: 'phone' } };
const rowsOf = (element: HTMLElement) => element.querySelectorAll<HTMLElement>('.job-row');
const cellsOf = (row: HTMLElement | undefined): string[] =>
  [...(row?.querySelectorAll('[role=gridcell]:not(.of-select)') ?? [])]
    .map((cell) => cell.textContent ?? '')
    .slice(0, 10);

export const Table: Story = {
  name: 'is a table of ten sortable columns with rows of 60 px, the newest jobs first [JS-002 JS-003 JS-004 JS-016 JS-027 JS-031 FLT-001 FLT-022 UI-025 UI-028]',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(rowsOf(canvasElement)).toHaveLength(12));
    await expect(args.onAsk).toHaveBeenCalledWith({ criteria: {}, sort: { column: 'job_id', asc: false } });
    await expect(
      canvas
        .getAllByRole('columnheader')
        .map((header) => header.textContent)
        .filter((head) => head !== ''),
    ).toEqual([
      'Job ID',
      'Name',
      'Company',
      'Category',
      'Address',
      'City',
      'Job Types',
      'Color',
      'Supervisor',
      'Status',
      'Actions',
    ]);
    await expect(canvas.getByRole('columnheader', { name: 'Job ID' })).toHaveAttribute('aria-sort', 'descending');
    await expect([
      rowsOf(canvasElement)[0]?.offsetHeight,
      canvasElement.querySelector<HTMLElement>('.job-head')?.offsetHeight,
    ]).toEqual([60, 30]);
    await expect(cellsOf(rowsOf(canvasElement)[0])).toEqual([
      '100',
      'Residence 100',
      'Gulf Lantern Homes',
      'Pebble',
      '100 Oak Lane',
      'Katy',
      'Pool, Spa',
      'Gulf Blue',
      'Ana Ruiz',
      'Pending',
    ]);
    await expect(cellsOf(rowsOf(canvasElement)[3])).toEqual([
      '97',
      'Residence 97',
      'Gulf Lantern Homes',
      '',
      '(No Address)',
      '',
      '',
      '',
      '',
      'No Status',
    ]);
    await expect(canvas.getByText('12 results')).toBeVisible();
    await expect(canvas.getByText('No more results matching the current criteria.')).toBeInTheDocument();
    await expect(canvas.getByRole('form', { name: 'Job Filters' })).toBeVisible();
    await expect(canvas.queryByLabelText('Scheduled Application Date')).not.toBeInTheDocument();
  },
};

export const Exports: Story = {
  name: 'gives all that was found as a file to who may export data, and to nobody else',
  args: { onFile: fn() },
  globals: { role: 'AD' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await waitFor(async () => expect(await canvas.findByRole('button', { name: 'Export CSV' })).toBeEnabled());
    await userEvent.click(canvas.getByRole('button', { name: 'City' }));
    await waitFor(() =>
      expect(args.onAsk).toHaveBeenLastCalledWith({ criteria: {}, sort: { column: 'city', asc: true } }),
    );
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Export CSV' })).toBeEnabled());
    await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() =>
      expect(args.onFile).toHaveBeenCalledWith({ criteria: {}, sort: { column: 'city', asc: true } }),
    );
  },
};

export const ExportsNot: Story = {
  name: 'keeps what was found from leaving with who may not export data',
  globals: { role: 'FO' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(rowsOf(canvasElement)).toHaveLength(12));
    await expect(within(canvasElement).queryByRole('button', { name: 'Export CSV' })).not.toBeInTheDocument();
  },
};

export const Links: Story = {
  name: 'leads from a pebble row to its daily batches, from any other to its form, from a gunite row also to its daily yardage [JS-012 JS-030]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(rowsOf(canvasElement)).toHaveLength(12));
    const hrefs = (index: number) =>
      [...(rowsOf(canvasElement)[index]?.querySelectorAll('a:not(.address-link)') ?? [])].map((link) =>
        link.getAttribute('href'),
      );
    await expect(hrefs(0)).toEqual(['/daily-batches/100', '/job/100/edit/1000', '/job/100/edit/1000']);
    await expect(hrefs(1)).toEqual(['/job/99/edit/990', '/job/99/edit/990', '/daily-yardage/99', '/job/99/edit/990']);
    await expect(hrefs(3)).toEqual(['/job/97/edit', '/job/97/edit', '/job/97/edit']);
    await expect(rowsOf(canvasElement)[0]?.querySelector('.address-link')?.getAttribute('href')).toContain('?daddr=');
    await userEvent.click(rowsOf(canvasElement)[2]?.querySelector('.of-city') ?? canvasElement);
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('/job/98/edit/980'));
  },
};

export const Details: Story = {
  name: 'says on the job number when the job was entered, and the days of its category [JS-031]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.hover(await canvas.findByRole('link', { name: '100' }));
    const tip = await within(document.body).findByRole('tooltip');
    await waitFor(() =>
      expect([...tip.querySelectorAll('.job-row-details > span')].map((line) => line.textContent)).toEqual([
        'Entered 02/22/2026 (10 days)',
        'Request Form: YES',
        'Prep 03/02/2026',
        'App (No Date)',
      ]),
    );
  },
};

export const DetailsAside: Story = {
  name: 'keeps the panel of the job number off the name beside it',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const number = await canvas.findByRole('link', { name: '100' });
    await userEvent.hover(number);
    const tip = await within(document.body).findByRole('tooltip');
    const name = number.closest('[role=row]')?.querySelector('.job-name');
    await waitFor(() => expect(tip).toBeVisible());
    await waitFor(() => {
      const [panel, link] = [tip.getBoundingClientRect(), name?.getBoundingClientRect()];
      return expect(link && (panel.top >= link.bottom || panel.bottom <= link.top)).toBe(true);
    });
  },
};

export const Sorting: Story = {
  name: 'sorts by a column at a click, turns round at the next, and names the sort in the address [JS-004 JS-027]',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'City' }));
    await expect(args.onAsk).toHaveBeenLastCalledWith({ criteria: {}, sort: { column: 'city', asc: true } });
    await expect(await canvas.findByRole('columnheader', { name: 'City' })).toHaveAttribute('aria-sort', 'ascending');
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('/job?sort=city&asc=true'));
    await userEvent.click(canvas.getByRole('button', { name: 'City' }));
    await expect(args.onAsk).toHaveBeenLastCalledWith({ criteria: {}, sort: { column: 'city', asc: false } });
  },
};

export const Filtering: Story = {
  name: 'searches by its filters at the Enter key, keeps them in the address, and clears them with a new search [FLT-013 FLT-014 FLT-015 FLT-030 FLT-034]',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const name = await canvas.findByLabelText('Name');
    await userEvent.type(name, 'lake');
    await expect(canvas.getByRole('button', { name: 'Search' })).toBeVisible();
    await userEvent.type(name, '{Enter}');
    await expect(args.onAsk).toHaveBeenLastCalledWith({
      criteria: { name: 'lake' },
      sort: { column: 'job_id', asc: false },
    });
    await waitFor(async () => expect(await canvas.findByRole('button', { name: 'Refresh Results' })).toBeVisible());
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('/job?name=lake'));
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Filters & Refresh Results' }));
    await expect(args.onAsk).toHaveBeenLastCalledWith({ criteria: {}, sort: { column: 'job_id', asc: false } });
    await expect(name).toHaveValue('');
  },
};

export const FilteringMeanwhile: Story = {
  name: 'searches by Enter in a filter also while the first search still runs',
  args: { isSlow: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.type(await within(canvasElement).findByLabelText('Name'), 'lake{Enter}');
    await waitFor(() =>
      expect(args.onAsk).toHaveBeenLastCalledWith({
        criteria: { name: 'lake' },
        sort: { column: 'job_id', asc: false },
      }),
    );
  },
};

export const FiltersInTheAddress: Story = {
  name: 'has what the filters show in the address while it is typed, and of an address that names only a sort shows that alone',
  parameters: { path: '/job?sort=city&asc=true' },
  beforeEach: () => window.sessionStorage.setItem('trowel:filter:job', 'name=old'),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const name = await canvas.findByLabelText('Name');
    await expect(name).toHaveValue('');
    await expect(args.onAsk).toHaveBeenLastCalledWith({ criteria: {}, sort: { column: 'city', asc: true } });
    await userEvent.type(name, 'lake');
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('/job?name=lake&sort=city&asc=true'));
  },
};

const aView = (given: Partial<SavedView>): SavedView => ({
  id: 7,
  version: 3,
  resource: 'job_search',
  name: 'Katy by supervisor',
  is_shared: false,
  shared_roles: [],
  shared_users: [],
  is_default: false,
  is_own: true,
  owner_name: 'Ana Ruiz',
  may_edit: true,
  settings: {
    filter: { city: 'katy', category: [2] },
    sort: { field: 'supervisor', order: 'ASC' },
    columns: { shown: ['supervisor', 'name', 'app_date'], widths: { name: 300 } },
    per_page: 50,
  },
  ...given,
});

export const NextWork: Story = {
  name: 'shows of each job the next date and its crew where its view has these columns [KEY-019]',
  parameters: { path: '/job?view=7' },
  args: {
    rows: [aSearchRow(2, { next_date: '2026-03-09', next_crew: 'App 1' }), aSearchRow(1)],
    views: [
      aView({
        settings: { ...aView({}).settings, columns: { shown: ['name', 'next_date', 'next_crew'], widths: {} } },
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('columnheader', { name: 'Next Date' })).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: 'Next Crew' })).toBeVisible();
    await waitFor(() => expect(rowsOf(canvasElement)).toHaveLength(2));
    const [first, second] = rowsOf(canvasElement);
    await expect(cellsOf(first).slice(0, 3)).toEqual(['Residence 2', 'Mon 03/09/2026', 'App 1']);
    await expect(cellsOf(second).slice(0, 3)).toEqual(['Residence 1', '', '']);
  },
};

export const InAView: Story = {
  name: 'is led by the link of a named view into its filters, order and columns, and tells when they were changed since',
  parameters: { path: '/job?view=7' },
  args: { views: [aView({})] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('button', { name: 'Views: Katy by supervisor' });
    await waitFor(() =>
      expect(args.onAsk).toHaveBeenLastCalledWith({
        criteria: { city: 'katy', category: [2] },
        sort: { column: 'supervisor', asc: true },
      }),
    );
    await waitFor(() =>
      expect(
        canvas
          .getAllByRole('columnheader')
          .map((header) => header.textContent)
          .filter((head) => head !== ''),
      ).toEqual(['Supervisor', 'Name', 'App Date', 'Actions']),
    );
    await expect(canvas.getByLabelText('City')).toHaveValue('katy');
    await expect(canvas.getByRole('columnheader', { name: 'Name' }).offsetWidth).toBe(300);
    await userEvent.click(canvas.getByRole('button', { name: 'Name' }));
    await canvas.findByRole('button', { name: 'Views: Katy by supervisor, modified' });
    await userEvent.click(canvas.getByRole('button', { name: /^Views/ }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Standard view' }));
    await waitFor(() =>
      expect(args.onAsk).toHaveBeenLastCalledWith({ criteria: {}, sort: { column: 'job_id', asc: false } }),
    );
    await waitFor(() => expect(canvas.getByRole('columnheader', { name: 'Company' })).toBeVisible());
  },
};

export const ColumnsAndHeight: Story = {
  name: 'shows the columns that the user chooses, in rows as high as wanted',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(rowsOf(canvasElement)).toHaveLength(12));
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Columns' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Company' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Prep Date' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(cellsOf(rowsOf(canvasElement)[0])).toContain('03/02/2026'));
    await expect(cellsOf(rowsOf(canvasElement)[0])).not.toContain('Gulf Lantern Homes');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Row height' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Compact' }));
    await waitFor(() => expect(rowsOf(canvasElement)[1]?.style.transform).toBe('translateY(42px)'));
    await expect(rowsOf(canvasElement)[0]?.offsetHeight).toBe(42);
  },
};

export const Selecting: Story = {
  name: 'makes a file of the selected rows, deletes their sub-jobs after a question, and takes that back',
  args: { onFile: fn(), onRemove: fn(), onUndo: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(rowsOf(canvasElement)).toHaveLength(12));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select 100 Residence 100' }));
    const withShift = userEvent.setup();
    await withShift.keyboard('{Shift>}');
    await withShift.click(canvas.getByRole('checkbox', { name: 'Select 97 Residence 97' }));
    await canvas.findByText('4 selected');
    await expect(canvas.getByTestId('address')).toHaveTextContent(/^\/job$/);
    await userEvent.click(canvas.getByRole('button', { name: 'Export selected' }));
    await waitFor(() =>
      expect(args.onFile).toHaveBeenCalledWith({ criteria: {}, sort: { column: 'job_id', asc: false } }, [
        '1000',
        '990',
        '980',
        'j97',
      ]),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Delete selected' }));
    const question = within(await screen.findByRole('dialog', { name: 'Delete 3 sub-jobs?' }));
    await expect(question.getByText('1 selected job has no sub-job and stays.')).toBeVisible();
    await userEvent.dblClick(question.getByRole('button', { name: 'Delete' }));
    await canvas.findByText('3 sub-jobs deleted.');
    await expect(args.onRemove).toHaveBeenCalledTimes(1);
    await expect(args.onRemove).toHaveBeenCalledWith([1000, 990, 980]);
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(args.onUndo).toHaveBeenCalledWith('m1'));
  },
};

export const Queueing: Story = {
  name: 'puts the sub-jobs of the selected rows into the print queue, says how many, and takes that back [WO-022 WO-030]',
  args: { onQueue: fn(), onUndo: fn() },
  globals: { role: 'SC' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(rowsOf(canvasElement)).toHaveLength(12));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select 100 Residence 100' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select 99 Residence 99' }));
    await userEvent.dblClick(await canvas.findByRole('button', { name: 'Print Queue' }));
    await canvas.findByText('2 sub-jobs put into the print queue.');
    await expect(args.onQueue).toHaveBeenCalledTimes(1);
    await expect(args.onQueue).toHaveBeenCalledWith([1000, 990]);
    await expect(canvas.queryByText('2 selected')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(args.onUndo).toHaveBeenCalledWith('m2'));
  },
};

export const Moving: Story = {
  name: 'moves the jobs of the selected rows to another builder, says before what changes with them and that the builder is inactive, and takes that back [KEY-020]',
  args: { onMove: fn(), onUndo: fn() },
  globals: { role: 'AD' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(rowsOf(canvasElement)).toHaveLength(12));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select 100 Residence 100' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select 99 Residence 99' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Move to another builder…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Move 2 jobs to another builder' }));
    await expect(dialog.getByRole('button', { name: 'Move' })).toBeDisabled();
    await userEvent.type(dialog.getByRole('combobox', { name: /^Builder/ }), 'a');
    const [first] = await screen.findAllByRole('option');
    if (!first) throw new Error('no builder is offered');
    await userEvent.click(first);
    await dialog.findByText('2 jobs go to Item 2.');
    await expect(dialog.getByText('Item 2 is inactive: new jobs are not offered this builder.')).toBeVisible();
    await expect(
      dialog.getByText('Bo Lee: no contact of that name there, so 1 job is without a supervisor.'),
    ).toBeVisible();
    await expect(dialog.getByText('Mails about them go to plans@item.test from now on.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Move' }));
    await canvas.findByText('2 jobs moved.');
    await expect(args.onMove).toHaveBeenCalledWith([100, 99], expect.any(Number));
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(args.onUndo).toHaveBeenCalledWith('m3'));
  },
};

export const SelectingByKey: Story = {
  name: 'selects the row of the keys with x, and lets all go with Escape',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(rowsOf(canvasElement)).toHaveLength(12));
    rowsOf(canvasElement)[0]?.focus();
    await userEvent.keyboard('x{ArrowDown}x');
    await canvas.findByText('2 selected');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByText('2 selected')).toBeNull());
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows' }));
    await canvas.findByText('12 selected');
  },
};

export const SelectingNothing: Story = {
  name: 'has nothing to select with for who can do nothing with a selection',
  globals: { role: 'FO' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(rowsOf(canvasElement)).toHaveLength(12));
    await expect(within(canvasElement).queryByRole('checkbox', { name: 'Select all rows' })).toBeNull();
  },
};

export const Pages: Story = {
  name: 'loads the next page when the last rows come into view, and keeps only what is in view in the page [JS-008 JS-010 JS-016]',
  args: { rows: searchRows(75) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const frame = await waitFor(() => {
      const found = canvasElement.querySelector('.job-table');
      if (!found) throw new Error('no table yet');
      return found;
    });
    await expect(args.onNext).not.toHaveBeenCalled();
    await expect(rowsOf(canvasElement).length).toBeLessThan(30);
    frame.scrollTo({ top: 50 * 60 });
    await waitFor(() => expect(args.onNext).toHaveBeenCalledTimes(1));
    await waitFor(() => {
      frame.scrollTo({ top: 100 * 60 });
      return expect(canvas.getByText('Residence 26')).toBeInTheDocument();
    });
    await expect(canvas.getByText('No more results matching the current criteria.')).toBeInTheDocument();
    await expect(args.onNext).toHaveBeenCalledTimes(1);
  },
};

export const NextPageFailed: Story = {
  name: 'says that the next page could not be loaded, and loads it when asked again',
  args: { rows: searchRows(75), failures: 1 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const frame = await waitFor(() => {
      const found = canvasElement.querySelector('.job-table');
      if (!found) throw new Error('no table yet');
      return found;
    });
    frame.scrollTo({ top: 50 * 60 });
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await waitFor(() => {
      frame.scrollTo({ top: 100 * 60 });
      return expect(canvas.getByText('Residence 26')).toBeInTheDocument();
    });
  },
};

export const ByKeyboard: Story = {
  name: 'is walked through with the arrow keys, and Enter opens the row [JS-030]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(rowsOf(canvasElement)).toHaveLength(12));
    rowsOf(canvasElement)[0]?.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(document.activeElement).toBe(rowsOf(canvasElement)[1]));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-index', '11'));
    await userEvent.keyboard('{Home}{Enter}');
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('/daily-batches/100'));
  },
};

export const Cards: Story = {
  name: 'is a list of cards under 1255 px, with its filters in a drawer [JS-003 JS-031 FLT-022 UI-028 UI-029]',
  globals: phone,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [card] = await canvas.findAllByRole('listitem');
    await expect(
      [...(card?.querySelectorAll('h2, .job-status, p, footer > span:first-child') ?? [])].map(
        (line) => line.textContent,
      ),
    ).toEqual([
      '100 Residence 100',
      'Pending',
      'Gulf Lantern Homes · Ana Ruiz',
      '100 Oak Lane · Katy',
      'PebblePool, Spa · Gulf Blue',
      'Entered 02/22/2026 (10 days) · Request Form: YES · Prep 03/02/2026 · App (No Date)',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    await waitFor(async () =>
      expect(await within(document.body).findByRole('form', { name: 'Job Filters' })).toBeVisible(),
    );
  },
};

export const AtTheEdge: Story = {
  ...widthOf(1255),
  name: 'is a table from 1255 px on [FLT-022 JS-003]',
  play: async ({ canvasElement }) => {
    await expect(window.innerWidth).toBe(1255);
    await waitFor(() => expect(rowsOf(canvasElement)).toHaveLength(12));
    await expect(canvasElement.querySelector('.job-card')).toBeNull();
  },
};
export const UnderTheEdge: Story = {
  ...widthOf(1254),
  name: 'is cards at 1254 px [FLT-022 JS-003]',
  play: async ({ canvasElement }) => {
    await expect(window.innerWidth).toBe(1254);
    await waitFor(() => expect(canvasElement.querySelector('.job-card')).not.toBeNull());
    await expect(rowsOf(canvasElement)).toHaveLength(0);
  },
};

export const Kept: Story = {
  name: 'opens with the search that was kept in this session, and not with that of the map [FLT-034]',
  beforeEach: () => {
    keepCriteria('map', { city: 'Katy' });
    keepCriteria('job', { name: 'lake' });
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await waitFor(async () => expect(await canvas.findByLabelText('Name')).toHaveValue('lake'));
    await expect(canvas.getByLabelText('City')).toHaveValue('');
    await expect(args.onAsk).toHaveBeenCalledTimes(1);
    await expect(args.onAsk).toHaveBeenCalledWith({
      criteria: { name: 'lake' },
      sort: { column: 'job_id', asc: false },
    });
  },
};
export const KeptByTheMap: Story = {
  name: 'shows all jobs while only the map keeps a search [FLT-034]',
  beforeEach: () => keepCriteria('map', { city: 'Katy' }),
  play: async ({ args }) => {
    await waitFor(() =>
      expect(args.onAsk).toHaveBeenCalledWith({ criteria: {}, sort: { column: 'job_id', asc: false } }),
    );
  },
};

export const Nothing: Story = {
  name: 'says that nothing was found [JS-009 FLT-020]',
  args: { rows: [] },
  play: async ({ canvasElement }) => {
    await waitFor(async () => expect(await within(canvasElement).findByText('No results found.')).toBeVisible());
  },
};

export const Failed: Story = {
  name: 'tells an error in its words, and searches again when asked [JS-015 FLT-016]',
  args: { error: 'The database is resting.' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await waitFor(async () => expect(await canvas.findByText('The following error occurred:')).toBeVisible());
    await expect(canvas.getByText('The database is resting.')).toBeVisible();
    await expect(canvas.getByText('Please contact your administrator for further assistance.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(args.onAsk).toHaveBeenCalledTimes(2));
  },
};

export const FailedWithoutWords: Story = {
  name: 'tells an error without words [JS-015 FLT-017]',
  args: { error: '' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(async () => expect(await canvas.findByText('An error has occurred.')).toBeVisible());
    await expect(canvas.getByText('Please contact your administrator.')).toBeVisible();
  },
};

export const Slow: Story = {
  name: 'shows that it searches when that takes long',
  args: { isSlow: true },
  play: async ({ canvasElement }) => {
    await waitFor(async () => expect(await within(canvasElement).findByText('Searching…')).toBeVisible());
  },
};

export const Many: Story = {
  name: 'ends at 4000 rows and says so [JS-011 JS-026]',
  args: { rows: Array.from({ length: 4_050 }, (_, index) => aSearchRow(9_000 - index)) },
  play: async ({ canvasElement }) => {
    await waitFor(async () => expect(await within(canvasElement).findByText('4000+ results')).toBeVisible());
  },
};

export const NoRight: Story = {
  name: 'has no "New" for whoever may not make jobs [JS-002 JS-029]',
  globals: { role: 'ES' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('12 results');
    await expect(canvas.queryByRole('link', { name: 'New' })).not.toBeInTheDocument();
  },
};

export const Offline: Story = {
  name: 'says that it is offline and keeps the list',
  beforeEach: () => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
    return () => {
      Reflect.deleteProperty(navigator, 'onLine');
      window.dispatchEvent(new Event('online'));
    };
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(async () =>
      expect(await canvas.findByText('You are offline. The list shows what was found before.')).toBeVisible(),
    );
    await waitFor(() => expect(rowsOf(canvasElement)).toHaveLength(12));
  },
};

export const OfAReportOffline: Story = {
  name: 'says which filters the list is not narrowed by where only the device answers [RPT-013]',
  parameters: { path: `/job?report=${encodeURIComponent('coverage?from=2026-03-01&to=2026-03-31')}&color=3&city=Katy` },
  args: { ignores: ['report', 'color'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const said = 'Without a network the list is not narrowed by: Colors, the report.';
    await waitFor(async () => expect(await canvas.findByText(said)).toBeVisible());
    await waitFor(() => expect(rowsOf(canvasElement)).toHaveLength(12));
  },
};

export const Dark: Story = {
  name: 'in the dark, in Spanish',
  globals: { theme: 'dark', language: 'es' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('12 resultados');
  },
};
