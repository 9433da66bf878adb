import type { JobFormMessage } from '../data/messages';
import type { FormState, SubJobTab } from './formState';
import type { FormStore } from './formStore';

/** What keeps the form from being saved: a sub-job that is on its way, or that did not come. */
export const loadOf = (tabs: readonly SubJobTab[]): JobFormMessage | null => {
  if (tabs.some(({ load }) => load.has_error)) return 'part_failed';
  return tabs.some(({ load }) => load.is_still_loading) ? 'loading_parts' : null;
};

const isLoading = ({ tabs }: Pick<FormState, 'tabs'>): boolean =>
  tabs.some(({ load }) => load.is_still_loading || load.is_syncing);

/**
 * Waits for the sub-jobs that are on their way: a save that is asked for meanwhile follows them [JOB-057].
 * @returns what keeps the form from being saved all the same
 */
export const whenLoaded = async ({ state }: Pick<FormStore, 'state'>): Promise<JobFormMessage | null> => {
  if (isLoading(state.get()))
    await new Promise<void>((resolve) => {
      const end = state.subscribe(() => {
        if (isLoading(state.get())) return;
        end();
        resolve();
      });
    });
  return loadOf(state.get().tabs);
};
