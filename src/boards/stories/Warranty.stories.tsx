import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { boardActions } from './boardActions';
import { StoryBoard } from './StoryBoard';

const meta = {
  title: 'Boards/Warranty',
  component: StoryBoard,
  args: { board: { category: 'warranty', view: 'day' }, server: {}, events: [], offline: false },
  parameters: { path: '/day/warranty' },
  beforeEach: () => {
    window.localStorage.clear();
    window.sessionStorage.clear();
  },
} satisfies Meta<typeof StoryBoard>;
export default meta;
type Story = StoryObj<typeof meta>;

const blockOf = (canvasElement: HTMLElement, id: number): HTMLElement => {
  const block = canvasElement.querySelector<HTMLElement>(`.tg-block:has([data-card="warranty_schedule:${id}"])`);
  if (!block) throw new Error(`the visit ${id} is not in the page`);
  return block;
};
const extentOf = (block: HTMLElement): string => `${block.style.left} ${block.style.width}`;

export const Day: Story = {
  name: 'shows fieldworkers and their visits on a grid of quarter hours from 5:00 to midnight [WRB-001 WRB-004 WRB-005 WRB-015 WRB-022]',
  play: async ({ canvasElement }) => {
    const { canvas, isLoaded, card } = boardActions(canvasElement);
    await isLoaded();
    const names = [...canvasElement.querySelectorAll('.tg-name .crew-title')].map((name) => name.textContent);
    await expect(names).toEqual(['Ana Ruiz', 'Ben Olsen', 'Carl Adams', 'Dora Vance', 'Eli Moss', '(No Worker)']);
    await expect(extentOf(blockOf(canvasElement, 1))).toBe('640px 320px');
    await expect(card('warranty_schedule:1').querySelector('.card-work')).toHaveTextContent(/^09:00 AM - 11:00 AM · /);
    await expect(canvas.getByRole('tab', { name: /^Unassigned/ })).toBeVisible();
    const scroller = canvasElement.querySelector('[data-board-scroll]');
    await waitFor(() => expect(scroller?.scrollLeft).toBeGreaterThan(280));
    await expect(scroller?.scrollLeft).toBeLessThan(330);
  },
};

export const Overlap: Story = {
  name: 'stacks visits of one fieldworker that overlap, and draws an odd one as it is stored [WRB-018 WRB-019]',
  play: async ({ canvasElement }) => {
    await boardActions(canvasElement).isLoaded();
    const [first, second] = [blockOf(canvasElement, 1), blockOf(canvasElement, 2)];
    await expect(second.offsetTop).toBeGreaterThanOrEqual(first.offsetTop + first.offsetHeight);
    await expect(Number.parseFloat(blockOf(canvasElement, 6).style.width)).toBe(80);
  },
};

export const Week: Story = {
  name: 'stacks seven day grids that collapse and remember it [WRB-018]',
  args: { board: { category: 'warranty', view: 'week' } },
  parameters: { path: '/week/warranty' },
  play: async ({ canvasElement }) => {
    const { canvas, isLoaded } = boardActions(canvasElement);
    await isLoaded();
    const thursday = await canvas.findByRole('button', { name: 'Collapse Thursday 03/05/2026', expanded: true });
    await userEvent.click(thursday);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Expand Thursday 03/05/2026', expanded: false })).toBeVisible(),
    );
    await expect(canvas.getByRole('link', { name: 'Thursday 03/05/2026' })).toHaveAttribute(
      'href',
      '/day/warranty?date=2026-03-05',
    );
    await waitFor(() => expect(JSON.stringify(window.localStorage)).toContain('day 4'));
  },
};

/** A small thing to aim at: just after nine. */
const spotAt = (track: Element): HTMLElement => {
  const spot = document.createElement('i');
  spot.style.cssText = 'position:absolute;left:662px;top:10px;width:2px;height:2px';
  track.append(spot);
  return spot;
};

export const Drop: Story = {
  name: 'makes a visit of an hour of a card that is dropped on the grid, says when while it is carried, and is not double booked with itself [WRB-009 WRB-017]',
  play: async ({ canvasElement }) => {
    const { carry, letGo, isLoaded } = boardActions(canvasElement);
    await isLoaded();
    const [first, second] = [...canvasElement.querySelectorAll<HTMLElement>('.tray-cards [data-card]')].map(
      ({ dataset }) => dataset.card,
    );
    const track = canvasElement.querySelectorAll('.tg-track')[4];
    if (!first || !second || !track) throw new Error('nothing to drop');
    const spot = spotAt(track);
    const notice = (): Element | null => canvasElement.querySelector('.notice-text');
    await carry(first, spot);
    await waitFor(() =>
      expect(canvasElement.querySelector('.tg-landing.is-shown')).toHaveTextContent('09:00 AM - 10:00 AM'),
    );
    await letGo(spot);
    await waitFor(() =>
      expect([...canvasElement.querySelectorAll<HTMLElement>('.tg-block')].map(extentOf)).toContain('640px 160px'),
    );
    await waitFor(() => expect(notice()).toHaveTextContent(/^Moved /));
    await expect(notice()).not.toHaveTextContent(/double booked/);
    await carry(second, spot);
    await letGo(spot);
    await waitFor(() => expect(notice()).toHaveTextContent(/^Moved .* Eli Moss is double booked: /));
  },
};

export const Several: Story = {
  name: 'carries several chosen cards onto the grid, one behind the other, and one undo takes them back [WRB-009 WRB-017]',
  args: { board: { category: 'warranty', view: 'day' } },
  play: async ({ canvasElement }) => {
    const { carry, letGo, isLoaded, canvas } = boardActions(canvasElement);
    await isLoaded();
    const waiting = [...canvasElement.querySelectorAll<HTMLElement>('.tray-cards [data-card]')].slice(0, 2);
    const [first, second] = waiting;
    const track = canvasElement.querySelectorAll('.tg-track')[4];
    if (!first?.dataset.card || !second || !track) throw new Error('no cards wait');
    const spot = spotAt(track);
    const before = canvasElement.querySelectorAll('.tg-block').length;
    const user = userEvent.setup();
    await user.keyboard('{Control>}');
    await user.click(first);
    await user.click(second);
    await user.keyboard('{/Control}');
    await waitFor(() => expect(canvas.getByText('2 cards selected')).toBeVisible());
    await carry(first.dataset.card, spot);
    await expect(document.querySelector('.ghost-count')).toHaveTextContent('2');
    await letGo(spot);
    await waitFor(() => expect(canvasElement.querySelectorAll('.tg-block').length).toBe(before + 2));
    const extents = [...canvasElement.querySelectorAll<HTMLElement>('.tg-block')].map(extentOf);
    await expect(extents).toEqual(expect.arrayContaining(['640px 160px', '800px 160px']));
    await new Promise((resolve) => setTimeout(resolve, 60));
    await user.click(canvas.getAllByRole('button', { name: 'Undo' })[0] ?? canvasElement);
    await waitFor(() => expect(canvasElement.querySelectorAll('.tg-block').length).toBe(before));
  },
};

export const Resize: Story = {
  name: 'drags the end of a visit by whole steps, to an hour at least [WRB-003 WRB-006 WRB-007]',
  play: async ({ canvasElement }) => {
    await boardActions(canvasElement).isLoaded();
    const handle = blockOf(canvasElement, 1).querySelector<HTMLElement>('.tg-handle');
    if (!handle) throw new Error('no handle');
    handle.setPointerCapture = () => undefined;
    const x = handle.getBoundingClientRect().left;
    const point = (type: string, clientX: number) =>
      handle.dispatchEvent(
        new PointerEvent(type, { bubbles: true, cancelable: true, button: 0, pointerId: 1, clientX, clientY: 300 }),
      );
    point('pointerdown', x);
    point('pointermove', x - 300);
    await expect(blockOf(canvasElement, 1).style.width).toBe('160px');
    point('pointermove', x + 130);
    point('pointerup', x + 130);
    await waitFor(() => expect(extentOf(blockOf(canvasElement, 1))).toBe('640px 440px'));
    await waitFor(() => expect(blockOf(canvasElement, 1).querySelector('[data-card]')).toHaveFocus());
  },
};

export const Keyboard: Story = {
  name: 'moves a visit with the arrow keys, its end with shift, and says where it is [WRB-003 WRB-006]',
  play: async ({ canvasElement }) => {
    const { focus, press, said, isLoaded } = boardActions(canvasElement);
    await isLoaded();
    focus('warranty_schedule:1');
    await press('{Enter}{ArrowRight}');
    await waitFor(() => expect(said()).toContain('09:15 AM - 11:15 AM'));
    await press('{Shift>}{ArrowRight}{/Shift}{ArrowDown}');
    await waitFor(() => expect(said()).toContain('Ben Olsen'));
    await press('{Enter}');
    await waitFor(() => expect(extentOf(blockOf(canvasElement, 1))).toBe('680px 360px'));
    await expect(blockOf(canvasElement, 1).closest('.tg-row')).toHaveAttribute(
      'aria-label',
      expect.stringContaining('Ben Olsen'),
    );
  },
};

export const Resized: Story = {
  name: 'says that a visit got longer, not that it was moved',
  play: async ({ canvasElement }) => {
    const { canvas, focus, press, isLoaded } = boardActions(canvasElement);
    await isLoaded();
    focus('warranty_schedule:1');
    await press('{Enter}{Shift>}{ArrowRight}{/Shift}{Enter}');
    await canvas.findByText(/^Changed .* to 09:00 AM - 11:15 AM\./);
    await expect(canvas.queryByText(/^Moved /)).toBeNull();
  },
};

export const NothingToPush: Story = {
  name: 'has "Push to next day" at its unassigned cards, which have no dates: it is always disabled [BRD-059 BRD-060]',
  play: async ({ canvasElement }) => {
    const { canvas, isLoaded } = boardActions(canvasElement);
    await isLoaded();
    await userEvent.click(canvas.getByRole('tab', { name: /^Unassigned/ }));
    const push = await canvas.findByRole('button', { name: 'Push to next day' });
    await expect(push).toHaveAttribute('aria-disabled', 'true');
    await expect(push).toHaveAccessibleDescription('No dated cards to push.');
  },
};

export const Locked: Story = {
  name: 'locks a completed visit, which has no handle and says why it stays [WRB-021]',
  play: async ({ canvasElement }) => {
    const { focus, press, said, isLoaded } = boardActions(canvasElement);
    await isLoaded();
    await expect(blockOf(canvasElement, 4).querySelector('.tg-handle')).toBeNull();
    focus('warranty_schedule:4');
    await press('{Enter}');
    await waitFor(() => expect(said()).toContain('This card is complete and cannot be moved.'));
  },
};

export const PastDue: Story = {
  name: 'tints a visit of a past day that is not complete [BRD-016]',
  parameters: { path: '/day/warranty?date=2026-03-03' },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement.querySelector('.tg-block .card.is-past-due')).toHaveTextContent('Past due'),
    );
  },
};

export const Refused: Story = {
  name: 'puts a refused visit back, that one alone, with the reason',
  args: { server: { refuses: { message: 'Sam Hill moved this card to Ben Olsen.', code: 'CONFLICT' } } },
  play: async ({ canvasElement }) => {
    const { focus, press, isLoaded, page } = boardActions(canvasElement);
    await isLoaded();
    focus('warranty_schedule:1');
    await press('{Enter}{ArrowRight}{Enter}');
    await waitFor(() =>
      expect(page.getAllByText(/ went back: Sam Hill moved this card to Ben Olsen\.$/).length).toBeGreaterThan(0),
    );
    await waitFor(() => expect(extentOf(blockOf(canvasElement, 1))).toBe('640px 320px'));
  },
};

export const Urgency: Story = {
  name: 'a card says how much its job presses and how many days it waits',
  play: async ({ canvasElement }) => {
    const { isLoaded, card } = boardActions(canvasElement);
    await isLoaded();
    await expect(card('warranty_schedule:1').querySelector('.badge-urgency')).toHaveTextContent('High · 1 d');
    await expect(card('warranty_schedule:1').querySelector('.badge-urgency')).toHaveClass('is-pressing');
    await expect(card('warranty_schedule:1')).toHaveAccessibleName(/High · 1 d/);
  },
};

export const DoubleBooked: Story = {
  name: 'warns of two visits of one fieldworker at the same time: on both, while one is carried there, and after the drop',
  play: async ({ canvasElement }) => {
    const { isLoaded, card, carry, letGo, said } = boardActions(canvasElement);
    await isLoaded();
    for (const id of [1, 2]) await expect(card(`warranty_schedule:${id}`)).toHaveTextContent('Double booked');
    await expect(card('warranty_schedule:6')).not.toHaveTextContent('Double booked');
    const met = blockOf(canvasElement, 6);
    await expect(await carry('warranty_schedule:1', met)).toMatch(/\nCarl Adams is double booked: /);
    await expect(document.querySelector('.ghost-caption')).toHaveClass('load-amber');
    await letGo(met);
    await waitFor(() => expect(said()).toMatch(/Carl Adams is double booked: /));
    await waitFor(() => expect(card('warranty_schedule:6')).toHaveTextContent('Double booked'));
    await expect(card('warranty_schedule:2')).not.toHaveTextContent('Double booked');
  },
};

export const Beyond: Story = {
  name: 'leads to the visits beyond the edge of the view, by fieldworker',
  play: async ({ canvasElement }) => {
    const { isLoaded, canvas, card } = boardActions(canvasElement);
    await isLoaded();
    await expect(canvasElement.querySelector('[data-card="warranty_schedule:7"]')).toBeNull();
    const later = await canvas.findByRole('button', { name: 'Dora Vance: 2 later visits' });
    await expect(later.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
    await userEvent.click(later);
    await userEvent.click(await canvas.findByRole('button', { name: 'Dora Vance: 1 later visit' }));
    await waitFor(() => expect(card('warranty_schedule:7')).toHaveFocus());
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Dora Vance: \d later/ })).toBeNull());
    await expect(canvas.getByRole('button', { name: /^Ana Ruiz: \d+ earlier visits?$/ })).toBeVisible();
  },
};

export const MoveTo: Story = {
  name: 'offers trays, fieldworkers and typed times in "Move to..."',
  play: async ({ canvasElement }) => {
    const { focus, press, isLoaded, opened } = boardActions(canvasElement);
    await isLoaded();
    focus('warranty_schedule:1');
    await press('m');
    const dialog = await opened('dialog');
    await userEvent.selectOptions(dialog.getByLabelText('Fieldworker'), 'Carl Adams');
    await userEvent.click(dialog.getByRole('button', { name: 'Move' }));
    await waitFor(() =>
      expect(blockOf(canvasElement, 1).closest('.tg-row')).toHaveAttribute(
        'aria-label',
        expect.stringContaining('Carl Adams'),
      ),
    );
  },
};

export const TypedTimes: Story = {
  name: 'takes times typed as MM/DD/YYYY hh:mm A, rounds them up to the quarter, and keeps what is no time in red, without moving anything [WRB-013 KEY-004]',
  play: async ({ canvasElement }) => {
    const { focus, press, isLoaded, opened } = boardActions(canvasElement);
    await isLoaded();
    const stood = extentOf(blockOf(canvasElement, 1));
    focus('warranty_schedule:1');
    await press('m');
    const dialog = await opened('dialog');
    const [start, end] = [await dialog.findByLabelText('Start'), dialog.getByLabelText('End')];
    await expect(start).toHaveDisplayValue(/^\d\d\/\d\d\/\d{4} \d\d:\d\d [AP]M$/);
    await userEvent.clear(start);
    await userEvent.type(start, '03/05/2026 10:05 AM');
    await userEvent.tab();
    await expect(start).toHaveDisplayValue('03/05/2026 10:15 AM');
    await expect(end).toHaveDisplayValue('03/05/2026 11:15 AM');
    await userEvent.clear(end);
    await userEvent.type(end, 'later');
    await userEvent.tab();
    await expect(end).toHaveDisplayValue('later');
    await expect(end).toBeInvalid();
    await userEvent.click(dialog.getByRole('button', { name: 'Move' }));
    await expect(dialog.getByRole('button', { name: 'Move' })).toBeVisible();
    await expect(extentOf(blockOf(canvasElement, 1))).toBe(stood);
    await userEvent.clear(end);
    await userEvent.type(end, '03/05/2026 12:31 PM');
    await userEvent.click(dialog.getByRole('button', { name: 'Move' }));
    // From 10:15 AM to 12:45 PM: 40 px a quarter.
    await waitFor(() => expect(extentOf(blockOf(canvasElement, 1))).toBe('840px 400px'));
  },
};

export const MoveSeveralTo: Story = {
  name: 'moves several chosen visits by "Move to...": the others keep their distance in time to the first',
  play: async ({ canvasElement }) => {
    const { focus, press, isLoaded, opened } = boardActions(canvasElement);
    await isLoaded();
    for (const key of ['warranty_schedule:2', 'warranty_schedule:1']) {
      focus(key);
      await press('x');
    }
    await press('m');
    const dialog = await opened('dialog');
    await expect(dialog.getByRole('heading', { name: 'Move 2 cards' })).toBeInTheDocument();
    await userEvent.selectOptions(dialog.getByLabelText('Fieldworker'), 'Carl Adams');
    await userEvent.click(dialog.getByRole('button', { name: 'Move' }));
    const rowOf = (id: number): string | null | undefined =>
      blockOf(canvasElement, id).closest('.tg-row')?.getAttribute('aria-label');
    await waitFor(() =>
      expect([rowOf(1), rowOf(2)]).toEqual([
        expect.stringContaining('Carl Adams'),
        expect.stringContaining('Carl Adams'),
      ]),
    );
    await expect([extentOf(blockOf(canvasElement, 1)), extentOf(blockOf(canvasElement, 2))]).toEqual([
      '640px 320px',
      '800px 320px',
    ]);
  },
};

export const ReadOnly: Story = {
  name: 'is read-only without the edit right',
  args: { server: { rights: { can_edit: false, can_move_all: false } } },
  play: async ({ canvasElement }) => {
    const { canvas, isLoaded } = boardActions(canvasElement);
    await isLoaded();
    await expect(canvas.getByText('Read only')).toBeVisible();
    await expect(canvasElement.querySelector('.tg-handle')).toBeNull();
  },
};

export const Empty: Story = {
  name: 'keeps its fieldworkers without a visit',
  args: { board: { category: 'warranty', view: 'day', jobs: 0 } },
};
export const LongTexts: Story = {
  name: 'cuts long names',
  args: { board: { category: 'warranty', view: 'day', longNames: true } },
};
export const Offline: Story = { name: 'is read-only offline', args: { offline: true } };
export const Dark: Story = { name: 'has a dark mode', globals: { theme: 'dark' } };
export const Spanish: Story = { name: 'speaks Spanish', globals: { language: 'es' } };
export const ThousandVisits: Story = {
  name: 'keeps visits out of view out of the page, with 2,000 of them',
  args: { board: { category: 'warranty', view: 'week', jobs: 2600, crewTimes: 8 } },
  parameters: { path: '/week/warranty' },
  play: async ({ canvasElement }) => {
    await boardActions(canvasElement).isLoaded();
    await expect(canvasElement.querySelectorAll('[data-card]').length).toBeLessThan(160);
  },
};

export const Phone: Story = {
  name: 'shows a day as sections of fieldworkers on a phone',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const { canvas, isLoaded } = boardActions(canvasElement);
    await isLoaded();
    await expect(canvas.getByRole('region', { name: 'Ana Ruiz' })).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Move to…' }).length).toBeGreaterThan(1);
  },
};
