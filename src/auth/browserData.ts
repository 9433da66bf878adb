/** The databases of the offline workspace and of kept answers (decisions-operations A10). */
const WORKSPACE = 'trowel';
const ANSWERS = 'trowel-answers';

const drop = (name: string): Promise<void> =>
  new Promise((resolve) => {
    const request = window.indexedDB.deleteDatabase(name);
    // A blocked deletion happens as soon as the last tab lets go; waiting for it would hold up the logout.
    for (const end of ['success', 'error', 'blocked']) request.addEventListener(end, () => resolve());
  });

/** Deletes the offline workspace of this browser. */
export const deleteWorkspace = (): Promise<void> => drop(WORKSPACE);

/** Deletes what is kept of the server's answers. */
export const deleteAnswers = (): Promise<void> => drop(ANSWERS);

/** Removes all that the app keeps in this browser, local storage and IndexedDB [AUTH-021]. */
export const clearBrowserData = async (): Promise<void> => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  await Promise.all([deleteWorkspace(), deleteAnswers()]);
};
