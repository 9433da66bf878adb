import { describe, expect, it } from 'vitest';
import { newJobDraft } from '#domain/jobs/newJobDraft';
import { mayEditPath } from './rights';
import { freshState } from './formState';
import { aSubJob } from '../stories/aSubJob';
import { NO_FACTS } from '../stories/noFacts';
import { tabOf } from '../stories/storyJob';

const SUB_JOBS = [
  aSubJob(1, NO_FACTS, { id: 1, name: 'Gunite' }),
  aSubJob(2, NO_FACTS),
  { ...aSubJob(3, NO_FACTS), id: null, key: 'new-1' },
];
const DRAFT = { ...newJobDraft('2026-03-04'), sub_jobs: SUB_JOBS };
const FORM = freshState(DRAFT, SUB_JOBS.slice(0, 2).map(tabOf));
const SEEN_ONLY = freshState(
  DRAFT,
  SUB_JOBS.slice(0, 2).map((one) => ({ ...tabOf(one), may_edit: false })),
);

describe('who may edit what in a job form', () => {
  it('lets each EDIT ALL code edit Job Info, and a sub-job of its own category alone [JOB-073]', () => {
    expect(mayEditPath(['CAN_EDIT_GUNITE_JOB_ALL'], FORM, 'name')).toBe(true);
    expect(mayEditPath(['CAN_VIEW_JOB', 'CAN_EDIT_GUNITE_JOB_ASSIGNED_TO_USER'], FORM, 'name')).toBe(false);
    expect(mayEditPath(['CAN_EDIT_GUNITE_JOB_ALL'], FORM, 'sub_jobs.1.status')).toBe(true);
    expect(mayEditPath(['CAN_EDIT_GUNITE_JOB_ALL'], FORM, 'sub_jobs.2.status')).toBe(false);
  });

  it('lets who edits assigned sub-jobs edit those that the server says are assigned [JOB-073]', () => {
    expect(mayEditPath(['CAN_EDIT_PLASTER_JOBS_ASSIGNED_TO_USER'], FORM, 'sub_jobs.2.pebble_details.notes')).toBe(true);
    expect(mayEditPath(['CAN_EDIT_PLASTER_JOBS_ASSIGNED_TO_USER'], SEEN_ONLY, 'sub_jobs.2.pebble_details.notes')).toBe(
      false,
    );
    expect(mayEditPath(['CAN_EDIT_PLASTER_JOBS_ALL'], SEEN_ONLY, 'sub_jobs.new-1.status')).toBe(true);
  });

  it('fixes the category once a sub-job is stored, and adds only where one may edit everywhere [JOB-073 SUB-004]', () => {
    expect(mayEditPath(['CAN_EDIT_PLASTER_JOBS_ALL'], FORM, 'sub_jobs.2.job_category')).toBe(false);
    expect(mayEditPath(['CAN_EDIT_PLASTER_JOBS_ALL'], FORM, 'sub_jobs.new-1.job_category')).toBe(true);
    expect(mayEditPath(['CAN_EDIT_PLASTER_JOBS_ASSIGNED_TO_USER'], FORM, 'sub_jobs.new-1.status')).toBe(false);
  });

  it('leaves day and supervisor of a presite to who schedules presites, with or without the right to edit the sub-job [PRE-020]', () => {
    expect(mayEditPath(['CAN_EDIT_GUNITE_JOB_ALL'], FORM, 'sub_jobs.1.presite.scheduled_date')).toBe(false);
    expect(mayEditPath(['CAN_SCHEDULE_PRESITE'], SEEN_ONLY, 'sub_jobs.1.presite.scheduled_date')).toBe(true);
    expect(mayEditPath(['CAN_SCHEDULE_PRESITE'], SEEN_ONLY, 'sub_jobs.1.presite.presite_supervisor')).toBe(true);
    expect(mayEditPath(['CAN_SCHEDULE_PRESITE'], SEEN_ONLY, 'sub_jobs.1.presite.checkin_date')).toBe(false);
  });

  it('leaves the rest of a presite to who edits the sub-job or fills presites in on the site, and nothing else of it [PRE-020]', () => {
    expect(mayEditPath(['CAN_EDIT_GUNITE_JOB_ALL'], FORM, 'sub_jobs.1.presite.checkin_date')).toBe(true);
    expect(mayEditPath(['CAN_EDIT_MOBILE_PRESITE'], SEEN_ONLY, 'sub_jobs.1.presite.comments')).toBe(true);
    expect(mayEditPath(['CAN_EDIT_MOBILE_PRESITE'], SEEN_ONLY, 'sub_jobs.1.presite.is_weeping')).toBe(true);
    expect(mayEditPath(['CAN_EDIT_MOBILE_PRESITE'], SEEN_ONLY, 'sub_jobs.1.status')).toBe(false);
  });
});
