import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { CrudStage } from '../fixtures/CrudStage';
import { Refreshed } from '../fixtures/Refreshed';
import { CUSTOMER } from '../fixtures/resources';
import { NewRecordDialog } from './NewRecordDialog';
import { lateProvider } from '../fixtures/lateProvider';
import { memoryProvider } from '../fixtures/memoryProvider';
import { aCustomer, CUSTOMERS, LONG_CUSTOMER, PRIORITIES } from '../fixtures/rows';
import { appState } from '../../connectivity/appState';
import { mode } from '../../connectivity/mode';
import { CallError, conflictError } from '../../dataProvider/CallError';
import { DRAFTS, type KeptRow } from '../../store/keptRow';
import { keptRows } from '../../store/keptRows';

const NOTHING = { create: false, update: false, remove: false, export: false };
const BASE = aCustomer(7);
const THEIRS = aCustomer(7, {
  version: 4,
  city: 'Richmond',
  zip_code: '77406',
  note: 'New gate code 9915.',
  customer_contacts: [],
});

/** The form of a generated resource. */
const meta: Meta<typeof CrudStage> = { title: 'Crud/Form', component: CrudStage };
export default meta;
type Story = StoryObj<typeof CrudStage>;

export const New: Story = { parameters: { path: '/customer/new' } };
export const Edit: Story = { parameters: { path: '/customer/7/edit' } };
export const ReadOnly: Story = { parameters: { path: '/customer/7/edit' }, args: { rights: NOTHING } };
export const LongTexts: Story = {
  parameters: { path: '/customer/99/edit' },
  args: { provider: memoryProvider({ customer: [LONG_CUSTOMER], priority: PRIORITIES }) },
};
export const NotFound: Story = {
  parameters: { path: '/customer/7/edit' },
  args: {
    provider: memoryProvider(
      {},
      {
        getOne: async () => {
          throw new CallError('This record does not exist.', 404);
        },
      },
    ),
  },
};
export const Failed: Story = {
  parameters: { path: '/customer/7/edit' },
  args: {
    provider: memoryProvider(
      {},
      {
        getOne: async () => {
          throw new CallError('An error has occurred.', 500);
        },
      },
    ),
  },
};

/** The user works offline. */
const offline = (): (() => void) => {
  appState.open(1);
  mode.set('offline');
  return () => mode.set('online');
};

export const ReadOnlyOffline: Story = {
  name: 'is read alone while its user works offline: fields, Save and Delete say so [OFF-033 BLDR-013]',
  parameters: { path: '/customer/7/edit' },
  beforeEach: offline,
  play: async () => {
    await expect(await screen.findByRole('textbox', { name: /^City/ })).toBeDisabled();
    for (const name of ['Save', 'Delete']) {
      const button = screen.getByRole('button', { name });
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await expect(button).toHaveAttribute('title', 'Not available offline');
    }
  },
};

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
    provider: memoryProvider(
      { customer: CUSTOMERS, priority: PRIORITIES },
      {
        update: async () => {
          throw new CallError('This name is taken.', 422, {
            fields: [
              { path: 'company_name', message: 'This name is taken.' },
              { path: 'customer_contacts.1.email_address', message: 'This address bounces.' },
            ],
          });
        },
      },
    ),
  },
  play: async () => {
    await type(/^City/, 'Katy');
    await save();
    await waitFor(() => expect(screen.getByText('This name is taken.')).toBeVisible());
    await waitFor(() => expect(screen.getByText('This address bounces.')).toBeVisible());
  },
};

const inUse = new CallError('Maria Ortiz is used by 8 jobs.', 422, {
  fields: [{ path: 'customer_contacts', message: 'Maria Ortiz is used by 8 jobs.' }],
});

export const RowThatIsUsed: Story = {
  parameters: { path: '/customer/7/edit' },
  args: {
    provider: memoryProvider(
      { customer: CUSTOMERS, priority: PRIORITIES },
      {
        update: async (_resource, { data }) => {
          if (data.customer_contacts?.length === 1) throw inUse;
          return JSON.parse(JSON.stringify({ data: { ...data, version: 4 } }));
        },
      },
    ),
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Contact 1' }));
    await save();
    const contacts = within(screen.getByRole('region', { name: 'Contacts' }));
    await waitFor(() => expect(contacts.getByRole('alert')).toHaveTextContent('Maria Ortiz is used by 8 jobs.'));
    await waitFor(() => expect(contacts.getByRole('alert')).toHaveFocus());
    await waitFor(() => expect(screen.getByText('Please check the marked field.')).toBeVisible());
    await userEvent.click(contacts.getByRole('button', { name: 'Undo' }));
    await expect(contacts.queryByRole('alert')).toBeNull();
    await type(/^City/, 'Katy');
    await save();
    await waitFor(() => expect(screen.getByText('Builder saved!')).toBeVisible());
    await expect(screen.queryByText('Please check the marked field.')).toBeNull();
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

let late = lateProvider();

export const TypedWhileMade: Story = {
  name: 'hands what is typed while a new record is first saved to its page, unsaved and without asking [KEY-018 NET-002]',
  parameters: { path: '/customer/new' },
  beforeEach: () => {
    late = lateProvider();
  },
  render: () => <CrudStage provider={late.provider} />,
  play: async () => {
    await type(/^Company Name/, 'Cinco Ranch Pools');
    await save();
    await type(/^City/, 'Katy');
    await type(/^Note/, 'Gate code 9915');
    late.answer();
    // On the page of the stored one.
    await screen.findByRole('link', { name: 'Duplicate' });
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^Note/ })).toHaveValue('Gate code 9915'));
    await expect(screen.getByRole('textbox', { name: /^City/ })).toHaveValue('Katy');
    await expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull();
    await save();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled());
    await waitFor(async () => {
      const { data } = await late.provider.getList('customer', {
        filter: { company_name: { eq: 'Cinco Ranch Pools' } },
        pagination: { page: 1, perPage: 1 },
        sort: { field: 'id', order: 'ASC' },
      });
      await expect(data[0]).toMatchObject({ city: 'Katy', note: 'Gate code 9915' });
    });
  },
};

export const Duplicate: Story = {
  parameters: { path: '/customer/7/edit' },
  args: { provider: memoryProvider({ customer: CUSTOMERS, priority: PRIORITIES }) },
  play: async () => {
    await userEvent.click(await screen.findByRole('link', { name: 'Duplicate' }));
    await waitFor(() =>
      expect(screen.getByText(`A copy of ${String(CUSTOMERS[6]?.company_name)}. It is not saved yet.`)).toBeVisible(),
    );
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Priority' })).toHaveValue('Low'));
    await expect(
      screen
        .getAllByRole('textbox', { name: 'First Name' })
        .map((input) => input instanceof HTMLInputElement && input.value),
    ).toEqual(['Maria', 'Dale']);
    await type(/^Company Name/, 'Second Yard Pools');
    await save();
    await waitFor(() => expect(screen.getByText('Builder saved!')).toBeVisible());
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Second Yard Pools' })).toBeVisible());
  },
};

export const DuplicateOfNothing: Story = {
  parameters: { path: '/customer/new?copy_of=7' },
  args: {
    provider: memoryProvider(
      {},
      {
        getOne: async () => {
          throw new CallError('This record does not exist.', 404);
        },
      },
    ),
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
    provider: memoryProvider(
      { priority: PRIORITIES },
      {
        getOne: async () => JSON.parse(JSON.stringify({ data: stored })),
        update: async () => {
          stored = THEIRS;
          throw conflictError({ current: THEIRS, changed_by: 'Dana Reyes', changed_at: '2026-03-03T15:00:00Z' });
        },
      },
    ),
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

const USES = [
  {
    table: 'job',
    label: 'Jobs',
    field: 'company_id',
    field_label: 'Company',
    count: 14,
    readable_count: 12,
    records: ['Alder Street', 'Bayou Bend', 'Cinco Ranch Lot 12', 'Dewberry', 'Elm'].map((name, index) => ({
      id: index + 1,
      name,
      path: `/job/${index + 1}/edit`,
    })),
  },
  {
    table: 'crew',
    label: 'Crews',
    field: 'customer_id',
    field_label: 'Customer',
    count: 1,
    readable_count: 1,
    records: [{ id: 4, name: 'Gunite 1', path: '/crew/4/edit' }],
  },
];

export const UsedElsewhere: Story = {
  parameters: { path: '/customer/7/edit' },
  args: { usage: USES, provider: memoryProvider({ customer: CUSTOMERS, priority: PRIORITIES }) },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByText(/cannot be deleted while these use it/)).toBeVisible());
    await expect(dialog.getByRole('link', { name: 'Bayou Bend' })).toHaveAttribute('href', '/job/2/edit');
    await expect(dialog.getByText(/and 7 more/)).toBeVisible();
    await expect(dialog.getByText('2 of them are deleted, or not yours to see.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Set Inactive' }));
    await waitFor(() => expect(screen.getByText('Builder set inactive.')).toBeVisible());
    await waitFor(() => expect(screen.getByRole('switch', { name: 'Active' })).not.toBeChecked());
  },
};

export const RefusedDeletion: Story = {
  parameters: { path: '/customer/7/edit' },
  args: {
    provider: memoryProvider(
      { customer: CUSTOMERS, priority: PRIORITIES },
      {
        deleteMany: async () => {
          throw new CallError(`${String(BASE.company_name)} is used by 14 jobs. Set it inactive instead.`, 422);
        },
      },
    ),
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Delete' })).toBeEnabled());
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.getByText(/is used by 14 jobs/)).toBeVisible());
  },
};

export const SwitchedToInactive: Story = {
  parameters: { path: '/customer/7/edit' },
  args: { usage: USES },
  play: async () => {
    const active = await screen.findByRole('switch', { name: 'Active' });
    await expect(screen.queryByText(/keep it when it is inactive/)).toBeNull();
    await userEvent.click(active);
    await waitFor(() => expect(screen.getByText(/keep it when it is inactive/)).toBeVisible());
    await userEvent.click(active);
    await waitFor(() => expect(screen.queryByText(/keep it when it is inactive/)).toBeNull());
  },
};

const saved = fn();
const inMemory = memoryProvider({ customer: CUSTOMERS, priority: PRIORITIES });

export const SavedAsInactive: Story = {
  name: 'asks before it is saved as inactive, with what uses it and what will become of that [ADM-010]',
  parameters: { path: '/customer/7/edit' },
  args: {
    usage: USES,
    provider: {
      ...inMemory,
      update: async (resource, params) => {
        saved(params.data);
        return inMemory.update(resource, params);
      },
    },
  },
  play: async () => {
    saved.mockClear();
    await userEvent.click(await screen.findByRole('switch', { name: 'Active' }));
    await userEvent.keyboard('{Control>}s{/Control}');
    const question = within(await screen.findByRole('alertdialog'));
    await waitFor(() =>
      expect(question.getByText(/is used by: .*They keep it; it is offered to nothing new/)).toBeVisible(),
    );
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(screen.getByRole('switch', { name: 'Active' })).not.toBeChecked();
    await expect(saved).not.toHaveBeenCalled();
    await userEvent.keyboard('{Control>}s{/Control}');
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Set Inactive' }));
    await waitFor(() => expect(saved).toHaveBeenCalledWith(expect.objectContaining({ is_active: false })));
    await expect(saved).toHaveBeenCalledOnce();
  },
};

const written = fn();
const heard = memoryProvider({ customer: CUSTOMERS, priority: PRIORITIES });

export const WrongTextIsNotSaved: Story = {
  name: 'keeps text that is no date or matches no entry, in red, and is not saved with it [KEY-003 KEY-004]',
  parameters: { path: '/customer/7/edit' },
  args: {
    provider: {
      ...heard,
      update: async (resource, params) => {
        written(params.data);
        return heard.update(resource, params);
      },
    },
  },
  play: async () => {
    written.mockClear();
    const since = await screen.findByRole('textbox', { name: 'Customer Since' });
    await userEvent.clear(since);
    await userEvent.paste('soon');
    await save();
    await waitFor(() => expect(since).toHaveFocus());
    await expect(since).toHaveValue('soon');
    await expect(since).toBeInvalid();
    await userEvent.clear(since);
    await userEvent.type(since, '3/1');
    const priority = screen.getByRole('combobox', { name: 'Priority' });
    await userEvent.clear(priority);
    await userEvent.type(priority, 'zzz');
    await userEvent.tab();
    await waitFor(() => expect(screen.getByText('No match.')).toBeVisible());
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(priority).toHaveFocus());
    await expect(priority).toHaveValue('zzz');
    await expect(written).not.toHaveBeenCalled();
    await userEvent.clear(priority);
    await userEvent.type(priority, 'High');
    // At once, while the list is still being searched.
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(written).toHaveBeenCalledTimes(1));
    await expect(written.mock.calls[0]?.[0]).toMatchObject({ since: '2026-03-01', priority_id: 2 });
  },
};

const drafts = keptRows(DRAFTS);
const keptDraft = async (): Promise<KeptRow | undefined> =>
  (await drafts.all()).find(({ key }) => key.includes(':customer:7:'));

export const KeepsWhatIsTyped: Story = {
  name: 'keeps unsaved changes for the next visit and offers them by what they change, unless they were discarded [KEY-008 KEY-014]',
  parameters: { path: '/customer/7/edit' },
  args: { provider: memoryProvider({ customer: CUSTOMERS, priority: PRIORITIES }) },
  play: async () => {
    await type(/^Customer No/, 'A-77');
    const draft = await waitFor(
      async () => {
        const kept = await keptDraft();
        if (!kept) throw new Error('not kept yet');
        return kept;
      },
      { timeout: 3000 },
    );
    await userEvent.click(screen.getByRole('link', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await userEvent.type(await screen.findByRole('searchbox'), String(BASE.company_name));
    const link = await screen.findByRole('link', { name: String(BASE.company_name) }, { timeout: 4000 });
    await waitFor(async () => expect(await keptDraft()).toBeUndefined());
    // As a refresh would have left it.
    await drafts.put(draft);
    await userEvent.click(link);
    await waitFor(() => expect(screen.getByText(/^Unsaved changes from/)).toBeVisible());
    await expect(screen.getByRole('textbox', { name: /^Customer No/ })).not.toHaveValue('A-77');
    await expect(screen.getByText('A-77')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Restore' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^Customer No/ })).toHaveValue('A-77'));
    await save();
    await waitFor(async () => expect(await keptDraft()).toBeUndefined(), { timeout: 3000 });
  },
};

const newDrafts = async (): Promise<KeptRow[]> =>
  (await drafts.all()).filter(({ key }) => key.includes(':customer:new:'));

const Maker = () => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        New builder
      </button>
      {isOpen && <NewRecordDialog resource={CUSTOMER} onMade={() => setOpen(false)} onClose={() => setOpen(false)} />}
    </>
  );
};

export const MadeInPlace: Story = {
  name: 'keeps what is typed into the dialog of a new record, which ends with its save or its Cancel [KEY-014 KEY-020]',
  render: () => (
    <CrudStage>
      <Refreshed>
        <Maker />
      </Refreshed>
    </CrudStage>
  ),
  play: async () => {
    const open = async (): Promise<void> => userEvent.click(await screen.findByRole('button', { name: 'New builder' }));
    await open();
    await type(/^Company Name/, 'Cinco Ranch Pools');
    await waitFor(async () => expect(await newDrafts()).toHaveLength(1), { timeout: 3000 });
    await userEvent.click(screen.getByRole('button', { name: 'Refresh', hidden: true }));
    await open();
    await waitFor(() => expect(screen.getByText(/Unsaved changes from/)).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Restore' }));
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: /^Company Name/ })).toHaveValue('Cinco Ranch Pools'),
    );
    await save();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(async () => expect(await newDrafts()).toEqual([]), { timeout: 3000 });
    await open();
    await type(/^Company Name/, 'Given Up Pools');
    await waitFor(async () => expect(await newDrafts()).toHaveLength(1), { timeout: 3000 });
    await expect(screen.queryByText(/Unsaved changes from/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(async () => expect(await newDrafts()).toEqual([]), { timeout: 3000 });
  },
};
