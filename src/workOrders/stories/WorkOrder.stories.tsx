import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { isRecord } from '#domain/values';
import type { WorkOrderTypeName } from '#domain/workOrders/types';
import { appState } from '../../connectivity/appState';
import { mode } from '../../connectivity/mode';
import { backOnline, refusesOffline } from '../../crud/fixtures/refusesOffline';
import { CallError } from '../../dataProvider/CallError';
import { theDrafts } from '../../saving/drafts/theDrafts';
import { aClosedOrder, anOrder, StoryWorkOrder } from './StoryWorkOrder';

/** The form of a work order, drawn from the row of its type. */
const meta: Meta<typeof StoryWorkOrder> = { title: 'Work orders/Form', component: StoryWorkOrder };
export default meta;
type Story = StoryObj<typeof StoryWorkOrder>;

const at = (type: WorkOrderTypeName) => ({ path: `/job/20595/991/work-order/${type}/12/edit` });
const started = (type: WorkOrderTypeName): Story => ({
  parameters: at(type),
  args: { type, order: anOrder(type) },
  play: async () => {
    await screen.findByRole('switch', { name: 'Section complete: Work Order' });
  },
});
const field = (name: string) => screen.findByRole('textbox', { name });
const turn = async (section: string): Promise<void> =>
  userEvent.click(await screen.findByRole('switch', { name: `Section complete: ${section}` }));

export const Gunite = started('gunite');
export const Boulder = started('boulder');
export const Pebble = started('pebble');
export const Daily = started('daily');
export const Prep = started('prep');
export const Repair = started('repair');
export const Phone: Story = { ...started('pebble'), globals: { viewport: { value: 'phone' } } };
export const Spanish: Story = {
  parameters: at('pebble'),
  globals: { language: 'es' },
  args: { type: 'pebble', order: anOrder('pebble') },
  play: async () => {
    await screen.findByRole('switch', { name: 'Sección completa: Medidas' });
  },
};

export const New: Story = {
  name: 'of a new order begins with what its sub-job says, and is made by its first save [WO-002 NAV-096 FLD-011]',
  parameters: { path: '/job/20595/991/work-order/new/pebble' },
  args: {
    type: 'pebble',
    order: anOrder('pebble'),
    begins: {
      job_detail_id: 991,
      work_order_date: '2026-03-04',
      crew_id: 1,
      foreman_id: 9,
      foreman: { id: 9, first_name: 'Rosa', last_name: 'Lind', name: 'Rosa Lind', is_active: false },
      depth_low: 3.5,
      color_additions: [{ id: 7, color_id: 1, additions: [{ id: 2, additive_id: 2 }] }],
    },
  },
  play: async () => {
    await screen.findByRole('heading', { name: 'New Pebble Work Order' });
    await expect(await field('Depth Low')).toHaveValue('3.5');
    await expect(await screen.findByRole('combobox', { name: 'Foreman' })).toHaveValue('Rosa Lind');
    const color = within(await screen.findByRole('group', { name: 'Color 1' }));
    await expect(color.getByRole('combobox', { name: /^Color/ })).toHaveValue('Coastal Mist');
    await expect(screen.queryByText('Unsaved changes')).toBeNull();
    await expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
    await userEvent.type(await field('On Job'), '730');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByRole('heading', { name: /^Pebble Work Order \d+$/ });
    await expect(await field('On Job')).toHaveValue('07:30');
    await expect(await field('Depth Low')).toHaveValue('3.5');
  },
};

let isAway = false;
export const NewKeptOpen: Story = {
  name: 'of a new order stays open when what it began with cannot be read anew [KEY-018 FLD-011]',
  parameters: { path: '/job/20595/991/work-order/new/prep' },
  args: {
    type: 'prep',
    order: anOrder('prep'),
    begins: { job_detail_id: 991, work_order_date: '2026-03-04' },
    placeFails: () => isAway,
  },
  play: async () => {
    await userEvent.type(await field('On Job'), '730');
    await userEvent.tab();
    appState.open(1);
    isAway = true;
    // This device has no such sub-job, and the server is away when it is asked again.
    try {
      for (const next of ['offline', 'online'] as const) {
        mode.set(next);
        await new Promise((resolve) => setTimeout(resolve, 300));
        await expect(await field('On Job')).toHaveValue('07:30');
      }
    } finally {
      isAway = false;
      mode.set('online');
    }
  },
};

export const NewUntouched: Story = {
  name: 'of a new order that was saved untouched and whose answer is lost is kept with its key [FLD-011]',
  parameters: { path: '/job/20595/991/work-order/new/prep' },
  args: {
    type: 'prep',
    order: anOrder('prep'),
    begins: { job_detail_id: 991, work_order_date: '2026-03-04', crew_id: 1 },
    given: { create: () => Promise.reject(new CallError('Failed to fetch')) },
  },
  play: async () => {
    const write = spyOn(theDrafts, 'write');
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    const isKept = ([{ form }, { content }]: Parameters<typeof theDrafts.write>): boolean =>
      form.includes(':new of ') && isRecord(content) && typeof content.key === 'string';
    await waitFor(() => expect(write.mock.calls.some(isKept)).toBe(true));
    for (const [owner, { id }] of write.mock.calls) await theDrafts.remove(owner, id);
  },
};

export const Incomplete: Story = {
  name: 'keeps a section open that lacks something, and says what [WO-006 WO-027]',
  parameters: at('prep'),
  args: { type: 'prep', order: anOrder('prep') },
  play: async () => {
    await turn('Time');
    await waitFor(() => expect(screen.getByText('Complete this section first: On Job, Leave Job')).toBeVisible());
    await expect(screen.getByRole('switch', { name: 'Section complete: Time' })).not.toBeChecked();
    await userEvent.type(await field('On Job'), '7');
    await userEvent.type(await field('Leave Job'), '330p');
    await turn('Time');
    await waitFor(() => expect(screen.getByRole('switch', { name: 'Section complete: Time' })).toBeChecked());
    await waitFor(() => expect(screen.getByText('Hours on job: 8.5')).toBeVisible());
  },
};

export const Refused: Story = {
  name: 'is not saved with times out of order, which are named, or without what its rows must say [WO-017 WO-018 FLD-011]',
  parameters: at('pebble'),
  args: { type: 'pebble', order: anOrder('pebble') },
  play: async () => {
    await userEvent.type(await field('On Job'), '15:00');
    await userEvent.type(await field('Leave Job'), '7:00');
    await userEvent.click(screen.getByRole('button', { name: 'Add material' }));
    const material = within(await screen.findByRole('group', { name: 'Material 1' }));
    await userEvent.click(material.getByRole('button', { name: 'Add addition' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(screen.getByText('Times must be in order: Leave Job 07:00 does not follow On Job 15:00.')).toBeVisible(),
    );
    await expect(screen.queryByText('Required')).toBeNull();
    for (const text of [
      'Material Type is required',
      'Color is required',
      'Batches Used is required',
      'Additive is required',
      'Bags Used is required',
    ])
      await expect(material.getByText(text)).toBeVisible();
  },
};

export const OpenQuestions: Story = {
  name: 'marks the open questions of a section that is said to be complete, and leads to the first of them [WO-015 WO-016 FLD-011]',
  parameters: at('pebble'),
  args: { type: 'pebble', order: anOrder('pebble') },
  play: async () => {
    const head = await screen.findByRole('button', { name: 'Conditions' });
    await userEvent.click(head);
    await turn('Conditions');
    await waitFor(() => expect(screen.getAllByText('Required')).toHaveLength(5));
    const asked = screen.getByRole('group', { name: /^Chip Out/ });
    await expect(asked).toHaveAttribute('aria-invalid', 'true');
    const yes = within(asked).getByRole('button', { name: 'YES' });
    await waitFor(() => expect(yes).toHaveFocus());
    await expect(yes).toHaveAccessibleDescription('Required');
    await expect(head).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(yes);
    await waitFor(() => expect(screen.getAllByText('Required')).toHaveLength(4));
    await turn('Slurry');
    await waitFor(() => expect(screen.getByText('Slurry Pickup is required')).toBeVisible());
  },
};

export const OwnCrew: Story = {
  name: 'offers the people of its crew first, and takes them over with one tap [FLD-011]',
  parameters: at('pebble'),
  args: { type: 'pebble', order: anOrder('pebble') },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add crew member' }));
    const member = within(await screen.findByRole('group', { name: 'Crew Member 1' }));
    await userEvent.click(member.getByRole('combobox', { name: /^Employee/ }));
    await waitFor(() => expect(screen.getAllByRole('option')[0]).toHaveTextContent('Tom Whitaker'));
    await userEvent.click(screen.getByRole('option', { name: 'Tom Whitaker' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Add the crew (1)' }));
    const second = within(await screen.findByRole('group', { name: 'Crew Member 2' }));
    await expect(second.getByRole('combobox', { name: /^Employee/ })).toHaveValue('Wade Ellis');
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Add the crew/ })).toBeNull());
  },
};

export const Loads: Story = {
  name: 'sums the loads of a gunite order as they are typed',
  parameters: at('gunite'),
  args: { type: 'gunite', order: anOrder('gunite') },
  play: async () => {
    for (const [index, yards] of ['9.1', '9.2'].entries()) {
      await userEvent.click(await screen.findByRole('button', { name: 'Add load' }));
      const load = within(await screen.findByRole('group', { name: `Load ${index + 1}` }));
      await userEvent.type(load.getByRole('textbox', { name: 'Yards' }), yards);
    }
    await waitFor(async () => expect(await field('Yards Shot')).toHaveValue('18.3'));
  },
};

export const Closed: Story = {
  name: 'is read-only once complete, until who edits the sub-job turns a section off [WO-019 WO-027]',
  parameters: at('prep'),
  args: { type: 'prep', order: aClosedOrder('prep') },
  play: async () => {
    await screen.findByText(/This work order was completed on 03\/03\/2026/);
    await expect(screen.queryByRole('textbox', { name: 'On Job' })).toBeNull();
    await expect(screen.getByText('07:30')).toBeVisible();
    await turn('Time');
    await expect(await field('On Job')).toHaveValue('07:30');
  },
};

export const ClosedForForeman: Story = {
  name: 'is not opened again by a foreman [WO-019]',
  parameters: at('prep'),
  args: { type: 'prep', order: aClosedOrder('prep'), may: 'fill' },
  play: async () => {
    await screen.findByText(/Only the office can open it again/);
    await expect(screen.getByRole('switch', { name: 'Section complete: Time' })).toBeDisabled();
    await expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    await expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  },
};

export const LookOnly: Story = {
  parameters: at('daily'),
  args: { type: 'daily', order: anOrder('daily'), may: 'look' },
  play: async () => {
    await screen.findByText('You can look at this work order, but not change it.');
    await expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  },
};

export const OfAnotherSubJob: Story = {
  name: 'is nothing at the address of another sub-job',
  parameters: at('daily'),
  args: { type: 'daily', order: anOrder('daily', { job_detail_id: 5 }) },
  play: async () => {
    await screen.findByText('This sub-job has no such work order.');
  },
};

/** What React drew an element with: another object each time that it is drawn. */
const drawnWith = (element: Element): unknown => {
  const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'));
  return key === undefined ? undefined : Reflect.get(element, key);
};

export const SixtyMaterials: Story = {
  name: 'draws for a letter in the last of sixty materials no other one',
  parameters: at('pebble'),
  args: {
    type: 'pebble',
    order: anOrder('pebble', {
      material_used: Array.from({ length: 60 }, (_, index) => ({
        id: index + 1,
        material_type_id: 1,
        color_id: 1,
        batches_used: index + 1,
        pool_section_id: null,
        additions: [{ id: index + 1, additive_id: 1, bags_used: 1 }],
      })),
    }),
  },
  play: async () => {
    const last = within(await screen.findByRole('group', { name: 'Material 60' }));
    const batches = last.getByRole('textbox', { name: 'Batches Used' });
    await userEvent.clear(batches);
    const fields = screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Batches Used' });
    const before = fields.map(drawnWith);
    await userEvent.type(batches, '12345');
    await expect(batches).toHaveValue('12345');
    const drawn = fields.filter((field, index) => drawnWith(field) !== before[index]);
    await expect(fields).toHaveLength(60);
    await expect(drawn).toEqual([batches]);
  },
};

export const ActivePickups: Story = {
  name: 'offers for a slurry pickup the ones in use alone [WO-027]',
  parameters: at('pebble'),
  args: { type: 'pebble', order: anOrder('pebble', { is_slurry_pickup: true }) },
  play: async () => {
    const picker = await screen.findByRole('combobox', { name: /^Slurry Pickup Type/ });
    await userEvent.click(picker);
    await waitFor(() =>
      expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Truck 1']),
    );
  },
};

export const GonePickup: Story = {
  name: 'names a pickup inactive where it stands, and offers it there alone [WO-027 KEY-020]',
  parameters: at('pebble'),
  args: { type: 'pebble', order: anOrder('pebble', { is_slurry_pickup: true, slurry_pickup_type_id: 2 }) },
  play: async () => {
    const picker = await screen.findByRole('combobox', { name: /^Slurry Pickup Type/ });
    await expect(picker).toHaveValue('Truck 2 (inactive)');
  },
};

export const Deleted: Story = {
  name: 'is deleted after a question, and stays when that is answered by no [WO-028]',
  parameters: at('prep'),
  args: { type: 'prep', order: anOrder('prep') },
  play: async () => {
    const question = 'Are you sure you want to delete this work order? This cannot be undone.';
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete' });
    await waitFor(() => expect(within(dialog).getByText(question)).toBeVisible());
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByText(question)).toBeNull());
    await expect(screen.getByRole('button', { name: 'Delete' })).toBeEnabled();
  },
};

/** How many fields of a section stand beside one another at most. */
const fieldsInARow = async (): Promise<number> => {
  await field('On Job');
  const tops = ['Driver In', 'On Job', 'Break Start', 'Break End', 'Leave Job', 'Driver Out'].map((name) =>
    Math.round(screen.getByRole('textbox', { name }).getBoundingClientRect().top),
  );
  return Math.max(...tops.map((top) => tops.filter((other) => other === top).length));
};
export const Columns: Story = {
  name: 'has fields beside one another on a wide window [UI-036]',
  parameters: at('prep'),
  args: { type: 'prep', order: anOrder('prep') },
  play: async () => expect(await fieldsInARow()).toBeGreaterThan(1),
};
export const OneColumn: Story = {
  name: 'has one column under 800 px [UI-036]',
  parameters: at('prep'),
  globals: { viewport: { value: 'phone' } },
  args: { type: 'prep', order: anOrder('prep') },
  play: async () => expect(await fieldsInARow()).toBe(1),
};

export const Offline: Story = {
  name: 'has no paper and is not deleted offline, and says so [OFF-029 WO-028]',
  parameters: at('prep'),
  args: { type: 'prep', order: anOrder('prep') },
  beforeEach: backOnline,
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'PDF' })).toBeVisible();
    await refusesOffline('Delete');
    await expect(screen.queryByRole('link', { name: 'PDF' })).toBeNull();
    await expect(screen.getByRole('button', { name: 'PDF' })).toHaveAccessibleDescription('Not available offline');
  },
};
