import type { LocalText } from '../localText';
import type { Need } from '../access/can';
import { report as needs } from '../access/needs';
import type { CivilDate } from '../civilDate';
import { inOrder } from './inOrder';
import type { ReportSort, YearCategory } from './report';
import { SCREEN_TITLES } from '../labels/screens';
import { FIELD_LABELS } from '../labels/fields';
import { RECORD_LABELS } from '../labels/records';

/** What is counted: sub-jobs that were finished, yards of gunite, square feet or batches of pebble. */
export const MEASURES = ['jobs', 'yards', 'area', 'batches'] as const;
export type Measure = (typeof MEASURES)[number];

export const MEASURE_LABELS: Readonly<Record<Measure, LocalText>> = {
  jobs: SCREEN_TITLES.jobs,
  yards: FIELD_LABELS.yards,
  area: RECORD_LABELS.area_sq_ft,
  batches: FIELD_LABELS.batches,
};

export interface YearReport {
  category: YearCategory;
  label: LocalText;
  need: Need;
  measures: readonly Measure[];
}

const PEBBLE_MEASURES = ['jobs', 'area', 'batches'] as const;

/** The three reports at /reports/year-over-year/{category} [RPT-001 RPT-005]. */
export const YEAR_REPORTS: Readonly<Record<YearCategory, YearReport>> = {
  gunite: {
    category: 'gunite',
    label: SCREEN_TITLES.year_over_year_gunite,
    need: needs('CAN_VIEW_REPORT_YEAR_OVER_YEAR_GUNITE'),
    measures: ['jobs', 'yards'],
  },
  pebble: {
    category: 'pebble',
    label: SCREEN_TITLES.year_over_year_pebble,
    need: needs('CAN_VIEW_REPORT_YEAR_OVER_YEAR_PEBBLE'),
    measures: PEBBLE_MEASURES,
  },
  remodel: {
    category: 'remodel',
    label: SCREEN_TITLES.year_over_year_remodel,
    need: needs('CAN_VIEW_REPORT_YEAR_OVER_YEAR_PEBBLE_REMODEL'),
    measures: PEBBLE_MEASURES,
  },
};

/** Years that are compared unless said: five with this one. */
const YEARS = 5;
/** The most years beside one another. */
export const MAX_YEARS = 20;

/** The years that are shown unless said. */
export const presetYears = (today: CivilDate): { from_year: number; to_year: number } => {
  const to_year = Number(today.slice(0, 4));
  return { from_year: to_year - YEARS + 1, to_year };
};

/** What was finished in a month of a year, and how much of it up to the day of today's date in that year. */
export interface MonthSum {
  year: number;
  month: number;
  value: number;
  to_date: number;
}

export interface YearRow {
  /** 1 to 12; `year_to_date` and `total` stand below. */
  month: number | 'year_to_date' | 'total';
  /** One for each year, oldest first. */
  values: readonly number[];
  /** Per cent of the last year to the one before; null where that had none, and while the time is not over. */
  change: number | null;
}

const round = (value: number): number => Math.round(value * 100) / 100;

const rowOf = (month: YearRow['month'], values: readonly number[], isOver = true): YearRow => {
  const [before, last] = values.slice(-2);
  const hasChange = isOver && values.length > 1 && before !== undefined && before !== 0 && last !== undefined;
  return {
    month,
    values: values.map(round),
    change: hasChange ? Math.round(((last - before) / before) * 1000) / 10 : null,
  };
};

/**
 * January to December, then "Year to date" (each year up to the day of today) and "Total" [RPT-013]. A month or a year
 * that is not over by today has no change yet: a part of it would be compared with a whole one.
 */
export const yearRows = (sums: readonly MonthSum[], years: readonly number[], today: CivilDate): YearRow[] => {
  const lastYear = years.at(-1) ?? 0;
  const isOver = (month: number): boolean => `${lastYear}-${String(month).padStart(2, '0')}` < today.slice(0, 7);
  const sumOf = (of: (sum: MonthSum) => number, year: number, month?: number): number =>
    sums
      .filter((sum) => sum.year === year && (month === undefined || sum.month === month))
      .reduce((all, sum) => all + of(sum), 0);
  return [
    ...Array.from({ length: 12 }, (_, index) =>
      rowOf(
        index + 1,
        years.map((year) => sumOf(({ value }) => value, year, index + 1)),
        isOver(index + 1),
      ),
    ),
    rowOf(
      'year_to_date',
      years.map((year) => sumOf(({ to_date }) => to_date, year)),
    ),
    rowOf(
      'total',
      years.map((year) => sumOf(({ value }) => value, year)),
      isOver(12),
    ),
  ];
};

/** The columns that the months may be sorted by. */
export const yearColumns = (years: readonly number[]): string[] => ['month', ...years.map(String), 'change'];

/** The months in an order; what stands below them stays there. */
export const sortedYears = (rows: readonly YearRow[], years: readonly number[], sort: ReportSort | null): YearRow[] => {
  if (!sort) return [...rows];
  const at = years.indexOf(Number(sort.column));
  const valueOf = ({ month, change, values }: YearRow): number | null =>
    sort.column === 'change' ? change : sort.column === 'month' ? Number(month) : (values[at] ?? null);
  const isMonth = ({ month }: YearRow): boolean => typeof month === 'number';
  return [...inOrder(rows.filter(isMonth), sort, valueOf), ...rows.filter((row) => !isMonth(row))];
};
