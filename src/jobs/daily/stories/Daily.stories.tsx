import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { GUNITE_JOB, PEBBLE_JOB } from '../../subJob/stories/storyJobs';
import type { DailyApi } from '../data/dailyApi';
import { CALM, dailyJob, StoryDaily } from './StoryDaily';
import { largeText } from '../../../theme/largeText';
import { pretendWidth } from '../../../theme/fixtures/pretendWidth';
import { CallError, conflictError } from '../../../dataProvider/CallError';

/** A gunite sub-job in which nothing is missing. */
const SHOT = {
  ...GUNITE_JOB,
  gunite_details: GUNITE_JOB.gunite_details && { ...GUNITE_JOB.gunite_details, gunite_history: [] },
};
const YARDAGE = { path: '/daily-yardage/5' };
const save = fn<DailyApi['save']>(async (_kind, _id, saved) => dailyJob(saved));
const stale = fn<DailyApi['save']>();
const read = fn<DailyApi['job']>();
/** Somebody else saved `theirs` after the sheet was opened, and before the first save. */
const overtaken = (theirs: Partial<typeof CALM>): void => {
  read
    .mockReset()
    .mockResolvedValueOnce(dailyJob([CALM]))
    .mockResolvedValue(dailyJob([{ ...CALM, ...theirs, version: 4 }]));
  stale
    .mockReset()
    .mockRejectedValueOnce(conflictError({ current: { id: 7 }, changed_by: 'Alma Lindqvist' }))
    .mockImplementation(async (_kind, _id, saved) => dailyJob(saved));
};
const seen = (find: () => Promise<HTMLElement>) => waitFor(async () => expect(await find()).toBeVisible());
const field = (name: string) => screen.findByRole('textbox', { name });
const clickSave = async () => userEvent.click(await screen.findByRole('button', { name: 'Save' }));

/** The sheets of the evening, in each of their states. */
const meta: Meta<typeof StoryDaily> = {
  title: 'Jobs/Daily sheets',
  component: StoryDaily,
  parameters: { path: '/daily-batches/5' },
};
export default meta;
type Story = StoryObj<typeof StoryDaily>;

export const Batches: Story = {
  name: 'shows whose pool it is, and the pebble sub-jobs alone [DB-001 DB-002 DB-004 DB-019]',
  play: async () => {
    await seen(() => screen.findByText('Order ID: 5'));
    await seen(() => screen.findByText('Larkmere Pools of Greater Houston and Galveston Bay'));
    await seen(() => screen.findByRole('heading', { name: /Kessler Pool/ }));
    await waitFor(() =>
      expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
        expect.stringMatching(/^Pool, Spa.*No Date/),
        expect.stringMatching(/^No Job Types.*04\/09\/2026/),
      ]),
    );
    await expect(screen.queryByLabelText('Awaiting Builder Date')).toBeNull();
    for (const name of ['MMG Pebble Perimeter', 'MMG IA', 'Depth Low', 'Depth Mid', 'Depth High'])
      await seen(() => field(name));
    await seen(() => screen.findByText(/12051 Cotton Gin Ct/));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled());
  },
};

export const Large: Story = {
  name: 'are a third larger with "Large text", which is chosen on Today [FLD-006]',
  beforeEach: () => () => largeText.set(false),
  play: async () => {
    const low = await field('Depth Low');
    const before = low.getBoundingClientRect().height;
    largeText.set(true);
    await waitFor(() => expect(low.getBoundingClientRect().height / before).toBeCloseTo(4 / 3, 1));
  },
};
export const AwaitingBuilder: Story = {
  name: 'shows since when a sub-job waits for its builder while it does [DB-004]',
  args: {
    subJobs: [{ ...CALM, status: { id: 19, name: 'Awaiting Builder' }, awaiting_builder_date: '2026-03-05' }],
  },
  play: async () => {
    await seen(() => screen.findByText('Awaiting Builder Date'));
    await seen(() => screen.findByText('03/05/2026'));
  },
};
export const Yardage: Story = {
  name: '/daily-yardage/5 shows the gunite sub-job of job 5 with its history and sums [DY-001 DY-006]',
  parameters: YARDAGE,
  play: async () => {
    await seen(() => screen.findByRole('heading', { name: 'Daily Yardage: Kessler Pool' }));
    await seen(() => screen.findByText('Order ID: 5'));
    await waitFor(() =>
      expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
        expect.stringMatching(/^Pool/),
      ]),
    );
    await seen(() => screen.findByRole('button', { name: 'Gunite History' }));
  },
};
export const OpensInItsCell: Story = {
  name: 'opens in the cell that is to be filled, with its content selected [KEY-016]',
  parameters: YARDAGE,
  play: async () => {
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Yardage, row \d$/));
    await userEvent.keyboard('7');
    await expect(document.activeElement).toHaveValue('7');
    await seen(() => screen.findByText('Unsaved changes'));
  },
};
export const BatchesOpenInTheirCell: Story = {
  name: 'opens in the batches that are to be filled, of the sub-job on which a crew was last [KEY-016]',
  play: () => waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Batches, row \d$/)),
};
export const OnATablet: Story = {
  name: 'has a picker in place of the tabs at the side, and cards in place of tables, under 1183 px [UI-036 UI-027]',
  globals: { viewport: { value: 'tablet' } },
  play: async () => {
    await seen(() => screen.findByText('Order ID: 5'));
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Sub-jobs' })).toBeVisible());
    await expect(screen.queryByRole('tab')).toBeNull();
    await expect(document.querySelector('.entries table, .entries [role=grid]')).toBeNull();
    const picker = screen.getByRole('combobox', { name: 'Sub-jobs' });
    const [first, second] = within(picker).getAllByRole('option');
    await expect(first).toHaveTextContent(/^Pool, Spa · /);
    await userEvent.selectOptions(picker, second ?? picker);
    await expect(picker).toHaveDisplayValue(/^No Job Types/);
  },
};
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: () => seen(() => screen.findByText('All changes saved')),
};
export const OfTheDay: Story = {
  name: "leads to the other jobs of the day, those of one's own crew first",
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Jobs of the day' }));
    const own = within(await screen.findByRole('region', { name: 'My crew' }));
    await waitFor(() =>
      expect(own.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
        expect.stringContaining('6 Avery Residence'),
        expect.stringContaining('5 Kessler Pool'),
      ]),
    );
    await userEvent.click(await screen.findByRole('link', { name: /9 Quill Spa/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await seen(() => screen.findByText('Order ID: 5'));
  },
};
export const SpanishDark: Story = {
  globals: { theme: 'dark', language: 'es' },
  parameters: YARDAGE,
  play: () => seen(() => screen.findByText('N.º de orden: 5')),
};
export const NoPebble: Story = {
  name: 'says when the job has no pebble [DB-003]',
  args: { subJobs: [] },
  play: () => seen(() => screen.findByText('This job does not contain any Pebble Records')),
};
export const NoGunite: Story = {
  name: 'says when the job has no gunite [DY-006]',
  parameters: YARDAGE,
  args: { subJobs: [] },
  play: () => seen(() => screen.findByText('This job does not contain any Gunite Records')),
};
export const Loading: Story = { args: { api: { job: () => new Promise(() => undefined) } } };
export const Failed: Story = {
  name: 'says that loading failed [DB-017]',
  args: {
    api: {
      job: async () => {
        throw new CallError('The service is not available.', 503);
      },
    },
  },
  play: () => seen(() => screen.findByText('An error has occurred.')),
};
export const ReadOnly: Story = {
  name: 'is read by who may not edit, without Save [DB-021 DY-007]',
  globals: { role: 'ES' },
  play: async () => {
    const depth = await field('Depth Low');
    await waitFor(() => expect(depth).toHaveAttribute('readonly'));
    await expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  },
};
export const OfOthers: Story = {
  name: 'of sub-jobs that are not assigned to the supervisor is read, one by one [DB-021]',
  args: { api: { job: async () => dailyJob([CALM, { ...CALM, key: '8', id: 8, job_types: [] }], [8]) } },
  play: async () => {
    const tabs = await screen.findAllByRole('tab');
    // It opens in the one that may be filled in.
    await waitFor(() => expect(tabs[1]).toHaveAttribute('aria-selected', 'true'));
    await userEvent.click(tabs[0] ?? document.body);
    await waitFor(async () => expect(await field('Depth Low')).toHaveAttribute('readonly'));
    await userEvent.click(tabs[1] ?? document.body);
    await waitFor(async () => expect(await field('Depth Low')).not.toHaveAttribute('readonly'));
    await expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  },
};
export const OfOthersAlone: Story = {
  name: 'of others alone has no Save [DB-021]',
  args: { api: { job: async () => dailyJob([CALM], []) } },
  play: async () => {
    const depth = await field('Depth Low');
    await waitFor(() => expect(depth).toHaveAttribute('readonly'));
    await expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  },
};

export const Saved: Story = {
  name: 'saves what changed and stays, unchanged [DB-014 DB-015 DB-019]',
  args: { api: { save } },
  play: async () => {
    save.mockClear();
    await userEvent.type(await field('Depth Mid'), '5');
    await clickSave();
    await seen(() => screen.findByText('Success!'));
    await expect(save.mock.calls[0]?.[2].map(({ id, depth_mid }) => [id, depth_mid])).toEqual([[7, 5]]);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled());
  },
};

export const SavedByEnter: Story = {
  name: 'saves by Ctrl+Enter in the last row, which adds none, and takes a date that is typed in first [KEY-001 KEY-002]',
  args: { api: { save } },
  play: async () => {
    save.mockClear();
    await field('Depth Mid');
    const date = screen.getAllByRole('textbox', { name: /Date/ }).findLast((input) => !input.hasAttribute('readonly'));
    if (!date) throw new Error('the sheet has a date');
    const lines = document.querySelectorAll('[data-line]').length;
    await userEvent.clear(date);
    await userEvent.type(date, '3/9/2026');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await seen(() => screen.findByText('Success!'));
    await expect(JSON.stringify(save.mock.calls[0]?.[2])).toContain('2026-03-09');
    await expect(document.querySelectorAll('[data-line]').length).toBe(lines);
  },
};

export const Merged: Story = {
  name: 'takes in what somebody else saved in other fields, and saves with it',
  args: { api: { job: read, save: stale } },
  beforeEach: () => overtaken({ depth_high: 8 }),
  play: async () => {
    await userEvent.type(await field('Depth Mid'), '5');
    await clickSave();
    await seen(() => screen.findByText('Alma Lindqvist changed: Pebble: Depth High. It is in this form now.'));
    await waitFor(() =>
      expect(
        stale.mock.calls.at(-1)?.[2].map(({ version, depth_mid, depth_high }) => [version, depth_mid, depth_high]),
      ).toEqual([[4, 5, 8]]),
    );
  },
};

export const Contested: Story = {
  name: 'asks field by field where two people changed the same, and saves what is chosen [API-037]',
  args: { api: { job: read, save: stale } },
  beforeEach: () => overtaken({ depth_mid: 6, depth_high: 8 }),
  play: async () => {
    await userEvent.type(await field('Depth Mid'), '5');
    await clickSave();
    const dialog = within(await screen.findByRole('dialog', { name: 'Changed by someone else' }));
    await waitFor(() => expect(dialog.getByRole('radio', { name: 'Mine 5' })).toBeChecked());
    await userEvent.click(dialog.getByRole('radio', { name: 'Theirs 6' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save Merged' }));
    await waitFor(async () => expect(await field('Depth Mid')).toHaveValue('6'));
    await waitFor(async () => expect(await field('Depth High')).toHaveValue('8'));
  },
};

export const Critical: Story = {
  name: 'opens with the critical notes of its sub-jobs, which only Ok closes [JOB-071]',
  args: { subJobs: [PEBBLE_JOB] },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Critical Note' });
    await waitFor(() => expect(dialog).toHaveTextContent('Pool, Spa (Pebble)Dog in the yard.'));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Ok' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

export const Left: Story = {
  name: 'asks before unsaved changes are left; Cancel goes to the job search [DB-016 DY-002 DY-007]',
  play: async () => {
    await userEvent.type(await field('Depth Mid'), '5');
    await userEvent.click(await screen.findByRole('link', { name: 'Cancel' }));
    await seen(() => screen.findByText('You have unsaved changes. Navigate away?'));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await seen(() => screen.findByRole('heading', { name: 'Job Search' }));
  },
};

export const Refused: Story = {
  name: 'says when saving failed, and keeps what was typed [DB-015 DY-004]',
  parameters: YARDAGE,
  args: {
    subJobs: [SHOT],
    api: {
      save: async () => {
        throw new CallError('The service is not available.', 503);
      },
    },
  },
  play: async () => {
    const depth = await field('Depth Mid');
    await userEvent.type(depth, '5');
    await clickSave();
    await seen(() => screen.findByText('Error, please try again.'));
    await waitFor(() => expect(depth).toHaveValue('5'));
  },
};

const tabsAt = (pixels: number, isPicker: boolean): Story => ({
  beforeEach: () => pretendWidth(pixels),
  play: async () => {
    await seen(() => screen.findByText('Order ID: 5'));
    await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Sub-jobs' }) !== null).toBe(isPicker));
    await expect(screen.queryAllByRole('tab').length === 0).toBe(isPicker);
  },
});
export const TabsAt1182: Story = {
  ...tabsAt(1182, true),
  name: 'has a picker in place of its tabs at 1182 px [UI-036 UI-027]',
};
export const TabsAt1183: Story = {
  ...tabsAt(1183, false),
  name: 'has its tabs at the side at 1183 px [UI-036 UI-027]',
};

export const InOrder: Story = {
  name: 'shows status, date of request, job types to be read, dimensions, colors and crews in this order [DB-004]',
  play: async () => {
    const parts = [
      await screen.findByRole('combobox', { name: 'Status' }),
      await field('Date of Request'),
      await screen.findByText('Job Types'),
    ];
    for (const name of ['MMG Pebble Perimeter', 'MMG IA', 'Depth Low', 'Depth Mid', 'Depth High'])
      parts.push(await field(name));
    for (const name of [/color/i, /crew/i]) {
      const [head] = await screen.findAllByRole('button', { name });
      if (head) parts.push(head);
    }
    const places = parts.map((part, index) =>
      index === 0 ? 0 : (parts[index - 1]?.compareDocumentPosition(part) ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING,
    );
    await expect(places).toEqual([0, ...Array.from({ length: 9 }, () => Node.DOCUMENT_POSITION_FOLLOWING)]);
    await expect(screen.queryByRole('combobox', { name: 'Job Types' })).toBeNull();
  },
};

export const AllFaults: Story = {
  name: 'names every field with a text that is no number at one save, and stores none of them [KEY-010 KEY-014]',
  args: { api: { save } },
  play: async () => {
    save.mockClear();
    const wrong = ['MMG IA', 'Depth Low', 'Depth High'];
    for (const name of wrong) {
      const input = await field(name);
      await userEvent.clear(input);
      await userEvent.type(input, '3 to 5');
    }
    const good = await field('Depth Mid');
    await userEvent.clear(good);
    await userEvent.type(good, '6');
    await clickSave();
    for (const name of wrong) {
      const input = await field(name);
      await waitFor(() => expect(input).toHaveAttribute('aria-invalid', 'true'));
      await expect(input).toHaveAccessibleDescription(/./);
      await expect(input).toHaveValue('3 to 5');
    }
    await expect(good).not.toHaveAttribute('aria-invalid', 'true');
    await expect(save).not.toHaveBeenCalled();
  },
};
