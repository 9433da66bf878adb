import type { Language, LocalText } from '../localText';
import { formatCivilDate } from '../civilDate';
import { FIGURE_LABELS, PART_LABELS, readFigure, writeFigure, type FigureJobs } from './landingFigures';
import { groupText } from './reportCells';
import type { FilterValue, FilterValues, ReportName, YearCategory } from './report';
import { REPORT_NAMES, YEAR_CATEGORIES } from './report';
import { filtersWritten, readFilter } from './reportInput';
import { REPORTS } from './reports';
import { YEAR_REPORTS } from './yearOverYear';
import { MONTHS, ROW_LABELS } from './yearTexts';
import { SCREEN_TITLES } from '../labels/screens';
import { STAGE_LABELS } from '../labels/stages';

/** The numbers of a contact in "Top 50": the jobs, or their sub-jobs of a category. */
export const CONTACT_COUNTS = ['jobs', 'gunite', 'pebble', 'warranty'] as const;
export type ContactCount = (typeof CONTACT_COUNTS)[number];

/** A month of a year, or what stands below the months. */
export type YearPart = number | 'year_to_date' | 'total';

/** Which jobs a number of a report stands for: the report with its filters, and the part of it that was clicked. */
export type ReportJobs =
  | {
      report: ReportName;
      /** An absent one is the report's own, as in its address. */
      filters: FilterValues;
      /** Absent: the rows of all groups. */
      group?: string | undefined;
      /** A row of "Top 50". */
      row?: number | undefined;
      of?: ContactCount | undefined;
    }
  | FigureJobs
  | { report: 'year-over-year'; category: YearCategory; year: number; month: YearPart };

/** The longest text of this kind. */
const LENGTH = 1_000;

/** Whether the rows of a report are jobs; contacts are none. */
const hasJobs = (name: ReportName): boolean =>
  REPORTS[name].columns.some(({ opens }) => opens === 'job' || opens === 'jobs');

type Params = Readonly<Record<string, string>>;

const written = (report: string, params: Params): string =>
  `${report}?${Object.entries(params)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')}`;

/** The params of a text, by their names; null for one that stands there twice or is no text. */
const paramsOf = (text: string): Params | null => {
  const pairs = text.split('&').filter((pair) => pair !== '');
  try {
    const params = Object.fromEntries(
      pairs.map((pair) => {
        const [name = '', ...value] = pair.split('=');
        return [name, decodeURIComponent(value.join('='))];
      }),
    );
    return Object.keys(params).length === pairs.length ? params : null;
  } catch {
    return null;
  }
};

/**
 * A report's jobs as the job search takes them, and its address holds them.
 * @example writeReportJobs({ report: 'coverage', filters, group: 'App 1' }) // 'coverage?from=2026-03-01&...&group=App%201'
 */
export const writeReportJobs = (jobs: ReportJobs): string => {
  if (jobs.report === 'landing') return writeFigure(jobs);
  if (jobs.report === 'year-over-year') {
    const { report, category, year, month } = jobs;
    return written(report, { category, year: String(year), month: String(month) });
  }
  const { report, filters, ...part } = jobs;
  const { other_from: _from, other_to: _to, ...own } = filters;
  const parts = Object.entries(part).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  return written(report, { ...filtersWritten(own), ...Object.fromEntries(parts) });
};

const ofYears = ({ category: named, year = '', month = '', ...others }: Params): ReportJobs | null => {
  const category = YEAR_CATEGORIES.find((one) => one === named);
  if (!category || Object.keys(others).length > 0 || !/^(199\d|20\d\d)$/.test(year)) return null;
  const sum = month === 'year_to_date' || month === 'total' ? month : null;
  const part = sum ?? (/^([1-9]|1[0-2])$/.test(month) ? Number(month) : null);
  return part === null ? null : { report: 'year-over-year', category, year: Number(year), month: part };
};

const ofRows = (report: ReportName, { group, row, of, ...given }: Params): ReportJobs | null => {
  const isOfContacts = report === 'top-contacts';
  const count = CONTACT_COUNTS.find((one) => one === of);
  if (isOfContacts ? group !== undefined : row !== undefined || of !== undefined) return null;
  if ((of !== undefined && !count) || (row !== undefined && !/^\d{1,9}$/.test(row))) return null;
  const filters: Record<string, FilterValue> = {};
  for (const [name, text] of Object.entries(given)) {
    const filter = REPORTS[report].filters.find((one) => one.name === name);
    const value = filter && readFilter(filter, text);
    if (value === undefined) return null;
    filters[name] = value;
  }
  return { report, filters, group, row: row === undefined ? undefined : Number(row), of: count };
};

/**
 * Which jobs a text asks for; null when it makes no sense: no such report, a filter that it has not, a value that is
 * none.
 */
export const readReportJobs = (text: string): ReportJobs | null => {
  const [named = '', ...rest] = text.split('?');
  const params = text.length > LENGTH ? null : paramsOf(rest.join('?'));
  if (!params) return null;
  if (named === 'landing') return readFigure(params);
  if (named === 'year-over-year') return ofYears(params);
  const report = REPORT_NAMES.find((one) => one === named);
  return report && hasJobs(report) ? ofRows(report, params) : null;
};

const YEAR_PARTS = { year_to_date: ROW_LABELS.year_to_date, total: ROW_LABELS.total } as const;
const COUNTS: Readonly<Record<ContactCount, LocalText>> = {
  jobs: SCREEN_TITLES.jobs,
  gunite: STAGE_LABELS.gunite,
  pebble: STAGE_LABELS.pebble,
  warranty: STAGE_LABELS.warranty,
};

/** Which jobs they are, in words: "Coverage · App 1 · 03/01/2026 – 03/31/2026". */
export const reportJobsText = (text: string, language: Language): string => {
  const jobs = readReportJobs(text);
  if (!jobs) return text;
  if (jobs.report === 'landing')
    return [FIGURE_LABELS[jobs.figure], ...(jobs.part ? [PART_LABELS[jobs.part]] : [])]
      .map((label) => label[language])
      .join(' · ');
  if (jobs.report === 'year-over-year') {
    const { category, year, month } = jobs;
    const part = typeof month === 'number' ? MONTHS[language][month - 1] : YEAR_PARTS[month][language];
    return [YEAR_REPORTS[category].label[language], `${part ?? ''} ${year}`].join(' · ');
  }
  const report = REPORTS[jobs.report];
  const { from, to } = jobs.filters;
  const days = [from, to].map((day) => (typeof day === 'string' ? formatCivilDate(day) : '…'));
  return [
    report.label[language],
    ...(jobs.of ? [COUNTS[jobs.of][language]] : []),
    ...(jobs.group === undefined ? [] : [groupText(report, jobs.group, language)]),
    ...(from || to ? [days.join(' – ')] : []),
  ].join(' · ');
};
