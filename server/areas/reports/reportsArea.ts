import type { ServerArea } from '../../api/serverArea';
import { registerReportExport } from './registerReportExport';
import { figureCalls } from './figureCalls';
import { reportCalls } from './reportCalls';

/** What the office looks back on: rows by group with their sums, on the screen and as files. */
export const reportsArea: ServerArea = { calls: [reportCalls, figureCalls], routes: registerReportExport };
