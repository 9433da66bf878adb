import { deleteAnswers, deleteWorkspace } from '../../../auth/browserData';
import { DRAFTS } from '../../../store/keptRow';
import { keptRows } from '../../../store/keptRows';

const PREFIX = 'trowel';
/** The session's own marks stay, since clearing logs nobody out, and what is still to be moved out of here [NAV-018]. */
const KEPT = /^(trowel:(logged_out|user|\d+|(check|draft|inventory-count):.*)|trowel-marks)$/;

/** Forms and counts with unsaved work, of every user of this browser. */
const drafts = keptRows(DRAFTS);
export const countDrafts = (): Promise<number> => drafts.count().catch(() => 0);

/** The keys of local storage that the dialog removes: the app's, but never the session's. */
export const keysToClear = (keys: readonly string[]): string[] =>
  // What an earlier version kept of lists, too.
  keys.filter((key) => (key.startsWith(PREFIX) || key.startsWith('RaStore')) && !KEPT.test(key));

/** What a tab keeps of its filters until it is closed. */
const TAB_FILTERS = 'trowel:filter:';

interface Cleared {
  keepWorkspace: boolean;
  withDrafts: boolean;
}

/**
 * Removes caches, saved filters and preferences of this browser; the offline workspace only when nothing in it waits to
 * be sent.
 */
export const clearLocalData = async ({ keepWorkspace, withDrafts }: Cleared): Promise<void> => {
  for (const key of keysToClear(Object.keys(window.localStorage))) window.localStorage.removeItem(key);
  for (const key of Object.keys(window.sessionStorage))
    if (key.startsWith(TAB_FILTERS)) window.sessionStorage.removeItem(key);
  if (withDrafts) await drafts.clear();
  await deleteAnswers();
  if (!keepWorkspace) await deleteWorkspace();
};
