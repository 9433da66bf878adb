import { sql, type SQL } from 'drizzle-orm';
import { SEES_FIGURES } from '#domain/access/needs';
import type { Need } from '#domain/access/can';
import type { CivilDate } from '#domain/civilDate';
import { badInput } from '#domain/errors';
import { fieldIssue } from '#domain/fields/fieldIssue';
import { readReportJobs, type ReportJobs } from '#domain/reports/reportJobs';
import { REPORTS } from '#domain/reports/reports';
import { YEAR_REPORTS } from '#domain/reports/yearOverYear';
import type { Actor } from '../../access/actor';
import { demand } from '../../access/demand';
import { jobsOfFigure } from './figureSql';
import { valuesOf } from './readReport';
import { jobsOfYear } from './readYears';
import type { ReportScope } from './reportSql';
import { jobsOfRows } from './reportStatements';
import { REPORT_SQL } from './sql/reports';
import { reportScope } from './reportScope';

/** Jobs without sub-jobs count in these alone. */
const WITH_BARE: ReadonlySet<string> = new Set(['per-company-job', 'top-contacts']);

/** Whether the jobs of a report have sub-jobs, all of them. */
export const isOfSubJobs = (jobs: string | null | undefined): boolean => {
  const asked = jobs ? readReportJobs(jobs) : null;
  return asked !== null && !WITH_BARE.has(asked.report);
};

const needOf = (asked: ReportJobs): Need => {
  if (asked.report === 'landing') return SEES_FIGURES;
  return asked.report === 'year-over-year' ? YEAR_REPORTS[asked.category].need : REPORTS[asked.report].need;
};

const jobsOf = (asked: ReportJobs, scope: ReportScope): SQL => {
  if (asked.report === 'landing') return jobsOfFigure(asked, scope.today);
  if (asked.report === 'year-over-year') return jobsOfYear(asked, scope);
  const report = REPORTS[asked.report];
  const values = valuesOf(report, asked.filters, scope.today);
  const statements = REPORT_SQL[asked.report];
  return statements.jobs?.(values, scope, asked) ?? jobsOfRows(statements, values, scope, asked.group);
};

/**
 * The jobs behind a number of a report, as a condition on `job` and `job_detail`: they are found by the report's own
 * statement, so that the search has as many rows as the report has counted.
 * @throws AppError FORBIDDEN for who may not see the report, BAD_USER_INPUT for no report, and as the report itself
 */
export const behindReport = (actor: Actor, jobs: string, today: CivilDate): SQL => {
  const asked = readReportJobs(jobs);
  if (!asked) throw badInput([fieldIssue('report', 'report_jobs')]);
  demand(actor, needOf(asked));
  const found = jobsOf(asked, reportScope(actor, today));
  return WITH_BARE.has(asked.report)
    ? sql`(job.id, coalesce(job_detail.id, 0)) in (select b.job_id, coalesce(b.job_detail_id, 0) from (${found}) b)`
    : sql`job_detail.id in (select b.job_detail_id from (${found}) b)`;
};
