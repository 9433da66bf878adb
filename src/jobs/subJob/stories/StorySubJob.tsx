import { useState } from 'react';
import { fieldIssue } from '#domain/fields/fieldIssue';
import type { SubJobDraft } from '#domain/jobs/draft';
import { newJobDraft } from '#domain/jobs/newJobDraft';
import { settleSubJob } from '#domain/subJobs/settleSubJob';
import { FormContext } from '../../form/state/FormContext';
import { createFormStore } from '../../form/state/formStore';
import { JobLookupsContext } from '../../form/lookups/useJobLookups';
import { SubJobForm } from '../SubJobForm';
import { FACTS, TODAY } from './storyJobs';
import { STORY_LISTS } from './subJobLists';

export interface StorySubJobProps {
  subJob: SubJobDraft;
  readOnly?: boolean;
  /** Fields of the sub-job that a save refused, with the rule that they break. */
  wrong?: Readonly<Record<string, Parameters<typeof fieldIssue>[1]>>;
}

/** A sub-job in a form without the rest of its job; the rules run as they do in the product. */
export const StorySubJob = ({ subJob, readOnly = false, wrong = {} }: StorySubJobProps) => {
  const [store] = useState(() => {
    const made = createFormStore({ ...newJobDraft(TODAY), id: 5, version: 1, sub_jobs: [subJob] });
    made.setRules({
      settle: (before, after) => settleSubJob(before, after, FACTS, subJob.id === null ? null : subJob),
      issuesOf: () => Object.entries(wrong).map(([path, rule]) => fieldIssue(`sub_jobs.0.${path}`, rule)),
      mayEdit: () => !readOnly,
    });
    if (Object.keys(wrong).length > 0) made.check();
    return made;
  });
  return (
    <FormContext value={store}>
      <JobLookupsContext value={STORY_LISTS}>
        <main className="story-sub-job"><SubJobForm subJobKey={subJob.key} /></main>
      </JobLookupsContext>
    </FormContext>
  );
};
