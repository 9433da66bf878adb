import type { Language, LocalText } from '../localText';
import { fileColumn, type FileColumn } from '../exports/rowsFile';
import type { FieldKind } from '../fields/descriptor';
import { groupText } from './reportCells';
import { inOrder } from './inOrder';
import type { FilterValues, Report, ReportSort, ReportTotals } from './report';
import { SCREEN_TITLES } from '../labels/screens';
import { RECORD_LABELS } from '../labels/records';

/** What is set side by side: the number of the rows, and each sum. */
export interface Figure {
  name: string;
  label: LocalText;
  kind: FieldKind;
  total?: 'sum' | 'own';
}

/** A figure of one time and of the other. */
export interface ComparedFigure {
  first: number | null;
  other: number | null;
  difference: number | null;
  /** Of the first to the other; null where the other has nothing. */
  percent: number | null;
}

/** A group in both times; the row of all of them has no name. */
export interface ComparedRow {
  group_name: string | null;
  figures: readonly ComparedFigure[];
}

interface Sums {
  groups: readonly ReportTotals[];
  totals: ReportTotals;
}

const COUNT: Figure = { name: 'count', label: SCREEN_TITLES.jobs, kind: 'Int' };

export const figuresOf = ({ columns }: Pick<Report, 'columns'>): Figure[] => [
  COUNT,
  ...columns.filter(({ total }) => total !== undefined),
];

/** The filters of the time that is set beside that of the report; null where none is. */
export const otherTime = ({ compares }: Pick<Report, 'compares'>, values: FilterValues): FilterValues | null => {
  const { other_from = null, other_to = null, ...rest } = values;
  return compares && (other_from !== null || other_to !== null) ? { ...rest, from: other_from, to: other_to } : null;
};

const round = (value: number, places: number): number => Math.round(value * 10 ** places) / 10 ** places;

const compared = (first: number | null, other: number | null): ComparedFigure => {
  const hasBoth = first !== null && other !== null;
  return {
    first,
    other,
    difference: hasBoth ? round(first - other, 2) : null,
    percent: hasBoth && other !== 0 ? round(((first - other) / other) * 100, 1) : null,
  };
};

const valueOf = ({ name, total }: Figure, totals: ReportTotals | undefined): number | null => {
  if (name === 'count') return totals?.count ?? 0;
  return totals?.sums[name] ?? (total === 'sum' ? 0 : null);
};

/** Both times by group, those of the first in their order, then those of the other alone; all of them last. */
export const comparedRows = (report: Report, first: Sums, other: Sums): ComparedRow[] => {
  const figures = figuresOf(report);
  const names = [...new Set([...first.groups, ...other.groups].map(({ group_name }) => group_name))];
  const rowOf = (group_name: string | null, one: ReportTotals | undefined, two: ReportTotals | undefined) => ({
    group_name,
    figures: figures.map((figure) => compared(valueOf(figure, one), valueOf(figure, two))),
  });
  const within = ({ groups }: Sums) => new Map(groups.map((totals) => [totals.group_name, totals]));
  const [ones, twos] = [within(first), within(other)];
  return [...names.map((name) => rowOf(name, ones.get(name), twos.get(name))), rowOf(null, first.totals, other.totals)];
};

const WORDS = {
  total: RECORD_LABELS.total,
  first: { en: 'first', es: 'primero' },
  other: { en: 'compared', es: 'comparado' },
  difference: { en: 'difference', es: 'diferencia' },
  percent: { en: '%', es: '%' },
} as const satisfies Readonly<Record<string, LocalText>>;

/** The four columns of each figure. */
export const COMPARED = ['first', 'other', 'difference', 'percent'] as const;

/** What the columns are called in an address: 'area_first', 'area_difference'. */
export const comparedNames = (report: Report): string[] => [
  'group_name',
  ...figuresOf(report).flatMap(({ name }) => COMPARED.map((part) => `${name}_${part}`)),
];

/** The groups in an order; the row of all of them stays last. Without a column of theirs they stand as they are. */
export const sortedCompared = (
  report: Report,
  rows: readonly ComparedRow[],
  sort: ReportSort | null,
): readonly ComparedRow[] => {
  const at = sort ? comparedNames(report).indexOf(sort.column) - 1 : -2;
  if (!sort || at < -1) return rows;
  const valueOf = ({ group_name, figures }: ComparedRow): string | number | null =>
    at < 0
      ? group_name
      : (figures[Math.floor(at / COMPARED.length)]?.[COMPARED[at % COMPARED.length] ?? 'first'] ?? null);
  const isNamed = ({ group_name }: ComparedRow): boolean => group_name !== null;
  return [...inOrder(rows.filter(isNamed), sort, valueOf), ...rows.filter((row) => !isNamed(row))];
};

/** The heads of the columns, of the screen and of the file. */
export const comparedHead = (report: Report, language: Language): string[] => [
  report.group?.[language] ?? '',
  ...figuresOf(report).flatMap(({ label }) => COMPARED.map((part) => `${label[language]}, ${WORDS[part][language]}`)),
];

/** The label in front of the figures of a row. */
export const comparedName = (report: Report, { group_name }: ComparedRow, language: Language): string =>
  group_name === null ? WORDS.total[language] : groupText(report, group_name, language);

/** The columns of the file. */
export const comparedColumns = (report: Report, language: Language): FileColumn[] =>
  comparedHead(report, language).map((head, at) => fileColumn(head, at === 0 ? 'String' : 'Quantity'));

/** The values of a row of the file. */
export const comparedValues = (report: Report, row: ComparedRow, language: Language): (string | number | null)[] => [
  comparedName(report, row, language),
  ...row.figures.flatMap((figure) => COMPARED.map((part) => figure[part])),
];

/** The cells of a row of the paper. */
export const comparedCells = (report: Report, row: ComparedRow, language: Language): string[] =>
  comparedValues(report, row, language).map((value) => String(value ?? ''));
