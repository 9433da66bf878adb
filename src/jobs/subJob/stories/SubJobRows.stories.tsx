import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { BOULDERS, COLORS, CREWS, GUNITE_HISTORY, REPAIRS, VISITS } from '../rows/entryLists';
import { SubJobEntries } from '../rows/SubJobEntries';
import { WarrantyBoulders } from '../rows/WarrantyBoulders';
import { TotalBatches } from '../rows/TotalBatches';
import { SectionFields } from '../section/SectionFields';
import { SUB_JOB } from '../sections/commonSections';
import { StatusNotice } from '../StatusNotice';
import { field, pickOption, press, reads, readsNot, sees, typeInto } from './acts';
import { aCrewRow, aSubJob, GUNITE_JOB, LONG, PEBBLE_JOB, statusOf, WARRANTY_JOB } from './storyJobs';
import { StorySubJob } from './StorySubJob';

/** The lists of rows of a sub-job. */
const meta: Meta<typeof StorySubJob> = {
  title: 'Jobs/Sub-job rows',
  component: StorySubJob,
  args: { subJob: PEBBLE_JOB, part: <SubJobEntries list={CREWS} /> },
};
export default meta;
type Story = StoryObj<typeof StorySubJob>;

const pebble = aSubJob(2);
const withCrews = (rows: readonly ReturnType<typeof aCrewRow>[]) => ({
  ...pebble,
  pebble_details: pebble.pebble_details && { ...pebble.pebble_details, crew_information: rows },
});

export const Empty: Story = {
  args: { subJob: withCrews([]) },
  play: async () => {
    await reads('None yet.');
  },
};
export const TwentyCrews: Story = {
  args: {
    subJob: withCrews(
      Array.from({ length: 20 }, (_none, place) => aCrewRow(place + 1, 2, { notes: place === 3 ? LONG : null })),
    ),
  },
};

export const Phase: Story = {
  name: 'lets status, crew and pickers of a row follow its phase [PEB-010 PEB-012 PEB-039 PEB-041]',
  play: async () => {
    await pickOption('Crew, row 2', 'App 2');
    await sees('Foreman, row 2', 'Ben Brooks');
    await pickOption(/^Phase, row 2/, 'Slurry');
    await pickOption('Slurry Pickup, row 2', 'Slurry Crew 1');
    await expect(screen.queryByLabelText('Crew, row 2')).toBeNull();
    await pickOption(/^Phase, row 2/, 'Prep');
    await sees('Status, row 2', 'Prep Complete');
    await sees('Crew, row 2', '');
    await expect(await field('Foreman, row 2')).toHaveAttribute('readonly');
  },
};

export const Bin: Story = {
  name: 'strikes a saved row through until Save, and lets an unsaved one go at once, with the keyboard in its place [PEB-041]',
  play: async () => {
    await press('Remove row 2');
    const undo = await screen.findByRole('button', { name: 'Undo: keep row 2' });
    await waitFor(() => expect(undo).toHaveFocus());
    await expect(screen.queryByLabelText('Crew, row 2')).toBeNull();
    await userEvent.click(undo);
    await sees('Crew, row 2', 'App 1');
    await press('Add Crew');
    await waitFor(async () => expect(await field(/^Phase, row 5/)).toHaveFocus());
    await sees('Status, row 5', 'Pending');
    await press('Remove row 5');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove row 5' })).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Remove row 4' })).toHaveFocus());
  },
};

export const Applications: Story = {
  name: 'tells that the application rows have set the status, and keeps the old one when asked to [PEB-042]',
  args: {
    subJob: { ...withCrews([aCrewRow(1, 2, { date: '2026-03-09' })]), status: statusOf(3) },
    part: (
      <>
        <SectionFields section={SUB_JOB} />
        <SubJobEntries list={CREWS}>
          <StatusNotice code="status_by_applications" />
        </SubJobEntries>
      </>
    ),
  },
  play: async () => {
    await pickOption('Status, row 1', 'Complete');
    await sees('Status', 'Complete');
    await reads('Status set to Complete by the application rows.');
    await press('Keep On Hold');
    await sees('Status', 'On Hold');
    await readsNot('Status set to Complete by the application rows.');
  },
};

export const Typed: Story = {
  name: 'goes down a column by Enter, and past its end to a new entry with the lowest day that is free [GUN-022]',
  args: { subJob: GUNITE_JOB, part: <SubJobEntries list={GUNITE_HISTORY} /> },
  play: async () => {
    await userEvent.type(await field('Yardage, row 7'), '4{Enter}');
    await waitFor(async () => expect(await field('Yardage, row 8')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await sees(/^Type, row 9/, 'Day 8');
    await sees('Status, row 9', 'Pending');
    await waitFor(async () => expect(await field('Gunite Date, row 9')).toHaveFocus());
  },
};

export const CaveIn: Story = {
  name: 'takes date, crew and type from an entry that caves in, by that name [GUN-006 GUN-008]',
  args: { subJob: GUNITE_JOB, part: <SubJobEntries list={GUNITE_HISTORY} /> },
  play: async () => {
    await pickOption('Status, row 2', 'Cave In');
    await sees('Gunite Date, row 2', '');
    await sees('Crew, row 2', '');
    await sees(/^Type, row 2/, 'Day 1');
    await sees('Status, row 2', 'Cave In');
  },
};

export const Wrong: Story = {
  name: 'says in the cell what is wrong with it [GUN-010]',
  args: { subJob: GUNITE_JOB, isTried: true, part: <SubJobEntries list={GUNITE_HISTORY} /> },
  play: async () => {
    await waitFor(async () => expect(await field('Gunite Date, row 3')).toHaveAccessibleDescription('Required'));
    await expect(await field('Gunite Date, row 8')).toHaveAccessibleDescription('');
    await typeInto('Gunite Date, row 3', '3/5/2026');
    await userEvent.tab();
    await waitFor(async () => expect(await field('Gunite Date, row 3')).toHaveAccessibleDescription(''));
  },
};

export const Colors: Story = {
  name: 'offers the colours of the material, and sums up the batches as they are typed [PEB-028 PEB-030 PEB-037]',
  args: {
    part: (
      <SubJobEntries list={COLORS}>
        <TotalBatches />
      </SubJobEntries>
    ),
  },
  play: async () => {
    await userEvent.click(await field('Color, row 1'));
    await waitFor(() =>
      expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Gulf Blue', 'Bayou Green']),
    );
    await userEvent.keyboard('{Escape}');
    await typeInto('Batches, row 2', 'abc');
    await waitFor(() => expect(screen.getByRole('status', { name: 'Total Batches' })).toHaveTextContent('2'));
    await userEvent.tab();
    await waitFor(async () => expect(await field('Batches, row 2')).toBeInvalid());
    await sees('Batches, row 2', 'abc');
    // Stored it would say so.
    await expect(screen.queryByText('No number: counts 0.')).toBeNull();
  },
};

const pebbleWith = (batches_used: string) => ({
  ...PEBBLE_JOB,
  pebble_details: PEBBLE_JOB.pebble_details && {
    ...PEBBLE_JOB.pebble_details,
    color_additions: PEBBLE_JOB.pebble_details.color_additions.map((row, place) =>
      place === 0 ? { ...row, batches_used } : row,
    ),
  },
});

export const NoNumber: Story = {
  name: 'says of stored batches that are no number that they count nothing, until a number is typed [PEB-028 KEY-010]',
  args: { ...Colors.args, subJob: pebbleWith('all') },
  play: async () => {
    await sees('Batches, row 1', 'all');
    await waitFor(async () =>
      expect(await field('Batches, row 1')).toHaveAccessibleDescription('No number: counts 0.'),
    );
    const totals = (sum: RegExp): Promise<void> =>
      waitFor(() => expect(screen.getByRole('status', { name: 'Total Batches' })).toHaveTextContent(sum));
    await typeInto('Batches, row 2', '1{Tab}');
    await totals(/^\D*1$/);
    await typeInto('Batches, row 1', '2 1/2{Tab}');
    await totals(/^\D*3\.5$/);
    await readsNot('No number: counts 0.');
  },
};

export const Boulders: Story = {
  name: 'dates a boulder that is complete, and opens the card of a saved one [BLD-003 BLD-004 BLD-007 WO-026]',
  args: { subJob: GUNITE_JOB, part: <SubJobEntries list={BOULDERS} /> },
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'View Card' })).toHaveAttribute('href', '/job/5/7/boulder/41');
    await press('Add Boulder');
    await pickOption('Status, row 2', 'Complete');
    await sees('Completed Date, row 2', '03/04/2026');
    await pickOption('Status, row 2', 'Pending');
    await sees('Completed Date, row 2', '');
    await expect(screen.getByRole('button', { name: 'View Card' })).toBeDisabled();
  },
};

export const BoulderChoices: Story = {
  name: 'begins a boulder as Pending, needs its addition, offers additions by type and five statuses, and strikes a stored one through until Save [BLD-007]',
  args: { subJob: GUNITE_JOB, isTried: true, part: <SubJobEntries list={BOULDERS} /> },
  play: async () => {
    await press('Add Boulder');
    await sees('Status, row 2', 'Pending');
    await waitFor(async () => expect(await field(/^Addition, row 2/)).toHaveAccessibleDescription('Required'));
    await userEvent.click(await field('Status, row 2'));
    await waitFor(() =>
      expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
        'Complete',
        'Pending',
        'On Hold',
        'Cancelled',
        'Not Applicable',
      ]),
    );
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await field(/^Addition, row 2/));
    await waitFor(() =>
      expect(
        [...screen.getByRole('listbox').querySelectorAll('.MuiAutocomplete-groupLabel')].map(
          ({ textContent }) => textContent,
        ),
      ).toEqual(['Boulder', 'Water']),
    );
    await userEvent.click(screen.getByRole('option', { name: 'Waterfall' }));
    await waitFor(async () => expect(await field(/^Addition, row 2/)).toHaveAccessibleDescription(''));
    await press('Remove row 1');
    await press('Undo: keep row 1');
    await sees('Completed Date, row 1', '03/03/2026');
  },
};
export const BouldersOfWarranties: Story = {
  name: 'has boulders on a warranty of that division alone [BLD-007]',
  args: { subJob: WARRANTY_JOB, part: <WarrantyBoulders /> },
  play: async () => {
    await waitFor(async () => expect(await screen.findByRole('button', { name: 'Add Boulder' })).toBeVisible());
  },
};
export const NoBouldersOfOthers: Story = {
  name: 'has none on any other warranty [BLD-007]',
  args: {
    subJob: {
      ...WARRANTY_JOB,
      warranty_details: WARRANTY_JOB.warranty_details && {
        ...WARRANTY_JOB.warranty_details,
        is_boulder_creations_division: false,
      },
    },
    part: (
      <>
        <WarrantyBoulders />
        <SubJobEntries list={VISITS} />
      </>
    ),
  },
  play: async () => {
    await reads('Add Visit');
    await expect(screen.queryByRole('button', { name: 'Add Boulder' })).toBeNull();
  },
};

export const CompleteWithoutADay: Story = {
  name: 'refuses Complete without a gunite date: the status is Pending, and a toast says why [GUN-023]',
  args: {
    subJob: {
      ...GUNITE_JOB,
      gunite_details: GUNITE_JOB.gunite_details && {
        ...GUNITE_JOB.gunite_details,
        finished_date: null,
        gunite_history: GUNITE_JOB.gunite_details.gunite_history
          .slice(0, 1)
          .map((entry) => ({ ...entry, gunite_date: null, status: statusOf(2) })),
      },
    },
    part: (
      <>
        <SectionFields section={SUB_JOB} />
        <StatusNotice code="complete_needs_date" />
      </>
    ),
  },
  play: async () => {
    await pickOption('Status', 'Complete');
    await sees('Status', 'Pending');
    const texts = await screen.findAllByText('Complete needs a gunite date.');
    await waitFor(() => expect(texts.filter((text) => text.closest('.toast-error'))).toHaveLength(1));
  },
};

export const Visits: Story = {
  name: 'enters visits in quarter hours, ends one an hour after its start, and has no end without one [WAR-008 WAR-009 WAR-022]',
  args: { subJob: WARRANTY_JOB, part: <SubJobEntries list={VISITS} /> },
  play: async () => {
    await typeInto('Start, row 1', '03/06/2026 01:07 PM');
    await userEvent.tab();
    await sees('Start, row 1', '03/06/2026 01:15 PM');
    await sees('End, row 1', '03/06/2026 02:15 PM');
    await typeInto('End, row 1', '03/06/2026 03:31 PM');
    await userEvent.tab();
    await sees('End, row 1', '03/06/2026 03:45 PM');
    await userEvent.clear(await field('Start, row 1'));
    await userEvent.tab();
    await sees('End, row 1', '');
    await expect(await field('End, row 1')).toHaveAttribute('readonly');
  },
};

export const Repairs: Story = {
  name: 'keeps of a repair what fits its department, offers its crews, and takes the phase of a crew [WAR-014 WAR-016 WAR-017 WAR-020]',
  args: { subJob: WARRANTY_JOB, part: <SubJobEntries list={REPAIRS} /> },
  play: async () => {
    await pickOption('Status, row 1', 'Ready to Apply');
    await pickOption('Crew, row 1', 'Detail 1');
    await sees('Phase, row 1', 'Detail');
    await userEvent.click(await field(/^Department, row 1/));
    await waitFor(() =>
      expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Gunite', 'Pebble']),
    );
    await userEvent.click(screen.getByRole('option', { name: 'Gunite' }));
    await sees('Crew, row 1', '');
    await sees('Status, row 1', '');
    await sees('Phase, row 1', '');
    await userEvent.click(await field('Status, row 1'));
    await waitFor(() => expect(screen.getByRole('option', { name: 'Ready to Shoot' })).toBeVisible());
    await expect(screen.queryByRole('option', { name: 'Not Applicable' })).toBeNull();
  },
};

export const Phone: Story = {
  name: 'shows rows as cards, of which the dialog keeps with Done and takes back with Cancel [PEB-004 PEB-041 GUN-022]',
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const card = () => within(screen.getByRole('list', { name: 'Crew Information' })).getAllByRole('listitem')[1];
    await userEvent.click(await screen.findByRole('button', { name: /^App/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Edit Crew' });
    await pickOption('Status', 'On Hold');
    await sees('Crew', '');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(card()).toHaveTextContent('App 1'));
    await userEvent.click(await screen.findByRole('button', { name: /^App/ }));
    await pickOption('Status', 'On Hold');
    await press('Done');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(card()).toHaveTextContent('(No Crew)'));
    await press('Add Crew');
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Edit Crew' })).toBeVisible());
    await press('Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(screen.getAllByRole('listitem')).toHaveLength(4);
  },
};
