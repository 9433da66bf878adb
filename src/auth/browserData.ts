import { appState } from '../connectivity/appState';
import { PICTURES_KEPT } from '../connectivity/workerWords';
import { forgetFieldRows, forgetLocalStorage, forgetWorkspace } from './workOfUsers';

/** The database of kept answers. */
const ANSWERS = 'trowel-answers';

/** Deletes what is kept of the server's answers, and the small pictures of photos. */
export const deleteAnswers = async (): Promise<void> => {
  const pictures = globalThis.caches?.delete(PICTURES_KEPT).catch(() => false);
  await new Promise<void>((resolve) => {
    const request = window.indexedDB.deleteDatabase(ANSWERS);
    // A blocked deletion happens as soon as the last tab lets go; waiting for it would hold up the logout.
    for (const end of ['success', 'error', 'blocked']) request.addEventListener(end, () => resolve());
  });
  await pictures;
};

/** Deletes the offline workspace of the user of this browser. */
export const deleteWorkspace = (): Promise<void> => forgetWorkspace(appState.userId());

/**
 * Removes all that the app keeps in this browser, local storage and IndexedDB, but for what another user of it has not
 * sent [AUTH-021].
 */
export const clearBrowserData = async (): Promise<void> => {
  const user = appState.userId();
  appState.close();
  forgetLocalStorage();
  window.sessionStorage.clear();
  await Promise.all([forgetWorkspace(user), forgetFieldRows(user), deleteAnswers()]);
};
