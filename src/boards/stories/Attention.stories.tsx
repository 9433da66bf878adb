import { expect, userEvent, waitFor } from 'storybook/test';
import { cardsByAttention } from '#domain/boards/attention';
import { allBins } from '#domain/boards/layout';
import { createBoardStore } from '../store/boardStore';
import { aBoardAnswer, PEBBLE_WEEK } from './boardData';
import { SCHEDULER } from './fakeBoardApi';
import { boardActions } from './boardActions';
import { boardMeta, PREP, type BoardStory } from './boardMeta';

const meta = { ...boardMeta, title: 'Boards/Needs attention' };
export default meta;

/** The chips of a board with the number that each says. */
const chips = async (canvasElement: HTMLElement): Promise<ReadonlyMap<string, number>> => {
  const { canvas } = boardActions(canvasElement);
  const bar = await canvas.findByRole('toolbar', { name: 'Needs attention' }, { timeout: 8000 });
  return new Map(
    [...bar.querySelectorAll('button')].map((chip) => {
      const count = chip.querySelector('b')?.textContent ?? '';
      return [(chip.textContent ?? '').replace(count, '').trim(), Number(count)];
    }),
  );
};

export const Counts: BoardStory = {
  name: 'counts and filters by a chip, with "Hide others" and the next card, and keeps the chip in the address',
  args: { board: { jobs: 90 } },
  play: async ({ canvasElement }) => {
    const { isLoaded, canvas } = boardActions(canvasElement);
    await isLoaded();
    const counts = await chips(canvasElement);
    await expect([...counts.keys()]).toEqual([
      'Past due',
      'Not ready',
      'Told another date',
      'Over capacity',
      'No square feet',
      'Waits over 7 days',
      'Broken chain',
    ]);
    const late = counts.get('Past due') ?? 0;
    await expect(late).toBeGreaterThan(3);
    const chip = canvas.getByRole('button', { name: `Past due: ${late} cards` });
    await userEvent.click(chip);
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(canvasElement.querySelector('.card.is-dimmed')).not.toBeNull());
    for (const card of canvasElement.querySelectorAll('.card:not(.is-dimmed)'))
      await expect(card).toHaveClass('is-past-due');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide others' }));
    await waitFor(() => expect(canvasElement.querySelector('.card.is-dimmed')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Show the next one' }));
    await waitFor(() => expect(canvasElement.querySelector('.card.is-found')).toHaveClass('is-past-due'));
    await userEvent.click(chip);
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Hide others' })).toBeNull());
    await expect(canvasElement.querySelector('.card.is-dimmed')).toBeNull();
    await waitFor(() => expect(canvasElement.querySelector('.card:not(.is-past-due)')).not.toBeNull());
  },
};

export const Address: BoardStory = {
  globals: { viewport: { value: 'desktop' } },
  name: 'shows the chip of the address, and counts with the search of the board',
  parameters: { path: '/week/pebble?date=2026-03-04&show=past_due' },
  args: { board: { jobs: 90 } },
  play: async ({ canvasElement }) => {
    const { isLoaded, canvas } = boardActions(canvasElement);
    await isLoaded();
    const all = (await chips(canvasElement)).get('Past due') ?? 0;
    await expect(canvas.getByRole('button', { name: /^Past due/ })).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(canvasElement.querySelector('.card.is-dimmed')).not.toBeNull());
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'katy');
    await waitFor(async () => expect((await chips(canvasElement)).get('Past due')).toBeLessThan(all));
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filter' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /^Past due/ })).toHaveAttribute('aria-pressed', 'false'),
    );
    await waitFor(async () => expect((await chips(canvasElement)).get('Past due')).toBe(all));
  },
};

/** A card of the Unassigned tray, as another user dates it: before today. */
const DATED = aBoardAnswer()
  .cards.filter(({ key }) => key === PREP)
  .map((card) => ({ ...card, date: '2026-02-02', version: card.version + 1 }));

const lateAtFirst = (): number => {
  const store = createBoardStore(PEBBLE_WEEK, aBoardAnswer(), SCHEDULER);
  const { today, sub_jobs } = store.facts();
  const bins = allBins(store.layout()).map((bin) => ({ bin, cards: store.cardsIn(bin.key) }));
  return (
    cardsByAttention({ category: 'pebble', today, sub_jobs, capacity: () => null, bins }).get('past_due')?.size ?? 0
  );
};

export const Follows: BoardStory = {
  name: 'follows what others do: a card that gets an old date is past due at once',
  args: {
    events: [
      {
        name: 'cards',
        data: { category: 'pebble', cursor: 'c1', cards: DATED, sub_jobs: [], removed: [], changed_by: {} },
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const { isLoaded, card } = boardActions(canvasElement);
    await isLoaded();
    await waitFor(() => expect(card(PREP)).toHaveClass('is-past-due'));
    await waitFor(async () => expect((await chips(canvasElement)).get('Past due')).toBe(lateAtFirst() + 1));
  },
};

export const Keys: BoardStory = {
  name: 'is one tab stop, and the arrows go from chip to chip and to "Hide others"',
  play: async ({ canvasElement }) => {
    const { isLoaded, canvas } = boardActions(canvasElement);
    await isLoaded();
    await chips(canvasElement);
    const bar = canvas.getByRole('toolbar', { name: 'Needs attention' });
    const stops = () => [...bar.querySelectorAll('button')].filter(({ tabIndex }) => tabIndex === 0);
    await expect(stops()).toHaveLength(1);
    stops()[0]?.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight} ');
    await expect(document.activeElement).toHaveAccessibleName(/^Over capacity: /);
    await expect(document.activeElement).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    await expect(document.activeElement).toHaveAccessibleName('Hide others');
    await expect(stops()).toHaveLength(1);
  },
};

export const Phone: BoardStory = {
  name: 'is one row that scrolls on a phone, with the loads of prep crews below',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const { isLoaded } = boardActions(canvasElement);
    await isLoaded();
    await chips(canvasElement);
    const row = canvasElement.querySelector('.attention');
    const buttons = [...(row?.querySelectorAll('button') ?? [])];
    const tops = new Set(buttons.map((button) => button.getBoundingClientRect().top));
    await expect(tops.size).toBe(1);
    await expect(row?.getBoundingClientRect().height).toBe(48);
    await expect(buttons.every((button) => button.getBoundingClientRect().height >= 44)).toBe(true);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await expect(canvasElement.querySelector('.crew-load[title$="sf"]')).not.toBeNull();
  },
};
