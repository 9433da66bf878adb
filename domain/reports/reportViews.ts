import type { Need } from '../access/can';
import { REPORT_NAMES, YEAR_CATEGORIES, type ReportName, type YearCategory } from './report';
import { REPORTS } from './reports';
import { YEAR_REPORTS } from './yearOverYear';

/** The name under which the views of a report are kept, beside those of the lists. */
export const reportViews = (name: ReportName | YearCategory): string => `report/${name}`;

/** What one needs to keep views of a report and to see those that others share: the code of the report. */
export const REPORT_VIEWS: Readonly<Record<string, Need>> = Object.fromEntries([
  ...REPORT_NAMES.map((name) => [reportViews(name), REPORTS[name].need] as const),
  ...YEAR_CATEGORIES.map((category) => [reportViews(category), YEAR_REPORTS[category].need] as const),
]);
