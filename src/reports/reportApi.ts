import type { Server } from '../dataProvider/server';
import { composed, gql } from '../dataProvider/gql';
import type {
  Cell,
  FilterValues,
  Report,
  ReportAnswer,
  ReportSort,
  ReportTotals,
  YearCategory,
} from '#domain/reports/report';
import type { Measure, YearRow } from '#domain/reports/yearOverYear';
import type { Choice } from '../inputs/choice';

/** What can be chosen in each filter. */
export type ReportOptions = Readonly<Record<string, readonly Choice[]>>;

interface YearFilters {
  category: YearCategory;
  measure: Measure;
  from_year: number;
  to_year: number;
}
interface Years {
  years: readonly number[];
  rows: readonly YearRow[];
}

export interface ReportApi {
  read: (report: Report, filters: FilterValues, sort: ReportSort | null) => Promise<ReportAnswer>;
  options: (report: Report) => Promise<ReportOptions>;
  years: (filters: YearFilters, sort: ReportSort | null) => Promise<Years>;
}

/** Fields of a row that are no columns, by which links and marks know their records. */
const HIDDEN = ['row_id', 'job_id', 'customer_id', 'group_name'];

const questionOf = (report: Report) => {
  const places = report.hasMap ? ['lat', 'lon'] : [];
  const columns = [...new Set([...report.columns.map(({ name }) => name), ...HIDDEN, ...places])].join(' ');
  const sums = report.columns.filter(({ total }) => total !== undefined).map(({ name }) => name);
  const totals = ['group_name', 'count', 'job_rows', ...sums].join(' ');
  const other = report.compares ? `other_groups { ${totals} } other_totals { ${totals} }` : '';
  const stem = report.query.slice('report'.length);
  return composed<
    Readonly<Record<string, Read | undefined>>
  >(`query ${stem}($filters: Report${stem}Filters, $sort: String, $asc: Boolean) {
    ${report.query}(filters: $filters, sort: $sort, asc: $asc) { rows { ${columns} } groups { ${totals} } totals { ${totals} } ${other} }
  }`);
};

const OPTIONS = gql(`
  query ReportOptions($report: String!) {
    reportChoices(report: $report) {
      filter
      options {
        id
        name
      }
    }
  }
`);
const YEARS = gql(`
  query YearOverYear($filters: ReportYearOverYearFilters!, $sort: String, $asc: Boolean) {
    reportYearOverYear(filters: $filters, sort: $sort, asc: $asc) {
      years
      rows {
        month
        values
        change
      }
    }
  }
`);

type Sums = Record<string, Cell> & { group_name: string | null; count: number; job_rows: number | null };
interface Read {
  rows: Record<string, Cell>[];
  groups: Sums[];
  totals: Sums;
  other_groups?: Sums[] | null;
  other_totals?: Sums | null;
}
const totalsOf = ({ group_name, count, job_rows, ...sums }: Sums): ReportTotals => ({
  group_name,
  count,
  job_rows,
  sums: Object.fromEntries(
    Object.entries(sums).map(([name, value]) => [name, typeof value === 'number' ? value : null]),
  ),
});

const sortAsked = (sort: ReportSort | null) => ({ sort: sort?.column ?? null, asc: sort ? !sort.descending : null });

/** The calls of the reports. */
export const apolloReportApi = (server: Server): ReportApi => ({
  read: async (report, filters, sort) => {
    const variables = { filters, ...sortAsked(sort) };
    const data = await server.query(questionOf(report), variables);
    const answer = data[report.query];
    if (!answer) throw new Error(`${report.query} was not answered`);
    const { rows, groups, totals, other_groups, other_totals } = answer;
    return {
      rows,
      groups: groups.map(totalsOf),
      totals: totalsOf(totals),
      other: other_totals ? { groups: (other_groups ?? []).map(totalsOf), totals: totalsOf(other_totals) } : null,
    };
  },
  options: async ({ name }) => {
    const { reportChoices } = await server.query(OPTIONS, {
      report: name,
    });
    return Object.fromEntries(reportChoices.map(({ filter, options }) => [filter, options]));
  },
  years: async (filters, sort) => {
    const { reportYearOverYear: answer } = await server.query(YEARS, { filters, ...sortAsked(sort) });
    return {
      years: answer.years,
      rows: answer.rows.map(({ month, ...row }) => ({
        ...row,
        month: month === 'total' || month === 'year_to_date' ? month : Number(month),
      })),
    };
  },
});
