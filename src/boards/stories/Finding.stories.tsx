import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { boardActions } from './boardActions';
import { boardMeta, PREP, type BoardStory } from './boardMeta';
import { pretendWidth } from '../../theme/fixtures/pretendWidth';

const SEEN = 'trowel:seen:/week/pebble:1';
const place = { status_id: 2, date: null, crew_id: null, crew_name: null, phase_id: 1, type_id: null };

const meta = { ...boardMeta, title: 'Boards/Finding and looking back' };
export default meta;

export const Find: BoardStory = {
  name: 'finds a card in another week and goes to it with Enter; the card flashes and has the focus [SDY-015]',
  parameters: { path: '/week/pebble?date=2026-05-04' },
  play: async ({ canvasElement }) => {
    const { isLoaded, canvas, opened } = boardActions(canvasElement);
    await isLoaded();
    await userEvent.keyboard('f');
    const dialog = await opened('dialog');
    await userEvent.type(dialog.getByRole('combobox', { name: 'Find a card' }), 'kowalski');
    const found = await dialog.findAllByRole('option');
    const assigned = found.findIndex((option) => /\d{2}\/\d{2}\/2026/.test(option.textContent ?? ''));
    await expect(assigned).toBeGreaterThanOrEqual(0);
    await expect(found[assigned]).toHaveTextContent(
      /Friday · Prep 3, 03\/06\/2026Gulf Coast Aquatics · .*Pebble · Prep · Pending$/,
    );
    for (let step = 0; step < assigned; step += 1) await userEvent.keyboard('{ArrowDown}');
    await expect(dialog.getAllByRole('option')[assigned]).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText('Mon 03/02 – Sun 03/08 2026')).toBeVisible());
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Kowalski'));
    await waitFor(() => expect(document.activeElement).toHaveClass('is-found'));
  },
};

export const Arrives: BoardStory = {
  name: 'goes to the card that an address names, and opens its details with phone and "Move to..." [SDY-015]',
  parameters: { path: `/week/pebble?date=2026-03-04&card=${encodeURIComponent(PREP)}&details=1` },
  play: async ({ canvasElement }) => {
    const { isLoaded, opened, card } = boardActions(canvasElement);
    await isLoaded();
    const details = await opened('dialog');
    await expect(details.getByRole('button', { name: /^Move to/ })).toBeVisible();
    await expect(details.getByRole('link', { name: /^\(713\)/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^tel:/),
    );
    await expect(card(PREP)).toHaveClass('is-found');
  },
};

export const FindOnce: BoardStory = {
  name: 'leaves the focus to the found card: Enter does not press the button that opened the search',
  parameters: { path: '/week/pebble?date=2026-05-04' },
  play: async ({ canvasElement }) => {
    const { isLoaded, canvas, opened } = boardActions(canvasElement);
    await isLoaded();
    const button = canvas.getByRole('button', { name: 'Find a card' });
    await userEvent.click(button);
    const dialog = await opened('dialog');
    const field = dialog.getByRole('combobox', { name: 'Find a card' });
    await userEvent.type(field, 'kowalski');
    await dialog.findAllByRole('option');
    const wasFocused = fn();
    button.addEventListener('focus', wasFocused);
    // False: the key goes no further, to whatever has the focus by then.
    await expect(await fireEvent.keyDown(field, { key: 'Enter' })).toBe(false);
    await waitFor(() => expect(document.querySelector('[role="dialog"]')).toBeNull());
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Kowalski'));
    await expect(wasFocused).not.toHaveBeenCalled();
  },
};

export const FindNothing: BoardStory = {
  name: 'says so when no card matches',
  play: async ({ canvasElement }) => {
    const { isLoaded, canvas, opened } = boardActions(canvasElement);
    await isLoaded();
    await userEvent.click(canvas.getByRole('button', { name: 'Find a card' }));
    const dialog = await opened('dialog');
    await userEvent.type(dialog.getByRole('combobox'), 'nobody at all');
    await waitFor(() => expect(dialog.getByText('No card of any board matches.')).toBeVisible());
  },
};

export const Plan: BoardStory = {
  name: "copies tomorrow's plan of a crew as text, in order, with address, work and phone",
  args: { board: { jobs: 90 } },
  play: async ({ canvasElement }) => {
    const { isLoaded, canvas, opened, bin } = boardActions(canvasElement);
    await isLoaded();
    const writeText = fn(async (_text: string) => undefined);
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    await userEvent.click(canvas.getByRole('button', { name: 'Plans of Prep 1' }));
    const menu = await opened('menu');
    await expect(menu.getAllByRole('menuitem', { name: /^Copy/ })).toHaveLength(7);
    await expect(menu.getByRole('menuitem', { name: 'Copy the plan of Mon 03/02' })).toBeVisible();
    await userEvent.click(menu.getByRole('menuitem', { name: "Copy tomorrow's plan (Thu 03/05)" }));
    await waitFor(() => expect(writeText).toHaveBeenCalledOnce());
    const text = writeText.mock.calls[0]?.[0] ?? '';
    const names = [...bin(/^Prep 1, 03\/05\/2026/).querySelectorAll('.card-name')].map((name) =>
      name.getAttribute('title'),
    );
    await expect(text).toMatch(/^Prep 1 – Thursday 03\/05\/2026 – Luis Ortega\n\n1\. /);
    await expect(text.match(/^\d\. [^–\n]*/gm)?.map((line) => line.slice(3).trim())).toEqual(names);
    await expect(text).toMatch(/\n {3}\d+ .*, TX \d{5} – \w+\n {3}Prep · \d+ lf/);
    await expect(
      await canvas.findByText(new RegExp(`^Plan of Prep 1 copied: ${names.length} card`), { selector: '.notice-text' }),
    ).toBeInTheDocument();
  },
};

export const Changes: BoardStory = {
  name: 'tells what others moved since the last visit, leads to the card, and lets it be marked as seen',
  args: {
    server: {
      moves: [
        {
          key: 'crew_information:110',
          entity: 'crew_information',
          job_detail_id: 11,
          job_name: 'Kowalski Residence',
          at: '2026-03-04T15:02:00Z',
          user_name: 'Maria Ortiz',
          from: { ...place, crew_id: 1001, crew_name: 'Prep 1', date: '2026-03-05' },
          to: place,
        },
      ],
    },
  },
  beforeEach: () => {
    window.localStorage.setItem(SEEN, JSON.stringify({ cursor: 'before' }));
  },
  play: async ({ canvasElement }) => {
    const { isLoaded, canvas, opened } = boardActions(canvasElement);
    await isLoaded();
    const button = await canvas.findByRole('button', { name: '1 change since your last visit' });
    await userEvent.click(button);
    const list = await opened('dialog');
    const move = list.getByRole('button', { name: /^Kowalski Residence/ });
    await expect(move).toHaveTextContent('Prep 1, 03/05/2026 → Unassigned (Prep)');
    await expect(move).toHaveTextContent('Maria Ortiz · 03/04/2026 09:02 AM');
    await userEvent.click(move);
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-card', 'crew_information:110'));
    await userEvent.click(canvas.getByRole('button', { name: '1 change since your last visit' }));
    await userEvent.click((await opened('dialog')).getByRole('button', { name: 'Mark as seen' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: /since your last visit/ })).toBeNull());
  },
};

export const Search: BoardStory = {
  globals: { viewport: { value: 'desktop' } },
  name: 'says which of the found cards it shows, goes on with Enter, counts them in each tray, and hides the others when asked',
  play: async ({ canvasElement }) => {
    const { isLoaded, canvas } = boardActions(canvasElement);
    await isLoaded();
    await expect(canvas.queryByRole('button', { name: 'Filters' })).toBeNull();
    const field = canvas.getByRole('searchbox', { name: 'Search' });
    await userEvent.type(field, 'katy');
    const total = Number(
      /^(\d+) cards?$/.exec(
        (await canvas.findByText(/^\d+ cards?$/, { selector: '.filter-found' })).textContent ?? '',
      )?.[1],
    );
    await expect(total).toBeGreaterThan(2);
    await expect(canvas.getAllByText(/^\d+ of \d+$/, { selector: '.tray-count' }).length).toBeGreaterThan(3);
    await userEvent.keyboard('{Enter}{Enter}');
    await canvas.findByText(`2 of ${total}`, { selector: '.filter-found' });
    await waitFor(() => expect(canvasElement.querySelector('.card.is-found:not(.is-dimmed)')).not.toBeNull());
    await expect(document.activeElement).toBe(field);
    await userEvent.click(canvas.getByRole('button', { name: 'Previous match' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Previous match' }));
    await canvas.findByText(`${total} of ${total}`, { selector: '.filter-found' });
    await expect(canvasElement.querySelector('.card.is-dimmed')).not.toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Hide others' }));
    await waitFor(() => expect(canvasElement.querySelector('.card.is-dimmed')).toBeNull());
    await expect(canvasElement.querySelector('[data-card]')).not.toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filter' }));
    await waitFor(() => expect(canvas.queryByText(/ of /, { selector: '.filter-found' })).toBeNull());
  },
};

export const Filters: BoardStory = {
  name: 'has its filters behind a button under 1367 px, open when they look for something [UI-036 UI-027]',
  play: async ({ canvasElement }) => {
    const { isLoaded, canvas } = boardActions(canvasElement);
    await isLoaded();
    await expect(window.innerWidth).toBeLessThan(1367);
    await expect(canvas.queryByRole('searchbox')).toBeNull();
    const button = canvas.getByRole('button', { name: 'Filters' });
    await userEvent.click(button);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'kowalski');
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'true'));
    await waitFor(() => expect(canvasElement.querySelector('.card.is-dimmed')).not.toBeNull());
    await userEvent.click(button);
    await expect(canvas.queryByRole('searchbox')).toBeNull();
  },
};

export const TurnsByKey: BoardStory = {
  name: 'turns the week under a card that the keyboard holds, which keeps its crew and its weekday',
  parameters: { path: '/week/pebble?date=2026-03-04' },
  play: async ({ canvasElement }) => {
    const { isLoaded, focus, press, said, canvas, binOf } = boardActions(canvasElement);
    await isLoaded();
    focus(PREP);
    await press(' ');
    await press('{ArrowRight}');
    await waitFor(() => expect(said()).toMatch(/^Prep 1, 03\/02\/2026/));
    await press('{PageDown}');
    await waitFor(() => expect(said()).toMatch(/^Prep 1, 03\/09\/2026/));
    await expect(canvas.getByText('Mon 03/09 – Sun 03/15 2026')).toBeVisible();
    await press('{PageDown}');
    await waitFor(() => expect(said()).toMatch(/^Prep 1, 03\/16\/2026/));
    await press('{PageUp}');
    await waitFor(() => expect(said()).toMatch(/^Prep 1, 03\/09\/2026/));
    await press('{ArrowRight}');
    await press(' ');
    await waitFor(() => expect(binOf(PREP)).toMatch(/^Prep 1, 03\/10\/2026/));
  },
};

export const Address: BoardStory = {
  name: 'shows the view of the address: its day, search, card size and groups',
  parameters: { path: '/week/pebble?date=2026-03-11&q=kowalski&zoom=compact&closed=APP,PREP' },
  play: async ({ canvasElement }) => {
    const { isLoaded, canvas } = boardActions(canvasElement);
    await isLoaded();
    await expect(canvas.getByRole('link', { name: 'Mon 9' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('searchbox', { name: 'Search' })).toHaveValue('kowalski'));
    await expect(canvas.getByRole('button', { name: 'Normal cards' })).toBeVisible();
    const expanded = ['Prep', 'App', 'Detail'].map((name) =>
      within(canvas.getByRole('region', { name }))
        .getByRole('button', { name: new RegExp(`^${name}`) })
        .getAttribute('aria-expanded'),
    );
    await expect(expanded).toEqual(['false', 'false', 'true']);
  },
};

const filtersAt = (pixels: number, isBehindButton: boolean): BoardStory => ({
  beforeEach: () => pretendWidth(pixels),
  play: async ({ canvasElement }) => {
    const { isLoaded, canvas } = boardActions(canvasElement);
    await isLoaded();
    await expect(canvas.queryByRole('button', { name: 'Filters' }) !== null).toBe(isBehindButton);
    await expect(canvas.queryByRole('searchbox', { name: 'Search' }) !== null).toBe(!isBehindButton);
  },
});
export const FiltersAt1366: BoardStory = {
  ...filtersAt(1366, true),
  name: 'has its filters behind a button at 1366 px [UI-036 UI-027]',
};
export const FiltersAt1367: BoardStory = {
  ...filtersAt(1367, false),
  name: 'has its filters on the toolbar at 1367 px [UI-036 UI-027]',
};
