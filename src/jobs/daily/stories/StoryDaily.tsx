import { useMemo } from 'react';
import { Route, Routes } from 'react-router';
import { DAILY } from '#domain/daily/dailyKinds';
import type { SubJobDraft } from '#domain/jobs/draft';
import { newJobDraft } from '#domain/jobs/newJobDraft';
import { ConfirmDialog } from '../../../confirm/ConfirmDialog';
import { CrudProviders } from '../../../crud/CrudProviders';
import { useQuietStage } from '../../../crud/fixtures/useQuietStage';
import { GUNITE_JOB, PEBBLE_JOB, TODAY } from '../../subJob/stories/storyJobs';
import { STORY_LISTS } from '../../subJob/stories/subJobLists';
import type { DailyApi, DailyJob } from '../data/dailyApi';
import { DailyApiContext } from '../data/useDailyApi';
import DailyPage from '../DailyPage';

/** Calls that answer otherwise than usual. */
export interface StoryDailyProps { api?: Partial<DailyApi>; subJobs?: readonly SubJobDraft[] }

export const dailyJob = (sub_jobs: readonly SubJobDraft[]): DailyJob => ({
  job: {
    ...newJobDraft(TODAY), id: 5, version: 1, name: 'Kessler Pool', company: { id: 7, company_name: 'Larkmere Pools of Greater Houston and Galveston Bay', is_active: true, schedule_contact_email: null },
    address_line_1: '12051 Cotton Gin Ct', city: 'Magnolia', state: 'Texas', zip_code: '77355',
  },
  sub_jobs,
});

const SECOND: SubJobDraft = { ...PEBBLE_JOB, key: '8', id: 8, job_types: [], is_critical_note: false };
const ALL: readonly SubJobDraft[] = [PEBBLE_JOB, SECOND, GUNITE_JOB];

/** A daily sheet before a server in the page. */
export const StoryDaily = ({ api, subJobs = ALL }: StoryDailyProps) => {
  const stage = useQuietStage();
  const calls = useMemo((): DailyApi => ({
    lookups: async () => STORY_LISTS,
    job: async (kind) => dailyJob(subJobs.filter(({ job_category }) => job_category?.id === DAILY[kind].category)),
    save: async (_kind, _id, saved) => dailyJob(saved),
    ...api,
  }), [api, subJobs]);
  return (
    <CrudProviders {...stage} userId={1}>
      <DailyApiContext value={calls}>
        <main>
          <Routes>
            <Route path="/daily-batches/:jobID" element={<DailyPage kind="batches" />} />
            <Route path="/daily-yardage/:jobID" element={<DailyPage kind="yardage" />} />
            <Route path="*" element={<h1>Job Search</h1>} />
          </Routes>
        </main>
        <ConfirmDialog />
      </DailyApiContext>
    </CrudProviders>
  );
};
