import type { LocalText } from '../localText';
import type { Need } from '../access/can';
import type { CivilDate } from '../civilDate';
import type { FieldKind } from '../fields/descriptor';

/** The addresses of the reports that are rows of sub-jobs or people, below /reports/ [RPT-002 RPT-003]. */
export const REPORT_NAMES = [
  'top-contacts',
  'customer-contact-list',
  'coverage',
  'per-company-job',
  'warranty-aging',
  'warranty-jobs-outstanding',
  'slurry-pickup',
  'color-location',
  'overrides',
] as const;
export type ReportName = (typeof REPORT_NAMES)[number];

/** The years of finished work beside one another, one report for each kind of it [RPT-001]. */
export const YEAR_CATEGORIES = ['gunite', 'pebble', 'remodel'] as const;
export type YearCategory = (typeof YEAR_CATEGORIES)[number];

/** The source of the options of a choice. */
export type ChoiceSource =
  | 'builder'
  | 'crew'
  | 'material'
  | 'color'
  | 'category'
  | 'status'
  | 'priority'
  | 'repair_supervisor'
  | 'slurry_pickup'
  | 'any_crew'
  | 'overrider';

interface FixedOption {
  id: number;
  name: LocalText;
}

interface FilterBase {
  name: string;
  label: LocalText;
}
export type ReportFilter =
  | (FilterBase & { kind: 'date'; preset: (today: CivilDate) => CivilDate | null })
  | (FilterBase & {
      kind: 'choice';
      from?: ChoiceSource;
      /** Options of the filter itself, before those of the table. */
      fixed?: readonly FixedOption[];
      preset?: number;
      /** The report is not run until this filter has a value. */
      isRequired?: true;
    })
  /** Yes, No, or both. */
  | (FilterBase & { kind: 'flag'; preset: boolean | null })
  | (FilterBase & { kind: 'text' });

/** The value of each filter, by its name; null is "all". */
export type FilterValue = string | number | boolean | null;
export type FilterValues = Readonly<Record<string, FilterValue>>;

export interface ReportColumn {
  name: string;
  label: LocalText;
  kind: FieldKind;
  /** The page that a click on the value opens. */
  opens?: 'job' | 'builder' | 'jobs';
  /** What stands below the column: the sum of its rows, or an own sum of the report that the server makes. */
  total?: 'sum' | 'own';
  /** The label shown where there is no value. */
  none?: LocalText;
  /** Its values are names of the product's own lists, several joined by commas: they are told in the language of the screen. */
  isListed?: true;
}

/** Bars beside the table: of the groups, or of the first rows. */
interface ReportChart {
  of: 'groups' | 'rows';
  /** The column with the length of a bar; of groups, `count` is the number of their rows. */
  value: string;
  /** The column with the name of a bar, where bars are rows. */
  name?: string;
  /** Groups that have a bar also where they have no rows, in their order: a gap is not seen among ages that are left out. */
  groups?: readonly string[];
  label: LocalText;
}

/** A report as a row of the table in A5: what is asked, what is shown and who may. */
export interface Report {
  name: ReportName;
  /** The query of the API. */
  query: `report${string}`;
  label: LocalText;
  need: Need;
  filters: readonly ReportFilter[];
  columns: readonly ReportColumn[];
  /** What a group is called; its name stands over its rows. Absent: one list. */
  group?: LocalText;
  chart?: ReportChart;
  /** A job may have several rows. */
  hasManyOfJob?: true;
  /** Two times can be set side by side, group by group. */
  compares?: true;
  /** Its rows say where their jobs are: a map stands beside the table. */
  hasMap?: true;
}

/** A cell of a report. */
export type Cell = string | number | boolean | null;
export type ReportRow = Readonly<Record<string, Cell>>;

/** The rows of a group, or of all of them, added up. */
export interface ReportTotals {
  /** Null of the sum of all. */
  group_name: string | null;
  count: number;
  /** How many rows of the job search stand behind them; null where the rows are no jobs. */
  job_rows: number | null;
  sums: Readonly<Record<string, number | null>>;
}

/** The most rows that a screen is given; a file has all of them. */
export const REPORT_ROWS = 2_000;

export interface ReportAnswer {
  /** In the order of their groups, within one as asked. */
  rows: readonly ReportRow[];
  groups: readonly ReportTotals[];
  totals: ReportTotals;
  /** The sums of the other time, where two are set side by side. */
  other: { groups: readonly ReportTotals[]; totals: ReportTotals } | null;
}

/** The order of the rows within their groups; none is the report's own. */
export interface ReportSort {
  column: string;
  descending: boolean;
}
