import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';

const { packages } = z
  .object({ packages: z.record(z.string(), z.object({ license: z.string().optional() })) })
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8')));

/** What may be used in and passed on with a product, with its notice. */
const GIVEN =
  /\b(MIT|MIT-0|ISC|0BSD|BSD|BSD-2-Clause|BSD-3-Clause|Apache-2\.0|BlueOak-1\.0\.0|MPL-2\.0|Zlib|CC0-1\.0)\b/;

/** What asks for more, and why it is here nevertheless (decision 95). */
const LOOKED_AT: Readonly<Record<string, string>> = {
  'react-leaflet': 'Hippocratic-2.1',
  '@react-leaflet/core': 'Hippocratic-2.1',
  'caniuse-lite': 'CC-BY-4.0', // a table of browsers that tools read
  'png-js': '', // MIT in its file LICENSE
  argparse: 'Python-2.0', // permissive; of a command line that nothing calls
  cldrjs: '', // MIT in its file LICENSE-MIT
  'libheif-js': 'LGPL-3.0', // loaded as it comes as a library of its own, by the server alone (decision 163)
};
/** The image library of sharp is loaded as a library of its own, which its license asks for. */
const isImageLibrary = (name: string, license: string): boolean =>
  name.startsWith('@img/sharp-') && license.includes('LGPL-3.0-or-later');

/** Fonts, which may go along with a product and are not sold by themselves (decision 95). */
const isFont = (name: string, license: string): boolean => name.startsWith('@fontsource') && license === 'OFL-1.1';

it('uses packages under licenses that somebody has looked at', () => {
  const strange = Object.entries(packages).flatMap(([path, { license = '' }]) => {
    const name = path.replace(/^.*node_modules\//, '');
    const isKnown =
      path === '' ||
      GIVEN.test(license) ||
      isImageLibrary(name, license) ||
      isFont(name, license) ||
      LOOKED_AT[name] === license;
    return isKnown ? [] : [`${name}: ${license}`];
  });
  expect(strange).toEqual([]);
});
