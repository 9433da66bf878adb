import { useCallback, useEffect } from 'react';
import type { JobDraft, SubJobDraft } from '#domain/jobs/draft';
import { draftOfAnswer } from '#domain/subJobs/draftOfAnswer';
import type { SettleFacts } from '#domain/subJobs/settleFacts';
import type { JobFormApi } from '../data/jobFormApi';
import { adoptKeys } from '../../../saving/adoptKeys';
import { LOADED, LOADING, type FormState, type SubJobLoad } from '../state/formState';
import type { FormStore } from '../state/formStore';
import { errorText } from '../../../dataProvider/errorText';
import { useLanguage } from '../../../i18n/useLanguage';

const withLoad = (state: FormState, key: string, load: SubJobLoad): Pick<FormState, 'tabs'> => ({
  tabs: state.tabs.map((tab) => (tab.key === key ? { ...tab, load } : tab)),
});

/** The draft with a sub-job in the place that its tab has. */
const placed = (draft: JobDraft, subJob: SubJobDraft, { tabs }: Pick<FormState, 'tabs'>): JobDraft => {
  const all = new Map([...draft.sub_jobs, subJob].map((one) => [one.key, one]));
  return {
    ...draft,
    sub_jobs: tabs.flatMap(({ key }) => {
      const found = all.get(key);
      return found ? [found] : [];
    }),
  };
};

/**
 * Loads the stored sub-jobs, each by itself: one that fails holds up no other [JOB-054].
 * @param stood the job as it was just made: its rows stay where they stood, as those of any job that is saved do
 * @returns what tries one again
 */
export const useSubJobLoads = (
  store: FormStore,
  api: JobFormApi,
  facts: SettleFacts,
  stood?: JobDraft,
): ((key: string) => void) => {
  const { language } = useLanguage();
  const load = useCallback(
    async (key: string): Promise<void> => {
      const id = store.state.get().tabs.find((tab) => tab.key === key)?.stub?.id;
      if (id === undefined) return;
      store.put((state) => withLoad(state, key, LOADING));
      try {
        const answer = draftOfAnswer(await api.subJob(id), facts);
        const before = stood?.sub_jobs.find((one) => one.id === id);
        const subJob = { ...(before ? adoptKeys(before, answer) : answer), key };
        store.put((state) => ({
          ...withLoad(state, key, LOADED),
          draft: placed(state.draft, subJob, state),
          base: placed(state.base, subJob, state),
        }));
      } catch (error) {
        store.put((state) =>
          withLoad(state, key, {
            ...LOADED,
            has_error: true,
            error: error instanceof Error ? errorText(error, language) : String(error),
          }),
        );
      }
    },
    [store, api, facts, stood, language],
  );

  useEffect(() => {
    for (const {
      key,
      load: { is_still_loading },
    } of store.state.get().tabs)
      if (is_still_loading) void load(key);
  }, [store, load]);
  return useCallback(
    (key) => {
      void load(key);
    },
    [load],
  );
};
