import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { BI_CODES, TRI_STEMS } from '#domain/access/permissions';
import type { PeopleApi, Values } from '../data/peopleApi';
import { PeopleApiContext } from '../data/PeopleApiContext';
import RolesScreen from '../roles/RolesScreen';
import { AccessStage } from './AccessStage';
import { fakePeopleApi, refusal, STORY_ROLES } from './fakePeopleApi';
import { CallError } from '../../dataProvider/CallError';

interface Args {
  api: Partial<PeopleApi>;
}

/** The roles and what they give. */
const meta: Meta<Args> = {
  title: 'People/Roles',
  render: ({ api }) => (
    <AccessStage resources={['role']}>
      <PeopleApiContext value={fakePeopleApi(api)}>
        <RolesScreen />
      </PeopleApiContext>
    </AccessStage>
  ),
  args: { api: {} },
  parameters: { path: '/roles?role=9' },
};
export default meta;
type Story = StoryObj<Args>;

const LONG = 'Warehouse and yard staff of the northern and the western service area, second shift, seasonal';

export const OfSources: Story = {
  name: 'give a role rights to the sources that have rights of their own [SRC-001]',
  args: {
    api: { sourceRights: async () => [{ name: 'general-ledger', label: { en: 'Accounting', es: 'Contabilidad' } }] },
  },
  play: async () => {
    const sources = within(await screen.findByRole('region', { name: /^(Other Programs|Otros programas)$/ }));
    const levels = within(sources.getByRole('radiogroup', { name: /^(Accounting|Contabilidad)$/ }));
    await expect(levels.getByRole('radio', { name: /^(None|Ninguno)$/ })).toBeChecked();
    await userEvent.click(levels.getByRole('radio', { name: /^(View|Ver)$/ }));
    await userEvent.click(screen.getByRole('button', { name: /^(Save|Guardar)$/ }));
    await waitFor(() => expect(screen.getByText(/Role saved!|¡Rol guardado!/)).toBeVisible());
    await expect(levels.getByRole('radio', { name: /^(View|Ver)$/ })).toBeChecked();
  },
};

export const Chosen: Story = {
  name: 'lists the roles with their users, and of one its name, description, a row for each permission and the presite flags [ADM-005]',
  play: async () => {
    const name = await screen.findByRole('textbox', { name: /^Name/ });
    await expect(name).toHaveValue('Warehouse');
    await expect(screen.getByRole('link', { name: /^Warehouse.*9 users/ })).toBeVisible();
    await expect(screen.getByText('New Role')).toBeVisible();
    for (const action of ['Clone', 'Delete', 'Save'])
      await expect(screen.getByRole('button', { name: action })).toBeVisible();
    await expect(screen.getAllByRole('radiogroup')).toHaveLength(TRI_STEMS.length);
    for (const levels of screen.getAllByRole('radiogroup'))
      await expect(within(levels).getAllByRole('radio')).toHaveLength(3);
    const flags = within(screen.getByRole('region', { name: 'Presite divisions' })).getAllByRole('switch');
    await expect(flags).toHaveLength(2);
    // Two of them are as much as all.
    await expect(screen.getAllByText(/is as much as every permission/i)).toHaveLength(2);
    await expect(screen.getAllByRole('switch')).toHaveLength(BI_CODES.length + flags.length);
    await userEvent.type(screen.getByRole('textbox', { name: 'Description' }), 'Yard and store');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByText('Role saved!')).toBeVisible());
    await expect(screen.getByRole('textbox', { name: 'Description' })).toHaveValue('Yard and store');
  },
};
const limited: Values[] = [];
export const FieldRights: Story = {
  name: 'keeps a role from fields in a table of its form: hidden, or shown and not changed [USR-018]',
  args: {
    api: {
      updateRole: async (id, values) => {
        limited.push(values);
        const role = STORY_ROLES.find((one) => one.id === id);
        if (!role) throw new Error('no role');
        return { ...role, ...values, version: 2 };
      },
    },
  },
  play: async () => {
    const fields = within(await screen.findByRole('region', { name: 'Fields' }));
    await expect(fields.getByText('This role has every field of the records that it sees.')).toBeVisible();
    await userEvent.click(fields.getByRole('combobox', { name: 'Record' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Builder' }));
    await userEvent.click(await fields.findByRole('combobox', { name: 'Add field' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Note' }));
    await waitFor(() => expect(fields.getByRole('rowheader', { name: 'Note' })).toBeVisible());
    await userEvent.click(fields.getByRole('combobox', { name: 'Add field' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Business Phone' }));
    await userEvent.click(await fields.findByRole('combobox', { name: 'This role: Builder, Business Phone' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Sees it, cannot change it' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(limited.at(-1)?.field_limits).toEqual([
        { entity: 'customer', field: 'business_phone', access: 'read_only' },
        { entity: 'customer', field: 'note', access: 'hidden' },
      ]),
    );
  },
};
export const Locked: Story = { parameters: { path: '/roles' } };
export const New: Story = { parameters: { path: '/roles?role=new' } };
export const Loading: Story = { args: { api: { roles: () => new Promise(() => undefined) } } };
export const Failed: Story = {
  args: {
    api: {
      roles: async () => {
        throw new CallError('An error has occurred.', 500);
      },
    },
  },
};
export const LongTexts: Story = {
  args: { api: { roles: async () => STORY_ROLES.map((role) => ({ ...role, name: `${role.name} ${LONG}` })) } },
};
export const ReadOnly: Story = {
  name: 'Shows the permissions of a role to those who may not change them [ADM-001 ADM-002]',
  globals: { role: 'OM' },
  play: async () => {
    await screen.findByText('You can look at the roles, but not change them.');
    await expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    const levels = screen.getByRole('radiogroup', { name: 'Inventory and orders' });
    await expect(within(levels).getByRole('radio', { name: 'Edit' })).toBeChecked();
    await expect(within(levels).getByRole('radio', { name: 'Edit' })).toBeDisabled();
  },
};

export const Change: Story = {
  name: 'Saves a changed permission [ADM-005]',
  play: async () => {
    const levels = await screen.findByRole('radiogroup', { name: 'Inventory and orders' });
    await userEvent.click(within(levels).getByRole('radio', { name: 'View' }));
    await userEvent.click(screen.getByRole('switch', { name: 'Order gunite crews' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByText('Role saved!')).toBeVisible());
    await expect(within(levels).getByRole('radio', { name: 'View' })).toBeChecked();
  },
};

export const Clone: Story = {
  name: 'is cloned into a new one with the same permissions, not saved yet [ADM-005]',
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Clone' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveValue('Warehouse (copy)'));
    await expect(
      within(screen.getByRole('radiogroup', { name: 'Inventory and orders' })).getByRole('radio', { name: 'Edit' }),
    ).toBeChecked();
    await expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
    await expect(screen.queryByText('Role saved!')).toBeNull();
  },
};

export const Copy: Story = {
  parameters: { path: '/roles?role=new&copy_of=9' },
  args: {
    api: {
      createRole: async () => {
        throw refusal('name', 'This name is already used.');
      },
    },
  },
  play: async () => {
    await expect(await screen.findByRole('textbox', { name: /^Name/ })).toHaveValue('Warehouse (copy)');
    await expect(
      within(screen.getByRole('radiogroup', { name: 'Inventory and orders' })).getByRole('radio', { name: 'Edit' }),
    ).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByText('This name is already used.')).toBeVisible());
  },
};

/** A new role whose answer comes when the story says so. */
const held = () => {
  const api = fakePeopleApi();
  let answer = (): void => undefined;
  const wait = new Promise<void>((resolve) => {
    answer = resolve;
  });
  return {
    answer: () => answer(),
    api: {
      ...api,
      createRole: async (values: Values) => {
        await wait;
        return api.createRole(values);
      },
    },
  };
};
let late = held();

export const TypedWhileMade: Story = {
  name: 'keeps what is typed while a new role is first saved, in its form and at its place, and saves it next [KEY-018 NET-002]',
  parameters: { path: '/roles?role=new' },
  beforeEach: () => {
    late = held();
  },
  render: () => (
    <AccessStage resources={['role']}>
      <PeopleApiContext value={late.api}>
        <RolesScreen />
      </PeopleApiContext>
    </AccessStage>
  ),
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Yard');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    const description = screen.getByRole('textbox', { name: 'Description' });
    await userEvent.type(description, 'Second shift');
    await userEvent.click(screen.getByRole('switch', { name: 'Order gunite crews' }));
    await userEvent.click(description);
    late.answer();
    await screen.findByRole('link', { name: /^Yard/, current: true });
    await userEvent.keyboard('s');
    await expect(screen.getByRole('textbox', { name: 'Description' })).toHaveValue('Second shifts');
    await expect(screen.getByRole('switch', { name: 'Order gunite crews' })).toBeChecked();
    await expect(screen.getByRole('button', { name: 'Clone' })).toBeVisible();
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(async () =>
      expect((await late.api.roles()).find(({ name }) => name === 'Yard')).toMatchObject({
        description: 'Second shifts',
      }),
    );
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled());
    // The next new one begins anew.
    await userEvent.click(screen.getByRole('link', { name: 'New Role' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveValue(''));
    await expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull();
  },
};

export const Left: Story = {
  name: 'asks before another role takes the place of one with changes [KEY-008]',
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Description' }), 'Yard and store');
    await userEvent.click(screen.getByRole('link', { name: /^Foreman/ }));
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Stay' }));
    await expect(screen.getByRole('textbox', { name: 'Description' })).toHaveValue('Yard and store');
  },
};

export const StillAssigned: Story = {
  name: 'Says why a role with users is not deleted [ADM-005]',
  args: {
    api: {
      deleteRole: async () => {
        throw new CallError('This role is assigned to 9 users.', 422);
      },
    },
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete Warehouse?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(within(dialog).getByText('This role is assigned to 9 users.')).toBeVisible());
  },
};

export const AllFaults: Story = {
  name: 'names every field that is wrong at one save, and stores none of them [KEY-012 KEY-014]',
  play: async () => {
    const name = await screen.findByRole('textbox', { name: /^Name/ });
    await userEvent.clear(name);
    const description = screen.getByRole('textbox', { name: 'Description' });
    await userEvent.click(description);
    await userEvent.paste('x'.repeat(256));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    for (const field of [name, description]) {
      await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'));
      await expect(field).toHaveAccessibleDescription(/./);
    }
    await expect(description).toHaveValue('x'.repeat(256));
    await expect(screen.queryByText('Role saved!')).toBeNull();
  },
};
export const BothRefused: Story = {
  name: 'names every field that the server refuses [KEY-014]',
  args: {
    api: {
      updateRole: async () => {
        throw new CallError('Check the fields.', 422, {
          code: 'BAD_USER_INPUT',
          fields: [
            { path: 'name', message: 'This name is taken.' },
            { path: 'description', message: 'Say what it is for.' },
          ],
        });
      },
    },
  },
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), ' 2');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    for (const words of ['This name is taken.', 'Say what it is for.'])
      await waitFor(async () => expect(await screen.findByText(words)).toBeVisible());
  },
};
