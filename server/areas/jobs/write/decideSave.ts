import { can } from '#domain/access/can';
import { EDITS_JOBS } from '#domain/access/needs';
import type { Change } from '#domain/changes';
import { AppError, badInput } from '#domain/errors';
import { fieldIssue, type FieldIssue } from '#domain/fields/fieldIssue';
import { sameValue } from '#domain/fields/sameValue';
import { jobIssues } from '#domain/jobs/jobIssues';
import { isCategory, mayAddSubJob } from '#domain/jobs/subJobRights';
import { deriveSubJob } from '#domain/subJobs/deriveSubJob';
import { presiteIssues } from '#domain/subJobs/presiteIssues';
import { subJobIssues } from '#domain/subJobs/subJobIssues';
import { entityOf, type Mutation } from '../../../pipeline/mutation';
import { columnsIn } from './draftRows';
import type { SaveFacts, SentSubJob } from './loadSave';
import { mayChange } from './presiteRights';
import { unknownChoices } from './unknownChoices';
import { subJobChanges } from './subJobChanges';

/** Names a job that is being made. */
export const NEW_JOB = 'job';

/** The fields of a job that a save writes, compared with those that are stored. */
const jobChanges = (mutation: Mutation, id: number | null, { stored, next }: SaveFacts): Change[] => {
  const entity = entityOf(mutation, 'job');
  const { estimate_to_merge: _merged, ...fields } = next;
  const values = columnsIn(entity, fields);
  if (id === null || !stored) return [{ entity: 'job', id: null, key: NEW_JOB, op: 'insert', set: values }];
  const old = columnsIn(entity, stored);
  const set = Object.fromEntries(Object.entries(values).filter(([name, value]) => !sameValue(old[name], value)));
  return Object.keys(set).length === 0 ? [] : [{ entity: 'job', id, job_id: id, op: 'update', set }];
};

/** A sub-job as it will be stored. Without the right to edit it, only its presite can be another [PRE-020]. */
const settled = ({ stored, next, mayEdit }: SentSubJob, { settle }: SaveFacts['facts']) => {
  const { sub_job } = deriveSubJob(stored?.draft ?? null, next, settle);
  return mayEdit || !stored ? sub_job : { ...stored.draft, presite: sub_job.presite };
};

const categoryIssues = ({ stored, next, path }: SentSubJob): FieldIssue[] =>
  stored || isCategory(next.job_category?.id ?? 0) ? [] : [fieldIssue(`${path}job_category`, 'unknown_choice')];

const isAddedBy = (mutation: Mutation, { stored, next }: SentSubJob, is_estimate: boolean): boolean =>
  stored !== null || mayAddSubJob(mutation.actor.permissions, next.job_category?.id ?? 0, is_estimate);

/** Whoever may fill in a presite alone answers for that alone. */
const presiteOnly = ({ presite }: SentSubJob['next'], path: string): FieldIssue[] =>
  presite ? presiteIssues(presite, `${path}presite.`) : [];

/**
 * The writes of a save: rights first, then the rules, then what differs.
 * @throws AppError FORBIDDEN when a part that the actor may not change differs from the stored one, BAD_USER_INPUT with every field at fault
 */
export const decideSave = (mutation: Mutation, id: number | null, facts: SaveFacts): Change[] => {
  const { actor } = mutation;
  const {
    next,
    subJobs,
    facts: { jobTypes, settle },
  } = facts;
  const refused = subJobs.flatMap(categoryIssues);
  if (refused.length > 0) throw badInput(refused);
  const own = jobChanges(mutation, id, facts);
  const mayEditJob = next.is_estimate || facts.stored?.is_estimate === true || can(actor.permissions, EDITS_JOBS);
  if (own.length > 0 && !mayEditJob) throw new AppError('FORBIDDEN');
  if (!subJobs.every((subJob) => isAddedBy(mutation, subJob, facts.stored?.is_estimate ?? next.is_estimate)))
    throw new AppError('FORBIDDEN');
  const isAllowed = (subJob: SentSubJob): boolean =>
    mayChange(actor, subJob.mayEdit, subJobChanges(mutation, id ?? NEW_JOB, subJob.stored, subJob.next, jobTypes));
  if (!subJobs.every(isAllowed)) throw new AppError('FORBIDDEN');

  const results = subJobs.map((subJob) => ({ ...subJob, next: settled(subJob, facts.facts) }));
  const issues = [
    ...facts.issues,
    ...jobIssues(next),
    ...subJobs.flatMap(({ next: sent, path }) => unknownChoices(sent, path, settle, jobTypes)),
    ...results.flatMap(({ next: subJob, path, mayEdit }) =>
      mayEdit ? subJobIssues(subJob, path) : presiteOnly(subJob, path),
    ),
  ];
  if (issues.length > 0) throw badInput(issues);
  return [
    ...own,
    ...results.flatMap(({ stored, next: subJob }) => subJobChanges(mutation, id ?? NEW_JOB, stored, subJob, jobTypes)),
  ];
};
