import type { FieldDescriptor } from '../../fields/descriptor';

interface LookOf {
  font?: number;
  format?: number;
  /** Keeps a text a text when somebody edits its cell. */
  quoted?: boolean;
}

/** How cells look, in the order of their numbers. */
const LOOKS = {
  plain: {},
  head: { font: 1 },
  quoted: { quoted: true },
  date: { format: 164 },
  moment: { format: 165 },
  time: { format: 166 },
  money: { format: 167 },
} as const satisfies Readonly<Record<string, LookOf>>;
export type Look = keyof typeof LOOKS;

const xf = ({ font = 0, format = 0, quoted = false }: LookOf): string =>
  `<xf numFmtId="${format}" fontId="${font}" fillId="0" borderId="0" xfId="0"${format > 0 ? ' applyNumberFormat="1"' : ''}${font > 0 ? ' applyFont="1"' : ''}${quoted ? ' quotePrefix="1"' : ''}/>`;

const NAMES = Object.keys(LOOKS);

/** The number by which a cell names its look. */
export const styleOf = (look: Look): number => NAMES.indexOf(look);

const FORMATS = [
  [164, 'mm/dd/yyyy'],
  [165, 'mm/dd/yyyy hh:mm AM/PM'],
  [166, 'hh:mm AM/PM'],
  [167, '&quot;$&quot;#,##0.00'],
] as const;

/** The part `xl/styles.xml`. */
export const STYLES_XML = [
  '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">',
  `<numFmts count="${FORMATS.length}">${FORMATS.map(([id, code]) => `<numFmt numFmtId="${id}" formatCode="${code}"/>`).join('')}</numFmts>`,
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>',
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>',
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>',
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
  `<cellXfs count="${NAMES.length}">${Object.values(LOOKS).map(xf).join('')}</cellXfs>`,
  '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>',
  '</styleSheet>',
].join('');

/** How wide the values of a kind are, in letters. */
const WIDTHS: Readonly<Partial<Record<FieldDescriptor['kind'], number>>> = {
  Int: 9,
  Quantity: 11,
  Money: 13,
  Boolean: 9,
  Date: 12,
  DateTime: 20,
  LocalDateTime: 20,
  Time: 10,
  StateCode: 7,
  PostalCode: 11,
  PhoneNumber: 16,
  EmailAddress: 30,
  URL: 32,
  LongText: 44,
  List: 26,
};
const MIN_WIDTH = 8;
const MAX_WIDTH = 60;

/** How wide a column is: enough for its head and for what its kind usually says. */
export const columnWidth = (head: string, { kind, max }: Pick<FieldDescriptor, 'kind' | 'max'>): number => {
  const usual = WIDTHS[kind] ?? Math.min(24, max ?? 24);
  return Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, usual, head.length + 2));
};
