import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { CrudStage } from '../fixtures/CrudStage';
import { lateProvider } from '../fixtures/lateProvider';
import { CUSTOMER } from '../fixtures/resources';
import { NewRecordDialog } from '../form/NewRecordDialog';
import { RecordsDialog } from './RecordsDialog';

/** Records that are made and edited in a dialog. */
const meta: Meta<typeof CrudStage> = { title: 'Crud/Records dialog', component: CrudStage };
export default meta;
type Story = StoryObj<typeof CrudStage>;

let late = lateProvider();
const begin = (): void => {
  late = lateProvider();
};

const field = (name: RegExp): Promise<HTMLElement> => screen.findByRole('textbox', { name });
const saveByKey = async (): Promise<void> => {
  await userEvent.keyboard('{Control>}s{/Control}');
};

/** What the server has of the new builder. */
const stored = async () => {
  const { data } = await late.provider.getList('customer', {
    filter: { company_name: { eq: 'Cinco Ranch Pools' } },
    pagination: { page: 1, perPage: 5 },
    sort: { field: 'id', order: 'ASC' },
  });
  return data;
};

const Records = () => (
  <RecordsDialog
    name="customer"
    opens="customers"
    title="Builders"
    unused={{ field: 'is_active', value: true, label: 'Show Inactive' }}
    mayEdit
  />
);

export const TypedWhileMade: Story = {
  name: 'keeps the form of a new record under the hands that type while it is first saved, its focus too [KEY-018 NET-002]',
  parameters: { path: '/customer?customers=1&customer=new' },
  beforeEach: begin,
  render: () => (
    <CrudStage provider={late.provider}>
      <Records />
    </CrudStage>
  ),
  play: async () => {
    await userEvent.type(await field(/^Company Name/), 'Cinco Ranch Pools');
    await saveByKey();
    const note = await field(/^Note/);
    await userEvent.type(note, 'Gate code');
    late.answer();
    await waitFor(async () => expect(await stored()).toHaveLength(1));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
    // The next key goes where the last one went.
    await userEvent.keyboard(' 9915');
    await expect(note).toHaveValue('Gate code 9915');
    await expect(note).toHaveFocus();
    await expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull();
    await saveByKey();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled());
    await expect(await stored()).toMatchObject([{ note: 'Gate code 9915', version: 2 }]);
    await userEvent.click(screen.getByRole('button', { name: 'Back to the list' }));
    await userEvent.click(await screen.findByRole('button', { name: 'New' }));
    // The next new one begins with nothing.
    await expect(await field(/^Company Name/)).toHaveValue('');
  },
};

const Maker = () => {
  const [made, setMade] = useState<number | string | null>(null);
  return made === null ? (
    <NewRecordDialog resource={CUSTOMER} onMade={({ id }) => setMade(id)} onClose={() => setMade(0)} />
  ) : (
    <p>Picked {made}</p>
  );
};

export const TypedWhileMadeInPlace: Story = {
  name: 'stays open with what is typed while a record is made in place, until that is saved, too [KEY-018 KEY-020]',
  beforeEach: begin,
  render: () => (
    <CrudStage provider={late.provider}>
      <Maker />
    </CrudStage>
  ),
  play: async () => {
    await userEvent.type(await field(/^Company Name/), 'Cinco Ranch Pools{Enter}');
    const note = await field(/^Note/);
    await userEvent.type(note, 'Gate code');
    late.answer();
    await waitFor(async () => expect(await stored()).toHaveLength(1));
    await userEvent.type(note, ' 9915');
    await expect(note).toHaveValue('Gate code 9915');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [row] = await stored();
    await expect(row).toMatchObject({ note: 'Gate code 9915', version: 2 });
    await expect(screen.getByText(`Picked ${row?.id}`)).toBeVisible();
  },
};
