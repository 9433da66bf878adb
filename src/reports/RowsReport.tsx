import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { issueText } from '#domain/fields/fieldIssue';
import { comparedNames, otherTime } from '#domain/reports/compare';
import type { FilterValue, FilterValues, Report, ReportSort } from '#domain/reports/report';
import {
  filterIssues,
  filtersOfAddress,
  filtersToAddress,
  nonsenseInAddress,
  presetFilters,
} from '#domain/reports/reportInput';
import { writeReportJobs } from '#domain/reports/reportJobs';
import { reportViews } from '#domain/reports/reportViews';
import { formatCivilDate } from '#domain/civilDate';
import type { Language } from '#domain/localText';
import { useToday } from '../clock/useToday';
import { useLanguage } from '../i18n/useLanguage';
import type { ReportApi, ReportOptions } from './reportApi';
import { optionsOf, ReportFilters } from './ReportFilters';
import { ReportFrame } from './ReportFrame';
import { chartOf, comparedOf, footOf, sectionsOf, type Drawing } from './reportSections';
import { ReportTable } from './ReportTable';
import { sortBy, sortIn, sortWritten } from './sortInAddress';
import { useReportText } from './useReportText';

/** Columns whose texts take a second line where the table is wider than the screen. */
const LONG = new Set(
  'description notes special_instructions job_types address additions job_name builder supervisor'.split(' '),
);
const NUMBERS = new Set(['Int', 'Quantity', 'Money']);

interface Props {
  report: Report;
  api: ReportApi;
  mayExport: boolean;
  /** Whether jobs and builders may be opened. */
  opens: { job: boolean; builder: boolean };
}

/** By which columns the rows may be sorted: those of the report, or of the groups where two times stand side by side. */
const columnsOf = (report: Report, values: FilterValues): readonly string[] =>
  otherTime(report, values) ? comparedNames(report) : report.columns.map(({ name }) => name);

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
  const isCompared = otherTime(report, values) !== null;
  const sort = sortIn(columnsOf(report, values), params);
  const asked = isCompared ? null : sort;
  const issues = filterIssues(report, values);
  const missing = issues.find(({ rule }) => rule === 'no_criteria');
  const isAsked = issues.length === 0;

  const { data: options = {} } = useQuery({
    queryKey: ['report', report.name, 'options'],
    queryFn: () => api.options(report),
    staleTime: 60_000,
  });
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: ['report', report.name, values, asked],
    queryFn: () => api.read(report, values, asked),
    enabled: isAsked,
    placeholderData: keepPreviousData,
    retry: false,
  });

  const address = (next: FilterValues, sorted: ReportSort | null): Record<string, string> => ({
    ...filtersToAddress(report, next, today),
    ...sortWritten(sorted),
  });
  const change = (name: string, value: FilterValue): void =>
    setParams(
      (before) => {
        const next = { ...filtersOfAddress(report, before, today), [name]: value };
        return address(next, sortIn(columnsOf(report, next), before));
      },
      { replace: true },
    );
  const sortRows = (column: string): void =>
    setParams(
      (before) => {
        const now = filtersOfAddress(report, before, today);
        return address(now, sortBy(sortIn(columnsOf(report, now), before), column));
      },
      { replace: true },
    );
  const isPreset = Object.keys(filtersToAddress(report, values, today)).length === 0;

  const open = useNavigate();
  const drawing: Drawing = {
    report,
    language,
    opens,
    rowsText: (of) => text('rows', { smart_count: of }),
    jobsText: (of) => text('jobs', { smart_count: of }),
    showJobs: text('show_jobs'),
    jobsOf: ({ filters = values, ...part }) =>
      opens.job
        ? `/job?${new URLSearchParams({ report: writeReportJobs({ report: report.name, filters, ...part }) }).toString()}`
        : null,
  };
  const go = (to: string): void => void open(to);
  const compared = data && comparedOf(drawing, values, data, sort, go);
  const nonsense = [
    ...nonsenseInAddress(report, params).map(({ label }) => `"${label[language]}"`),
    ...(params.has('sort') && !sort ? [text('sort')] : []),
  ];
  const total = data?.totals.count ?? 0;
  const file = `/v1/export/report/${report.name}?${new URLSearchParams({
    filters: JSON.stringify(values),
    lang: language,
    ...(sort ? { sort: sort.column, asc: String(!sort.descending) } : {}),
  }).toString()}`;

  const isEmpty = data !== undefined && data.rows.length === 0 && !data.other?.totals.count;
  const chart =
    !data || isEmpty ? null : (compared?.chart([text('first_time'), text('other_time')]) ?? chartOf(drawing, data, go));

  return (
    <ReportFrame
      viewedAs={reportViews(report.name)}
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
      notice={nonsense.length > 0 ? text('nonsense', { names: nonsense.join(', ') }) : null}
      narrowed={narrowedText(report, values, options, language)}
      hint={missing ? issueText(missing, language) : null}
      state={error && !data ? 'failed' : !data ? (isAsked ? 'waiting' : 'empty') : isEmpty ? 'empty' : 'shown'}
      isOld={isPlaceholderData || !isAsked}
      onRetry={() => void refetch()}
      file={mayExport && isAsked ? file : null}
      chart={chart}
      map={
        report.hasMap && data && !isEmpty
          ? { rows: data.rows, label: text('map', { name: report.label[language] }), opens: opens.job }
          : null
      }
    >
      {data && (
        <>
          {!compared && total > data.rows.length && (
            <p className="tally-cut">{text('shown', { shown: data.rows.length, count: total })}</p>
          )}
          {compared ? (
            <ReportTable
              label={report.label[language]}
              columns={compared.head}
              sections={compared.sections}
              foot={compared.foot}
              sort={sort}
              onSort={sortRows}
            />
          ) : (
            <ReportTable
              label={report.label[language]}
              columns={report.columns.map(({ name, label, kind, opens: link }) => ({
                name,
                label: label[language],
                isNumber: NUMBERS.has(kind) && link !== 'job',
                isLong: LONG.has(name),
              }))}
              sections={sectionsOf(drawing, data)}
              foot={[footOf(drawing, text('total'), data)]}
              sort={sort}
              onSort={sortRows}
            />
          )}
        </>
      )}
    </ReportFrame>
  );
};
