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

/** Whether the last answer to a query is on the device; it is kept when the screen has nothing else to do. */
export const isAnswerKept = (page: Page, query: string): Promise<boolean> =>
  page.evaluate(
    (wanted) =>
      new Promise<boolean>((resolve) => {
        const request = indexedDB.open('trowel-answers');
        request.onerror = () => resolve(false);
        request.onsuccess = () => {
          const database = request.result;
          const has = database.objectStoreNames.contains('answers');
          const all = has ? database.transaction('answers').objectStore('answers').getAll() : null;
          if (!all) return resolve(false);
          all.onsuccess = () => {
            database.close();
            resolve(all.result.some(({ key }) => String(key).includes(wanted)));
          };
        };
      }),
    query,
  );

/** Whether the small picture of an address is on the device. */
export const isPictureKept = (page: Page, address: string): Promise<boolean> =>
  page.evaluate(async (wanted) => {
    const { origin, pathname } = new URL(wanted, location.href);
    return (await (await caches.open('trowel-pictures')).match(origin + pathname)) !== undefined;
  }, address);
