import type { Language } from '../access/localText';
import { csvCell, guarded } from '../exports/csv';
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

/** The heads of the columns of a file. */
export const reportHead = (report: Report, language: Language): string[] =>
  [...groupLabel(report, language), ...report.columns.map(({ label }) => label[language])].map(guarded);

/** The cells of a row of a file: numbers plain, texts that start no formula. */
export const reportCells = (report: Report, row: ReportRow, language: Language): string[] => [
  ...groupLabel(report, language).map(() => guarded(groupText(report, String(row.group_name ?? ''), language))),
  ...report.columns.map((column) => {
    const value = row[column.name] ?? null;
    return column.isListed || (value === null && column.none)
      ? guarded(cellText(column, value, language))
      : csvCell(fieldOf(column), value, language);
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

/** The cells of a row of years. */
export const yearCells = (row: YearRow, language: Language): string[] => [
  monthText(row, language),
  ...row.values.map(String),
  row.change === null ? '' : String(row.change),
];
