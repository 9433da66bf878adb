import { expect, it } from 'vitest';
import { newJobDraft } from '#domain/jobs/newJobDraft';
import { newSubJobDraft } from '#domain/subJobs/newSubJobDraft';
import { settleFacts } from '#domain/subJobs/settleFacts';
import { jobKind } from './jobKind';

it('sends a job that was made offline with the sub-jobs that it was made with [OFF-013]', () => {
  const none = { statuses: [], crews: [], employees: [], phases: [], guniteTypes: [], priorities: [] };
  const facts = settleFacts({ today: '2026-03-02', ...none });
  const kind = jobKind(
    'job',
    () => Promise.reject(new Error('nothing is read')),
    () => facts,
  );
  const subJob = { ...newSubJobDraft('-7', { id: 1, name: 'Gunite' }, facts), id: -7 };
  const made = { ...newJobDraft('2026-03-02'), id: -5, name: 'Made out there', sub_jobs: [subJob] };
  const request = kind.request(kind.withNumbers(made, () => undefined) ?? made, null);
  expect(request?.variables).toMatchObject({ job: { name: 'Made out there' } });
  expect(JSON.stringify(request?.variables)).toContain('"sub_jobs":[{');
});
