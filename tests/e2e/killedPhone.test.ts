import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, onTestFinished } from 'vitest';
import { civilDateOf } from '#domain/civilDate';
import { DEMO_PASSWORD } from '../../server/identity/demoPassword';
import { serverUrl } from '../support/browser';
import { api } from '../support/browserApi';
import { aShotJob, type Shot } from '../support/browserDaily';
import { eventually, test } from '../support/browserTest';
import type { Killable, OpenKillable } from '../support/killable/killable';
import { openKillableChromium } from '../support/killable/killableChromium';
import { openKillableFirefox } from '../support/killable/killableFirefox';

/** How often the browser is killed, of which kind it is, and how late after the tap at most. */
const ROUNDS = Number(process.env.KILL_ROUNDS ?? 8);
const openBrowser: OpenKillable = process.env.KILL_ENGINE === 'firefox' ? openKillableFirefox : openKillableChromium;
const MAX_MS = 2500;

const anOrder = async ({ sub_job }: Shot): Promise<number> => {
  const order = { job_detail_id: sub_job, work_order_date: civilDateOf(new Date()), take_off_form_and_finish: 'Yes' };
  const { made } = await api<{ made: { id: number } }>(
    'office',
    'mutation ($order: GuniteWorkOrderInput!) { made: createGuniteWorkOrder(gunite_work_order: $order) { id } }',
    { order },
  );
  return made.id;
};

const STORED =
  'query ($sub_job: Int!, $order: Int!) { job_detail(job_detail_id: $sub_job) { presite { is_water_on_site } } order: guniteWorkOrder(id: $order) { on_job } SupervisorDetail(jobDetailId: $sub_job) { files { file_name } } }';
interface Stored {
  job_detail: { presite: { is_water_on_site: boolean | null } | null };
  order: { on_job: string | null };
  SupervisorDetail: { files: { file_name: string }[] };
}

const PHOTO = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const text = (words: string): string => `//*[contains(normalize-space(text()), '${words}')]`;
const button = (words: string): string => `//button[starts-with(normalize-space(.), '${words}')]`;

/** Opens a page; a browser writes its cookies late, too, so that who was just signed in may have to do it again. */
const openPage = async (phone: Killable, path: string): Promise<void> => {
  const email = "//input[@autocomplete='username']";
  const home = "//a[@aria-label='Trowel home page']";
  await phone.goto(serverUrl() + path);
  await phone.find(`${email} | ${home}`);
  if ((await phone.evaluate(`document.querySelector("input[autocomplete='username']") !== null`)) !== true) return;
  await phone.type(email, 'foreman@trowel.test');
  await phone.type("//input[@type='password']", DEMO_PASSWORD);
  await phone.click(button('Login'));
  await phone.find(home);
};

/** Whether a store on the disk holds a text. */
const isOnDisk = (phone: Killable, store: 'drafts' | 'field', words: string): Promise<unknown> =>
  phone.evaluate(`new Promise((resolve) => {
    const request = indexedDB.open('trowel-work');
    // Looking does not make one.
    request.onupgradeneeded = () => request.transaction.abort();
    request.onerror = () => resolve(false);
    request.onsuccess = () => {
      const all = request.result.transaction('${store}').objectStore('${store}').getAll();
      all.onsuccess = () => {
        request.result.close();
        resolve(JSON.stringify(all.result).includes(${JSON.stringify(words)}));
      };
    };
  })`);

interface Round {
  /** The page on which it is done. */
  path: string;
  /** With the network still there. */
  prepare: (phone: Killable) => Promise<void>;
  /** Taps, and waits until the screen shows it as kept. */
  keep: (phone: Killable) => Promise<void>;
  /** After the next start, with a network. */
  isThere: (phone: Killable) => Promise<void>;
}

describe('a phone that dies after a tap', () => {
  test(
    'has each mark, answer, photo and what was typed at its next start, killed at any moment [FLD-007 OFF-009]',
    async ({ allow }) => {
      allow(/^console /);
      const shot = await aShotJob({ presite: { access_notes: 'Behind the gate' } });
      const order = await anOrder(shot);
      const site = `/SuperDetail/${shot.sub_job}`;
      const form = `${site}/job/${shot.id}/work-order/gunite/${order}/edit`;
      const profile = mkdtempSync(join(tmpdir(), 'killed-phone-'));
      let phone: Killable | null = null;
      onTestFinished(async () => {
        await phone?.kill();
        rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
      });
      const stored = (): Promise<Stored> => api('office', STORED, { sub_job: shot.sub_job, order });
      const date = civilDateOf(new Date());
      const takeBack = (): Promise<unknown> =>
        api(
          'foreman',
          'mutation ($id: Int!, $date: String!) { markStop(job_detail_id: $id, type: "gunite", date: $date, mark: "arrived", time: null) { id } }',
          { id: shot.sub_job, date },
        );

      const stop = `//*[contains(@class, 'stop')][.//strong[contains(., '${shot.name}')]]`;
      const mark: Round = {
        path: '/',
        prepare: async (one) => {
          await one.find(`${stop}//button[@aria-expanded]`);
          await one.evaluate(
            `[...document.querySelectorAll('.stop')].find((card) => card.textContent.includes(${JSON.stringify(shot.name)})).querySelector('[aria-expanded="false"]')?.click()`,
          );
          await one.find(`${stop}${button('Arrived')}`);
        },
        keep: async (one) => {
          await one.click(`${stop}${button('Arrived')}`);
          await one.find(`${stop}${text('Waiting to be sent')}`);
        },
        isThere: async () => {
          await eventually(async () => (await stored()).order.on_job ?? '').toMatch(/^\d\d:\d\d/);
          await takeBack();
        },
      };
      let taken = '';
      const photo: Round = {
        path: '/',
        prepare: mark.prepare,
        keep: async (one) => {
          taken = `killed-${Math.random().toString(36).slice(2, 8)}`;
          // As the camera's app hands it over: no driver has one.
          await one.evaluate(`(() => {
            const card = [...document.querySelectorAll('.stop')].find((stop) => stop.textContent.includes(${JSON.stringify(shot.name)}));
            const input = card.querySelector('input[type="file"]');
            const chosen = new DataTransfer();
            chosen.items.add(new File([Uint8Array.from(atob('${PHOTO}'), (letter) => letter.charCodeAt(0))], '${taken}.png', { type: 'image/png' }));
            input.files = chosen.files;
            input.dispatchEvent(new Event('change', { bubbles: true }));
          })()`);
          await one.find(`//li[contains(@class, 'photo-waiting')]//strong[starts-with(., '${taken}')]`);
        },
        isThere: () =>
          eventually(
            async () =>
              (await stored()).SupervisorDetail.files.filter(({ file_name }) => file_name.startsWith(taken)).length,
          ).toBe(1),
      };
      let answer = false;
      const question = "//span[normalize-space(.)='Water on Site']/following-sibling::*[@role='group']";
      const check: Round = {
        path: site,
        prepare: async (one) => {
          await one.click(button('Fill in presite'));
          await one.find(question);
          answer = (await stored()).job_detail.presite?.is_water_on_site !== true;
        },
        keep: async (one) => {
          const name = answer ? 'Yes' : 'No';
          await one.click(`${question}//button[normalize-space(.)='${name}']`);
          await eventually(() => isOnDisk(one, 'field', `"typed":{"is_water_on_site":${answer}`)).toBe(true);
        },
        isThere: () => eventually(async () => (await stored()).job_detail.presite?.is_water_on_site).toBe(answer),
      };
      let typed = '';
      const field = "//input[@id=(//label[starts-with(normalize-space(.), 'Invoice Number')]/@for)]";
      const draft: Round = {
        path: form,
        prepare: (one) => one.find(field),
        keep: async (one) => {
          typed = `KILLED-${Math.random().toString(36).slice(2, 8)}`;
          await one.type(field, typed);
          await eventually(() => isOnDisk(one, 'drafts', typed)).toBe(true);
        },
        isThere: async (one) => {
          await one.find(text('Unsaved changes from'));
          await one.find(text(typed));
          await one.click(button('Discard'));
          await eventually(() => isOnDisk(one, 'drafts', typed)).toBe(false);
        },
      };

      const rounds = [mark, check, draft, photo];
      for (let round = 0; round < ROUNDS; round += 1) {
        const work = rounds[round % rounds.length] ?? mark;
        phone ??= await openBrowser(profile);
        await openPage(phone, work.path);
        await work.prepare(phone);
        await phone.goOffline();
        await work.keep(phone);
        await pause(Math.random() * MAX_MS);
        await phone.kill();

        phone = await openBrowser(profile);
        await openPage(phone, work.path);
        await work.isThere(phone);
      }
    },
    60_000 + ROUNDS * 60_000,
  );
});
