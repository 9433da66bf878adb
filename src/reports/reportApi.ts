import { gql, type ApolloClient, type DocumentNode } from '@apollo/client';
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
import { calls } from '../dataProvider/calls';

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
  years: (filters: YearFilters) => Promise<Years>;
}

/** Fields of a row that are no columns, by which links and marks know their records. */
const HIDDEN = ['row_id', 'job_id', 'customer_id', 'group_name'];

const questionOf = (report: Report): DocumentNode => {
  const columns = [...new Set([...report.columns.map(({ name }) => name), ...HIDDEN])].join(' ');
  const sums = report.columns.filter(({ total }) => total !== undefined).map(({ name }) => name);
  const totals = ['group_name', 'count', ...sums].join(' ');
  const stem = report.query.slice('report'.length);
  return gql(`query ${stem}($filters: Report${stem}Filters, $sort: String, $asc: Boolean) {
    ${report.query}(filters: $filters, sort: $sort, asc: $asc) { rows { ${columns} } groups { ${totals} } totals { ${totals} } }
  }`);
};

const OPTIONS = gql`
  query ReportOptions($report: String!) {
    reportChoices(report: $report) {
      filter
      options {
        id
        name
      }
    }
  }
`;
const YEARS = gql`
  query YearOverYear($filters: ReportYearOverYearFilters!) {
    reportYearOverYear(filters: $filters) {
      years
      rows {
        month
        values
        change
      }
    }
  }
`;

type Sums = Record<string, Cell> & { group_name: string | null; count: number };
interface Read {
  rows: Record<string, Cell>[];
  groups: Sums[];
  totals: Sums;
}
const totalsOf = ({ group_name, count, ...sums }: Sums): ReportTotals => ({
  group_name,
  count,
  sums: Object.fromEntries(
    Object.entries(sums).map(([name, value]) => [name, typeof value === 'number' ? value : null]),
  ),
});

/** The reports over the app's one client. */
export const apolloReportApi = (client: ApolloClient<unknown>): ReportApi => ({
  read: async (report, filters, sort) => {
    const variables = { filters, sort: sort?.column ?? null, asc: sort ? !sort.descending : null };
    const data = await calls(client).ask<Record<string, Read>>(questionOf(report), variables);
    const answer = data[report.query];
    if (!answer) throw new Error(`${report.query} was not answered`);
    return { rows: answer.rows, groups: answer.groups.map(totalsOf), totals: totalsOf(answer.totals) };
  },
  options: async ({ name }) => {
    const { reportChoices } = await calls(client).ask<{ reportChoices: { filter: string; options: Choice[] }[] }>(
      OPTIONS,
      { report: name },
    );
    return Object.fromEntries(reportChoices.map(({ filter, options }) => [filter, options]));
  },
  years: async (filters) => {
    const { reportYearOverYear: answer } = await calls(client).ask<{
      reportYearOverYear: { years: number[]; rows: (Omit<YearRow, 'month'> & { month: string })[] };
    }>(YEARS, { filters });
    return {
      years: answer.years,
      rows: answer.rows.map(({ month, ...row }) => ({
        ...row,
        month: month === 'total' || month === 'year_to_date' ? month : Number(month),
      })),
    };
  },
});
