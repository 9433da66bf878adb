import { useState, type ReactNode } from 'react';
import type { SubJobDraft } from '#domain/jobs/draft';
import { newJobDraft } from '#domain/jobs/newJobDraft';
import { validateJob } from '#domain/jobSave/validateJob';
import { settleSubJob } from '#domain/subJobs/settleSubJob';
import { JobLookupsContext } from '../../form/data/useJobLookups';
import { FormContext } from '../../form/state/FormContext';
import { FormScope } from '../../form/state/FormScope';
import { createFormStore } from '../../form/state/formStore';
import { SubJobProvider } from '../SubJobContext';
import { SubJobForm } from '../SubJobForm';
import { FACTS, TODAY } from './storyJobs';
import { STORY_LISTS } from './subJobLists';

export interface StorySubJobProps {
  subJob: SubJobDraft;
  readOnly?: boolean;
  /** A save was tried: what is wrong is said. */
  isTried?: boolean;
  /** Sections in place of the whole form. */
  part?: ReactNode;
}

/** A sub-job in a form without the rest of its job; the rules run as they do in the product. */
export const StorySubJob = ({ subJob, readOnly = false, isTried = false, part }: StorySubJobProps) => {
  const [store] = useState(() => {
    const made = createFormStore({ ...newJobDraft(TODAY), id: 5, version: 1, sub_jobs: [subJob] });
    made.setRules({
      settle: (before, after) => settleSubJob(before, after, FACTS, subJob.id === null ? null : subJob),
      issuesOf: validateJob,
      mayEdit: () => !readOnly,
    });
    if (isTried) made.check();
    return made;
  });
  return (
    <FormContext value={store}>
      <JobLookupsContext value={STORY_LISTS}>
        <main className="story-sub-job">
          {part === undefined ? (
            <SubJobForm subJobKey={subJob.key} />
          ) : (
            <SubJobProvider value={subJob.key}>
              <FormScope path={`sub_jobs.${subJob.key}`}>{part}</FormScope>
            </SubJobProvider>
          )}
        </main>
      </JobLookupsContext>
    </FormContext>
  );
};
