import type { Meta, StoryObj } from '@storybook/react-vite';
import { newSubJobDraft } from '#domain/subJobs/newSubJobDraft';
import { FACTS, GUNITE_JOB, PEBBLE_JOB, WARRANTY_JOB } from './storyJobs';
import { StorySubJob } from './StorySubJob';

/** The form of a sub-job in its states. */
const meta: Meta<typeof StorySubJob> = { title: 'Jobs/Sub-job', component: StorySubJob, args: { subJob: PEBBLE_JOB } };
export default meta;
type Story = StoryObj<typeof StorySubJob>;

export const Pebble: Story = {};
export const Gunite: Story = { args: { subJob: GUNITE_JOB } };
export const Warranty: Story = { args: { subJob: WARRANTY_JOB } };
export const New: Story = { args: { subJob: newSubJobDraft('new', null, FACTS) } };
export const ReadOnlyGunite: Story = { args: { subJob: GUNITE_JOB, readOnly: true } };
export const PebbleOnATelephone: Story = { globals: { viewport: { value: 'phone' } } };
