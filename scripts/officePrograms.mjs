/** Installs Debian's small programs that write and read what the API tests ask of them, where apt is there and may. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installPackages, mayInstall } from './apt.mjs';

/** As Debian's Python has them; another one on the PATH does not count. */
const hasModule = (name) => spawnSync('/usr/bin/python3', ['-c', `import ${name}`], { stdio: 'ignore' }).status === 0;
const hasProgram = (name) => existsSync(`/usr/bin/${name}`);

/** Together 5 MB. LibreOffice, which is a hundred times that, is asked where somebody has installed it. */
const PACKAGES = {
  'python3-openpyxl': () => hasModule('openpyxl'),
  'python3-xlsxwriter': () => hasModule('xlsxwriter'),
  'python3-icalendar': () => hasModule('icalendar'),
  'poppler-utils': () => hasProgram('pdffonts'),
  calcurse: () => hasProgram('calcurse'),
};

/** Says which packages are missing where they cannot be installed: the tests that need them are skipped then. */
export const ensureOfficePrograms = () => {
  const missing = Object.keys(PACKAGES).filter((name) => !PACKAGES[name]());
  if (missing.length > 0) {
    console.log(`Installing ${missing.join(', ')} ...`);
    if (!mayInstall() || !installPackages(...missing))
      console.log(`Tests that need these packages are skipped: ${missing.join(', ')}.`);
  }
  if (!hasProgram('soffice'))
    console.log('Tests that need LibreOffice are skipped: the package libreoffice-calc is not installed.');
};
