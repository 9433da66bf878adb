import { describe, expect } from 'vitest';
import { serverUrl } from '../support/browser';
import { api } from '../support/browserApi';
import { aShotJob } from '../support/browserDaily';
import { eventually, test } from '../support/browserTest';
import { openDrivenWebKit } from '../support/killable/drivenWebKit';
import { button, notedBy, openWatched, signInDriven } from '../support/otherEngines';

/** The photos that the browser keeps, by their names; none where it keeps nothing. */
const KEPT = `new Promise((resolve) => {
  const request = indexedDB.open('trowel-photos');
  request.onerror = () => resolve('[]');
  request.onsuccess = () => {
    const database = request.result;
    const has = database.objectStoreNames.contains('photos');
    const all = has ? database.transaction('photos').objectStore('photos').getAll() : null;
    if (!all) return database.close(), resolve('[]');
    all.onsuccess = () => (database.close(), resolve(JSON.stringify(all.result.map(({ file_name }) => file_name))));
  };
})`;

/** Whether the file is there that every photo goes through. */
const IS_READY =
  "performance.getEntriesByType('resource').some(({ name, responseEnd }) => name.includes('/withoutPosition') && responseEnd > 0)";

describe('a private window of WebKit', () => {
  test('keeps a photo without a network until it is sent, also over a page that is loaded anew, and says so [FLD-012 FLD-007]', async () => {
    const shot = await aShotJob();
    const { browser: phone, way } = await openWatched(openDrivenWebKit);
    await signInDriven(phone, 'foreman');
    const stop = `//*[contains(@class, 'stop')][.//strong[contains(., '${shot.name}')]]`;
    const card = `[...document.querySelectorAll('.stop')].find((one) => one.textContent.includes(${JSON.stringify(shot.name)}))`;
    await phone.find(`${stop}//button[@aria-expanded]`);
    await phone.evaluate(`${card}.querySelector('[aria-expanded="false"]')?.click()`);
    await phone.find(`${stop}${button('Arrived')}`);

    // What takes a photo in is fetched behind the screen; this window keeps no app that could be asked for it later.
    await eventually(() => phone.evaluate(IS_READY)).toBe(true);
    way.cut();
    const name = `shell-${shot.sub_job}.jpg`;
    await phone.evaluate(`new Promise((done) => {
      const drawn = document.createElement('canvas');
      drawn.getContext('2d').fillRect(0, 0, 40, 40);
      drawn.toBlob((blob) => {
        const input = ${card}.querySelector('input[type="file"]');
        const chosen = new DataTransfer();
        chosen.items.add(new File([blob], '${name}', { type: 'image/jpeg' }));
        input.files = chosen.files;
        input.dispatchEvent(new Event('change', { bubbles: true }));
        done(null);
      }, 'image/jpeg');
    })`);
    await phone.find(`//li[contains(@class, 'photo-waiting')][contains(., '${name}')]`);
    await eventually(() => phone.evaluate(KEPT)).toBe(JSON.stringify([name]));
    expect(await phone.evaluate("document.body.textContent.includes('keeps nothing')")).toBe(false);

    way.mend();
    // What the page held is gone; what was called kept is not.
    await phone.goto(`${serverUrl()}/`);
    const stored = async (): Promise<string[]> => {
      const { SupervisorDetail } = await api<{ SupervisorDetail: { files: { file_name: string }[] } }>(
        'office',
        'query ($id: Int!) { SupervisorDetail(jobDetailId: $id) { files { file_name } } }',
        { id: shot.sub_job },
      );
      return SupervisorDetail.files.map((file) => file.file_name);
    };
    await eventually(stored).toEqual([name]);
    await eventually(() => phone.evaluate(KEPT)).toBe('[]');
    expect(await notedBy(phone)).toEqual([]);
  }, 120_000);
});
