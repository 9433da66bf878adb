import type { JobFormMessage } from '../data/messages';
import type { SubJobTab } from './formState';

/** What keeps the form from being saved: a sub-job that is on its way, or that did not come. */
export const loadOf = (tabs: readonly SubJobTab[]): JobFormMessage | null => {
  if (tabs.some(({ load }) => load.has_error)) return 'part_failed';
  return tabs.some(({ load }) => load.is_still_loading) ? 'loading_parts' : null;
};
