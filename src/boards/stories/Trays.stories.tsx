import { expect, userEvent, waitFor } from 'storybook/test';
import { aBoardAnswer } from './boardData';
import { boardActions } from './boardActions';
import { boardMeta, type BoardStory } from './boardMeta';

const meta = { ...boardMeta, title: 'Boards/Order of the trays' };
export default meta;

const KEPT = 'trowel:tray-sort:/week/pebble:1';
const ANSWER = aBoardAnswer();

const jobOf = (key: string | undefined) => {
  const card = ANSWER.cards.find((one) => one.key === key);
  return ANSWER.sub_jobs.find(({ id }) => id === card?.job_detail_id);
};
/** The jobs of the Unassigned tray of Prep that are in the page, top down. */
const shownJobs = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll<HTMLElement>('.tray-cards[data-bin="unassigned:PREP"] [data-card]')].flatMap(
    ({ dataset }) => jobOf(dataset.card) ?? [],
  );
const isRising = (values: readonly number[]): boolean =>
  values.length > 2 && values.every((value, at) => at === 0 || value >= (values[at - 1] ?? value));

export const Sorted: BoardStory = {
  name: 'says what the builder wants, sorts by age and by the distance to a crew day, and remembers it for the user [SDY-016]',
  play: async ({ canvasElement }) => {
    const { isLoaded, canvas } = boardActions(canvasElement);
    await isLoaded();
    const field = await canvas.findByRole('combobox', { name: 'Trays' }, { timeout: 8000 });
    const wanted = shownJobs(canvasElement).find(({ requested_app_date }) => requested_app_date !== null);
    const [, month, day] = wanted?.requested_app_date?.split('-') ?? [];
    await expect(canvas.getAllByText(new RegExp(`^Wants ${month}/${day} · `)).length).toBeGreaterThan(0);
    await userEvent.selectOptions(field, 'Longest waiting first');
    await waitFor(() => expect(isRising(shownJobs(canvasElement).map(({ id }) => -id))).toBe(true));
    const option = canvas.getAllByRole('option', { name: /^Near Prep 1, / })[0];
    const to = option?.getAttribute('value')?.replace('distance ', '') ?? '';
    await userEvent.selectOptions(field, to === '' ? '' : `distance ${to}`);
    const [, , crew, date] = to.split(':');
    const stops = ANSWER.cards.filter(
      (card) => card.phase_id === 1 && String(card.crew_id) === crew && card.date === date,
    );
    await expect(stops.length).toBeGreaterThan(0);
    const away = (lat: number): number => Math.min(...stops.map(({ key }) => Math.abs((jobOf(key)?.lat ?? 0) - lat)));
    await waitFor(() =>
      expect(isRising(shownJobs(canvasElement).map(({ lat }) => Math.round(away(lat ?? 0) * 1_000)))).toBe(true),
    );
    await expect(JSON.parse(window.localStorage.getItem(KEPT) ?? '{}')).toEqual({ sort: `distance ${to}` });
    await userEvent.selectOptions(field, 'By requested date');
    await waitFor(() => expect(isRising(shownJobs(canvasElement).map(({ id }) => -id))).toBe(false));
  },
};

export const Remembered: BoardStory = {
  name: 'opens in the order that the user chose last; one near a crew of another week stays chosen and says so',
  beforeEach: () => {
    window.localStorage.setItem(KEPT, JSON.stringify({ sort: 'distance assigned:PREP:1001:2026-06-01' }));
  },
  play: async ({ canvasElement }) => {
    const { isLoaded, canvas } = boardActions(canvasElement);
    await isLoaded();
    const field = await canvas.findByRole('combobox', { name: 'Trays' }, { timeout: 8000 });
    await expect(field).toHaveDisplayValue('Near a crew of other days');
    await userEvent.selectOptions(field, 'Longest waiting first');
    await waitFor(() => expect(isRising(shownJobs(canvasElement).map(({ id }) => -id))).toBe(true));
  },
};
