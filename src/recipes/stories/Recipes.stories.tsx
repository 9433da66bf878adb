import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { ColorValues } from '#domain/recipes/colorValues';
import type { RecipesApi } from '../data/recipesApi';
import { BOOK } from './recipeData';
import { StoryRecipes } from './StoryRecipes';
import { CallError, conflictError } from '../../dataProvider/CallError';

const CHOSEN = '/color-recipe?color=1';
const save = fn<RecipesApi['save']>(async (stored, values) => ({ id: stored?.id ?? 40, version: 4, values }));
const seen = (find: () => Promise<HTMLElement>) => waitFor(async () => expect(await find()).toBeVisible());

/** The colour recipes in each of their states. */
const meta: Meta<typeof StoryRecipes> = {
  title: 'Recipes/Color recipes',
  component: StoryRecipes,
  parameters: { path: CHOSEN },
};
export default meta;
type Story = StoryObj<typeof StoryRecipes>;

export const Chosen: Story = {
  name: 'shows the products of a color with code, unit and sum [CR-002 CR-012]',
  play: async () => {
    await seen(() => screen.findByDisplayValue('Pebble Gulf Blue (RST-101)'));
    await seen(() => screen.findByDisplayValue('Pebble Lagoon Mist (old blend) (RST-103) (Discontinued)'));
    await seen(() => screen.findByText('15 items, 1,129.2 lb'));
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Spanish: Story = {
  globals: { language: 'es' },
  play: () => seen(() => screen.findByRole('button', { name: 'Guardar' })),
};
export const NothingChosen: Story = {
  name: 'stands at /color-recipe and asks which color [CR-001]',
  parameters: { path: '/color-recipe' },
  play: async () => {
    await seen(() => screen.findByRole('heading', { name: 'Color Recipes' }));
    await seen(() => screen.findByText('Pick a color to see its recipe.'));
  },
};
export const LongNameWithoutRecipe: Story = {
  parameters: { path: '/color-recipe?color=2' },
  play: () => seen(() => screen.findByText('This color has no recipe yet.')),
};
export const Loading: Story = { args: { api: { load: () => new Promise(() => undefined) } } };
export const Failed: Story = {
  args: {
    api: {
      load: async () => {
        throw new CallError('The service is not available. Please try again.', 503);
      },
    },
  },
  play: () => seen(() => screen.findByRole('button', { name: 'Retry' })),
};

export const NotSaved: Story = {
  name: 'says when saving failed, and keeps what was typed; Cancel goes to the start page [CR-003 CR-008]',
  args: {
    api: {
      save: async () => {
        throw new CallError('The service is not available.', 503);
      },
    },
  },
  play: async () => {
    const level = await screen.findByRole('textbox', { name: 'Price Level' });
    await userEvent.type(level, 'C');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await seen(() => screen.findByText('Error, please try again.'));
    await waitFor(() => expect(level).toHaveValue('BC'));
    await userEvent.click(screen.getByRole('link', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await seen(() => screen.findByRole('heading', { name: 'Start page' }));
  },
};

export const ReadOnly: Story = {
  name: 'is read and not changed by who may only look [CR-009 CR-011]',
  globals: { role: 'SC' },
  play: async () => {
    await seen(() => screen.findByDisplayValue('Pebble Gulf Blue (RST-101)'));
    for (const name of ['Save', 'New Color', 'Add product'])
      await expect(screen.queryByRole('button', { name })).toBeNull();
    await expect(screen.getByRole('textbox', { name: 'Name' })).toHaveAttribute('readonly');
  },
};

export const NewColor: Story = {
  name: 'makes a color of what is typed into the picker, asks for what is missing and sends it whole [CR-002 CR-006 CR-007]',
  parameters: { path: '/color-recipe' },
  args: { api: { save } },
  play: async () => {
    save.mockClear();
    await userEvent.type(await screen.findByRole('combobox', { name: 'Color' }), 'Harbor Mist');
    await userEvent.click(await screen.findByRole('option', { name: /Harbor Mist/ }));
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.type(await screen.findByRole('combobox', { name: 'Product, row 1' }), 'Pozz{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    for (const text of [
      'What should we call your concoction?',
      'Material Type is required',
      'This must be an integer.',
    ]) {
      await waitFor(() => expect(screen.getAllByText(text).length).toBeGreaterThan(0));
    }
    await expect(save).not.toHaveBeenCalled();
    await userEvent.type(name, 'Harbor Mist');
    await userEvent.type(screen.getByRole('combobox', { name: 'Material Type' }), 'Mini{Enter}');
    await userEvent.type(screen.getByRole('textbox', { name: 'Quantity, row 1' }), '3{Enter}');
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Product, row 2' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(save).toHaveBeenCalledWith(
        null,
        expect.objectContaining({
          name: 'Harbor Mist',
          material_type: { id: 2, name: 'Mini Pebble' },
          recipe: [expect.objectContaining({ id: null, product: { id: 2 }, quantity: 3 })],
        }),
      ),
    );
  },
};

export const Changed: Story = {
  name: 'saves a stored color with its number and version beside the values, and stays on it [CR-010 CR-011]',
  args: { api: { save } },
  play: async () => {
    save.mockClear();
    await userEvent.type(await screen.findByRole('textbox', { name: 'Price Level' }), 'C');
    await userEvent.keyboard('{Control>}s{/Control}');
    await seen(() => screen.findByText('Success!'));
    await expect(save.mock.lastCall?.[0]).toEqual({ id: 1, version: 3 });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled());
  },
};

const CHANGED = BOOK.colors.find(({ id }) => id === 1);
/** Somebody else saved first: the first try is stale. */
const stale = (theirs: Partial<ColorValues>): Partial<RecipesApi> => ({
  read: async () => {
    if (!CHANGED) throw new Error('the book has no first color');
    return { ...CHANGED, version: 4, values: { ...CHANGED.values, ...theirs } };
  },
  save: save.mockImplementationOnce(async () => {
    throw conflictError({ current: { id: 1 }, changed_by: 'Alma Lindqvist' });
  }),
});

export const Merged: Story = {
  name: 'is saved with what somebody else changed meanwhile in other fields [API-037]',
  render: () => <StoryRecipes api={stale({ condition: 'Rough' })} />,
  play: async () => {
    save.mockClear();
    await userEvent.type(await screen.findByRole('textbox', { name: 'Price Level' }), 'C');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(save).toHaveBeenLastCalledWith(
        { id: 1, version: 4 },
        expect.objectContaining({ price_level: 'BC', condition: 'Rough' }),
      ),
    );
  },
};

export const Conflict: Story = {
  name: 'asks where somebody else changed the same field, and names who [API-037]',
  render: () => <StoryRecipes api={stale({ price_level: 'D' })} />,
  play: async () => {
    save.mockClear();
    await userEvent.type(await screen.findByRole('textbox', { name: 'Price Level' }), 'C');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await seen(() => screen.findByText(/^Alma Lindqvist saved this record/));
    await userEvent.click(screen.getByRole('radio', { name: /Theirs/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Save Merged' }));
    await waitFor(() =>
      expect(save).toHaveBeenLastCalledWith({ id: 1, version: 4 }, expect.objectContaining({ price_level: 'D' })),
    );
  },
};

export const Unsaved: Story = {
  name: 'asks before another color is opened over unsaved changes',
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Price Level' }), 'C');
    await userEvent.click(screen.getByRole('button', { name: 'New Color' }));
    const question = await screen.findByRole('alertdialog');
    await waitFor(() => expect(within(question).getByText('You have unsaved changes. Navigate away?')).toBeVisible());
    await userEvent.click(within(question).getByRole('button', { name: 'Stay' }));
  },
};

export const SavedBeforeLeaving: Story = {
  name: 'saves before another color is opened, where that is chosen [KEY-008]',
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Price Level' }), 'C');
    await userEvent.click(screen.getByRole('button', { name: 'New Color' }));
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(await within(question).findByRole('button', { name: 'Save and leave' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Price Level' })).toHaveValue(''));
  },
};

export const Import: Story = {
  name: 'imports colors, or the products that they are mixed from [IMP-005]',
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Import/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Colors…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Import Colors' }));
    await waitFor(() => expect(dialog.getByText(/mixed from come in by "Recipes"/)).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: /^Import/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Recipes…' }));
    await expect(await screen.findByRole('dialog', { name: 'Import Recipes' })).toBeVisible();
  },
};

export const AllFaultsAtOnce: Story = {
  name: 'says at a save everything that is wrong at once: a text that no field takes, and each field that is empty [KEY-010 KEY-015]',
  args: { api: { save } },
  play: async () => {
    save.mockClear();
    await userEvent.clear(await screen.findByRole('textbox', { name: 'Name' }));
    const material = screen.getByRole('combobox', { name: 'Material Type' });
    await userEvent.clear(material);
    await userEvent.type(material, 'zzqq');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getAllByText('What should we call your concoction?').length).toBeGreaterThan(0));
    await waitFor(() => expect(material).toHaveAttribute('aria-invalid', 'true'));
    await expect(material).toHaveValue('zzqq');
    await expect(save).not.toHaveBeenCalled();
  },
};

export const SavedAsInactive: Story = {
  name: 'asks before a color that is used is saved as inactive, and saves nothing without an answer [ADM-010]',
  args: {
    api: { save },
    usage: [
      {
        table: 'pebble_details',
        label: 'Pebble details',
        field: 'color_id',
        field_label: 'Color',
        count: 3,
        readable_count: 3,
        records: [{ id: 5, name: 'Alder Street', path: '/job/5/edit' }],
      },
    ],
  },
  play: async () => {
    save.mockClear();
    await userEvent.click(await screen.findByRole('switch', { name: /^Active/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    const question = within(await screen.findByRole('alertdialog'));
    await waitFor(() => expect(question.getByText(/is used by: 3 Pebble details \(Alder Street/)).toBeVisible());
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(save).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Set Inactive' }));
    await waitFor(() => expect(save.mock.lastCall?.[1]).toMatchObject({ is_active: false }));
    await expect(save).toHaveBeenCalledOnce();
  },
};
