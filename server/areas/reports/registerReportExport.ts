import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type pg from 'pg';
import { z } from 'zod';
import type { Language } from '#domain/access/localText';
import { can, type Need } from '#domain/access/can';
import { civilDateOf } from '#domain/civilDate';
import { BOM, csvLine, csvName, guarded } from '#domain/exports/csv';
import { AppError, badInput } from '#domain/errors';
import { fieldIssue } from '#domain/fields/fieldIssue';
import { toFieldErrors } from '#domain/fields/toFieldErrors';
import { parseJson } from '#domain/plainJson';
import { reportCells, reportHead, yearCells, yearHead } from '#domain/reports/reportCells';
import { comparedCells, comparedHead } from '#domain/reports/compare';
import type { Report } from '#domain/reports/report';
import { reportOf } from '#domain/reports/reports';
import { YEAR_REPORTS } from '#domain/reports/yearOverYear';
import type { Actor } from '../../access/actor';
import { actorIn, perUser } from '../../access/perUser';
import { runText, textOfSql } from '../../db/statement';
import { CSV_TYPE, exportLog, MOST, sendFile } from '../../exports/exportAnswers';
import { exportBody, readingOneState } from '../../exports/exportBody';
import type { Services } from '../../services';
import { countReport, readComparison, reportRow, reportRowsSql, type ReportQuestion } from './readReport';
import { readFilters, readYearFilters } from './reportInputs';
import { readYears } from './readYears';
import { reportScope } from './reportScope';
import type { ReportScope } from './reportSql';

type Asked = FastifyRequest<{ Params: { name: string } }>;

const query = z.object({
  filters: z.string().max(4_000).default('{}'),
  sort: z.string().max(60).optional(),
  asc: z.enum(['true', 'false']).default('true'),
  lang: z.enum(['en', 'es']).default('en'),
});

const jsonOf = (text: string): unknown => {
  try {
    return parseJson(text);
  } catch {
    throw badInput([fieldIssue('filters', 'record')]);
  }
};
const askedOf = (given: unknown) => {
  const parsed = query.safeParse(given);
  if (!parsed.success) throw badInput(toFieldErrors(parsed.error));
  const { filters, sort, asc, lang } = parsed.data;
  return {
    filters: jsonOf(filters),
    sort: sort === undefined ? null : { column: sort, descending: asc === 'false' },
    language: lang,
  };
};

const demandExport = (actor: Actor, need: Need): void => {
  if (!can(actor.permissions, { all: [need, 'CAN_EXPORT_DATA'] })) throw new AppError('FORBIDDEN');
};

/** A file that is short enough to be sent at once. */
const sendWhole = (reply: FastifyReply, name: string, rows: number, lines: readonly string[]) =>
  reply
    .headers({
      'content-type': CSV_TYPE,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
      'x-total-count': String(rows),
    })
    .send(BOM + lines.join(''));

/** Rows that are fetched at a time. */
const BATCH = 500;

interface File {
  question: ReportQuestion;
  scope: ReportScope;
  language: Language;
}

/** The rows of a report as lines, a few hundred at a time: the memory that it takes does not grow with the file. */
const linesOf = (
  pool: pg.Pool,
  report: Report,
  { question, scope, language }: File,
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

/**
 * GET /v1/export/report/{name}: the very rows and columns of a report as CSV, all of them, for who may see it and
 * export. `filters` is JSON as in its query; the years are `year-over-year`.
 */
export const registerReportExport = (app: FastifyInstance, services: Services): void => {
  const write = exportLog(services);
  const { pool } = services.open;
  app.get('/v1/export/report/:name', perUser(app, MOST), async (request: Asked, reply) => {
    const actor = actorIn(request);
    const { name } = request.params;
    const { filters, sort, language } = askedOf(request.query);
    const today = civilDateOf(services.clock());
    const scope = reportScope(actor, today);
    const note = (row_count: number, columns: readonly string[]) =>
      write(actor, [{ data_set: name, narrowed_by: JSON.stringify(filters), columns: columns.join(','), row_count }]);

    if (name === 'year-over-year') {
      const asked = readYearFilters(filters);
      demandExport(actor, YEAR_REPORTS[asked.category].need);
      const { years, rows } = await readYears(pool, asked, scope);
      await note(rows.length, yearHead(years, 'en'));
      const lines = [yearHead(years, language), ...rows.map((row) => yearCells(row, language))].map(csvLine);
      return sendWhole(reply, csvName(`${name}-${asked.category}`, today), rows.length, lines);
    }

    const report = reportOf(name);
    if (!report) throw new AppError('NOT_FOUND');
    demandExport(actor, report.need);
    const question: ReportQuestion = { filters: readFilters(report, filters), sort };
    const compared = await readComparison(pool, report, question.filters, scope);
    if (compared) {
      const head = comparedHead(report, language);
      await note(compared.length, comparedHead(report, 'en'));
      const lines = [head.map(guarded), ...compared.map((row) => comparedCells(report, row, language))].map(csvLine);
      return sendWhole(reply, csvName(`${name}-compared`, today), compared.length, lines);
    }
    const total = await countReport(pool, report, question, scope);
    await note(
      total,
      report.columns.map((column) => column.name),
    );
    const file = { question, scope, language };
    return sendFile(
      reply,
      csvName(name, today),
      CSV_TYPE,
      total,
      exportBody(pool, (lost) => linesOf(pool, report, file, lost)),
    );
  });
};
