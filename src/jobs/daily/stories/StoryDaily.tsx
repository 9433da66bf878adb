import { useMemo } from 'react';
import { Route, Routes } from 'react-router';
import type { DailyJob } from '#domain/daily/dailyJob';
import { DAILY, type DailyKind } from '#domain/daily/dailyKinds';
import type { SubJobDraft } from '#domain/jobs/draft';
import { newJobDraft } from '#domain/jobs/newJobDraft';
import { ConfirmDialog } from '../../../confirm/ConfirmDialog';
import { CrudProviders } from '../../../crud/CrudProviders';
import { useQuietStage } from '../../../crud/fixtures/useQuietStage';
import { GUNITE_JOB, PEBBLE_JOB, TODAY } from '../../subJob/stories/storyJobs';
import { STORY_LISTS } from '../../subJob/stories/subJobLists';
import type { DailyApi, DailySheet } from '../data/dailyApi';
import { DailyApiContext } from '../data/useDailyApi';
import DailyPage from '../DailyPage';
import { DRAFTS } from '../../../store/keptRow';
import { keptRows } from '../../../store/keptRows';

/** Calls that answer otherwise than usual. */
export interface StoryDailyProps {
  api?: Partial<DailyApi>;
  subJobs?: readonly SubJobDraft[];
}

export const dailyJob = (
  sub_jobs: readonly SubJobDraft[],
  editable = sub_jobs.map(({ id }) => id ?? 0),
): DailySheet => ({
  editable_sub_job_ids: editable,
  job: {
    ...newJobDraft(TODAY),
    id: 5,
    version: 1,
    name: 'Kessler Pool',
    company: {
      id: 7,
      company_name: 'Larkmere Pools of Greater Houston and Galveston Bay',
      is_active: true,
      schedule_contact_email: null,
    },
    address_line_1: '12051 Cotton Gin Ct',
    city: 'Magnolia',
    state: 'Texas',
    zip_code: '77355',
  },
  sub_jobs,
});

export const CALM: SubJobDraft = { ...PEBBLE_JOB, is_critical_note: false };
const SECOND: SubJobDraft = {
  ...CALM,
  key: '8',
  id: 8,
  job_types: [],
  pebble_details: CALM.pebble_details && { ...CALM.pebble_details, app_date: '2026-04-09' },
};
const ALL: readonly SubJobDraft[] = [CALM, SECOND, GUNITE_JOB];

const aDailyJob = (id: number, name: string, more: Partial<DailyJob> = {}): DailyJob => ({
  id,
  name,
  company_name: 'Larkmere Pools',
  address_line_1: '12 Oak Street',
  city: 'Katy',
  crews: 'App 1',
  job_order: null,
  is_own: true,
  is_complete: false,
  ...more,
});
const DAY_JOBS: readonly DailyJob[] = [
  aDailyJob(6, 'Avery Residence', { job_order: 1, is_complete: true }),
  aDailyJob(5, 'Kessler Pool', { job_order: 2 }),
  aDailyJob(9, 'Quill Spa', { crews: 'App 2', is_own: false }),
];

/** A daily sheet before a server in the page; unsaved edits of an earlier story are forgotten. */
export const StoryDaily = ({ api, subJobs = ALL }: StoryDailyProps) => {
  const stage = useQuietStage();
  const calls = useMemo((): DailyApi => {
    void keptRows(DRAFTS).clear();
    const ofKind = (kind: DailyKind) => subJobs.filter(({ job_category }) => job_category?.id === DAILY[kind].category);
    return {
      lookups: async () => STORY_LISTS,
      job: async (kind) => dailyJob(ofKind(kind)),
      save: async (kind, _id, saved) =>
        dailyJob(ofKind(kind).map((one) => saved.find(({ id }) => id === one.id) ?? one)),
      jobs: async () => DAY_JOBS,
      ...api,
    };
  }, [api, subJobs]);
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
