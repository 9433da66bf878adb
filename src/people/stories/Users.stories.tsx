import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes } from 'react-router';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Refreshed } from '../../crud/fixtures/Refreshed';
import type { PeopleApi, UserRecord } from '../data/peopleApi';
import { PeopleApiContext } from '../data/PeopleApiContext';
import UserScreen from '../users/UserScreen';
import { AccessStage } from './AccessStage';
import { aUser, fakePeopleApi, refusal, STORY_ROLES } from './fakePeopleApi';
import { CallError, conflictError } from '../../dataProvider/CallError';

interface Args {
  user: UserRecord;
  api: Partial<PeopleApi>;
}

const LONG = 'Maximiliano Bartholomew Featherstonehaugh-Villalobos of the Northern Service Area';

/** The form of a user. */
const meta: Meta<Args> = {
  title: 'People/User',
  render: ({ api, user }) => (
    <AccessStage
      resources={['user', 'role', 'employee']}
      tables={{
        role: STORY_ROLES.map(({ id, name, version }) => ({ id, name, version })),
        employee: [{ id: 4, first_name: 'Priscilla', last_name: 'Beaumont', is_active: true }],
      }}
    >
      <PeopleApiContext value={fakePeopleApi(api, user)}>
        <Routes>
          <Route path="/user/new" element={<UserScreen />} />
          <Route path="/user/:userID/edit" element={<UserScreen />} />
        </Routes>
      </PeopleApiContext>
    </AccessStage>
  ),
  args: { user: aUser(), api: {} },
  parameters: { path: '/user/7/edit' },
};
export default meta;
type Story = StoryObj<Args>;

const save = async (): Promise<void> => userEvent.click(await screen.findByRole('button', { name: 'Save' }));

export const Edit: Story = {};
export const New: Story = { parameters: { path: '/user/new' } };
export const Loading: Story = { args: { api: { user: () => new Promise(() => undefined) } } };
export const Failed: Story = {
  args: {
    api: {
      user: async () => {
        throw new CallError('An error has occurred.', 500);
      },
    },
  },
};
export const NotFound: Story = {
  args: {
    api: {
      user: async () => {
        throw new CallError('This record does not exist.', 404);
      },
    },
  },
};
export const LongTexts: Story = {
  args: {
    user: aUser({ first_name: LONG, last_name: LONG, email: `${'long'.repeat(14)}@northernservicearea.example` }),
  },
};
export const Deactivated: Story = { args: { user: aUser({ is_active: false }) } };

export const Missing: Story = {
  name: 'Tells what is missing in the words of the rules [USR-005 USR-006 USR-009]',
  parameters: { path: '/user/new' },
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: 'I set a password now' }));
    await save();
    for (const text of [
      'Email is required',
      'First name is required',
      'Last name is required',
      'Role is required',
      'Password is required',
    ]) {
      await waitFor(() => expect(screen.getByText(text)).toBeVisible());
    }
    await userEvent.type(screen.getByLabelText(/^Password/, { selector: 'input' }), 'short');
    await userEvent.tab();
    await waitFor(() =>
      expect(screen.getByText('Password must container 1 letter, 1 number, and 1 special character')).toBeVisible(),
    );
  },
};

export const Override: Story = {
  name: 'Shows what the role gives, what replaces it and what results [USR-003 USR-013]',
  play: async () => {
    const select = await screen.findByRole('combobox', { name: 'Warranty jobs' });
    await expect(within(select).getByRole('option', { name: 'Role default (View)' })).toBeInTheDocument();
    await userEvent.selectOptions(select, 'Edit');
    await waitFor(() => expect(screen.getByText('One differs from the role')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Only differences' }));
    await waitFor(() => expect(screen.getAllByRole('combobox', { name: /jobs|menu|schedule/i })).toHaveLength(1));
    await save();
    await waitFor(() => expect(screen.getByText('User saved!')).toBeVisible());
  },
};

const NOTE = /^Equivale a todos los permisos: quien lo tiene puede dar cualquier permiso a cualquiera/;
export const AsMuchAsAll: Story = {
  name: 'Says in Spanish too that who administers users may give every permission',
  globals: { language: 'es' },
  play: async () => {
    const row = (await screen.findByText(NOTE)).closest('.permission-row');
    await expect(row).toHaveTextContent('Usuarios');
  },
};
export const RefusedByTheServer: Story = {
  name: 'Marks the field that the server refuses [USR-015]',
  args: {
    api: {
      updateUser: async () => {
        throw refusal('email', 'This email is already in use.');
      },
    },
  },
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: /^Email/ }), 'x');
    await save();
    await waitFor(() => expect(screen.getByText('This email is already in use.')).toBeVisible());
  },
};

const NOW = aUser({ version: 4, last_name: 'Abarca-Ruiz', first_name: 'Silvio' });
const readUser = fn<PeopleApi['user']>();
const updateUser = fn<PeopleApi['updateUser']>();

export const ChangedMeanwhile: Story = {
  name: 'asks field by field where two administrators changed the same, and saves what was chosen [API-037]',
  args: { api: { user: readUser, updateUser } },
  beforeEach: () => {
    readUser.mockReset().mockResolvedValue(NOW).mockResolvedValueOnce(aUser());
    updateUser
      .mockReset()
      .mockImplementation(async (_id, values) => ({ ...NOW, ...values, id: 7, version: 5 }))
      .mockRejectedValueOnce(conflictError({ current: {}, changed_by: 'Ana Ruiz' }));
  },
  play: async () => {
    const firstName = await screen.findByRole('textbox', { name: /^First Name/ });
    await userEvent.type(firstName, 'x');
    await save();
    const dialog = within(await screen.findByRole('dialog', { name: 'Changed by someone else' }));
    await waitFor(() => expect(dialog.getByText(/Ana Ruiz saved this record/)).toBeVisible());
    await expect(dialog.getByRole('radio', { name: 'Mine Silvestrex' })).toBeChecked();
    await userEvent.click(dialog.getByRole('radio', { name: 'Theirs Silvio' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save Merged' }));
    await waitFor(() => expect(screen.getByText('User saved!')).toBeVisible());
    await expect(firstName).toHaveValue('Silvio');
    await expect(screen.getByRole('textbox', { name: /^Last Name/ })).toHaveValue('Abarca-Ruiz');
  },
};

export const ResetLink: Story = {
  name: 'Shows the one-time link where there is no mail [USR-016]',
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Send Password Reset' }));
    const dialog = await screen.findByRole('dialog', { name: 'One-time link for Silvestre Abarca' });
    await expect(within(dialog).getByRole('textbox', { name: 'Link' })).toHaveValue(
      'http://127.0.0.1:3001/reset-password?token=Zm9yLXRoZS1zdG9yeS1hbG9uZS1ub3QtYS1yZWFsLW9uZQ',
    );
  },
};

export const Refresh: Story = {
  name: 'keeps what is typed of a new user through a refresh, but no password [KEY-008]',
  parameters: { path: '/user/new' },
  render: ({ api, user }) => (
    <Refreshed>
      <AccessStage
        resources={['user', 'role', 'employee']}
        tables={{ role: STORY_ROLES.map(({ id, name, version }) => ({ id, name, version })), employee: [] }}
      >
        <PeopleApiContext value={fakePeopleApi(api, user)}>
          <UserScreen />
        </PeopleApiContext>
      </AccessStage>
    </Refreshed>
  ),
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: /^First Name/ }), 'Nora');
    await userEvent.click(await screen.findByRole('radio', { name: 'I set a password now' }));
    await userEvent.type(screen.getByLabelText(/^Password/, { selector: 'input[name=password]' }), 'Lantern99!');
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Restore' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^First Name/ })).toHaveValue('Nora'));
    await expect(screen.getByLabelText(/^Password/, { selector: 'input[name=password]' })).toHaveValue('');
    await expect(JSON.stringify(window.localStorage)).not.toContain('Lantern99!');
  },
};

export const CommonPassword: Story = {
  name: 'Refuses a password that others would try first, at its field',
  parameters: { path: '/user/new' },
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: 'I set a password now' }));
    const password = await screen.findByLabelText(/^Password/, { selector: 'input[name=password]' });
    await userEvent.type(password, 'Trowel123!');
    await userEvent.type(screen.getByLabelText(/^Repeat the Password/, { selector: 'input' }), 'Trowel123!');
    await save();
    await waitFor(() =>
      expect(password).toHaveAccessibleDescription(
        'This password is one of the first that others would try. Please choose another one.',
      ),
    );
  },
};

const invitedByLink = fn<PeopleApi['createUser']>(async () => ({
  ...aUser({ last_login_at: null }),
  is_invitation_mailed: false,
}));
export const NotMailed: Story = {
  name: 'Invites a new user without a password, and says where there is no mail server that no invitation left and what to do then [USR-006]',
  parameters: { path: '/user/new' },
  args: { api: { createUser: invitedByLink } },
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: /^First Name/ }), 'Nora');
    await userEvent.type(screen.getByRole('textbox', { name: /^Last Name/ }), 'Vance');
    await userEvent.type(screen.getByRole('textbox', { name: /^Email/ }), 'nora@example.com');
    await expect(screen.getByRole('radio', { name: /^By the link of the invitation/ })).toBeChecked();
    await expect(screen.queryByLabelText(/^Password/, { selector: 'input[name=password]' })).toBeNull();
    await userEvent.type(screen.getByRole('combobox', { name: /^Role\W*$/ }), 'Office{Enter}');
    await save();
    await expect(await screen.findByText(/^No invitation left for .* shows a link to hand on\.$/)).toBeVisible();
    await expect(screen.queryByText(/is on its way/)).toBeNull();
    await expect(invitedByLink.mock.lastCall?.[0]).toMatchObject({ invite: true });
    await expect(invitedByLink.mock.lastCall?.[0]).not.toHaveProperty('password');
  },
};

export const InvitedAgain: Story = {
  name: 'Sends the invitation again to who has never signed in',
  args: {
    user: aUser({ last_login_at: null }),
    api: { invite: fn(async () => null) },
  },
  play: async ({ args }) => {
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Send Invitation Again' }));
    await screen.findByText(/^An invitation is on its way to /);
    await expect(args.api?.invite).toHaveBeenCalledTimes(1);
    await expect(screen.queryByRole('button', { name: 'Send Password Reset' })).toBeNull();
  },
};

export const Deactivate: Story = {
  name: 'Asks before it deactivates, and says why it cannot [USR-013 USR-016]',
  args: {
    api: {
      deactivate: async () => {
        throw new CallError('At least one active user must keep user administration.', 422);
      },
    },
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Deactivate User' }));
    const dialog = await screen.findByRole('dialog', { name: 'Deactivate Silvestre Abarca?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Deactivate User' }));
    await waitFor(() =>
      expect(within(dialog).getByText('At least one active user must keep user administration.')).toBeVisible(),
    );
  },
};

export const AllFaultsAtOnce: Story = {
  name: 'says at a save everything that is wrong at once: a text that no field takes, and each field that is empty [KEY-010 KEY-015]',
  play: async () => {
    await userEvent.clear(await screen.findByRole('textbox', { name: /^First Name/ }));
    await userEvent.clear(screen.getByRole('textbox', { name: /^Last Name/ }));
    const role = screen.getByRole('combobox', { name: /^Role\W*$/ });
    await userEvent.clear(role);
    await userEvent.type(role, 'zzqq');
    await save();
    for (const said of ['First name is required', 'Last name is required'])
      await waitFor(() => expect(screen.getAllByText(said)[0]).toBeVisible());
    await waitFor(() => expect(role).toHaveAttribute('aria-invalid', 'true'));
    await expect(role).toHaveValue('zzqq');
    await expect(screen.queryByText('User saved!')).toBeNull();
  },
};
