import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { DIVISION } from '#domain/statuses';
import { aDayWithoutWork } from '#domain/boards/workdays/testDay';
import { BoardStage } from '../screen/BoardStage';
import { ConfirmDialog } from '../../confirm/ConfirmDialog';
import { boardActions } from './boardActions';
import { fakeBoardApi } from './fakeBoardApi';
import { aGuniteAnswer } from './guniteData';

const HOLIDAY = '2026-03-05';
const ANSWER = aGuniteAnswer({ category: 'gunite' });
const written = fn();

/** Gunite, where Thursday is a holiday, for somebody who may override with a reason. */
const ClosedWeek = () => (
  <BoardStage
    category="gunite"
    view="week"
    api={fakeBoardApi(
      { ...ANSWER, days_without_work: [aDayWithoutWork({ id: 1, name: 'Thanksgiving', first_day: HOLIDAY })] },
      {
        rights: { can_edit: true, can_move_all: false, can_override: true },
        gaps: [{ division_id: DIVISION.GUNITE, step: 'gunite_days', min_workdays: 1, max_workdays: 1 }],
        onWrite: written,
      },
    )}
  />
);

const meta = {
  title: 'Boards/Overrides',
  component: ClosedWeek,
  beforeEach: () => {
    written.mockClear();
    window.localStorage.removeItem('trowel:board:/week/gunite');
  },
} satisfies Meta<typeof ClosedWeek>;
export default meta;
type Story = StoryObj<typeof meta>;

const binOf = (canvasElement: HTMLElement, key: string): string =>
  canvasElement.querySelector(`[data-card="${key}"]`)?.closest('.bin')?.getAttribute('aria-label') ?? '';

/** Drops a card of a crew's day onto the holiday, and answers its key and the question. */
const dropped = async (canvasElement: HTMLElement, from: string, name = 'Why anyway?') => {
  const { isLoaded, carry, letGo, page } = boardActions(canvasElement);
  await isLoaded();
  const head = () => canvasElement.querySelector<HTMLElement>(`.day-head[data-day="${HOLIDAY}"]`);
  await waitFor(() => expect(head()).toHaveTextContent('Thanksgiving'));
  const cell = [...canvasElement.querySelectorAll<HTMLElement>('.bin')].find((bin) => {
    const label = bin.getAttribute('aria-label') ?? '';
    return label.includes(from) && bin.querySelector('[data-card]:not(.is-locked)') !== null;
  });
  const key = cell?.querySelector<HTMLElement>('[data-card]:not(.is-locked)')?.dataset.card ?? '';
  const target = head();
  if (!target) throw new Error('no holiday');
  await carry(key, target);
  await letGo(target);
  const dialog = await page.findByRole('dialog', { name }, { timeout: 8000 });
  return { key, dialog, page };
};

export const ByKey: Story = {
  name: '[SDY-005] a drop on a holiday asks whoever may override for a reason, and a key gives it',
  play: async ({ canvasElement }) => {
    const { key, dialog, page } = await dropped(canvasElement, '03/04/2026');
    await waitFor(() => expect(dialog).toHaveFocus());
    await expect(within(dialog).getByText('Thanksgiving, Thu 03/05')).toBeInTheDocument();
    await expect(
      within(dialog)
        .getAllByRole('button')
        .map((one) => one.textContent),
    ).toEqual([
      '1 Builder insists',
      '2 Crew agreed',
      '3 Weather',
      '4 Correction of what was done',
      '5 Emergency repair',
      'Move',
      'Leave it',
    ]);
    await userEvent.keyboard('{Enter}');
    await expect(written).not.toHaveBeenCalled();
    await userEvent.keyboard('2');
    await waitFor(() => expect(page.queryByRole('dialog', { name: 'Why anyway?' })).toBeNull());
    await waitFor(() => expect(binOf(canvasElement, key)).toContain('03/05/2026'));
    const [write] = written.mock.calls[0] ?? [];
    await expect(JSON.stringify(write)).toContain('"override":{"reason_code":"crew_agreed"}');
  },
};

export const Spanish: Story = {
  name: '[SDY-005] the question in Spanish, dark',
  globals: { language: 'es', theme: 'dark' },
  play: async ({ canvasElement }) => {
    const { key, dialog } = await dropped(canvasElement, '03/04/2026', '¿Por qué de todos modos?');
    await expect(within(dialog).getByText(/^Thanksgiving, /)).toBeInTheDocument();
    await expect(within(dialog).getAllByRole('button')[2]).toHaveTextContent('3 Clima');
    await waitFor(() => expect(dialog).toHaveFocus());
    await userEvent.keyboard('3');
    await waitFor(() => expect(binOf(canvasElement, key)).toContain('03/05/2026'));
  },
};

export const InWords: Story = {
  name: '[SDY-005] own words give a reason too; what is typed is no key',
  play: async ({ canvasElement }) => {
    const { key, dialog, page } = await dropped(canvasElement, '03/04/2026');
    const field = within(dialog).getByLabelText('Another reason');
    await expect(within(dialog).getByRole('button', { name: 'Move' })).toBeDisabled();
    await userEvent.type(field, '3 men of Gunite 2 asked{Enter}');
    await waitFor(() => expect(page.queryByRole('dialog', { name: 'Why anyway?' })).toBeNull());
    await waitFor(() => expect(binOf(canvasElement, key)).toContain('03/05/2026'));
    const [write] = written.mock.calls[0] ?? [];
    await expect(JSON.stringify(write)).toContain('"override":{"reason_text":"3 men of Gunite 2 asked"}');
  },
};

export const TooLong: Story = {
  name: '[KEY-012 KEY-013] words that are too long stay whole and say so; Escape does not drop what was typed unasked',
  decorators: [
    (Board) => (
      <>
        <Board />
        <ConfirmDialog />
      </>
    ),
  ],
  play: async ({ canvasElement }) => {
    const { dialog, page } = await dropped(canvasElement, '03/04/2026');
    const field = within(dialog).getByLabelText('Another reason');
    await userEvent.click(field);
    await userEvent.paste('x'.repeat(201));
    await expect(field).toHaveValue('x'.repeat(201));
    await userEvent.keyboard('{Enter}');
    await expect(within(dialog).getByRole('alert')).toHaveTextContent(/201/);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(written).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await page.findByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(page.queryByRole('button', { name: 'Keep editing' })).toBeNull());
    await expect(field).toHaveValue('x'.repeat(201));
  },
};

export const Left: Story = {
  name: '[SDY-005] Escape leaves the card where it was, and the focus with it',
  play: async ({ canvasElement }) => {
    const { key, dialog, page } = await dropped(canvasElement, '03/04/2026');
    const before = binOf(canvasElement, key);
    await waitFor(() => expect(dialog).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog', { name: 'Why anyway?' })).toBeNull());
    await expect(binOf(canvasElement, key)).toBe(before);
    await expect(written).not.toHaveBeenCalled();
    await waitFor(() => expect(canvasElement.querySelector(`[data-card="${key}"]`)).toHaveFocus());
  },
};
