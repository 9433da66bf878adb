import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces';
import { LOCALES, type Language, type LocalText } from '#domain/localText';
import type { Contractor } from './readContractor';

const HALF_INCH = 36;
const INK = '#0D224A';
const PALE = '#e8ecf3';

const UNNAMED: Contractor = { name: '', address: '', phone: '' };

interface Paper {
  /** Whose paper it is (readContractor). */
  contractor?: Contractor;
  title: string;
  /** The same in Spanish, for what is said of it on a screen; by default the title, where that is in the reader's language. */
  title_es?: string;
  /** Under the title: status, dates. */
  subtitle: string;
  content: Content[];
  /** The printed time, as text. */
  printed: string;
  /** What it is written in; a voice that reads it aloud is chosen by it. English unless said. */
  language?: Language;
}

/** A paper as plain data, which a thread can be given: what draws its foot stands in `pdfWorker.mjs`. */
export type PaperDocument = Omit<
  TDocumentDefinitions,
  'footer' | 'header' | 'pageBreakBefore' | 'background' | 'content'
> & {
  content: Content[];
  printed: string;
  /** What it is called where one is told of it. */
  called: LocalText;
};

/**
 * A page of US Letter as all papers look: head with the contractor and the title, foot with page and time; a
 * heading with `headlineLevel` 1 never stands alone at the end of a page.
 */
export const paper = ({
  contractor = UNNAMED,
  title,
  title_es = title,
  subtitle,
  content,
  printed,
  language = 'en',
}: Paper): PaperDocument => ({
  pageSize: 'LETTER',
  pageMargins: HALF_INCH,
  info: { title, creator: 'Trowel' },
  // Whoever reads it aloud is told the language and the title; both need this version. Tags pdfmake has none.
  version: '1.7',
  language: LOCALES[language],
  displayTitle: true,
  defaultStyle: { font: 'Roboto', fontSize: 9.5, lineHeight: 1.2 },
  content: [
    {
      columns: [
        { text: contractor.name, bold: true, fontSize: 13, color: INK },
        { text: title, bold: true, fontSize: 15, alignment: 'right', color: INK },
      ],
    },
    {
      columns: [
        { text: [contractor.address, contractor.phone].filter(Boolean).join(' · '), color: '#444' },
        { text: subtitle, alignment: 'right', color: '#444' },
      ],
      margin: [0, 2, 0, 12],
    },
    ...content,
  ],
  printed,
  called: { en: title, es: title_es },
});

/** A titled block of lines, without the empty ones. */
export const block = (title: string, lines: readonly (string | null | undefined)[]): Content => ({
  stack: [
    { text: title, bold: true, color: INK, fontSize: 9 },
    ...lines.filter((line): line is string => Boolean(line)).map((text) => ({ text })),
  ],
  margin: [0, 0, 0, 12],
});

interface Column {
  title: string;
  width: number | '*' | 'auto';
  right?: boolean;
}

/** A table with a head on every page; `foot` is its last row, in bold. */
export const table = (
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  foot?: readonly string[],
): Content => {
  const cell = (text: string, index: number, bold = false): TableCell => ({
    text,
    bold,
    alignment: columns[index]?.right ? 'right' : 'left',
  });
  return {
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: columns.map(({ width }) => width),
      body: [
        columns.map(({ title }, index): TableCell => ({
          text: title,
          bold: true,
          fillColor: PALE,
          alignment: columns[index]?.right ? 'right' : 'left',
        })),
        ...rows.map((row) => row.map((text, index) => cell(text, index))),
        ...(foot ? [foot.map((text, index) => cell(text, index, true))] : []),
      ],
    },
    layout: 'lines',
    margin: [0, 0, 0, 12],
  };
};

/** Lines to write on, side by side: "Shipped by", "Date". */
export const signatures = (labels: readonly string[]): Content => ({
  columns: labels.map((label) => ({
    stack: [
      { text: '______________________', margin: [0, 28, 0, 2] },
      { text: label, fontSize: 8 },
    ],
  })),
});
