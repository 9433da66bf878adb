/**
 * Texts that are written from right to left, as far as pdfmake can: it places words from left to right, and its font
 * library turns the letters of one run. So the runs of a line are put in the order in which they are seen (UAX #9).
 */
import bidiFactory from 'bidi-js';

const bidi = bidiFactory();

/** Hebrew, Arabic and their like, and marks and overrides of direction. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\u200F\u202B\u202E\u2067\uFB1D-\uFDFF\uFE70-\uFEFC]/;
/** Characters that say a direction and print nothing. */
const MARKS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;
/** A phrase that is longer is broken, so that it stays in its column; each part is a line. */
const MAX_PHRASE = 32;
const NO_BREAK = '\u00A0';

const mirrored = (text) => [...text].map((sign) => bidi.getMirroredCharacter(sign) ?? sign).join('');

/** Stretches of one direction, in the order in which they are written. */
const stretchesOf = (text) => {
  const { levels } = bidi.getEmbeddingLevels(text, 'auto');
  const stretches = [];
  for (let at = 0; at < text.length; at += 1) {
    const last = stretches.at(-1);
    if (last?.level === levels[at]) last.text += text[at];
    else stretches.push({ level: levels[at], text: text[at] });
  }
  return stretches;
};

/** Rule L2: from the highest level down, what stands together at a level or above is turned round. */
const turned = (stretches) => {
  const order = [...stretches];
  const levels = order.map(({ level }) => level);
  for (let level = Math.max(...levels); level >= 1; level -= 1)
    for (let from = 0; from < order.length; from += 1) {
      if (order[from].level < level) continue;
      let to = from;
      while (to + 1 < order.length && order[to + 1].level >= level) to += 1;
      order.splice(from, to - from + 1, ...order.slice(from, to + 1).reverse());
      from = to;
    }
  return order;
};

/** Words of a line in lines that are short enough for a column. */
const shortLines = (line) => {
  const lines = [''];
  for (const word of line.split(' ')) {
    const last = lines.at(-1);
    if (last !== '' && last.length + word.length >= MAX_PHRASE) lines.push(word);
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  return lines;
};

/** Parts of a text in the order in which they are seen; of those from right to left, the letters as they are written. */
export const visualParts = (text) => {
  const clean = text.replaceAll(MARKS, '');
  if (!RIGHT_TO_LEFT.test(clean)) return [{ text: clean, isTurned: false }];
  const lines = clean.split('\n').flatMap((line) => (RIGHT_TO_LEFT.test(line) ? shortLines(line) : [line]));
  return lines.flatMap((line, index) => [
    ...(index === 0 ? [] : [{ text: '\n', isTurned: false }]),
    ...turned(stretchesOf(line)).map(({ level, text: part }) =>
      level % 2 === 1
        ? { text: mirrored(part).replaceAll(' ', NO_BREAK), isTurned: true }
        : { text: part, isTurned: false },
    ),
  ]);
};
