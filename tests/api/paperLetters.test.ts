import { getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { block, paper, table } from '../../server/pdf/paper';
import { renderPdf } from '../../server/pdf/renderPdf';
import { hasProgram, saidByPdffonts } from '../support/debianPrograms';

interface Printed {
  /** Each letter of the paper, blanks left out. */
  letters: string[];
  /** Letters drawn as the box that a font has for what it lacks. */
  boxes: number;
  /** Texts with the place of their right end, in points from the left. */
  ends: number[];
}

/** What a reader finds where a font lacks a letter: the first glyph of each font is its box, which stands for no text. */
const BOX = '\u0000';
/** Parts of letters that have no text of their own, as the dots of Arabic ones. */
// eslint-disable-next-line no-control-regex -- readers give such letters for them
const PARTS = /[\u0001-\u001F]/g;

const read = async (bytes: Buffer): Promise<Printed> => {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const printed: Printed = { letters: [], boxes: 0, ends: [] };
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    for (const item of (await page.getTextContent()).items)
      if ('str' in item && item.str.trim() !== '') {
        printed.letters.push(...Array.from(item.str.normalize('NFC').replaceAll(/\s/g, '').replaceAll(PARTS, '')));
        printed.ends.push(Number(item.transform[4]) + item.width);
      }
  }
  printed.boxes = printed.letters.filter((sign) => sign === BOX).length;
  return printed;
};

const paperOf = (lines: readonly string[]): Promise<Buffer> =>
  renderPdf(
    paper({
      title: 'P',
      subtitle: '',
      printed: 'now',
      content: [
        block('', lines),
        table(
          [{ title: '', width: '*' }],
          lines.map((line) => [line]),
        ),
      ],
    }),
  );

const made = async (lines: readonly string[]): Promise<Printed> => read(await paperOf(lines));

const NAMES: readonly (readonly [string, string])[] = [
  ['Latin with accents', 'José Núñez Öztürk Łukasz Đặng Thị Ngọc Ánh Ștefan'],
  ['Greek', 'Γιώργος Παπαδόπουλος'],
  ['Cyrillic', 'Наталья Шевченко Ђорђевић'],
  ['Arabic', 'محمد عبد الله'],
  ['Hebrew', 'שרה כהן לוי'],
  ['Thai', 'สมชาย ใจดี'],
  ['simplified Chinese', '陈小明'],
  ['traditional Chinese', '陳灣龍'],
  ['Japanese', '池の家 さくら 髙橋'],
  ['Korean', '김민준 수영장'],
  ['Devanagari', 'राजेश शर्मा'],
  ['signs', '✓ ✔ ⌀ ½ ° ′ ″ → ≤ ☐ Ω × 🏊'],
  ['all of them in one line', 'Ana عربي 池の家 한국 שרה ✓'],
];
const sorted = (letters: Iterable<string>): string[] => [...letters].sort();

describe('a paper', () => {
  it.each(NAMES)('prints every letter of %s, and no box [PRT-006]', async (_script, name) => {
    const { letters, boxes } = await made([name]);
    expect(boxes).toBe(0);
    // Letters that are drawn together or in another order are still those of the name.
    const frame = await made(['x']);
    const wanted = Array.from(name.normalize('NFC').replaceAll(/\s/g, ''));
    const own = sorted(letters).join('');
    expect(own).toBe(sorted([...frame.letters.filter((sign) => sign !== 'x'), ...wanted, ...wanted]).join(''));
  });

  it.skipIf(!hasProgram('pdffonts'))(
    'has the fonts of all scripts within it, with what their letters mean (needs poppler-utils of Debian) [PRT-006]',
    async () => {
      const [, , ...fonts] = saidByPdffonts(await paperOf(NAMES.map(([, name]) => name)))
        .trim()
        .split('\n');
      expect(fonts.length).toBeGreaterThan(8);
      // name, type, encoding, embedded, subset, unicode
      for (const font of fonts) expect(font).toMatch(/ yes yes yes +\d+ +\d+$/);
    },
  );

  it('prints a question mark for what no font has, and nothing for what has no form [PRT-006]', async () => {
    const { letters, boxes } = await made(['a\u{12000}b\u200B\uFE0F\u202Ec\u0007d']);
    expect(boxes).toBe(0);
    expect(letters.join('')).toContain('a?bcd');
  });

  it('keeps a word without a blank in its column, and its neighbours on the paper [PRT-006]', async () => {
    const long = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.repeat(6);
    const bytes = await renderPdf(
      paper({
        title: `Order ${long}`,
        subtitle: long,
        printed: 'now',
        content: [
          table(
            [
              { title: 'Name', width: '*' },
              { title: 'Note', width: 'auto' },
              { title: 'Order By', width: 'auto' },
            ],
            [[long, long.toLowerCase(), 'Glenda']],
          ),
        ],
      }),
    );
    const { letters, ends } = await read(bytes);
    const text = letters.join('');
    expect(text).toContain('Glenda');
    for (const word of [long, long.toLowerCase()]) expect(text).toContain(word.slice(0, 10));
    expect(letters.filter((sign) => sign === 'Q')).toHaveLength(18);
    expect(Math.max(...ends)).toBeLessThanOrEqual(612 - 36 + 1);
  });

  it('puts the words of a name from right to left in the order in which they are read [PRT-006]', async () => {
    const pdf = await getDocumentProxy(
      new Uint8Array(
        await renderPdf(paper({ title: 'P', subtitle: '', printed: 'now', content: [block('', ['שרה לוי (12)'])] })),
      ),
    );
    const items = (await (await pdf.getPage(1)).getTextContent()).items.flatMap((item) =>
      'str' in item && /[\u05D0-\u05EA]/.test(item.str)
        ? [{ text: item.str.trim(), x: Number(item.transform[4]) }]
        : [],
    );
    const place = (word: string): number => items.find(({ text }) => text.includes(word))?.x ?? Number.NaN;
    expect(place('שרה')).toBeGreaterThanOrEqual(place('לוי'));
  });
});
