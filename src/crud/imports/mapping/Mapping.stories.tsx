import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { ImportLook } from '#domain/imports/importReport';
import type { SavedMapping } from '#domain/imports/savedMapping';
import type { Rest } from '../../../dataProvider/rest';
import { CrudStage, type Answering } from '../../fixtures/CrudStage';

/** The mapping of an import that is kept by name. */
const meta: Meta<typeof CrudStage> = {
  title: 'Crud/Import Mapping',
  component: CrudStage,
  parameters: { path: '/customer?open=import' },
};
export default meta;
type Story = StoryObj<typeof CrudStage>;

const HEADS = ['Customer', 'Main Phone', 'Terms'];
const LOOK: ImportLook = {
  row_count: 2,
  sheets: [],
  sheet: null,
  head: 1,
  encoding: 'utf-8',
  separator: ',',
  first: [
    { row: 1, cells: HEADS },
    { row: 2, cells: ['Zed Pools', '(713) 555-0101', 'Net 30'] },
  ],
  match: 'company_name',
  columns: HEADS.map((header, at) => ({
    header,
    samples: [['Zed Pools', '(713) 555-0101', 'Net 30'][at] ?? ''],
    field: at === 0 ? 'company_name' : null,
  })),
  fields: [
    { name: 'id', label: 'ID', required: false, can_match: true },
    { name: 'company_name', label: 'Company Name', required: true, can_match: true },
    { name: 'phone_number', label: 'Phone Number', required: false, can_match: true },
    { name: 'note', label: 'Note', required: false, can_match: false },
  ],
};
const QUICKBOOKS: SavedMapping = {
  id: 5,
  version: 2,
  resource: 'customer',
  name: 'QuickBooks customers',
  is_own: true,
  owner_name: 'Ana Ruiz',
  may_edit: true,
  is_shared: false,
  shared_roles: [],
  shared_users: [],
  settings: {
    columns: [
      { head: 'Customer', field: 'company_name' },
      { head: 'Main Phone', field: 'phone_number' },
      { head: 'Terms', field: 'note' },
    ],
    match: 'company_name',
    options: { empty: 'clear', unreadable: 'row', unknown: 'make' },
    read: {},
  },
};
const asked = fn();
const sent = fn();
const rest: Rest = async (path) => {
  sent(path);
  return Response.json(LOOK);
};
const withMappings =
  (...mappings: SavedMapping[]): Answering =>
  (operation, variables) => {
    asked(operation, variables);
    if (operation === 'importMappings') return { mappings };
    if (operation === 'shareChoices')
      return { choices: { roles: [{ id: 4, name: 'Office Staff', may_read: true }], users: [] } };
    return operation.endsWith('ImportMapping') ? { mapping: { ...QUICKBOOKS, id: 9, ...variables }, id: 5 } : null;
  };
const chooseFile = async (): Promise<void> => {
  const dialog = await screen.findByRole('dialog', { name: 'Import Builders' });
  const input = dialog.querySelector<HTMLInputElement>('input[type=file]');
  if (input) await userEvent.upload(input, new File(['x'], 'customers.csv', { type: 'text/csv' }));
};
const fieldOf = (column: string): HTMLElement => screen.getByRole('combobox', { name: `Field for column ${column}` });
const openActions = async (): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name: 'Keep and manage the mapping' }));

/** A file whose heads are known follows its mapping by itself, and says so. */
export const Fits: Story = {
  name: 'follows the kept mapping that fits a file best, and says which [ADM-017]',
  args: { rest, answering: withMappings(QUICKBOOKS) },
  play: async () => {
    await chooseFile();
    await expect(await screen.findByText('Mapping: QuickBooks customers. It fits this file best.')).toBeVisible();
    await expect(fieldOf('Terms')).toHaveTextContent('Note');
    await expect(screen.getByRole('switch', { name: 'Empty cells clear what is stored' })).toBeChecked();
    await userEvent.click(screen.getByRole('combobox', { name: 'Mapping' }));
    await userEvent.click(await screen.findByRole('option', { name: '– as the file suggests –' }));
    await waitFor(() => expect(fieldOf('Terms')).toHaveTextContent('– leave out –'));
    await expect(screen.getByRole('switch', { name: 'Empty cells clear what is stored' })).not.toBeChecked();
  },
};

/** What does not fit any more is named, and the rest is used. */
export const ColumnsMissing: Story = {
  name: 'names columns that the file has not, fields that are gone and columns that are new, and keeps the rest [ADM-017]',
  args: {
    rest,
    answering: withMappings({
      ...QUICKBOOKS,
      settings: {
        ...QUICKBOOKS.settings,
        columns: [
          { head: 'Customer', field: 'company_name' },
          { head: 'Main Phone', field: 'telex' },
          { head: 'Customer Type', field: 'note' },
        ],
      },
    }),
  },
  play: async () => {
    await chooseFile();
    await expect(
      await screen.findByText('Not in this file: Customer Type. The rest of the mapping is used.'),
    ).toBeVisible();
    await expect(
      screen.getByText('Their fields are gone, or not yours to set: Main Phone. These columns are left out.'),
    ).toBeVisible();
    await expect(screen.getByText('New in this file, as suggested: Terms.')).toBeVisible();
    await expect(fieldOf('Customer')).toHaveTextContent('Company Name');
  },
};

/** The first mapping: what was chosen is kept under a name, and shared at once. */
export const Kept: Story = {
  name: 'keeps the mapping of a file by name, shared with a role [ADM-017]',
  args: { rest, answering: withMappings() },
  play: async () => {
    await chooseFile();
    await userEvent.click(await screen.findByRole('combobox', { name: 'Field for column Terms' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Note' }));
    await openActions();
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Keep as new mapping…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New mapping' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'QuickBooks customers');
    await waitFor(() => expect(dialog.getByRole('radio', { name: 'Chosen roles and people' })).toBeEnabled());
    await userEvent.click(dialog.getByRole('radio', { name: 'Chosen roles and people' }));
    await userEvent.click(dialog.getByRole('combobox', { name: 'Roles' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Office Staff' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(asked).toHaveBeenCalledWith('createImportMapping', {
        resource: 'customer',
        name: 'QuickBooks customers',
        is_shared: false,
        role_ids: [4],
        user_ids: [],
        settings: {
          columns: [
            { head: 'Customer', field: 'company_name' },
            { head: 'Main Phone', field: null },
            { head: 'Terms', field: 'note' },
          ],
          match: 'company_name',
          options: { empty: 'keep', unreadable: 'row', unknown: 'make' },
          read: {},
        },
      }),
    );
  },
};

/** A mapping that was changed for a file is written over, or kept beside it. */
export const Modified: Story = {
  name: 'says that a mapping was changed, and writes it over [ADM-017]',
  args: { rest, answering: withMappings(QUICKBOOKS) },
  play: async () => {
    await chooseFile();
    await screen.findByText('Mapping: QuickBooks customers. It fits this file best.');
    await userEvent.click(fieldOf('Terms'));
    await userEvent.click(await screen.findByRole('option', { name: '– leave out –' }));
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Mapping' })).toHaveTextContent('QuickBooks customers (modified)'),
    );
    await openActions();
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Save the changes to "QuickBooks customers"' }));
    await waitFor(() =>
      expect(asked).toHaveBeenCalledWith('updateImportMapping', {
        id: 5,
        version: 2,
        settings: expect.objectContaining({
          columns: [
            { head: 'Customer', field: 'company_name' },
            { head: 'Main Phone', field: 'phone_number' },
            { head: 'Terms', field: null },
          ],
        }),
      }),
    );
  },
};

/** In which order the days of such files stand is kept with their mapping. */
export const DatesReadAs: Story = {
  name: 'keeps how dates are read, and reads the next file so [ADM-017 IMP-003]',
  args: {
    rest: async (path) => {
      sent(path);
      if (!path.includes('/look')) return new Promise<never>(() => undefined);
      return Response.json({
        ...LOOK,
        fields: LOOK.fields.map((field) => (field.name === 'note' ? { ...field, is_date: true } : field)),
      });
    },
    answering: withMappings(QUICKBOOKS),
  },
  play: async () => {
    await chooseFile();
    const dates = await screen.findByRole('combobox', { name: 'Dates read as' });
    await expect(dates).toHaveTextContent('Month first: 3/8/2026 is March 8');
    await userEvent.click(dates);
    await userEvent.click(await screen.findByRole('option', { name: 'Day first: 8/3/2026 is March 8' }));
    await openActions();
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Save the changes to "QuickBooks customers"' }));
    await waitFor(() =>
      expect(asked).toHaveBeenCalledWith('updateImportMapping', {
        id: 5,
        version: 2,
        settings: expect.objectContaining({
          options: { empty: 'clear', unreadable: 'row', unknown: 'make', dates: 'day_first' },
        }),
      }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Try It' }));
    await waitFor(() => expect(String(sent.mock.lastCall?.[0])).toContain('dates=day_first'));
  },
};

/** What somebody else shares is used, and not changed. */
export const OfSomebodyElse: Story = {
  name: 'offers a mapping that somebody else shares to be used alone [ADM-017]',
  args: {
    rest,
    answering: withMappings({
      ...QUICKBOOKS,
      name: 'The export of our old program, as Bartholomew has set it up for all of us',
      is_own: false,
      may_edit: false,
      owner_name: 'Bartholomew Featherstonehaugh',
    }),
  },
  play: async () => {
    await chooseFile();
    await userEvent.click(await screen.findByRole('combobox', { name: 'Mapping' }));
    await expect(await screen.findByRole('option', { name: /by Bartholomew .* · 3 of 3 columns/ })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await openActions();
    await screen.findByRole('menuitem', { name: 'Keep as new mapping…' });
    await expect(screen.queryByRole('menuitem', { name: 'Delete mapping…' })).toBeNull();
  },
};

/** A mapping goes when that is meant. */
export const Deleted: Story = {
  name: 'deletes a mapping after asking, and says that it is shared [ADM-017]',
  args: { rest, answering: withMappings({ ...QUICKBOOKS, is_shared: true }) },
  play: async () => {
    await chooseFile();
    await openActions();
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete mapping…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete the mapping "QuickBooks customers"?' }));
    await expect(dialog.getByText('It is shared: it will be gone for all who see it.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(asked).toHaveBeenCalledWith('deleteImportMapping', { id: 5 }));
  },
};
