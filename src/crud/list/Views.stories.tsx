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
const LONG = 'Builders in the far northwest that have not been called since last winter';
const asked = fn();
const withViews =
  (...views: SavedView[]): Answering =>
  (operation, variables) => {
    asked(operation, variables);
    if (operation === 'savedViews') return { views };
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
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Share with everybody' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(asked).toHaveBeenCalledWith(
        'createSavedView',
        expect.objectContaining({ resource: 'customer', name: 'Mine', is_shared: true, is_default: false }),
      ),
    );
  },
};
