import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { WhyApiContext, type WhyAnswer, type WhyApi, type WhyLine } from '../why/whyApi';
import WhyScreen from '../why/WhyScreen';
import { AccessStage } from './AccessStage';
import { CallError } from '../../dataProvider/CallError';

interface Args {
  answer: WhyAnswer;
  query?: WhyApi['query'];
}

const USER = {
  id: 7,
  name: 'Silvestre Abarca',
  is_active: true,
  role_id: 7,
  role_name: 'Foreman',
  presite_gunite: false,
  presite_pebble: true,
  has_employee: true,
};
const line = (given: Partial<WhyLine>): WhyLine => ({
  depth: 0,
  kind: 'code',
  met: true,
  code: null,
  permission: null,
  by: null,
  of_role: null,
  of_user: null,
  ...given,
});
const SCHEDULE = line({ code: 'CAN_VIEW_GUNITE_SCHEDULE', permission: 'GUNITE_SCHEDULE', by: 'role', of_role: 'view' });
const YES: WhyAnswer = { allowed: true, outcome: 'allowed', user: USER, lines: [SCHEDULE], rows: null, rules: [] };

/** Why a user can or can't. */
const meta: Meta<Args> = {
  title: 'People/Why',
  render: ({ answer, query }) => (
    <AccessStage
      resources={['user', 'customer']}
      tables={{ user: [{ id: 7, first_name: 'Silvestre', last_name: 'Abarca', is_active: true }] }}
    >
      <WhyApiContext value={{ query: query ?? (async () => answer), calls: async () => ['createUser', 'customers'] }}>
        <WhyScreen />
      </WhyApiContext>
    </AccessStage>
  ),
  args: { answer: YES },
  parameters: { path: '/access?user=7&kind=screen&name=/week/gunite' },
};
export default meta;
type Story = StoryObj<Args>;

export const NothingAsked: Story = { parameters: { path: '/access' } };
export const Can: Story = {
  play: async () => {
    await waitFor(async () => expect(await screen.findByText('Silvestre Abarca can.')).toBeVisible());
    await expect(screen.getByText('Role Foreman: View')).toBeVisible();
  },
};
export const OwnEntry: Story = {
  args: {
    answer: {
      ...YES,
      allowed: false,
      outcome: 'lacks_permission',
      lines: [
        line({ kind: 'any', met: false }),
        line({ ...SCHEDULE, depth: 1, met: false, by: 'user', of_user: 'none' }),
        line({ depth: 1, met: false, code: 'CAN_EXPORT_DATA', permission: 'CAN_EXPORT_DATA', by: 'nothing' }),
      ],
    },
  },
  play: async () => {
    await waitFor(async () =>
      expect(await screen.findByText('Silvestre Abarca cannot: a permission is missing.')).toBeVisible(),
    );
    await expect(screen.getByText('Own entry: None (role: View)')).toBeVisible();
    await expect(screen.getByText('Neither the role nor the user has an entry.')).toBeVisible();
  },
};
export const FieldHidden: Story = {
  name: 'says of a field that the role hides it, though its record may be read [USR-018]',
  parameters: { path: '/access?user=7&kind=field&name=customer&field=note' },
  args: { answer: { ...YES, allowed: false, outcome: 'field_hidden' } },
  play: async () => {
    await waitFor(async () =>
      expect(await screen.findByText('Silvestre Abarca cannot: the role hides this field.')).toBeVisible(),
    );
    await expect(screen.queryByText('Silvestre Abarca can.')).toBeNull();
  },
};
export const FieldReadOnly: Story = {
  name: 'says of a field that the role makes it read-only [USR-018]',
  parameters: { path: '/access?user=7&kind=field&name=customer&field=city' },
  args: { answer: { ...YES, outcome: 'read_only' } },
  play: async () => {
    const text = 'Silvestre Abarca sees this field and cannot change it: the role makes it read-only.';
    await waitFor(async () => expect(await screen.findByText(text)).toBeVisible());
  },
};
export const OutOfReach: Story = {
  parameters: { path: '/access?user=7&kind=record&name=job_detail&id=12&action=edit' },
  args: {
    answer: {
      ...YES,
      allowed: false,
      outcome: 'out_of_scope',
      rows: 'edit',
      user: { ...USER, has_employee: false },
      rules: [
        { name: 'gunite_all', kind: 'rule', code: 'CAN_EDIT_GUNITE_JOB_ALL', state: 'not_held' },
        { name: 'gunite_assigned', kind: 'rule', code: 'CAN_EDIT_GUNITE_JOB_ASSIGNED_TO_USER', state: 'not_met' },
        { name: 'no_estimates', kind: 'limit', code: null, state: 'met' },
      ],
    },
  },
  play: async () => {
    await waitFor(async () => expect(await screen.findByText('Gunite sub-jobs that are assigned')).toBeVisible());
    await expect(screen.getByText(/linked to no employee/)).toBeVisible();
  },
};
export const LongTexts: Story = {
  args: {
    answer: {
      ...YES,
      user: {
        ...USER,
        name: 'Maximiliano Bartholomew Featherstonehaugh-Villalobos of the Northern Service Area',
        role_name: 'Warehouse and yard staff of the northern and the western service area, second shift',
      },
    },
  },
};
export const Loading: Story = { args: { query: () => new Promise(() => undefined) } };
export const Failed: Story = {
  args: {
    query: async () => {
      throw new CallError('An error has occurred.', 500);
    },
  },
};
export const Unknown: Story = {
  parameters: { path: '/access?user=7&kind=screen&name=payroll' },
  args: { answer: { ...YES, allowed: false, outcome: 'unknown', lines: [] } },
  play: async () => {
    await waitFor(async () => expect(await screen.findByText(/^No screen has the address "payroll"/)).toBeVisible());
  },
};
export const ByName: Story = {
  name: 'knows a screen by its name, and an address that was copied from the browser',
  parameters: { path: '/access?user=7' },
  play: async () => {
    const field = await screen.findByRole('combobox', { name: 'Screen or address' });
    await userEvent.type(field, 'Year Over Year{Enter}');
    await waitFor(() => expect(field).toHaveValue('/reports/year-over-year/gunite'));
    await userEvent.clear(field);
    await userEvent.type(field, 'https://trowel.example.com/week/gunite?date=2026-11-27');
    await userEvent.tab();
    await waitFor(() => expect(field).toHaveValue('/week/gunite'));
  },
};
export const Asking: Story = {
  parameters: { path: '/access?user=7' },
  play: async () => {
    await userEvent.type(await screen.findByRole('combobox', { name: 'Screen or address' }), 'Gunite Week');
    await userEvent.click(await screen.findByRole('option', { name: /Gunite Week/ }));
    await waitFor(() => expect(screen.getByText('Silvestre Abarca can.')).toBeVisible());
  },
};
