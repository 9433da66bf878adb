import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Language } from '#domain/localText';
import { formatValue } from '#domain/fields/formatValue';
import {
  COMPARED,
  comparedNames,
  comparedHead,
  comparedName,
  comparedRows,
  figuresOf,
  otherTime,
  sortedCompared,
  type ComparedRow,
} from '#domain/reports/compare';
import type {
  Cell,
  FilterValues,
  Report,
  ReportAnswer,
  ReportRow,
  ReportSort,
  ReportTotals,
} from '#domain/reports/report';
import { cellText, groupText } from '#domain/reports/reportCells';
import { CONTACT_COUNTS, type ContactCount, type ReportJobs } from '#domain/reports/reportJobs';
import { AddressLink } from '../page/AddressLink';
import type { ReportChartProps } from './ReportChart';
import type { TableRow, TableSection } from './ReportTable';

/** Bars of rows at most. */
const BARS = 10;

const asText = (cell: Cell | undefined): string => (cell === null || cell === undefined ? '' : String(cell));

/** What of a report leads elsewhere, and how its parts are called. */
export interface Drawing {
  report: Report;
  language: Language;
  opens: { job: boolean; builder: boolean };
  /** "3 rows" */
  rowsText: (count: number) => string;
  /** "3 jobs" */
  jobsText: (count: number) => string;
  /** What a link to the job search says. */
  showJobs: string;
  /** The address of the jobs behind a part of the report; null for who may not search, and where there are none. */
  jobsOf: (part: JobsPart) => string | null;
}
export type JobsPart = Partial<
  Pick<Extract<ReportJobs, { filters: FilterValues }>, 'filters' | 'group' | 'row' | 'of'>
>;

const JobsLink = ({ to, title, children }: { to: string | null; title: string; children: ReactNode }) =>
  to === null ? (
    children
  ) : (
    <Link to={to} title={title} className="tally-jobs">
      {children}
    </Link>
  );

/** The count of a group or of all rows, which leads to its jobs. */
const Counted = ({ drawing, totals, part }: { drawing: Drawing; totals: ReportTotals; part: JobsPart }) => {
  const { rowsText, jobsText, showJobs, jobsOf } = drawing;
  const { count, job_rows } = totals;
  const to = job_rows ? jobsOf(part) : null;
  const isSame = job_rows === null || job_rows === count;
  return (
    <>
      {!isSame && `${rowsText(count)} · `}
      <JobsLink to={to} title={showJobs}>
        {isSame ? rowsText(count) : jobsText(job_rows)}
      </JobsLink>
    </>
  );
};

const countOf = (name: string): ContactCount | undefined => CONTACT_COUNTS.find((one) => one === name);

const shownRows = ({ report, opens, language, jobsOf, showJobs }: Drawing) => {
  const links: Readonly<Record<string, (row: ReportRow) => string | null>> = {
    job: (row) => (opens.job && typeof row.job_id === 'number' ? `/job/${row.job_id}/edit` : null),
    builder: (row) =>
      opens.builder && typeof row.customer_id === 'number' ? `/customer/${row.customer_id}/edit` : null,
  };
  return (row: ReportRow, index: number): TableRow => ({
    key: asText(row.row_id) || index,
    cells: report.columns.map((column): ReactNode => {
      const value = row[column.name] ?? null;
      const text = cellText(column, value, language);
      const to = column.opens ? links[column.opens]?.(row) : null;
      if (column.opens === 'jobs' && typeof value === 'number' && value > 0 && typeof row.row_id === 'number')
        return (
          <JobsLink key={column.name} to={jobsOf({ row: row.row_id, of: countOf(column.name) })} title={showJobs}>
            {text}
          </JobsLink>
        );
      if (to && text !== '')
        return (
          <Link key={column.name} to={to}>
            {text}
          </Link>
        );
      if (column.name === 'address' && text !== '')
        return (
          <AddressLink key={column.name} address={{ address_line_1: text, city: asText(row.city) }} shown={text} />
        );
      return text;
    }),
  });
};

/** The columns before the first that is added up: there the name of the sum has room. */
const freeOf = ({ columns }: Report): number => {
  const first = columns.findIndex(({ total }) => total !== undefined);
  return first === -1 ? columns.length : first;
};

const sumRow = (drawing: Drawing, key: string, label: ReactNode, totals: ReportTotals, part: JobsPart): TableRow => {
  const { report, language, jobsOf, showJobs } = drawing;
  const hasJobs = totals.job_rows !== null && totals.job_rows > 0;
  return {
    key,
    span: freeOf(report),
    cells: report.columns.map((column, at): ReactNode => {
      if (column.total === undefined) return at === 0 ? label : null;
      const sum = totals.sums[column.name] ?? null;
      const to =
        column.opens === 'jobs' ? jobsOf({ ...part, of: countOf(column.name) }) : hasJobs ? jobsOf(part) : null;
      return (
        <JobsLink key={column.name} to={sum === null || sum === 0 ? null : to} title={showJobs}>
          {cellText(column, sum, language)}
        </JobsLink>
      );
    }),
  };
};

/** The foot: all rows added up. */
export const footOf = (drawing: Drawing, label: string, { totals }: ReportAnswer): TableRow =>
  sumRow(
    drawing,
    'total',
    <>
      {label} · <Counted drawing={drawing} totals={totals} part={{}} />
    </>,
    totals,
    {},
  );

/** The rows under the heads of their groups; the sums of a group are of all its rows, also those that are not shown. */
export const sectionsOf = (drawing: Drawing, { rows, groups }: ReportAnswer): TableSection[] => {
  const { report, language } = drawing;
  const show = shownRows(drawing);
  if (!report.group) return [{ key: 'all', title: null, rows: rows.map(show), sum: null }];
  const sums = report.columns.some(({ total }) => total !== undefined);
  const members = new Map<string, ReportRow[]>();
  for (const row of rows) {
    const name = asText(row.group_name);
    const known = members.get(name);
    if (known) known.push(row);
    else members.set(name, [row]);
  }
  return groups
    .filter(({ group_name }) => members.has(group_name ?? ''))
    .map((totals) => {
      const group = totals.group_name ?? '';
      return {
        key: group,
        title: (
          <>
            {groupText(report, group, language)} · <Counted drawing={drawing} totals={totals} part={{ group }} />
          </>
        ),
        rows: (members.get(group) ?? []).map(show),
        sum: sums ? sumRow(drawing, 'sum', '', totals, { group }) : null,
      };
    });
};

const NO_SUMS: Readonly<Record<string, number | null>> = {};

/** The bars of a report, each of which leads to its jobs. */
export const chartOf = (
  { report, language, jobsOf }: Drawing,
  { rows, groups }: ReportAnswer,
  open: (to: string) => void,
): ReportChartProps | null => {
  const { chart, columns } = report;
  if (!chart) return null;
  const column = columns.find(({ name }) => name === chart.value);
  const wanted = chart.groups ?? [];
  const without = wanted.filter((name) => groups.every(({ group_name }) => group_name !== name));
  const empty = without.map((group_name) => ({ group_name, count: 0, job_rows: 0, sums: NO_SUMS }));
  const placeOf = (name: string | null): number => {
    const place = wanted.indexOf(name ?? '');
    return place === -1 ? wanted.length : place;
  };
  const all = [...groups, ...empty].sort((one, other) => placeOf(one.group_name) - placeOf(other.group_name));
  const bars =
    chart.of === 'groups'
      ? all.map(({ group_name, count, sums }) => ({
          name: groupText(report, group_name ?? '', language),
          value: chart.value === 'count' ? count : (sums[chart.value] ?? null),
          part: count === 0 ? null : { group: group_name ?? '' },
        }))
      : rows.slice(0, BARS).map((row) => {
          const value = row[chart.value];
          return {
            name: asText(row[chart.name ?? '']),
            value: typeof value === 'number' ? value : null,
            part: { row: Number(row.row_id), of: countOf(chart.value) },
          };
        });
  return {
    kind: 'bars',
    label: chart.label[language],
    names: bars.map(({ name }) => name),
    series: [{ label: chart.label[language], values: bars.map(({ value }) => value) }],
    format: (value) => (column ? cellText(column, value, language) : String(value)),
    onOpen: opener(
      bars.map(({ part }) => [part === null ? null : jobsOf(part)]),
      open,
    ),
  };
};

/** What a click on a bar opens, by its place and its series; undefined where no bar opens anything. */
const opener = (
  addresses: readonly (readonly (string | null)[])[],
  open: (to: string) => void,
): ReportChartProps['onOpen'] =>
  addresses.some((of) => of.some((to) => to !== null))
    ? (at, series) => {
        const to = addresses[at]?.[series] ?? null;
        if (to !== null) open(to);
      }
    : undefined;

const DECIMALS = { first: 'Quantity', other: 'Quantity', difference: 'Quantity', percent: 'Quantity' } as const;
const figureText = (part: (typeof COMPARED)[number], value: number | null, language: Language): string => {
  if (value === null) return '';
  const text = formatValue({ name: part, label: part, kind: DECIMALS[part], required: false }, value, language);
  const isChange = part === 'difference' || part === 'percent';
  return `${isChange && value > 0 ? '+' : ''}${text}${part === 'percent' ? ' %' : ''}`;
};

/** Two times side by side, by group: each figure of both, with the difference in figures and in per cent. */
export const comparedOf = (
  drawing: Drawing,
  first: FilterValues,
  { groups, totals, other }: ReportAnswer,
  sort: ReportSort | null,
  open: (to: string) => void,
) => {
  const { report, language, jobsOf, showJobs } = drawing;
  const second = otherTime(report, first);
  if (!other || !second) return null;
  const rows = sortedCompared(report, comparedRows(report, { groups, totals }, other), sort);
  const partOf = (row: ComparedRow, filters: FilterValues): JobsPart => ({
    filters,
    ...(row.group_name !== null && { group: row.group_name }),
  });
  const rowOf = (row: ComparedRow): TableRow => ({
    key: row.group_name ?? 'total',
    cells: [
      comparedName(report, row, language),
      ...row.figures.flatMap((figure) =>
        COMPARED.map((part) => {
          const text = figureText(part, figure[part], language);
          const filters = part === 'first' ? first : part === 'other' ? second : null;
          return filters && figure[part] ? (
            <JobsLink key={part} to={jobsOf(partOf(row, filters))} title={showJobs}>
              {text}
            </JobsLink>
          ) : (
            text
          );
        }),
      ),
    ],
  });
  const figures = figuresOf(report);
  const wanted = Math.max(
    0,
    figures.findIndex(({ name }) => name === report.chart?.value),
  );
  const named = rows.filter(({ group_name }) => group_name !== null);
  const bars = named.slice(0, BARS);
  const values = (part: 'first' | 'other') => bars.map(({ figures: of }) => of[wanted]?.[part] ?? null);
  return {
    head: comparedHead(report, language).map((label, at) => ({
      name: comparedNames(report)[at] ?? '',
      label,
      isNumber: at > 0,
    })),
    sections: [{ key: 'all', title: null, rows: named.map(rowOf), sum: null }] satisfies TableSection[],
    foot: rows.filter(({ group_name }) => group_name === null).map(rowOf),
    chart: (names: readonly [string, string]): ReportChartProps => ({
      kind: 'bars',
      label: report.chart?.label[language] ?? figures[wanted]?.label[language] ?? '',
      names: bars.map((row) => comparedName(report, row, language)),
      series: [
        { label: names[0], values: values('first') },
        { label: names[1], values: values('other') },
      ],
      format: (value) => figureText('first', value, language),
      onOpen: opener(
        bars.map((row) => [jobsOf(partOf(row, first)), jobsOf(partOf(row, second))]),
        open,
      ),
    }),
  };
};
