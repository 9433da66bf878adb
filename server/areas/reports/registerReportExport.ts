import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { can, type Need } from '#domain/access/can';
import { civilDateOf } from '#domain/civilDate';
import { AppError, badInput } from '#domain/errors';
import { SENT_FORMATS } from '#domain/exports/rowsFile';
import { fieldIssue } from '#domain/fields/fieldIssue';
import { toFieldErrors } from '#domain/fields/toFieldErrors';
import { parseJson } from '#domain/plainJson';
import { reportOf } from '#domain/reports/reports';
import { YEAR_REPORTS } from '#domain/reports/yearOverYear';
import type { Actor } from '../../access/actor';
import { actorIn, perUser } from '../../access/perUser';
import { readsUntil } from '../../db/readerLeft';
import { exportLog, MAX_PER_MINUTE } from '../../exports/exportAnswers';
import { assertCopied, sendRows } from '../../exports/sendRows';
import type { Services } from '../../services';
import { readFilters, readYearFilters } from './reportInputs';
import { reportFile, type ReportRequest } from './reportFile';
import { reportScope } from './reportScope';

type ReportExportRequest = FastifyRequest<{ Params: { name: string } }>;

const query = z.object({
  filters: z.string().max(4_000).default('{}'),
  sort: z.string().max(60).optional(),
  asc: z.enum(['true', 'false']).default('true'),
  lang: z.enum(['en', 'es']).default('en'),
  format: z.enum(SENT_FORMATS).default('csv'),
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
  const { filters, sort, asc, lang, format } = parsed.data;
  return {
    filters: jsonOf(filters),
    sort: sort === undefined ? null : { column: sort, descending: asc === 'false' },
    language: lang,
    format,
  };
};

const demandExport = (actor: Actor, need: Need): void => {
  if (!can(actor.permissions, { all: [need, 'CAN_EXPORT_DATA'] })) throw new AppError('FORBIDDEN');
};

/** The report that an address names, for who may export it. @throws AppError */
const reportAsked = (actor: Actor, name: string, { filters, sort }: ReturnType<typeof askedOf>): ReportRequest => {
  if (name === 'year-over-year') {
    const years = { ...readYearFilters(filters), sort };
    demandExport(actor, YEAR_REPORTS[years.category].need);
    return { years };
  }
  const report = reportOf(name);
  if (!report) throw new AppError('NOT_FOUND');
  demandExport(actor, report.need);
  return { report, question: { filters: readFilters(report, filters), sort } };
};

/**
 * GET /v1/export/report/{name}: the very rows and columns of a report, all of them, as CSV or (`format=xlsx`) a workbook,
 * for who may see it and export. `filters` is JSON as in its query; the years are `year-over-year`.
 */
export const registerReportExport = (app: FastifyInstance, services: Services): void => {
  const write = exportLog(services);
  const { pool } = services.open;
  app.get('/v1/export/report/:name', perUser(app, MAX_PER_MINUTE), async (request: ReportExportRequest, reply) => {
    const actor = actorIn(request);
    const { name } = request.params;
    const asked = askedOf(request.query);
    const report = reportAsked(actor, name, asked);
    const now = services.clock();
    const scope = reportScope(actor, civilDateOf(now));
    const file = await reportFile(readsUntil(services.reads, reply.reader), report, scope, asked.language);
    assertCopied(asked.format, file.total);
    const entry = {
      data_set: name,
      narrowed_by: JSON.stringify(asked.filters),
      columns: file.logged.join(','),
      row_count: file.total,
    };
    await write(actor, [entry], reply.reader);
    return sendRows(reply, pool, file, asked.format, { today: scope.today, now });
  });
};
