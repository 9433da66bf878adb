import type { Language } from '#domain/localText';
import { fileColumn, type FileColumn, type FileFormat } from '#domain/exports/rowsFile';
import type { FieldKind } from '#domain/fields/descriptor';
import { formatValue } from '#domain/fields/formatValue';
import type { ReportMessage } from './messages';
import type { ReportLine } from './reportApi';

interface Column {
  name: keyof ReportLine;
  label: ReportMessage;
  kind: FieldKind;
}

/** The columns of the report, on the screen, in print and in the file [INV-022]. */
export const REPORT_COLUMNS: readonly Column[] = [
  { name: 'product_name', label: 'product', kind: 'String' },
  { name: 'description', label: 'description', kind: 'String' },
  { name: 'unit_count', label: 'units', kind: 'Int' },
  { name: 'individual_count', label: 'individual', kind: 'Int' },
  { name: 'total_units', label: 'total_units', kind: 'Quantity' },
  { name: 'order_unit', label: 'order_unit', kind: 'String' },
  { name: 'unit_cost', label: 'unit_cost', kind: 'Money' },
  { name: 'inventory_cost', label: 'inventory_cost', kind: 'Money' },
  { name: 'reorder_level', label: 'reorder_level', kind: 'Quantity' },
  { name: 'target_level', label: 'target_level', kind: 'Quantity' },
  { name: 'on_order', label: 'on_order', kind: 'Int' },
  { name: 'to_order', label: 'to_order', kind: 'Int' },
  { name: 'count_date', label: 'count_date', kind: 'Date' },
];

/** Those of them that the rows have: who may not see prices and costs has no column of them [USR-017]. */
export const columnsOf = (isPriced: boolean): readonly Column[] =>
  isPriced ? REPORT_COLUMNS : REPORT_COLUMNS.filter(({ kind }) => kind !== 'Money');

export const isNumeric = ({ kind }: Pick<Column, 'kind'>): boolean =>
  kind === 'Int' || kind === 'Money' || kind === 'Quantity';

/** A value as it is read; total units always have two decimals [INV-021]. */
export const reportText = ({ name, kind }: Column, row: ReportLine, language: Language): string => {
  const value = row[name];
  if (name === 'total_units') return row.total_units?.toFixed(2) ?? '';
  return formatValue({ name, label: name, kind, required: false }, value, language);
};

/** A value of the file; total units have two decimals there too, which in a workbook is for its reader to choose. */
export const fileValue = (name: keyof ReportLine, row: ReportLine, format: FileFormat): unknown =>
  name === 'total_units' && format === 'csv' ? (row.total_units?.toFixed(2) ?? null) : row[name];

/** The columns of the file. */
export const fileColumns = (text: (label: ReportMessage) => string, columns: readonly Column[]): FileColumn[] => [
  fileColumn(text('category'), 'String'),
  ...columns.map(({ label, kind }) => fileColumn(text(label), kind)),
];

export interface ReportSort {
  name: keyof ReportLine;
  descending: boolean;
}

const compared = (a: ReportLine[keyof ReportLine], b: ReportLine[keyof ReportLine]): number => {
  if (a == null || b == null) return Number(a == null) - Number(b == null);
  return typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b));
};

/** What is to be ordered; a role that is not told how much has none. */
export const isToOrder = ({ to_order }: Pick<ReportLine, 'to_order'>): boolean => to_order !== null && to_order > 0;

/** The rows by their category, all together for a role that does not see it; within one as the server gave them, or sorted by a column. */
export const groupedLines = (
  rows: readonly ReportLine[],
  sort: ReportSort | null,
): { category: string; rows: readonly ReportLine[] }[] => {
  const groups = new Map<string, ReportLine[]>();
  for (const row of rows) {
    const category = row.category ?? '';
    groups.set(category, [...(groups.get(category) ?? []), row]);
  }
  return [...groups].map(([category, members]) => ({
    category,
    rows: sort
      ? members.toSorted((a, b) => (sort.descending ? -1 : 1) * compared(a[sort.name], b[sort.name]))
      : members,
  }));
};
