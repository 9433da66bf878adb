import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { ChainGap } from '#domain/boards/chains/chainGap';
import { DIVISION } from '#domain/statuses';
import { boardActions } from './boardActions';
import { aGuniteAnswer } from './guniteData';
import { StoryBoard } from './StoryBoard';

const GAPS: readonly ChainGap[] = [
  { division_id: DIVISION.GUNITE, step: 'gunite_days', min_workdays: 1, max_workdays: 1 },
];

const meta = {
  title: 'Boards/Distances',
  component: StoryBoard,
  args: { board: { category: 'gunite' }, server: { gaps: GAPS }, events: [], offline: false },
  beforeEach: () => {
    window.localStorage.clear();
    window.sessionStorage.clear();
  },
} satisfies Meta<typeof StoryBoard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first card of the Unassigned tray. */
const trayCard = async (canvasElement: HTMLElement): Promise<HTMLElement> => {
  await boardActions(canvasElement).isLoaded();
  return waitFor(() => {
    const found = canvasElement.querySelector<HTMLElement>('.tray-cards[data-bin="unassigned:GUNITE"] [data-card]');
    if (!found) throw new Error('no unassigned card yet');
    return found;
  });
};

/** The figures over the cells, once they have come. */
const figures = (): Promise<HTMLElement[]> =>
  waitFor(
    () => {
      const found = [...document.querySelectorAll<HTMLElement>('.held-cell')];
      if (found.length === 0) throw new Error('no figures yet');
      return found;
    },
    { timeout: 8000 },
  );
const rankOf = (cell: HTMLElement): string => cell.querySelector('b')?.textContent ?? '';
const ranked = (cells: readonly HTMLElement[], rank: string): string =>
  cells.find((cell) => rankOf(cell) === rank)?.dataset.heldBin ?? '';
const milesOf = (cell: HTMLElement): number => Number(/\+([\d.]+) mi/.exec(cell.textContent ?? '')?.[1] ?? Infinity);
const binOf = (key: string): string | undefined =>
  document.querySelector(`[data-card="${key}"]`)?.closest('[role="group"]')?.getAttribute('aria-label') ?? undefined;
const crewDay = (bin: string): string => {
  const [, , crew, date = ''] = bin.split(':');
  const [year, month, day] = date.split('-');
  return `Gunite ${Number(crew) - 4000}, ${month}/${day}/${year}`;
};

export const ByMouse: Story = {
  name: '[SDY-004] a held card shows miles, room and load in each cell that takes it, and 1 takes the best',
  play: async ({ canvasElement }) => {
    const { carry, letGo, page } = boardActions(canvasElement);
    const card = await trayCard(canvasElement);
    const key = card.dataset.card ?? '';
    const rows = canvasElement.querySelector('.rows') ?? canvasElement;
    const before = rows.getBoundingClientRect();
    await carry(key, canvasElement.querySelector('.day-head') ?? canvasElement);
    const cells = await figures();
    const taking = cells.filter((cell) => cell.textContent?.includes('mi'));
    await expect(taking.length).toBeGreaterThan(10);
    await expect(taking[0]).toHaveTextContent(/\+[\d.]+ mi\*?[\d.,]+ yd (left|over)[\d.,]+ yd of 110|\+[\d.]+ mi/);
    await expect(cells.map((cell) => cell.dataset.heldBin).every((bin) => bin?.startsWith('assigned:GUNITE'))).toBe(
      true,
    );
    const [first, second, third] = ['1', '2', '3'].map((rank) => cells.find((cell) => rankOf(cell) === rank));
    if (!first || !second || !third) throw new Error('three are best');
    await expect(milesOf(first)).toBeLessThanOrEqual(milesOf(second));
    await expect(milesOf(second)).toBeLessThanOrEqual(milesOf(third));
    await page.findByText(/^Miles: straight line x 1\.3, from the yard\. \* no yard: from the first stop\./);
    // Nothing moves for it.
    await expect(rows.getBoundingClientRect()).toEqual(before);
    await userEvent.keyboard('1');
    await letGo(canvasElement);
    await waitFor(() => expect(binOf(key)).toContain(crewDay(first.dataset.heldBin ?? '')));
    await expect(document.querySelector('.held-cell, .held-source, .ghost')).toBeNull();
    await page.findByRole('button', { name: 'Undo' });
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(binOf(key) ?? 'tray').not.toContain(crewDay(first.dataset.heldBin ?? '')));
  },
};

export const ByKeyboard: Story = {
  name: '[SDY-004] by keyboard the best are said, each step says its figures, and 2 takes the second',
  play: async ({ canvasElement }) => {
    const { focus, press } = boardActions(canvasElement);
    const key = (await trayCard(canvasElement)).dataset.card ?? '';
    focus(key);
    await press(' ');
    const second = ranked(await figures(), '2');
    const said = () => document.querySelector('[data-held-said]')?.textContent ?? '';
    await waitFor(() => expect(said()).toMatch(/^Best: 1 Gunite \d, .* \+[\d.]+ mi; 2 .*; 3 .*\. Keys 1 to 3/));
    await press('{ArrowRight}');
    await waitFor(() => expect(said()).toMatch(/^(\+[\d.]+ mi\*?|no miles), [\d.]+ yd (left|over), /));
    await press('2');
    await waitFor(() => expect(binOf(key)).toContain(crewDay(second)));
    await expect(document.querySelector('[data-held-said]')).toBeNull();
  },
};

export const ByRoad: Story = {
  name: '[SDY-004] miles by road replace straight lines once the table service has told them, and it is said',
  args: {
    server: { miles: async (legs) => ({ has_service: true, miles: legs.map(() => 7) }) },
  },
  play: async ({ canvasElement }) => {
    const { carry, letGo, page } = boardActions(canvasElement);
    const card = await trayCard(canvasElement);
    await carry(card.dataset.card ?? '', canvasElement.querySelector('.day-head') ?? canvasElement);
    await page.findByText(/^Miles by road, from the yard\./, {}, { timeout: 8000 });
    // From the yard and back to a day that has no stop yet: twice seven miles.
    await expect((await figures()).some((cell) => milesOf(cell) === 14)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await letGo(canvasElement);
  },
};

export const NoRoads: Story = {
  name: '[SDY-004] a table service that tells nothing leaves straight lines, and it is said',
  args: {
    server: { miles: async (legs) => ({ has_service: true, miles: legs.map(() => null) }) },
  },
  play: async ({ canvasElement }) => {
    const { carry, letGo, page } = boardActions(canvasElement);
    const card = await trayCard(canvasElement);
    await carry(card.dataset.card ?? '', canvasElement.querySelector('.day-head') ?? canvasElement);
    await page.findByText(/^No distances by road now: straight line x 1\.3\./, {}, { timeout: 8000 });
    await expect((await figures()).some((cell) => milesOf(cell) < Infinity)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await letGo(canvasElement);
  },
};

export const Spanish: Story = {
  name: '[SDY-004] in Spanish and dark',
  globals: { language: 'es', theme: 'dark' },
  play: async ({ canvasElement }) => {
    const { focus, press, page } = boardActions(canvasElement);
    focus((await trayCard(canvasElement)).dataset.card ?? '');
    await press(' ');
    await figures();
    await page.findByText(/^Millas: línea recta x 1\.3, desde el patio\./, {}, { timeout: 8000 });
    await expect(document.querySelector('.held-figure')).toHaveTextContent(/quedan|de más/);
    await press('{Escape}');
    await waitFor(() => expect(document.querySelector('.held-cell')).toBeNull());
  },
};

const MANY = { category: 'gunite', jobs: 60 } as const;
const ANSWER = aGuniteAnswer(MANY);
const latOf = (key: string): number => {
  const card = ANSWER.cards.find((one) => one.key === key);
  return ANSWER.sub_jobs.find(({ id }) => id === card?.job_detail_id)?.lat ?? 0;
};
const keysIn = (bin: HTMLElement): string[] =>
  [...bin.querySelectorAll<HTMLElement>('[data-card]')].map((card) => card.dataset.card ?? '');

/** A crew's day whose stops, all on one line from north to south, are driven to and fro. */
const windingDay = (canvasElement: HTMLElement): HTMLElement => {
  const isWinding = (bin: HTMLElement): boolean => {
    const crew = ANSWER.crews.find(({ name }) => bin.getAttribute('aria-label')?.startsWith(`${name},`));
    const stops = keysIn(bin).map(latOf);
    const way = crew?.yard_lat == null ? [] : [crew.yard_lat, ...stops, crew.yard_lat];
    const driven = way.reduce((sum, lat, at) => sum + Math.abs(lat - (way[at - 1] ?? lat)), 0);
    const isOpen = bin.querySelector('.card.is-locked') === null && stops.length > 1;
    return isOpen && driven > 2 * (Math.max(...way) - Math.min(...way)) + 0.01;
  };
  const found = [...canvasElement.querySelectorAll<HTMLElement>('.bin')].find(isWinding);
  if (!found) throw new Error('no winding day');
  return found;
};

export const OrderByRoute: Story = {
  name: "[SDY-004] the menu of a crew's day orders it by route, as one commit with one undo",
  args: { board: MANY },
  play: async ({ canvasElement }) => {
    const { isLoaded, page } = boardActions(canvasElement);
    await isLoaded();
    const bin = await waitFor(() => windingDay(canvasElement));
    const label = bin.getAttribute('aria-label') ?? '';
    const before = keysIn(bin);
    bin.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }));
    await userEvent.click(await page.findByRole('menuitem', { name: 'Order by route' }, { timeout: 8000 }));
    await page.findByText(/: ordered by route, [\d.]+ mi are [\d.]+ mi now \(straight line x 1\.3\)\.$/, {
      selector: '.notice-text',
    });
    const after = keysIn(boardActions(canvasElement).bin(new RegExp(`^${label}`)));
    await expect(after).not.toEqual(before);
    await expect(after.toSorted()).toEqual(before.toSorted());
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(keysIn(boardActions(canvasElement).bin(new RegExp(`^${label}`)))).toEqual(before));
  },
};

const openSuggest = async (canvasElement: HTMLElement) => {
  const { canvas, page } = boardActions(canvasElement);
  await trayCard(canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name: 'Suggest places...' }, { timeout: 8000 }));
  const panel = within(await page.findByRole('region', { name: 'Suggested places' }, { timeout: 8000 }));
  const moves = () => panel.findByRole('button', { name: /^Move \d+ cards?$/ });
  await waitFor(async () => expect(await moves()).toBeEnabled());
  return { panel, moves, page };
};

export const SuggestPlaces: Story = {
  name: '[SDY-004] suggested places are drawn, single ones taken out, those that stay named, all applied as one commit',
  play: async ({ canvasElement }) => {
    const { panel, moves, page } = await openSuggest(canvasElement);
    const drafted = () => [...canvasElement.querySelectorAll<HTMLElement>('.bin .card.is-drafted')];
    await waitFor(() => expect(drafted().length).toBeGreaterThan(0));
    await expect(drafted()[0]).toHaveTextContent(/\+[\d.]+ mi/);
    await expect(panel.getByRole('status')).toHaveTextContent(/^\d+ cards? finds? places?, \+[\d.]+ mi$/);
    const boxes = panel.getAllByRole('checkbox', { checked: true });
    const count = boxes.length;
    await expect(panel.getByRole('button', { name: new RegExp(`^Move ${count} cards?$`) })).toBeEnabled();
    const [first] = boxes;
    if (first) await userEvent.click(first);
    await panel.findByRole('button', { name: new RegExp(`^Move ${count - 1} cards?$`) });
    await expect(panel.getAllByRole('checkbox', { checked: false })).toHaveLength(1);
    await userEvent.click(await moves());
    await waitFor(() => expect(page.queryByRole('region', { name: 'Suggested places' })).toBeNull());
    await page.findByText(`${count - 1} cards placed.`, { selector: '.notice-text' });
    await expect(canvasElement.querySelectorAll('.card.is-drafted')).toHaveLength(0);
    const trayCount = () =>
      canvasElement.querySelectorAll('.tray-cards[data-bin="unassigned:GUNITE"] [data-card]').length;
    const left = trayCount();
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(trayCount()).toBeGreaterThan(left));
  },
};

export const ThrownAway: Story = {
  name: '[SDY-004] suggested places are thrown away by Escape; nothing else is moved while they are drawn',
  play: async ({ canvasElement }) => {
    const key = (await trayCard(canvasElement)).dataset.card ?? '';
    const { page } = await openSuggest(canvasElement);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('region', { name: 'Suggested places' })).toBeNull());
    await expect(canvasElement.querySelectorAll('.card.is-drafted')).toHaveLength(0);
    await expect(document.querySelector(`.tray-cards [data-card="${key}"]`)).not.toBeNull();
  },
};

export const Phone: Story = {
  name: '[SDY-004] on a phone the figures stand in the sections of the crews, and the panel fits',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const { isLoaded, focus, press, canvas, page } = boardActions(canvasElement);
    await isLoaded();
    const card = await waitFor(() => {
      const found = canvasElement.querySelector<HTMLElement>('.bin .card:not(.is-locked)');
      if (!found) throw new Error('no card of the day yet');
      return found;
    });
    focus(card.dataset.card ?? '');
    await press(' ');
    for (const cell of await figures()) {
      const box = cell.querySelector('.held-figure')?.getBoundingClientRect();
      await expect((box?.right ?? 0) <= window.innerWidth).toBe(true);
    }
    await press('{Escape}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Suggest places...' }, { timeout: 8000 }));
    const panel = await page.findByRole('region', { name: 'Suggested places' }, { timeout: 8000 });
    await expect(panel.getBoundingClientRect().width).toBeLessThanOrEqual(window.innerWidth);
  },
};
