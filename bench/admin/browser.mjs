/** A list in headless Chromium: from the address to its first rows, then sort, search and page change until other rows stand there. */
import { performance } from 'node:perf_hooks';
import { told } from './measure.mjs';

/** Each visit starts at the same place, whatever the list was left with. */
const START = 'sort=company_name&order=ASC&page=1&perPage=25';

const KINDS = {
  ours: {
    path: `/customer?filter=${encodeURIComponent('{"is_active":{"eq":true}}')}&${START}`,
    row: '.MuiDataGrid-row [data-field="company_name"]',
    sort: (page) => page.getByRole('columnheader', { name: 'City' }).click(),
    search: (page, text) => page.getByPlaceholder('Search builders…').fill(text),
    next: (page) => page.getByRole('button', { name: /next page/i }).click(),
  },
  peer: {
    path: `/#/customer?filter=${encodeURIComponent('{}')}&${START}`,
    row: '.column-company_name:not(th)',
    sort: (page) => page.getByRole('columnheader', { name: 'City' }).getByRole('button').click(),
    search: (page, text) => page.locator('input[name="q"]').fill(text),
    next: (page) => page.getByRole('button', { name: /next page/i }).click(),
  },
};

const shown = (page, row) =>
  page.evaluate(
    (selector) => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent).join('|'),
    row,
  );

/** Until the rows are others than they were, as the page's own frames see it. */
const untilOther = (page, row, before) =>
  page.waitForFunction(
    ([selector, known]) => {
      const now = [...document.querySelectorAll(selector)].map(({ textContent }) => textContent).join('|');
      return now !== '' && now !== known;
    },
    [row, before],
    { polling: 'raf' },
  );

const step = async (page, row, act) => {
  const before = await shown(page, row);
  const begun = performance.now();
  await act(page);
  await untilOther(page, row, before);
  return performance.now() - begun;
};

const signIn = async (page, url) => {
  await page.goto(`${url}/`);
  await page.getByLabel('Email').fill('admin@trowel.test');
  await page.getByLabel('Password', { exact: true }).fill('Trowel123!');
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('button', { name: /logout/i }).waitFor();
};

const visit = async (context, url, { path, row, sort, search, next }, word, times) => {
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const begun = performance.now();
  await page.goto(`${url}${path}`);
  await page.waitForFunction((selector) => document.querySelector(selector) !== null, row, { polling: 'raf' });
  times.first_rows.push(performance.now() - begun);
  await page.waitForTimeout(500); // what else the page fetches is not to stand in the way of the next step
  times.sort.push(await step(page, row, sort));
  times.page_change.push(await step(page, row, next));
  times.search.push(await step(page, row, (one) => search(one, word)));
  await page.close();
};

export const measureBrowser = async ({ browser, servers, rounds, word = 'heron' }) => {
  const results = {};
  const contexts = {};
  for (const kind of Object.keys(KINDS)) {
    contexts[kind] = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    results[kind] = { first_rows: [], sort: [], page_change: [], search: [] };
  }
  const first = await contexts.ours.newPage();
  await signIn(first, servers.ours.url);
  await first.close();
  for (let round = 0; round <= rounds; round += 1) {
    for (const [kind, how] of Object.entries(KINDS)) {
      // The first visit fills the browser's caches and is not told.
      const times = round === 0 ? { first_rows: [], sort: [], page_change: [], search: [] } : results[kind];
      await visit(contexts[kind], servers[kind].url, how, word, times);
    }
  }
  return Object.fromEntries(
    Object.entries(results).map(([kind, times]) => [
      kind,
      Object.fromEntries(Object.entries(times).map(([name, values]) => [name, told(values)])),
    ]),
  );
};
