import type { Language } from '../localText';
import { fileColumn, type FileColumn } from '../exports/rowsFile';
import { formatValue } from '../fields/formatValue';
import { shownName } from '../lookups/shownName';
import type { FieldDescriptor } from '../fields/descriptor';
import type { Cell, Report, ReportColumn, ReportRow } from './report';
import { MONTHS, ROW_LABELS } from './yearTexts';
import type { YearRow } from './yearOverYear';

const fieldOf = ({ name, kind }: Pick<ReportColumn, 'name' | 'kind'>): FieldDescriptor => ({
  name,
  label: name,
  kind,
  required: false,
});

/** Names of the product's own lists, one or several. */
const listed = (names: string, language: Language): string =>
  names
    .split(', ')
    .map((name) => shownName(name, language))
    .join(', ');

/** A cell as the screen and the paper show it. */
export const cellText = (column: ReportColumn, value: Cell, language: Language): string => {
  if (value === null && column.none) return column.none[language];
  return column.isListed && typeof value === 'string'
    ? listed(value, language)
    : formatValue(fieldOf(column), value, language);
};

/** What a group of rows is called. A group of people, builders or colours is called by its own name. */
export const groupText = ({ group, columns }: Report, name: string, language: Language): string => {
  const column = columns.find(({ label }) => label.en === group?.en);
  return column && !column.isListed && !name.startsWith('(') ? name : listed(name, language);
};

/** The group stands before the columns, unless one of them says it already. */
const groupLabel = ({ group, columns }: Report, language: Language): string[] =>
  group && !columns.some(({ label }) => label.en === group.en) ? [group[language]] : [];

/** The columns of a file. */
export const reportColumns = (report: Report, language: Language): FileColumn[] => [
  ...groupLabel(report, language).map((label) => fileColumn(label, 'String')),
  ...report.columns.map(({ label, kind }) => fileColumn(label[language], kind)),
];

/** The values of a row of a file; where the screen has words of ours, those. */
export const reportValues = (report: Report, row: ReportRow, language: Language): unknown[] => [
  ...groupLabel(report, language).map(() => groupText(report, String(row.group_name ?? ''), language)),
  ...report.columns.map((column) => {
    const value = row[column.name] ?? null;
    return column.isListed || (value === null && column.none) ? cellText(column, value, language) : value;
  }),
];

/** A month, or what the rows below the months are called. */
export const monthText = ({ month }: YearRow, language: Language): string =>
  typeof month === 'number' ? (MONTHS[language][month - 1] ?? '') : ROW_LABELS[month][language];

/** The heads of a file of years. */
export const yearHead = (years: readonly number[], language: Language): string[] => [
  ROW_LABELS.month[language],
  ...years.map(String),
  ROW_LABELS.change[language],
];

/** The columns of a file of years. */
export const yearColumns = (years: readonly number[], language: Language): FileColumn[] =>
  yearHead(years, language).map((head, at) => fileColumn(head, at === 0 ? 'String' : 'Quantity'));

/** The values of a row of years. */
export const yearValues = (row: YearRow, language: Language): (string | number | null)[] => [
  monthText(row, language),
  ...row.values,
  row.change,
];

/** The cells of a row of years, as the paper has them. */
export const yearCells = (row: YearRow, language: Language): string[] =>
  yearValues(row, language).map((value) => String(value ?? ''));
