import type { Page, Request } from 'playwright-core';
import { describe, expect } from 'vitest';
import { serverUrl } from '../support/browser';
import { api } from '../support/browserApi';
import { aJobWith } from '../support/browserGunite';
import { eventually, test } from '../support/browserTest';

const CHECK = `query ($id: Int!) { job_detail(job_detail_id: $id) { presite {
  feet_of_hose_needed is_water_on_site access_notes comments { comment } } } }`;
interface Stored {
  job_detail: {
    presite: {
      feet_of_hose_needed: number | null;
      is_water_on_site: boolean | null;
      access_notes: string | null;
      comments: { comment: string }[];
    } | null;
  };
}

/** A site of a job of its own, whose check is empty. */
const aSite = async () => {
  const { id } = await aJobWith([{ job_category: { id: 1 }, gunite_details: {}, presite: {} }], 'Reloaded');
  const { job } = await api<{ job: { sub_jobs: { id: number }[] } }>(
    'admin',
    'query ($id: Int!) { job(id: $id) { sub_jobs { id } } }',
    { id },
  );
  const sub_job = job.sub_jobs[0]?.id ?? 0;
  return {
    path: `/SuperDetail/${sub_job}#presite`,
    stored: async () => {
      const presite = (await api<Stored>('admin', CHECK, { id: sub_job })).job_detail.presite;
      return presite && { ...presite, comments: presite.comments.map(({ comment }) => comment) };
    },
  };
};

/** What waits on the disk of the device. */
const onDisk = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const request = indexedDB.open('trowel-work');
        // Looking does not make one.
        request.onupgradeneeded = () => request.transaction?.abort();
        request.onerror = () => resolve('');
        request.onsuccess = () => {
          const database = request.result;
          const all = [...database.objectStoreNames].map((name) =>
            database.transaction(name).objectStore(name).getAll(),
          );
          const rows: unknown[] = [];
          for (const each of all)
            each.onsuccess = () => {
              rows.push(each.result);
              if (rows.length < all.length) return;
              database.close();
              resolve(JSON.stringify(rows));
            };
        };
      }),
  );

/** A request that is sent as its page would have, also when the page is gone. */
type Send = () => Promise<unknown>;
const sendOf = (request: Request): Send => {
  const { authorization = '', 'idempotency-key': key = '' } = request.headers();
  const headers = { authorization, 'idempotency-key': key, 'content-type': 'application/json' };
  return () => fetch(`${serverUrl()}/graphql`, { method: 'POST', headers, body: request.postData() ?? '' });
};
const nothing = async (_send: Send): Promise<void> => undefined;
const carry = (send: Send): Promise<unknown> => send();

const hose = (page: Page) => page.getByRole('textbox', { name: 'Feet of Hose Needed' });
const notes = (page: Page) => page.getByRole('textbox', { name: 'Access Notes' });
const comment = (page: Page) => page.getByRole('textbox', { name: 'New comment' });
const water = (page: Page) => page.getByRole('group', { name: 'Water on Site' }).getByRole('button', { name: 'Yes' });

/** What becomes of the save that is on its way while the page is loaded again. */
const WAYS = [
  { what: 'does not arrive', before: nothing, after: nothing },
  { what: 'arrives and whose answer is lost', before: carry, after: nothing },
  { what: 'arrives after the page is open again', before: nothing, after: carry },
] as const;

describe('a site check whose page is loaded again during a save', () => {
  for (const { what, before, after } of WAYS)
    test(`that ${what} keeps all that was typed, and stores it once [KEY-014 PRE-020 API-037]`, async ({
      open,
      allow,
    }) => {
      allow(/^http 409 POST \/graphql /);
      allow(/^console .*(ERR_|Failed to load|Failed to fetch)/);
      const { path, stored } = await aSite();
      const page = await open('admin', { path });
      page.on('dialog', (dialog) => void dialog.accept());
      await hose(page).waitFor();
      const held: Send[] = [];
      await page.route('**/graphql', async (route) => {
        if (route.request().postData()?.includes('FillInPresite')) held.push(sendOf(route.request()));
        else await route.continue();
      });
      await water(page).click();
      await eventually(() => held.length).toBe(1);
      // The first save is on its way: what is typed now waits for its answer.
      await hose(page).fill('120');
      await notes(page).fill('Gate on the left');
      await comment(page).fill('Dog in the yard');
      await page.getByRole('button', { name: 'Add comment' }).click();
      await comment(page).fill('not added yet');
      for (const text of ['"is_water_on_site":true', '120', 'Gate on the left', 'Dog in the yard', 'not added yet'])
        await eventually(() => onDisk(page)).toContain(text);
      for (const send of held) await before(send);
      await page.unroute('**/graphql');
      await page.reload();
      await eventually(() => hose(page).inputValue()).toBe('120');
      await eventually(() => notes(page).inputValue()).toBe('Gate on the left');
      await eventually(() => water(page).getAttribute('aria-pressed')).toBe('true');
      await eventually(() => comment(page).inputValue()).toBe('not added yet');
      for (const send of held) await after(send);
      await eventually(stored).toEqual({
        is_water_on_site: true,
        feet_of_hose_needed: 120,
        access_notes: 'Gate on the left',
        comments: ['Dog in the yard'],
      });
      // Whoever sent it, the sheet or the page behind it: nothing waits any more, and nothing says so.
      await eventually(() => page.locator('.visit-problem').count()).toBe(0);
      await eventually(async () => (await onDisk(page)).includes('Gate on the left')).toBe(false);
      await page.reload();
      await eventually(() => hose(page).inputValue()).toBe('120');
      expect(await stored()).toMatchObject({ comments: ['Dog in the yard'] });
    });
});
