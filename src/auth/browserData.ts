/** The database of the offline workspace (decisions-operations A10). */
const DATABASE = 'trowel';

/** Deletes the offline workspace of this browser. */
export const deleteWorkspace = (): Promise<void> =>
  new Promise((resolve) => {
    const request = window.indexedDB.deleteDatabase(DATABASE);
    // A blocked deletion happens as soon as the last tab lets go; waiting for it would hold up the logout.
    for (const end of ['success', 'error', 'blocked']) request.addEventListener(end, () => resolve());
  });

/** Removes all that the app keeps in this browser, local storage and IndexedDB [AUTH-021]. */
export const clearBrowserData = async (): Promise<void> => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  await deleteWorkspace();
};
