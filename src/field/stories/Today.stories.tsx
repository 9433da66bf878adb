import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { DayNote } from '#domain/boards/workdays/dayNote';
import { CallError } from '../../dataProvider/CallError';
import { largeText } from '../../theme/largeText';
import type { FieldApi } from '../data/fieldApi';
import { FieldApiContext } from '../data/useFieldApi';
import { FIELD } from '../../store/keptRow';
import { keptRows } from '../../store/keptRows';
import { isHomeScreenHintDue } from '../today/isHomeScreenHintDue';
import { markQueue } from '../today/markQueue';
import Today from '../today/Today';
import { aFieldServer } from './aSite';

const Frame = ({ server }: { server: () => FieldApi }) => (
  <FieldApiContext value={server()}>
    <div style={{ width: 366, padding: 12 }}>
      <Today />
    </div>
  </FieldApiContext>
);

/** The day of a crew on a phone. */
const meta: Meta<typeof Frame> = {
  title: 'Field/Today',
  component: Frame,
  args: { server: aFieldServer },
  globals: { role: 'FO' },
  beforeEach: () => {
    largeText.set(false);
    markQueue.written.set({});
  },
};
export default meta;
type Story = StoryObj<typeof Frame>;

/** One server for each drawing: what it was told stays. */
const kept = (more: () => Partial<FieldApi>): (() => FieldApi) => {
  let server: FieldApi | null = null;
  return () => {
    server ??= aFieldServer(more());
    return server;
  };
};

/** An own block today, a holiday tomorrow. */
const NOTES: readonly DayNote[] = [
  {
    key: 'day_without_work:1:2026-03-04',
    date: '2026-03-04',
    crew_ids: [2],
    crews: ['App 1'],
    is_off: false,
    en: 'Yard work 7:00-9:00',
    es: 'Trabajo de patio 7:00-9:00',
  },
  {
    key: 'day_without_work:2:2026-03-05',
    date: '2026-03-05',
    crew_ids: [],
    crews: [],
    is_off: true,
    en: 'Founders Day',
    es: 'Día de los Fundadores',
  },
];

let told: string[] = [];
/** The marks that outlive this page. */
const onDisk = keptRows(FIELD);

const pixel = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
/** How light a colour is, whatever its notation, over what was drawn before it. */
const lightness = (...colors: string[]): number => {
  if (!pixel) throw new Error('no canvas');
  for (const color of colors) {
    pixel.fillStyle = color;
    pixel.fillRect(0, 0, 1, 1);
  }
  const [red = 0, green = 0, blue = 0] = [...pixel.getImageData(0, 0, 1, 1).data]
    .map((part) => part / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
/** The contrast of letters with all that lies below them. */
const contrastOf = (node: Element): number => {
  const grounds: string[] = [];
  for (let at: Element | null = node; at; at = at.parentElement) {
    const { backgroundColor, opacity } = getComputedStyle(at);
    if (opacity !== '1') return 0;
    grounds.unshift(backgroundColor);
  }
  const [letters, ground] = [
    lightness('#fff', ...grounds, getComputedStyle(node).color),
    lightness('#fff', ...grounds),
  ];
  return (Math.max(letters, ground) + 0.05) / (Math.min(letters, ground) + 0.05);
};
/** The words of all elements that have letters of their own, and less than 7 to 1. */
const pale = (root: Element): string[] =>
  [...root.querySelectorAll('*')]
    .filter((node) => [...node.childNodes].some((child) => child.nodeType === 3 && child.textContent?.trim()))
    .filter((node) => contrastOf(node) < 7)
    .map((node) => `${node.textContent} ${contrastOf(node).toFixed(1)}`);
const low = (root: Element): string[] =>
  [...root.querySelectorAll<HTMLElement>('a, button, label')]
    .filter((control) => Math.min(control.offsetHeight, control.offsetWidth) < 44)
    .map(({ textContent }) => textContent ?? '');

export const Stops: Story = {
  name: "lists today's and tomorrow's stops, the next one open with all that is done there [FLD-001 FLD-002 FLD-004]",
  args: { server: kept(() => ({})) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const today = await canvas.findByRole('region', { name: 'Today' });
    const tomorrow = canvas.getByRole('region', { name: 'Tomorrow' });
    await expect(within(tomorrow).getByText('Elm Residence')).toBeVisible();
    const stop = within(today);
    await expect(stop.getByText('No. 1 · Application · App 1')).toBeVisible();
    await expect(stop.getByText('Katy · 615.5 sq ft')).toBeVisible();
    await expect(stop.getByText('12 x Tropical Breeze (Blue shell, Abalone) - Pool')).toBeVisible();
    await expect(stop.getByText('#4411')).toBeVisible();
    await expect(stop.getByRole('note', { name: 'Critical note' })).toBeVisible();
    await expect(stop.getByText('Chipped the step, see photo.')).toBeVisible();
    await expect(stop.getByRole('link', { name: 'Directions' })).toHaveAttribute('target', '_blank');
    for (const [name, href] of [
      [/^Call Ana Ruiz/, 'tel:7135550101'],
      [/^Call Kim Lee/, 'tel:7135550102'],
      ['Details', '/SuperDetail/71'],
      ['Daily sheet', '/daily-batches/7'],
    ] as const)
      await expect(stop.getByRole('link', { name })).toHaveAttribute('href', href);
    const small = [...canvasElement.querySelectorAll('a, button')].filter(
      (control) => control.getBoundingClientRect().height < 48,
    );
    await expect(small.map(({ textContent }) => textContent)).toEqual([]);
  },
};

/** One mark is on record, another waits: all looks of a stop. */
const readInTheSun: Story['play'] = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await canvas.findByText('Heron Court');
  const [mark] = canvasElement.querySelectorAll<HTMLElement>('.stop-mark');
  await userEvent.click(mark ?? canvasElement);
  await waitFor(() => expect(canvasElement.querySelector('.stop-mark.is-set')).not.toBeNull());
  await expect(pale(canvasElement)).toEqual([]);
  await expect(low(canvasElement)).toEqual([]);
};

export const Begins: Story = {
  name: '[SDY-018] a gunite stop says when its crew begins, as the board and the plant order do',
  args: {
    server: kept(() => ({
      stops: async () => {
        const told = await aFieldServer().stops();
        const [first, ...others] = told.stops;
        return first ? { ...told, stops: [{ ...first, start_time: '13:30' }, ...others] } : told;
      },
    })),
  },
  play: async ({ canvasElement }) => {
    const today = await within(canvasElement).findByRole('region', { name: 'Today' });
    await expect(within(today).getByText('No. 1 · 01:30 PM · Application · App 1')).toBeVisible();
  },
};

export const InTheSun: Story = {
  name: 'is read in the sun and tapped with gloves: 7 to 1 and 44 px, also what waits',
  args: {
    server: kept(() => ({
      mark: async () => {
        throw new CallError('away');
      },
    })),
  },
  play: readInTheSun,
};

export const InTheDark: Story = { ...InTheSun, name: 'has 7 to 1 and 44 px in the dark', globals: { theme: 'dark' } };

export const Marks: Story = {
  name: 'writes when the crew is on its way, there and done, once each, and takes the last one back [FLD-003]',
  args: {
    server: kept(() => {
      const server = aFieldServer();
      return {
        ...server,
        mark: async (marking, action) => {
          told.push(`${marking.mark} ${marking.time === null ? 'back' : 'now'}`);
          return server.mark(marking, action);
        },
      };
    }),
  },
  beforeEach: () => {
    told = [];
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.dblClick(await canvas.findByRole('button', { name: /^On my way/ }));
    await waitFor(() => expect(canvas.getByRole('button', { name: /^On my way\s?\d\d:\d\d/ })).toBeVisible());
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Arrived' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Arrived\s?\d\d:\d\d/ })).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
    await userEvent.click(await canvas.findByRole('button', { name: /^Take back: Done/ }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Done' })).toBeVisible());
    await waitFor(() => expect(told).toEqual(['on_my_way now', 'arrived now', 'done now', 'done back']));
  },
};

export const Refused: Story = {
  name: 'says why a mark was refused, and leaves it open',
  args: {
    server: kept(() => ({
      mark: async () => {
        throw new CallError('Times must be in order.', 422, { code: 'BAD_USER_INPUT' });
      },
    })),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.getByText('Times must be in order.')).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Done' })).toBeVisible();
  },
};

let asked = 0;

let isAway = true;
let sent: string[] = [];

/** A server that does not answer marks while it is away. */
const awayServer = (): (() => FieldApi) =>
  kept(() => {
    const server = aFieldServer();
    return {
      ...server,
      mark: async (marking, action) => {
        if (isAway) throw new CallError('away');
        sent.push(`${marking.mark} ${action}`);
        return server.mark(marking, action);
      },
    };
  });

export const WithoutNetwork: Story = {
  name: 'keeps a mark that is tapped without a network, says that it waits, and sends it once when the network is back [FLD-003]',
  args: {
    server: awayServer(),
  },
  beforeEach: () => {
    isAway = true;
    sent = [];
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.dblClick(await canvas.findByRole('button', { name: 'Arrived' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Arrived\s?\d\d:\d\d/ })).toBeVisible());
    await expect(canvas.getByText('Waiting to be sent')).toBeVisible();
    const [stored] = markQueue.waiting.get();
    await expect((await onDisk.all('mark:')).map(({ key }) => key)).toEqual([`mark:${stored?.user}:${stored?.id}`]);
    isAway = false;
    window.dispatchEvent(new Event('online'));
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(canvas.queryByText('Waiting to be sent')).toBeNull());
    await expect(canvas.getByRole('button', { name: /^Arrived\s?\d\d:\d\d/ })).toBeVisible();
    await expect(sent).toEqual([`arrived ${stored?.id}`]);
    await waitFor(async () => expect(await onDisk.all('mark:')).toEqual([]));
  },
};

/** Last night's stop, which its crew has not left: the day began below it. */
const nightServer = (): (() => FieldApi) =>
  kept(() => {
    const { stops } = aFieldServer();
    return {
      stops: async () => {
        const answer = await stops();
        const night = answer.stops.slice(0, 1).map((stop) => ({
          ...stop,
          key: 'crew_information:1',
          date: '2026-03-03',
          site: { ...stop.site, id: 70, job_name: 'Night Pour' },
          work_order: { id: 30, driver_in: '20:40', on_job: '22:00', leave_job: null, is_complete: false },
        }));
        return { ...answer, days: ['2026-03-03', ...answer.days], stops: [...night, ...answer.stops] };
      },
      mark: async ({ date, time }) => {
        if (isAway) throw new CallError('away');
        sent.push(`${date} ${time === null ? 'back' : 'now'}`);
        return { id: 30, driver_in: '20:40', on_job: '22:00', leave_job: time, is_complete: false };
      },
    };
  });

export const Night: Story = {
  name: "shows last night's stop below the heading of its day until it is left, and sends its mark for that day, also without a network [FLD-011 FLD-003]",
  args: { server: nightServer() },
  beforeEach: () => {
    isAway = true;
    sent = [];
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const night = within(await canvas.findByRole('region', { name: '03/03/2026' }));
    await expect(night.getByText('Night Pour')).toBeVisible();
    await expect(within(canvas.getByRole('region', { name: 'Today' })).getByText('Heron Court')).toBeVisible();
    await userEvent.click(night.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(night.getByText('Waiting to be sent')).toBeVisible());
    await expect(sent).toEqual([]);
    isAway = false;
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(sent).toEqual(['2026-03-03 now']));
  },
};

export const NightInSpanish: Story = {
  name: "shows last night's stop in Spanish and in the dark, read in the sun [FLD-011]",
  globals: { language: 'es', theme: 'dark', viewport: { value: 'phone' } },
  args: { server: nightServer() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const night = within(await canvas.findByRole('region', { name: '03/03/2026' }));
    await expect(night.getByRole('button', { name: 'Terminado' })).toBeVisible();
    await expect(pale(canvasElement)).toEqual([]);
    await expect(low(canvasElement)).toEqual([]);
  },
};

export const Presite: Story = {
  name: 'leads from the stop of a presite to its open checklist with one tap [FLD-012]',
  args: {
    server: kept(() => {
      const { stops } = aFieldServer();
      return {
        stops: async () => {
          const answer = await stops();
          return { ...answer, stops: answer.stops.map((stop) => ({ ...stop, kind: 'PRESITE', order_type: null })) };
        },
      };
    }),
  },
  play: async ({ canvasElement }) => {
    const link = await within(canvasElement).findByRole('link', { name: 'Presite' });
    await expect(link.getAttribute('href')).toMatch(/^\/SuperDetail\/\d+#presite$/);
  },
};

export const Lost: Story = {
  name: 'keeps what was read while the network is away, with the time of it [FLD-001]',
  args: {
    server: kept(() => {
      const { stops } = aFieldServer();
      return {
        stops: async () => {
          asked += 1;
          if (asked > 1) throw new CallError('away');
          return stops();
        },
      };
    }),
  },
  beforeEach: () => {
    asked = 0;
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Heron Court')).toBeVisible();
    window.dispatchEvent(new Event('focus'));
    await waitFor(() => expect(canvas.getByText(/^as of \d/)).toBeVisible());
    await expect(canvas.getByText('Heron Court')).toBeVisible();
  },
};

export const LargeLetters: Story = {
  name: 'is a third larger with "Large text", in dark and in Spanish [FLD-006]',
  args: { server: kept(() => ({})) },
  globals: { language: 'es', theme: 'dark' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const name = await canvas.findByText('Heron Court');
    const height = name.getBoundingClientRect().height;
    await userEvent.click(canvas.getByRole('button', { name: 'Letra grande' }));
    await waitFor(() => expect(name.getBoundingClientRect().height / height).toBeGreaterThan(1.3));
    largeText.set(false);
  },
};

export const WithoutWork: Story = {
  name: 'says of a day that the crew is off or has an own block, also in Spanish and in dark mode [SDY-001]',
  globals: { theme: 'dark', language: 'es', viewport: { value: 'phone' } },
  args: {
    server: kept(() => ({
      stops: async () => ({ ...(await aFieldServer().stops()), day_notes: NOTES }),
    })),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const today = within(await canvas.findByRole('region', { name: 'Hoy' }));
    await expect(await today.findByText('App 1: Trabajo de patio 7:00-9:00')).toBeVisible();
    const tomorrow = within(canvas.getByRole('region', { name: 'Mañana' }));
    await expect(tomorrow.getByText('Día de los Fundadores')).toBeVisible();
    await expect(pale(canvasElement)).toEqual([]);
  },
};

export const Unlinked: Story = {
  name: 'tells a user without an employee whom to ask',
  args: {
    server: kept(() => ({
      stops: async () => ({
        today: '2026-03-04',
        days: ['2026-03-04', '2026-03-05'],
        is_linked: false,
        stops: [],
        day_notes: [],
      }),
    })),
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/not linked to an employee/)).toBeVisible();
  },
};

export const OnAnIPhone: Story = {
  name: 'tells an iPhone user once to put the app on the Home Screen, on which unsent work hangs [FLD-012]',
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => {
    Object.defineProperty(navigator, 'standalone', { configurable: true, value: false });
    localStorage.removeItem('trowel:home_screen');
    return () => {
      Reflect.deleteProperty(navigator, 'standalone');
      localStorage.removeItem('trowel:home_screen');
    };
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/^Put this app on the Home Screen/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Got it' }));
    await expect(canvas.queryByText(/^Put this app on the Home Screen/)).toBeNull();
    await expect(isHomeScreenHintDue()).toBe(false);
  },
};

export const KeepsNothing: Story = {
  name: 'shows a mark that this browser cannot keep, says that the page must stay open, and sends it [FLD-012 FLD-007]',
  args: { server: awayServer() },
  beforeEach: () => {
    isAway = true;
    sent = [];
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
    return () => {
      IDBObjectStore.prototype.put = put;
    };
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Arrived' }));
    await expect(await canvas.findByText(/^Waiting to be sent\. This browser cannot keep it/)).toBeVisible();
    isAway = false;
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(canvas.queryByText(/^Waiting to be sent/)).toBeNull());
    await expect(sent).toHaveLength(1);
  },
};
