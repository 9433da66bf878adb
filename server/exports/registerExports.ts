import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { actorIn, perUser } from '../access/perUser';
import { can } from '#domain/access/can';
import { civilDateOf } from '#domain/civilDate';
import { fileName } from '#domain/exports/rowsFile';
import { AppError } from '#domain/errors';
import { labelsEs } from '#domain/fields/labelsEs';
import { DATA_SETS, EXPORTS_ALL } from '#domain/exports/dataSets';
import type { Actor } from '../access/actor';
import { exportLog, MAX_PER_MINUTE, sendFile } from './exportAnswers';
import type { Services } from '../services';
import { readsUntil } from '../db/readerLeft';
import { dataSetsOf, exportablesOf, type Exportable } from './exportable';
import { exportBody } from './exportBody';
import { readOrder, type ExportOrder } from './exportQuery';
import { exportStatement, type ExportStatement } from './exportRows';
import type { RowsFile } from './rowsFile';
import { assertCopied, csvParts, FILE_TYPES, sendRows } from './sendRows';
import { countRows, exportColumns, streamRows } from './streamRows';
import { workbookParts } from './workbook';
import { zipParts } from './zipParts';

type ExportRequest = FastifyRequest<{ Params: { name: string } }>;
interface Made {
  exportable: Exportable;
  order: ExportOrder;
  statement: ExportStatement;
  total: number;
}

const narrowedBy = ({ filter, created_from, created_to, onlyActive }: ExportOrder): string | null => {
  const narrowed = JSON.stringify({
    ...(Object.keys(filter).length > 0 ? { filter } : {}),
    created_from,
    created_to,
    ...(onlyActive ? { only_active: true } : {}),
  });
  return narrowed === '{}' ? null : narrowed;
};

/**
 * GET /v1/export/{data-set}: rows by a cursor, as CSV or, with `format=xlsx`, as a workbook; GET /v1/export/all: every
 * data set the user may have, as CSV in a ZIP or as a workbook with a sheet for each [ADM-007].
 */
export const registerExports = (app: FastifyInstance, { open, reads, built, pipeline, clock }: Services): void => {
  const { registry, schema } = built;
  const exportables = exportablesOf(registry);
  const write = exportLog({ pipeline, clock });

  const make = async (
    exportable: Exportable,
    actor: Actor,
    query: unknown,
    { reader }: FastifyReply,
  ): Promise<Made> => {
    const order = readOrder(schema, exportable, actor, query);
    const statement = exportStatement(registry, exportable, order, actor);
    return {
      exportable,
      order,
      statement,
      total: await readsUntil(reads, reader).run((runner) => countRows(runner, statement)),
    };
  };

  const writeDown = (actor: Actor, made: readonly Made[], { reader }: FastifyReply): Promise<void> =>
    write(
      actor,
      made.map(({ exportable, order, total }) => ({
        data_set: exportable.name,
        narrowed_by: narrowedBy(order),
        columns: order.fields.map(({ name }) => name).join(','),
        row_count: total,
      })),
      reader,
    );

  const fileOf = ({ exportable: { name, resource }, order, statement, total }: Made): RowsFile => {
    const known = DATA_SETS.find((set) => set.name === name)?.label;
    const label = resource.descriptor.label_plural;
    return {
      name,
      title: known?.[order.language] ?? (order.language === 'es' ? (labelsEs[label] ?? label) : label),
      columns: exportColumns(order),
      language: order.language,
      total,
      rows: (lost) => streamRows(reads, statement, order, lost),
    };
  };

  app.get('/v1/export/all', perUser(app, MAX_PER_MINUTE), async (request, reply) => {
    const actor = actorIn(request);
    if (!can(actor.permissions, EXPORTS_ALL)) throw new AppError('FORBIDDEN');
    const made: Made[] = [];
    for (const set of dataSetsOf(registry))
      if (can(actor.permissions, set.need)) made.push(await make(set, actor, request.query, reply));
    await writeDown(actor, made, reply);
    const now = clock();
    const today = civilDateOf(now);
    const files = made.map(fileOf);
    const total = files.reduce((sum, file) => sum + file.total, 0);
    if (made[0]?.order.format === 'xlsx')
      return sendFile(
        reply,
        fileName('trowel', today, 'xlsx'),
        FILE_TYPES.xlsx,
        total,
        exportBody(open.pool, (lost) => workbookParts(files, now, lost)),
      );
    const entries = (lost: () => void) =>
      files.map((file) => ({ name: fileName(file.name, today, 'csv'), parts: () => csvParts(file, lost) }));
    return sendFile(
      reply,
      `trowel-${today}.zip`,
      'application/zip',
      total,
      exportBody(open.pool, (lost) => zipParts(entries(lost), now)),
    );
  });

  app.get('/v1/export/:name', perUser(app, MAX_PER_MINUTE), async (request: ExportRequest, reply) => {
    const actor = actorIn(request);
    const exportable = exportables.get(request.params.name);
    if (!exportable) throw new AppError('NOT_FOUND');
    const made = await make(exportable, actor, request.query, reply);
    assertCopied(made.order.format, made.total);
    await writeDown(actor, [made], reply);
    const now = clock();
    return sendRows(reply, open.pool, fileOf(made), made.order.format, { today: civilDateOf(now), now });
  });
};
