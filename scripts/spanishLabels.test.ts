import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const texts = execFileSync('git', ['ls-files', 'domain', 'server', 'src'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((name) => /\.tsx?$/.test(name) && !/generated|stories|\.test\./i.test(name) && existsSync(`${root}${name}`))
  .map((name) => ({ name, text: readFileSync(`${root}${name}`, 'utf8') }));

const QUOTED = String.raw`'((?:[^'\\]|\\.)*)'`;
/** `{ en: 'Pool', es: 'Piscina' }`, and the calls that make such a pair, after a name or not. */
const PAIRS = [
  new RegExp(String.raw`\ben: ${QUOTED},\s*es: ${QUOTED}`, 'g'),
  new RegExp(String.raw`\b(?:text|built|link|label|column)\(\s*(?:'[^']*',\s*)?${QUOTED},\s*${QUOTED}[,)]`, 'g'),
];
const ROWS = new RegExp(String.raw`^ +(?:${QUOTED}|([A-Za-z]\w*)): ${QUOTED},$`, 'gm');
const MAX_LABEL = 45;

/**
 * One English word that is two in Spanish: by gender or number, as part of a sentence, as the heading of a narrow column,
 * or because it means two things.
 */
const TWO_WORDS: ReadonlySet<string> = new Set([
  'additions', // to a color: aditivos; of boulders: adiciones
  'complete', // una orden completa, un trabajo completo
  'none',
  'past due',
  'estimate', // the filter has them in the plural
  'other',
  'end', // of a time, and to end it
  'from', // of goods: origen; of dates: desde
  'to',
  'schedule', // of a warranty: its visits
  // They follow "orden" or stand in a row's name.
  'boulder',
  'gunite',
  'pebble',
  'prep',
  'repair',
  'pebble detail',
  // The menu has one line, and columns of the job search are narrow.
  'search map',
  'app date',
  'prep date',
  'request form',
  'job id',
  'cod', // and the two letters of its badge
]);

/** Each text in both languages with the files that spell it: labels of both languages, and the Spanish of tables. */
const placesOf = (): Map<string, string[]> => {
  const found = new Map<string, string[]>();
  const add = (name: string, en: string | undefined, es: string | undefined): void => {
    if (en && es) found.set(`${en} | ${es}`, [...(found.get(`${en} | ${es}`) ?? []), name]);
  };
  for (const { name, text } of texts) {
    for (const pattern of PAIRS) for (const [, en, es] of text.matchAll(pattern)) add(name, en, es);
    if (name.includes('labelsEs'))
      for (const [, quoted, bare, es] of text.matchAll(ROWS)) add(name, quoted ?? bare, es);
  }
  return found;
};

const spanishOf = (): Map<string, Set<string>> => {
  const found = new Map<string, Set<string>>();
  const add = (en: string | undefined, es: string | undefined): void => {
    if (!en || !es || en.length > MAX_LABEL) return;
    const key = en.toLowerCase();
    found.set(key, (found.get(key) ?? new Set()).add(es.toLowerCase()));
  };
  for (const { name, text } of texts) {
    for (const pattern of PAIRS) for (const [, en, es] of text.matchAll(pattern)) add(en, es);
    if (name.includes('labelsEs')) for (const [, quoted, bare, es] of text.matchAll(ROWS)) add(quoted ?? bare, es);
  }
  return found;
};

describe('the Spanish of the labels', () => {
  const found = spanishOf();

  it('is read from all of them', () => {
    expect(found.size).toBeGreaterThan(1_000);
    expect([...(found.get('slurry pickup') ?? [])]).toEqual(['recogida de lodo']);
  });

  it('is one word for one thing', () => {
    const several = [...found].filter(([en, es]) => es.size > 1 && !TWO_WORDS.has(en));
    expect(several.map(([en, es]) => `${en}: ${[...es].join(', ')}`)).toEqual([]);
  });

  it('is said in one place, from which forms, boards, papers, reports and lists take it', () => {
    const twice = [...placesOf()].filter(([, names]) => names.length > 1);
    // Refusals of two areas may say the same; a label stands in `domain/labels`.
    expect(
      twice.filter(([, names]) => !names.every((name) => name.startsWith('domain/refusals/'))).map(([text]) => text),
    ).toEqual([]);
    expect(twice.length).toBeLessThan(40);
  });
});
