import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { CrudStage } from '../fixtures/CrudStage';
import type { HistoryAnswer } from './readHistory';

const dana = { id: 2, name: 'Dana Reyes' };
const change = (field: string, before: unknown, after: unknown, row: string | null = null) => ({
  entity: row === null ? 'customer' : 'customer_contact',
  entity_id: 7,
  row,
  part: null,
  kind: 'String' as const,
  before_name: null,
  after_name: null,
  field,
  label: field,
  before,
  after,
});

const HISTORY: HistoryAnswer = {
  history: {
    total_count: 16,
    items: [
      {
        mutation_id: 'm7',
        at: '2026-03-02T20:52:00Z',
        op: 'update',
        command: 'redo updateCustomer',
        may_undo: true,
        user: dana,
        changes: [change('city', 'Katy', 'Sugar Land')],
      },
      {
        mutation_id: 'm6',
        at: '2026-03-02T20:48:00Z',
        op: 'update',
        command: 'undo updateCustomer',
        may_undo: true,
        user: dana,
        changes: [change('city', 'Sugar Land', 'Katy')],
      },
      {
        mutation_id: 'm5',
        at: '2026-03-02T20:41:00Z',
        op: 'update',
        command: 'updateCustomer',
        may_undo: true,
        user: dana,
        changes: [
          change('city', 'Katy', 'Sugar Land'),
          change('zip_code', '77450', '77478'),
          change('is_invoice_by_email', false, true),
        ],
      },
      {
        mutation_id: 'm4',
        at: '2026-02-20T14:05:00Z',
        op: 'update',
        command: 'updateCustomer',
        may_undo: true,
        user: { id: 3, name: 'Luis Herrera' },
        device_at: '2026-02-20T13:42:00Z',
        device_user: { id: 4, name: 'Rita Solis' },
        changes: [change('phone_number', null, '(713) 555-0171', 'Valeria Ngo'), change('priority_id', 3, 1)],
      },
      {
        mutation_id: 'm3',
        at: '2026-02-02T09:30:00Z',
        op: 'update',
        command: 'updateCustomer',
        may_undo: true,
        user: dana,
        changes: [
          change('credit_limit', 5000, 12_500.5),
          change('since', null, '2019-04-15'),
          change('note', null, 'Gate code 4471.\nCall before delivery.'),
        ],
      },
      {
        mutation_id: 'm2',
        touched: [{ entity: 'customer', entity_label: 'Builder', count: 12 }],
        at: '2026-01-15T16:20:00Z',
        op: 'update',
        command: 'updateCustomer',
        may_undo: true,
        user: null,
        changes: [change('is_active', false, true)],
      },
      {
        mutation_id: 'm1',
        at: '2026-01-12T15:04:00Z',
        op: 'insert',
        command: 'createCustomer',
        may_undo: true,
        user: dana,
        changes: [change('company_name', null, 'Fort Bend Outdoor Living'), change('city', null, 'Katy')],
      },
    ],
  },
};

/** Who changed what, when, from what to what; beside the form of every generated record. */
const meta: Meta<typeof CrudStage> = {
  title: 'Crud/History',
  component: CrudStage,
  parameters: { path: '/customer/7/edit' },
};
export default meta;
type Story = StoryObj<typeof CrudStage>;

export const Changes: Story = {
  args: { history: HISTORY },
  play: async () => {
    const entries = within(await screen.findByRole('region', { name: 'History' }));
    await waitFor(() => expect(entries.getByText('Contact Valeria Ngo · Phone:')).toBeVisible());
    await expect(entries.getByText('On the device 07:42 AM')).toBeVisible();
    await expect(entries.getByText('From the device of Rita Solis')).toBeVisible();
    await expect(entries.getByText(/^Undid a change/)).toBeVisible();
    await expect(entries.getByText(/^Did it again/)).toBeVisible();
  },
};
export const OneOfMany: Story = {
  name: 'says before an undo what else the same step changed [ADM-008]',
  args: { history: HISTORY },
  play: async () => {
    const entries = within(await screen.findByRole('region', { name: 'History' }));
    const [many] = await entries.findAllByRole('button', { name: /^Undo: System/ });
    if (!many) throw new Error('no step of the system');
    await userEvent.click(many);
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByText(/: Builder \(12\)\.$/)).toBeVisible());
  },
};
export const Nothing: Story = {};
export const WithoutTheRightToUndo: Story = {
  args: {
    history: {
      history: { ...HISTORY.history, items: HISTORY.history.items.map((one) => ({ ...one, may_undo: false })) },
    },
  },
  play: async () => {
    await screen.findByText(/^Undid a change/);
    await expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
  },
};
