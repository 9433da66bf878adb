import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpError } from 'ra-core';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ConflictError } from '../../dataProvider/ConflictError';
import { CrudStage } from '../fixtures/CrudStage';
import { memoryProvider } from '../fixtures/memoryProvider';
import { aCustomer, CUSTOMERS, LONG_CUSTOMER, PRIORITIES } from '../fixtures/rows';

const NOTHING = { create: false, update: false, remove: false, export: false };
const BASE = aCustomer(7);
const THEIRS = aCustomer(7, { version: 4, city: 'Richmond', zip_code: '77406', note: 'New gate code 9915.', customer_contacts: [] });

/** The form of a generated resource. */
const meta: Meta<typeof CrudStage> = { title: 'Crud/Form', component: CrudStage, parameters: { layout: 'fullscreen' } };
export default meta;
type Story = StoryObj<typeof CrudStage>;

export const New: Story = { args: { path: '/customer/new' } };
export const Edit: Story = { args: { path: '/customer/7/edit' } };
export const ReadOnly: Story = { args: { path: '/customer/7/edit', rights: NOTHING } };
export const VeryLongNames: Story = { args: { path: '/customer/99/edit', provider: memoryProvider({ customer: [LONG_CUSTOMER], priority: PRIORITIES }) } };
export const NotFound: Story = { args: { path: '/customer/7/edit', provider: memoryProvider({}, { getOne: async () => { throw new HttpError('This record does not exist.', 404); } }) } };
export const Failed: Story = { args: { path: '/customer/7/edit', provider: memoryProvider({}, { getOne: async () => { throw new HttpError('An error has occurred.', 500); } }) } };

const type = async (label: RegExp, text: string): Promise<void> => {
  const input = await screen.findByRole('textbox', { name: label });
  await userEvent.clear(input);
  if (text) await userEvent.type(input, text);
};
const save = async (): Promise<void> => userEvent.click(await screen.findByRole('button', { name: 'Save' }));

export const Errors: Story = {
  args: { path: '/customer/7/edit' },
  play: async () => {
    await type(/^Company Name/, '');
    await type(/^Schedule Contact Email/, 'nobody@');
    await type(/^Zip Code/, '770');
    await save();
    await expect(await screen.findByText('Company name is required')).toBeVisible();
    await expect(screen.getByText('Please enter a valid email address.')).toBeVisible();
    await expect(screen.getByText('Zip code must be 5 to 10 characters.')).toBeVisible();
  },
};

export const RefusedByTheServer: Story = {
  args: {
    path: '/customer/7/edit',
    provider: memoryProvider({ customer: CUSTOMERS, priority: PRIORITIES }, {
      update: async () => { throw new HttpError('This name is taken.', 422, { fields: [{ path: 'company_name', message: 'This name is taken.' }, { path: 'customer_contacts.1.email_address', message: 'This address bounces.' }] }); },
    }),
  },
  play: async () => {
    await type(/^City/, 'Katy');
    await save();
    await expect(await screen.findByText('This name is taken.')).toBeVisible();
    await expect(screen.getByText('This address bounces.')).toBeVisible();
  },
};

export const Saved: Story = {
  args: { path: '/customer/new' },
  play: async () => {
    await type(/^Company Name/, 'Cinco Ranch Pools');
    await userEvent.click(screen.getByRole('button', { name: 'Add contact' }));
    await type(/^First Name/, 'Rosa');
    await save();
    await expect(await screen.findByText('Builder saved!')).toBeVisible();
    await expect(await screen.findByRole('heading', { level: 1, name: 'Cinco Ranch Pools' })).toBeVisible();
  },
};

export const RowsOfAPart: Story = {
  args: { path: '/customer/7/edit' },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Contact 1' }));
    await expect(await screen.findByText('Maria Ortiz will be removed when you save.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await expect(await screen.findByRole('button', { name: 'Remove Contact 1' })).toBeVisible();
  },
};

let stored = BASE;

export const Conflict: Story = {
  args: {
    path: '/customer/7/edit',
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
    await expect(dialog.getByText(/Dana Reyes saved this record/)).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('radiogroup', { name: 'City' })).toBeVisible());
    await expect(dialog.getByText('Fulshear')).toBeVisible();
    await expect(dialog.getByText('Richmond')).toBeVisible();
  },
};

export const UnsavedChanges: Story = {
  args: { path: '/customer/7/edit' },
  play: async () => {
    await type(/^City/, 'Fulshear');
    await userEvent.click(screen.getByRole('link', { name: 'Cancel' }));
    await expect(await screen.findByText('You have unsaved changes. Navigate away?')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Stay' }));
    await expect(screen.getByRole('textbox', { name: /^City/ })).toHaveValue('Fulshear');
  },
};

export const UsedElsewhere: Story = {
  args: {
    path: '/customer/7/edit',
    provider: memoryProvider({ customer: CUSTOMERS, priority: PRIORITIES }, { deleteMany: async () => { throw new HttpError(`${String(BASE.company_name)} is used by 14 jobs. Set it inactive instead.`, 422); } }),
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await expect(await screen.findByText(/is used by 14 jobs/)).toBeVisible();
  },
};
