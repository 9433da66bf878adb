import { describe, expect, it } from 'vitest';
import { newJobDraft } from '#domain/jobs/newJobDraft';
import { addableCategories, mayEditPath } from './rights';
import { aSubJob } from './stories/aSubJob';
import { NO_FACTS } from './stories/noFacts';

const DRAFT = { ...newJobDraft('2026-03-04'), sub_jobs: [aSubJob(1, NO_FACTS, { id: 1, name: 'Gunite' }), aSubJob(2, NO_FACTS), { ...aSubJob(3, NO_FACTS), id: null, key: 'new-1' }] };

describe('who may edit what in a job form', () => {
  it('lets each EDIT ALL code edit Job Info, and a sub-job of its own category alone [JOB-073]', () => {
    expect(mayEditPath(['CAN_EDIT_GUNITE_JOB_ALL'], DRAFT, 'name')).toBe(true);
    expect(mayEditPath(['CAN_VIEW_JOB', 'CAN_EDIT_GUNITE_JOB_ASSIGNED_TO_USER'], DRAFT, 'name')).toBe(false);
    expect(mayEditPath(['CAN_EDIT_GUNITE_JOB_ALL'], DRAFT, 'sub_jobs.1.status')).toBe(true);
    expect(mayEditPath(['CAN_EDIT_GUNITE_JOB_ALL'], DRAFT, 'sub_jobs.2.status')).toBe(false);
    expect(mayEditPath(['CAN_EDIT_PLASTER_JOBS_ASSIGNED_TO_USER'], DRAFT, 'sub_jobs.2.pebble_details.notes')).toBe(true);
  });

  it('fixes the category once a sub-job is stored, and offers to add only what one may edit everywhere [JOB-073 SUB-004]', () => {
    expect(mayEditPath(['CAN_EDIT_PLASTER_JOBS_ALL'], DRAFT, 'sub_jobs.2.job_category')).toBe(false);
    expect(mayEditPath(['CAN_EDIT_PLASTER_JOBS_ALL'], DRAFT, 'sub_jobs.new-1.job_category')).toBe(true);
    expect(mayEditPath(['CAN_EDIT_PLASTER_JOBS_ASSIGNED_TO_USER'], DRAFT, 'sub_jobs.new-1.status')).toBe(false);
    expect(addableCategories(['CAN_EDIT_PLASTER_JOBS_ALL', 'CAN_EDIT_WARRANTY_JOBS'])).toEqual([2, 3]);
  });
});
