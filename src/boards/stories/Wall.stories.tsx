import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { BoardAnswer } from '#domain/boards/types';
import type { BoardApi } from '../store/boardApi';
import { DigitalBoard } from '../wall/DigitalBoard';
import { aDayWithoutWork } from '#domain/boards/workdays/testDay';
import { addDays } from '#domain/civilDate';
import { aBoardAnswer } from './boardData';
import { fakeBoardApi, type FakeServer } from './fakeBoardApi';
import { aGuniteAnswer } from './guniteData';
import { aWarrantyAnswer } from './warrantyData';

interface Args {
  answer: () => BoardAnswer;
  server: FakeServer;
  change: (api: BoardApi) => BoardApi;
}

/** A server that answers once and is away afterwards. */
const once = (api: BoardApi): BoardApi => {
  let asked = 0;
  return {
    ...api,
    load: async (date) => {
      asked += 1;
      if (asked > 1) throw new Error('away');
      return api.load(date);
    },
  };
};

const StoryWall = ({ answer, server, change }: Args) => {
  const [[api, { category, view }]] = useState(() => {
    const made = answer();
    const fake = fakeBoardApi(made, server);
    return [change(fake), made] as const;
  });
  return <DigitalBoard category={category} view={view} api={api} />;
};

const meta = {
  title: 'Boards/Digital boards',
  component: StoryWall,
  args: { answer: () => aGuniteAnswer({ category: 'gunite', view: 'day' }), server: {}, change: (api) => api },
} satisfies Meta<typeof StoryWall>;
export default meta;
type Story = StoryObj<typeof meta>;

const cards = (root: HTMLElement): HTMLElement[] => [...root.querySelectorAll<HTMLElement>('.wall-page .wall-card')];
const isLoaded = (root: HTMLElement) => waitFor(() => expect(cards(root).length).toBeGreaterThan(0));

/** A day or a week of gunite whose first day is a holiday, and on whose second a crew is off. */
const aClosedAnswer = (view: 'day' | 'week'): BoardAnswer => {
  const made = aGuniteAnswer({ category: 'gunite', view });
  const [first = '', second = ''] = made.days;
  const crew = made.cards.find(({ date, crew_id }) => crew_id !== null && date === second)?.crew_id ?? null;
  return {
    ...made,
    days_without_work: [
      aDayWithoutWork({ name: 'Thanksgiving', first_day: first }),
      ...(crew === null
        ? []
        : [aDayWithoutWork({ id: 2, kind: 'crew_off', crew_id: crew, reason: 'sick', first_day: second })]),
    ],
  };
};

export const DayWithoutWork: Story = {
  name: '[SDY-001] a wall of a day says at its head that nobody works, in words',
  args: { answer: () => aClosedAnswer('day') },
  play: async ({ canvasElement }) => {
    await isLoaded(canvasElement);
    await waitFor(() => expect(canvasElement.querySelector('.wall-days')).toHaveTextContent(/ · Thanksgiving$/));
  },
};

export const WeekWithoutWork: Story = {
  name: '[SDY-001] a wall of a week says at the head of a day that nobody works, and at its row that a crew is off, in Spanish too',
  globals: { language: 'es', theme: 'dark' },
  args: { answer: () => aClosedAnswer('week') },
  play: async ({ canvasElement }) => {
    await isLoaded(canvasElement);
    const closed = await waitFor(() => {
      const found = canvasElement.querySelector<HTMLElement>('.wall-page .wall-week-head .is-closed');
      if (!found) throw new Error('no closed day at the head');
      return found;
    });
    await expect(closed).toHaveTextContent('Thanksgiving');
    const words = closed.querySelector<HTMLElement>('.wall-off');
    await expect((words?.scrollWidth ?? 1) <= (words?.clientWidth ?? 0) + 1).toBe(true);
    await waitFor(() =>
      expect([...canvasElement.querySelectorAll('.wall-off')].map(({ textContent }) => textContent)).toContain(
        'Libre: enfermedad',
      ),
    );
  },
};

export const RainToldPromised: Story = {
  name: '[SDY-002] [SDY-011] [SDY-012] a wall says that it rains, what was told otherwise, and what was promised, to nobody by name',
  args: {
    answer: () => {
      const made = aGuniteAnswer({ category: 'gunite', view: 'day' });
      const [date = ''] = made.days;
      const standing = made.cards.filter((card) => card.date === date && card.status_id === 2);
      const [told, promised] = standing;
      const noticed = {
        key: told?.key ?? '',
        date: addDays(date, 2),
        way: 'phone' as const,
        told_at: `${date}T12:00:00Z`,
        user_name: null,
      };
      return {
        ...made,
        sub_jobs: made.sub_jobs.map((one) => ({
          ...one,
          told: one.id === told?.job_detail_id ? [noticed] : [],
          promises: one.id === promised?.job_detail_id ? [{ key: promised.key, date, name: 'Marcus' }] : [],
        })),
      };
    },
    change: (api) => ({
      ...api,
      weather: async () => {
        const { answer } = await api.load(null);
        const days = answer.days.map((date) => ({ date, rain_percent: 80, rain_inches: 0.4, is_partial: false }));
        return { has_service: true, days: new Map(days.map((day) => [day.date, day])), rain_out_percent: 60 };
      },
    }),
  },
  play: async ({ canvasElement }) => {
    await isLoaded(canvasElement);
    const wall = within(canvasElement);
    await wall.findByText('Rain 80 %, 0.40 in, 6 AM to 6 PM');
    await waitFor(() => expect(canvasElement.querySelector('.badge-told')?.textContent).toMatch(/^Told \d\d\/\d\d$/));
    await expect(canvasElement.querySelector('.badge-promised')?.textContent).toBe('Promised');
    await expect(canvasElement.textContent).not.toContain('Marcus');
  },
};

export const StartTimes: Story = {
  name: '[SDY-018] the cards of a wall say when their crew begins',
  args: {
    answer: () => {
      const made = aGuniteAnswer({ category: 'gunite', view: 'day' });
      return { ...made, cards: made.cards.map((card) => ({ ...card, start_time: '07:30' })) };
    },
  },
  play: async ({ canvasElement }) => {
    await isLoaded(canvasElement);
    const times = cards(canvasElement).filter(({ textContent }) => textContent?.includes('07:30 AM'));
    await expect(times.length).toBeGreaterThan(0);
  },
};

export const GuniteDay: Story = {
  name: 'shows the crews of the day in large letters, without anything to change, with the time and the last update [BRD-011]',
  play: async ({ canvasElement }) => {
    await isLoaded(canvasElement);
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'Gunite day', level: 1 })).toBeVisible();
    await expect(canvas.getByText(/^Updated \d\d:\d\d [AP]M$/)).toBeVisible();
    await expect(canvasElement.querySelectorAll('.wall-page [data-card], .card-menu, input')).toHaveLength(0);
    await expect(canvas.queryByRole('navigation', { name: /menu/i })).toBeNull();
  },
};

export const PebbleDay: Story = {
  name: 'shows the crews of each stage, then what waits',
  args: { answer: () => aBoardAnswer({ view: 'day' }) },
  play: ({ canvasElement }) => isLoaded(canvasElement),
};

export const WarrantyDay: Story = {
  name: 'shows the visits of each fieldworker by their start',
  args: { answer: () => aWarrantyAnswer({ category: 'warranty', view: 'day' }) },
  play: async ({ canvasElement }) => {
    await isLoaded(canvasElement);
    await expect(canvasElement.querySelector('.wall-lead.is-time')).toHaveTextContent(/^\d\d:\d\d [AP]M$/);
  },
};

export const PebbleWeek: Story = {
  name: 'pages on when a week does not fit, cuts no card, and can be stopped',
  args: { answer: () => aBoardAnswer({}) },
  play: async ({ canvasElement }) => {
    await isLoaded(canvasElement);
    const canvas = within(canvasElement);
    const sheet = canvasElement.querySelector('.wall-sheet');
    await expect(sheet?.scrollHeight).toBeLessThanOrEqual((sheet?.clientHeight ?? 0) + 1);
    const first = cards(canvasElement)[0]?.textContent;
    await userEvent.click(canvas.getByRole('button', { name: 'Stay on this page' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(canvas.getByRole('img', { name: /^Page 2 of \d+$/ })).toBeVisible());
    await expect(cards(canvasElement)[0]?.textContent).not.toBe(first);
    await userEvent.click(canvas.getByRole('button', { name: 'Previous page' }));
    await waitFor(() => expect(cards(canvasElement)[0]?.textContent).toBe(first));
  },
};

/** Lets the forecast come, once it was asked for. */
let tellRain: (() => void) | null = null;

export const LateRain: Story = {
  name: '[SDY-002] a week makes room for rain that comes after its cards, and cuts no line',
  args: {
    answer: () => aBoardAnswer({}),
    change: (api) => ({
      ...api,
      weather: async () => {
        const { answer } = await api.load(null);
        await new Promise<void>((resolve) => {
          tellRain = resolve;
        });
        const days = answer.days.map((date) => ({ date, rain_percent: 80, rain_inches: 0.4, is_partial: false }));
        return { has_service: true, days: new Map(days.map((day) => [day.date, day])), rain_out_percent: 60 };
      },
    }),
  },
  beforeEach: () => {
    tellRain = null;
  },
  play: async ({ canvasElement }) => {
    await isLoaded(canvasElement);
    const head = canvasElement.querySelector('[data-measure="head"]');
    const dry = head?.clientHeight ?? 0;
    await waitFor(() => expect(tellRain).not.toBeNull());
    tellRain?.();
    await waitFor(() => expect(canvasElement.querySelector('.wall-page .wall-rain')).not.toBeNull());
    await expect(head?.clientHeight).toBeGreaterThan(dry);
    const sheet = canvasElement.querySelector('.wall-sheet');
    await waitFor(() => expect(sheet?.scrollHeight).toBeLessThanOrEqual((sheet?.clientHeight ?? 0) + 1));
  },
};

export const ConnectionLost: Story = {
  name: 'keeps the last cards when the connection is lost, and says since when [BRD-011]',
  args: { change: once },
  play: async ({ canvasElement }) => {
    await isLoaded(canvasElement);
    window.dispatchEvent(new Event('focus'));
    await waitFor(() =>
      expect(within(canvasElement).getByText(/^Connection lost - last updated \d\d:\d\d [AP]M$/)).toBeVisible(),
    );
    await expect(cards(canvasElement).length).toBeGreaterThan(0);
  },
};

/** A server whose midnight passes after the first answer. */
const overMidnight = (api: BoardApi): BoardApi => {
  let asked = 0;
  return {
    ...api,
    load: async (date) => {
      const loaded = await api.load(date);
      const today = addDays(loaded.answer.today, asked);
      asked += 1;
      return date === null ? { ...loaded, answer: { ...loaded.answer, today, date: today, days: [today] } } : loaded;
    },
  };
};

export const Midnight: Story = {
  name: 'follows the day past midnight, since nobody is there to do it [BRD-011 RPT-015]',
  args: { change: overMidnight },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByText('Wednesday 03/04/2026')).toBeVisible());
    window.dispatchEvent(new Event('focus'));
    await waitFor(() => expect(canvas.getByText('Thursday 03/05/2026')).toBeVisible());
  },
};

const load = fn();

export const EachMinute: Story = {
  name: 'asks for everything anew each minute, and offers no card to be moved [BRD-011]',
  args: { server: { onLoad: load } },
  beforeEach: () => {
    const real = window.setInterval;
    Object.assign(window, { setInterval: (act: () => void, ms: number) => real(act, ms === 60_000 ? 150 : ms) });
    load.mockClear();
    return () => Object.assign(window, { setInterval: real });
  },
  play: async ({ canvasElement }) => {
    await isLoaded(canvasElement);
    await waitFor(() => expect(load.mock.calls.length).toBeGreaterThan(2));
    await expect(load.mock.calls.every(([date, since]) => date === null && since === undefined)).toBe(true);
    await expect(canvasElement.querySelectorAll('[draggable="true"], [data-card], .card-menu')).toHaveLength(0);
  },
};

export const LongTexts: Story = {
  name: 'breaks very long names and cuts nothing',
  args: {
    answer: () => {
      const made = aGuniteAnswer({ category: 'gunite', view: 'day' });
      return {
        ...made,
        sub_jobs: made.sub_jobs.map((subJob) => ({
          ...subJob,
          job_name: `${subJob.job_name ?? ''} of the Brotherhood of Saint Bartholomew-Constantinopolitanischekirche`,
          city: 'Taumatawhakatangihangakoauauotamatea',
        })),
      };
    },
  },
  play: async ({ canvasElement }) => {
    await isLoaded(canvasElement);
    for (const card of cards(canvasElement)) await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth + 1);
  },
};

export const NothingScheduled: Story = {
  name: 'says that nothing is scheduled',
  args: { answer: () => ({ ...aGuniteAnswer({ category: 'gunite', view: 'day' }), cards: [], crews: [] }) },
  play: ({ canvasElement }) =>
    waitFor(() => expect(within(canvasElement).getByText('Nothing is scheduled.')).toBeVisible()),
};

export const NotLoaded: Story = {
  name: 'says that the board could not be loaded, and tries again by itself',
  args: { server: { load: 'fails' } },
  play: ({ canvasElement }) => waitFor(() => expect(within(canvasElement).getByText(/Trying again…$/)).toBeVisible()),
};

export const Dark: Story = {
  name: 'in dark mode',
  globals: { theme: 'dark' },
  play: ({ canvasElement }) => isLoaded(canvasElement),
};
export const Spanish: Story = {
  name: 'in Spanish',
  globals: { language: 'es' },
  play: async ({ canvasElement }) => {
    await isLoaded(canvasElement);
    await expect(within(canvasElement).getByText(/^Actualizado a las/)).toBeVisible();
  },
};
