import type { Language } from '../localText';
import type { FieldDescriptor } from '../fields/descriptor';

/** The forms in which rows leave the house. */
export const FILE_FORMATS = ['csv', 'xlsx'] as const;
export type FileFormat = (typeof FILE_FORMATS)[number];

/** Those, and a table of HTML, which a browser puts on the clipboard. */
export const SENT_FORMATS = [...FILE_FORMATS, 'html'] as const;
export type SentFormat = (typeof SENT_FORMATS)[number];

/** A column of a file: its head, and the field that says what its values are. */
export interface FileColumn {
  head: string;
  field: FieldDescriptor;
}

/** What rows a file holds, whatever its form: values as they are, a text where a cell says something in words. */
export interface FileTable {
  /** The name of the sheet in a workbook. */
  title: string;
  columns: readonly FileColumn[];
  language: Language;
}

/** `{data-set}-{YYYY-MM-DD}.csv` [ADM-007] */
export const fileName = (dataSet: string, today: string, format: SentFormat): string => `${dataSet}-${today}.${format}`;

/** A column of a file that no table of the database has. */
export const fileColumn = (head: string, kind: FieldDescriptor['kind'], scale?: number): FileColumn => ({
  head,
  field: { name: head, label: head, kind, required: false, ...(scale === undefined ? {} : { scale }) },
});
