/**
 * Gives each letter of a paper a font that has it, so that none is printed as a box, and long words places where they may
 * be broken, so that none leaves its column [PRT-006].
 */
import subsetFont from 'subset-font';
import { fontWith, isUsual } from './fontFiles.mjs';
import { visualParts } from './visualOrder.mjs';

/** What no font has is printed as a question mark. */
const UNKNOWN = '?';
/** Letters that print nothing and that few fonts have. */
// eslint-disable-next-line no-misleading-character-class -- each is a letter of its own here
const UNSEEN = /[\u00AD\u034F\u180E\u200B\u2060-\u2064\uFE00-\uFE0F\uFEFF\u{E0000}-\u{E01EF}]/gu;
// eslint-disable-next-line no-control-regex -- they would be printed as boxes
const CONTROLS = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/g;
/** Joiners belong to letters of some scripts. */
const JOINERS = new Set([0x20_0c, 0x20_0d]);
/** Letters of a word without a blank after which it may be broken. */
const MAX_WORD = 24;
const BREAK_HERE = '\u200B';
const WEIGHTS = { normal: 400, bold: 600 };

const broken = (text) =>
  text.replaceAll(new RegExp(`[^\\s${BREAK_HERE}]{${MAX_WORD},}`, 'gu'), (word) =>
    [...word].map((sign, at) => (at > 0 && at % (MAX_WORD / 2) === 0 ? BREAK_HERE + sign : sign)).join(''),
  );

/** Runs of one font. `used` collects what each font has to print. */
const fontRuns = async (part, whole, used) => {
  const runs = [];
  for (const sign of part) {
    const point = sign.codePointAt(0);
    const last = runs.at(-1);
    if (JOINERS.has(point)) {
      if (last?.font) last.text += sign;
      continue;
    }
    const isPlain = isUsual(point) || sign === '\n' || sign === '\t' || sign === BREAK_HERE;
    const font = isPlain ? null : await fontWith(point, whole);
    const shown = isPlain || font ? sign : UNKNOWN;
    if (font) {
      if (!used.has(font.name)) used.set(font.name, { font, signs: new Set() });
      used.get(font.name).signs.add(sign);
    }
    const name = font?.name ?? null;
    if (last && last.font === name) last.text += shown;
    else runs.push({ font: name, text: shown });
  }
  return runs;
};

/** Blanks and signs between words from right to left stand in the usual font, which turns nothing. */
const turnedRun = ({ font, text }) => ({ font, text: font === null ? [...text].reverse().join('') : text });

/** A text as pdfmake prints it: itself, or its runs. */
const printable = async (given, used) => {
  const text = given.normalize('NFC').replaceAll(UNSEEN, '').replaceAll(CONTROLS, ' ');
  const isPlain = [...text].every((sign) => isUsual(sign.codePointAt(0)) || sign === '\n' || sign === '\t');
  if (isPlain) return broken(text);
  const runs = [];
  for (const { text: part, isTurned } of visualParts(text)) {
    const found = await fontRuns(isTurned ? part : broken(part), text, used);
    runs.push(...(isTurned ? found.reverse().map(turnedRun) : found));
  }
  return runs.map(({ font, text: own }) => (font === null ? { text: own } : { text: own, font }));
};

const asText = async (value, used) => {
  if (typeof value === 'string') return printable(value, used);
  if (Array.isArray(value)) {
    const parts = [];
    for (const one of value) {
      const made = typeof one === 'string' ? await printable(one, used) : await prepared(one, used);
      parts.push(...(Array.isArray(made) ? made : [made]));
    }
    return parts;
  }
  return value;
};

/** A node of a paper, with all below it. */
const prepared = async (node, used) => {
  if (typeof node === 'string') {
    const made = await printable(node, used);
    return typeof made === 'string' ? made : { text: made };
  }
  if (Array.isArray(node)) {
    const all = [];
    for (const one of node) all.push(await prepared(one, used));
    return all;
  }
  if (typeof node !== 'object' || node === null) return node;
  const made = { ...node };
  if ('text' in node) made.text = await asText(node.text, used);
  for (const name of ['content', 'columns', 'stack', 'ul', 'ol'])
    if (name in node) made[name] = await prepared(node[name], used);
  if (node.table) made.table = { ...node.table, body: await prepared(node.table.body, used) };
  return made;
};

/** The fonts of a paper with the letters that it has, and no others. */
const fontsOf = async (used) => {
  const fonts = {};
  for (const [name, { font, signs }] of used) {
    const text = [...signs, '\u200C\u200D'].join('');
    const cut = (wght) =>
      subsetFont(font.bytes, text, { targetFormat: 'sfnt', ...(font.hasWeights ? { variationAxes: { wght } } : {}) });
    const normal = await cut(WEIGHTS.normal);
    const bold = font.hasWeights ? await cut(WEIGHTS.bold) : normal;
    fonts[name] = { normal, bold, italics: normal, bolditalics: bold };
  }
  return fonts;
};

/** A paper whose texts name their fonts, and these. */
export const printableTexts = async (paper) => {
  const used = new Map();
  const made = await prepared(paper, used);
  return { paper: made, fonts: await fontsOf(used) };
};
