import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { issueText } from '#domain/fields/fieldIssue';
import type {
  Cell,
  FilterValue,
  FilterValues,
  Report,
  ReportAnswer,
  ReportRow,
  ReportSort,
  ReportTotals,
} from '#domain/reports/report';
import { filterIssues, filtersOfAddress, filtersToAddress, presetFilters } from '#domain/reports/reportInput';
import { cellText } from '#domain/reports/reportCells';
import { formatCivilDate } from '#domain/civilDate';
import type { Language } from '#domain/access/localText';
import { useToday } from '../clock/useToday';
import { useLanguage } from '../i18n/useLanguage';
import { AddressLink } from '../page/AddressLink';
import type { ReportChartProps } from './ReportChart';
import type { ReportApi, ReportOptions } from './reportApi';
import { optionsOf, ReportFilters } from './ReportFilters';
import { ReportFrame } from './ReportFrame';
import { ReportTable, type TableRow, type TableSection } from './ReportTable';
import { useReportText } from './useReportText';

/** Columns whose texts run long. */
const LONG = new Set(['description', 'notes', 'special_instructions', 'job_types', 'address', 'additions']);
const NUMBERS = new Set(['Int', 'Quantity', 'Money']);
/** Bars of rows at most. */
const BARS = 10;

interface Props {
  report: Report;
  api: ReportApi;
  mayExport: boolean;
  /** Whether jobs and builders may be opened. */
  opens: { job: boolean; builder: boolean };
}

const sortOf = (report: Report, params: URLSearchParams): ReportSort | null => {
  const column = report.columns.find(({ name }) => name === params.get('sort'));
  return column ? { column: column.name, descending: params.get('order') === 'desc' } : null;
};

const asText = (cell: Cell | undefined): string => (cell === null || cell === undefined ? '' : String(cell));

const shownRows = (report: Report, { opens }: Pick<Props, 'opens'>, language: Language) => {
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

const sumRow = (report: Report, key: string, label: string, totals: ReportTotals, language: Language): TableRow => ({
  key,
  span: freeOf(report),
  cells: report.columns.map((column, at): ReactNode => {
    if (column.total !== undefined) return cellText(column, totals.sums[column.name] ?? null, language);
    return at === 0 ? label : null;
  }),
});

/** The rows under the heads of their groups; the sums of a group are of all its rows, also those that are not shown. */
const sectionsOf = (
  report: Report,
  { rows, groups }: ReportAnswer,
  show: (row: ReportRow, index: number) => TableRow,
  count: (of: number) => string,
  language: Language,
): TableSection[] => {
  if (!report.group) return [{ title: null, rows: rows.map(show), sum: null }];
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
    .map((totals) => ({
      title: `${totals.group_name ?? ''} · ${count(totals.count)}`,
      rows: (members.get(totals.group_name ?? '') ?? []).map(show),
      sum: sums ? sumRow(report, 'sum', '', totals, language) : null,
    }));
};

const chartOf = (
  { chart, columns }: Report,
  { rows, groups }: ReportAnswer,
  language: Language,
): ReportChartProps | null => {
  if (!chart) return null;
  const column = columns.find(({ name }) => name === chart.value);
  const bars =
    chart.of === 'groups'
      ? groups.map(({ group_name, count, sums }) => ({
          name: group_name ?? '',
          value: chart.value === 'count' ? count : (sums[chart.value] ?? null),
        }))
      : rows.slice(0, BARS).map((row) => {
          const value = row[chart.value];
          return { name: asText(row[chart.name ?? '']), value: typeof value === 'number' ? value : null };
        });
  return {
    kind: 'bars',
    label: chart.label[language],
    names: bars.map(({ name }) => name),
    series: [{ label: chart.label[language], values: bars.map(({ value }) => value) }],
    format: (value) => (column ? cellText(column, value, language) : String(value)),
  };
};

const narrowedText = (report: Report, values: FilterValues, options: ReportOptions, language: Language): string =>
  report.filters
    .flatMap((filter) => {
      const value = values[filter.name] ?? null;
      if (value === null || value === '') return [];
      const chosen = optionsOf(filter, options, language).find(({ id }) => id === value)?.name;
      const flag = language === 'es' ? ['Sí', 'No'] : ['Yes', 'No'];
      const text =
        filter.kind === 'date'
          ? formatCivilDate(String(value))
          : filter.kind === 'flag'
            ? flag[value === true ? 0 : 1]
            : (chosen ?? String(value));
      return [`${filter.label[language]}: ${text ?? ''}`];
    })
    .join(' · ');

/** A report of rows: filters in the address, bars, and the table by its groups [RPT-013]. */
export const RowsReport = ({ report, api, mayExport, opens }: Props) => {
  const text = useReportText();
  const today = useToday();
  const { language } = useLanguage();
  const [params, setParams] = useSearchParams();
  const values = filtersOfAddress(report, params, today);
  const sort = sortOf(report, params);
  const issues = filterIssues(report, values);
  const missing = issues.find(({ rule }) => rule === 'no_criteria');
  const isAsked = issues.length === 0;

  const { data: options = {} } = useQuery({
    queryKey: ['report', report.name, 'options'],
    queryFn: () => api.options(report),
    staleTime: 60_000,
  });
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: ['report', report.name, values, sort],
    queryFn: () => api.read(report, values, sort),
    enabled: isAsked,
    placeholderData: keepPreviousData,
    retry: false,
  });

  const address = (next: FilterValues, sorted: ReportSort | null): Record<string, string> => ({
    ...filtersToAddress(report, next, today),
    ...(sorted ? { sort: sorted.column, order: sorted.descending ? 'desc' : 'asc' } : {}),
  });
  const change = (name: string, value: FilterValue): void =>
    setParams(
      (before) => address({ ...filtersOfAddress(report, before, today), [name]: value }, sortOf(report, before)),
      {
        replace: true,
      },
    );
  const sortBy = (column: string): void =>
    setParams(
      (before) => {
        const now = sortOf(report, before);
        const next =
          now?.column !== column ? { column, descending: false } : now.descending ? null : { column, descending: true };
        return address(filtersOfAddress(report, before, today), next);
      },
      { replace: true },
    );
  const isPreset = Object.keys(filtersToAddress(report, values, today)).length === 0;

  const count = (of: number): string => text('rows', { smart_count: of });
  const show = shownRows(report, { opens }, language);
  const total = data?.totals.count ?? 0;
  const file = `/v1/export/report/${report.name}?${new URLSearchParams({
    filters: JSON.stringify(values),
    lang: language,
    ...(sort ? { sort: sort.column, asc: String(!sort.descending) } : {}),
  }).toString()}`;

  return (
    <ReportFrame
      title={report.label[language]}
      filters={
        <ReportFilters
          filters={report.filters}
          values={values}
          options={options}
          onChange={change}
          onReset={
            isPreset ? undefined : () => setParams(address(presetFilters(report, today), sort), { replace: true })
          }
          errors={Object.fromEntries(
            issues.map((issue) => [issue.path.replace('filters.', ''), issueText(issue, language)]),
          )}
        />
      }
      narrowed={narrowedText(report, values, options, language)}
      hint={missing ? issueText(missing, language) : null}
      state={
        error && !data ? 'failed' : !data ? (isAsked ? 'waiting' : 'empty') : data.rows.length === 0 ? 'empty' : 'shown'
      }
      isOld={isPlaceholderData || !isAsked}
      onRetry={() => void refetch()}
      file={mayExport && isAsked ? file : null}
      chart={data && data.rows.length > 0 ? chartOf(report, data, language) : null}
    >
      {data && (
        <>
          {total > data.rows.length && (
            <p className="tally-cut">{text('shown', { shown: data.rows.length, count: total })}</p>
          )}
          <ReportTable
            label={report.label[language]}
            columns={report.columns.map(({ name, label, kind, opens: link }) => ({
              name,
              label: label[language],
              isNumber: NUMBERS.has(kind) && link === undefined,
              isLong: LONG.has(name),
            }))}
            sections={sectionsOf(report, data, show, count, language)}
            foot={[sumRow(report, 'total', `${text('total')} · ${count(total)}`, data.totals, language)]}
            sort={sort}
            onSort={sortBy}
          />
        </>
      )}
    </ReportFrame>
  );
};
