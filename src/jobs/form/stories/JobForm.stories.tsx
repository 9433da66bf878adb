import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { isRecord } from '#domain/values';
import type { JobFormApi } from '../data/jobFormApi';
import { JOB, SUB_JOBS, tabOf } from './storyJob';
import { StoryJobForm } from './StoryJobForm';
import { backOnline, refusesOffline } from '../../../crud/fixtures/refusesOffline';
import '../../../page/dialog/dialogKeys'; // what Enter does is there before the first dialog, which fetches it
import { conflictError } from '../../../dataProvider/CallError';
import { DRAFTS } from '../../../store/keptRow';
import { keptRows } from '../../../store/keptRows';

const STORED = '/job/1042/edit';
const CALM: Partial<JobFormApi> = {
  job: async () => ({ job: JOB, tabs: SUB_JOBS.slice(1).map(tabOf), merged_into: null }),
  whole: async () => ({ job: JOB, sub_jobs: SUB_JOBS.slice(1) }),
  update: async (_id, info) => ({ job: { ...JOB, ...info, version: 4 }, sub_jobs: SUB_JOBS.slice(1) }),
};
const update = fn<JobFormApi['update']>(async (_id, info) => ({
  job: { ...JOB, ...info, version: 4 },
  sub_jobs: SUB_JOBS.slice(1),
}));
const create = fn<JobFormApi['create']>(async (job) => ({ job: { ...job, id: 1043, version: 1 }, sub_jobs: [] }));

const MATCH = {
  key: 'p1',
  name: '14 Oak Street, Katy, Texas 77449',
  is_approximate: false,
  lat: 29.8,
  lon: -95.9,
  street_number: '14',
  road: 'Oak Street',
  city: 'Katy',
  county: 'Harris',
  state: 'Texas',
  postal_code: '77449',
};
const DUPLICATE = {
  id: 88,
  name: 'Avery estimate',
  company: { company_name: 'Cody Pools' },
  address_line_1: '14 Oak Street',
  city: 'Katy',
  state: 'Texas',
  entered_date: '2026-02-01',
};

/** The job form in its states. */
const meta: Meta<typeof StoryJobForm> = {
  title: 'Jobs/Job form',
  component: StoryJobForm,
  parameters: { path: STORED },
  args: { api: CALM },
};
export default meta;
type Story = StoryObj<typeof StoryJobForm>;

const nameField = (): Promise<HTMLElement> => screen.findByRole('textbox', { name: /^Job Name/ });
const retype = async (text: string): Promise<void> => {
  await userEvent.clear(await nameField());
  await userEvent.type(await nameField(), text);
};
const save = async (): Promise<void> => {
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
};

export const Stored: Story = {
  name: 'shows the job behind its breadcrumb, its tabs and its sections [JOB-004 JOB-005 JOB-006 JOB-010 JOB-007 AUTH-031 JS-001]',
  play: async () => {
    await waitFor(async () =>
      expect(await screen.findByRole('heading', { name: 'Avery Residence #1042' })).toBeVisible(),
    );
    await expect(screen.getByRole('link', { name: 'Job Search' })).toHaveAttribute('href', '/job');
    await expect(screen.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/job');
    await expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Job Info',
      'Job Details',
      'Documents',
      'Comments',
    ]);
    for (const section of ['Company Information', 'Job Information', 'Additional Site Information'])
      await expect(screen.getByRole('button', { name: section })).toBeVisible();
    await expect(await screen.findByText('Address verified')).toBeVisible();
  },
};
export const TakesAnEstimateIn: Story = {
  name: 'picks an estimate that the next save merges into the job, and opens it in a new tab [JOB-016 JOB-018]',
  args: { api: { ...CALM, update } },
  play: async () => {
    const opened = spyOn(window, 'open').mockReturnValue(null);
    update.mockClear();
    const section = await screen.findByRole('button', { name: 'Merge An Existing Estimate' });
    await expect(section).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(section);
    await userEvent.click(await screen.findByRole('combobox', { name: 'Estimate' }));
    await userEvent.click(await screen.findByRole('option', { name: '803 - Avery Patio - 12 Oak St' }));
    await waitFor(() => expect(screen.getByText('Saving merges this estimate into the job.')).toBeVisible());
    await expect(opened).toHaveBeenCalledWith('/estimate/803/edit', '_blank', 'noopener');
    await save();
    await userEvent.click(await screen.findByRole('button', { name: 'Merge and save' }));
    await waitFor(() => expect(update.mock.lastCall?.[1]).toMatchObject({ estimate_to_merge: { id: 803 } }));
  },
};
export const AsksBeforeAMerge: Story = {
  name: 'merges nothing until it is answered that it may, also by Ctrl+S while the question stands, and keeps the form as it was [KEY-021]',
  args: { api: { ...CALM, update } },
  play: async () => {
    spyOn(window, 'open').mockReturnValue(null);
    update.mockClear();
    await userEvent.click(await screen.findByRole('button', { name: 'Merge An Existing Estimate' }));
    await userEvent.click(await screen.findByRole('combobox', { name: 'Estimate' }));
    await userEvent.click(await screen.findByRole('option', { name: '803 - Avery Patio - 12 Oak St' }));
    await userEvent.keyboard('{Control>}s{/Control}');
    const question = await screen.findByRole('alertdialog', { name: /^Merge estimate 803 - Avery Patio/ });
    await expect(within(question).getByRole('button', { name: 'Do not save yet' })).toHaveFocus();
    await userEvent.keyboard('{Control>}s{/Control}');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(update).not.toHaveBeenCalled();
    await expect(screen.getByRole('combobox', { name: 'Estimate' })).toHaveValue('803 - Avery Patio - 12 Oak St');
    await userEvent.keyboard('{Control>}s{/Control}');
    await userEvent.click(await screen.findByRole('button', { name: 'Merge and save' }));
    await waitFor(() => expect(update.mock.lastCall?.[1]).toMatchObject({ estimate_to_merge: { id: 803 } }));
    await expect(update).toHaveBeenCalledTimes(1);
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Spanish: Story = { globals: { language: 'es' } };

export const ANewOne: Story = {
  name: 'begins a new job in Houston, Texas, names what is missing, and opens what it made in its place [JOB-001 JOB-002 JOB-020 JOB-021 JOB-030 JOB-061 JOB-066 JOB-067 UI-038]',
  parameters: { path: '/job/new' },
  args: { api: { ...CALM, create, job: async () => ({ job: { ...JOB, id: 1043 }, tabs: [], merged_into: null }) } },
  play: async () => {
    create.mockClear();
    await waitFor(async () => expect(await screen.findByRole('combobox', { name: /^City/ })).toHaveValue('Houston'));
    await expect(screen.getByRole('textbox', { name: /^State/ })).toHaveValue('Texas');
    await expect(screen.getByRole('tab', { name: 'Documents' })).toBeDisabled();
    await save();
    await waitFor(() => expect(screen.getByText('Company is required')).toBeVisible());
    await expect(screen.getByText('Name is required')).toBeVisible();
    await expect(create).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('combobox', { name: /^Company\W*$/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Cody Pools' }));
    await userEvent.type(await nameField(), 'Baker');
    await save();
    await waitFor(() =>
      expect(screen.getByTestId('address')).toHaveTextContent('/job/1042/edit'.replace('1042', '1043')),
    );
    await waitFor(async () => expect(await screen.findByText('Job saved!')).toBeVisible());
    await expect(create).toHaveBeenCalledTimes(1);
    await waitFor(async () => expect(await screen.findByText('This job has no sub-jobs yet.')).toBeVisible());
    await expect(screen.getByRole('tab', { name: 'Job Details' })).toHaveAttribute('aria-selected', 'true');
    await expect(screen.getByRole('button', { name: 'Add New' })).toBeVisible();
    await waitFor(() => expect(screen.getByTestId('address').dataset.state).toBe('null'));
  },
};

const making = fn<JobFormApi['create']>();
const keptCreation = async (): Promise<unknown> => {
  const kept = (await keptRows(DRAFTS).all()).find(({ key }) => key.includes(':new-estimate:'))?.value;
  return isRecord(kept) && isRecord(kept.content) ? kept.content.creation : undefined;
};

export const MadeOnce: Story = {
  name: 'does not make an estimate twice whose answer never came, asks for no name of it, and keeps no draft of what was stored [EST-003 KEY-008]',
  parameters: { path: '/estimate/new' },
  args: {
    api: { ...CALM, create: making, job: async () => ({ job: { ...JOB, id: 1043 }, tabs: [], merged_into: null }) },
  },
  play: async () => {
    making.mockReset();
    making.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    making.mockImplementation(async (job) => ({ job: { ...job, id: 1043, version: 1 }, sub_jobs: [] }));
    await userEvent.click(await screen.findByRole('combobox', { name: /^Company\W*$/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Cody Pools' }));
    await expect(await nameField()).not.toBeRequired();
    await save();
    await waitFor(() => expect(making).toHaveBeenCalledTimes(1));
    // What a refresh would bring back knows under which key it may have been stored.
    await waitFor(async () => expect(await keptCreation()).toBe(making.mock.calls[0]?.[1]));
    await expect(await keptCreation()).toMatch(/^[0-9a-f-]{36}$/);
    await save();
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/estimate/1043/edit'));
    await expect(making.mock.calls[1]?.[1]).toBe(making.mock.calls[0]?.[1]);
    await waitFor(async () => expect(await keptCreation()).toBeUndefined());
  },
};

export const Supervisors: Story = {
  name: 'offers active companies and the supervisors of the chosen one, and fills the phone [JOB-025 JOB-026 JOB-027 JOB-028 BLDR-011 JOB-024]',
  play: async () => {
    await userEvent.click(await screen.findByRole('combobox', { name: /^Company\W*$/ }));
    await waitFor(async () =>
      expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
        'Blue Haven Pools',
        'Cody Pools',
      ]),
    );
    await userEvent.click(screen.getByRole('option', { name: 'Cody Pools' }));
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Company Supervisor' })).toHaveValue(''));
    await userEvent.click(screen.getByRole('combobox', { name: 'Company Supervisor' }));
    await waitFor(async () =>
      expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual(['Dale Whitaker']),
    );
    await userEvent.keyboard('{Escape}');
    await expect(
      screen.getAllByRole('radio').map((radio) => [radio.getAttribute('value'), radio.closest('label')?.textContent]),
    ).toEqual([
      ['1', 'Company'],
      ['2', 'Homeowner'],
    ]);
    await userEvent.click(screen.getByRole('radio', { name: 'Homeowner' }));
    await userEvent.click(await screen.findByRole('combobox', { name: 'Homeowner' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Ana Lee' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Phone' })).toHaveValue('(832) 555-0111'));
    await expect(screen.getByRole('textbox', { name: 'Homeowner Email' })).toHaveValue('ana@lee.test');
  },
};

export const SavedByKey: Story = {
  name: 'saves by Ctrl+S what changed, and nothing else [JOB-008 JOB-057 JOB-062]',
  args: { api: { ...CALM, update } },
  play: async () => {
    update.mockClear();
    await nameField();
    await expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    await retype('Baker');
    await waitFor(() => expect(screen.getByText('Unsaved changes')).toBeVisible());
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(async () => expect(await screen.findByText('Success!')).toBeVisible());
    await expect(update.mock.calls.map(([id, info, subJobs]) => [id, info?.name, subJobs.length])).toEqual([
      [1042, 'Baker', 0],
    ]);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Baker #1042' })).toBeVisible());
  },
};

const gate = { open: (): void => undefined };
const opened = async (): Promise<void> =>
  new Promise((resolve) => {
    gate.open = resolve;
  });

export const SavedWhileSubJobsLoad: Story = {
  name: 'a save by Ctrl+S while sub-jobs are still loading waits for them, and says so [JOB-054 JOB-057 JOB-062]',
  args: {
    api: {
      ...CALM,
      update,
      subJob: async (id) => {
        await opened();
        return SUB_JOBS.find((one) => one.id === id) ?? Promise.reject(new Error('none'));
      },
    },
  },
  play: async () => {
    update.mockClear();
    await nameField();
    await retype('Baker');
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(screen.getByText('Saving…')).toBeVisible());
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect(screen.queryByRole('alert')).toBeNull();
    await expect(update).not.toHaveBeenCalled();
    gate.open();
    await waitFor(async () => expect(await screen.findByText('Success!')).toBeVisible());
    await expect(update.mock.calls.map(([id, info]) => [id, info?.name])).toEqual([[1042, 'Baker']]);
  },
};

export const SubJobsOneByOne: Story = {
  name: 'loads each sub-job by itself: one that fails says so and holds up no other, and Save waits; a job that was estimated takes no estimate in [JOB-003 JOB-012 JOB-013 JOB-015 JOB-017 JOB-054 JOB-056 JOB-057]',
  parameters: { path: `${STORED}/21` },
  args: {
    api: {
      job: async () => ({ job: { ...JOB, was_estimated: true }, tabs: SUB_JOBS.map(tabOf), merged_into: null }),
      subJob: async (id) => {
        if (id === 21) throw new Error('The service is not available.');
        return SUB_JOBS[1] ?? Promise.reject(new Error('none'));
      },
    },
  },
  play: async () => {
    await waitFor(async () =>
      expect(
        await screen.findByText(
          /An error occurred that prevented this sub-job from being loaded. Please refresh your page.\s*The service is not available./,
        ),
      ).toBeVisible(),
    );
    const list = within(screen.getByRole('tablist', { name: 'Sub-jobs' }));
    await expect(list.getByRole('tab', { name: /^Gunite/ })).toHaveAttribute('aria-selected', 'true');
    await expect(list.getByRole('tab', { name: 'Estimated' })).toBeDisabled();
    await expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    await userEvent.click(list.getByRole('tab', { name: /^Pebble/ }));
    await waitFor(async () => expect(await screen.findByRole('button', { name: 'Sub-Job' })).toBeVisible());
    await userEvent.click(screen.getByRole('tab', { name: 'Job Info' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Additional Site Information' })).toBeVisible());
    await expect(screen.queryByRole('button', { name: 'Merge An Existing Estimate' })).toBeNull();
  },
};

export const CriticalNote: Story = {
  name: 'shows critical notes once, until Ok is pressed: not by Escape [JOB-046 JOB-071]',
  args: { api: {} },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Critical Note' });
    await waitFor(() => expect(within(dialog).getByText('Pool, Spa (Gunite)')).toBeVisible());
    await expect(within(dialog).getByText('Dog in the yard. Call before you come.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('alertdialog')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Ok' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

export const DeleteJob: Story = {
  name: 'deletes a job only behind its words, and goes back to the search [JOB-047 JOB-048 JOB-049 JOB-072 JS-001]',
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Job' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete Job' }));
    await expect(
      dialog.getByText('Are you sure you want to delete this job? It cannot be reversed'),
    ).toBeInTheDocument();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Type DELETE JOB to confirm' }), 'delete job');
    await expect(dialog.getByRole('button', { name: 'Delete Job' })).toBeDisabled();
    await userEvent.clear(dialog.getByRole('textbox'));
    await userEvent.type(dialog.getByRole('textbox'), 'DELETE JOB');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete Job' }));
    await waitFor(async () => expect(await screen.findByText('Job deleted!')).toBeVisible());
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(/^\/job$/));
  },
};

const lookedFor = fn(async () => [DUPLICATE]);
export const WithoutTheCheck: Story = {
  name: 'looks for no estimates at the place of a job where the server is set not to [JOB-043 JOB-070]',
  parameters: { path: '/job/new' },
  args: { api: { create, addresses: async () => [MATCH], duplicates: lookedFor }, duplicateCheck: false },
  play: async () => {
    lookedFor.mockClear();
    await userEvent.click(await screen.findByRole('button', { name: 'Check Address' }));
    await userEvent.click(
      within(await screen.findByRole('dialog', { name: 'Check Address' })).getByRole('button', {
        name: 'Use Selected Address',
      }),
    );
    await waitFor(() => expect(screen.getByText('Address verified')).toBeVisible());
    await userEvent.click(await screen.findByRole('combobox', { name: /^Company\W*$/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Cody Pools' }));
    await userEvent.type(await nameField(), 'Baker');
    await save();
    await waitFor(async () => expect(await screen.findByRole('tab', { name: /^Gunite/ })).toBeVisible());
    await expect(lookedFor).not.toHaveBeenCalled();
  },
};

const thereAlready = fn(async () => [
  { id: 991, name: 'Baker Pool', address: '12 Elm Court, Katy', company: 'Cody Pools', is_estimate: false },
]);
const createdAnyway = fn(create);
export const AtAnAddressThatHasOne: Story = {
  name: 'says which job is at its address already, before it is saved, and saves it anyway [KEY-020]',
  parameters: { path: '/job/new' },
  args: { api: { create: createdAnyway, addresses: async () => [MATCH], similar: thereAlready } },
  play: async () => {
    createdAnyway.mockClear();
    await userEvent.click(await screen.findByRole('button', { name: 'Check Address' }));
    await userEvent.click(
      within(await screen.findByRole('dialog', { name: 'Check Address' })).getByRole('button', {
        name: 'Use Selected Address',
      }),
    );
    await userEvent.click(await screen.findByRole('combobox', { name: /^Company\W*$/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Cody Pools' }));
    await userEvent.type(await nameField(), 'Baker');
    await save();
    const question = within(await screen.findByRole('alertdialog'));
    await expect(question.getByRole('link', { name: 'Baker Pool #991' })).toHaveAttribute('href', '/job/991/edit');
    await userEvent.click(question.getByRole('button', { name: 'Back to the form' }));
    await expect(createdAnyway).not.toHaveBeenCalled();
    await save();
    await userEvent.click(await screen.findByRole('button', { name: 'Save anyway' }));
    await waitFor(() => expect(createdAnyway).toHaveBeenCalledTimes(1));
  },
};

export const AddressByEnter: Story = {
  name: 'takes the address that is chosen by Enter, without a hand at the mouse [KEY-016]',
  args: { api: { ...CALM, addresses: async () => [MATCH] } },
  play: async () => {
    (await screen.findByRole('button', { name: 'Check Address' })).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Check Address' }));
    await waitFor(() => expect(dialog.getByRole('radio', { name: MATCH.name })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Check Address' })).toBeNull());
    await waitFor(() => expect(screen.getByText('Address verified')).toBeVisible());
  },
};

export const FromCreation: Story = {
  name: 'opens a job that was just made with its sub-jobs, without its critical note this once, and looks for estimates at its place [JOB-066 JOB-043]',
  parameters: { path: '/job/new' },
  args: { api: { create, addresses: async () => [MATCH], duplicates: async () => [DUPLICATE] } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Check Address' }));
    await userEvent.click(
      within(await screen.findByRole('dialog', { name: 'Check Address' })).getByRole('button', {
        name: 'Use Selected Address',
      }),
    );
    await waitFor(() => expect(screen.getByText('Address verified')).toBeVisible());
    await userEvent.click(await screen.findByRole('combobox', { name: /^Company\W*$/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Cody Pools' }));
    await userEvent.type(await nameField(), 'Baker');
    await save();
    const found = within(await screen.findByRole('dialog', { name: 'Potential Duplicates Detected' }));
    await userEvent.click(found.getByRole('button', { name: 'Close' }));
    await waitFor(async () =>
      expect(await screen.findByRole('tab', { name: /^Gunite/ })).toHaveAttribute('aria-selected', 'true'),
    );
    await waitFor(async () => expect(await screen.findByRole('button', { name: 'Gunite History' })).toBeVisible());
    await expect(screen.queryByRole('alertdialog', { name: 'Critical Note' })).toBeNull();
  },
};

export const KeepsASubJob: Story = {
  name: 'says so in red when a sub-job cannot be deleted, and asks before unsaved changes are left [JOB-052 JOB-058 JOB-060]',
  parameters: { path: `${STORED}/22` },
  args: {
    api: {
      ...CALM,
      deleteSubJob: async () => {
        throw new Error('away');
      },
    },
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Sub-Job' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    const toast = await screen.findByText('Error deleting sub job.');
    await waitFor(() => expect(toast.closest('.toast')).toHaveClass('toast-error'));
    await expect(await screen.findByRole('tab', { name: /^Pebble/ })).toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: 'Job Info' }));
    await retype('Baker');
    await userEvent.click(screen.getByRole('link', { name: 'Cancel' }));
    const question = within(
      await screen.findByRole('alertdialog', { name: 'You have unsaved changes. Navigate away?' }),
    );
    await userEvent.click(question.getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(await nameField()).toHaveValue('Baker');
  },
};

export const AddSubJob: Story = {
  name: 'goes on in the first field of a sub-job that was added [KEY-016]',
  parameters: { path: `${STORED}/22` },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add New' }));
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Category/));
  },
};

export const DeleteSubJob: Story = {
  name: 'deletes a sub-job after a question that names its category, and an unsaved one at once [JOB-014 JOB-050 JOB-051 JOB-060]',
  parameters: { path: `${STORED}/22` },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add New' }));
    await waitFor(() =>
      expect(screen.getByRole('tab', { name: /^New Sub-Job/ })).toHaveAttribute('aria-selected', 'true'),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Sub-Job' }));
    await waitFor(() => expect(screen.queryByRole('tab', { name: /^New Sub-Job/ })).toBeNull());
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Sub-Job' }));
    await waitFor(async () =>
      expect(
        await screen.findByText('Are you sure you want to delete this Pebble sub-job? It cannot be reversed'),
      ).toBeVisible(),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(async () => expect(await screen.findByText('This job has no sub-jobs yet.')).toBeVisible());
  },
};

export const AddressCheck: Story = {
  name: 'checks a changed address on saving, takes the match, and shows estimates at the place [JOB-038 JOB-041 JOB-042 JOB-043 JOB-044 JOB-069 JOB-070]',
  args: { api: { ...CALM, update, addresses: async () => [MATCH], duplicates: async () => [DUPLICATE] } },
  play: async () => {
    update.mockClear();
    await userEvent.type(await screen.findByRole('textbox', { name: 'Address Line 1' }), ' 9');
    await waitFor(() => expect(screen.getByText('Address not verified')).toBeVisible());
    await save();
    const dialog = within(await screen.findByRole('dialog', { name: 'Check Address' }));
    await waitFor(async () => expect(await dialog.findByRole('radio', { name: MATCH.name })).toBeChecked());
    await expect(dialog.getByRole('button', { name: 'Save Without Verifying' })).toBeEnabled();
    await userEvent.click(dialog.getByRole('button', { name: 'Use Selected Address' }));
    const found = within(await screen.findByRole('dialog', { name: 'Potential Duplicates Detected' }));
    await waitFor(() =>
      expect(found.getByRole('link', { name: /88 Avery estimate/ })).toHaveAttribute('href', '/estimate/88/edit'),
    );
    await expect(update.mock.calls[0]?.[1]).toMatchObject({ address_line_1: '14 Oak Street', lat: 29.8, lon: -95.9 });
    await userEvent.click(found.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const NoAddress: Story = {
  name: 'says when no address matches [JOB-040]',
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Check Address' }));
    await waitFor(async () => expect(await screen.findByText('No matching addresses')).toBeVisible());
    await expect(screen.queryByRole('button', { name: 'Save Without Verifying' })).toBeNull();
  },
};

const THEIRS = { ...JOB, version: 4, name: 'Carter', gate_code: '#9' };
const stale = fn<JobFormApi['update']>();

export const ChangedMeanwhile: Story = {
  name: 'asks field by field where somebody else changed the same, takes the rest over, and saves what was chosen [API-037]',
  args: { api: { ...CALM, update: stale, whole: async () => ({ job: THEIRS, sub_jobs: SUB_JOBS.slice(1) }) } },
  play: async () => {
    stale.mockReset();
    stale.mockRejectedValueOnce(conflictError({ current: { id: 1042, version: 4 }, changed_by: 'Ana Lee' }));
    stale.mockImplementation(async (_id, info) => ({
      job: { ...THEIRS, ...info, version: 5 },
      sub_jobs: SUB_JOBS.slice(1),
    }));
    await retype('Baker');
    await save();
    const dialog = within(await screen.findByRole('dialog', { name: 'Changed by someone else' }));
    await waitFor(() => expect(dialog.getByRole('radio', { name: 'Mine Baker' })).toBeChecked());
    await expect(dialog.getByText('Other changes are merged by themselves: Gate Code.')).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: 'Theirs Carter' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save Merged' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(async () => expect(await nameField()).toHaveValue('Carter'));
    await expect(screen.getByRole('textbox', { name: 'Gate Code' })).toHaveValue('#9');
  },
};

export const BothNotes: Story = {
  name: 'keeps of a note what both wrote, where that is chosen [API-037]',
  args: {
    api: {
      ...CALM,
      update: stale,
      whole: async () => ({ job: { ...JOB, version: 4, notes: 'Dog in yard' }, sub_jobs: SUB_JOBS.slice(1) }),
    },
  },
  play: async () => {
    stale.mockReset();
    stale.mockRejectedValueOnce(conflictError({ current: { id: 1042, version: 4 }, changed_by: 'Ana Lee' }));
    stale.mockImplementation(async (_id, info) => ({
      job: { ...JOB, ...info, version: 5 },
      sub_jobs: SUB_JOBS.slice(1),
    }));
    const notes = await screen.findByRole('textbox', { name: 'Notes' });
    await userEvent.clear(notes);
    await userEvent.type(notes, 'Key under mat');
    await save();
    const dialog = within(await screen.findByRole('dialog', { name: 'Changed by someone else' }));
    await userEvent.click(await dialog.findByRole('radio', { name: /^Both/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save Merged' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(stale.mock.lastCall?.[1]).toMatchObject({ notes: 'Dog in yard\nKey under mat' }));
  },
};

export const OnlyReading: Story = {
  name: 'is read and not changed by who may not edit jobs [JOB-053 JOB-073 AUTH-055 AUTH-031]',
  globals: { role: 'SB' },
  play: async () => {
    await waitFor(async () => expect(await nameField()).toHaveAttribute('readonly'));
    await expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    await expect(screen.queryByRole('button', { name: 'Delete Job' })).toBeNull();
    await expect(screen.getByText('Job Search')).toBeVisible();
    await expect(screen.queryByRole('link', { name: 'Job Search' })).toBeNull();
  },
};

export const OnTheSite: Story = {
  name: 'lets a supervisor fill in the presite of a sub-job that is not his, and neither plan it nor change the rest [PRE-020 JOB-073]',
  globals: { role: 'SU' },
  parameters: { path: `${STORED}/22` },
  args: {
    api: {
      ...CALM,
      job: async () => ({
        job: JOB,
        tabs: SUB_JOBS.slice(1).map((one) => ({ ...tabOf(one), may_edit: false })),
        merged_into: null,
      }),
    },
  },
  play: async () => {
    await waitFor(async () =>
      expect(await screen.findByRole('textbox', { name: 'Presite Date' })).not.toHaveAttribute('readonly'),
    );
    await expect(screen.getByRole('textbox', { name: 'Scheduled Date' })).toHaveAttribute('readonly');
    await expect(screen.getByRole('combobox', { name: 'Supervisor' })).toHaveAttribute('readonly');
    await expect(screen.getByRole('combobox', { name: 'Status' })).toHaveAttribute('readonly');
    await expect(screen.queryByRole('button', { name: 'Delete Sub-Job' })).toBeNull();
    await userEvent.type(screen.getByRole('textbox', { name: 'Rope Anchors' }), '2');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
  },
};

export const NoLists: Story = {
  name: 'says "Lookup error" when its lists cannot be read [JOB-063 UI-022]',
  args: {
    api: {
      lookups: async () => {
        throw new Error('away');
      },
    },
  },
  play: async () => {
    await waitFor(async () => expect(await screen.findByText('Lookup error')).toBeVisible());
  },
};

export const NoNumber: Story = {
  name: 'says that a job of 20 digits does not exist, under a heading and with the way back',
  parameters: { path: '/job/12345678901234567890/edit' },
  play: async () => {
    await waitFor(async () =>
      expect(await screen.findByText('This job does not exist, or you may not see it.')).toBeVisible(),
    );
    await expect(screen.getByRole('heading', { level: 1, name: 'Job #12345678901234567890' })).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Job Search' })).toHaveAttribute('href', '/job');
  },
};

export const Preliminary: Story = {
  name: 'keeps an estimate at its address to its own tabs, and from becoming a job while it is preliminary [EST-001 EST-002 EST-004 EST-013]',
  parameters: { path: '/estimate/1042/edit' },
  args: {
    api: {
      job: async () => ({ job: { ...JOB, is_estimate: true, is_preliminary: true }, tabs: [], merged_into: null }),
    },
  },
  play: async () => {
    await waitFor(async () =>
      expect(
        await screen.findByText(
          'This is a preliminary estimate. It must be approved before it can be converted to a job.',
        ),
      ).toBeVisible(),
    );
    await expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Job Info',
      'Documents',
      'Comments',
    ]);
    await expect(screen.queryByRole('button', { name: 'Convert to Job' })).toBeNull();
  },
};

export const MergedEstimate: Story = {
  name: 'shows a merged estimate with the way to its job, and takes no edits of it',
  parameters: { path: '/estimate/1042/edit' },
  args: { api: { job: async () => ({ job: { ...JOB, is_estimate: true }, tabs: [], merged_into: 803 }) } },
  play: async () => {
    await waitFor(async () => expect(await nameField()).toHaveAttribute('readonly'));
    await expect(screen.getByRole('link', { name: 'Open the job' })).toHaveAttribute('href', '/job/803/edit');
    await expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  },
};

export const NewEstimate: Story = {
  name: 'begins an estimate at /estimate/new, whose Documents wait until it is saved [EST-001 EST-002]',
  parameters: { path: '/estimate/new' },
  play: async () => {
    await waitFor(async () => expect(await screen.findByRole('heading', { name: 'New Estimate' })).toBeVisible());
    await waitFor(() => expect(screen.getByRole('tab', { name: 'Documents' })).toBeDisabled());
  },
};

export const OfflineJob: Story = {
  name: 'checks no address, takes no estimate in and is not deleted offline, and says so [OFF-029]',
  beforeEach: backOnline,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Merge An Existing Estimate' }));
    await screen.findByRole('combobox', { name: 'Estimate' });
    await refusesOffline('Check Address', 'Delete Job');
    await expect(screen.queryByRole('combobox', { name: 'Estimate' })).toBeNull();
    await expect(screen.getByRole('button', { name: 'Estimate' })).toHaveAccessibleDescription('Not available offline');
  },
};

const anEstimate = (more: Partial<typeof JOB>): Story => ({
  parameters: { path: '/estimate/1042/edit' },
  args: {
    api: { job: async () => ({ job: { ...JOB, is_estimate: true, ...more }, tabs: [], merged_into: null }) },
  },
  beforeEach: backOnline,
});
export const OfflineEstimate: Story = {
  ...anEstimate({ is_preliminary: true, is_approved_by_user_id: 1 }),
  name: 'makes no job of an estimate and deletes none offline, and says so [OFF-029]',
  play: () => refusesOffline('Convert to Job', 'Delete Estimate'),
};
export const OfflineApproval: Story = {
  ...anEstimate({ is_preliminary: true }),
  name: 'approves no estimate offline, and says so [OFF-029]',
  play: () => refusesOffline('Approve'),
};
