import { posix } from 'node:path';
import { meantText } from '#domain/exports/workbook/xmlText';
import { MAX_CELL_LETTERS, MAX_SHEETS, MAX_STYLES } from '../limits';
import { refused } from '../refused';
import type { Book } from './openBook';
import { numberFormat, type NumberFormat } from './numberFormats';
import { MAX_RAW_LETTERS, readXml } from './readXml';
import type { TextStore } from './textStore';

interface Sheet {
  name: string;
  path: string;
}

/** What the rest of a workbook says of its sheets. */
export interface BookParts {
  /** Those with cells that are in sight, in their order. */
  sheets: readonly Sheet[];
  from1904: boolean;
  /** Its writer left the formulas to whoever opens it: what stands as their result was never calculated. */
  isUncalculated: boolean;
  texts: Pick<TextStore, 'at'>;
  /** By the number of a cell's style. */
  formats: readonly NumberFormat[];
}

const isTrue = (attribute: string | undefined): boolean => ['1', 'true'].includes(attribute ?? '');

interface Relation {
  kind: string;
  path: string;
}

/** Where the parts lie that a part names, by their ids. */
const relationsOf = async (book: Book, part: string): Promise<Map<string, Relation>> => {
  const found = new Map<string, Relation>();
  const folder = posix.dirname(part);
  const rels = posix.join(folder, '_rels', `${posix.basename(part)}.rels`);
  if (!book.has(rels)) throw refused('import_no_book');
  await readXml(await book.read(rels), {
    open: (name, { Id = '', Type = '', Target = '', TargetMode = '' }) => {
      if (name !== 'Relationship' || TargetMode === 'External') return;
      const path = Target.startsWith('/') ? Target.slice(1) : posix.join(folder, Target);
      if (found.size >= MAX_SHEETS * 2) throw refused('import_book_large');
      found.set(Id, { kind: posix.basename(Type), path });
    },
  });
  return found;
};

/** The texts that cells name by number, without the readings that eastern scripts have beside them. */
const readTexts = async (book: Book, path: string | undefined, texts: TextStore): Promise<void> => {
  if (path === undefined || !book.has(path)) return;
  let text = '';
  let isReading = false;
  await readXml(await book.read(path), {
    open: (name) => {
      if (name === 'si') text = '';
      if (name === 'rPh') isReading = true;
    },
    close: (name, letters) => {
      if (name === 't' && !isReading && text.length < MAX_RAW_LETTERS) text += letters;
      if (name === 'rPh') isReading = false;
      // What is too long for a cell is told of the cell that names it.
      if (name === 'si') texts.add(meantText(text).slice(0, MAX_CELL_LETTERS + 1));
    },
  });
  texts.seal();
};

const readFormats = async (book: Book, path: string | undefined): Promise<NumberFormat[]> => {
  const formats: NumberFormat[] = [];
  if (path === undefined || !book.has(path)) return formats;
  const codes = new Map<number, string>();
  let isOfCells = false;
  await readXml(await book.read(path), {
    open: (name, { numFmtId = '0', formatCode = '' }) => {
      if (codes.size + formats.length > MAX_STYLES) throw refused('import_book_large');
      if (name === 'numFmt') codes.set(Number(numFmtId), formatCode);
      if (name === 'cellXfs') isOfCells = true;
      if (name === 'xf' && isOfCells) formats.push(numberFormat(Number(numFmtId), codes.get(Number(numFmtId))));
    },
    close: (name) => {
      if (name === 'cellXfs') isOfCells = false;
    },
  });
  return formats;
};

/**
 * Reads what a workbook is made of.
 * @param texts takes the texts of its cells
 * @throws AppError for an archive that is no workbook
 */
export const readBookParts = async (book: Book, texts: TextStore): Promise<BookParts> => {
  if (!book.has('_rels/.rels')) throw refused('import_no_book');
  const main = [...(await relationsOf(book, '')).values()].find(({ kind }) => kind === 'officeDocument')?.path;
  if (main === undefined || !main.endsWith('.xml')) throw refused('import_no_book');
  const relations = await relationsOf(book, main);
  const sheets: Sheet[] = [];
  let isBook = false;
  let from1904 = false;
  let isUncalculated = false;
  await readXml(await book.read(main), {
    open: (name, attributes) => {
      if (name === 'workbook') isBook = true;
      if (name === 'workbookPr') from1904 = isTrue(attributes.date1904);
      if (name === 'calcPr')
        isUncalculated = isTrue(attributes.fullCalcOnLoad) || ['0', 'false'].includes(attributes.calcCompleted ?? '');
      if (name !== 'sheet' || (attributes.state ?? 'visible') !== 'visible') return;
      if (sheets.length >= MAX_SHEETS) throw refused('import_book_large');
      const id = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1] ?? '';
      const relation = relations.get(id);
      if (relation?.kind === 'worksheet') sheets.push({ name: attributes.name ?? '', path: relation.path });
    },
  });
  if (!isBook || sheets.length === 0) throw refused('import_no_book');
  const pathOf = (kind: string): string | undefined => [...relations.values()].find((one) => one.kind === kind)?.path;
  await readTexts(book, pathOf('sharedStrings'), texts);
  return {
    sheets,
    from1904,
    isUncalculated,
    texts,
    formats: await readFormats(book, pathOf('styles')),
  };
};
