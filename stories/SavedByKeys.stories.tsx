import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { Route, Routes } from 'react-router';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { aPurchaseOrder, aRelocation } from '../src/orders/stories/orderData';
import { StoryOrders } from '../src/orders/stories/StoryOrders';
import { PeopleApiContext } from '../src/people/data/PeopleApiContext';
import RolesScreen from '../src/people/roles/RolesScreen';
import { AccessStage } from '../src/people/stories/AccessStage';
import { aUser, fakePeopleApi, STORY_ROLES } from '../src/people/stories/fakePeopleApi';
import UserScreen from '../src/people/users/UserScreen';
import { CrudStage } from '../src/crud/fixtures/CrudStage';
import { memoryProvider } from '../src/crud/fixtures/memoryProvider';
import { aCustomer } from '../src/crud/fixtures/rows';

interface Args {
  stage: () => ReactElement;
  field: RegExp;
  text: string;
}

/** What a form sent, as text. */
const saved = fn<(values: unknown) => void>();
const sentText = (): string => JSON.stringify(saved.mock.lastCall ?? null);

/** Forms that are saved by Ctrl+S and by the first click, whatever is still being typed. */
const meta: Meta<Args> = {
  title: 'Saving/By key and by the first click',
  render: ({ stage }) => stage(),
  beforeEach: () => {
    saved.mockReset();
  },
  play: async ({ args: { field, text } }) => {
    const find = async (): Promise<HTMLElement> => {
      const [input] = await screen.findAllByRole('textbox', { name: field });
      if (!input) throw new Error('no field');
      return input;
    };
    await userEvent.clear(await find());
    await userEvent.type(await find(), text);
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(sentText()).toContain(text));
    await expect(await find()).toHaveFocus();
    saved.mockClear();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled());
    await userEvent.type(await find(), '2');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sentText()).toContain(`${text}2`));
    await expect(saved).toHaveBeenCalledTimes(1);
    saved.mockClear();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled());
    await userEvent.type(await find(), '3');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(sentText()).toContain(`${text}23`));
  },
};
export default meta;
type Story = StoryObj<Args>;

let version = 10;
const next = (): number => {
  version += 1;
  return version;
};

export const Purchase: Story = {
  name: 'a purchase order is saved by Ctrl+S, by Ctrl+Enter and by the first click while a field is typed in [KEY-001 KEY-002]',
  parameters: { path: '/purchaseOrder/7/edit' },
  args: {
    stage: () => (
      <StoryOrders
        api={{
          order: async () => aPurchaseOrder([1, 'Draft']),
          saveOrder: async (stored, values) => {
            saved(values);
            return { id: stored?.id ?? 8, version: next(), values };
          },
        }}
      />
    ),
    field: /^Order Name/,
    text: 'Autumn',
  },
};

export const Relocation: Story = {
  name: 'a relocation order is saved by Ctrl+S, by Ctrl+Enter and by the first click while a field is typed in [KEY-001 KEY-002]',
  parameters: { path: '/inventoryRelocation?id=4' },
  args: {
    stage: () => (
      <StoryOrders
        relocation={4}
        api={{
          relocation: async () => aRelocation([1, 'Draft']),
          saveRelocation: async (stored, values) => {
            saved(values);
            return { id: stored?.id ?? 5, version: next(), order_number: 'RO-00005', values };
          },
        }}
      />
    ),
    field: /^Order Name/,
    text: 'To Conroe',
  },
};

export const Person: Story = {
  name: 'a user is saved by Ctrl+S, by Ctrl+Enter and by the first click while a field is typed in [KEY-001 KEY-002]',
  parameters: { path: '/user/7/edit' },
  args: {
    stage: () => (
      <AccessStage resources={['user', 'role', 'employee']}>
        <PeopleApiContext
          value={fakePeopleApi({
            updateUser: async (_id, values) => {
              saved(values);
              return aUser({ ...values, version: next() });
            },
          })}
        >
          <Routes>
            <Route path="/user/:userID/edit" element={<UserScreen />} />
          </Routes>
        </PeopleApiContext>
      </AccessStage>
    ),
    field: /^First Name/,
    text: 'Silvio',
  },
};

export const Role: Story = {
  name: 'a role is saved by Ctrl+S, by Ctrl+Enter and by the first click while a field is typed in [KEY-001 KEY-002]',
  parameters: { path: '/roles?role=9' },
  args: {
    stage: () => (
      <AccessStage resources={['role']}>
        <PeopleApiContext
          value={fakePeopleApi({
            updateRole: async (id, values) => {
              saved(values);
              const [role] = STORY_ROLES.filter((one) => one.id === id);
              if (!role) throw new Error('no role');
              return { ...role, ...values, id, version: next() };
            },
          })}
        >
          <RolesScreen />
        </PeopleApiContext>
      </AccessStage>
    ),
    field: /^Name/,
    text: 'Yard',
  },
};

const CUSTOMERS = memoryProvider({ customer: [aCustomer(7)] });
export const Generated: Story = {
  name: 'a generated form is saved by Ctrl+S, by Ctrl+Enter and by the first click while a field is typed in [KEY-001 KEY-002]',
  parameters: { path: '/customer/7/edit' },
  args: {
    stage: () => (
      <CrudStage
        provider={{
          ...CUSTOMERS,
          update: (resource, params) => {
            saved(params.data);
            return CUSTOMERS.update(resource, params);
          },
        }}
      />
    ),
    field: /^Company Name/,
    text: 'Katy Pools',
  },
};
