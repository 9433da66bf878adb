import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ERRORS } from '#domain/errors';
import { CallError } from '../../dataProvider/CallError';
import { keptRows } from '../../store/keptRows';
import { DRAFTS } from '../../store/keptRow';
import { BoardStage } from '../screen/BoardStage';
import { boardActions } from './boardActions';
import { fakeBoardApi } from './fakeBoardApi';
import { aGuniteAnswer } from './guniteData';
import { goOffline } from './StoryBoard';

const ANSWER = aGuniteAnswer({ category: 'gunite' });
const OPEN = ANSWER.cards.filter(
  ({ entity, date, crew_id, status_id, type_id }) =>
    entity === 'gunite_history' && date === '2026-03-06' && crew_id !== null && status_id === 2 && type_id === 1,
);
const written = fn();
const sent = fn();
const printed = fn();

interface Args {
  /** Cards that somebody takes while the plan is drawn. */
  taken: readonly string[];
  canEdit: boolean;
  /** What becomes of the first try to apply. */
  fails?: 'offline' | 'fault' | 'reason';
}

const FAILURES = {
  offline: () => new CallError('no answer', 0),
  fault: () => new CallError(ERRORS.INTERNAL_SERVER_ERROR.message, 500, { code: 'INTERNAL_SERVER_ERROR' }),
  reason: () =>
    new CallError('This needs a reason: Thanksgiving, Thu 03/05', 422, {
      code: 'BAD_USER_INPUT',
      rule: 'override_needed',
      params: { rules: 'Thanksgiving, Thu 03/05' },
    }),
};

/** The gunite week, whose server says what reaches it. */
const TriedWeek = ({ taken, canEdit, fails }: Args) => {
  const [api] = useState(() => {
    const rights = { can_edit: canEdit, can_move_all: false };
    const made = fakeBoardApi(ANSWER, { rights, onWrite: written, taken });
    const plans = async () => {
      const calls = await made.plans?.();
      if (!calls) throw new Error('no plans');
      return {
        ...calls,
        move: async (...given: Parameters<typeof calls.move>) => {
          sent(...given);
          if (fails && sent.mock.calls.length === 1) throw FAILURES[fails]();
          return calls.move(...given);
        },
      };
    };
    const keepPrinted = async (): Promise<void> => printed();
    return { ...made, plans, keepPrinted };
  });
  return <BoardStage category="gunite" view="week" api={api} />;
};

const clear = async (): Promise<void> => {
  written.mockClear();
  sent.mockClear();
  printed.mockClear();
  window.localStorage.removeItem('trowel:board:/week/gunite');
  window.sessionStorage.clear();
  await keptRows(DRAFTS).clear();
};

const meta = {
  title: 'Boards/Try a plan',
  component: TriedWeek,
  args: { taken: [], canEdit: true },
  beforeEach: async () => {
    await clear();
    return clear;
  },
} satisfies Meta<typeof TriedWeek>;
export default meta;
type Story = StoryObj<typeof meta>;

const switchOn = async (canvasElement: HTMLElement, name = 'Try a plan') => {
  const actions = boardActions(canvasElement);
  await actions.isLoaded();
  await userEvent.click(await actions.canvas.findByRole('button', { name }));
  const bar = within(await actions.canvas.findByRole('region', { name: 'Plan' }, { timeout: 8000 }));
  return { ...actions, bar };
};

/** Draws a card of Friday on the Thursday of its crew. */
const draw = async (canvasElement: HTMLElement, key: string): Promise<void> => {
  const { carry, letGo, card } = boardActions(canvasElement);
  const crew = card(key).closest('.bin')?.getAttribute('aria-label')?.split(',')[0] ?? '';
  const thursday = [...canvasElement.querySelectorAll('.bin')].find((bin) =>
    bin.getAttribute('aria-label')?.startsWith(`${crew}, 03/05/2026`),
  );
  if (!thursday) throw new Error('no Thursday');
  // Its row lies at the lower edge of the board, lower still where letters are taller.
  card(key).scrollIntoView({ block: 'center' });
  await carry(key, thursday);
  await letGo(thursday);
};
const dayOf = (canvasElement: HTMLElement, key: string): string =>
  canvasElement.querySelector(`[data-card="${key}"]`)?.closest('.bin')?.getAttribute('aria-label') ?? '';
const [one, two] = OPEN.map(({ key }) => key);

const drawTwo = async (canvasElement: HTMLElement): Promise<[string, string]> => {
  if (!one || !two) throw new Error('too few cards');
  await draw(canvasElement, one);
  await waitFor(() => expect(dayOf(canvasElement, one)).toMatch('03/05/2026'));
  await draw(canvasElement, two);
  await waitFor(() => expect(dayOf(canvasElement, two)).toMatch('03/05/2026'));
  return [one, two];
};

export const Applied: Story = {
  name: '[SDY-008] moves are drawn and not sent, undone within the plan, and applied as one commit with one undo',
  play: async ({ canvasElement }) => {
    const { bar, canvas, press } = await switchOn(canvasElement);
    await expect(bar.getByRole('status')).toHaveTextContent('No move yet');
    await expect(canvasElement.querySelector('.plan-frame')).not.toBeNull();
    const keys = await drawTwo(canvasElement);
    await expect(bar.getByText(/^2 moves · .* · (no distances|.* mi.*|no mile more or fewer.*)$/)).toBeVisible();
    await expect(canvasElement.querySelectorAll('.card.is-drafted')).toHaveLength(2);
    await expect(await bar.findByText('Kept on this device, also after signing out')).toBeVisible();
    await press('{Control>}z{/Control}');
    await waitFor(() => expect(bar.getByRole('status')).toHaveTextContent(/^1 move ·/));
    await expect(dayOf(canvasElement, keys[1])).toMatch('03/06/2026');
    await press('{Control>}{Shift>}z{/Shift}{/Control}');
    await waitFor(() => expect(bar.getByRole('status')).toHaveTextContent(/^2 moves ·/));
    await expect(written).not.toHaveBeenCalled();
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.click(bar.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Plan' })).toBeNull());
    await canvas.findByText('Plan applied: 2 cards moved.', { selector: '.notice-text' });
    await expect(sent).toHaveBeenCalledTimes(1);
    await expect(written).not.toHaveBeenCalled();
    await expect(canvasElement.querySelectorAll('.card.is-drafted, .plan-frame')).toHaveLength(0);
    await press('{Control>}z{/Control}');
    await waitFor(() => expect(written).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(keys.every((key) => dayOf(canvasElement, key).includes('03/06/2026'))).toBe(true));
  },
};

export const Conflicts: Story = {
  name: '[SDY-008] what others moved meanwhile is named, and the others are applied only when asked',
  args: { taken: [one ?? ''] },
  play: async ({ canvasElement }) => {
    const { bar, canvas } = await switchOn(canvasElement);
    const [, kept] = await drawTwo(canvasElement);
    await userEvent.click(bar.getByRole('button', { name: 'Apply' }));
    const alert = await bar.findByRole('alert');
    await expect(alert).toHaveTextContent('1 card cannot move. Nothing has moved yet.');
    await expect(alert).toHaveTextContent(/Jonah Castellanos/);
    await expect(bar.getByRole('status')).toHaveTextContent(/^2 moves ·/);
    await userEvent.click(bar.getByRole('button', { name: 'Apply the others' }));
    await canvas.findByText(/^Plan applied: 1 card moved\. 1 stays: .*Jonah Castellanos/, { selector: '.notice-text' });
    await expect(dayOf(canvasElement, kept)).toMatch('03/05/2026');
  },
};

export const NoNetwork: Story = {
  name: '[SDY-008] without a network nothing is sent, the plan stays, and goes once there is one',
  play: async ({ canvasElement }) => {
    const { bar, canvas } = await switchOn(canvasElement);
    await drawTwo(canvasElement);
    const goOnline = goOffline();
    try {
      await userEvent.click(bar.getByRole('button', { name: 'Apply' }));
      await expect(await bar.findByRole('alert')).toHaveTextContent(
        'No connection. The plan is still here and not applied.',
      );
      await expect(sent).not.toHaveBeenCalled();
    } finally {
      goOnline();
    }
    await userEvent.click(bar.getByRole('button', { name: 'Apply' }));
    await canvas.findByText('Plan applied: 2 cards moved.', { selector: '.notice-text' });
    await expect(sent).toHaveBeenCalledTimes(1);
  },
};

export const Lost: Story = {
  name: '[SDY-008] when no answer comes the plan says so, and the next try is the same one under the same key',
  args: { fails: 'offline' },
  play: async ({ canvasElement }) => {
    const { bar, canvas } = await switchOn(canvasElement);
    await drawTwo(canvasElement);
    await userEvent.click(bar.getByRole('button', { name: 'Apply' }));
    await expect(await bar.findByRole('alert')).toHaveTextContent(/^The server did not answer\./);
    await userEvent.click(bar.getByRole('button', { name: 'Apply' }));
    await canvas.findByText('Plan applied: 2 cards moved.', { selector: '.notice-text' });
    const [first, second] = sent.mock.calls;
    await expect(second).toEqual(first);
  },
};

export const Fault: Story = {
  name: '[SDY-008] an error of the server leaves the plan, which is applied at the next try',
  args: { fails: 'fault' },
  play: async ({ canvasElement }) => {
    const { bar, canvas } = await switchOn(canvasElement);
    await drawTwo(canvasElement);
    await userEvent.click(bar.getByRole('button', { name: 'Apply' }));
    await expect(await bar.findByRole('alert')).toBeVisible();
    await expect(canvasElement.querySelectorAll('.card.is-drafted')).toHaveLength(2);
    await userEvent.click(bar.getByRole('button', { name: 'Apply' }));
    await canvas.findByText('Plan applied: 2 cards moved.', { selector: '.notice-text' });
  },
};

export const Reason: Story = {
  name: '[SDY-005 SDY-008] a reason that the server wants at the commit is asked for once, and goes with the plan',
  args: { fails: 'reason' },
  play: async ({ canvasElement }) => {
    const { bar, canvas, page } = await switchOn(canvasElement);
    await drawTwo(canvasElement);
    await userEvent.click(bar.getByRole('button', { name: 'Apply' }));
    const dialog = await page.findByRole('dialog', { name: 'Why anyway?' }, { timeout: 8000 });
    await expect(dialog).toHaveTextContent('Thanksgiving, Thu 03/05');
    await waitFor(() => expect(dialog).toHaveFocus());
    await userEvent.keyboard('3');
    await canvas.findByText('Plan applied: 2 cards moved.', { selector: '.notice-text' });
    await expect(sent).toHaveBeenCalledTimes(2);
    await expect(sent.mock.calls[1]?.[0]).toMatchObject({ override: { reason_code: 'weather' } });
  },
};

export const NoOtherDraft: Story = {
  name: '[SDY-002 SDY-008] a Rain-out is refused within a plan in words that say what to do',
  play: async ({ canvasElement }) => {
    const { canvas, page, opened } = await switchOn(canvasElement);
    const head = canvasElement.querySelector('.day-head[data-day="2026-03-05"] button') ?? canvasElement;
    await userEvent.click(head);
    await userEvent.click((await opened('menu')).getByRole('menuitem', { name: 'Rain-out...' }));
    await page.findByText(/^A Rain-out, an absence and "Suggest places" are drawn as drafts of their own/, {
      selector: '.toast-text',
    });
    await expect(canvas.queryByRole('region', { name: 'Rain-out' })).toBeNull();
  },
};

export const Printed: Story = {
  name: '[SDY-008 PRT-007] the paper of a plan is no paper that the next one is marked against',
  play: async ({ canvasElement }) => {
    const print = (): void => {
      window.dispatchEvent(new Event('beforeprint'));
      window.dispatchEvent(new Event('afterprint'));
    };
    const { bar } = await switchOn(canvasElement);
    await drawTwo(canvasElement);
    print();
    await expect(printed).not.toHaveBeenCalled();
    await userEvent.click(bar.getByRole('button', { name: 'Throw away' }));
    await userEvent.click(await bar.findByRole('button', { name: 'Yes, throw away' }));
    await waitFor(() => expect(canvasElement.querySelector('.plan-frame')).toBeNull());
    print();
    await waitFor(() => expect(printed).toHaveBeenCalledTimes(1));
  },
};

export const ThrownAway: Story = {
  name: '[SDY-008] a plan is thrown away once that is confirmed, and the board stands as it was',
  play: async ({ canvasElement }) => {
    const { bar, canvas } = await switchOn(canvasElement);
    const keys = await drawTwo(canvasElement);
    await userEvent.click(bar.getByRole('button', { name: 'Moves' }));
    await expect(bar.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(bar.getAllByRole('button', { name: /^Take .* out of the plan$/ })[0] ?? canvasElement);
    await expect(await bar.findByText(/^1 move ·/)).toBeVisible();
    await waitFor(() => expect(bar.getByRole('button', { name: /^Take .* out of the plan$/ })).toHaveFocus());
    await userEvent.click(bar.getByRole('button', { name: 'Throw away' }));
    await userEvent.click(await bar.findByRole('button', { name: 'Yes, throw away' }));
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Plan' })).toBeNull());
    await expect(canvasElement.querySelector('[data-board-scroll]')).toHaveFocus();
    await expect(keys.every((key) => dayOf(canvasElement, key).includes('03/06/2026'))).toBe(true);
    await expect(sent).not.toHaveBeenCalled();
    await expect(await keptRows(DRAFTS).count()).toBe(0);
  },
};

export const Viewer: Story = {
  name: '[SDY-008] who cannot move cards sees no switch',
  args: { canEdit: false },
  play: async ({ canvasElement }) => {
    const { canvas, isLoaded, press } = boardActions(canvasElement);
    await isLoaded();
    await expect(canvas.queryByRole('button', { name: 'Try a plan' })).toBeNull();
    await press('p');
    await expect(canvas.queryByRole('region', { name: 'Plan' })).toBeNull();
  },
};

export const SpanishAndDark: Story = {
  name: '[SDY-008] in Spanish, dark',
  globals: { language: 'es', theme: 'dark' },
  play: async ({ canvasElement }) => {
    const { bar } = await switchOn(canvasElement, 'Probar un plan');
    await drawTwo(canvasElement);
    await expect(await bar.findByText(/^2 movimientos ·/)).toBeVisible();
    await expect(bar.getByRole('button', { name: 'Aplicar' })).toBeEnabled();
  },
};

export const Phone: Story = {
  name: '[SDY-008] on a phone the bar lies below the board, and "Move to..." draws',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const { canvas, isLoaded, press, page } = boardActions(canvasElement);
    await isLoaded();
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Try a plan' }));
    const bar = within(await canvas.findByRole('region', { name: 'Plan' }, { timeout: 8000 }));
    const card = await waitFor(() => {
      const found = canvasElement.querySelector<HTMLElement>('.bin .card:not(.is-locked)');
      if (!found) throw new Error('no card of the day yet');
      return found;
    });
    card.focus();
    await press('m');
    const dialog = within(await page.findByRole('dialog', {}, { timeout: 8000 }));
    await userEvent.click(dialog.getByRole('button', { name: 'Fri 6' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Move' }));
    await expect(await bar.findByText(/^1 move ·/)).toBeVisible();
    await expect(sent).not.toHaveBeenCalled();
    const { right, left } = (await canvas.findByRole('region', { name: 'Plan' })).getBoundingClientRect();
    await expect(right - left).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
