/** Finds a Chromium for the browser tests, or installs Debian's where apt is there and may. */
import { existsSync } from 'node:fs';
import { installPackages, mayInstall } from './apt.mjs';

/** Chromium without windows: it opens a page with half the work, since it draws no tabs and tool bars. */
const SHELL = '/usr/bin/chromium-headless-shell';
const PLACES = [
  SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const find = () => [process.env.CHROMIUM_PATH, ...PLACES].find((path) => path && existsSync(path));

/**
 * @returns {string} the path of a Chromium: the one that CHROMIUM_PATH names, the headless shell, or one in its usual place;
 * throws with what to install when there is none and none can be installed
 */
export const ensureChromium = () => {
  const known = find();
  if (known && (known === process.env.CHROMIUM_PATH || known === SHELL || !process.env.CI)) return known;
  if (mayInstall()) {
    console.log('Installing Chromium ...');
    if (
      installPackages('chromium-headless-shell', 'fonts-liberation') ||
      known ||
      installPackages('chromium', 'fonts-liberation')
    ) {
      const installed = find();
      if (installed) return installed;
    }
  }
  if (known) return known;
  throw new Error(
    'The browser tests need Chromium: install the package "chromium-headless-shell" or "chromium" (and "fonts-liberation"), or name one with CHROMIUM_PATH.',
  );
};
