import { use, useMemo } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import { SessionContext } from '../../../auth/SessionContext';
import { ConfirmDialog } from '../../../confirm/ConfirmDialog';
import { CrudProviders } from '../../../crud/CrudProviders';
import { useQuietStage } from '../../../crud/fixtures/useQuietStage';
import type { JobFormApi } from '../data/jobFormApi';
import { JobFormApiContext } from '../data/useJobFormApi';
import EstimateFormPage from '../EstimateFormPage';
import JobFormPage from '../JobFormPage';
import { EMAIL_TEMPLATES } from './emailTemplates';
import { JOB, LISTS, SUB_JOBS, tabOf } from './storyJob';
import { DRAFTS } from '../../../store/keptRow';
import { keptRows } from '../../../store/keptRows';

export interface StoryJobFormProps {
  /** Calls that answer otherwise than usual. */
  api?: Partial<JobFormApi>;
  /** Whether the server looks for duplicates. */
  duplicateCheck?: boolean;
}

const subJobOf = (id: number) => {
  const found = SUB_JOBS.find((one) => one.id === id);
  if (!found) throw new Error('This record does not exist.');
  return found;
};

const USUAL: JobFormApi = {
  lookups: async () => LISTS,
  job: async () => ({ job: JOB, tabs: SUB_JOBS.map(tabOf), merged_into: null }),
  subJob: async (id) => subJobOf(id),
  whole: async () => ({ job: JOB, sub_jobs: SUB_JOBS }),
  create: async (job) => ({ job: { ...job, id: 1043, version: 1 }, sub_jobs: [] }),
  update: async (_id, info, subJobs) => ({
    job: { ...JOB, ...info, version: (JOB.version ?? 0) + 1 },
    sub_jobs: SUB_JOBS.map((one) => subJobs.find(({ id }) => id === one.id) ?? one),
  }),
  deleteJob: async () => undefined,
  deleteSubJob: async () => undefined,
  emailTemplates: async () => EMAIL_TEMPLATES,
  sendBuilderEmail: async () => ({ is_sent: true, response_text: 'Email sent.' }),
  builderEmails: async () => [],
  builderEmailPreview: async ({ template_name, comment }) => ({
    subject: `About ${template_name}`,
    body: ['Hello Blue Haven,', comment ?? ''].join('\n\n').trim(),
    problem: null,
  }),
  addresses: async () => [],
  addressWarnings: async () => [],
  similar: async () => [],
  duplicates: async () => [],
  mergeable: async () => [
    { id: 803, name: 'Avery Patio', address_line_1: '12 Oak St' },
    { id: 790, name: 'Quill Spa', address_line_1: null },
  ],
};

/** The job form before a server in the page; unsaved edits of an earlier story are forgotten. */
export const StoryJobForm = ({ api, duplicateCheck = true }: StoryJobFormProps) => {
  const session = use(SessionContext);
  const config = {
    issuer: '',
    clientId: 'trowel',
    audience: null,
    login: 'embedded',
    environment: 'prod',
    duplicateCheck,
  } as const;
  const stage = useQuietStage();
  const { pathname, state } = useLocation();
  const calls = useMemo(() => {
    void keptRows(DRAFTS).clear();
    return { ...USUAL, ...api };
  }, [api]);
  return (
    <CrudProviders {...stage} userId={1}>
      <SessionContext value={{ ...session, config }}>
        <JobFormApiContext value={calls}>
          <output hidden data-testid="address" data-state={JSON.stringify(state)}>
            {pathname}
          </output>
          <main>
            <Routes>
              <Route path="/job/new" element={<JobFormPage />} />
              <Route path="/job/:jobID/edit" element={<JobFormPage />} />
              <Route path="/job/:jobID/edit/:jobDetailID" element={<JobFormPage />} />
              <Route path="/estimate/new" element={<EstimateFormPage />} />
              <Route path="/estimate/:estimateID/edit" element={<EstimateFormPage />} />
              <Route path="*" element={<h1>Another page</h1>} />
            </Routes>
          </main>
          <ConfirmDialog />
        </JobFormApiContext>
      </SessionContext>
    </CrudProviders>
  );
};
