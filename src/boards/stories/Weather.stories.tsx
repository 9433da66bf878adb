import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { DayWeather } from '#domain/weather/dayWeather';
import { boardActions } from './boardActions';
import { StoryBoard } from './StoryBoard';

const rain = (date: string, rain_percent: number, more: Partial<DayWeather> = {}): DayWeather => ({
  date,
  rain_percent,
  rain_inches: null,
  is_partial: false,
  ...more,
});
/** The week of the stories: 03/02 to 03/08, on Wednesday 03/04. */
const WEATHER = [
  rain('2026-03-04', 10),
  rain('2026-03-05', 70, { rain_inches: 0.4 }),
  rain('2026-03-06', 30, { is_partial: true }),
];

const meta = {
  title: 'Boards/Weather',
  component: StoryBoard,
  args: { board: { category: 'gunite' }, server: { weather: WEATHER }, events: [], offline: false },
  beforeEach: () => {
    window.localStorage.clear();
    window.sessionStorage.clear();
  },
} satisfies Meta<typeof StoryBoard>;
export default meta;
type Story = StoryObj<typeof meta>;

const headOf = (canvasElement: HTMLElement, day: string): HTMLElement => {
  const head = canvasElement.querySelector<HTMLElement>(`.day-head[data-day="${day}"]`);
  if (!head) throw new Error(`no head of ${day}`);
  return head;
};
const rainOf = (canvasElement: HTMLElement, day: string) =>
  waitFor(
    () => {
      const found = headOf(canvasElement, day).querySelector<HTMLElement>('.day-rain');
      if (!found) throw new Error('no forecast yet');
      return found;
    },
    { timeout: 8000 },
  );

export const LeadsToRainOut: Story = {
  name: '[SDY-002] a likely rain in the head of a day opens its Rain-out, a less likely one is told, none is no news',
  play: async ({ canvasElement }) => {
    const { canvas, isLoaded, press } = boardActions(canvasElement);
    await isLoaded();
    const likely = await rainOf(canvasElement, '2026-03-05');
    await expect(likely).toHaveTextContent('70 %');
    await expect(likely).toHaveAccessibleName(/^Rain-out of Thursday .*: Rain 70 %, 0.40 in, 6 AM to 6 PM$/);
    const less = await rainOf(canvasElement, '2026-03-06');
    await expect(less).toHaveAccessibleName('Rain 30 %, 6 AM to 6 PM, not all hours are forecast');
    await expect(less.matches('button')).toBe(false);
    await expect(headOf(canvasElement, '2026-03-04').querySelector('.day-rain')).toBeNull();
    await expect(headOf(canvasElement, '2026-03-03').querySelector('.day-rain')).toBeNull();
    likely.focus();
    await press('{Enter}');
    await canvas.findByRole('region', { name: 'Rain-out' }, { timeout: 8000 });
    await press('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Rain-out' })).toBeNull());
    await waitFor(() => expect(likely).toHaveFocus());
  },
};

export const Viewer: Story = {
  name: '[SDY-002] who cannot move cards is told the rain, and offered no Rain-out',
  args: { server: { weather: WEATHER, rights: { can_edit: false, can_move_all: false } } },
  play: async ({ canvasElement }) => {
    await boardActions(canvasElement).isLoaded();
    const told = await rainOf(canvasElement, '2026-03-05');
    await expect([told.tagName, told.textContent]).toEqual(['SPAN', '70 %']);
  },
};

export const OnAPhoneInSpanish: Story = {
  name: '[SDY-002] on a phone, in Spanish and dark: the shown day says its rain beside its menu',
  globals: { viewport: { value: 'phone' }, language: 'es', theme: 'dark' },
  args: { server: { weather: [rain('2026-03-04', 80)] } },
  play: async ({ canvasElement }) => {
    const { canvas, isLoaded } = boardActions(canvasElement);
    await isLoaded();
    const likely = await canvas.findByRole('button', { name: /^Día de lluvia, .*: Lluvia 80 %/ }, { timeout: 8000 });
    await userEvent.click(likely);
    await canvas.findByRole('button', { name: /^Mover \d+ tarjetas?$/ }, { timeout: 8000 });
  },
};

export const None: Story = {
  name: '[SDY-002] without a weather service the heads say nothing',
  args: { server: {} },
  play: async ({ canvasElement }) => {
    const { isLoaded } = boardActions(canvasElement);
    await isLoaded();
    await waitFor(() => expect(canvasElement.querySelector('.day-off, .chain-sign, .card')).not.toBeNull());
    await expect(canvasElement.querySelectorAll('.day-rain')).toHaveLength(0);
  },
};
