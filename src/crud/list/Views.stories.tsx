import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { SavedView } from '#domain/views/savedView';
import { CrudStage, type Answering } from '../fixtures/CrudStage';

/** The named views of a list. */
const meta: Meta<typeof CrudStage> = {
  title: 'Crud/Views',
  component: CrudStage,
  parameters: { path: '/customer?view=7' },
};
export default meta;
type Story = StoryObj<typeof CrudStage>;

const aView = (given: Partial<SavedView>): SavedView => ({
  id: 7,
  version: 3,
  resource: 'customer',
  name: 'Katy',
  is_shared: false,
  shared_roles: [],
  shared_users: [],
  is_default: false,
  is_own: true,
  owner_name: 'Ana Ruiz',
  may_edit: true,
  settings: {
    filter: { city: { contains: 'Katy' } },
    sort: { field: 'city', order: 'DESC' },
    columns: { shown: ['company_name', 'city'], widths: { city: 300 } },
    per_page: 10,
  },
  ...given,
});
const CHOICES = {
  roles: [
    { id: 3, name: 'Scheduler', may_read: true },
    { id: 4, name: 'Office Staff', may_read: true },
    { id: 8, name: 'Crew Member', may_read: false },
  ],
  users: [
    { id: 11, name: 'Ann Example', may_read: true },
    { id: 12, name: 'Bo Lee', may_read: true },
  ],
};
const LONG = 'Builders in the far northwest that have not been called since last winter';
const asked = fn();
const withViews =
  (...views: SavedView[]): Answering =>
  (operation, variables) => {
    asked(operation, variables);
    if (operation === 'savedViews') return { views };
    if (operation === 'shareChoices') return { choices: CHOICES };
    return operation.endsWith('SavedView')
      ? { view: { ...aView({ id: 9 }), ...variables } }
      : operation === 'setDefaultView'
        ? { done: true }
        : null;
  };
/** The menu comes with a file of its own. */
const open = async (): Promise<void> => {
  await userEvent.click(await screen.findByRole('button', { name: /^Views/ }));
  await screen.findByRole('menu');
};
const item = (name: string): HTMLElement => screen.getByRole('menuitem', { name });

/** The link to a view leads into its filters, order, columns and page size. */
export const ALink: Story = {
  args: {
    answering: withViews(
      aView({}),
      aView({
        id: 8,
        name: LONG,
        is_own: false,
        is_shared: true,
        may_edit: false,
        owner_name: 'Bartholomew Featherstonehaugh',
      }),
    ),
  },
  play: async () => {
    await screen.findByRole('button', { name: 'Views: Katy' });
    await waitFor(() =>
      expect(
        screen
          .getAllByRole('columnheader')
          .map((head) => head.textContent)
          .filter((head) => head !== ''),
      ).toEqual(['Company Name', 'City']),
    );
    await expect(screen.getByText(/contains “Katy”/)).toBeVisible();
    await open();
    await expect(screen.getByRole('menuitemradio', { name: new RegExp(LONG) })).toHaveTextContent(
      'by Bartholomew Featherstonehaugh',
    );
  },
};

/** A view that the user has left by a filter is marked, and takes the change when it is told to. */
export const Modified: Story = {
  args: { answering: withViews(aView({})) },
  play: async () => {
    await screen.findByRole('button', { name: 'Views: Katy' });
    await userEvent.type(await screen.findByRole('searchbox'), 'pool{Enter}');
    await screen.findByRole('button', { name: 'Views: Katy, modified' });
    await open();
    await userEvent.click(item('Save the changes to "Katy"'));
    await waitFor(() =>
      expect(asked).toHaveBeenCalledWith(
        'updateSavedView',
        expect.objectContaining({
          id: 7,
          version: 3,
          settings: expect.objectContaining({ filter: { city: { contains: 'Katy' }, search: 'pool' } }),
        }),
      ),
    );
  },
};

/** What somebody else shares can be used and opened with, and not changed. */
export const OfSomebodyElse: Story = {
  args: { answering: withViews(aView({ is_own: false, is_shared: true, may_edit: false })) },
  play: async () => {
    await screen.findByRole('button', { name: 'Views: Katy' });
    await open();
    await expect(screen.queryByRole('menuitem', { name: 'Rename…' })).toBeNull();
    await expect(screen.queryByRole('menuitem', { name: 'Delete view…' })).toBeNull();
    await userEvent.click(item('Open the list with it'));
    await waitFor(() => expect(asked).toHaveBeenCalledWith('setDefaultView', { resource: 'customer', id: 7 }));
  },
};

/** The first view of a list is named, and may be shared at once. */
export const TheFirst: Story = {
  parameters: { path: '/customer' },
  args: { answering: withViews() },
  play: async () => {
    await screen.findByRole('grid');
    await open();
    await userEvent.click(item('Save as new view…'));
    const dialog = within(await screen.findByRole('dialog', { name: 'New view' }));
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Mine');
    await userEvent.click(dialog.getByRole('radio', { name: 'Everybody who may see this list' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(asked).toHaveBeenCalledWith(
        'createSavedView',
        expect.objectContaining({
          resource: 'customer',
          name: 'Mine',
          is_shared: true,
          role_ids: [],
          user_ids: [],
          is_default: false,
        }),
      ),
    );
  },
};

/** Who sees it: a role and a person, both at once; who may not see the list is named. */
export const SharedWithRolesAndPeople: Story = {
  name: 'shares a view with a role and a person, and says who sees nothing of it [ADM-016]',
  args: { answering: withViews(aView({ shared_users: [{ id: 11, name: 'Ann Example' }] })) },
  play: async () => {
    await screen.findByRole('button', { name: 'Views: Katy' });
    await open();
    await expect(screen.getByRole('menuitemradio', { name: /Katy/ })).toHaveTextContent('Shared with Ann Example');
    await userEvent.click(item('Share…'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Share "Katy"' }));
    await waitFor(() => expect(dialog.getByRole('radio', { name: 'Chosen roles and people' })).toBeChecked());
    await userEvent.click(dialog.getByRole('combobox', { name: 'Roles' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Crew Member' }));
    await expect(
      await dialog.findByText('They see nothing of it, since they may not see this list: Crew Member.'),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(asked).toHaveBeenCalledWith('updateSavedView', {
        id: 7,
        version: 3,
        is_shared: false,
        role_ids: [8],
        user_ids: [11],
      }),
    );
  },
};

/** To have chosen "chosen" and nobody says nothing. */
export const SharedWithNobodyYet: Story = {
  name: 'saves "Chosen roles and people" once somebody is chosen, and "Only me" at once [ADM-016]',
  args: { answering: withViews(aView({ is_shared: true })) },
  play: async () => {
    await screen.findByRole('button', { name: 'Views: Katy' });
    await open();
    await expect(screen.getByRole('menuitemradio', { name: /Katy/ })).toHaveTextContent('Shared with everybody');
    await userEvent.click(item('Share…'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Share "Katy"' }));
    await waitFor(() => expect(dialog.getByRole('radio', { name: 'Chosen roles and people' })).toBeEnabled());
    await userEvent.click(dialog.getByRole('radio', { name: 'Chosen roles and people' }));
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('radio', { name: 'Only me' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(asked).toHaveBeenCalledWith(
        'updateSavedView',
        expect.objectContaining({ is_shared: false, role_ids: [], user_ids: [] }),
      ),
    );
  },
};

/** An administrator looks after what somebody else shares. */
export const OverseenByAnAdministrator: Story = {
  name: 'says whose a shared view is, and with whom, to an administrator [ADM-016]',
  args: {
    answering: withViews(aView({ is_own: false, may_edit: true, shared_roles: [{ id: 4, name: 'Office Staff' }] })),
  },
  play: async () => {
    await screen.findByRole('button', { name: 'Views: Katy' });
    await open();
    await expect(screen.getByRole('menuitemradio', { name: /Katy/ })).toHaveTextContent(
      'by Ana Ruiz · Shared with Office Staff',
    );
    await userEvent.click(item('Share…'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Share "Katy"' }));
    await expect(await dialog.findByRole('radio', { name: 'Only Ana Ruiz' })).toBeEnabled();
  },
};

/** Who may not know whom there is shares with everybody or nobody. */
export const SharedByASubcontractor: Story = {
  name: 'offers no roles and people to who may not know them [ADM-016]',
  args: {
    answering: (operation, variables) => {
      if (operation === 'shareChoices') throw new Error('No access', { cause: { code: 'FORBIDDEN' } });
      return withViews(aView({}))(operation, variables);
    },
  },
  play: async () => {
    await screen.findByRole('button', { name: 'Views: Katy' });
    await open();
    await userEvent.click(item('Share…'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Share "Katy"' }));
    await waitFor(() => expect(dialog.queryByRole('radio', { name: 'Chosen roles and people' })).toBeNull());
    await expect(dialog.getByRole('radio', { name: 'Only me' })).toBeChecked();
  },
};

/** The view that a user is in is shared no more: the list is as it is for everybody. */
export const SharedNoMore: Story = {
  name: 'goes back to the standard view when the one that it is in is shared no more [ADM-016]',
  args: {
    answering: (() => {
      let times = 0;
      return (operation, variables) => {
        if (operation !== 'savedViews') return withViews()(operation, variables);
        times += 1;
        return { views: times === 1 ? [aView({ is_own: false, may_edit: false })] : [] };
      };
    })(),
  },
  play: async () => {
    await screen.findByRole('button', { name: 'Views: Katy' });
    await expect(await screen.findByText(/contains “Katy”/)).toBeVisible();
    await open();
    await screen.findByText('This view is gone, or not shared with you any more.');
    await waitFor(() => expect(screen.queryByText(/contains “Katy”/)).toBeNull());
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'Standard view' })).toBeChecked());
  },
};
