import { can, type Need } from '#domain/access/can';
import type { Permission } from '#domain/access/permissions';
import type { CivilDate } from '#domain/civilDate';
import { comparedNames, otherTime } from '#domain/reports/compare';
import { YEAR_CATEGORIES, type ReportSort, type YearCategory } from '#domain/reports/report';
import { filtersOfAddress } from '#domain/reports/reportInput';
import type { MailFormat } from '#domain/reports/reportMail';
import { reportViews } from '#domain/reports/reportViews';
import { reportOf } from '#domain/reports/reports';
import { MEASURES, presetYears, YEAR_REPORTS, yearColumns } from '#domain/reports/yearOverYear';
import { viewSettings, type ViewSettings } from '#domain/views/savedView';
import type { LocalText } from '#domain/localText';
import type { ReportRequest } from '../reports/reportFile';

/** The report that a view is of. */
export interface ViewedReport {
  label: LocalText;
  need: Need;
  /** The page of the report. */
  path: string;
  /** What the view asks on a day: presets that it left alone move on with the day. */
  requestOf(settings: ViewSettings, today: CivilDate): ReportRequest;
}

const PREFIX = reportViews('coverage').replace('coverage', '');
const YEAR = /^(199\d|20\d\d)$/;

const paramsOf = ({ filter }: ViewSettings) => ({
  get: (name: string): string | null => {
    const value = filter[name];
    return typeof value === 'string' ? value : null;
  },
});

/** The order of a view, by one of these columns: it may be of years that have passed from the report. */
const sortIn = ({ sort: { field, order } }: ViewSettings, columns: readonly string[]): ReportSort | null =>
  columns.includes(field) ? { column: field, descending: order === 'DESC' } : null;

const ofYears = (category: YearCategory): ViewedReport => ({
  label: YEAR_REPORTS[category].label,
  need: YEAR_REPORTS[category].need,
  path: `/reports/year-over-year/${category}`,
  requestOf: (settings, today) => {
    const { get } = paramsOf(settings);
    const year = (name: string): number | null => (YEAR.test(get(name) ?? '') ? Number(get(name)) : null);
    const measure = MEASURES.find((one) => one === get('measure')) ?? null;
    const preset = presetYears(today);
    const [from_year, to_year] = [year('from_year') ?? preset.from_year, year('to_year') ?? preset.to_year];
    const years = Array.from({ length: Math.max(0, to_year - from_year + 1) }, (_, index) => from_year + index);
    return { years: { category, measure, from_year, to_year, sort: sortIn(settings, yearColumns(years)) } };
  },
});

/** Null where a view is of no report. */
export const reportOfView = (resource: string): ViewedReport | null => {
  if (!resource.startsWith(PREFIX)) return null;
  const name = resource.slice(PREFIX.length);
  const category = YEAR_CATEGORIES.find((one) => one === name);
  if (category) return ofYears(category);
  const report = reportOf(name);
  if (!report) return null;
  return {
    label: report.label,
    need: report.need,
    path: `/reports/${name}`,
    requestOf: (settings, today) => {
      const filters = filtersOfAddress(report, paramsOf(settings), today);
      const columns = otherTime(report, filters) ? comparedNames(report) : report.columns.map((column) => column.name);
      return { report, question: { filters, sort: sortIn(settings, columns) } };
    },
  };
};

/** The settings of a view as they are stored. */
export const settingsOf = (stored: unknown): ViewSettings => viewSettings.parse(JSON.parse(String(stored)));

/** Whether somebody may have a report mailed: who sees it a paper, who exports its file. */
export const mayBeMailed = (
  permissions: ReadonlySet<Permission>,
  { need }: ViewedReport,
  format: MailFormat,
): boolean => can(permissions, format === 'pdf' ? need : { all: [need, 'CAN_EXPORT_DATA'] });
