/** Installs Debian's Firefox and WebKitGTK for the tests of the field's screens, where apt is there and may. */
import { existsSync } from 'node:fs';
import { installPackages, mayInstall } from './apt.mjs';

const PACKAGES = {
  'firefox-esr': '/usr/bin/firefox-esr',
  'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
  xvfb: '/usr/bin/Xvfb',
};

/** Says which packages are missing where they cannot be installed: the tests that need them fail then. */
export const ensureEngines = () => {
  const missing = Object.keys(PACKAGES).filter((name) => !existsSync(PACKAGES[name]));
  if (missing.length === 0) return;
  console.log(`Installing ${missing.join(', ')} ...`);
  if (!mayInstall() || !installPackages(...missing))
    console.log(`The tests of Firefox and WebKit need these packages: ${missing.join(', ')}.`);
};
