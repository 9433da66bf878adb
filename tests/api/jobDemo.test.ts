import { describe, expect, it } from 'vitest';
import { jobInfoSchema } from '../../domain/jobs/draftSchema';
import { jobInput } from '../../domain/jobs/jobInput';
import { draftOfAnswer } from '../../domain/subJobs/draftOfAnswer';
import { FACTS } from '../../domain/subJobs/testFacts';
import { openGraphql } from '../support/graphqlHarness';
import { jobCalls } from '../support/jobCalls';
import { testDatabase } from '../support/database';

const database = await testDatabase('demo');
const jobs = jobCalls(openGraphql(database));

describe('a job of a working company', () => {
  it('is as it was when it is saved as the form read it', async () => {
    const { rows } = await database.pool.query<{ id: number }>(
      'select id from job where not is_estimate and deleted_at is null and id % 12 = 0 order by id limit 60',
    );
    expect(rows.length).toBeGreaterThan(20);
    for (const { id } of rows) {
      const job = await jobs.read(id);
      if (!job) throw new Error(`job ${id} cannot be read`);
      const drafts = job.sub_jobs.map((subJob) => draftOfAnswer(subJob, FACTS));
      const { errors, data } = await jobs.tryUpdate(id, jobInput(jobInfoSchema.parse(job), drafts));
      expect(errors, `job ${id}`).toEqual([]);
      expect(data?.updateJob, `job ${id}`).toEqual(job);
    }
  });
});
