import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { COUNT } from './countData';
import { StoryCount } from './StoryCount';
import { pretendWidth } from '../../theme/fixtures/pretendWidth';

const HOUSTON = '/inventory-count?location=1';

const meta = {
  title: 'Pages/Inventory count',
  component: StoryCount,
  args: { answer: COUNT, onSave: fn() },
  parameters: { path: HOUSTON },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof StoryCount>;
export default meta;
type Story = StoryObj<typeof meta>;

const inPage = () => within(document.body);
const cell = (name: string): Promise<HTMLElement> => inPage().findByRole('textbox', { name });
const type = async (name: string, text: string): Promise<void> => {
  await userEvent.clear(await cell(name));
  await userEvent.type(await cell(name), text);
};
const update = (): HTMLElement => inPage().getByRole('button', { name: 'Update Inventory' });

export const Start: Story = {
  name: 'starts without a place, on the day of the business, which cannot be changed [INV-002 INV-003 INV-005]',
  parameters: { path: '/inventory-count' },
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await canvas.findByText('Select a location to get started!')).toBeVisible());
    await expect(canvas.getByLabelText('Update Date')).toHaveValue('03/04/2026');
    await expect(canvas.getByLabelText('Update Date')).toHaveAttribute('readonly');
    await expect(canvas.getByLabelText('Product Categories')).toBeVisible();
    await userEvent.click(canvas.getByLabelText('Location'));
    await expect(
      inPage()
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Houston', 'Conroe']);
    await userEvent.click(inPage().getByRole('option', { name: 'Houston' }));
    await waitFor(async () => expect(await canvas.findByRole('heading', { name: 'Houston' })).toBeVisible());
  },
};

export const Sheet: Story = {
  name: 'lists the stock of the place by category, rocks first and pigments last [INV-001 INV-004 INV-009 INV-020]',
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await canvas.findByRole('heading', { name: 'Houston' })).toBeVisible());
    await expect(canvas.getByText('Inventory')).toBeVisible();
    await expect(canvas.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Name',
      'Description',
      'Units',
      'Individual',
      'Last Count Date',
      'Location',
    ]);
    await expect(
      canvas
        .getAllByRole('rowheader')
        .map((head) => (head.querySelector('.count-product-name') ?? head).textContent.slice(0, 12)),
    ).toEqual([
      'Rock - Stand',
      'Pebble Bayou',
      'Pebble Gulf ',
      'Rock - Small',
      'Mini Pebble ',
      'Drains',
      'Main Drain 8',
      'Fittings',
      'Slotted Eyeb',
      'Additive',
      'Set Retarder',
      'Pigment',
      'Pigment Blue',
    ]);
  },
};

export const NoRows: Story = {
  name: 'says when place and categories match nothing [INV-006]',
  parameters: { path: '/inventory-count?location=2&categories=5' },
  play: async ({ canvas }) => {
    await waitFor(async () =>
      expect(await canvas.findByText('No results for that combination of filters.')).toBeVisible(),
    );
  },
};

export const SavedByKey: Story = {
  name: 'is unsaved from the first key, and is saved by Ctrl+S and by the first click while a cell is typed in [KEY-001 KEY-002]',
  play: async ({ args }) => {
    const units = await cell('Pebble Bayou Green: Units');
    await userEvent.click(units);
    await expect(update()).toBeDisabled();
    await userEvent.keyboard('18');
    await waitFor(() => expect(update()).toBeEnabled());
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(1));
    await expect(units).toHaveFocus();
    await waitFor(() => expect(update()).toBeDisabled());
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(inPage().getByText('There is nothing to save.')).toBeVisible());
    await userEvent.clear(units);
    await userEvent.type(units, '17');
    await userEvent.click(update());
    await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(2));
  },
};

export const Counting: Story = {
  name: 'is counted down the column, and sends the rows whose counts changed with today as their date [INV-013 INV-016 INV-017 INV-023]',
  play: async ({ canvas, args }) => {
    await userEvent.click(await cell('Pebble Bayou Green: Units'));
    await userEvent.keyboard('18{Enter}');
    await expect(await cell('Pebble Gulf Blue: Units')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(await cell('Pebble Gulf Blue: Individual')).toHaveFocus();
    await userEvent.keyboard('2+3{Enter}');
    await expect(await cell('Mini Pebble Sea Glass: Individual')).toHaveFocus();
    await userEvent.keyboard('44{Escape}');
    await expect(await cell('Mini Pebble Sea Glass: Individual')).toHaveValue('0');
    await expect(canvas.getByText('was 20 (−2)')).toBeVisible();
    await expect(canvas.getByText('Counted 2 of 7')).toBeVisible();
    await expect(canvas.getByText('2 unsaved counts')).toBeVisible();
    await userEvent.click(update());
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({
        update_date: '2026-03-04',
        rows: [
          {
            id: 2,
            version: 1,
            product: { id: 102 },
            location: { id: 1 },
            count_date: '2026-03-04',
            unit_count: 12,
            individual_count: 5,
          },
          {
            id: 5,
            version: 1,
            product: { id: 105 },
            location: { id: 1 },
            count_date: '2026-03-04',
            unit_count: 18,
            individual_count: 0,
          },
        ],
      }),
    );
    await waitFor(() => expect(inPage().getByText('Inventory saved!')).toBeVisible());
    await waitFor(() => expect(update()).toBeDisabled());
    await expect(canvas.queryByText('2 unsaved counts')).toBeNull();
  },
};

export const PastedColumn: Story = {
  name: 'takes a column of Excel cell by cell, over what was typed, or nothing of it with a sentence',
  play: async ({ canvas, args }) => {
    await userEvent.click(await cell('Pebble Bayou Green: Units'));
    await userEvent.keyboard('99');
    await userEvent.paste('18\r\n\r\n7\r\n');
    await waitFor(async () => expect(await cell('Pebble Bayou Green: Units')).toHaveValue('18'));
    await expect(await cell('Pebble Bayou Green: Units')).toHaveFocus();
    await expect(await cell('Pebble Gulf Blue: Units')).toHaveValue('12');
    await expect(await cell('Mini Pebble Sea Glass: Units')).toHaveValue('7');
    await expect(canvas.getByText('2 unsaved counts')).toBeVisible();
    await userEvent.click(await cell('Pebble Gulf Blue: Units'));
    await userEvent.paste('5\t2\r\n6\tsome\r\n');
    await waitFor(() =>
      expect(
        inPage().getByText('Row 2 of what was copied, “some”: Must be a whole number. Nothing was pasted.'),
      ).toBeVisible(),
    );
    await expect(await cell('Pebble Gulf Blue: Units')).toHaveValue('12');
    await userEvent.paste('1\n2\n3\n4\n5\n6\n7\n8\n9');
    await waitFor(() =>
      expect(inPage().getByText(/^9 rows were copied, and from here on there are 6\./)).toBeVisible(),
    );
    await expect(canvas.getByText('2 unsaved counts')).toBeVisible();
    await userEvent.click(update());
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(
        expect.objectContaining({
          rows: [expect.objectContaining({ unit_count: 18 }), expect.objectContaining({ unit_count: 7 })],
        }),
      ),
    );
  },
};

export const KeepsFocus: Story = {
  name: 'keeps the focus in its cells while rows are counted, with and without Tab [KEY-016]',
  play: async ({ canvas }) => {
    await type('Pebble Gulf Blue: Individual', '9');
    await userEvent.tab();
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-column', 'unit_count'));
    await expect(document.activeElement).not.toHaveAccessibleName('Pebble Gulf Blue: Units');
    await userEvent.tab({ shift: true });
    await waitFor(async () => expect(await cell('Pebble Gulf Blue: Individual')).toHaveFocus());
    // By the browser's own order, as F6 goes: the button becomes another, and stays the one that has the focus.
    const next = canvas.getAllByRole('textbox', { name: /: Individual$/ }).at(-1);
    if (!next) throw new Error('the sheet has rows');
    await userEvent.clear(next);
    await userEvent.type(next, '4{F6}');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/Movements/i));
  },
};

export const NoWholeNumber: Story = {
  name: 'marks what is no whole number, and saves nothing while it stands [INV-012 KEY-010]',
  play: async ({ args }) => {
    await type('Pebble Gulf Blue: Units', '1.5');
    await userEvent.tab();
    await waitFor(async () => expect(await inPage().findByText('Must be a whole number.')).toBeVisible());
    await userEvent.click(update());
    await expect(await inPage().findByText('Pebble Gulf Blue: Units: Must be a whole number.')).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
    await expect(await cell('Pebble Gulf Blue: Units')).toHaveValue('1.5');
  },
};

export const Failed: Story = {
  name: 'keeps what was typed when saving fails [INV-016]',
  args: { firstSave: 'failed' },
  play: async () => {
    await type('Pebble Gulf Blue: Units', '11');
    await userEvent.tab();
    await userEvent.click(update());
    await waitFor(() => expect(inPage().getByText('Error, please try again.')).toBeVisible());
    await expect(await cell('Pebble Gulf Blue: Units')).toHaveValue('11');
    await waitFor(() => expect(update()).toBeEnabled());
  },
};

export const Unlikely: Story = {
  name: 'asks about a count far from what should be there',
  play: async ({ args }) => {
    await type('Pebble Gulf Blue: Units', '120');
    await userEvent.tab();
    await userEvent.click(update());
    const dialog = within(await inPage().findByRole('dialog', { name: 'Are these counts right?' }));
    await waitFor(() => expect(dialog.getByText('12 / 7 before, 120 / 7 now')).toBeVisible());
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Save as counted' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(1));
  },
};

export const TwoCounters: Story = {
  name: 'shows both values when someone else counted the same, and saves the chosen one on top [INV-023]',
  args: { firstSave: { theirs: { unit_count: 14, individual_count: 0, changed_by: 'Ana Ruiz' } } },
  play: async ({ args }) => {
    await type('Pebble Gulf Blue: Units', '11');
    await userEvent.tab();
    await userEvent.click(update());
    const dialog = within(await inPage().findByRole('dialog', { name: 'Others counted the same products' }));
    await waitFor(() => expect(dialog.getByText('Ana Ruiz: 14 / 0')).toBeVisible());
    await expect(dialog.getByRole('button', { name: 'Save Merged' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('radio', { name: 'Mine 11 / 7' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save Merged' }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenLastCalledWith(
        expect.objectContaining({
          rows: [expect.objectContaining({ id: 2, version: 9, unit_count: 11, individual_count: 7 })],
        }),
      ),
    );
  },
};

export const Reset: Story = {
  name: 'goes back to the blank form by Reset, from where dropped counts can be brought back [INV-008]',
  play: async ({ canvas }) => {
    await type('Pebble Gulf Blue: Units', '11');
    await userEvent.tab();
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await waitFor(async () => expect(await canvas.findByText('Select a location to get started!')).toBeVisible());
    await waitFor(() => expect(canvas.getByLabelText('Location')).toHaveValue(''));
    await waitFor(() => expect(update()).toBeDisabled());
    await userEvent.click(canvas.getByRole('button', { name: 'Bring them back' }));
    await waitFor(() => expect(update()).toBeEnabled());
  },
};

export const Movements: Story = {
  name: 'opens the movements of a product by its count date',
  args: {
    movements: [
      {
        id: 2,
        kind: 'receipt',
        date: '2026-03-01',
        units: 4,
        individuals: 0,
        unit_count: 12,
        individual_count: 7,
        is_applied: true,
        reference: 'PO 12',
        purchase_order_id: 12,
        inventory_relocation_order_id: null,
        user_name: 'Glenda Marchetti',
        created_at: '2026-03-01T15:00:00Z',
      },
      {
        id: 1,
        kind: 'count',
        date: '2026-02-20',
        units: -2,
        individuals: 7,
        unit_count: 8,
        individual_count: 7,
        is_applied: true,
        reference: null,
        purchase_order_id: null,
        inventory_relocation_order_id: null,
        user_name: 'Ana Ruiz',
        created_at: '2026-02-20T15:00:00Z',
      },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '02/20/2026 Movements of Pebble Gulf Blue' }));
    const dialog = within(await inPage().findByRole('dialog'));
    await waitFor(() => expect(dialog.getByText('+4 / 0')).toBeVisible());
    await expect(dialog.getByRole('link', { name: 'PO 12' })).toHaveAttribute('href', '/purchaseOrder/12/edit');
  },
};

export const ReadOnly: Story = {
  name: 'is read-only without the right to edit the inventory [INV-007 AUTH-034]',
  args: { mayEdit: false },
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await canvas.findByRole('row', { name: /Pebble Bayou Green/ })).toBeVisible());
    await expect(canvas.queryByRole('textbox', { name: /Units/ })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Update Inventory' })).toBeNull();
  },
};

export const LoadingFails: Story = {
  name: 'shows the general error when the stock cannot be loaded [INV-018 UI-022]',
  args: { answer: 'failed' },
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible());
  },
};

export const Waiting: Story = {
  name: 'shows a spinner while it loads [INV-018 UI-022]',
  args: { answer: 'never' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Loading/)).toBeInTheDocument();
  },
};

export const Phone: Story = {
  name: 'is a card for each product on a telephone [UI-036]',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await waitFor(async () =>
      expect(await canvas.findByRole('textbox', { name: 'Pebble Gulf Blue: Units' })).toBeVisible(),
    );
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

export const SpanishDark: Story = { name: 'in Spanish and dark', globals: { language: 'es', theme: 'dark' } };

const cardsAt = (pixels: number, areCards: boolean): Story => ({
  beforeEach: () => pretendWidth(pixels),
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: 'Pebble Gulf Blue: Units' });
    await expect(canvas.queryByRole('table') === null).toBe(areCards);
  },
});
export const At1182: Story = { ...cardsAt(1182, true), name: 'is cards at 1182 px [UI-036 UI-027]' };
export const At1183: Story = { ...cardsAt(1183, false), name: 'is a table at 1183 px [UI-036 UI-027]' };
