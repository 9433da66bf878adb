import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpError } from 'ra-core';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ConflictError } from '../../dataProvider/ConflictError';
import { CrudStage } from '../fixtures/CrudStage';
import '../fixtures/patience';
import { memoryProvider } from '../fixtures/memoryProvider';
import { aCustomer, CUSTOMERS, LONG_CUSTOMER, PRIORITIES } from '../fixtures/rows';

const NOTHING = { create: false, update: false, remove: false, export: false };
const BASE = aCustomer(7);
const THEIRS = aCustomer(7, { version: 4, city: 'Richmond', zip_code: '77406', note: 'New gate code 9915.', customer_contacts: [] });

/** The form of a generated resource. */
const meta: Meta<typeof CrudStage> = { title: 'Crud/Form', component: CrudStage };
export default meta;
type Story = StoryObj<typeof CrudStage>;

export const New: Story = { parameters: { path: '/customer/new' } };
export const Edit: Story = { parameters: { path: '/customer/7/edit' } };
export const ReadOnly: Story = { parameters: { path: '/customer/7/edit' }, args: { rights: NOTHING } };
export const VeryLongNames: Story = { parameters: { path: '/customer/99/edit' }, args: { provider: memoryProvider({ customer: [LONG_CUSTOMER], priority: PRIORITIES }) } };
export const NotFound: Story = { parameters: { path: '/customer/7/edit' }, args: { provider: memoryProvider({}, { getOne: async () => { throw new HttpError('This record does not exist.', 404); } }) } };
export const Failed: Story = { parameters: { path: '/customer/7/edit' }, args: { provider: memoryProvider({}, { getOne: async () => { throw new HttpError('An error has occurred.', 500); } }) } };

const type = async (label: RegExp, text: string): Promise<void> => {
  const input = await screen.findByRole('textbox', { name: label });
  await userEvent.clear(input);
  if (text) await userEvent.type(input, text);
};
const save = async (): Promise<void> => userEvent.click(await screen.findByRole('button', { name: 'Save' }));

export const Errors: Story = {
  parameters: { path: '/customer/7/edit' },
  play: async () => {
    await type(/^Company Name/, '');
    await type(/^Schedule Contact Email/, 'nobody@');
    await type(/^Zip Code/, '770');
    await save();
    await waitFor(() => expect(screen.getByText('Company name is required')).toBeVisible());
    await waitFor(() => expect(screen.getByText('Please enter a valid email address.')).toBeVisible());
    await waitFor(() => expect(screen.getByText('Zip code must be 5 to 10 characters.')).toBeVisible());
  },
};

export const RefusedByTheServer: Story = {
  parameters: { path: '/customer/7/edit' },
  args: {
    provider: memoryProvider({ customer: CUSTOMERS, priority: PRIORITIES }, {
      update: async () => { throw new HttpError('This name is taken.', 422, { fields: [{ path: 'company_name', message: 'This name is taken.' }, { path: 'customer_contacts.1.email_address', message: 'This address bounces.' }] }); },
    }),
  },
  play: async () => {
    await type(/^City/, 'Katy');
    await save();
    await waitFor(() => expect(screen.getByText('This name is taken.')).toBeVisible());
    await waitFor(() => expect(screen.getByText('This address bounces.')).toBeVisible());
  },
};

export const Saved: Story = {
  parameters: { path: '/customer/new' },
  play: async () => {
    await type(/^Company Name/, 'Cinco Ranch Pools');
    await userEvent.click(screen.getByRole('button', { name: 'Add contact' }));
    await type(/^First Name/, 'Rosa');
    await save();
    await waitFor(() => expect(screen.getByText('Builder saved!')).toBeVisible());
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Cinco Ranch Pools' })).toBeVisible());
  },
};

export const RowsOfAPart: Story = {
  parameters: { path: '/customer/7/edit' },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Contact 1' }));
    await waitFor(() => expect(screen.getByText('Maria Ortiz will be removed when you save.')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Remove Contact 1' })).toBeVisible());
  },
};

let stored = BASE;

export const Conflict: Story = {
  parameters: { path: '/customer/7/edit' },
  args: {
    provider: memoryProvider({ priority: PRIORITIES }, {
      getOne: async () => JSON.parse(JSON.stringify({ data: stored })),
      update: async () => {
        stored = THEIRS;
        throw new ConflictError({ current: THEIRS, changed_by: 'Dana Reyes', changed_at: '2026-03-03T15:00:00Z' });
      },
    }),
  },
  play: async () => {
    stored = BASE;
    await type(/^City/, 'Fulshear');
    await type(/^Address Line 1/, '12 Cross Creek Blvd');
    await save();
    const dialog = within(await screen.findByRole('dialog', { name: 'Changed by someone else' }));
    await waitFor(() => expect(dialog.getByText(/Dana Reyes saved this record/)).toBeVisible());
    await waitFor(() => expect(dialog.getByRole('radiogroup', { name: 'City' })).toBeVisible());
    await waitFor(() => expect(dialog.getByText('Fulshear')).toBeVisible());
    await waitFor(() => expect(dialog.getByText('Richmond')).toBeVisible());
  },
};

export const UnsavedChanges: Story = {
  parameters: { path: '/customer/7/edit' },
  play: async () => {
    await type(/^City/, 'Fulshear');
    await userEvent.click(screen.getByRole('link', { name: 'Cancel' }));
    await waitFor(() => expect(screen.getByText('You have unsaved changes. Navigate away?')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^City/ })).toHaveValue('Fulshear'));
  },
};

export const UsedElsewhere: Story = {
  parameters: { path: '/customer/7/edit' },
  args: {
    provider: memoryProvider({ customer: CUSTOMERS, priority: PRIORITIES }, { deleteMany: async () => { throw new HttpError(`${String(BASE.company_name)} is used by 14 jobs. Set it inactive instead.`, 422); } }),
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.getByText(/is used by 14 jobs/)).toBeVisible());
  },
};
