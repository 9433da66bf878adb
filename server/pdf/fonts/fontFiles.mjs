/**
 * Which letters stand in which font file. The fonts come in files of some hundred letters each, with lists of what they
 * may hold; what they do hold is looked up in the file itself, since those lists name letters that a font has not.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import * as fontkit from 'fontkit';
import wawoff2 from 'wawoff2';

const require = createRequire(import.meta.url);
const folderOf = (name) => dirname(require.resolve(`${name}/package.json`));

const ROBOTO = join(folderOf('pdfmake'), 'fonts/Roboto/Roboto-Regular.ttf');

/** In the order in which they are asked; the three of Han letters are put in another order for each text. */
const FAMILIES = {
  arabic: '@fontsource-variable/noto-sans-arabic',
  hebrew: '@fontsource-variable/noto-sans-hebrew',
  thai: '@fontsource-variable/noto-sans-thai',
  devanagari: '@fontsource-variable/noto-sans-devanagari',
  chinese: '@fontsource-variable/noto-sans-sc',
  japanese: '@fontsource-variable/noto-sans-jp',
  korean: '@fontsource-variable/noto-sans-kr',
  symbols: '@fontsource-variable/noto-sans-symbols',
  symbols2: '@fontsource/noto-sans-symbols-2',
  emoji: '@fontsource-variable/noto-emoji',
};

/** `[119]` of the list is the file `noto-sans-jp-119-wght-normal.woff2`. */
const fileOf = (name, part) => {
  const [scope, family] = name.split('/');
  const style = scope === '@fontsource' ? '400-normal' : 'wght-normal';
  return join(folderOf(name), 'files', `${family}-${part.replace(/[[\]]/g, '')}-${style}.woff2`);
};

const pointsOf = (range) => {
  const [first, last = first] = range.replace(/^U\+/i, '').split('-');
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
};

/** The files of a family with the ranges that they may hold, read once. */
const partsOf = (() => {
  const known = new Map();
  return (family) => {
    const found = known.get(family);
    if (found) return found;
    const name = FAMILIES[family];
    const list = JSON.parse(readFileSync(join(folderOf(name), 'unicode.json'), 'utf8'));
    const parts = Object.entries(list).map(([part, ranges]) => ({
      name: `${family}-${part.replace(/[[\]]/g, '')}`,
      path: fileOf(name, part),
      ranges: ranges.split(',').map(pointsOf),
    }));
    known.set(family, parts);
    return parts;
  };
})();

/** A font file as fontkit and HarfBuzz read it, and the letters it has. Some hundred kilobytes each, kept for the next paper. */
const opened = new Map();
/** Files that are kept open at most: a paper of ten scripts has twenty. */
const MAX_OPEN = 60;

const open = async ({ name, path }) => {
  const known = opened.get(name);
  if (known) return known;
  const bytes = Buffer.from(await wawoff2.decompress(readFileSync(path)));
  const { characterSet, variationAxes } = fontkit.create(bytes);
  const font = { name, bytes, letters: new Set(characterSet), hasWeights: 'wght' in variationAxes };
  if (opened.size >= MAX_OPEN) opened.delete(opened.keys().next().value);
  opened.set(name, font);
  return font;
};

const roboto = new Set(fontkit.create(readFileSync(ROBOTO)).characterSet);

/** Whether the usual font has a letter. */
export const isUsual = (point) => roboto.has(point);

/** Han letters look as the language of the text wants them. */
const orderFor = (text) => {
  const han = /\p{Script=Hangul}/u.test(text)
    ? ['korean', 'chinese', 'japanese']
    : /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)
      ? ['japanese', 'chinese', 'korean']
      : ['chinese', 'japanese', 'korean'];
  return ['arabic', 'hebrew', 'thai', 'devanagari', ...han, 'symbols', 'symbols2', 'emoji'];
};

/** The font that has a letter of a text; null when none has. */
export const fontWith = async (point, text) => {
  for (const family of orderFor(text))
    for (const part of partsOf(family)) {
      if (!part.ranges.some(([first, last]) => point >= first && point <= last)) continue;
      const font = await open(part);
      if (font.letters.has(point)) return font;
    }
  return null;
};
