import type pg from 'pg';
import type { Language } from '#domain/access/localText';
import { BOM, csvLine, csvName, guarded } from '#domain/exports/csv';
import { comparedCells, comparedHead } from '#domain/reports/compare';
import type { Report } from '#domain/reports/report';
import { reportCells, reportHead, yearCells, yearHead } from '#domain/reports/reportCells';
import { runText, textOfSql } from '../../db/statement';
import { readingOneState } from '../../exports/exportBody';
import { countReport, readComparison, reportRow, reportRowsSql, type ReportQuestion } from './readReport';
import { readYears, type YearQuestion } from './readYears';
import type { ReportScope } from './reportSql';

/** A report with all that narrows it. */
export type AskedReport = { report: Report; question: ReportQuestion } | { years: YearQuestion };

/** A report as a file. */
export interface ReportCsv {
  name: string;
  rows: number;
  /** As the log of exports names them. */
  columns: readonly string[];
  /** @param lost is called when the database ends the connection in the middle */
  parts(lost: () => void): AsyncGenerator<string>;
}

/** Rows that are fetched at a time. */
const BATCH = 500;

async function* together(lines: readonly (readonly string[])[]): AsyncGenerator<string> {
  yield BOM + lines.map(csvLine).join('');
}

/** The rows of a report as lines, a few hundred at a time: the memory that it takes does not grow with the file. */
const linesOf = (
  pool: pg.Pool,
  { report, question }: { report: Report; question: ReportQuestion },
  scope: ReportScope,
  language: Language,
  lost: () => void,
): AsyncGenerator<string> =>
  readingOneState(
    pool,
    async function* (client) {
      yield BOM + csvLine(reportHead(report, language));
      const { text, values } = textOfSql(reportRowsSql(report, question, scope));
      await client.query(`declare report no scroll cursor for ${text}`, values);
      for (;;) {
        const rows = await runText(client, `fetch forward ${BATCH} from report`, []);
        if (rows.length === 0) break;
        yield rows.map((row) => csvLine(reportCells(report, reportRow(row), language))).join('');
      }
    },
    lost,
  );

/** The very rows and columns of a report as a file. @throws AppError BAD_USER_INPUT as `readReport` */
export const reportCsv = async (
  pool: pg.Pool,
  asked: AskedReport,
  scope: ReportScope,
  language: Language,
): Promise<ReportCsv> => {
  if ('years' in asked) {
    const { years, rows } = await readYears(pool, asked.years, scope);
    return {
      name: csvName(`year-over-year-${asked.years.category}`, scope.today),
      rows: rows.length,
      columns: yearHead(years, 'en'),
      parts: () => together([yearHead(years, language), ...rows.map((row) => yearCells(row, language))]),
    };
  }
  const { report, question } = asked;
  const compared = await readComparison(pool, report, question.filters, scope);
  if (compared)
    return {
      name: csvName(`${report.name}-compared`, scope.today),
      rows: compared.length,
      columns: comparedHead(report, 'en'),
      parts: () =>
        together([
          comparedHead(report, language).map(guarded),
          ...compared.map((row) => comparedCells(report, row, language)),
        ]),
    };
  return {
    name: csvName(report.name, scope.today),
    rows: await countReport(pool, report, question, scope),
    columns: report.columns.map((column) => column.name),
    parts: (lost) => linesOf(pool, asked, scope, language, lost),
  };
};
