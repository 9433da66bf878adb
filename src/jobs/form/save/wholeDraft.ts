import type { JobDraft } from '#domain/jobs/draft';
import { draftOfAnswer } from '#domain/subJobs/draftOfAnswer';
import type { SettleFacts } from '#domain/subJobs/settleFacts';
import type { WholeJob } from '../data/jobFormApi';
import { adoptKeys } from '../../../saving/adoptKeys';

/** A job as the server tells it, with the keys by which the form knows its rows. */
export const wholeDraft = ({ job, sub_jobs }: WholeJob, known: JobDraft, facts: SettleFacts): JobDraft =>
  adoptKeys(known, { ...job, sub_jobs: sub_jobs.map((one) => draftOfAnswer(one, facts)) });
