/** The job form in headless Chromium, on the product as it is delivered and its demo data. */
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { ensureBuilt } from '../../scripts/build.mjs';
import { ensureChromium } from '../../scripts/chromium.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const LIMITS = { open: 1000, key: 8, save: 500 };
const KEYS = 'the quick brown fox jumps over the lazy dog';

const freePort = () => new Promise((resolve) => {
  const probe = createServer().listen(0, '127.0.0.1', () => { const { port } = probe.address(); probe.close(() => resolve(port)); });
});

const serve = async (data) => {
  const port = await freePort();
  const child = spawn(process.execPath, ['-e', `process.chdir(${JSON.stringify(root)}); import(${JSON.stringify(`file://${root}/dist/server/main.js`)}).then((m) => m.main([]))`], {
    stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, NODE_ENV: 'production', PORT: String(port), DATA_DIR: data, LOG_LEVEL: 'silent' },
  });
  const url = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${url}/readyz`).then(({ ok }) => ok, () => false))) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
    await pause(100);
  }
  return { url, stop: () => new Promise((resolve) => { child.once('exit', resolve); child.kill('SIGTERM'); }) };
};

const asker = async (url) => {
  const sent = async (path, body, headers = {}) => (await fetch(`${url}${path}`, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) })).json();
  const { id_token } = await sent('/oauth/token', { grant_type: 'http://auth0.com/oauth/grant-type/password-realm', realm: 'Username-Password-Authentication', username: 'admin@trowel.test', password: 'Trowel123!', client_id: 'trowel', scope: 'openid profile email' });
  return async (query, variables) => {
    const { data, errors } = await sent('/graphql', { query, variables }, { authorization: `Bearer ${id_token}`, 'idempotency-key': crypto.randomUUID() });
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
  const { customers } = await ask('{ customers(page: { number: 1, size: 1 }, filter: { is_active: { eq: true } }) { items { id } } }');
  const { createJob: { id } } = await ask('mutation ($job: JobInput!) { createJob(job: $job) { id } }', {
    job: { name: 'Measured', company: { id: customers.items[0].id }, is_display: false, is_commercial: false, is_central_texas: false, sub_jobs: [1, 2, 3, 1, 2, 2].map(sub) },
  });
  const { job } = await ask('query ($id: Int!) { job(id: $id) { sub_jobs { id } } }', { id });
  return { id, subJobs: job.sub_jobs.map((one) => one.id) };
};

const inputsOf = (page) => page.evaluate(() => [...document.querySelectorAll('main input, main textarea:not([aria-hidden])')].filter((field) => field.offsetParent !== null).length);
const nodesOf = (page) => page.evaluate(() => document.querySelectorAll('main *').length);
const typable = (page) => page.waitForFunction(() =>
  [...document.querySelectorAll('main textarea:not([aria-hidden])')].some((field) => field.offsetParent !== null && !field.readOnly && !field.disabled), null, { polling: 'raf' });
const notes = (page) => page.locator('main textarea:not([aria-hidden]):visible').first();

/** Elements that a key changes, in structure, text or attributes; the field itself is one. */
const countChanges = (page) => page.evaluate(() => {
  const seen = new Set();
  window.changedElements = seen;
  new MutationObserver((records) => { for (const { target } of records) seen.add(target); }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
});

/** Milliseconds of the page's own scripts for each key, and how many elements one key changes at most. */
const typing = async (page, session, field) => {
  const script = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'ScriptDuration').value * 1000;
  };
  await field.click();
  await page.keyboard.press('End');
  await page.keyboard.type('a'); // the first edit tells the form that it differs, and is not told
  await pause(600);
  await countChanges(page);
  const times = [];
  let changed = 0;
  for (const key of KEYS) {
    await page.evaluate(() => window.changedElements.clear());
    const before = await script();
    await page.keyboard.type(key);
    await page.evaluate(() => new Promise((resolve) => { requestAnimationFrame(() => requestAnimationFrame(resolve)); }));
    times.push(await script() - before);
    changed = Math.max(changed, await page.evaluate(() => window.changedElements.size));
  }
  return { times, changed };
};

const middle = (name, limit, times) => {
  const sorted = times.toSorted((a, b) => a - b);
  return { name, limit, median: sorted[Math.floor(sorted.length / 2)], slowest: sorted.at(-1) };
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
  const opening = [], inApp = [], saving = [];
  for (let round = 0; round <= rounds; round += 1) {
    const ms = await timed(async () => { await page.goto(`${url}${path}`); await typable(page); });
    await page.goto(`${url}/job?number=${id}`);
    const row = page.locator(`.job-row a[href="${path}"]`).first();
    await row.waitFor();
    const fromSearch = await timed(async () => { await row.click(); await typable(page); });
    await notes(page).click();
    await page.keyboard.type(`${round}`);
    const saved = await timed(async () => { await page.keyboard.press('Control+s'); await page.getByRole('status').filter({ hasText: 'Success!' }).first().waitFor(); });
    if (round > 0) { opening.push(ms); inApp.push(fromSearch); saving.push(saved); }
  }
  await page.goto(`${url}${path}`);
  await typable(page);
  const text = await typing(page, session, notes(page));
  return {
    inputs, nodes: await nodesOf(page), changed_nodes: text.changed,
    times: [
      middle('open six sub-jobs by address until it can be typed in', LIMITS.open, opening), middle('open from the search until it can be typed in', LIMITS.open, inApp),
      middle('save until confirmed', LIMITS.save, saving), middle('scripts of a key in the largest form', LIMITS.key, text.times),
    ],
  };
};

export const measureBrowser = async (rounds) => {
  await ensureBuilt(root);
  const data = mkdtempSync(join(tmpdir(), 'trowel-bench-jobs-'));
  chmodSync(data, 0o711); // the account that runs PostgreSQL must be able to enter
  const server = await serve(data);
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    page.setDefaultTimeout(60_000);
    await signIn(page, server.url);
    return await measurePage(page, server.url, await aJob(await asker(server.url)), rounds);
  } finally {
    await browser.close();
    await server.stop();
    rmSync(data, { recursive: true, force: true });
  }
};
