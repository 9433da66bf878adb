import { existsSync } from 'node:fs';

const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The Chromium that `npm test` found or installed, or one in its usual place. */
export const chromiumPath = (): string => {
  const found = [process.env.CHROMIUM_PATH, ...PLACES].find((path) => path !== undefined && existsSync(path));
  if (!found) throw new Error('No Chromium found: run "npm test", which installs one, or name it with CHROMIUM_PATH.');
  return found;
};

/** What keeps a Chromium without a screen from work that nobody sees: drawing by a GPU that is not there, updates, first-run pages. */
export const CHROMIUM_FLAGS: readonly string[] = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];
