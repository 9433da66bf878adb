import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, expect, inject, test as base } from 'vitest';
import { projectRoot } from '../../server/db/migrate';
import { closeBrowser, DESKTOP, serverUrl, sessionOf, theBrowser, untilSignedIn } from './browser';
import { collectProblems, type Problems } from './browserProblems';
import { TILE } from './tileServer';

/** Milliseconds until an expectation gives up: far above what a person would wait, so that a busy machine fails no test. */
const TIMEOUT_MS = 15_000;

/** Of the text of a page whose test failed. */
const SHOWN_LETTERS = 1500;

interface OpenOptions extends BrowserContextOptions {
  /** The address to open. */
  path?: string;
  /** Languages, clocks or routes to put in place before the first address is opened. */
  before?: (page: Page) => Promise<unknown>;
}

/** A browser of its own: signed in as a demo account, or with null as somebody without a session. */
export type Open = (account: string | null, options?: OpenOptions) => Promise<Page>;

const ARTIFACTS = join(projectRoot(), 'tests/.artifacts');
const fileName = (title: string): string => title.replaceAll(/[^a-z0-9]+/gi, '-').slice(0, 80);

const openPage = async (
  account: string | null,
  { path = '/', before, ...options }: OpenOptions,
  problems: Problems,
): Promise<BrowserContext> => {
  const session = account === null ? {} : { storageState: await sessionOf(account) };
  const context = await (
    await theBrowser()
  ).newContext({
    baseURL: serverUrl(),
    viewport: DESKTOP,
    reducedMotion: 'reduce',
    serviceWorkers: 'block', // tests that are not about it see each request
    ...session,
    ...options,
  });
  context.setDefaultTimeout(TIMEOUT_MS);
  // A page's own route comes before this one.
  if (!inject('server').hasTiles)
    await context.route('**/tile.openstreetmap.org/**', (route) =>
      route.fulfill({ contentType: 'image/gif', body: TILE }),
    );
  context.on('page', problems.watch);
  const page = await context.newPage();
  await before?.(page);
  await page.goto(path);
  if (account !== null) await untilSignedIn(page);
  return context;
};

const takePictures = async (name: string, contexts: readonly BrowserContext[]): Promise<void> => {
  mkdirSync(ARTIFACTS, { recursive: true });
  const pages = contexts.flatMap((context) => context.pages());
  await Promise.all(
    pages.map((page, index) =>
      page.screenshot({ path: join(ARTIFACTS, `${fileName(name)}-${index + 1}.png`) }).catch(() => undefined),
    ),
  );
};

/** Says what the pages of a failed test show: pictures stay on the machine that ran it, and its report does not. */
const tellTexts = async (name: string, contexts: readonly BrowserContext[]): Promise<void> => {
  for (const page of contexts.flatMap((context) => context.pages())) {
    const text = await page
      .locator('body')
      .innerText({ timeout: 2000 })
      .catch((error: unknown) => String(error));
    console.error(`"${name}" failed at ${page.url()}, which shows:\n${text.slice(0, SHOWN_LETTERS)}`);
  }
};

/** Closes a browser; a held answer that is still on its way in a route of the test is no fault of what comes after it. */
const closeContext = async (context: BrowserContext): Promise<void> => {
  const routed = [context, ...context.pages()];
  // One that the test has closed has no routes any more.
  await Promise.all(routed.map((each) => each.unrouteAll({ behavior: 'ignoreErrors' }).catch(() => undefined)));
  await context.close();
};

/**
 * A test that uses the product in Chromium. It fails on errors in the console, uncaught errors and refused requests that it did not
 * announce with `allow`, and leaves pictures of its pages in tests/.artifacts and says what they show when it fails.
 * @example test('shows the menus', async ({ open }) => { const page = await open('admin', { path: '/job' }); })
 */
export const test = base.extend<{ problems: Problems; allow: Problems['allow']; open: Open }>({
  // eslint-disable-next-line no-empty-pattern
  problems: async ({}, use) => use(collectProblems()),
  allow: async ({ problems }, use) => use(problems.allow),
  open: async ({ problems, task, onTestFinished }, use) => {
    const contexts: BrowserContext[] = [];
    onTestFinished(async () => {
      if (task.result?.state === 'fail') {
        await takePictures(task.name, contexts);
        await tellTexts(task.name, contexts);
      }
      // A page that is just being left can keep its context from closing; the browser goes at the end of the file anyway.
      await Promise.race([Promise.all(contexts.map(closeContext)), pause(5000)]);
    });
    await use(async (account, options = {}) => {
      const context = await openPage(account, options, problems);
      contexts.push(context);
      const [page] = context.pages();
      if (!page) throw new Error('the page was closed');
      return page;
    });
    expect(await problems.unexpected()).toEqual([]);
  },
});

afterAll(closeBrowser);

/** An expectation on something that the page still has to show. */
export const eventually = <Value>(read: () => Value | Promise<Value>) =>
  expect.poll(read, { timeout: TIMEOUT_MS, interval: 50 });
