import { deleteAnswers, deleteWorkspace } from '../../../auth/browserData';

const PREFIX = 'trowel';
/** The session's own marks stay, since clearing logs nobody out, and what was said in the field and is not sent yet [NAV-018]. */
const KEPT = /^(trowel:(logged_out|user|\d+)|trowel-marks|trowel:check:.*)$/;

/** Where forms and the count sheet keep what is not saved yet. */
const DRAFTS = /^trowel:(draft|inventory-count):/;

export const draftsIn = (keys: readonly string[]): string[] => keys.filter((key) => DRAFTS.test(key));

/**
 * The keys of local storage that the dialog removes: the app's, but never the session's, and unsaved drafts only when
 * they are meant too.
 */
export const keysToClear = (keys: readonly string[], withDrafts: boolean): string[] =>
  keys.filter(
    (key) =>
      // What an earlier version kept of lists.
      (key.startsWith(PREFIX) || key.startsWith('RaStore')) && !KEPT.test(key) && (withDrafts || !DRAFTS.test(key)),
  );

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
  for (const key of keysToClear(Object.keys(window.localStorage), withDrafts)) window.localStorage.removeItem(key);
  for (const key of Object.keys(window.sessionStorage))
    if (key.startsWith(TAB_FILTERS)) window.sessionStorage.removeItem(key);
  await deleteAnswers();
  if (!keepWorkspace) await deleteWorkspace();
};
