import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { fromSchema } from '../dataProvider/catalogue/fromSchema';
import { CrudStage } from './fixtures/CrudStage';
import { memoryProvider } from './fixtures/memoryProvider';

const field = (name: string, label: string, kind: string, more: object = {}) => ({
  name,
  label,
  kind,
  required: false,
  ...more,
});
const kept = ['created_at', 'updated_at'].map((name) => field(name, name, 'DateTime', { readOnly: true }));
const RIGHTS = { create: true, update: true, remove: true, export: true };

/** The answer of a server that has a table this bundle has never heard of. */
const resources = fromSchema({
  __schema: {
    queryType: { fields: [{ name: 'pump' }, { name: 'pumps' }] },
    mutationType: { fields: [{ name: 'createPump' }, { name: 'updatePump' }, { name: 'deletePump' }] },
  },
  resources: [
    {
      name: 'pump',
      rights: RIGHTS,
      descriptor: {
        name: 'pump',
        type: 'Pump',
        argument: 'pump',
        label: 'Pump',
        label_plural: 'Pumps',
        route: '/pump',
        operations: { one: 'pump', list: 'pumps', create: 'createPump', update: 'updatePump', remove: 'deletePump' },
        title: ['pump_name'],
        sections: [],
        columns: ['pump_name', 'bought', 'price', 'in_service'],
        sort: { field: 'pump_name', order: 'ASC' },
        searchable: true,
        filter: {},
        computed: [],
        parts: [],
        fields: [
          field('id', 'ID', 'Int', { readOnly: true }),
          field('pump_name', 'Pump Name', 'String', { required: true, max: 40 }),
          field('bought', 'Bought', 'Date'),
          field('price', 'Price', 'Money', { scale: 2, min: 0 }),
          field('hose', 'Hose', 'AKindOfTomorrow'),
          field('supplier_email', 'Supplier Email', 'EmailAddress'),
          field('note', 'Note', 'LongText'),
          field('in_service', 'In Service', 'Boolean', { required: true, default: true }),
          field('version', 'Version', 'Int', { readOnly: true }),
          ...kept,
        ],
      },
    },
  ],
});
const row = (id: number, pump_name: string) => ({
  id,
  pump_name,
  bought: '2024-05-06',
  price: 1499.5,
  in_service: true,
  version: 1,
  note: null,
});

/** A table without a line of client code: its list, its forms and its validation are there. */
const meta: Meta<typeof CrudStage> = { title: 'Crud/Unknown table', component: CrudStage, args: { resources } };
export default meta;
type Story = StoryObj<typeof CrudStage>;

export const List: Story = {
  parameters: { path: '/pump' },
  args: { provider: memoryProvider({ pump: [row(1, 'Allentown 10'), row(2, 'Reed C50')] }) },
  play: async () => {
    await waitFor(() => expect(screen.getByText('Reed C50')).toBeVisible());
    await expect(screen.getAllByText('$1,499.50')).toHaveLength(2);
    await expect(screen.getByRole('link', { name: 'New' })).toBeVisible();
  },
};

export const Create: Story = {
  parameters: { path: '/pump/new' },
  args: { provider: memoryProvider({ pump: [] }) },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByText('Pump name is required')).toBeVisible());
    await userEvent.type(screen.getByRole('textbox', { name: /^Pump Name/ }), 'Reed C50');
    await userEvent.type(screen.getByRole('textbox', { name: /^Supplier Email/ }), 'nobody@');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByText('Please enter a valid email address.')).toBeVisible());
    await userEvent.type(screen.getByRole('textbox', { name: /^Supplier Email/ }), 'reed.test');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByText('Pump saved!')).toBeVisible());
  },
};

export const Edit: Story = {
  parameters: { path: '/pump/2/edit' },
  args: { provider: memoryProvider({ pump: [row(1, 'Allentown 10'), row(2, 'Reed C50')] }) },
};
