import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { boardActions } from './boardActions';
import { StoryBoard } from './StoryBoard';

const meta = {
  title: 'Boards/Rain-out',
  component: StoryBoard,
  args: { board: { category: 'gunite' }, server: {}, events: [], offline: false },
  beforeEach: () => window.localStorage.removeItem('trowel:board:/week/gunite'),
} satisfies Meta<typeof StoryBoard>;
export default meta;
type Story = StoryObj<typeof meta>;

const head = (canvasElement: HTMLElement, day: string): HTMLElement => {
  const found = canvasElement.querySelector<HTMLElement>(`.day-head[data-day="${day}"]`);
  if (!found) throw new Error(`no head of ${day}`);
  return found;
};

/** The cards of each day of a crew's row. */
const cardsOn = (canvasElement: HTMLElement, date: string): string[] =>
  [...canvasElement.querySelectorAll<HTMLElement>('.bin')]
    .filter((bin) => bin.getAttribute('aria-label')?.includes(date) ?? false)
    .flatMap((bin) => [...bin.querySelectorAll<HTMLElement>('[data-card]')].map((card) => card.dataset.card ?? ''));

const openRain = async (canvasElement: HTMLElement) => {
  const { isLoaded, page } = boardActions(canvasElement);
  await isLoaded();
  await fireEvent.contextMenu(head(canvasElement, '2026-03-04'));
  await userEvent.click(await page.findByRole('menuitem', { name: 'Rain-out...' }, { timeout: 8000 }));
  const panel = within(await page.findByRole('region', { name: 'Rain-out' }));
  const moves = () => panel.findByRole('button', { name: /^Move \d+ cards?$/ });
  await waitFor(async () => expect(await moves()).toBeEnabled());
  return { panel, moves, page };
};

export const FourActions: Story = {
  name: 'two days are lost in four actions: drawn on the board, one commit, one undo [SDY-002]',
  play: async ({ canvasElement }) => {
    const { moves, panel, page } = await openRain(canvasElement);
    await expect(cardsOn(canvasElement, '03/04/2026')).toEqual([]);
    await fireEvent.click(head(canvasElement, '2026-03-05'), { shiftKey: true });
    await waitFor(() => expect(canvasElement.querySelectorAll('.card.is-drafted').length).toBeGreaterThan(0));
    await expect(cardsOn(canvasElement, '03/05/2026')).toEqual([]);
    await expect(canvasElement.querySelectorAll('.bin-left').length).toBeGreaterThan(0);
    await expect(panel.getByRole('status')).toHaveTextContent(/\d+ cards? moves?/);
    await userEvent.click(await moves());
    await waitFor(() => expect(page.queryByRole('region', { name: 'Rain-out' })).toBeNull());
    await page.findByText(/^\d+ cards? moved\.$/, { selector: '.notice-text' });
    await expect(canvasElement.querySelectorAll('.card.is-drafted')).toHaveLength(0);
    await expect(cardsOn(canvasElement, '03/05/2026')).toEqual([]);
    await expect(cardsOn(canvasElement, '03/04/2026')).toEqual([]);
  },
};

export const ThrownAway: Story = {
  name: 'a draft is thrown away by Escape, and the board stands as before; nothing else is moved while it is drawn [SDY-002 SDY-008]',
  play: async ({ canvasElement }) => {
    const { isLoaded } = boardActions(canvasElement);
    await isLoaded();
    const before = cardsOn(canvasElement, '03/05/2026');
    const { panel, page } = await openRain(canvasElement);
    await userEvent.click(panel.getByRole('radio', { name: 'Back to Unassigned' }));
    await waitFor(() => expect(panel.getByRole('status')).toHaveTextContent(/Day 2 to 8 stays?|cards? moves?/));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('region', { name: 'Rain-out' })).toBeNull());
    await expect(canvasElement.querySelectorAll('.card.is-drafted, .bin-left')).toHaveLength(0);
    await expect(cardsOn(canvasElement, '03/05/2026')).toEqual(before);
  },
};

export const OneCrew: Story = {
  name: 'unticked crews work all the same [SDY-002]',
  play: async ({ canvasElement }) => {
    const { panel } = await openRain(canvasElement);
    await userEvent.click(panel.getByRole('checkbox', { name: 'All crews' }));
    await waitFor(() => expect(panel.getByRole('status')).toHaveTextContent('No card moves.'));
    await expect(canvasElement.querySelectorAll('.card.is-drafted')).toHaveLength(0);
  },
};

/** The cards of each crew on a day, by the name of the bin. */
const binsOn = (canvasElement: HTMLElement, date: string): Map<string, string[]> =>
  new Map(
    [...canvasElement.querySelectorAll<HTMLElement>('.bin')].flatMap((bin) => {
      const name = bin.getAttribute('aria-label') ?? '';
      const cards = [...bin.querySelectorAll<HTMLElement>('[data-card]')].map((card) => card.dataset.card ?? '');
      return name.includes(date) ? [[name.split(',')[0] ?? '', cards] as const] : [];
    }),
  );

export const ChosenCards: Story = {
  name: 'of the chosen cards alone, and the others stay [SDY-002]',
  play: async ({ canvasElement }) => {
    const { isLoaded, card } = boardActions(canvasElement);
    await isLoaded();
    const before = cardsOn(canvasElement, '03/04/2026');
    const [first = '', second = '', ...others] = before;
    const user = userEvent.setup();
    await user.keyboard('{Control>}');
    await user.click(card(first));
    await user.click(card(second));
    await user.keyboard('{/Control}');
    const { panel } = await openRain(canvasElement);
    await panel.findByRole('button', { name: 'Move 2 cards' });
    await waitFor(() => expect(cardsOn(canvasElement, '03/04/2026').toSorted()).toEqual(others.toSorted()));
  },
};

export const ByHand: Story = {
  name: 'a single card is dragged inside the draft, and the one commit takes it there with the others [SDY-002]',
  play: async ({ canvasElement }) => {
    const { isLoaded, bin, binOf, carry, letGo } = boardActions(canvasElement);
    await isLoaded();
    const [key = ''] = cardsOn(canvasElement, '03/04/2026');
    const { moves, page } = await openRain(canvasElement);
    await waitFor(() => expect(binOf(key)).not.toMatch(/03\/04\/2026/));
    const count = (await moves()).textContent;
    const crew = /^[^,]+/.exec(binOf(key) ?? '')?.[0] ?? '';
    const other = crew === 'Gunite 1' ? 'Gunite 2' : 'Gunite 1';
    const day = bin(new RegExp(`^${other}, 03/06/2026`));
    await carry(key, day);
    await letGo(day);
    await waitFor(() => expect(binOf(key)).toMatch(new RegExp(`^${other}, 03/06/2026`)));
    await expect((await moves()).textContent).toBe(count);
    await userEvent.click(await moves());
    await waitFor(() => expect(page.queryByRole('region', { name: 'Rain-out' })).toBeNull());
    await expect(binOf(key)).toMatch(new RegExp(`^${other}, 03/06/2026`));
    await expect(cardsOn(canvasElement, '03/04/2026')).toEqual([]);
  },
};

export const ManyPhases: Story = {
  name: 'crews of several phases lose a day at once [SDY-002]',
  args: { board: { category: 'pebble' } },
  play: async ({ canvasElement }) => {
    const { isLoaded } = boardActions(canvasElement);
    await isLoaded();
    const crews = [...binsOn(canvasElement, '03/04/2026')].flatMap(([crew, cards]) => (cards.length > 0 ? [crew] : []));
    const phases = new Set(crews.map((crew) => crew.split(' ')[0]));
    await expect(phases.size).toBeGreaterThan(1);
    const { panel } = await openRain(canvasElement);
    await waitFor(() => expect(panel.getByRole('status')).toHaveTextContent(/\d+ cards? moves?/));
    const left = new Set(
      [...canvasElement.querySelectorAll<HTMLElement>('.bin-left')].map(
        (mark) => mark.closest('.bin')?.getAttribute('aria-label')?.split(' ')[0],
      ),
    );
    await expect(left.size).toBeGreaterThan(1);
  },
};

export const Spanish: Story = {
  name: 'in Spanish',
  globals: { language: 'es' },
  play: async ({ canvasElement }) => {
    const { isLoaded, page } = boardActions(canvasElement);
    await isLoaded();
    await fireEvent.contextMenu(head(canvasElement, '2026-03-04'));
    await userEvent.click(await page.findByRole('menuitem', { name: 'Día de lluvia...' }, { timeout: 8000 }));
    await page.findByRole('radio', { name: 'Correr todo hacia adelante' });
  },
};
