import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { ImportLook, ImportReport } from '#domain/imports/importReport';
import type { Rest } from '../../dataProvider/rest';
import { CrudStage } from '../fixtures/CrudStage';
import { CallError } from '../../dataProvider/CallError';

/** The import of a file: CSV, or a workbook. */
const meta: Meta<typeof CrudStage> = {
  title: 'Crud/Import',
  component: CrudStage,
  parameters: { path: '/customer?open=import' },
};
export default meta;
type Story = StoryObj<typeof CrudStage>;

const LOOK: ImportLook = {
  row_count: 3,
  sheets: [],
  sheet: null,
  head: 2,
  encoding: 'windows-1252',
  separator: ';',
  first: [
    { row: 1, cells: ['Builders of 2027'] },
    { row: 2, cells: ['Customer No', 'Name', 'City'] },
    { row: 3, cells: ['Z1', 'Zed Pools', 'Katy'] },
  ],
  match: 'customer_no',
  columns: [
    { header: 'Customer No', samples: ['Z1', 'Z2'], field: 'customer_no' },
    {
      header: 'Name',
      samples: ['Zed Pools', 'The Very Long Name of a Builder That Nobody Could Shorten, Incorporated'],
      field: null,
    },
    { header: 'City', samples: ['Katy'], field: 'city' },
  ],
  fields: [
    { name: 'id', label: 'ID', required: false, can_match: true },
    { name: 'company_name', label: 'Company Name', required: true, can_match: true },
    { name: 'customer_no', label: 'Customer No', required: false, can_match: true },
    { name: 'city', label: 'City', required: false, can_match: true },
  ],
};
const FOUND: ImportReport = {
  is_done: false,
  mutation_id: null,
  row_count: 3,
  created: 1,
  updated: 1,
  unchanged: 0,
  failed: 1,
  skipped: 0,
  left_out: [
    {
      row: 2,
      column: 'City',
      message: '',
      rule: 'import_extra_left_out',
      params: { text: '(713) 555-0163' },
    },
  ],
  rounded: [
    {
      row: 3,
      column: 'Limit',
      message: '',
      rule: 'import_rounded',
      params: { text: '845.438', amount: '$845.44' },
    },
  ],
  preview: [
    {
      row: 3,
      outcome: 'u',
      id: 12,
      name: 'Zed Pools',
      changes: [
        { field: 'city', label: 'City', before: 'Spring', after: 'Katy' },
        {
          field: 'credit_limit',
          label: 'Credit Limit',
          before: '$800.00',
          after: '$845.44',
          rounded_from: '845.438',
        },
      ],
    },
  ],
  ambiguous: [],
  similar: [
    {
      row: 2,
      name: 'Larkmere Pools',
      id: 12,
      of: 'LARKMERE POOLS, Katy',
      of_row: null,
      is_inactive: true,
      likeness: ['name', 'phone'],
    },
    { row: 3, name: 'Oak Pools', id: null, of: '', of_row: 2, is_inactive: false, likeness: ['email'] },
  ],
  outcomes: 'cux',
  errors: [
    {
      row: 4,
      column: 'Name',
      message: 'Company name is required',
      rule: 'required',
      params: { label: 'Company name' },
    },
  ],
};
const asked = fn();
const answering =
  (report: ImportReport): Rest =>
  async (path) => {
    asked(path);
    const mode = new URL(path, 'http://story').searchParams.get('mode');
    return Response.json(
      path.endsWith('/look')
        ? LOOK
        : mode === 'dry'
          ? report
          : { ...report, is_done: true, mutation_id: '6f1f3c1e-0000-4000-8000-000000000004' },
    );
  };
const keys: (string | null)[] = [];
const KEEPING = { ...FOUND, failed: 0, errors: [] };
/** Tries are answered; what is to become of an import is asked one after the other, the last again and again. */
const importing =
  (...fates: (() => Response)[]): Rest =>
  async (path, init) => {
    const { pathname, searchParams } = new URL(path, 'http://story');
    if (pathname.endsWith('/look')) return Response.json(LOOK);
    if (searchParams.get('mode') === 'dry') return Response.json(KEEPING);
    keys.push(new Headers(init?.headers).get('idempotency-key'));
    const fate = fates[Math.min(keys.length, fates.length) - 1];
    if (!fate) throw new TypeError('Failed to fetch');
    return fate();
  };
const lost = (): Response => {
  throw new TypeError('Failed to fetch');
};
const failing = (status: number, details: Record<string, unknown>) => (): Response => {
  throw new CallError('No.', status, details);
};
const imported = (): Response =>
  Response.json({ ...KEEPING, is_done: true, mutation_id: '6f1f3c1e-0000-4000-8000-000000000005' });
const chooseFile = async (): Promise<void> => {
  const dialog = await screen.findByRole('dialog', { name: 'Import Builders' });
  const input = dialog.querySelector<HTMLInputElement>('input[type=file]');
  if (input) await userEvent.upload(input, new File(['x'], 'builders.csv', { type: 'text/csv' }));
};
const mapName = async (): Promise<void> => {
  await userEvent.click(await screen.findByRole('combobox', { name: 'Field for column Name' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Company Name *' }));
};

/** A file is looked at, its columns are mapped, it is tried, and its good rows are kept. */
export const TheGoodRows: Story = {
  name: 'tries a file, says which rows are wrong and which resemble stored records or earlier rows, which amounts are rounded, and imports the good ones [KEY-020 IMP-004 IMP-005]',
  args: { rest: answering(FOUND) },
  play: async () => {
    await chooseFile();
    await waitFor(() => expect(screen.getByText('New records also need: Company Name.')).toBeVisible());
    await mapName();
    await waitFor(() => expect(screen.queryByText(/New records also need/)).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Try It' }));
    const errors = within(await screen.findByRole('table', { name: 'Errors' }));
    await expect(errors.getByRole('row', { name: '4 Name Company name is required' })).toBeVisible();
    await expect(
      screen.getByText('Row 2 “Larkmere Pools”: LARKMERE POOLS, Katy (inactive) (#12), same name, same phone'),
    ).toBeVisible();
    await expect(screen.getByText('Row 3 “Oak Pools”: row 2, same email')).toBeVisible();
    const preview = within(screen.getByRole('table', { name: 'What changes' }));
    await expect(preview.getByRole('row', { name: 'City Spring Katy' })).toBeVisible();
    await expect(
      preview.getByRole('row', { name: 'Credit Limit $800.00 $845.44 (rounded from 845.438)' }),
    ).toBeVisible();
    await expect(screen.getByText('One amount is stored rounded.')).toBeVisible();
    await expect(screen.getByText('Row 3, Limit: 845.438 is rounded to $845.44.')).toBeVisible();
    await expect(screen.getByText(/“?"?\(713\) 555-0163"? has no field of its own/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Import Only the 2 Good Rows' }));
    await waitFor(() => expect(screen.getByText('Imported: 1 new, 1 changed.')).toBeVisible());
    const query = new URL(String(asked.mock.calls.at(-1)?.[0]), 'http://story').searchParams;
    await expect([query.get('mode'), query.get('match'), query.get('mapping')]).toEqual([
      'good',
      'customer_no',
      '["customer_no","company_name","city"]',
    ]);
  },
};

/** How a file is read can be changed, and empty cells clear only when that is said. */
export const ReadInAnotherWay: Story = {
  name: 'reads a file by another row, encoding and separator, and clears by empty cells when that is said [IMP-001 IMP-003]',
  args: { rest: answering(FOUND) },
  play: async () => {
    await chooseFile();
    await userEvent.click(await screen.findByRole('combobox', { name: 'Names of the columns' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Row 1' }));
    await waitFor(() =>
      expect(String(asked.mock.lastCall?.[0])).toBe(
        '/v1/import/customer/look?encoding=windows-1252&separator=%3B&head=1',
      ),
    );
    await userEvent.click(await screen.findByRole('switch', { name: 'Empty cells clear what is stored' }));
    await userEvent.click(screen.getByRole('button', { name: 'Try It' }));
    await screen.findByText('What is wrong');
    const query = new URL(String(asked.mock.lastCall?.[0]), 'http://story').searchParams;
    await expect([query.get('empty'), query.get('unreadable'), query.get('head')]).toEqual(['clear', 'row', '2']);
    await userEvent.click(screen.getByRole('button', { name: 'Import without the cells that cannot be read' }));
    await waitFor(() => expect(String(asked.mock.lastCall?.[0])).toContain('unreadable=cell'));
  },
};

/** Several records are meant by a row: the user says which. */
export const WhichRecord: Story = {
  name: 'asks which of several records a row is about, and tries again with the answer [IMP-005]',
  args: {
    rest: answering({
      ...FOUND,
      similar: [],
      ambiguous: [
        {
          row: 4,
          text: 'Twice Pools',
          choices: [
            { id: 7, name: 'Twice Pools, Katy' },
            { id: 8, name: 'Twice Pools, Spring' },
          ],
        },
      ],
    }),
  },
  play: async () => {
    await chooseFile();
    await userEvent.click(await screen.findByRole('button', { name: 'Try It' }));
    await userEvent.click(await screen.findByRole('combobox', { name: 'Row 4: Twice Pools' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Twice Pools, Spring (#8)' }));
    await userEvent.click(screen.getByRole('button', { name: 'Try Again with These' }));
    await waitFor(() =>
      expect(new URL(String(asked.mock.lastCall?.[0]), 'http://story').searchParams.get('answers')).toBe('{"4":8}'),
    );
  },
};

/** A file that says nothing new: imported before, perhaps. */
export const NothingNew: Story = {
  args: {
    rest: answering({
      ...FOUND,
      created: 0,
      updated: 0,
      unchanged: 3,
      failed: 0,
      errors: [],
      similar: [],
      outcomes: '===',
    }),
  },
  play: async () => {
    await chooseFile();
    await userEvent.click(await screen.findByRole('button', { name: 'Try It' }));
    await waitFor(() =>
      expect(screen.getByText('There is nothing to import: no row says anything new.')).toBeVisible(),
    );
    await expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull();
  },
};

/** What is wrong with a file as a whole is told where it was chosen. */
export const AFileThatCannotBeRead: Story = {
  args: {
    rest: async () => {
      throw new CallError('This file is not UTF-8 text. Save it as "CSV UTF-8" and try again.', 422, {});
    },
  },
  play: async () => {
    await waitFor(() => expect(screen.getByText(/Up to 20,000 rows\.$/)).toBeVisible());
    await chooseFile();
    await waitFor(() => expect(screen.getByText(/This file is not UTF-8 text/)).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Choose a file' })).toBeEnabled();
  },
};

/** A workbook of several sheets: another one is looked at anew, and that one is imported. */
export const ASheetOfAWorkbook: Story = {
  args: {
    rest: async (path) => {
      asked(path);
      const { pathname, searchParams } = new URL(path, 'http://story');
      const sheet = searchParams.get('sheet') ?? 'Builders';
      const row_count = sheet === 'Builders' ? 3 : 12;
      return Response.json(
        pathname.endsWith('/look')
          ? { ...LOOK, sheets: ['Builders', 'Old Builders'], sheet, row_count }
          : { ...FOUND, failed: 0, errors: [] },
      );
    },
  },
  play: async () => {
    await chooseFile();
    const dialog = within(await screen.findByRole('dialog', { name: 'Import Builders' }));
    await expect(await dialog.findByText('builders.csv: 3 rows')).toBeVisible();
    await userEvent.click(dialog.getByRole('combobox', { name: 'Sheet' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Old Builders' }));
    await waitFor(() => expect(dialog.getByText('builders.csv: 12 rows')).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Try It' }));
    await waitFor(() =>
      expect(new URL(String(asked.mock.lastCall?.[0]), 'http://story').searchParams.get('sheet')).toBe('Old Builders'),
    );
  },
};

/** The connection breaks off in an import: it may be done, and asking again does it once. */
export const TheAnswerIsLost: Story = {
  name: 'says that an import without an answer may be done, where it is seen, and imports again under the same key [IMP-004 API-037]',
  args: { rest: importing(lost, failing(504, { rule: 'proxy_unreachable' }), imported) },
  play: async ({ canvasElement }) => {
    keys.length = 0;
    await chooseFile();
    await userEvent.click(await screen.findByRole('button', { name: 'Try It' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Import 2 rows' }));
    const told = await screen.findByText(/^The answer did not arrive, so the rows may be imported already/);
    const foot = screen.getByRole('button', { name: 'Import 2 rows' }).getBoundingClientRect();
    await expect(told.getBoundingClientRect().bottom).toBeLessThanOrEqual(foot.top);
    await expect(told.closest('.MuiDialogContent-root')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Back to the columns' }));
    await waitFor(() => expect(screen.queryByText(/^The answer did not arrive/)).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Try It' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Import 2 rows' }));
    await screen.findByText(/^The answer did not arrive/);
    await userEvent.click(screen.getByRole('button', { name: 'Import 2 rows' }));
    await screen.findByText('Imported: 1 new, 1 changed.');
    await expect(keys).toHaveLength(3);
    await expect(new Set(keys).size).toBe(1);
    // The dialog has given the page back.
    await waitFor(() => expect(canvasElement.closest('[aria-hidden="true"]')).toBeNull());
  },
};

/** The import whose answer was lost was done; in other columns it is another one, with a key of its own. */
export const TheOtherImportWasDone: Story = {
  name: 'says that an import was carried out whose answer was lost, and that a disk is full [IMP-004 OPS-014]',
  args: {
    rest: importing(lost, failing(422, { code: 'IDEMPOTENCY_MISMATCH' }), () => {
      throw new CallError('The server has no room left on its disk.', 507, { code: 'DISK_FULL' });
    }),
  },
  play: async () => {
    keys.length = 0;
    await chooseFile();
    await userEvent.click(await screen.findByRole('button', { name: 'Try It' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Import 2 rows' }));
    await screen.findByText(/^The answer did not arrive/);
    await userEvent.click(screen.getByRole('button', { name: 'Import 2 rows' }));
    await screen.findByText(/^The import whose answer did not arrive was carried out/);
    await userEvent.click(screen.getByRole('button', { name: 'Import 2 rows' }));
    await screen.findByText('The server has no room left on its disk.');
    await expect(keys[0]).toBe(keys[1]);
    await expect(keys[2]).not.toBe(keys[1]);
  },
};

/** More rows resemble records than the server tells of. */
export const ManySimilarRows: Story = {
  name: 'does not call the first hundred rows that resemble records all of them, and lets the keys reach each long list [KEY-020]',
  args: {
    rest: answering({
      ...KEEPING,
      created: 2_000,
      failed: 60,
      errors: Array.from({ length: 60 }, (_, at) => ({ row: at + 200, column: 'City', message: 'Too long.' })),
      similar: Array.from({ length: 100 }, (_, at) => ({
        row: at + 2,
        name: `Zeta Pools ${at}`,
        id: at + 1,
        of: `Zeta ${at}`,
        of_row: null,
        is_inactive: false,
        likeness: ['phone'] as const,
      })),
    }),
  },
  play: async () => {
    await chooseFile();
    await userEvent.click(await screen.findByRole('button', { name: 'Try It' }));
    await screen.findByText(/There may be more: only the first 100 are shown\.$/);
  },
};
