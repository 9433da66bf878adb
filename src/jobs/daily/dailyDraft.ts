import type { JobDraft } from '#domain/jobs/draft';
import { draftOfAnswer } from '#domain/subJobs/draftOfAnswer';
import type { SettleFacts } from '#domain/subJobs/settleFacts';
import { LOADED, type FormState } from '../form/state/formState';
import type { DailyJob } from './data/dailyApi';

/** A job as the form holds it, out of an answer: what was read or saved counts as unchanged [DB-019]. */
export const dailyDraft = ({ job, sub_jobs }: DailyJob, facts: SettleFacts): JobDraft => ({ ...job, sub_jobs: sub_jobs.map((subJob) => draftOfAnswer(subJob, facts)) });

/** The form with what a save answered. */
export const savedState = (draft: JobDraft): Partial<FormState> => ({
  draft, base: draft, struck: new Set(), isTried: false, issues: new Map(), refused: new Map(), notices: new Map(), tabs: tabsOf(draft),
});

/** Every sub-job of the sheet is there from the beginning. */
export const tabsOf = ({ sub_jobs }: JobDraft): FormState['tabs'] => sub_jobs.map(({ key }) => ({ key, stub: null, load: LOADED }));
