import type { JobDraft } from '#domain/jobs/draft';
import { draftOfAnswer } from '#domain/subJobs/draftOfAnswer';
import type { SettleFacts } from '#domain/subJobs/settleFacts';
import type { WholeJob } from '../form/data/jobFormApi';
import { LOADED, type FormState } from '../form/state/formState';

/** A job as the form holds it, out of an answer. */
export const dailyDraft = ({ job, sub_jobs }: WholeJob, facts: SettleFacts): JobDraft => ({
  ...job,
  sub_jobs: sub_jobs.map((subJob) => draftOfAnswer(subJob, facts)),
});

/** Every sub-job of the sheet is there from the beginning, each with whether the user may edit it [DB-021]. */
export const tabsOf = ({ sub_jobs }: JobDraft, editable: readonly number[]): FormState['tabs'] =>
  sub_jobs.map(({ id, ...subJob }) => ({
    key: subJob.key,
    stub: { ...subJob, id: id ?? 0, may_edit: id !== null && editable.includes(id) },
    load: LOADED,
  }));
