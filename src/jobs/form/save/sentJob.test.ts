import { describe, expect, it } from 'vitest';
import { newJobDraft } from '#domain/jobs/newJobDraft';
import { newSubJobDraft } from '#domain/subJobs/newSubJobDraft';
import { aSubJob } from '../stories/aSubJob';
import { NO_FACTS } from '../stories/noFacts';
import { sentJob } from './sentJob';

const BASE = {
  ...newJobDraft('2026-03-04'),
  id: 7,
  version: 1,
  address_line_1: '12 Oak St',
  lat: 29.7,
  lon: -95.8,
  sub_jobs: [aSubJob(1, NO_FACTS), aSubJob(2, NO_FACTS)],
};
const STATE = { base: BASE, confirmed: BASE };

describe('what a save sends', () => {
  it('is the sub-jobs that changed, and the job only when one of its own fields did', () => {
    const one = { ...BASE, sub_jobs: [aSubJob(1, NO_FACTS), { ...aSubJob(2, NO_FACTS), plan_sa: 410 }] };
    expect(sentJob(one, STATE)).toMatchObject({ info: null, named: { sub_jobs: [{ id: 2, plan_sa: 410 }] } });
    expect(sentJob({ ...BASE, notes: 'Dog' }, STATE)).toMatchObject({
      info: { notes: 'Dog', lat: 29.7 },
      named: { sub_jobs: [] },
    });
  });

  it('drops sub-jobs without a category [JOB-059]', () => {
    const added = { ...BASE, sub_jobs: [...BASE.sub_jobs, newSubJobDraft('new-1', null, NO_FACTS)] };
    expect(sentJob(added, STATE)).toMatchObject({
      whole: { sub_jobs: [{ id: 1 }, { id: 2 }] },
      named: { sub_jobs: [] },
    });
  });

  it('has no place when the address is another one than confirmed [JOB-042]', () => {
    expect(sentJob({ ...BASE, address_line_1: '14 Oak St' }, STATE).info).toMatchObject({
      address_line_1: '14 Oak St',
      lat: null,
      lon: null,
    });
  });
});
