import type { Change } from '../changes';
import { badInput } from '../errors';
import type { FieldIssue } from '../fields/fieldIssue';
import { jobIssues } from '../jobs/jobIssues';
import { farDates, farDatesOfJob } from '../subJobs/farDates';
import { deriveSubJob } from '../subJobs/deriveSubJob';
import { presiteIssues } from '../subJobs/presiteIssues';
import { misfitCrews } from '../subJobs/misfitCrews';
import { subJobIssues } from '../subJobs/subJobIssues';
import { jobChanges, NEW_JOB } from './jobChanges';
import type { SaveFacts, SentSubJob } from './saveFacts';
import { unknownChoices } from './unknownChoices';
import { subJobChanges } from './subJobChanges';

/** A sub-job as it will be stored. Without the right to edit it, only its presite can be another [PRE-020]. */
const settled = ({ stored, next, mayEdit }: SentSubJob, { settle }: SaveFacts['facts']) => {
  const { sub_job } = deriveSubJob(stored?.draft ?? null, next, settle);
  return mayEdit || !stored ? sub_job : { ...stored.draft, presite: sub_job.presite };
};

/** Whoever may fill in a presite alone answers for that alone. */
const presiteOnly = ({ presite }: SentSubJob['next'], path: string): FieldIssue[] =>
  presite ? presiteIssues(presite, `${path}presite.`) : [];

/**
 * The writes of a save that may be made: the rules, then what differs.
 * @throws AppError BAD_USER_INPUT with every field at fault
 */
export const decideSave = (id: number | null, facts: SaveFacts): Change[] => {
  const {
    columnsOf,
    next,
    subJobs,
    facts: { jobTypes, settle },
  } = facts;
  const results = subJobs.map((subJob) => ({ ...subJob, next: settled(subJob, facts.facts) }));
  const issues = [
    ...facts.issues,
    ...jobIssues(next),
    ...farDatesOfJob(facts.stored, next, settle.today),
    ...subJobs.flatMap(({ next: sent, path }) => unknownChoices(sent, path, settle, jobTypes)),
    ...results.flatMap(({ stored, next: subJob, path, mayEdit }) =>
      mayEdit ? misfitCrews(stored?.draft ?? null, subJob, path, settle) : [],
    ),
    ...results.flatMap(({ stored, next: subJob, path }) => farDates(stored?.draft ?? null, subJob, path, settle.today)),
    ...results.flatMap(({ next: subJob, path, mayEdit }) =>
      mayEdit ? subJobIssues(subJob, path) : presiteOnly(subJob, path),
    ),
  ];
  if (issues.length > 0) throw badInput(issues);
  return [
    ...jobChanges(id, facts),
    ...results.flatMap(({ stored, next: subJob }) => subJobChanges(columnsOf, id ?? NEW_JOB, stored, subJob, jobTypes)),
  ];
};
