import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { StoryWindow } from './StoryWindow';
import { aWindowBoard, PLACES } from './windowData';

const meta = {
  title: 'Map of a board',
  component: StoryWindow,
  args: { board: aWindowBoard(), places: PLACES },
} satisfies Meta<typeof StoryWindow>;
export default meta;
type Story = StoryObj<typeof meta>;

const actions = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  const listed = () => canvas.findByRole('listbox', { name: /Cards|Tarjetas/ });
  const option = async (name: RegExp) => within(await listed()).getByRole('option', { name });
  return {
    canvas,
    listed,
    option,
    onBoard: () => canvas.getByRole('status', { name: 'Selected on the board' }),
    /** Draws a line around the whole map. */
    lassoAll: async (held: Partial<PointerEventInit> = {}) => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Lasso' }));
      const frame = await waitFor(() => {
        const found = canvasElement.querySelector<HTMLElement>('.leaflet-container.has-lasso');
        if (!found) throw new Error('no lasso');
        return found;
      });
      const { left, top, right, bottom } = frame.getBoundingClientRect();
      // The pointer of a test is no pointer of the browser.
      frame.setPointerCapture = () => undefined;
      const send = (type: string, clientX: number, clientY: number) =>
        frame.dispatchEvent(
          new PointerEvent(type, { bubbles: true, isPrimary: true, pointerId: 9, clientX, clientY, ...held }),
        );
      send('pointerdown', left + 2, top + 2);
      send('pointermove', right - 2, top + 2);
      send('pointermove', right - 2, bottom - 2);
      send('pointermove', left + 2, bottom - 2);
      send('pointerup', left + 2, bottom - 2);
    },
  };
};

export const AWeek: Story = {
  name: 'shows the cards of the board by crew, and says what is not where it seems [SDY-007]',
  play: async ({ canvasElement }) => {
    const { canvas, option } = actions(canvasElement);
    await expect(await canvas.findByRole('heading', { name: 'Map: Pebble Week' })).toBeVisible();
    await canvas.findByText('7 cards on the map · 1 at an approximate place · 1 not on the map');
    const legend = canvas.getByRole('list', { name: 'Legend' });
    await expect(
      within(legend)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['App 1 3', 'App 2 3', 'App 3 2']);
    await expect(canvas.getByText('Not on the map: no coordinates')).toBeVisible();
    await expect(await option(/^Castillo Residence.*approximate location/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Day' }));
    await waitFor(() => expect(within(legend).getByText(/Mon 03\/02\/2026/)).toBeVisible());
  },
};

export const OneSelection: Story = {
  name: 'selects on the board what is selected on the map, and the other way round [SDY-007]',
  play: async ({ canvasElement }) => {
    const { canvas, option, listed, onBoard, lassoAll } = actions(canvasElement);
    await listed();
    await userEvent.click(canvas.getByRole('button', { name: 'Board: Banks Residence' }));
    await waitFor(async () => expect(await option(/^Banks/)).toHaveAttribute('aria-selected', 'true'));
    await expect(canvasElement.querySelectorAll('.map-ring')).toHaveLength(1);
    await lassoAll();
    await waitFor(() => expect(onBoard().textContent?.split(' ')).toHaveLength(7));
    await canvas.findByText('7 cards selected');
    await expect(canvasElement.querySelectorAll('.map-ring')).toHaveLength(7);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }));
    await waitFor(() => expect(onBoard()).toHaveTextContent(''));
  },
};

export const ByKeys: Story = {
  name: 'goes through the list by arrow keys and selects with Space, from one tab stop [SDY-007]',
  play: async ({ canvasElement }) => {
    const { listed, option, onBoard, canvas } = actions(canvasElement);
    const list = await listed();
    list.focus();
    await userEvent.keyboard('{ArrowDown} ');
    await waitFor(() => expect(onBoard()).toHaveTextContent('crew_information:1'));
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    await waitFor(() =>
      expect(onBoard().textContent?.split(' ').toSorted()).toEqual([1, 4, 7].map((id) => `crew_information:${id}`)),
    );
    await userEvent.keyboard(' ');
    await waitFor(async () => expect(await option(/^Kessler/)).toHaveAttribute('aria-selected', 'false'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvasElement.querySelector('.job-popup')).toHaveTextContent('Kessler Residence'));
    await userEvent.click(canvas.getByRole('button', { name: 'Show on the board' }));
    await canvas.findByText('The board was asked to show Kessler Residence.');
    await userEvent.keyboard('{Control>}a{/Control}');
  },
};

export const Follows: Story = {
  name: 'goes along to another week, and says that the board was closed [SDY-007]',
  args: { next: aWindowBoard('2026-03-09', { without_found: 3 }) },
  play: async ({ canvasElement }) => {
    const { canvas } = actions(canvasElement);
    await canvas.findByText('Mon 03/02/2026 – Sun 03/08/2026');
    await userEvent.click(canvas.getByRole('button', { name: 'Next week' }));
    await canvas.findByText('Mon 03/09/2026 – Sun 03/15/2026');
    await canvas.findByText(/3 cards left out by the filter of the board/);
    await userEvent.click(canvas.getByRole('button', { name: 'Close the board' }));
    await canvas.findByText('The board was closed.');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Open the board' })).toHaveAttribute(
      'href',
      '/week/pebble?date=2026-03-09',
    );
  },
};

export const Empty: Story = {
  name: 'says that the shown days have no cards [SDY-007]',
  args: { board: aWindowBoard(undefined, { cards: [] }) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('No cards on the shown days.');
  },
};

export const NoBoard: Story = {
  name: 'says that no board is open',
  args: { board: null },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('No board is open for this map.');
    await expect(canvas.getByRole('link', { name: 'Open the board' })).toHaveAttribute('href', '/week/pebble');
  },
};

export const NoRight: Story = {
  name: 'selects nothing for whoever may only look, and says how exact the places are that the board tells [SDY-007]',
  args: { board: aWindowBoard(undefined, { may_select: false }), places: null },
  play: async ({ canvasElement }) => {
    const { canvas, option } = actions(canvasElement);
    await canvas.findByText('7 cards on the map · 7 to about half a mile · 1 not on the map');
    await canvas.findByText('You may look at this board, not select its cards.');
    await expect(canvas.queryByRole('button', { name: 'Lasso' })).toBeNull();
    await userEvent.click(await option(/^Banks/));
    await waitFor(() => expect(canvasElement.querySelector('.job-popup')).toHaveTextContent('Banks Residence'));
    await expect(await option(/^Banks/)).toHaveAttribute('aria-selected', 'false');
  },
};

export const Spanish: Story = {
  name: 'speaks Spanish',
  globals: { language: 'es' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { name: 'Mapa: Semana de pebble' });
    await canvas.findByText('7 tarjetas en el mapa · 1 en un lugar aproximado · 1 fuera del mapa');
  },
};

export const Dark: Story = { name: 'in the dark', globals: { theme: 'dark' } };

export const Phone: Story = {
  name: 'stands as a page on a phone',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('listbox', { name: 'Cards' });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
