import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** WebKitGTK's own browser lies beside its library, in the folder of the machine's kind. */
const libraries = (): string[] =>
  existsSync('/usr/lib') ? readdirSync('/usr/lib').filter((name) => name.endsWith('-linux-gnu')) : [];

const PLACES = {
  firefox: () => [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox'],
  WebKitWebDriver: () => ['/usr/bin/WebKitWebDriver'],
  MiniBrowser: () =>
    libraries().flatMap((kind) =>
      ['webkit2gtk-4.1', 'webkit2gtk-4.0'].map((name) => join('/usr/lib', kind, name, 'MiniBrowser')),
    ),
  Xvfb: () => ['/usr/bin/Xvfb'],
} satisfies Record<string, () => (string | undefined)[]>;

/** Where a program of the other engines lies. @throws Error with what to install */
export const enginePath = (program: keyof typeof PLACES): string => {
  const found = PLACES[program]().find((path) => path !== undefined && existsSync(path));
  if (!found)
    throw new Error(`No ${program} found: install "firefox-esr", "webkit2gtk-driver" and "xvfb" as "npm test" does.`);
  return found;
};
