import { useEffect, useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { CivilDate } from '#domain/civilDate';
import { TodayContext } from '../../clock/TodayContext';
import { boardActions } from './boardActions';
import { boardMeta, type BoardStory } from './boardMeta';
import { StoryBoard, type StoryArgs } from './StoryBoard';

const SUNDAY = '2026-03-08';
const MONDAY = '2026-03-09';
const OLD_WEEK = 'Mon 03/02 – Sun 03/08 2026';
const NEW_WEEK = 'Mon 03/09 – Sun 03/15 2026';

/** The day of the story's clock and of its server. */
let day: CivilDate = SUNDAY;
const midnight = (): void => {
  day = MONDAY;
  window.dispatchEvent(new Event('story:midnight'));
};

const AtNight = (args: StoryArgs) => {
  const [today, setToday] = useState(day);
  useEffect(() => {
    const turn = (): void => setToday(day);
    window.addEventListener('story:midnight', turn);
    return () => window.removeEventListener('story:midnight', turn);
  }, []);
  return (
    <TodayContext value={today}>
      <StoryBoard {...args} />
    </TodayContext>
  );
};

const meta = {
  ...boardMeta,
  title: 'Boards/Midnight',
  args: { ...boardMeta.args, board: { today: SUNDAY }, server: { today: () => day } },
  render: (args: StoryArgs) => <AtNight {...args} />,
  beforeEach: () => {
    boardMeta.beforeEach();
    day = SUNDAY;
  },
};
export default meta;

const rest = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

export const Turns: BoardStory = {
  name: 'goes over to the next day by itself, and Today leads back to it from any day [SDY-009]',
  parameters: { path: '/week/pebble' },
  play: async ({ canvasElement }) => {
    const { isLoaded, canvas } = boardActions(canvasElement);
    await isLoaded();
    await expect(canvas.getByText(OLD_WEEK)).toBeVisible();
    midnight();
    await waitFor(() => expect(canvas.getByText(NEW_WEEK)).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Today' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Previous week' }));
    await waitFor(() => expect(canvas.getByText(OLD_WEEK)).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Today' }));
    await waitFor(() => expect(canvas.getByText(NEW_WEEK)).toBeVisible());
  },
};

export const NotTold: BoardStory = {
  name: 'shows today after Today is pressed, also when the browser has not heard of the new day [SDY-009]',
  parameters: { path: '/week/pebble' },
  play: async ({ canvasElement }) => {
    const { isLoaded, canvas } = boardActions(canvasElement);
    await isLoaded();
    day = MONDAY;
    await userEvent.click(canvas.getByRole('button', { name: 'Today' }));
    await waitFor(() => expect(canvas.getByText(NEW_WEEK)).toBeVisible());
  },
};

export const Stays: BoardStory = {
  name: 'stays on the date of its address past midnight, and Today leaves it',
  parameters: { path: `/week/pebble?date=${SUNDAY}` },
  play: async ({ canvasElement }) => {
    const { isLoaded, canvas } = boardActions(canvasElement);
    await isLoaded();
    midnight();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Today' })).toHaveAttribute('aria-pressed', 'false'));
    await expect(canvas.getByText(OLD_WEEK)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Today' }));
    await waitFor(() => expect(canvas.getByText(NEW_WEEK)).toBeVisible());
  },
};

export const Held: BoardStory = {
  name: 'stays on its day while a card is held, and turns over after the drop [SDY-009]',
  parameters: { path: '/week/pebble' },
  play: async ({ canvasElement }) => {
    const { isLoaded, canvas, carry, letGo, bin, said } = boardActions(canvasElement);
    await isLoaded();
    const to = bin(/^Prep 1, 03\/04\/2026/);
    const card = canvasElement.querySelector<HTMLElement>('.tray-column .stage-PREP:not(.is-locked)');
    await expect(await carry(card?.dataset.card ?? '', to)).toMatch(
      /^Drop in Prep 1, 03\/04\/2026\nWed 4, [\d,.]+ sf$/,
    );
    midnight();
    await rest(700);
    await expect(canvas.getByText(OLD_WEEK)).toBeInTheDocument();
    await expect(document.querySelector('.ghost')).not.toBeNull();
    await letGo(to);
    await expect(said()).toMatch(/to Prep 1, 03\/04\/2026\. It is locked there now: the day is past\.$/);
    await waitFor(() => expect(canvas.getByText(NEW_WEEK)).toBeVisible());
  },
};

export const Typing: BoardStory = {
  name: 'waits while somebody types into a dialog, and turns over when it is closed',
  parameters: { path: '/week/pebble' },
  play: async ({ canvasElement }) => {
    const { isLoaded, canvas, opened } = boardActions(canvasElement);
    await isLoaded();
    await userEvent.click(canvas.getByRole('button', { name: 'Find a card' }));
    const dialog = await opened('dialog');
    await userEvent.type(dialog.getByRole('combobox'), 'kowal');
    midnight();
    await rest(700);
    await expect(canvas.getByText(OLD_WEEK)).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByText(NEW_WEEK)).toBeVisible(), { timeout: 3000 });
  },
};
