import type { FastifyInstance } from 'fastify';
import { fieldIssue } from '#domain/fields/fieldIssue';
import { toFieldErrors } from '#domain/fields/toFieldErrors';
import { parseJson } from '#domain/plainJson';
import { actorIn, perUser } from '../../../access/perUser';
import { z } from 'zod';
import { EXPORTS_JOB_SEARCH } from '#domain/access/needs';
import { can } from '#domain/access/can';
import { civilDateOf } from '#domain/civilDate';
import { SENT_FORMATS } from '#domain/exports/rowsFile';
import { AppError, badInput } from '#domain/errors';
import type { SearchCriteria } from '#domain/jobSearch/searchCriteria';
import { SEARCH_LIMIT } from '#domain/jobSearch/searchWarning';
import { countJobs, readCriteria, searchOrder } from './searchJobs';
import { exportLog, MAX_PER_MINUTE } from '../../../exports/exportAnswers';
import { assertCopied, sendRows } from '../../../exports/sendRows';
import { readsUntil } from '../../../db/readerLeft';
import type { Services } from '../../../services';
import { SEARCH_COLUMN_NAMES, searchColumns, searchRows } from './searchRows';
import { SCREEN_TITLES } from '#domain/labels/screens';

const NAME = 'job-search';
/** The most characters of `rows` that fit into an address. */
const MAX_ROWS_TEXT = 8_000;
const query = z.object({
  searchCriteria: z.string().max(20_000).default('{}'),
  lang: z.enum(['en', 'es']).default('en'),
  format: z.enum(SENT_FORMATS).default('csv'),
  rows: z
    .string()
    .max(MAX_ROWS_TEXT)
    .regex(/^j?\d+(,j?\d+)*$/)
    .transform((ids): ReadonlySet<string> => new Set(ids.split(',')))
    .optional(),
});

const criteriaOf = (text: string): SearchCriteria => {
  const given = ((): unknown => {
    try {
      return parseJson(text);
    } catch {
      throw badInput([fieldIssue('searchCriteria', 'record')]);
    }
  })();
  const { last_seen: _seen, cursor: _cursor, ...criteria } = readCriteria(given);
  return criteria;
};

/**
 * GET /v1/export/job-search: what a job search finds, as CSV or (`format=xlsx`) a workbook in its order and columns, at
 * most as many rows as a search gives out; for who may search and export. `searchCriteria` is JSON as in the query `jobs`; `rows` are the ids of the
 * rows wanted, all without it.
 */
export const registerSearchExport = (app: FastifyInstance, services: Services): void => {
  const write = exportLog(services);
  app.get(`/v1/export/${NAME}`, perUser(app, MAX_PER_MINUTE), async (request, reply) => {
    const actor = actorIn(request);
    if (!can(actor.permissions, EXPORTS_JOB_SEARCH)) throw new AppError('FORBIDDEN');
    const parsed = query.safeParse(request.query);
    if (!parsed.success) throw badInput(toFieldErrors(parsed.error));
    const criteria = criteriaOf(parsed.data.searchCriteria);
    searchOrder(criteria);
    const { rows, lang, format } = parsed.data;
    const now = services.clock();
    const today = civilDateOf(now);
    const found = Math.min(
      await readsUntil(services.reads, reply.reader).run((runner) => countJobs(runner, actor, criteria, today)),
      SEARCH_LIMIT,
    );
    const row_count = Math.min(found, rows?.size ?? found);
    assertCopied(format, row_count);
    const narrowed_by = JSON.stringify(rows ? { ...criteria, rows: [...rows] } : criteria);
    const columns = SEARCH_COLUMN_NAMES.join(',');
    await write(actor, [{ data_set: NAME, narrowed_by, columns, row_count }], reply.reader);
    const { pool } = services.open;
    const file = {
      name: NAME,
      title: SCREEN_TITLES.job_search[lang],
      columns: searchColumns(lang),
      language: lang,
      total: row_count,
      rows: (lost: () => void) => searchRows(services.reads, { actor, criteria, rows, today }, lost),
    };
    return sendRows(reply, pool, file, format, { today, now });
  });
};
