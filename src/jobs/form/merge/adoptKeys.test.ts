import { describe, expect, it } from 'vitest';
import { newJobDraft } from '#domain/jobs/newJobDraft';
import { newBoulderRow } from '#domain/subJobs/newSubJobDraft';
import { aSubJob } from '../stories/aSubJob';
import { NO_FACTS } from '../stories/noFacts';
import { adoptKeys } from './adoptKeys';

const boulder = (key: string, id: number | null, notes: string) => ({ ...newBoulderRow(key, NO_FACTS), id, notes });

describe('a job that was saved', () => {
  it('keeps the keys of rows and sub-jobs that were new, matched in the order in which they were sent', () => {
    const sent = {
      ...newJobDraft('2026-03-04'),
      sub_jobs: [
        {
          ...aSubJob(4, NO_FACTS),
          boulder_details: [boulder('9', 9, 'old'), boulder('new-1', null, 'one'), boulder('new-2', null, 'two')],
        },
        { ...aSubJob(5, NO_FACTS), key: 'new-3', id: null },
      ],
    };
    const stored = {
      ...newJobDraft('2026-03-04'),
      sub_jobs: [
        {
          ...aSubJob(4, NO_FACTS),
          boulder_details: [boulder('21', 21, 'two'), boulder('9', 9, 'old'), boulder('20', 20, 'one')],
        },
        aSubJob(30, NO_FACTS),
      ],
    };
    const adopted = adoptKeys(sent, stored);
    expect(adopted.sub_jobs.map(({ key, id }) => [key, id])).toEqual([
      ['4', 4],
      ['new-3', 30],
    ]);
    expect(adopted.sub_jobs[0]?.boulder_details.map(({ key, id, notes }) => [key, id, notes])).toEqual([
      ['new-2', 21, 'two'],
      ['9', 9, 'old'],
      ['new-1', 20, 'one'],
    ]);
  });
});
