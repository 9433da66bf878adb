import type { Meta, StoryObj } from '@storybook/react-vite';
import { keptPhotos } from '../../field/photos/keptPhotos';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { appState } from '../../connectivity/appState';
import { fieldRows } from '../../connectivity/fieldRows';
import { checkKey, markKey } from '../../connectivity/fieldWork';
import { keptAnswers } from '../../connectivity/keptAnswers';
import { registerWorkspace } from '../../connectivity/workspace';
import type { DeviceWork } from '../../connectivity/contract';
import type { Change } from '../../offline/sync/change';
import { openWorkspaceDatabase } from '../../offline/workspace/database';
import DeviceScreen from './DeviceScreen';

const at = new Date(2026, 2, 4, 8, 12).getTime();
const PROBLEM = 'It is not on the server any more, or not for you. Your changes are kept on this device.';
const file = { size: 2048, thumbnail: null, bytes: async () => null };
const WAITING: DeviceWork = {
  unsynced: [
    { key: 'homeowner:7', title: 'Ana Ruiz', at, problem: PROBLEM },
    { key: 'file:1', title: 'gate.jpg', at, problem: null, file },
  ],
  abandoned: [],
};
const CHANGE: Change = {
  key: 'homeowner:7',
  entity: 'homeowner',
  id: 7,
  local: null,
  base: { note: 'Before' },
  mine: { note: 'Mine' },
  title: 'Ana Ruiz',
  turn: 1,
  begun_at: '2026-03-04T14:12:00.000Z',
  changed_at: '2026-03-04T14:12:00.000Z',
  attempt: null,
  refusal: { code: 'gone', message: '' },
};
const device = (work: DeviceWork): void =>
  registerWorkspace({
    unsynced: () => work.unsynced.length,
    work: () => work,
    restore: async () => true,
    forget: async () => undefined,
    subscribe: () => () => undefined,
    sync: async () => ({ synced: 0, failed: [] }),
    abandon: async () => undefined,
    clear: async () => undefined,
  });
/** Rows of the device's database, of the signed-in user and of another one. */
const keep = async (rows: readonly (Change & { user: number })[]): Promise<void> => {
  const { dexie, tables } = openWorkspaceDatabase();
  await tables.changes.clear();
  await tables.changes.bulkPut([...rows]);
  dexie.close();
};

const meta: Meta<typeof DeviceScreen> = {
  title: 'Shell/This device',
  component: DeviceScreen,
  beforeEach: async () => {
    appState.open(1);
    device({ unsynced: [], abandoned: [] });
    for (const { id } of await keptPhotos.all()) await keptPhotos.remove(id);
    await keep([]);
    return async () => {
      for (const { key } of fieldRows.all('')) await fieldRows.remove(key);
      await keep([]);
    };
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  name: 'says where nothing waits, and offers no file',
  play: async () => {
    await expect(await screen.findByText('Nothing waits to be sent.')).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Export Unsynced Changes' })).toBeNull();
  },
};

const MARK = '5f0c9a52-6a3c-8b0e-9a60-0f3a3a1f5b14';
const MARKING = { job_detail_id: 12, type: 'gunite', date: '2026-03-04', mark: 'done', time: null };
const ANSWERS = { typed: { is_water_on_site: true }, over: { comments: [] }, made_at: '2026-03-04T15:00:00.000Z' };

const waiting: Story = {
  beforeEach: async () => {
    device(WAITING);
    await keep([
      { ...CHANGE, user: 1 },
      { ...CHANGE, key: 'homeowner:8', user: 2 },
    ]);
    await fieldRows.put(checkKey('1', 12), '1', ANSWERS);
    await fieldRows.put(markKey('1', MARK), '1', { id: MARK, user: '1', marking: MARKING, refused: null });
    await keptAnswers.put('BoardCards {}', 1, { cards: [] }, Date.now(), '/week/pebble?date=2026-03-04');
  },
  play: async () => {
    const part = await screen.findByRole('region', { name: 'Waits to be sent' });
    await waitFor(() =>
      expect(within(part).getAllByRole('list')[0]?.textContent).toBe(
        '1 changed record1 document or photo1 mark of a stop1 check of a site',
      ),
    );
    await expect(within(part).getByText(PROBLEM)).toBeVisible();
    await expect(within(part).getByText('gate.jpg')).toBeVisible();
    await expect(within(part).getByText('Done taken back, sub-job 12')).toBeVisible();
    await expect(within(part).getByText('Check of a site, sub-job 12')).toBeVisible();
    await expect(screen.getByRole('link', { name: /2026-03-04/ })).toHaveAttribute(
      'href',
      '/week/pebble?date=2026-03-04',
    );
    await expect(screen.getByRole('row', { name: /^Unsynced changes 1 / })).toBeVisible();
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};
export const Waiting: Story = {
  ...waiting,
  name: 'says what waits of each kind and why, what is stored, and what is readable without a network',
};
export const WaitingOnPhone: Story = {
  ...waiting,
  name: 'says so on a telephone',
  globals: { viewport: { value: 'phone' } },
};
export const OfOthers: Story = {
  name: 'says how much of another user waits here, and nothing of what it is',
  globals: { viewport: { value: 'phone' } },
  beforeEach: async () => {
    device({ unsynced: [], abandoned: [] });
    await keep([
      { ...CHANGE, user: 2 },
      { ...CHANGE, key: 'homeowner:8', user: 2 },
    ]);
  },
  play: async () => {
    await expect(
      await screen.findByText('2 changes of other users of this device stay here until those users log in.'),
    ).toBeVisible();
    await expect(screen.queryByText('Ana Ruiz')).toBeNull();
  },
};

export const Export: Story = {
  beforeEach: waiting.beforeEach,
  name: 'hands what waits over as a file, of this user alone, and takes nothing away',
  play: async () => {
    const made = spyOn(URL, 'createObjectURL').mockReturnValue('#');
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await userEvent.click(await screen.findByRole('button', { name: 'Export Unsynced Changes' }));
    await expect(await screen.findByText(/^The file holds 3 change/)).toBeVisible();
    await waitFor(() => expect(click).toHaveBeenCalledOnce());
    const [content] = made.mock.calls[0] ?? [];
    const exported: unknown = content instanceof Blob ? JSON.parse(await content.text()) : null;
    await expect(exported).toMatchObject({
      format: 'trowel-unsynced-changes',
      version: 1,
      user: { id: 1, name: 'Dana Reyes' },
      changes: [CHANGE],
      works: [
        { key: `mark:${MARK}`, kind: 'mark', action: MARK, marking: MARKING, made_at: null },
        {
          key: 'check:12',
          kind: 'check',
          job_detail_id: 12,
          kept: { typed: ANSWERS.typed, over: ANSWERS.over },
          made_at: ANSWERS.made_at,
        },
      ],
    });
    await expect(screen.getByText('Ana Ruiz')).toBeVisible();
  },
};
