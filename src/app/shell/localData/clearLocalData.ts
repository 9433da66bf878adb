import { deleteWorkspace } from '../../../auth/browserData';

const PREFIX = 'trowel';
/** The session's own marks stay: clearing local data logs nobody out [NAV-018]. */
const KEPT = new Set(['trowel:logged_out']);

/** The keys of local storage that the dialog removes: the app's, but never the session's. */
export const keysToClear = (keys: readonly string[]): string[] =>
  keys.filter((key) => (key.startsWith(PREFIX) || key.startsWith('RaStore')) && !KEPT.has(key));

/** What a tab keeps of its filters until it is closed. */
const TAB_FILTERS = 'trowel:filter:';

/** Removes caches, saved filters and preferences of this browser; the offline workspace only when nothing in it waits to be sent. */
export const clearLocalData = async ({ keepWorkspace }: { keepWorkspace: boolean }): Promise<void> => {
  for (const key of keysToClear(Object.keys(window.localStorage))) window.localStorage.removeItem(key);
  for (const key of Object.keys(window.sessionStorage))
    if (key.startsWith(TAB_FILTERS)) window.sessionStorage.removeItem(key);
  if (!keepWorkspace) await deleteWorkspace();
};
