import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { vi } from 'vitest';
import { TELEPHONE } from '../browser';
import { CHROMIUM_FLAGS, chromiumPath } from '../browserPath';
import { killGroup, type Killable } from './killable';

/** Chromium on a profile of its own. */
export const openKillableChromium = async (profile: string): Promise<Killable & { goOnline: () => Promise<void> }> => {
  const portFile = join(profile, 'DevToolsActivePort');
  rmSync(portFile, { force: true });
  const child = spawn(
    chromiumPath(),
    [
      ...CHROMIUM_FLAGS,
      '--headless', // what the shell is anyway; a Chromium with windows ends where there is no screen
      `--user-data-dir=${profile}`,
      '--remote-debugging-port=0',
      '--force-prefers-reduced-motion',
    ],
    { detached: true, stdio: 'ignore' },
  );
  const port = await vi.waitFor(
    () => {
      const [first] = existsSync(portFile) ? readFileSync(portFile, 'utf8').split('\n') : [];
      if (!first) throw new Error('Chromium has not started.');
      return first;
    },
    { timeout: 30_000 },
  );
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const [context] = browser.contexts();
  if (!context) throw new Error('Chromium has no window.');
  const page = context.pages()[0] ?? (await context.newPage());
  await page.setViewportSize(TELEPHONE);
  return {
    goto: async (address) => void (await page.goto(address)),
    find: (xpath) => page.locator(`xpath=${xpath}`).first().waitFor(),
    click: (xpath) => page.locator(`xpath=${xpath}`).first().click(),
    type: (xpath, text) => page.locator(`xpath=${xpath}`).first().fill(text),
    press: (...chord) => page.keyboard.press(chord.join('+')),
    evaluate: (expression) => page.evaluate(expression),
    goOffline: () => context.setOffline(true),
    goOnline: () => context.setOffline(false),
    kill: async () => {
      await killGroup(child);
      await browser.close().catch(() => undefined);
    },
  };
};
