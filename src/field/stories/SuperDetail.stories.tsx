import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { CallError } from '../../dataProvider/CallError';
import { readUnsavedWork } from '../../page/unsavedWork';
import { largeText } from '../../theme/largeText';
import type { FieldApi, SupervisorDetail } from '../data/fieldApi';
import { FieldApiContext } from '../data/useFieldApi';
import SuperDetailPage from '../detail/SuperDetailPage';
import { aFilm } from './aFilm';
import { aFieldServer, DETAIL, someChecks } from './aSite';

const Where = () => <output aria-label="where">{`${useLocation().pathname}${useLocation().search}`}</output>;

const Frame = ({ api }: { api: FieldApi }) => (
  <FieldApiContext value={api}>
    <Routes>
      <Route path="/SuperDetail/:jobDetailID" element={<SuperDetailPage />} />
      <Route path="*" element={<Where />} />
    </Routes>
  </FieldApiContext>
);

let asked = 0;
let filled: object[] = [];

/** A sub-job for those who go there. */
const meta: Meta<typeof Frame> = {
  title: 'Field/Supervisor detail',
  component: Frame,
  args: { api: aFieldServer() },
  parameters: { path: '/SuperDetail/71', layout: 'fullscreen' },
  beforeEach: () => {
    largeText.set(false);
    asked = 0;
    filled = [];
  },
};
export default meta;
type Story = StoryObj<typeof Frame>;

export const OfPebble: Story = {
  name: 'says where it is, how to get in and whom to call, and what is to be built [RPT-011 RPT-016 NAV-124]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Heron Court' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '12 Oak St, Katy, TX 77449' })).toHaveAttribute(
      'href',
      expect.stringContaining('daddr=12%20Oak%20St'),
    );
    await expect(canvas.getByRole('note', { name: 'Critical note' })).toHaveTextContent('Dog in the yard');
    const notes = within(canvas.getByRole('note', { name: 'Notes of the job' }));
    await expect(await notes.findByRole('link', { name: /maps.example.com/ })).toHaveAttribute('target', '_blank');
    await expect(notes.getByRole('link', { name: '713-555-0177' })).toHaveAttribute('href', 'tel:7135550177');
    await expect(canvas.getByText('#4411')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Call Ana Ruiz.*Supervisor/ })).toHaveAttribute(
      'href',
      'tel:7135550101',
    );
    const builder = canvas.getByRole('link', { name: /^Call Bayou Pools/ });
    await expect(builder).toHaveTextContent('Builder · (713) 555-0100 ext. 396');
    await expect(builder).toHaveAttribute('href', 'tel:7135550100,396');
    for (const name of ['Details', 'Schedule', 'Presite', 'Work Orders', 'Photos and Documents', 'General Comments'])
      await expect(canvas.getByRole('heading', { level: 2, name })).toBeVisible();
    await expect(canvas.getByText('615.5 sq ft')).toBeVisible();
    await expect(canvas.getByText('Blue shell, Abalone')).toBeVisible();
    await expect(canvas.getByText('Equipment moved to the left side.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Pebble Work Order 31.*Incomplete/ })).toHaveAttribute(
      'href',
      '/SuperDetail/71/job/7/work-order/pebble/31/edit',
    );
  },
};

export const Starts: Story = {
  name: 'leads to the form of a new work order, which makes none by itself [RPT-016 WO-028 FLD-011]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('link', { name: 'Start Daily Work Order' }));
    await waitFor(() =>
      expect(canvas.getByLabelText('where')).toHaveTextContent('/job/7/71/work-order/new/daily?from=detail'),
    );
  },
};

/** A server of its own each time: it keeps what is filled in. */
const Filling = () => {
  const [api] = useState(() => aFieldServer({ checks: someChecks((answers) => filled.push(answers)) }));
  return <Frame api={api} />;
};

export const FillsInPresite: Story = {
  name: 'fills in the presite on a phone, an answer a tap, by the right of phones [RPT-016 PRE-017 PRE-020]',
  render: () => <Filling />,
  globals: { viewport: { value: 'phone' }, role: 'SU' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Fill in presite' }));
    const steel = await canvas.findByRole('group', { name: 'Steel Done' });
    await userEvent.click(within(steel).getByRole('button', { name: 'No' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Rope Anchors: one more' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Visited today' }));
    await waitFor(() => expect(Object.assign({}, ...filled)).toMatchObject({ is_steel_done: false, rope_anchors: 1 }));
    await waitFor(() => expect(canvas.getByText('Saved')).toBeVisible());
    const low = [...canvasElement.querySelectorAll('a, button, input:not([type=file]), select, textarea')].filter(
      (node) => {
        const { height } = node.getBoundingClientRect();
        return height > 0 && height < 43.5;
      },
    );
    await expect(low).toEqual([]);
    await expect(document.documentElement.scrollWidth).toBe(390);
  },
};

export const LargeLetters: Story = {
  name: 'is a third larger once "Large text" is on, and the next time too [FLD-006]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const title = await canvas.findByRole('heading', { level: 1 });
    const before = title.getBoundingClientRect().height;
    await userEvent.click(canvas.getByRole('button', { name: 'Large text' }));
    await waitFor(() => expect(title.getBoundingClientRect().height / before).toBeGreaterThan(1.3));
    await expect(window.localStorage.getItem('trowel:large-text')).toBe('on');
    largeText.set(false);
  },
};

export const Picture: Story = {
  name: 'opens a photo over the whole window',
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Open steel.jpg' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'steel.jpg' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
  },
};

const aFileOf = (id: number, file_name: string, document_url: string) => ({
  id,
  file_name,
  document_url,
  thumbnail_url: null,
  view_url: null,
  caption: null,
  taken_at: null,
  is_camera_time: false,
  sent_by: 'Luis Vega',
  is_picture: false,
  size: 1_254_000,
  upload_date: '2026-03-02T15:04:00Z',
});

let isCaptionRefused = true;
const captions: string[] = [];

export const Caption: Story = {
  name: 'keeps a caption that could not be saved, asks before it is left, and saves it with the next try [KEY-017]',
  args: {
    api: aFieldServer({
      caption: async (_id, caption) => {
        if (isCaptionRefused) throw new CallError('away');
        captions.push(caption);
      },
    }),
  },
  beforeEach: () => {
    isCaptionRefused = true;
    captions.length = 0;
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [field] = await canvas.findAllByRole('textbox', { name: /^Caption of/ });
    if (!field) throw new Error('no caption');
    await userEvent.clear(field);
    await userEvent.type(field, 'Steel in the spa');
    await userEvent.tab();
    await waitFor(async () => expect((await readUnsavedWork()).map(({ isKept }) => isKept)).toEqual([true]));
    await expect(field).toHaveValue('Steel in the spa');
    isCaptionRefused = false;
    await userEvent.click(field);
    await userEvent.tab();
    await waitFor(() => expect(captions).toEqual(['Steel in the spa']));
    await waitFor(async () => expect(await readUnsavedWork()).toEqual([]));
    await expect(field).toHaveValue('Steel in the spa');
  },
};

export const Film: Story = {
  name: 'shows the first frame of a film among the photos, and plays it over the whole window; one that cannot be drawn has its name [FLD-010]',
  args: {
    api: aFieldServer({
      detail: async () => ({
        ...DETAIL,
        files: [
          aFileOf(11, 'pour.webm', URL.createObjectURL(await aFilm())),
          aFileOf(12, 'broken.mov', 'data:video/quicktime,no'),
        ],
      }),
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const film = await canvas.findByRole('button', { name: /^Open pour.webm/ });
    const frame = (): HTMLVideoElement | null => film.querySelector('video');
    await waitFor(() => expect(frame()?.readyState).toBeGreaterThanOrEqual(HTMLMediaElement.HAVE_CURRENT_DATA));
    await expect([frame()?.videoWidth, frame()?.paused]).toEqual([300, true]);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Open broken.mov' })).toHaveTextContent('broken.mov'),
    );
    await userEvent.click(film);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'pour.webm' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
  },
};

export const NotTheirs: Story = {
  name: 'says the same of a sub-job that is not there and one that is not theirs',
  args: { api: aFieldServer({ detail: async () => null }) },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText('There is no such sub-job, or it is not yours to see.'),
    ).toBeVisible();
  },
};

export const Unreachable: Story = {
  name: 'says that it cannot be shown while the server is away, and asks again',
  args: {
    api: aFieldServer({
      detail: async () => {
        asked += 1;
        if (asked === 1) throw new CallError('away');
        return DETAIL;
      },
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Heron Court' })).toBeVisible();
  },
};

export const Spanish: Story = {
  name: 'in Spanish, for who may only look',
  args: {
    api: aFieldServer({
      detail: async () => ({ ...DETAIL, writable_types: [], shows_work_orders: false, calls: [], files: [] }),
    }),
  },
  globals: { language: 'es', theme: 'dark', role: 'CW' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Visita previa' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Llenar visita previa' })).toBeNull();
  },
};

const columnsIn = (canvasElement: HTMLElement): number => {
  const columns = canvasElement.querySelector('.super-columns');
  return columns ? getComputedStyle(columns).gridTemplateColumns.split(' ').length : 0;
};
export const TwoColumns: Story = {
  name: 'has two columns on a wide window, and no part for work orders without the right to see them [RPT-016 WO-019]',
  args: { api: aFieldServer({ detail: async () => ({ ...DETAIL, shows_work_orders: false, work_orders: [] }) }) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 2, name: 'Schedule' });
    await expect(columnsIn(canvasElement)).toBe(2);
    await expect(within(canvasElement).queryByRole('heading', { level: 2, name: 'Work Orders' })).toBeNull();
  },
};
export const OneColumn: Story = {
  name: 'has one column under 800 px [RPT-016]',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 2, name: 'Schedule' });
    await expect(columnsIn(canvasElement)).toBe(1);
  },
};

const LONG_LINK = 'https://maps.example.com/place/29%C2%B045/@29.7604,-95.3698,17z';
const WITH_LINK: SupervisorDetail = {
  ...DETAIL,
  sub_job: {
    ...DETAIL.sub_job,
    pebble_details: DETAIL.sub_job.pebble_details && {
      ...DETAIL.sub_job.pebble_details,
      crew_information: DETAIL.sub_job.pebble_details.crew_information.map((row) => ({
        ...row,
        notes: `Pump on the left. ${LONG_LINK}`,
      })),
    },
  },
};
export const NoteOfAnEntry: Story = {
  name: 'has the note of an entry below its row on a phone, inside of the window, with its link [RPT-016]',
  args: { api: aFieldServer({ detail: async () => WITH_LINK }) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const links = await within(canvasElement).findAllByRole('link', { name: LONG_LINK });
    await expect(links).toHaveLength(2);
    for (const link of links)
      for (const { left, right } of link.getClientRects()) {
        await expect(left).toBeGreaterThanOrEqual(0);
        await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
      }
  },
};
