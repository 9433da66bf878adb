import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { addDays, daysBetween, weekOf } from '#domain/civilDate';
import type { DayNote } from '#domain/boards/workdays/dayNote';
import { monthOf } from '#domain/civilMonth';
import { notFoundError } from '../../dataProvider/CallError';
import { ProofApiContext } from '../../proof/proofApi';
import { fakeProofApi } from '../../proof/stories/fakeProofApi';
import type { CalendarFeed, OwnWeek, ScheduleApi, Visit } from '../schedules/scheduleQueries';
import { keptWeek } from '../schedules/keptWeek';
import { keptName } from '../store/kept';
import { MySchedule } from '../schedules/MySchedule';
import { TeamSchedule } from '../schedules/TeamSchedule';
import { WarrantyMonth } from '../schedules/WarrantyMonth';

const TODAY = '2026-03-11';
const WORKERS = [
  { id: 1, name: 'Ana Ruiz', is_active: true },
  { id: 2, name: 'Bartholomew Constantinopolitan-Featherstonehaugh', is_active: true },
  { id: 3, name: 'Gus Gone', is_active: false },
];

const aVisit = (id: number, day: number, hour: number, crew_id: number | null): Visit => {
  const date = addDays('2026-03-09', day);
  return {
    key: `warranty_schedule:${id}`,
    job_id: id,
    job_detail_id: id,
    date,
    start: `${date}T${String(hour).padStart(2, '0')}:00:00`,
    end: `${date}T${hour + 1}:30:00`,
    job_name: `Residence ${id}`,
    company_abbreviation: 'MIA',
    city: id % 4 === 0 ? null : 'Katy',
    description: 'Waterline tile loose over four feet.',
    crew_id,
    crew_name: WORKERS.find((worker) => worker.id === crew_id)?.name ?? null,
    status_id: id % 5 === 0 ? 1 : 10,
  };
};
const VISITS = Array.from({ length: 30 }, (_, index) =>
  aVisit(index + 1, index % 19, 9 + (index % 6), index % 7 === 0 ? null : (index % 3) + 1),
);

const PLACE = {
  company_name: 'Bayou Pools',
  address_line_1: '12 Oak St',
  address_line_2: null,
  city: 'Katy',
  state: 'TX',
  zip_code: '77449',
  pin: null,
  key_map: '487 A',
  gate_code: '#4411',
};
const WORK: OwnWeek['items'] = [
  {
    ...PLACE,
    key: 'presite:1',
    category: 'pebble',
    kind: 'PRESITE',
    job_id: 1,
    job_detail_id: 1,
    date: TODAY,
    start: null,
    end: null,
    order: null,
    start_time: null,
    job_name: 'Heron Court',
    description: null,
    crew_name: null,
    foreman_name: null,
    phase_id: null,
    type_id: null,
    status_id: 2,
    is_critical: false,
  },
  {
    ...PLACE,
    key: 'crew_information:7',
    category: 'pebble',
    kind: 'APP',
    job_id: 2,
    job_detail_id: 2,
    date: TODAY,
    start: null,
    end: null,
    order: 2,
    start_time: null,
    job_name: 'Residence of Bartholomew Constantinopolitan-Featherstonehaugh',
    description: null,
    crew_name: 'App 1',
    foreman_name: 'Ana Ruiz',
    phase_id: 2,
    type_id: null,
    status_id: 2,
    is_critical: true,
  },
];
const ownWeek = (employee_id: number | null): OwnWeek => ({
  today: TODAY,
  days: Array.from({ length: 7 }, (_, index) => addDays(TODAY, index)),
  employee: { id: employee_id ?? 9, name: 'Mine' },
  items: employee_id === 3 ? [] : WORK,
  employees: WORKERS.map(({ id, name }) => ({ id, name })),
  day_notes: [],
});

const FEEDS: readonly CalendarFeed[] = [
  { id: 1, employee_id: 9, crew_id: null, name: 'Mine', path: null },
  { id: null, employee_id: null, crew_id: 53, name: 'Prep 1', path: null },
];

const daysFrom = (start: string, end: string): string[] =>
  Array.from({ length: daysBetween(start, end) + 1 }, (_, index) => addDays(start, index));

const aServer = (visits: readonly Visit[], unlinked = false): ScheduleApi => ({
  feeds: async () => FEEDS,
  renewFeed: async (feed) => ({ ...feed, id: feed.id ?? 2, path: '/calendar-feed.ics?key=renewed' }),
  revokeFeed: async () => undefined,
  mine: async (_days, employee_id) =>
    unlinked ? { ...ownWeek(null), employee: null, items: [], employees: [] } : ownWeek(employee_id),
  month: async (month) => {
    const shown = month ?? monthOf(TODAY);
    return {
      month: shown,
      today: TODAY,
      day_notes: [],
      entries: visits
        .filter(({ date }) => monthOf(date) === shown)
        .toSorted((a, b) => (a.date + (a.start ?? '') < b.date + (b.start ?? '') ? -1 : 1)),
    };
  },
  team: async ({ start_date, end_date }) => {
    const start = start_date ?? TODAY;
    const days = end_date === null ? weekOf(start) : daysFrom(start, end_date);
    return {
      today: TODAY,
      days,
      fieldworkers: visits.length === 0 ? [] : WORKERS,
      visits: visits.filter(({ date }) => days.includes(date)),
      day_notes: [],
    };
  },
});

const SCREENS = { month: WarrantyMonth, team: TeamSchedule, mine: MySchedule };
const Screen = ({ screen, api }: { screen: keyof typeof SCREENS; api: ScheduleApi }) => {
  const Shown = SCREENS[screen];
  return <Shown api={api} />;
};

const meta = {
  title: 'Boards/Month list and team',
  component: Screen,
  args: { screen: 'month', api: aServer(VISITS) },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Month: Story = {
  name: 'lists the visits of the month by day, beginning with today, and goes to other months [BRD-011 NAV-019]',
  parameters: { path: '/DigitalBoard/WarrantyMonth' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByText('March 2026')).toBeVisible());
    await waitFor(() => expect(canvasElement.querySelector('.wall-page h2')).toHaveTextContent('Wednesday 03/11/2026'));
    await expect(canvas.getAllByText(/^09:00 AM - 10:30 AM$/)[0]).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next month' }));
    await waitFor(() => expect(canvas.getByText('April 2026')).toBeVisible());
    await expect(canvas.getByText('Nothing is scheduled.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'This month' }));
    await waitFor(() => expect(canvas.getByText('March 2026')).toBeVisible());
  },
};

export const Team: Story = {
  name: 'shows the week of the team: each fieldworker, each day, start and end, job and city [BRD-011 RPT-008]',
  args: { screen: 'team' },
  parameters: { path: '/TeamSchedule' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByRole('columnheader', { name: 'Wed 03/11' })).toBeVisible());
    const names = [...canvasElement.querySelectorAll('tbody th')].map((cell) => cell.firstChild?.textContent);
    await expect(names).toEqual(['Ana Ruiz', WORKERS[1]?.name, 'Gus Gone', '(No Worker)']);
    await expect(canvas.getAllByRole('link')[0]).toHaveTextContent(/^\d\d:\d\d [AP]M - \d\d:\d\d [AP]MResidence \d+/);
    await userEvent.click(canvas.getByRole('button', { name: 'Next week' }));
    await waitFor(() => expect(canvas.getByText('Mon 03/16 – Sun 03/22 2026')).toBeVisible());
  },
};

export const TeamEmpty: Story = {
  name: 'says that there are no visits',
  args: { screen: 'team', api: aServer([]) },
  parameters: { path: '/TeamSchedule' },
  play: ({ canvasElement }) => waitFor(() => expect(within(canvasElement).getByText('No visits.')).toBeVisible()),
};

export const TeamDark: Story = {
  name: 'in dark mode',
  args: { screen: 'team' },
  globals: { theme: 'dark' },
  parameters: { path: '/TeamSchedule' },
  play: ({ canvasElement }) => waitFor(() => expect(canvasElement.querySelector('.team-visit')).toBeVisible()),
};

export const Mine: Story = {
  name: "lists one's own seven days with order, kind, company, address, gate code and crew, and those of an employee whom one supervises [NAV-108 RPT-008 RPT-015]",
  args: { screen: 'mine' },
  parameters: { path: '/Schedule' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Wednesday 03/11/2026' })).toBeVisible());
    const [, app] = canvas.getAllByRole('article');
    await expect(app).toHaveTextContent(
      /No\. 2 · App.*Critical.*Bayou Pools.*12 Oak St, Katy, TX 77449.*Key map 487 A · Gate code #4411.*App 1 · Foreman Ana Ruiz/,
    );
    await expect(canvas.getByRole('link', { name: 'Heron Court' })).toHaveAttribute('href', '/SuperDetail/1');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Employee' }), 'Gus Gone');
    await waitFor(() => expect(canvas.getByText('No jobs scheduled.')).toBeVisible());
  },
};

const note = (date: string, en: string, es: string, worker?: number): DayNote => ({
  key: `day_without_work:${en}:${date}`,
  date,
  crew_ids: worker === undefined ? [] : [worker],
  crews: WORKERS.filter(({ id }) => id === worker).map(({ name }) => name),
  is_off: true,
  en,
  es,
});
const NOTES = [
  note(TODAY, 'Away: sick', 'Ausente: enfermedad', 1),
  note('2026-03-12', 'Founders Day', 'Día de los Fundadores'),
];
/** The days of a server on which somebody does not work. */
const withNotes = ({ month, team, mine, ...rest }: ScheduleApi): ScheduleApi => ({
  ...rest,
  month: async (asked) => ({ ...(await month(asked)), day_notes: NOTES }),
  team: async (days) => ({ ...(await team(days)), day_notes: NOTES }),
  mine: async (days, employee) => ({
    ...(await mine(days, employee)),
    day_notes: [note(TODAY, 'Away: sick', 'Ausente: enfermedad'), ...NOTES.slice(1)],
  }),
});

export const MineWithoutWork: Story = {
  name: 'says when one is away and when nobody works, by week and by month [SDY-001]',
  args: { screen: 'mine', api: withNotes(aServer(VISITS)) },
  parameters: { path: '/Schedule?date=2026-03-11' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByText('Away: sick')).toBeVisible());
    await expect(canvas.getByText('Founders Day')).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'View' }), 'Month');
    await waitFor(() => expect(canvasElement.querySelector('.rbc-month-view')).toHaveTextContent('Founders Day'));
    await expect(canvasElement.querySelector('.rbc-month-view')).toHaveTextContent('Away: sick');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'View' }), 'Agenda');
    await waitFor(() => expect(canvasElement.querySelector('.rbc-agenda-view')).toHaveTextContent('Founders Day'));
  },
};

export const TeamWithoutWork: Story = {
  name: 'says in the head of a day that nobody works, and beside a name that somebody is away [SDY-001]',
  args: { screen: 'team', api: withNotes(aServer(VISITS)) },
  parameters: { path: '/TeamSchedule' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByRole('columnheader', { name: 'Thu 03/12 Founders Day' })).toBeVisible());
    await expect(canvas.getByRole('row', { name: /^Ana Ruiz/ })).toHaveTextContent('Away: sick');
  },
};

export const TeamWithoutWorkOnPhone: Story = {
  name: 'says so on a telephone, in Spanish and in dark mode [SDY-001]',
  args: { screen: 'team', api: withNotes(aServer(VISITS)) },
  globals: { theme: 'dark', language: 'es', viewport: { value: 'phone' } },
  parameters: { path: '/TeamSchedule' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByText('Día de los Fundadores')).toBeVisible());
    await expect(canvas.getByText('Ausente: enfermedad')).toBeVisible();
  },
};

export const MonthWithoutWork: Story = {
  name: 'has a day on which nobody works among the days of the month, and who is away [SDY-001]',
  args: { screen: 'month', api: withNotes(aServer(VISITS.slice(0, 4))) },
  parameters: { path: '/DigitalBoard/WarrantyMonth' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('.wall-page')).toHaveTextContent('Founders Day'));
    await expect(canvasElement.querySelector('.wall-page')).toHaveTextContent('Ana Ruiz: Away: sick');
  },
};

export const MineByMonth: Story = {
  name: 'shows a month and an agenda, whose work and days are reached by Tab [NAV-108]',
  args: { screen: 'mine' },
  parameters: { path: '/Schedule?date=2026-03-11' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'View' }), 'Month');
    const link = await canvas.findByRole('link', { name: /^No\. 2 .*Bartholomew/ });
    await expect(link).toHaveAttribute('href', '/SuperDetail/2');
    await expect(canvas.getByText('March 2026')).toBeVisible();
    const day = canvas.getByRole('button', { name: 'Wednesday 03/11/2026' });
    await userEvent.tab();
    for (let presses = 0; presses < 40 && document.activeElement !== day; presses += 1) await userEvent.tab();
    await expect(day).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText('Agenda from Wednesday 03/11/2026')).toBeVisible());
    const row = (await canvas.findByRole('link', { name: 'Heron Court' })).closest('tr');
    await expect(row).toHaveTextContent(/Wed Mar 11.*Presite · Katy/);
    await expect(canvas.getByText('No. 2')).toBeVisible();
  },
};

export const TeamByMonth: Story = {
  name: 'shows the month of the team in Spanish and in dark mode, its weeks from the weekday of the setting, and the days that do not fit [NAV-109]',
  args: {
    screen: 'team',
    api: aServer(VISITS.map((visit) => ({ ...visit, date: TODAY, start: `${TODAY}T09:00:00`, end: null }))),
  },
  globals: { theme: 'dark', language: 'es' },
  parameters: { path: '/TeamSchedule?view=month&date=2026-03-11' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByText('marzo de 2026')).toBeVisible());
    await waitFor(() => expect(canvas.getAllByRole('columnheader')[0]).toHaveTextContent('dom'));
    await userEvent.click(await canvas.findByRole('button', { name: /^\+\d+ más$/ }));
    await waitFor(() => expect(canvas.getByText('Agenda desde el Miércoles 03/11/2026')).toBeVisible());
    await waitFor(() => expect(canvas.getAllByRole('link')).toHaveLength(30));
  },
};

export const TeamByMonthFromMonday: Story = {
  name: 'begins the weeks of the team on Monday where the settings say so [NAV-109]',
  args: { screen: 'team', api: aServer([]) },
  parameters: { path: '/TeamSchedule?view=month&date=2026-03-11', weekStart: 'Monday' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getAllByRole('columnheader')[0]).toHaveTextContent('Mon'));
    await waitFor(() => expect(canvas.getAllByRole('columnheader')[6]).toHaveTextContent('Sun'));
    await userEvent.click(canvas.getByRole('button', { name: 'Wednesday 03/11/2026' }));
    await waitFor(() => expect(canvas.getByText('Agenda from Wednesday 03/11/2026')).toBeVisible());
  },
};

export const MineLarge: Story = {
  name: 'is a third larger with "Large text" [FLD-006]',
  args: { screen: 'mine' },
  parameters: { path: '/Schedule' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const link = await canvas.findByRole('link', { name: 'Heron Court' });
    const before = link.getBoundingClientRect().height;
    await userEvent.click(canvas.getByRole('button', { name: 'Large text' }));
    await waitFor(() => expect(link.getBoundingClientRect().height / before).toBeCloseTo(4 / 3, 1));
    await userEvent.click(canvas.getByRole('button', { name: 'Large text' }));
    await waitFor(() => expect(link.getBoundingClientRect().height).toBeCloseTo(before, 0));
  },
};

const away = async (): Promise<never> => {
  throw new Error('away');
};

export const MineAway: Story = {
  name: "shows one's own days as they were known last, and as of when, where the server cannot be reached; another week says that it is not known [NAV-108]",
  args: { screen: 'mine', api: { ...aServer([]), mine: away } },
  parameters: { path: '/Schedule' },
  beforeEach: () => {
    // The user of the stories, number 1, has seen the days before.
    keptWeek(keptName('schedule', 'own', 1)).keep(ownWeek(null));
    return () => window.localStorage.clear();
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Wednesday 03/11/2026' })).toBeVisible());
    await expect(canvas.getByText(/^No connection - as of \w+ \d+.*, \d\d:\d\d [AP]M$/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Heron Court' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next week' }));
    await waitFor(() => expect(canvas.getByText(/^No connection\. The days from /)).toBeVisible());
    await expect(canvas.queryByRole('article')).toBeNull();
  },
};

export const TheirsAway: Story = {
  name: "shows a worker's days as they were known last where the server cannot be reached, and never one's own in their place [NAV-108 FLD-008]",
  args: { screen: 'mine', api: { ...aServer([]), mine: away } },
  parameters: { path: '/Schedule?employee=2' },
  beforeEach: () => {
    keptWeek(keptName('schedule', 'own', 1)).keep({ ...ownWeek(null), items: [] });
    keptWeek(keptName('schedule', 'of-2', 1)).keep(ownWeek(2));
    return () => window.localStorage.clear();
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Heron Court' })).toBeVisible());
    await expect(canvas.getByText(/^No connection - as of /)).toBeVisible();
  },
};

export const TheirsRefused: Story = {
  name: 'shows nothing that was kept of a worker whose days the server no longer tells [NAV-108]',
  args: { screen: 'mine', api: { ...aServer([]), mine: () => Promise.reject(notFoundError()) } },
  parameters: { path: '/Schedule?employee=2' },
  beforeEach: () => {
    keptWeek(keptName('schedule', 'of-2', 1)).keep(ownWeek(2));
    return () => window.localStorage.clear();
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByText(/Trying again…$/)).toBeVisible());
    await expect(canvas.queryByRole('link', { name: 'Heron Court' })).toBeNull();
  },
};

const PROOFS = fakeProofApi();
export const MineFollowed: Story = {
  name: 'shows the secret address of a calendar feed once, when it is made, and gives another one or none any more [MSG-003 SEC-006]',
  args: { screen: 'mine', api: aServer([]) },
  parameters: { path: '/Schedule' },
  decorators: [
    (Shown) => (
      <ProofApiContext value={PROOFS}>
        <Shown />
      </ProofApiContext>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const prove = async (): Promise<void> =>
      userEvent.type(await screen.findByLabelText('Your password'), 'Trowel123!{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Calendar feed' }));
    const mine = await canvas.findByRole('group', { name: 'Mine' });
    await expect(within(mine).queryByRole('textbox')).toBeNull();
    await expect(within(mine).getByText(/It cannot be shown again; a new address ends it/)).toBeVisible();
    await userEvent.click(within(mine).getByRole('button', { name: 'New address' }));
    await userEvent.click(within(mine).getByRole('button', { name: 'Keep the old one' }));
    await expect(within(mine).queryByRole('textbox')).toBeNull();
    await userEvent.click(within(mine).getByRole('button', { name: 'New address' }));
    await userEvent.click(within(mine).getByRole('button', { name: 'Make it and end the old one' }));
    await prove();
    const address = await within(mine).findByRole<HTMLInputElement>('textbox', { name: 'Address of Mine' });
    await expect(address.value).toMatch(/^https?:.*\/calendar-feed\.ics\?key=renewed&language=en$/);
    await expect(within(mine).getByText(/^Copy it now/)).toBeVisible();
    await userEvent.click(within(mine).getByRole('button', { name: 'End it' }));
    await waitFor(() => expect(within(mine).queryByRole('textbox')).toBeNull());
    await expect(within(mine).getByRole('button', { name: 'Make an address' })).toBeVisible();
    const crew = canvas.getByRole('group', { name: 'Prep 1' });
    await userEvent.click(within(crew).getByRole('button', { name: 'Make an address' }));
    await prove();
    await waitFor(() => expect(within(crew).getByRole('textbox')).toBeVisible());
  },
};

export const MineNeverSeen: Story = {
  name: 'says that it could not be loaded where nothing is known yet, and tries again',
  args: { screen: 'mine', api: { ...aServer([]), mine: away } },
  parameters: { path: '/Schedule' },
  beforeEach: () => window.localStorage.clear(),
  play: ({ canvasElement }) => waitFor(() => expect(within(canvasElement).getByText(/Trying again…$/)).toBeVisible()),
};

export const MineUnlinked: Story = {
  name: 'tells a user without an employee whom to ask [RPT-015]',
  args: { screen: 'mine', api: aServer([], true) },
  parameters: { path: '/Schedule' },
  play: ({ canvasElement }) =>
    waitFor(() =>
      expect(
        within(canvasElement).getByText('Your user is not linked to an employee. Please contact your administrator.'),
      ).toBeVisible(),
    ),
};

const USUAL = aServer(VISITS);
const askMonth = fn(USUAL.month);
const askTeam = fn(USUAL.team);
const eachMinute: Partial<Story> = {
  beforeEach: () => {
    askMonth.mockClear();
    askTeam.mockClear();
    const real = window.setInterval;
    Object.assign(window, { setInterval: (act: () => void, ms: number) => real(act, ms === 60_000 ? 150 : ms) });
    return () => Object.assign(window, { setInterval: real });
  },
};
export const MonthEachMinute: Story = {
  ...eachMinute,
  name: 'asks for the month anew each minute, and has no menus and nothing to change [NAV-019 RPT-015]',
  args: { screen: 'month', api: { ...USUAL, month: askMonth } },
  parameters: { path: '/DigitalBoard/WarrantyMonth' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(askMonth.mock.calls.length).toBeGreaterThan(2));
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('navigation', { name: /menu/i })).toBeNull();
    await expect(canvasElement.querySelectorAll('input, [draggable="true"], .card-menu')).toHaveLength(0);
  },
};
export const TeamEachMinute: Story = {
  ...eachMinute,
  name: "asks for the team's week anew each minute [RPT-015]",
  args: { screen: 'team', api: { ...USUAL, team: askTeam } },
  parameters: { path: '/TeamSchedule' },
  play: () => waitFor(() => expect(askTeam.mock.calls.length).toBeGreaterThan(2)),
};
