/** The job form in headless Chromium, on the product as it is delivered and its demo data. */
import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { ensureBuilt } from '../../scripts/build.mjs';
import { ensureChromium } from '../../scripts/chromium.mjs';
import { startOurs, stopServers } from '../admin/servers.mjs';
import { tokenOf } from '../inBrowser/tokenOf.mjs';
import { dataFolder } from '../inBrowser/dataFolder.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const LIMITS = { open: 1000, key: 8, save: 500 };
const KEYS = 'the quick brown fox jumps over the lazy dog';

const asker = async (url) => {
  const token = await tokenOf(url, 'admin');
  return async (query, variables) => {
    const answer = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        'idempotency-key': crypto.randomUUID(),
      },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = await answer.json();
    if (errors) throw new Error(JSON.stringify(errors));
    return data;
  };
};

const signIn = async (page, url) => {
  await page.goto(`${url}/`);
  await page.getByLabel('Email').fill('admin@trowel.test');
  await page.getByLabel('Password', { exact: true }).fill('Trowel123!');
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('link', { name: 'Trowel home page' }).waitFor();
};

const sub = (id) => ({ job_category: { id }, is_cash_on_delivery: false, is_critical_note: false });

/** A job of six sub-jobs of all categories, and where its form opens at its longest one. */
const aJob = async (ask) => {
  const { customers } = await ask(
    '{ customers(page: { number: 1, size: 1 }, filter: { is_active: { eq: true } }) { items { id } } }',
  );
  const {
    createJob: { id },
  } = await ask('mutation ($job: JobInput!) { createJob(job: $job) { id } }', {
    job: {
      name: 'Measured',
      company: { id: customers.items[0].id },
      is_display: false,
      is_commercial: false,
      is_central_texas: false,
      sub_jobs: [1, 2, 3, 1, 2, 2].map(sub),
    },
  });
  const { job } = await ask('query ($id: Int!) { job(id: $id) { sub_jobs { id } } }', { id });
  return { id, subJobs: job.sub_jobs.map((one) => one.id) };
};

const inputsOf = (page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('main input, main textarea:not([aria-hidden])')].filter(
        (field) => field.offsetParent !== null,
      ).length,
  );
const nodesOf = (page) => page.evaluate(() => document.querySelectorAll('main *').length);
const typable = (page) =>
  page.waitForFunction(
    () =>
      [...document.querySelectorAll('main textarea:not([aria-hidden])')].some(
        (field) => field.offsetParent !== null && !field.readOnly && !field.disabled,
      ),
    null,
    { polling: 'raf' },
  );
const notes = (page) => page.locator('main textarea:not([aria-hidden]):visible').first();

/** Elements that a key changes, in structure, text or attributes; the field itself is one. */
const countChanges = (page) =>
  page.evaluate(() => {
    const seen = new Set();
    window.changedElements = seen;
    new MutationObserver((records) => {
      for (const { target } of records) seen.add(target);
    }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  });

/** Milliseconds of the page's main thread so far, by its own clock: what other processes take does not count. */
const spent = async (session, metric) => {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === metric).value * 1000;
};

/** Milliseconds of the page's own scripts for each key, and how many elements one key changes at most. */
const typing = async (page, session, field, first, keys) => {
  const script = () => spent(session, 'ScriptDuration');
  await field.click();
  await page.keyboard.press('End');
  await page.keyboard.type(first); // the first edit tells the form that it differs, and is not told
  await pause(600);
  await countChanges(page);
  const times = [];
  let changed = 0;
  for (const key of keys) {
    await page.evaluate(() => window.changedElements.clear());
    const before = await script();
    await page.keyboard.type(key);
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          requestAnimationFrame(() => requestAnimationFrame(resolve));
        }),
    );
    times.push((await script()) - before);
    changed = Math.max(changed, await page.evaluate(() => window.changedElements.size));
  }
  return { times, changed };
};

const middle = (name, limit, times) => {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  return { name, limit, median: at(0.5), p95: at(0.95), slowest: sorted.at(-1) };
};

const timed = async (work) => {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
};

const measurePage = async (page, url, { id, subJobs }, rounds) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const forms = [];
  for (const subJob of subJobs) {
    await page.goto(`${url}/job/${id}/edit/${subJob}`);
    await typable(page);
    forms.push({ subJob, inputs: await inputsOf(page) });
  }
  const { subJob, inputs } = forms.toSorted((a, b) => b.inputs - a.inputs)[0];
  const path = `/job/${id}/edit/${subJob}`;
  const opening = [],
    inApp = [],
    work = [],
    saving = [];
  for (let round = 0; round <= rounds; round += 1) {
    const ms = await timed(async () => {
      await page.goto(`${url}${path}`);
      await typable(page);
    });
    await page.goto(`${url}/job?number=${id}`);
    const row = page.locator(`.job-row a[href="${path}"]`).first();
    await row.waitFor();
    const before = await spent(session, 'TaskDuration');
    const fromSearch = await timed(async () => {
      await row.click();
      await typable(page);
    });
    const worked = (await spent(session, 'TaskDuration')) - before;
    await notes(page).click();
    await page.keyboard.type(`${round}`);
    const saved = await timed(async () => {
      await page.keyboard.press('Control+s');
      await page.getByRole('status').filter({ hasText: 'Success!' }).first().waitFor();
    });
    if (round > 0) {
      opening.push(ms);
      inApp.push(fromSearch);
      saving.push(saved);
      work.push(worked);
    }
  }
  await page.goto(`${url}${path}`);
  await typable(page);
  const text = await typing(page, session, notes(page), 'a', KEYS);
  const number = await typing(
    page,
    session,
    page.getByRole('textbox', { name: 'Depth Low' }).locator('visible=true').first(),
    '1',
    '234567',
  );
  return {
    inputs,
    nodes: await nodesOf(page),
    changed_nodes: Math.max(text.changed, number.changed),
    times: [
      middle('open six sub-jobs by address until it can be typed in', LIMITS.open, opening),
      middle('open from the search until it can be typed in', LIMITS.open, inApp),
      middle('of it the work of the page itself', LIMITS.open, work),
      middle('save until confirmed', LIMITS.save, saving),
      middle('scripts of a key in a text of the largest form', LIMITS.key, text.times),
      middle('scripts of a key in a number of the largest form', LIMITS.key, number.times),
    ],
  };
};

export const measureBrowser = async (rounds) => {
  await ensureBuilt(root);
  const data = dataFolder();
  const { url } = await startOurs(root, data);
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    page.setDefaultTimeout(60_000);
    await signIn(page, url);
    return await measurePage(page, url, await aJob(await asker(url)), rounds);
  } finally {
    await browser.close();
    await stopServers();
    rmSync(data, { recursive: true, force: true });
  }
};
