import type { JobDraft } from '#domain/jobs/draft';
import type { SettleFacts } from '#domain/subJobs/settleFacts';
import type { SaverWork } from '../../../saving/createSaver';
import type { JobFormApi } from '../data/jobFormApi';
import { mergeJobs } from '../merge/mergeJobs';
import { keyPath } from '../state/draftPath';
import type { FormStore } from '../state/formStore';
import { sentJob, type SentJob } from './sentJob';
import { wholeDraft } from './wholeDraft';
import { fieldErrorsOf } from '../../../dataProvider/CallError';

export interface JobSaves {
  store: FormStore;
  api: Pick<JobFormApi, 'update' | 'whole'>;
  facts: SettleFacts;
  /** Stores a new one, and says so; absent where only stored ones are saved. */
  create?: (job: JobDraft) => Promise<void>;
  /** After a save of a stored one. */
  onSaved: (before: JobDraft, stored: JobDraft) => void;
  fail: (error: unknown) => void;
}

/** How a job is saved: what changed is sent, what was typed meanwhile stays unsaved, refusals stand at their fields. */
export const jobWork = ({ store, api, facts, create, onSaved, fail }: JobSaves): SaverWork<JobDraft> => {
  /** What the server refuses is told by the places in what was sent. */
  const sending = async <Answer>(named: JobDraft, call: () => Promise<Answer>): Promise<Answer> => {
    try {
      return await call();
    } catch (error) {
      store.put({ refused: new Map(fieldErrorsOf(error).map((issue) => [keyPath(named, issue.path), issue])) });
      throw error;
    }
  };
  const update = async (id: number, sent: SentJob): Promise<void> => {
    const { base, struck } = store.state.get();
    const answer = await sending(sent.named, () => api.update(id, sent.info, sent.named.sub_jobs, base));
    const stored = wholeDraft(answer, sent.whole, facts);
    // Sub-jobs without a category were not sent, and go.
    store.put(({ draft }) => ({
      draft: { ...draft, sub_jobs: draft.sub_jobs.filter((one) => one.job_category !== null || one.id !== null) },
    }));
    store.rebase(stored, sent.whole, struck);
    onSaved(base, stored);
  };
  return {
    prepare: () => {
      const sent = sentJob(store.kept(), store.state.get());
      const { id } = store.state.get().base;
      return () => (id === null ? sending(sent.whole, async () => create?.(sent.whole)) : update(id, sent));
    },
    read: async () => {
      const { base } = store.state.get();
      return wholeDraft(await api.whole(base.id ?? 0), base, facts);
    },
    contested: (theirs) => mergeJobs(store.state.get().base, store.state.get().draft, theirs).contested.length,
    take: (theirs, chosen) => store.rebase(theirs, store.state.get().base, undefined, chosen).taken,
    drop: (theirs) => {
      store.rebase(theirs, store.kept(), store.state.get().struck);
    },
    isDirty: store.isDirty,
    fail,
  };
};
