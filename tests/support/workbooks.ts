import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import * as XLSX from '@e965/xlsx';
import { ZipFile } from 'yazl';

/** Rows of cells: plain values, or cells as the library has them. */
export type SheetRows = readonly (readonly (string | number | boolean | XLSX.CellObject)[])[];

/** Workbooks as somebody else reads and writes them: nothing in here is ours. */
export const readBook = (bytes: Uint8Array): XLSX.WorkBook =>
  XLSX.read(bytes, { type: 'buffer', cellNF: true, cellStyles: true, cellHTML: false, cellFormula: true });

/** The values of a sheet as they are stored, row by row. */
export const cellsOf = (book: XLSX.WorkBook, name: string = book.SheetNames[0] ?? ''): unknown[][] => {
  const sheet = book.Sheets[name];
  const { s, e } = XLSX.utils.decode_range(sheet?.['!ref'] ?? 'A1');
  const upTo = (last: number): number[] => Array.from({ length: last + 1 }, (_, at) => at);
  return upTo(e.r)
    .slice(s.r)
    .map((r) => upTo(e.c).map((c): unknown => sheet?.[XLSX.utils.encode_cell({ r, c })]?.v ?? null));
};

/** A workbook of sheets, given by their rows; texts stand in its table of texts, as programs write them. */
export const aBook = (
  sheets: Readonly<Record<string, SheetRows>>,
  change: (book: XLSX.WorkBook) => void = () => undefined,
): Uint8Array<ArrayBuffer> => {
  const book = XLSX.utils.book_new();
  for (const [name, rows] of Object.entries(sheets))
    XLSX.utils.book_append_sheet(book, XLSX.utils.aoa_to_sheet(rows.map((row) => [...row])), name);
  change(book);
  const bytes: Buffer = XLSX.write(book, { type: 'buffer', bookType: 'xlsx', bookSST: true, compression: true });
  return new Uint8Array(bytes);
};

/** An archive of parts as they are given. */
export const anArchive = async (
  parts: Readonly<Record<string, string | Readable>>,
): Promise<Uint8Array<ArrayBuffer>> => {
  const zip = new ZipFile();
  for (const [path, content] of Object.entries(parts)) {
    if (typeof content === 'string') zip.addBuffer(Buffer.from(content), path);
    else zip.addReadStream(content, path);
  }
  zip.end();
  return new Uint8Array(await buffer(Readable.from(zip.outputStream)));
};

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const rels = (...targets: readonly (readonly [kind: string, target: string])[]): string =>
  `<Relationships>${targets.map(([kind, target], at) => `<Relationship Id="rId${at + 1}" Type="${OFFICE}/${kind}" Target="${target}"/>`).join('')}</Relationships>`;

/** The parts of a workbook with one sheet, whose XML is given: what programs rarely write. */
export const bareBook = (sheet: string | Readable, more: Readonly<Record<string, string>> = {}) =>
  anArchive({
    '_rels/.rels': rels(['officeDocument', 'xl/workbook.xml']),
    'xl/workbook.xml': `<workbook xmlns:r="${OFFICE}"><sheets><sheet name="One" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': rels(['worksheet', 'worksheets/sheet1.xml'], ['styles', 'styles.xml']),
    'xl/worksheets/sheet1.xml': sheet,
    ...more,
  });
