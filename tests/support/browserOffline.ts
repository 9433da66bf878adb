import type { Page } from 'playwright-core';

/** The app is kept on the device a while after the first screen. */
export const untilKept = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 60_000 });
};

/** What stands above every screen while the user is offline. */
export const offlineBar = (page: Page) => page.getByText('Offline mode - changes are saved on this device.');

/** Whether a record is on the device. */
export const isOnDevice = (page: Page, key: string): Promise<boolean> =>
  page.evaluate(
    (wanted) =>
      new Promise<boolean>((resolve) => {
        const request = indexedDB.open('trowel');
        request.onerror = () => resolve(false);
        request.onsuccess = () => {
          const database = request.result;
          const has = database.objectStoreNames.contains('cache');
          const keys = has ? database.transaction('cache').objectStore('cache').getAllKeys() : null;
          if (!keys) return resolve(false);
          keys.onsuccess = () => {
            database.close();
            resolve(keys.result.some((found) => Array.isArray(found) && found[1] === wanted));
          };
        };
      }),
    key,
  );
