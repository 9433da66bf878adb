import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { DEMO_PASSWORD } from '../../server/identity/demoPassword';
import { serverUrl } from './browser';
import { openDrivenWebKit } from './killable/drivenWebKit';
import type { DrivenBrowser, OpenDriven } from './killable/killable';
import { openKillableFirefox } from './killable/killableFirefox';
import { NOTED, openWatchedWay, type WatchedWay } from './watchedWay';

/** The engines beside Chromium. */
export const ENGINES: readonly (readonly [string, OpenDriven])[] = [
  ['WebKit', openDrivenWebKit],
  ['Firefox', openKillableFirefox],
];

export const button = (words: string): string => `//button[starts-with(normalize-space(.), '${words}')]`;
export const text = (words: string): string => `//*[contains(normalize-space(text()), '${words}')]`;
export const labelled = (words: string): string =>
  `//input[@id=(//label[starts-with(normalize-space(.), '${words}')]/@for)]`;

/**
 * Opens a browser on a way that notes the errors of its pages; both end with the test.
 * @param size of its window; a phone's when absent
 */
export const openWatched = async (
  openBrowser: OpenDriven,
  size?: { width: number; height: number },
): Promise<{ browser: DrivenBrowser; way: WatchedWay }> => {
  const way = await openWatchedWay();
  const profile = mkdtempSync(join(tmpdir(), 'trowel-engine-'));
  const browser = await openBrowser(profile, way.proxy, size);
  onTestFinished(async () => {
    await browser.kill();
    await way.end();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  });
  return { browser, way };
};

/** Signs a demo account in through the login form, at the home page. */
export const signInDriven = async (browser: DrivenBrowser, account: string): Promise<void> => {
  await browser.goto(`${serverUrl()}/`);
  await browser.type("//input[@autocomplete='username']", `${account}@trowel.test`);
  await browser.type("//input[@type='password']", DEMO_PASSWORD);
  await browser.click(button('Login'));
  await browser.find("//a[@aria-label='Trowel home page']");
};

/** What the page has noted of itself since it was last asked. */
export const notedBy = async (browser: DrivenBrowser): Promise<string[]> => {
  const noted = await browser.evaluate(NOTED);
  const lines: unknown = typeof noted === 'string' ? JSON.parse(noted) : null;
  return Array.isArray(lines) ? lines.map(String) : ['nothing was watched'];
};
