import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { addDays } from '#domain/civilDate';
import { aDay, anItem, DAY, usualItems } from './presiteData';
import { presiteActions } from './presiteActions';
import { StoryPresite } from './StoryPresite';

const BOTH = { presite_gunite: true, presite_pebble: true };
const FRIDAY = addDays(DAY, 2);

const meta = {
  title: 'Presite schedule/Week',
  component: StoryPresite,
  args: {
    day: aDay([...usualItems(), anItem(21, { presite_supervisor_id: 11, scheduled_date: FRIDAY })]),
    server: {},
    flags: BOTH,
    elsewhere: null,
    offline: false,
  },
  parameters: { path: `/PresiteSchedule?span=week&date=${DAY}` },
  beforeEach: () => window.localStorage.setItem('trowel:presite:map', 'hidden'),
} satisfies Meta<typeof StoryPresite>;
export default meta;
type Story = StoryObj<typeof meta>;

const click = async (card: HTMLElement, held: 'Control' | 'Shift' | null = null): Promise<void> => {
  const user = userEvent.setup();
  if (held) await user.keyboard(`{${held}>}`);
  await user.click(card);
  if (held) await user.keyboard(`{/${held}}`);
};

export const AnyWeek: Story = {
  name: 'shows a line of days for each supervisor, and those without a day beside it [SDY-017]',
  play: async ({ canvasElement }) => {
    const { isLoaded, columnOf, canvas } = presiteActions(canvasElement);
    await isLoaded();
    await expect([columnOf(1), columnOf(5), columnOf(9), columnOf(11), columnOf(21)]).toEqual([
      `-2/${DAY}`,
      '-2/',
      `11/${DAY}`,
      '11/',
      `11/${FRIDAY}`,
    ]);
    await expect(columnOf(8)).toBe(`13/${addDays(DAY, -2)}`);
    await expect(columnOf(3)).toBe(`-2/${DAY}`);
    await expect(canvas.getByText('03/02 - 03/08')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next week' }));
    await waitFor(() => expect(canvas.getByText('03/09 - 03/15')).toBeVisible());
    await waitFor(() => expect(columnOf(9)).toBeUndefined());
    await userEvent.click(canvas.getByRole('button', { name: 'Day' }));
    await waitFor(() => expect(canvas.getByRole('region', { name: /^Winston Overby: / })).toBeVisible());
  },
};

export const ByMouse: Story = {
  name: 'gives supervisor and day by one drag, and both are back by one undo [SDY-017]',
  play: async ({ canvasElement }) => {
    const { isLoaded, carry, letGo, columnOf, canvas } = presiteActions(canvasElement);
    await isLoaded();
    const cell = canvasElement.querySelector(`section[data-column="11/${FRIDAY}"]`);
    if (!cell) throw new Error('no cell');
    await expect(await carry(5, cell)).toBe('Drop in Winston Overby, Fri 03/06/2026');
    await letGo(cell);
    await waitFor(() => expect(columnOf(5)).toBe(`11/${FRIDAY}`));
    const undo = await canvas.findByText('Undo', { selector: '.notice-undo' });
    await new Promise((resolve) => setTimeout(resolve, 100)); // a click right after a drop belongs to the drop
    await userEvent.click(undo);
    await waitFor(() => expect(columnOf(5)).toBe('-2/'));
  },
};

export const ByKeyboard: Story = {
  name: 'carries by the arrow keys from day to day and from line to line [SDY-017]',
  play: async ({ canvasElement }) => {
    const { isLoaded, card, press, said, columnOf } = presiteActions(canvasElement);
    await isLoaded();
    card(9).focus();
    await press(' ');
    await press('{ArrowRight}');
    await expect(said()).toMatch(/Winston Overby, Thu 03\/05\/2026$/);
    await press('{ArrowDown}');
    await expect(said()).toMatch(/Ramona Sheffield, Thu 03\/05\/2026$/);
    await press(' ');
    await waitFor(() => expect(columnOf(9)).toBe(`13/${addDays(DAY, 1)}`));
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-presite', '9'));
  },
};

export const Several: Story = {
  name: 'moves all that are selected at once, names those that stay, and takes all back by one undo [SDY-017]',
  play: async ({ canvasElement }) => {
    const { isLoaded, card, carry, letGo, columnOf, canvas } = presiteActions(canvasElement);
    await isLoaded();
    await click(card(5), 'Control');
    await click(card(7), 'Control');
    await click(card(4), 'Control');
    await expect(canvas.getByText('3 presites selected')).toBeVisible();
    const cell = canvasElement.querySelector(`section[data-column="11/${FRIDAY}"]`);
    if (!cell) throw new Error('no cell');
    await expect(await carry(5, cell)).toBe(
      'Drop 2 of 3 in Winston Overby, Fri 03/06/2026Winston Overby does not supervise presites of Pebble.',
    );
    await letGo(cell);
    await waitFor(() =>
      expect([columnOf(5), columnOf(7), columnOf(4)]).toEqual([`11/${FRIDAY}`, `11/${FRIDAY}`, '-3/']),
    );
    await expect(
      await canvas.findByText(/^2 presites go to Winston Overby, 03\/06\/2026\. .* stays: Winston Overby does not/, {
        selector: '.notice-text',
      }),
    ).toBeVisible();
    await new Promise((resolve) => setTimeout(resolve, 100));
    await userEvent.click(canvas.getByText('Undo', { selector: '.notice-undo' }));
    await waitFor(() => expect([columnOf(5), columnOf(7)]).toEqual(['-2/', '-2/']));
  },
};

export const PickList: Story = {
  name: 'gives all that are selected a supervisor, each keeping its day, and then a day [SDY-017]',
  play: async ({ canvasElement }) => {
    const { isLoaded, card, press, menu, columnOf, canvas } = presiteActions(canvasElement);
    await isLoaded();
    card(5).focus();
    await press('x');
    await click(card(9), 'Control');
    await userEvent.click(canvas.getByRole('button', { name: 'Assign to…' }));
    const people = await menu();
    await userEvent.click(people.getByRole('menuitemradio', { name: 'Ramona Sheffield' }));
    await waitFor(() => expect([columnOf(5), columnOf(9)]).toEqual(['13/', `13/${DAY}`]));
    card(5).focus();
    await press('m');
    const days = await menu();
    await userEvent.click(days.getByRole('menuitemradio', { name: 'Fri 03/06/2026' }));
    await waitFor(() => expect(columnOf(5)).toBe(`13/${FRIDAY}`));
  },
};

export const Keys: Story = {
  name: 'selects by Shift and arrow keys, a whole column by Ctrl A, and nothing by Escape [SDY-017]',
  parameters: { path: `/PresiteSchedule?date=${DAY}` },
  play: async ({ canvasElement }) => {
    const { isLoaded, card, press, canvas } = presiteActions(canvasElement);
    await isLoaded();
    card(1).focus();
    await press('{Shift>}{ArrowDown}{/Shift}');
    await expect(canvas.getByText('2 presites selected')).toBeVisible();
    await press('{Escape}');
    await expect(canvas.queryByText(/presites? selected/, { selector: '.notice-text' })).toBeNull();
    await press('{Control>}a{/Control}');
    await expect(canvas.getByText('4 presites selected')).toBeVisible();
    await expect(card(1).getAttribute('aria-label')).toMatch(/^Selected, /);
  },
};

export const Refused: Story = {
  name: 'takes all back when the server refuses one of them [SDY-017 PSC-018]',
  args: { server: { refuses: { message: 'no', code: 'INTERNAL_SERVER_ERROR' }, delay: 100 } },
  play: async ({ canvasElement }) => {
    const { isLoaded, card, press, menu, columnOf, page } = presiteActions(canvasElement);
    await isLoaded();
    await click(card(5), 'Control');
    await click(card(7), 'Control');
    card(5).focus();
    await press('m');
    const people = await menu();
    await userEvent.click(people.getByRole('menuitemradio', { name: 'Ramona Sheffield' }));
    await waitFor(() => expect([columnOf(5), columnOf(7)]).toEqual(['13/', '13/']));
    await waitFor(() => expect([columnOf(5), columnOf(7)]).toEqual(['-2/', '-2/']));
    await expect((await page.findAllByText('Error, please try again.'))[0]).toBeVisible();
  },
};

const draw = async (map: HTMLElement, from: readonly [number, number][]): Promise<void> => {
  const { left, top } = map.getBoundingClientRect();
  const send = (type: string, [x, y]: readonly [number, number]): void => {
    map.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        isPrimary: true,
        pointerId: 1,
        button: 0,
        buttons: 1,
        clientX: left + x,
        clientY: top + y,
      }),
    );
  };
  const [first, ...rest] = from;
  if (!first) return;
  send('pointerdown', first);
  for (const point of rest) send('pointermove', point);
  send('pointerup', rest.at(-1) ?? first);
};

export const Lassoed: Story = {
  name: 'selects what a line on the map encloses, also those without a day, and shows it with rings [SDY-017]',
  beforeEach: () => window.localStorage.removeItem('trowel:presite:map'),
  play: async ({ canvasElement }) => {
    const { isLoaded, canvas, page, said } = presiteActions(canvasElement);
    await isLoaded();
    await userEvent.click(canvas.getByRole('button', { name: 'Visits of the week' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Unassigned without a date' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Lasso' }));
    const map = await waitFor(
      () => {
        const found = canvasElement.querySelector<HTMLElement>('.leaflet-container.has-lasso');
        if (!found) throw new Error('no map yet');
        return found;
      },
      { timeout: 8000 },
    );
    // A pointer of a script cannot be captured.
    map.setPointerCapture = () => undefined;
    const { width, height } = map.getBoundingClientRect();
    const onMap = Number(
      within(canvasElement)
        .getByText(/^\d+ visits on the map$/)
        .textContent?.split(' ')[0],
    );
    await draw(map, [
      [1, 1],
      [width - 1, 1],
      [width - 1, height - 1],
      [1, height - 1],
    ]);
    await waitFor(() =>
      expect(canvas.getByText(`${onMap} presites selected`, { selector: '.notice-text' })).toBeVisible(),
    );
    await waitFor(() => expect(canvasElement.querySelectorAll('.map-ring')).toHaveLength(onMap));
    await draw(map, [
      [1, 1],
      [9, 1],
      [9, 9],
    ]);
    await waitFor(() => expect(page.queryByText(/presites selected$/, { selector: '.notice-text' })).toBeNull());
    await expect(said()).toBe('No presite lies inside the line.');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Lasso' })).toHaveAttribute('aria-pressed', 'false'));
  },
};

export const Phone: Story = {
  name: 'on a phone: one supervisor at a time, day under day [SDY-017]',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const { isLoaded, canvas, columnOf } = presiteActions(canvasElement);
    await isLoaded();
    await userEvent.click(canvas.getByRole('tab', { name: /Winston Overby/ }));
    await waitFor(() => expect(columnOf(21)).toBe(`11/${FRIDAY}`));
    await expect(canvas.getByText('Fri 03/06/2026')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Visits' })).toBeNull();
  },
};

export const Spanish: Story = {
  name: 'in Spanish, dark',
  globals: { language: 'es', theme: 'dark' },
  play: async ({ canvasElement }) => {
    const { isLoaded, canvas } = presiteActions(canvasElement);
    await isLoaded();
    await waitFor(() => expect(canvas.getByText('mié 03/04')).toBeVisible(), { timeout: 4000 });
  },
};
