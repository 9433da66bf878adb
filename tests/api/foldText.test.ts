import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText } from '../../domain/foldText';
import { testDatabase } from '../support/database';

const { pool } = await testDatabase();

const folded = async (texts: readonly string[]): Promise<string[]> => {
  const { rows } = await pool.query<{ folded: string }>(
    'select fold_text(given) as folded from unnest($1::text[]) with ordinality as one(given, place) order by place',
    [texts],
  );
  return rows.map((row) => row.folded);
};

/** Letters, marks and signs of the scripts that names are written in, and the compatible forms of them. */
const SCRIPTS = [
  [0x01, 0x05_2f],
  [0x1e_00, 0x21_8f],
  [0x25_00, 0x27_bf],
  [0x2c_60, 0x2c_7f],
  [0x2e_00, 0x30_ff],
  [0xa7_20, 0xa7_b7],
  [0xfb_00, 0xfb_06],
  [0xfe_50, 0xff_ef],
] as const;

const NAMES = [
  "St. Mary's",
  'Siobhán O’Dowd',
  'Đức Đặng',
  'Łukasz Wałęsa',
  'Weiß ẞ',
  'ΟΔΟΣ ΣΑΣ.',
  'Jones–Smith',
  'İI ıi',
  '１２.５ ½ 3.5. .5 1..2',
  'a . b',
  ' \u00A0 ',
  '',
  '´acute ¨ …',
];

describe('the folding of texts', () => {
  it('is one rule in the database and in TypeScript, for each sign alone and between others [KEY-019]', async () => {
    const signs = SCRIPTS.flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_none, at) => String.fromCodePoint(first + at)),
    );
    const texts = [...NAMES, ...signs, ...signs.map((sign) => `Ab${sign}1.${sign}2 É${sign}`)];
    const given = await folded(texts);
    const others = texts.flatMap((text, at) =>
      given[at] === foldText(text) ? [] : [`${JSON.stringify(text)}: ${given[at]} is not ${foldText(text)}`],
    );
    expect(others).toEqual([]);
  });

  it('is one rule for any text [KEY-019]', async () => {
    const sign = fc.oneof(
      { arbitrary: fc.constantFrom(...Array.from(".'’-– \t\n\u00A0é\u0301ßæđłIİσΣ0123456789abcXYZ")), weight: 6 },
      { arbitrary: fc.integer({ min: 1, max: 0x05_2f }).map((code) => String.fromCodePoint(code)), weight: 2 },
      { arbitrary: fc.constantFrom('👍', '日本', '½', 'ﬃ', 'ǅ', '№', '™'), weight: 1 },
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.string({ unit: sign, maxLength: 24 }), { minLength: 50, maxLength: 50 }),
        async (texts) => {
          expect(await folded(texts)).toEqual(texts.map(foldText));
          expect(texts.map((text) => foldText(foldText(text)))).toEqual(texts.map(foldText));
        },
      ),
      { numRuns: 60 },
    );
  });
});
