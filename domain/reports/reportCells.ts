import type { Language } from '../access/localText';
import { csvCell, guarded } from '../csv/csv';
import { formatValue } from '../fields/formatValue';
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

/** A cell as the screen and the paper show it. */
export const cellText = (column: ReportColumn, value: Cell, language: Language): string =>
  value === null && column.none ? column.none[language] : formatValue(fieldOf(column), value, language);

/** The group stands before the columns, unless one of them says it already. */
const groupLabel = ({ group, columns }: Report, language: Language): string[] =>
  group && !columns.some(({ label }) => label.en === group.en) ? [group[language]] : [];

/** The heads of the columns of a file. */
export const reportHead = (report: Report, language: Language): string[] =>
  [...groupLabel(report, language), ...report.columns.map(({ label }) => label[language])].map(guarded);

/** The cells of a row of a file: numbers plain, texts that start no formula. */
export const reportCells = (report: Report, row: ReportRow, language: Language): string[] => [
  ...groupLabel(report, language).map(() => guarded(String(row.group_name ?? ''))),
  ...report.columns.map((column) => {
    const value = row[column.name] ?? null;
    return value === null && column.none ? guarded(column.none[language]) : csvCell(fieldOf(column), value, language);
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
