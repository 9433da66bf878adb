import { describe, expect, it } from 'vitest';
import type { FieldDescriptor } from '../../fields/descriptor';
import { sheetNames } from './bookXml';
import { cellXml, columnLetters } from './sheetXml';
import { meantText, xmlText } from './xmlText';

const field = (kind: FieldDescriptor['kind']): FieldDescriptor => ({ name: 'x', label: 'X', kind, required: false });
const text = (letters: string, style: number): string =>
  `<c r="A2" s="${style}" t="inlineStr"><is><t xml:space="preserve">${letters}</t></is></c>`;

describe('a cell of a workbook', () => {
  it.each<[FieldDescriptor['kind'], unknown, string]>([
    ['Int', -3, '<c r="A2" s="0"><v>-3</v></c>'],
    ['Money', 12.5, '<c r="A2" s="6"><v>12.5</v></c>'],
    ['Boolean', false, '<c r="A2" t="b"><v>0</v></c>'],
    ['Date', '2026-03-08', '<c r="A2" s="3"><v>46089</v></c>'],
    ['LocalDateTime', '2026-03-08T12:00:00', '<c r="A2" s="4"><v>46089.5</v></c>'],
    ['Time', '06:00', '<c r="A2" s="5"><v>0.25</v></c>'],
    ['String', '', ''],
    ['String', null, ''],
  ])('of a %s holds %j as its own type', (kind, value, xml) => {
    expect(cellXml('A2', field(kind), value, 'en')).toBe(xml);
  });

  it('holds an instant as the clock of the business shows it', () => {
    expect(cellXml('A2', field('DateTime'), '2026-03-08T18:00:00Z', 'en')).toContain('<v>46089.541666666664</v>');
  });

  it('keeps what a spreadsheet would read as a formula or a number the text that it is, also when it is edited', () => {
    for (const letters of ['=1+1', '@SUM(A1)', '007', '77001-0012', '(713) 555-0100'])
      expect(cellXml('A2', field('String'), letters, 'en')).toBe(text(letters, 2));
    expect(cellXml('A2', field('String'), 'Aqua', 'en')).toBe(text('Aqua', 0));
  });

  it('says in words what is no day, and is cut where a cell ends', () => {
    expect(cellXml('A2', field('Date'), 'None', 'en')).toBe(text('None', 0));
    expect(cellXml('A2', field('LongText'), 'x'.repeat(40_000), 'en')).toBe(text('x'.repeat(32_767), 0));
  });

  it('stands in columns A to Z, AA and so on', () => {
    expect([0, 25, 26, 701, 702].map(columnLetters)).toEqual(['A', 'Z', 'AA', 'ZZ', 'AAA']);
  });
});

describe('a text in a workbook', () => {
  it.each(['a & <b> "c"', 'bell \u0007, return \r\n', '\uFFFE', 'smile 😀', '_x0041_ as typed', ' spaces '])(
    'is valid XML and comes back as it was: %j',
    (letters) => {
      const xml = xmlText(letters);
      expect(xml).not.toMatch(/[\u0000-\u0008\u000B-\u001F\uFFFE\uFFFF]/); // eslint-disable-line no-control-regex
      const plain = xml
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&quot;', '"')
        .replaceAll('&amp;', '&');
      expect(meantText(plain)).toBe(letters);
    },
  );

  it('has a sign for half a pair, which no file can hold', () => {
    expect(xmlText('x\uD83Dy')).toBe('x\uFFFDy');
  });
});

it('names sheets as workbooks allow: short, without some signs, none twice', () => {
  expect(sheetNames(['Jobs', 'jobs', "'[A]/B:C?'", '', 'A very long name of some data set, indeed'])).toEqual([
    'Jobs',
    'jobs 2',
    'A  B C',
    'Sheet',
    'A very long name of some data s',
  ]);
});
