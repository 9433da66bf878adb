import type { Language } from '#domain/localText';
import { comparedColumns, comparedHead, comparedValues } from '#domain/reports/compare';
import type { Report } from '#domain/reports/report';
import { reportColumns, reportValues, yearColumns, yearHead, yearValues } from '#domain/reports/reportCells';
import { YEAR_REPORTS } from '#domain/reports/yearOverYear';
import type { Reads } from '../../db/reads';
import { runText, textOfSql } from '../../db/statement';
import { readingOneState } from '../../exports/exportBody';
import type { RowsFile } from '../../exports/rowsFile';
import { countReport, readComparison, reportRow, reportRowsSql, type ReportQuestion } from './readReport';
import { readYears, type YearQuestion } from './readYears';
import type { ReportScope } from './reportSql';

/** A report with all that narrows it. */
export type ReportRequest = { report: Report; question: ReportQuestion } | { years: YearQuestion };

/** A report as a file. */
export interface ReportFile extends RowsFile {
  /** The names of its columns, as the log of exports has them. */
  logged: readonly string[];
}

/** Rows that are fetched at a time. */
const BATCH = 500;

async function* together(rows: readonly (readonly unknown[])[]): AsyncGenerator<readonly (readonly unknown[])[]> {
  yield rows;
}

/** The rows of a report, a few hundred at a time: the memory that it takes does not grow with the file. */
const rowsOf = (
  reads: Reads,
  { report, question }: { report: Report; question: ReportQuestion },
  scope: ReportScope,
  language: Language,
  lost: () => void,
): AsyncGenerator<unknown[][]> =>
  readingOneState(
    reads,
    async function* (client) {
      const { text, values } = textOfSql(reportRowsSql(report, question, scope));
      await client.query(`declare report no scroll cursor for ${text}`, values);
      for (;;) {
        const rows = await runText(client, `fetch forward ${BATCH} from report`, []);
        if (rows.length === 0) break;
        yield rows.map((row) => reportValues(report, reportRow(row), language));
      }
    },
    lost,
  );

/** The very rows and columns of a report as a file. @throws AppError BAD_USER_INPUT as `readReport` */
export const reportFile = async (
  reads: Reads,
  asked: ReportRequest,
  scope: ReportScope,
  language: Language,
): Promise<ReportFile> => {
  if ('years' in asked) {
    const { years, rows } = await reads.run((runner) => readYears(runner, asked.years, scope));
    return {
      name: `year-over-year-${asked.years.category}`,
      title: YEAR_REPORTS[asked.years.category].label[language],
      language,
      total: rows.length,
      columns: yearColumns(years, language),
      logged: yearHead(years, 'en'),
      rows: () => together(rows.map((row) => yearValues(row, language))),
    };
  }
  const { report, question } = asked;
  const title = report.label[language];
  const compared = await reads.run((runner) => readComparison(runner, report, question, scope));
  if (compared)
    return {
      name: `${report.name}-compared`,
      title,
      language,
      total: compared.length,
      columns: comparedColumns(report, language),
      logged: comparedHead(report, 'en'),
      rows: () => together(compared.map((row) => comparedValues(report, row, language))),
    };
  return {
    name: report.name,
    title,
    language,
    total: await reads.run((runner) => countReport(runner, report, question, scope)),
    columns: reportColumns(report, language),
    logged: report.columns.map((column) => column.name),
    rows: (lost) => rowsOf(reads, asked, scope, language, lost),
  };
};
