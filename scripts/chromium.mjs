/** Finds a Chromium for the browser tests, or installs Debian's where apt is there and may. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/Applications/Chromium.app/Contents/MacOS/Chromium'];
const find = () => [process.env.CHROMIUM_PATH, ...PLACES].find((path) => path && existsSync(path));

const apt = (...args) => spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).status === 0;

/** @returns {string} the path of a Chromium; throws with what to install when there is none and none can be installed */
export const ensureChromium = () => {
  const known = find();
  if (known) return known;
  if (process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium ...');
    if (apt('update', '-qq') && apt('install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation')) {
      const installed = find();
      if (installed) return installed;
    }
  }
  throw new Error('The browser tests need Chromium: install the package "chromium" (and "fonts-liberation"), or name one with CHROMIUM_PATH.');
};
