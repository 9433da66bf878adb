import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { CallError } from '../../../dataProvider/CallError';
import type { JobFormApi } from '../data/jobFormApi';
import { JOB, SUB_JOBS, tabOf } from './storyJob';
import { StoryJobForm } from './StoryJobForm';

const STORED = '/job/1042/edit';
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
const [, PEBBLE] = SUB_JOBS;
const QUIET = PEBBLE ? [PEBBLE] : [];
const saved: JobFormApi['update'] = async (_id, info) => ({
  job: { ...JOB, ...info, version: 4 },
  sub_jobs: QUIET,
});
const CALM: Partial<JobFormApi> = {
  job: async () => ({ job: JOB, tabs: QUIET.map(tabOf), merged_into: null }),
  whole: async () => ({ job: JOB, sub_jobs: QUIET }),
  update: saved,
};
const ESTIMATE = { ...JOB, is_estimate: true };

/** What the job form may not do, and what it does when something fails. */
const meta: Meta<typeof StoryJobForm> = {
  title: 'Jobs/Job form rules',
  component: StoryJobForm,
  parameters: { path: STORED },
  args: { api: CALM },
};
export default meta;
type Story = StoryObj<typeof StoryJobForm>;

const seen = (find: () => Promise<HTMLElement>) => waitFor(async () => expect(await find()).toBeVisible());
const press = async (name: string): Promise<void> => {
  await waitFor(() => expect(screen.getByRole('button', { name })).toBeEnabled());
  await userEvent.click(screen.getByRole('button', { name }));
};
const addressLine = (): Promise<HTMLElement> => screen.findByRole('textbox', { name: 'Address Line 1' });
const lost = async (): Promise<never> => {
  throw new TypeError('Failed to fetch');
};

export const AllThatIsWrong: Story = {
  name: 'says at each field what is wrong when it is to be saved, beside a text that no field could take [KEY-010]',
  play: async () => {
    const email = await screen.findByRole('textbox', { name: 'Homeowner Email' });
    const mileage = await screen.findByRole('textbox', { name: 'MMG Mileage' });
    await userEvent.clear(email);
    await userEvent.type(email, 'a@b');
    await userEvent.clear(mileage);
    await userEvent.type(mileage, '850-900');
    await userEvent.tab();
    await press('Save');
    await waitFor(() => expect(mileage).toBeInvalid());
    await waitFor(() => expect(email).toBeInvalid());
  },
};

export const DocumentsWait: Story = {
  name: 'keeps the documents of a job back while its sub-jobs load, and takes no files of one that is not saved [JOB-011]',
  args: {
    api: {
      job: async () => ({ job: JOB, tabs: SUB_JOBS.map(tabOf), merged_into: null }),
      subJob: () => new Promise(() => undefined),
    },
  },
  play: async () => {
    const tab = await screen.findByRole('tab', { name: 'Documents' });
    await expect(tab).toBeEnabled();
    await userEvent.click(tab);
    await seen(() => screen.findByText('Almost there... Please wait while we load necessary subrecords.'));
    await expect(screen.queryByRole('button', { name: 'Upload Files' })).toBeNull();
  },
};
export const NoFilesYet: Story = {
  name: 'has "Upload Files" disabled while the job has no number, also where its address asks for the documents [JOB-011 DOC-020]',
  parameters: { path: '/job/new?tab=documents' },
  play: async () => {
    await waitFor(async () => expect(await screen.findByRole('tab', { name: 'Documents' })).toBeDisabled());
    await waitFor(async () => expect(await screen.findByRole('button', { name: 'Upload Files' })).toBeDisabled());
    await seen(() => screen.findByText('Save the job before uploading files.'));
  },
};

export const TwoNotes: Story = {
  name: 'lists every critical note, and is closed by Ok alone: not by a click outside [JOB-045]',
  args: {
    api: {
      job: async () => ({ job: JOB, tabs: SUB_JOBS.map(tabOf), merged_into: null }),
      subJob: async (id) => {
        const found = SUB_JOBS.find((one) => one.id === id);
        if (!found) throw new Error('This record does not exist.');
        return {
          ...found,
          is_critical_note: true,
          critical_note: id === 21 ? 'Dog in the yard.' : 'No water on site.',
        };
      },
    },
  },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Critical Note' });
    await waitFor(() => expect(within(dialog).getByText('Dog in the yard.')).toBeVisible());
    await expect(within(dialog).getByText('No water on site.')).toBeVisible();
    const outside = dialog.closest('.MuiDialog-container');
    if (!outside) throw new Error('the dialog lies in nothing');
    await userEvent.click(outside);
    await expect(screen.getByRole('alertdialog')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Ok' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

export const NotSaved: Story = {
  name: 'says "Error, please try again." when a save fails, and keeps what was typed [JOB-062]',
  args: { api: { ...CALM, update: lost } },
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Gate Code' }), '9');
    await press('Save');
    const toast = await screen.findByText('Error, please try again.');
    await waitFor(() => expect(toast.closest('.toast')).toHaveClass('toast-error'));
    await expect(screen.getByRole('textbox', { name: 'Gate Code' })).toHaveValue('#44119');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
  },
};
export const NotMade: Story = {
  name: 'says "Error, please try again." when a new job cannot be stored, and stays on it [JOB-061]',
  parameters: { path: '/job/new' },
  args: { api: { ...CALM, create: lost } },
  play: async () => {
    await userEvent.click(await screen.findByRole('combobox', { name: /^Company\W*$/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Cody Pools' }));
    await userEvent.type(await screen.findByRole('textbox', { name: /^Job Name/ }), 'Baker');
    await press('Save');
    await seen(() => screen.findByText('Error, please try again.'));
    await expect(screen.getByTestId('address')).toHaveTextContent(/^\/job\/new$/);
    await expect(screen.getByRole('textbox', { name: /^Job Name/ })).toHaveValue('Baker');
  },
};

const update = fn<JobFormApi['update']>(saved);
const addresses = fn<JobFormApi['addresses']>();
const duplicates = fn<JobFormApi['duplicates']>(async () => []);
const dialogOf = async () => within(await screen.findByRole('dialog', { name: 'Check Address' }));
export const Unconfirmed: Story = {
  name: 'asks on a save about an address that was changed: Cancel saves nothing, a look-up that failed is tried again, and unverified it is stored without its place, which looks for no duplicates [JOB-069 JOB-070]',
  args: { api: { ...CALM, update, addresses, duplicates } },
  play: async () => {
    update.mockClear();
    duplicates.mockClear();
    addresses.mockReset().mockRejectedValueOnce(new Error('away')).mockResolvedValue([MATCH]);
    await userEvent.type(await addressLine(), ' 9');
    await press('Save');
    let dialog = await dialogOf();
    await waitFor(() => expect(dialog.getByText('Address lookup failed. Please try again.')).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(dialog.getByRole('radio', { name: MATCH.name })).toBeChecked());
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(update).not.toHaveBeenCalled();
    await press('Save');
    dialog = await dialogOf();
    await userEvent.click(dialog.getByRole('button', { name: 'Save Without Verifying' }));
    await waitFor(() => expect(update.mock.lastCall?.[1]).toMatchObject({ lat: null, lon: null }));
    await expect(update.mock.lastCall?.[1]).toMatchObject({ address_line_1: '12 Oak Street 9' });
    await seen(() => screen.findByText('Success!'));
    await expect(duplicates).not.toHaveBeenCalled();
  },
};
export const LeftAlone: Story = {
  name: 'counts an address that was loaded with its place as confirmed, and asks nothing [JOB-069]',
  args: { api: { ...CALM, update, addresses } },
  play: async () => {
    update.mockClear();
    addresses.mockReset();
    await seen(() => screen.findByText('Address verified'));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Gate Code' }), '9');
    await press('Save');
    await waitFor(() => expect(update.mock.lastCall?.[1]).toMatchObject({ lat: 29.7, lon: -95.8 }));
    await expect(addresses).not.toHaveBeenCalled();
  },
};
const ABOUT = { ...MATCH, is_approximate: true };
export const OnlyAbout: Story = {
  name: 'calls an address that the look-up knows only by its ZIP code approximate, stores no place for it, and does not ask again [KEY-020]',
  args: { api: { ...CALM, update, addresses } },
  play: async () => {
    update.mockClear();
    addresses.mockReset().mockResolvedValue([ABOUT]);
    await userEvent.type(await addressLine(), ' 9');
    await press('Save');
    const dialog = await dialogOf();
    await userEvent.click(await dialog.findByRole('radio', { name: `${MATCH.name} · Approximate location` }));
    await userEvent.click(dialog.getByRole('button', { name: 'Use Selected Address' }));
    await waitFor(() =>
      expect(update.mock.lastCall?.[1]).toMatchObject({ zip_code: MATCH.postal_code, lat: null, lon: null }),
    );
    await expect(screen.queryByText('Address verified')).toBeNull();
  },
};
const pinDialog = async () => within(await screen.findByRole('dialog', { name: 'Pin on the map' }));
export const PinByHand: Story = {
  name: 'sets a pin by typed or pasted coordinates, moves it by arrow keys, and saves it as set by hand [KEY-020]',
  args: { api: { ...CALM, update } },
  play: async () => {
    update.mockClear();
    await seen(() => screen.findByText('Address verified'));
    await press('Set Pin');
    const dialog = await pinDialog();
    const place = await dialog.findByRole('textbox', { name: 'Latitude, longitude' });
    await userEvent.click(place);
    await userEvent.paste('12 Oak');
    await expect(place).toHaveAttribute('aria-invalid', 'true');
    await expect(dialog.getByRole('button', { name: 'Use This Pin' })).toBeDisabled();
    await userEvent.clear(place);
    await userEvent.paste('https://maps.google.com/?q=29.7812,-95.8123');
    const pin = await dialog.findByRole('button', { name: 'Pin. Arrow keys move it.' });
    pin.focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(place).not.toHaveValue('https://maps.google.com/?q=29.7812,-95.8123'));
    await userEvent.clear(place);
    await userEvent.paste('29.7812, -95.8123');
    await userEvent.click(dialog.getByRole('button', { name: 'Use This Pin' }));
    await seen(() => screen.findByText('Pin set by hand'));
    await press('Save');
    await waitFor(() =>
      expect(update.mock.lastCall?.[1]).toMatchObject({ lat: 29.7812, lon: -95.8123, is_pin_set_by_hand: true }),
    );
  },
};
const PINNED = { ...JOB, lat: 29.7812, lon: -95.8123, is_pin_set_by_hand: true };
export const PinOfBefore: Story = {
  name: 'asks on a save whether a pin that was set by hand stays with another address [KEY-020]',
  args: { api: { ...CALM, job: async () => ({ job: PINNED, tabs: [], merged_into: null }), update, addresses } },
  play: async () => {
    update.mockClear();
    addresses.mockReset().mockResolvedValue([ABOUT]);
    await seen(() => screen.findByText('Pin set by hand'));
    await userEvent.type(await addressLine(), ' 9');
    await press('Save');
    await userEvent.click(await (await dialogOf()).findByRole('button', { name: 'Keep Pin' }));
    await waitFor(() =>
      expect(update.mock.lastCall?.[1]).toMatchObject({ lat: 29.7812, lon: -95.8123, is_pin_set_by_hand: true }),
    );
  },
};
export const ZipElsewhere: Story = {
  name: 'says that ZIP code and city do not fit each other, and saves all the same [KEY-020]',
  args: {
    api: {
      ...CALM,
      update,
      addressWarnings: async ({ zip }) =>
        zip === '77001' ? [{ code: 'zip_city', zip, city: 'Houston', state: 'Texas' }] : [],
      addresses,
    },
  },
  play: async () => {
    update.mockClear();
    addresses.mockReset().mockResolvedValue([]);
    const zip = await screen.findByRole('textbox', { name: 'Zip Code' });
    await userEvent.clear(zip);
    await userEvent.type(zip, '77001');
    await seen(() => screen.findByText('ZIP code 77001 is in Houston, Texas. Check the city.'));
    await press('Save');
    await userEvent.click((await dialogOf()).getByRole('button', { name: 'Save Without Verifying' }));
    await waitFor(() => expect(update.mock.lastCall?.[1]).toMatchObject({ zip_code: '77001' }));
  },
};
const takesTheMatch = async (): Promise<void> => {
  await press('Check Address');
  await userEvent.click((await dialogOf()).getByRole('button', { name: 'Use Selected Address' }));
  await seen(() => screen.findByText('Address verified'));
};
export const NoneNear: Story = {
  name: 'looks for estimates at the confirmed place, and says nothing where there are none [JOB-043 JOB-070]',
  args: { api: { ...CALM, update, addresses, duplicates } },
  play: async () => {
    duplicates.mockClear();
    addresses.mockReset().mockResolvedValue([MATCH]);
    await userEvent.type(await addressLine(), ' 9');
    await takesTheMatch();
    await press('Save');
    await seen(() => screen.findByText('Success!'));
    await waitFor(() => expect(duplicates.mock.calls).toEqual([[29.8, -95.9]]));
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
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
export const EstimateNear: Story = {
  name: 'looks for them after an estimate was saved too; a card opens in a new tab and leaves the dialog, whose one button is Close [JOB-043 JOB-070]',
  parameters: { path: '/estimate/1042/edit' },
  args: {
    api: {
      ...CALM,
      job: async () => ({ job: ESTIMATE, tabs: [], merged_into: null }),
      whole: async () => ({ job: ESTIMATE, sub_jobs: [] }),
      update: async (_id, info) => ({ job: { ...ESTIMATE, ...info, version: 4 }, sub_jobs: [] }),
      addresses,
      duplicates: async () => [DUPLICATE, { ...DUPLICATE, id: 1042, name: 'Itself' }],
    },
  },
  play: async () => {
    addresses.mockReset().mockResolvedValue([MATCH]);
    await userEvent.type(await addressLine(), ' 9');
    await takesTheMatch();
    await press('Save');
    const dialog = within(await screen.findByRole('dialog', { name: 'Potential Duplicates Detected' }));
    await waitFor(() => expect(dialog.getByRole('link', { name: /^88/ })).toHaveAttribute('target', '_blank'));
    await expect(dialog.getAllByRole('link')).toHaveLength(1);
    const card = dialog.getByRole('link', { name: /^88/ });
    card.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.click(card);
    await expect(dialog.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Close']);
  },
};

const converting = fn<JobFormApi['update']>(async (_id, info) => ({
  job: { ...ESTIMATE, ...info, version: 4 },
  sub_jobs: [],
}));
const anEstimate = (more: Partial<typeof ESTIMATE>): Partial<JobFormApi> => ({
  job: async () => ({ job: { ...ESTIMATE, ...more }, tabs: [], merged_into: null }),
  update: converting,
});
export const Converts: Story = {
  name: 'makes a job of an approved estimate only once it has what a job needs, after a question, and in one call [EST-007 KEY-005]',
  parameters: { path: '/estimate/1042/edit' },
  args: { api: anEstimate({ name: null, is_preliminary: true, is_approved_by_user_id: 1 }) },
  play: async () => {
    converting.mockClear();
    await press('Convert to Job');
    await seen(() => screen.findByText('Name is required'));
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    await userEvent.type(screen.getByRole('textbox', { name: /^Job Name/ }), 'Baker');
    await press('Convert to Job');
    const question = await screen.findByRole('alertdialog', {
      name: 'Convert this estimate to a job? It cannot be reversed',
    });
    const yes = within(question).getByRole('button', { name: 'Convert to Job' });
    await expect(within(question).getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.dblClick(yes);
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/job/1042/edit'));
    await expect(converting).toHaveBeenCalledTimes(1);
  },
};
const underWay = { answer: (): void => undefined };
const slowly = fn<JobFormApi['update']>(async (...sent) => {
  await new Promise<void>((resolve) => {
    underWay.answer = resolve;
  });
  return converting(...sent);
});
export const TypedWhileConverting: Story = {
  name: 'keeps what is typed while an estimate becomes a job, in the form of the job [KEY-018]',
  parameters: { path: '/estimate/1042/edit' },
  args: {
    api: {
      ...anEstimate({ name: 'Baker', is_preliminary: true, is_approved_by_user_id: 1 }),
      update: slowly,
      whole: async () => ({ job: { ...ESTIMATE, name: 'Baker', is_estimate: false, version: 4 }, sub_jobs: [] }),
    },
  },
  play: async () => {
    slowly.mockClear();
    await press('Convert to Job');
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Convert to Job' }),
    );
    await waitFor(() => expect(slowly).toHaveBeenCalledTimes(1));
    const gate = screen.getByRole('textbox', { name: /^Gate Code/ });
    await userEvent.clear(gate);
    await userEvent.type(gate, '#77');
    underWay.answer();
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/job/1042/edit'));
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^Gate Code/ })).toHaveValue('#77'));
  },
};
export const NotConverted: Story = {
  name: 'says that an estimate could not become a job, and stays with what is typed [KEY-018]',
  parameters: { path: '/estimate/1042/edit' },
  args: {
    api: {
      ...anEstimate({ name: 'Baker', is_preliminary: true, is_approved_by_user_id: 1 }),
      update: async () => {
        throw new CallError('An error has occurred.', 500);
      },
    },
  },
  play: async () => {
    const gate = await screen.findByRole('textbox', { name: /^Gate Code/ });
    await userEvent.clear(gate);
    await userEvent.type(gate, '#77');
    await press('Convert to Job');
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Convert to Job' }),
    );
    await seen(() => screen.findByText('Error, please try again.'));
    await expect(screen.getByTestId('address')).toHaveTextContent('/estimate/1042/edit');
    await expect(gate).toHaveValue('#77');
  },
};
export const FinalEstimate: Story = {
  name: 'offers to make a job of an estimate that never was preliminary [EST-007]',
  parameters: { path: '/estimate/1042/edit' },
  args: { api: anEstimate({ is_preliminary: false }) },
  play: () => seen(() => screen.findByRole('button', { name: 'Convert to Job' })),
};
export const NotYetAnEstimate: Story = {
  name: 'offers to make no job of an estimate that is not stored [EST-007]',
  parameters: { path: '/estimate/new' },
  play: async () => {
    await seen(() => screen.findByRole('heading', { name: 'New Estimate' }));
    await expect(screen.queryByRole('button', { name: 'Convert to Job' })).toBeNull();
  },
};

const deleting = fn<JobFormApi['deleteJob']>();
const removing = fn<JobFormApi['deleteSubJob']>();
const begun = { answer: (): void => undefined };
const slow = (): Promise<void> =>
  new Promise((resolve) => {
    begun.answer = resolve;
  });
export const DeletedOnce: Story = {
  name: 'deletes an estimate after a question, once, and takes no second click while it goes [KEY-005]',
  parameters: { path: '/estimate/1042/edit' },
  args: { api: { ...anEstimate({}), deleteJob: deleting } },
  play: async () => {
    deleting.mockReset().mockImplementation(slow);
    await press('Delete Estimate');
    const question = await screen.findByRole('alertdialog');
    await expect(within(question).getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.dblClick(within(question).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Delete Estimate' })).toBeDisabled());
    for (const name of ['Convert to Job', 'Save']) await expect(screen.getByRole('button', { name })).toBeDisabled();
    begun.answer();
    await seen(() => screen.findByText('Estimate deleted!'));
    await expect(deleting).toHaveBeenCalledTimes(1);
  },
};
export const SubJobDeletedOnce: Story = {
  name: 'deletes a sub-job once, also by a double click, and takes no second click while it goes [KEY-005]',
  parameters: { path: `${STORED}/22` },
  args: { api: { ...CALM, deleteSubJob: removing } },
  play: async () => {
    removing.mockReset().mockImplementation(slow);
    await press('Delete Sub-Job');
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Delete Sub-Job' })).toBeDisabled());
    begun.answer();
    await seen(() => screen.findByText('This job has no sub-jobs yet.'));
    await expect(removing).toHaveBeenCalledTimes(1);
  },
};

export const Spanish: Story = {
  name: 'lists the choices of a sub-job in Spanish and stores them as the lists have them',
  globals: { language: 'es' },
  parameters: { path: `${STORED}/22` },
  args: { api: { ...CALM, update } },
  play: async () => {
    update.mockClear();
    const status = (await screen.findAllByRole('combobox', { name: 'Estado' }))[0];
    if (!status) throw new Error('there is no status');
    await expect(status).toHaveValue('Pendiente');
    await userEvent.click(status);
    await userEvent.click(await screen.findByRole('option', { name: 'Listo para aplicar' }));
    await waitFor(() => expect(status).toHaveValue('Listo para aplicar'));
    const types = screen.getByRole('combobox', { name: 'Tipos de trabajo' });
    await userEvent.type(types, 'remod{Enter}');
    await userEvent.tab();
    await press('Guardar');
    await waitFor(() => expect(update.mock.lastCall?.[2][0]?.status).toMatchObject({ id: 7, name: 'Ready to Apply' }));
    await expect(update.mock.lastCall?.[2][0]?.job_types).toEqual(['Pool', 'Remodel']);
  },
};
