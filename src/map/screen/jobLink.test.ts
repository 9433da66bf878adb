import { describe, expect, it } from 'vitest';
import { editLink, popupLink } from './jobLink';

describe('the name in a popup', () => {
  it("leads to the edit page of job and sub-job, and on the supervisors' map to their page [MAP-017 MAP-021]", () => {
    const job = { job_id: 1042, job_detail_id: 7 };
    expect([popupLink(job, 'search'), popupLink(job, 'supervisor')]).toEqual(['/job/1042/edit/7', '/SuperDetail/7']);
  });
  it('leads to the job alone when it has no sub-job, for which supervisors have no page', () => {
    const job = { job_id: 1042, job_detail_id: null };
    expect([popupLink(job, 'search'), popupLink(job, 'supervisor'), editLink(job)]).toEqual([
      '/job/1042/edit',
      null,
      '/job/1042/edit',
    ]);
  });
});
