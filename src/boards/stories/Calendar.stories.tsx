import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { addDays } from '#domain/civilDate';
import type { DayNote } from '#domain/boards/workdays/dayNote';
import { monthOf } from '#domain/civilMonth';
import { ServerContext } from '../../dataProvider/ServerContext';
import { serverOver } from '../../dataProvider/server';
import CalendarScreen, { Calendar } from '../schedules/Calendar';
import type { CalendarEntry, LoadMonth } from '../schedules/calendarApi';

const TODAY = '2026-03-11';
const JOBS = [
  'Abbott Residence',
  'Three Herons Clubhouse and Natatorium at Whispering Cypress Landing',
  'Quill Residence',
] as const;

const anEntry = (id: number, day: number): CalendarEntry => {
  const phase_id = (id % 3) + 1;
  return {
    key: `crew_information:${id}`,
    job_id: id,
    job_detail_id: id,
    date: addDays('2026-03-01', day),
    order: (id % 8) + 1,
    start_time: null,
    job_name: JOBS[id % 3] ?? null,
    company_abbreviation: 'THO',
    crew_id: phase_id,
    crew_name: id % 11 === 0 ? null : (['Prep 1', 'App 1', 'Detail 1'][phase_id - 1] ?? null),
    phase_id,
    type_id: null,
    status_id: id % 5 === 0 ? 1 : 2,
    yards: null,
    square_feet: phase_id === 2 ? 610 : null,
  };
};
/** Most days have four entries, one has nine. */
const ENTRIES = [
  ...Array.from({ length: 88 }, (_, index) => anEntry(index + 1, index % 22)),
  ...Array.from({ length: 5 }, (_, index) => anEntry(200 + index, 10)),
];
const serve =
  (entries: readonly CalendarEntry[], day_notes: readonly DayNote[] = []): LoadMonth =>
  async (month) => {
    const shown = month ?? monthOf(TODAY);
    return { month: shown, today: TODAY, entries: entries.filter(({ date }) => monthOf(date) === shown), day_notes };
  };

const meta = {
  title: 'Boards/Calendar',
  component: Calendar,
  args: { category: 'pebble', load: serve(ENTRIES) },
  parameters: { path: '/calendar/pebble' },
} satisfies Meta<typeof Calendar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A holiday without work on it, and a crew that is off. */
const NOTES: readonly DayNote[] = [
  {
    key: 'day_without_work:1:2026-03-26',
    date: '2026-03-26',
    crew_ids: [],
    crews: [],
    is_off: true,
    en: 'Founders Day',
    es: 'Día de los Fundadores',
  },
  {
    key: 'day_without_work:2:2026-03-11',
    date: '2026-03-11',
    crew_ids: [2, 3],
    crews: ['App 1', 'App 2'],
    is_off: true,
    en: 'Off: sick',
    es: 'Libre: enfermedad',
  },
];

const dayOf = (root: HTMLElement, name: RegExp) => within(within(root).getByRole('region', { name }));

const headsOf = (root: HTMLElement): (string | null)[] =>
  [...root.querySelectorAll('.calendar-heads > *')].map(({ textContent }) => textContent);
const firstDayOf = (root: HTMLElement): string | null =>
  root.querySelector('.calendar-day')?.getAttribute('aria-label') ?? null;

export const Pebble: Story = {
  name: 'shows a month, Sunday first, with six entries a day, the rest at a click, and the square feet of the applications; under 1367 px its filters stand behind a button [RPT-006 RPT-015 UI-036]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByText('March 2026')).toBeVisible());
    await expect(headsOf(canvasElement)).toEqual(['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']);
    await expect(firstDayOf(canvasElement)).toBe('Sunday 03/01/2026, 4 entries');
    const full = dayOf(canvasElement, /^Wednesday 03\/11\/2026, 9 entries$/);
    await expect(full.getAllByRole('link')).toHaveLength(7);
    await expect(full.getByRole('link', { name: '11: Open the day Wednesday 03/11/2026' })).toHaveAttribute(
      'href',
      expect.stringContaining('/DayView/Pebble?date=2026-03-11'),
    );
    await expect(full.getByText(/sq ft$/)).toBeVisible();
    await userEvent.click(full.getByRole('button', { name: '+3 more' }));
    await waitFor(() => expect(full.getAllByRole('link')).toHaveLength(10));
    await expect(canvas.queryByLabelText('Phase')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    await userEvent.selectOptions(canvas.getByLabelText('Phase'), 'App');
    await waitFor(() => expect(canvas.queryByText(/ - Prep 1$/)).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Next month' }));
    await waitFor(() => expect(canvas.getByText('April 2026')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('Nothing is scheduled.')).toBeVisible());
  },
};

export const MondayFirst: Story = {
  name: 'begins its weeks on Monday where the settings say so [RPT-015]',
  parameters: { weekStart: 'Monday' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(headsOf(canvasElement)).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']));
    await expect(firstDayOf(canvasElement)).toMatch(/^Monday 02\/23\/2026, /);
  },
};

/** The days of the neighbouring months, for who asks for them. */
const wholeWeeks = serverOver(async ({ document: { text } }) => ({
  data: {
    calendar: {
      month: '2026-03',
      today: TODAY,
      entries: [...ENTRIES, ...(/whole_weeks: true/.test(text) ? [anEntry(300, 31), anEntry(301, 31)] : [])],
      day_notes: [],
    },
  },
}));
export const Neighbours: Story = {
  name: 'asks for the days of the next month in its last week too, and shows their work in grey [RPT-015]',
  render: () => (
    <ServerContext value={wholeWeeks}>
      <CalendarScreen category="pebble" />
    </ServerContext>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const next = await canvas.findByRole('region', { name: 'Wednesday 04/01/2026, 2 entries' });
    await expect(next).toHaveClass('is-other');
    await expect(within(next).getAllByRole('link')).toHaveLength(3);
    await expect(within(next).getByRole('link', { name: /Abbott Residence/ })).toBeVisible();
  },
};

export const Gunite: Story = {
  name: 'names type and yards of gunite, and sums the yards of a day [RPT-015]',
  parameters: { path: '/calendar/gunite' },
  args: {
    category: 'gunite',
    load: serve(
      [61.5, 9].map((yards, index) => ({
        ...anEntry(index + 1, 10),
        key: `gunite_history:${index}`,
        phase_id: null,
        type_id: index === 0 ? 1 : 9,
        yards,
        square_feet: null,
        crew_name: 'Gunite 1',
      })),
    ),
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByText('70.5 yd')).toBeVisible());
    const day = dayOf(canvasElement, /^Wednesday 03\/11\/2026/);
    await expect(day.getAllByRole('link')[1]).toHaveTextContent(/^2 THO Three Herons .* - Gunite 1Day 1, 61\.5 yd$/);
    await expect(within(canvasElement).queryByLabelText('Phase')).toBeNull();
  },
};

export const Phone: Story = {
  name: 'lists the days that have something on a telephone',
  globals: { viewport: { value: 'phone' } },
  play: ({ canvasElement }) =>
    waitFor(() => expect(dayOf(canvasElement, /^Wednesday 03\/11\/2026/).getAllByRole('link')).toHaveLength(10)),
};

export const Failed: Story = {
  name: 'says that it could not be loaded, and tries again',
  args: {
    load: async () => {
      throw new Error('away');
    },
  },
  play: ({ canvasElement }) => waitFor(() => expect(within(canvasElement).getByText(/Trying again/)).toBeVisible()),
};

export const Dark: Story = {
  name: 'in dark mode',
  globals: { theme: 'dark' },
  play: ({ canvasElement }) => waitFor(() => expect(canvasElement.querySelector('.calendar-item')).toBeVisible()),
};

const ask = fn(serve(ENTRIES));
export const Refetches: Story = {
  name: 'is asked for again on focus and every five minutes, and not sooner by itself [RPT-015]',
  args: { load: ask },
  beforeEach: () => {
    ask.mockClear();
    const real = window.setInterval;
    Object.assign(window, {
      setInterval: (act: () => void, ms: number) => real(act, ms === 300_000 ? 400 : ms),
    });
    return () => Object.assign(window, { setInterval: real });
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByText('March 2026')).toBeVisible());
    await expect(ask).toHaveBeenCalledTimes(1);
    window.dispatchEvent(new Event('focus'));
    await expect(ask).toHaveBeenCalledTimes(2);
    await waitFor(() => expect(ask.mock.calls.length).toBeGreaterThan(3));
  },
};

export const WithoutWork: Story = {
  name: 'says on which days nobody works and which crews are off, of the crew that is asked for alone [SDY-001]',
  args: { load: serve(ENTRIES, NOTES) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByText('Founders Day')).toBeVisible());
    await expect(dayOf(canvasElement, /^Wednesday 03\/11\/2026/).getByText('App 1, App 2: Off: sick')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    await userEvent.selectOptions(canvas.getByLabelText('Crew'), 'Prep 1');
    await waitFor(() => expect(canvas.queryByText(/Off: sick/)).toBeNull());
    await expect(canvas.getByText('Founders Day')).toBeVisible();
  },
};

export const WithoutWorkOnPhone: Story = {
  name: 'lists a day without work on a telephone too, in Spanish and in dark mode [SDY-001]',
  args: { load: serve(ENTRIES, NOTES) },
  globals: { theme: 'dark', language: 'es', viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByText('Día de los Fundadores')).toBeVisible());
    await expect(canvas.getByText('App 1, App 2: Libre: enfermedad')).toBeVisible();
  },
};
