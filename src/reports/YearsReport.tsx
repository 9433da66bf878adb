import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { formatValue } from '#domain/fields/formatValue';
import { monthText, yearHead } from '#domain/reports/reportCells';
import {
  MEASURE_LABELS,
  MAX_YEARS,
  presetYears,
  yearColumns,
  type YearReport,
  type YearRow,
} from '#domain/reports/yearOverYear';
import { writeReportJobs } from '#domain/reports/reportJobs';
import { inOrder } from '#domain/reports/inOrder';
import { reportViews } from '#domain/reports/reportViews';
import { MONTHS } from '#domain/reports/yearTexts';
import { useToday } from '../clock/useToday';
import { useLanguage } from '../i18n/useLanguage';
import { Combobox } from '../inputs/Combobox';
import type { ReportApi } from './reportApi';
import { ReportFrame } from './ReportFrame';
import { ReportTable, type TableRow } from './ReportTable';
import { sortBy, sortIn, sortWritten } from './sortInAddress';
import { useReportText } from './useReportText';

/** The first year that can be chosen. */
const FIRST_YEAR = 2000;

interface Props {
  report: YearReport;
  api: ReportApi;
  mayExport: boolean;
  maySearch: boolean;
}

const YEAR = /^(199\d|20\d\d)$/;
const isNonsense = (params: URLSearchParams, name: string): boolean =>
  params.has(name) && !YEAR.test(params.get(name) ?? '');
const yearIn = (params: URLSearchParams, name: string, preset: number): number => {
  const text = params.get(name) ?? '';
  return YEAR.test(text) ? Number(text) : preset;
};

/** Finished work by month, a column and a line for each year [RPT-001]. */
export const YearsReport = ({ report, api, mayExport, maySearch }: Props) => {
  const text = useReportText();
  const open = useNavigate();
  const today = useToday();
  const { language } = useLanguage();
  const [params, setParams] = useSearchParams();
  const preset = presetYears(today);
  const measure = report.measures.find((one) => one === params.get('measure')) ?? 'jobs';
  const from_year = yearIn(params, 'from_year', preset.from_year);
  const to_year = yearIn(params, 'to_year', preset.to_year);
  const isAsked = from_year <= to_year && to_year - from_year < MAX_YEARS;
  const filters = { category: report.category, measure, from_year, to_year };
  const columns = yearColumns(Array.from({ length: Math.max(0, to_year - from_year + 1) }, (_, at) => from_year + at));
  const sort = sortIn(columns, params);
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: ['report', 'years', filters, sort],
    queryFn: () => api.years(filters, sort),
    enabled: isAsked,
    placeholderData: keepPreviousData,
    retry: false,
  });

  const change = (name: string, value: string | null): void =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === null) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  const sortMonths = (column: string): void =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const name of ['sort', 'order']) next.delete(name);
        for (const [name, value] of Object.entries(sortWritten(sortBy(sortIn(columns, before), column))))
          next.set(name, value);
        return next;
      },
      { replace: true },
    );
  const years = Array.from({ length: preset.to_year - FIRST_YEAR + 2 }, (_, index) => preset.to_year + 1 - index).map(
    (year) => ({ id: year, name: String(year) }),
  );
  const picker = (name: 'from_year' | 'to_year', value: number) => (
    <Combobox
      label={text(name)}
      value={{ id: value, name: String(value) }}
      options={years}
      limit={null}
      onChange={(choice) => change(name, choice === null ? null : String(choice.id))}
    />
  );
  const measures = report.measures.map((one, id) => ({ id, name: MEASURE_LABELS[one][language], measure: one }));
  const number = (value: number): string =>
    formatValue({ name: 'value', label: 'value', kind: 'Quantity', required: false }, value, language);
  const shownYears = data?.years ?? [];
  const jobsOf = (year: number | undefined, month: YearRow['month']): string | null =>
    maySearch && year !== undefined
      ? `/job?${new URLSearchParams({ report: writeReportJobs({ report: 'year-over-year', category: report.category, year, month }) }).toString()}`
      : null;
  const rowOf = (row: YearRow): TableRow => ({
    key: row.month,
    isSum: typeof row.month !== 'number',
    cells: [
      monthText(row, language),
      ...row.values.map((value, at) => {
        const to = value === 0 ? null : jobsOf(shownYears[at], row.month);
        return to === null ? (
          number(value)
        ) : (
          <Link key={to} to={to} title={text('show_jobs')} className="tally-jobs">
            {number(value)}
          </Link>
        );
      }),
      row.change === null ? '' : `${row.change > 0 ? '+' : ''}${number(row.change)} %`,
    ],
  });
  const months = data?.rows.filter(({ month }) => typeof month === 'number') ?? [];
  const sums = data?.rows.filter(({ month }) => typeof month !== 'number') ?? [];
  const isEmpty = data?.rows.every(({ values }) => values.every((value) => value === 0)) ?? false;
  const title = report.label[language];
  const nonsense = [
    ...(['from_year', 'to_year'] as const).filter((name) => isNonsense(params, name)),
    ...(params.has('measure') && params.get('measure') !== measure ? (['measure'] as const) : []),
  ].map((name) => `"${text(name)}"`);
  if (params.has('sort') && !sort) nonsense.push(text('sort'));
  const calendar = inOrder(months, { descending: false }, ({ month }) => Number(month));

  return (
    <ReportFrame
      viewedAs={reportViews(report.category)}
      title={title}
      filters={
        <>
          {picker('from_year', from_year)}
          {picker('to_year', to_year)}
          <Combobox
            label={text('measure')}
            value={measures.find((one) => one.measure === measure) ?? null}
            options={measures}
            onChange={(choice) => {
              const chosen = measures.find(({ id }) => id === choice?.id);
              if (chosen) change('measure', chosen.measure);
            }}
          />
        </>
      }
      notice={nonsense.length > 0 ? text('nonsense', { names: nonsense.join(', ') }) : null}
      narrowed={`${from_year} – ${to_year} · ${MEASURE_LABELS[measure][language]}`}
      hint={isAsked ? null : text('wrong_years', { most: MAX_YEARS })}
      state={error && !data ? 'failed' : !data ? 'waiting' : isEmpty ? 'empty' : 'shown'}
      isOld={isPlaceholderData}
      onRetry={() => void refetch()}
      file={
        mayExport && isAsked
          ? `/v1/export/report/year-over-year?${new URLSearchParams({
              filters: JSON.stringify(filters),
              lang: language,
              ...(sort ? { sort: sort.column, asc: String(!sort.descending) } : {}),
            }).toString()}`
          : null
      }
      chart={
        data
          ? {
              kind: 'lines',
              label: `${title}: ${MEASURE_LABELS[measure][language]}`,
              names: MONTHS[language].map((month) => month.slice(0, 3)),
              series: data.years.map((year, at) => ({
                label: String(year),
                values: calendar.map(({ values, month }) =>
                  // A month that has not come yet has no point.
                  year === preset.to_year && Number(month) > Number(today.slice(5, 7)) ? null : (values[at] ?? null),
                ),
              })),
              format: number,
              onOpen: maySearch
                ? (at, series) => {
                    const to = jobsOf(shownYears[series], at + 1);
                    if (to !== null) void open(to);
                  }
                : undefined,
            }
          : null
      }
    >
      {data && (
        <ReportTable
          label={title}
          columns={yearHead(data.years, language).map((label, at) => ({
            name: yearColumns(data.years)[at] ?? '',
            label,
            isNumber: at > 0,
          }))}
          sections={[{ key: 'months', title: null, rows: months.map(rowOf), sum: null }]}
          foot={sums.map(rowOf)}
          sort={sort}
          onSort={sortMonths}
        />
      )}
    </ReportFrame>
  );
};
