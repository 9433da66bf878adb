import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { DIVISION } from '#domain/statuses';
import { boardActions } from './boardActions';
import { aGuniteAnswer } from './guniteData';
import { StoryBoard } from './StoryBoard';

const meta = {
  title: 'Boards/Gunite',
  component: StoryBoard,
  args: { board: { category: 'gunite' }, server: {}, events: [], offline: false },
  beforeEach: () =>
    ['/week/gunite', '/day/gunite'].forEach((path) => window.localStorage.removeItem(`trowel:board:${path}`)),
} satisfies Meta<typeof StoryBoard>;
export default meta;
type Story = StoryObj<typeof meta>;

const tabs = (canvasElement: HTMLElement): string[] =>
  [...canvasElement.querySelectorAll<HTMLElement>('.tray-tabs [role="tab"]')].map((tab) => tab.title);

export const Week: Story = {
  name: 'week: one group of crews without a head, and the trays Unassigned, On Hold, Cave in, Awaiting Builder [BRD-005 BRD-006 BRD-008]',
  play: async ({ canvasElement }) => {
    const { canvas, isLoaded } = boardActions(canvasElement);
    await isLoaded();
    await expect(tabs(canvasElement)).toEqual(['Unassigned', 'On Hold', 'Cave in', 'Awaiting Builder']);
    await expect(canvasElement.querySelector('.group-head')).toBeNull();
    await expect([...canvasElement.querySelectorAll('.crew-title')].map((crew) => crew.textContent)).toEqual([
      'Gunite 1',
      'Gunite 2',
      'Gunite 3',
      'Gunite 4',
      'Flash',
    ]);
    await expect(canvas.queryByRole('button', { name: 'Push to next day' })).toBeNull();
    await expect(canvasElement.querySelector('.day-load')).toHaveTextContent(/^[\d.]+ \/ 480 yd$/);
  },
};

export const Day: Story = {
  name: 'day: the cards of a crew stand side by side',
  args: { board: { category: 'gunite', view: 'day' } },
  play: async ({ canvasElement }) => {
    const { isLoaded } = boardActions(canvasElement);
    await isLoaded();
    const bin = [...canvasElement.querySelectorAll('.bin')].find(
      (one) => one.querySelectorAll('[data-card]').length > 1,
    );
    const [first, second] = [...(bin?.querySelectorAll('[data-card]') ?? [])].map((card) =>
      card.getBoundingClientRect(),
    );
    await expect(second?.top).toBe(first?.top);
    await expect(second?.left).toBeGreaterThan(first?.right ?? Number.NaN);
  },
};

export const Faces: Story = {
  name: 'a face tells the day, perimeter, area and depths, and the yards [BRD-017]',
  play: async ({ canvasElement }) => {
    const { isLoaded } = boardActions(canvasElement);
    await isLoaded();
    const work = [...canvasElement.querySelectorAll('.stage-GUNITE .card-work')].map((line) => line.textContent ?? '');
    await expect(work.filter((line) => !/^(\d+(\.\d+)? yd|\(No Yardage\)) · Day [12]$/.test(line))).toEqual([]);
    const measures = [...canvasElement.querySelectorAll('.stage-GUNITE .card-extra')].map(
      (line) => line.textContent ?? '',
    );
    await expect(measures.filter((line) => !/^\d+ sf · 3.5–\d · \d+ lf$/.test(line))).toEqual([]);
  },
};

export const CaveIn: Story = {
  name: 'a Day 1 card goes to Cave in with that status, a Flash card is refused there with the reason [BRD-050 BRD-051]',
  play: async ({ canvasElement }) => {
    const { canvas, isLoaded, carry, letGo, card } = boardActions(canvasElement);
    await isLoaded();
    const caveIn = canvas.getByRole('tab', { name: /^Cave in/ });
    const flash = canvasElement.querySelector<HTMLElement>('.stage-FLASH:not(.is-locked)')?.dataset.card ?? '';
    await expect(await carry(flash, caveIn)).toBe('Cave in takes only Day 1 to Day 8 cards.');
    await letGo(caveIn);
    await waitFor(() => expect(document.querySelector('.ghost')).toBeNull());
    await expect(await carry('gunite_history:10', caveIn)).toBe('Drop in Cave in');
    await letGo(caveIn);
    await userEvent.click(canvas.getByRole('tab', { name: /^Cave in/ }));
    await waitFor(() =>
      expect(card('gunite_history:10').querySelector('.card-status')).toHaveAttribute('title', 'Cave in'),
    );
  },
};

export const BecomesDayOne: Story = {
  name: 'says beside a Day 2 card that is carried to Unassigned that it becomes Day 1, and after the drop that it is [BRD-050 SDY-019]',
  play: async ({ canvasElement }) => {
    const { isLoaded, carry, letGo, canvas, card } = boardActions(canvasElement);
    await isLoaded();
    const second =
      [...canvasElement.querySelectorAll<HTMLElement>('.bin .card:not(.is-locked)')].find((one) =>
        one.textContent?.includes('Day 2'),
      )?.dataset.card ?? '';
    const unassigned = canvas.getByRole('tab', { name: /^Unassigned/ });
    await expect(await carry(second, unassigned)).toMatch(/^Drop in Unassigned.*\nIt becomes Day 1$/);
    await letGo(unassigned);
    await waitFor(() =>
      expect(
        canvas.getByText(/^Moved .* to Unassigned.* It is Day 1 now\.$/, { selector: '.notice-text' }),
      ).toBeVisible(),
    );
    await userEvent.click(unassigned);
    await waitFor(() => expect(card(second)).toHaveTextContent('Day 1'));
  },
};

export const ChangeDay: Story = {
  name: '"Change date or crew..." gives a Day 2 card another day and keeps it Day 2; a drop on a crew is refused [BRD-046 BRD-050]',
  play: async ({ canvasElement }) => {
    const { isLoaded, carry, letGo, card, bin, binOf, opened, press } = boardActions(canvasElement);
    await isLoaded();
    const second =
      [...canvasElement.querySelectorAll<HTMLElement>('.bin .card:not(.is-locked)')].find((one) =>
        one.textContent?.includes('Day 2'),
      )?.dataset.card ?? '';
    const friday = bin(/^Gunite 2, 03\/06\/2026/);
    await expect(await carry(second, friday)).toBe('A Day 2 to 8 card can go only to Unassigned, Cave in or On Hold.');
    await letGo(friday);
    card(second).focus();
    await press('m');
    const places = await opened('dialog');
    await userEvent.click(places.getByRole('button', { name: 'Sun 8' }));
    await waitFor(() => expect(places.getByRole('radio', { checked: true })).toBeDisabled());
    await expect(places.getByRole('button', { name: 'Move' })).toBeDisabled();
    await userEvent.click(places.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(document.querySelector('[role="dialog"]')).toBeNull());
    card(second).focus();
    await press('{Shift>}{F10}{/Shift}');
    const menu = await opened('menu');
    await userEvent.click(menu.getByRole('menuitem', { name: 'Change date or crew…' }));
    const dialog = await opened('dialog');
    await waitFor(() => expect(dialog.getByText('The card stays Day 2.')).toBeVisible());
    await userEvent.selectOptions(dialog.getByLabelText('Crew'), 'Gunite 2');
    const date = dialog.getByRole('textbox', { name: 'Date' });
    await userEvent.clear(date);
    await userEvent.type(date, '3/6/2026{Tab}');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(binOf(second)).toMatch(/^Gunite 2, 03\/06\/2026/));
    await expect(card(second)).toHaveTextContent('Day 2');
  },
};

export const ChangeBreaks: Story = {
  name: '[SDY-003] "Change date or crew..." says before it is saved that the chain of days breaks',
  args: {
    board: { category: 'gunite' },
    server: { gaps: [{ division_id: DIVISION.GUNITE, step: 'gunite_days', min_workdays: 1, max_workdays: 1 }] },
  },
  play: async ({ canvasElement }) => {
    const { isLoaded, card, opened, press } = boardActions(canvasElement);
    await isLoaded();
    const { cards } = aGuniteAnswer({ category: 'gunite' });
    const dayOnes = new Set(
      cards.flatMap(({ type_id, date, job_detail_id }) => (type_id === 1 && date !== null ? [job_detail_id] : [])),
    );
    const second =
      cards.find(
        ({ key, type_id, status_id, job_detail_id }) =>
          type_id === 2 &&
          status_id === 2 &&
          dayOnes.has(job_detail_id) &&
          canvasElement.querySelector(`.bin .card:not(.is-locked)[data-card="${key}"]`),
      )?.key ?? '';
    card(second).focus();
    await press('{Shift>}{F10}{/Shift}');
    await userEvent.click((await opened('menu')).getByRole('menuitem', { name: 'Change date or crew…' }));
    const dialog = await opened('dialog');
    const date = await waitFor(() => {
      const field = dialog.getByRole('textbox', { name: 'Date' });
      if (field.hasAttribute('readonly')) throw new Error('the input of the date has not come yet');
      return field;
    });
    await userEvent.clear(date);
    await userEvent.type(date, '3/20/2026{Tab}');
    await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent(/^Breaks the chain: Day 1 .* and Day 2 /));
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeEnabled();
  },
};

export const Push: Story = {
  name: 'pushes the dated cards of the day to the next day in one go, and takes them back [BRD-059 BRD-060]',
  args: { board: { category: 'gunite', view: 'day' }, server: { delay: 3000 } },
  play: async ({ canvasElement }) => {
    const { canvas, isLoaded, said } = boardActions(canvasElement);
    await isLoaded();
    const count = () => canvas.getByRole('tab', { name: /^Unassigned/ }).querySelector('.tray-count')?.textContent;
    const before = count();
    const button = canvas.getByRole('button', { name: /^Push to next day/ });
    await expect(button).toHaveAccessibleDescription('Moves 2 dated cards to 03/05/2026.');
    await userEvent.click(button);
    await expect(await canvas.findByRole('button', { name: 'Pushing 2 cards…' })).toBeDisabled();
    await expect(said()).toBe('Pushed 2 cards to 03/05/2026.');
    await waitFor(
      () => expect(canvas.getByRole('button', { name: 'Push to next day' })).toHaveAttribute('aria-disabled', 'true'),
      {
        timeout: 8000,
      },
    );
    await expect(canvas.getByRole('button', { name: 'Push to next day' })).toHaveAccessibleDescription(
      'No dated cards to push.',
    );
    await expect(count()).toBe(String(Number(before) - 2));
    await userEvent.click(
      within(
        canvas.getByText(/^Pushed 2 cards/, { selector: '.notice-text' }).closest<HTMLElement>('.notice') ??
          canvasElement,
      ).getByRole('button', { name: 'Undo' }),
    );
    await waitFor(() => expect(count()).toBe(before), { timeout: 8000 });
  },
};

export const Refused: Story = {
  name: 'a push that the server refuses goes back as a whole [BRD-064]',
  args: {
    board: { category: 'gunite', view: 'day' },
    server: { refuses: { message: 'This card is complete and cannot be moved.', code: 'BAD_USER_INPUT' } },
  },
  play: async ({ canvasElement }) => {
    const { canvas, isLoaded } = boardActions(canvasElement);
    await isLoaded();
    await userEvent.click(canvas.getByRole('button', { name: /^Push to next day/ }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /^Push to next day/ })).toHaveAccessibleDescription(
        'Moves 2 dated cards to 03/05/2026.',
      ),
    );
  },
};

export const Locked: Story = {
  name: 'complete cards and those of past days wear a lock [BRD-053 BRD-054]',
  play: async ({ canvasElement }) => {
    const { isLoaded, bin } = boardActions(canvasElement);
    await isLoaded();
    const past = [...canvasElement.querySelectorAll('.bin.is-past [data-card]')];
    await expect(past.length).toBeGreaterThan(0);
    await expect(past.every((card) => card.classList.contains('is-locked'))).toBe(true);
    await expect(bin(/^Gunite 1, 03\/05\/2026/).querySelectorAll('.is-locked')).toHaveLength(0);
  },
};

export const ReadOnly: Story = {
  name: 'without the edit right nothing can be pushed or moved [BRD-058]',
  args: { board: { category: 'gunite', view: 'day' }, server: { rights: { can_edit: false, can_move_all: false } } },
  play: async ({ canvasElement }) => {
    const { canvas, isLoaded } = boardActions(canvasElement);
    await isLoaded();
    await expect(canvas.getByText('Read only')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Push/ })).toBeNull();
  },
};

export const EmptyDay: Story = {
  name: 'an empty day keeps its crews and has nothing to push',
  args: { board: { category: 'gunite', view: 'day', jobs: 0 } },
  play: async ({ canvasElement }) => {
    const { canvas } = boardActions(canvasElement);
    await waitFor(() => expect(canvas.getByText('Nothing here.')).toBeVisible());
    await expect(canvas.getByText('Gunite 1')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Push to next day' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const FullDay: Story = { name: 'a full day', args: { board: { category: 'gunite', view: 'day', jobs: 90 } } };
export const LongTexts: Story = { name: 'cuts long names', args: { board: { category: 'gunite', longNames: true } } };
export const Spanish: Story = {
  name: 'speaks Spanish',
  args: { board: { category: 'gunite', view: 'day' } },
  globals: { language: 'es' },
};
export const Phone: Story = {
  name: 'on a phone: the days of the week above one day of crews',
  args: { board: { category: 'gunite', view: 'day' } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const { canvas, isLoaded } = boardActions(canvasElement);
    await isLoaded();
    await userEvent.click(canvas.getByRole('button', { name: /^Friday 03\/06\/2026/ }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /^Friday 03\/06\/2026: / })).toHaveAttribute('aria-current', 'date'),
    );
    await userEvent.click(canvas.getByRole('button', { name: /^Unassigned/ }));
    await expect(canvas.getByRole('button', { name: /^Push to next day/ })).toBeVisible();
  },
};
