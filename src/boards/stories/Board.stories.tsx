import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { boardActions } from './boardActions';
import { boardMeta, type BoardStory } from './boardMeta';

const meta = { ...boardMeta, title: 'Boards/Pebble week' };
export default meta;

export const FullWeek: BoardStory = {
  name: 'shows the week from Monday to Sunday with its groups, trays and crews',
  play: async ({ canvasElement }) => {
    const { canvas, isLoaded } = boardActions(canvasElement);
    await isLoaded();
    const days = [...canvasElement.querySelectorAll('.day-name')].map((day) => day.textContent);
    await expect(days).toEqual(['Mon 2', 'Tue 3', 'Wed 4', 'Thu 5', 'Fri 6', 'Sat 7', 'Sun 8']);
    await expect(canvas.getByText('Mon 03/02 – Sun 03/08 2026')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Prep/, expanded: true })).toBeVisible();
    const trays = canvas.getByRole('tablist', { name: 'Prep' });
    await expect(
      within(trays)
        .getAllByRole('tab')
        .map((tab) => tab.title),
    ).toEqual(['Unassigned', 'On Hold']);
  },
};

export const Dates: BoardStory = {
  name: 'shows the week of the date in the address, and leads to the weeks around it and back to today [BRD-010]',
  parameters: { path: '/week/pebble?date=2026-03-11' },
  play: async ({ canvasElement }) => {
    const { canvas, isLoaded, dateField } = boardActions(canvasElement);
    await isLoaded();
    const shows = (days: string) => waitFor(() => expect(canvas.getByText(days)).toBeVisible());
    await shows('Mon 03/09 – Sun 03/15 2026');
    await userEvent.click(canvas.getByRole('button', { name: 'Next week' }));
    await shows('Mon 03/16 – Sun 03/22 2026');
    await userEvent.click(canvas.getByRole('button', { name: 'Previous week' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Previous week' }));
    await shows('Mon 03/02 – Sun 03/08 2026');
    const date = await dateField();
    await userEvent.clear(date);
    await userEvent.type(date, '1/1/27{Enter}');
    await shows('Mon 12/28 – Sun 01/03 2027');
    await userEvent.click(canvas.getByRole('button', { name: 'Today' }));
    await shows('Mon 03/02 – Sun 03/08 2026');
  },
};

export const DateOutOfLimits: BoardStory = {
  name: 'takes no date that is out of the limits, and stays where it is with the text in red [UI-004 UI-035 KEY-004]',
  parameters: { path: '/week/pebble?date=2026-03-11' },
  play: async ({ canvasElement }) => {
    const { canvas, isLoaded, dateField } = boardActions(canvasElement);
    await isLoaded();
    for (const beyond of ['1/1/2029', '12/31/1979']) {
      const date = await dateField();
      await userEvent.clear(date);
      await userEvent.type(date, `${beyond}{Enter}`);
      await expect(date).toHaveValue(beyond);
      await expect(date).toBeInvalid();
      await expect(canvas.getByText('Mon 03/09 – Sun 03/15 2026')).toBeVisible();
    }
  },
};

export const InvalidDate: BoardStory = {
  name: 'shows this week for a date that is none [BRD-010]',
  parameters: { path: '/week/pebble?date=2026-02-30' },
  play: async ({ canvasElement }) => {
    const { canvas, isLoaded } = boardActions(canvasElement);
    await isLoaded();
    await expect(canvas.getByText('Mon 03/02 – Sun 03/08 2026')).toBeVisible();
  },
};

export const Faces: BoardStory = {
  name: 'shows what is to be done on each card, who has confirmed it, and opens its job in a new tab from the share icon [BRD-014 MSG-001]',
  play: async ({ canvasElement }) => {
    const { card, isLoaded } = boardActions(canvasElement);
    await isLoaded();
    const first = card('crew_information:110');
    const share = first.querySelector('.card-share');
    await expect(share).toHaveAttribute('href', '/job/511/edit/11');
    await expect(share).toHaveAttribute('target', '_blank');
    await expect(first.querySelector('.card-work')).toHaveTextContent(/^[\d,]+ sf · \d+ lf$/);
    await expect(canvasElement.querySelector('.bin .badge-answer')).toHaveTextContent('Confirmed 7:42 PM');
  },
};

/** Texts that do not show all their letters. */
const cutIn = (canvasElement: HTMLElement, selector: string): string[] =>
  [...canvasElement.querySelectorAll<HTMLElement>(selector)]
    .filter((node) => node.scrollHeight > node.clientHeight + 1 || node.scrollWidth > node.clientWidth + 1)
    .map((node) => node.textContent ?? '');

export const ReadFromAMetre: BoardStory = {
  name: 'shows names whole, and cuts neither what is to be done nor the marks, of which it shows two at most',
  args: { board: { jobs: 120 } },
  play: async ({ canvasElement }) => {
    const { isLoaded } = boardActions(canvasElement);
    await isLoaded();
    const days = [...canvasElement.querySelectorAll<HTMLElement>('.bin')].map(({ offsetWidth }) => offsetWidth);
    await expect(Math.min(...days)).toBeLessThan(165); // as at 1440
    const names = canvasElement.querySelectorAll('.card-name').length;
    await expect(names).toBeGreaterThan(40);
    await expect(cutIn(canvasElement, '.card-name').length).toBeLessThanOrEqual(names / 10);
    await expect(cutIn(canvasElement, '.card:not(.stage-WARRANTY) .card-work')).toEqual([]);
    await expect(cutIn(canvasElement, '.card-badges')).toEqual([]);
    const signs = canvasElement.querySelectorAll<HTMLElement>('.card-ready');
    await expect(new Set([...signs].map(({ offsetWidth }) => offsetWidth))).toEqual(new Set([15]));
    const more = canvasElement.querySelector<HTMLElement>('.badge-more');
    await expect(more?.title.split(', ')).toHaveLength(Number(more?.textContent));
    const shown = [...canvasElement.querySelectorAll('.card-badges')].map(
      (row) => row.querySelectorAll('.badge:not(.is-more, .badge-more)').length,
    );
    await expect(Math.max(...shown)).toBe(2);
  },
};

export const PastDue: BoardStory = {
  name: 'tints a past-due card and says so in words [BRD-015]',
  play: async ({ canvasElement }) => {
    const { isLoaded } = boardActions(canvasElement);
    await isLoaded();
    const late = canvasElement.querySelector('.bin .card.is-past-due');
    await expect(late).toHaveTextContent('Past due');
    await expect(late && getComputedStyle(late).backgroundColor).toBe('rgb(253, 226, 226)');
    const onTime = canvasElement.querySelector('.bin .card:not(.is-past-due)');
    await expect(onTime).not.toHaveTextContent('Past due');
  },
};

export const Empty: BoardStory = {
  name: 'has an empty state in each tray and keeps its crews',
  args: { board: { jobs: 0 } },
  play: async ({ canvasElement }) => {
    const { canvas } = boardActions(canvasElement);
    await waitFor(() => expect(canvas.getAllByText('Nothing here.').length).toBeGreaterThan(0));
    await expect(canvas.getByText('Prep 1')).toBeVisible();
  },
};

export const LongNames: BoardStory = {
  name: 'cuts long names without breaking a card',
  args: { board: { longNames: true } },
};

export const Dark: BoardStory = { name: 'has a dark mode', globals: { theme: 'dark' } };

export const Spanish: BoardStory = { name: 'speaks Spanish', globals: { language: 'es' } };

export const Compact: BoardStory = {
  name: 'shows more of the week with compact cards',
  play: async ({ canvasElement }) => {
    const { canvas, isLoaded } = boardActions(canvasElement);
    await isLoaded();
    canvas.getByRole('button', { name: 'Compact cards' }).click();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Normal cards' })).toBeVisible());
  },
};

export const FiveThousandCards: BoardStory = {
  name: 'keeps what is out of view out of the page, with 5,000 cards',
  args: { board: { jobs: 1480, crewTimes: 12 } },
  play: async ({ canvasElement }) => {
    const { isLoaded, scrollTo } = boardActions(canvasElement);
    await isLoaded();
    await expect(canvasElement.querySelectorAll('[data-card]').length).toBeLessThan(160);
    await scrollTo(20_000);
    await waitFor(() => expect(canvasElement.querySelectorAll('.bin [data-card]').length).toBeGreaterThan(0));
    await expect(canvasElement.querySelectorAll('[data-card]').length).toBeLessThan(160);
  },
};

export const Waiting: BoardStory = {
  name: 'shows its outline while it is on its way',
  args: { server: { load: 'waits' } },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(boardActions(canvasElement).canvas.getByRole('status', { name: 'Loading the board…' })).toHaveClass(
        'is-shown',
      ),
    );
  },
};

const onLoad = fn();

export const Kept: BoardStory = {
  name: 'draws at once what the device showed last, while it asks for nothing but what changed',
  args: { server: { isKept: true, load: 'waits', onLoad } },
  beforeEach: () => void onLoad.mockClear(),
  play: async ({ canvasElement }) => {
    await boardActions(canvasElement).isLoaded();
    await waitFor(() => expect(onLoad.mock.calls.length).toBe(1));
    await expect(onLoad.mock.calls[0]?.[1]).toEqual(expect.any(String));
  },
};

export const Failed: BoardStory = {
  name: 'says that it could not be loaded and offers to try again',
  args: { server: { load: 'fails' } },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(boardActions(canvasElement).canvas.getByRole('button', { name: 'Retry' })).toBeVisible(),
    );
  },
};
