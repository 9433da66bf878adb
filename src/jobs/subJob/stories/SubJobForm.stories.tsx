import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { newSubJobDraft } from '#domain/subJobs/newSubJobDraft';
import { GeneralComments } from '../comments/GeneralComments';
import { SectionFields } from '../section/SectionFields';
import { PEBBLE_DIMENSIONS, SUB_JOB } from '../sections/commonSections';
import { PRESITE } from '../sections/presiteSection';
import { WorkOrders } from '../workOrders/WorkOrders';
import { field, pickOption, press, reads, readsNot, sees, typeInto } from './acts';
import { FACTS, GUNITE_JOB, PEBBLE_JOB, WARRANTY_JOB } from './storyJobs';
import { StorySubJob } from './StorySubJob';

/** The form of a sub-job in its states. */
const meta: Meta<typeof StorySubJob> = { title: 'Jobs/Sub-job', component: StorySubJob, args: { subJob: PEBBLE_JOB } };
export default meta;
type Story = StoryObj<typeof StorySubJob>;

const headings = (): (string | null)[] =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

export const Pebble: Story = {
  name: 'shows a pebble sub-job with crews, colours and their batches [PEB-002 PRE-003]',
  play: async () => {
    await reads('Crew Information');
    await expect(headings()).toEqual([
      'Sub-Job',
      'Dimensions',
      'Pebble',
      'Crew Information',
      'Color Additions',
      'Flags and Notes',
      'Presite',
      'Work Orders',
      'General Comments',
    ]);
    await expect(screen.getByRole('status', { name: 'Total Batches' })).toHaveTextContent('3.5');
  },
};
export const Gunite: Story = {
  args: { subJob: GUNITE_JOB, readOnly: true },
  name: 'shows a gunite sub-job to those who may not edit it, with what is missing in words [GUN-018]',
  play: async () => {
    await reads('(No Crew)');
    await screen.findByRole('heading', { name: 'General Comments' }); // what is below the window is drawn right after
    await expect(headings()).toEqual([
      'Sub-Job',
      'Dimensions',
      'Gunite History',
      'Gunite',
      'Boulders',
      'Presite',
      'Work Orders',
      'General Comments',
    ]);
    await expect(screen.queryByRole('button', { name: 'Add Entry' })).toBeNull();
  },
};
export const CaveIn: Story = {
  args: { subJob: GUNITE_JOB, part: <SectionFields section={SUB_JOB} /> },
  name: 'offers and shows Weeping as "Cave In" as the status of a gunite sub-job [GUN-006]',
  play: async () => {
    await pickOption('Status', 'Cave In');
    await sees('Status', 'Cave In');
  },
};
export const Warranty: Story = {
  args: { subJob: WARRANTY_JOB },
  play: async () => {
    await reads('Crew Repair');
    await expect(headings()).toEqual([
      'Sub-Job',
      'Warranty',
      'Water Chemistry',
      'Pool',
      'Schedule',
      'Pebble Details',
      'Crew Repair',
      'Boulders',
      'Work Orders',
      'General Comments',
    ]);
  },
};
export const New: Story = {
  name: 'begins anew with each category that is chosen: Pebble is Pending with four crew rows, gunite has no status [SUB-004 SUB-023 PEB-006]',
  args: { subJob: newSubJobDraft('new', null, FACTS) },
  play: async () => {
    await reads('Choose a category to go on.');
    await pickOption(/^Category/, 'Pebble');
    await sees('Status', 'Pending');
    await sees(/^Phase, row 4/, 'Slurry');
    await pickOption(/^Category/, 'Gunite');
    await sees('Status', '');
    await sees(/^Type, row 1/, 'Day 1');
  },
};

export const CriticalNote: Story = {
  name: 'asks for the critical note while its switch is on, and empties it with the switch [SUB-022]',
  args: { part: <SectionFields section={SUB_JOB} /> },
  play: async () => {
    await sees('Critical Note Text', 'Dog in the yard.');
    await userEvent.click(await field('Critical Note'));
    await readsNot('Critical Note Text');
    await userEvent.click(await field('Critical Note'));
    await sees('Critical Note Text', '');
  },
};

export const ComputedAreas: Story = {
  name: 'computes the interior area as its inputs are typed, and lets a typed one stand [SUB-020]',
  args: { part: <SectionFields section={PEBBLE_DIMENSIONS} /> },
  play: async () => {
    await typeInto('Depth Mid', '5');
    await sees('Plan IA', '873');
    await typeInto('Plan SA', '500');
    await sees('Plan IA', '963');
    await typeInto('Plan IA', '1000');
    await sees('Plan IA', '1000');
    await sees('MMG IA', '');
  },
};

export const OtherSlurry: Story = {
  name: 'asks for the other slurry type, and forgets it with another choice [PRE-021]',
  args: { part: <SectionFields section={PRESITE} /> },
  play: async () => {
    await pickOption('Slurry Type', 'Other');
    await typeInto(/^Other Slurry Type/, 'Neighbour');
    await pickOption('Slurry Type', 'Haul Off');
    await readsNot(/^Other Slurry Type/);
    await pickOption('Slurry Type', 'Other');
    await sees(/^Other Slurry Type/, '');
  },
};

export const Unsaved: Story = {
  name: 'opens work orders and cards once the sub-job is saved [SUB-026]',
  args: { subJob: newSubJobDraft('new', { id: 2, name: 'Pebble' }, FACTS), part: <WorkOrders /> },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'New Pebble Work Order' })).toBeDisabled());
    await reads('Save the job first.');
  },
};

export const Comments: Story = {
  name: 'adds a comment to the log at once, newest first, and lets an unsaved one go [SUB-024]',
  args: { part: <GeneralComments /> },
  play: async () => {
    const add = await screen.findByRole('button', { name: 'Add Comment' });
    await expect(add).toBeDisabled();
    await typeInto('Comment', 'Builder wants Friday.');
    await waitFor(() => expect(add).toBeEnabled());
    await userEvent.click(add);
    await waitFor(() => expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('Builder wants Friday.'));
    await expect(screen.getAllByRole('listitem')[1]).toHaveTextContent('02/28/2026 09:59 AM - Olive Office');
    await expect(screen.getAllByRole('button', { name: 'Remove this comment' })).toHaveLength(1);
    await press('Remove this comment');
    await readsNot('Builder wants Friday.');
  },
};
