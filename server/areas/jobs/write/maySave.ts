import { can } from '#domain/access/can';
import { EDITS_JOBS, EDITS_PRESITES } from '#domain/access/needs';
import { AppError, badInput } from '#domain/errors';
import { fieldIssue, type FieldIssue } from '#domain/fields/fieldIssue';
import { isCategory, mayAddSubJob } from '#domain/jobs/subJobRights';
import { Conflict } from '../../../pipeline/conflict';
import { entityOf, type Mutation } from '../../../pipeline/mutation';
import { jobChanges, NEW_JOB } from '#domain/jobSave/jobChanges';
import type { SaveFacts, SentSubJob } from '#domain/jobSave/saveFacts';
import { subJobChanges } from '#domain/jobSave/subJobChanges';
import type { LoadedSave } from './loadSave';
import { mayChange, mayChangeSome } from './presiteRights';

const categoryIssues = ({ stored, next, path }: SentSubJob): FieldIssue[] =>
  stored || isCategory(next.job_category?.id ?? 0) ? [] : [fieldIssue(`${path}job_category`, 'unknown_choice')];

/** Why a job's own fields may not be saved: by who edits no jobs, or takes an estimate over that he may not see. */
const isJobForbidden = (
  { actor: { permissions } }: Mutation,
  isOwnChanged: boolean,
  mayEditJob: boolean,
  { next }: SaveFacts,
): boolean => {
  const merges = next.estimate_to_merge !== null;
  return ((isOwnChanged || merges) && !mayEditJob) || (merges && !permissions.has('CAN_VIEW_ESTIMATE'));
};

/**
 * What a save is decided from, for who may make it. The right comes first, and a stale version is told to who may
 * change the row alone: its refusal carries the row. A user who may only fill in the
 * presite sends the whole sub-job, and is not shown conflicts in fields that he may not edit.
 * @throws AppError FORBIDDEN when a part that the actor may not change differs from the stored one, CONFLICT with the
 * job or the sub-job,
 *   BAD_USER_INPUT without the version that was read
 */
export const maySave = (mutation: Mutation, id: number | null, { facts, staleJob, deleted }: LoadedSave): SaveFacts => {
  const { actor } = mutation;
  const { stored, next, subJobs } = facts;
  const is_estimate = stored?.is_estimate ?? next.is_estimate;
  const refused = subJobs.flatMap(categoryIssues);
  if (refused.length > 0) throw badInput(refused);
  const mayEditJob = next.is_estimate || is_estimate || can(actor.permissions, EDITS_JOBS);
  if (isJobForbidden(mutation, jobChanges(id, facts).length > 0, mayEditJob, facts)) throw new AppError('FORBIDDEN');
  const stale: AppError[] = mayEditJob && staleJob ? [staleJob] : [];
  for (const subJob of subJobs) {
    if (!subJob.stored && !mayAddSubJob(actor.permissions, subJob.next.job_category?.id ?? 0, is_estimate))
      throw new AppError('FORBIDDEN');
    const changes = subJobChanges(facts.columnsOf, id ?? NEW_JOB, subJob.stored, subJob.next, facts.facts.jobTypes);
    if (subJob.stale && mayChangeSome(actor, subJob.mayEdit, changes)) stale.push(subJob.stale);
    else if (!mayChange(actor, subJob.mayEdit, changes)) throw new AppError('FORBIDDEN');
  }
  if (deleted) {
    if (!deleted.mayEdit && !can(actor.permissions, EDITS_PRESITES)) throw new AppError('FORBIDDEN');
    stale.unshift(new Conflict(entityOf(mutation, 'job_detail'), deleted.row));
  }
  const [first] = stale;
  if (first) throw first;
  return facts;
};
