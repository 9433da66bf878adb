import { PassThrough, Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { actorIn, perUser } from '../access/perUser';
import { ZipFile } from 'yazl';
import { can } from '#domain/access/can';
import { civilDateOf } from '#domain/civilDate';
import { csvName } from '#domain/exports/csv';
import { AppError } from '#domain/errors';
import { EXPORTS_ALL } from '#domain/exports/dataSets';
import type { Actor } from '../access/actor';
import { CSV_TYPE, exportLog, MOST, sendFile } from './exportAnswers';
import type { Services } from '../services';
import { dataSetsOf, exportablesOf, type Exportable } from './exportable';
import { exportBody } from './exportBody';
import { readOrder, type ExportOrder } from './exportQuery';
import { exportStatement, type ExportStatement } from './exportRows';
import { countRows, streamCsv } from './streamCsv';

type Asked = FastifyRequest<{ Params: { name: string } }>;
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
 * GET /v1/export/{data-set}: CSV by a cursor; GET /v1/export/all: every data set the user may have, as CSV in a ZIP
 * [ADM-007].
 */
export const registerExports = (app: FastifyInstance, { open, built, pipeline, clock }: Services): void => {
  const { registry, schema } = built;
  const exportables = exportablesOf(registry);
  const write = exportLog({ pipeline, clock });

  const make = async (exportable: Exportable, actor: Actor, query: unknown): Promise<Made> => {
    const order = readOrder(schema, exportable, actor, query);
    const statement = exportStatement(registry, exportable, order, actor);
    return { exportable, order, statement, total: await countRows(open.pool, statement) };
  };

  const writeDown = (actor: Actor, made: readonly Made[]): Promise<void> =>
    write(
      actor,
      made.map(({ exportable, order, total }) => ({
        data_set: exportable.name,
        narrowed_by: narrowedBy(order),
        columns: order.fields.map(({ name }) => name).join(','),
        row_count: total,
      })),
    );

  const zipOf = async function* (made: readonly Made[], today: string, lost: () => void): AsyncGenerator<Uint8Array> {
    const zip = new ZipFile();
    let entry: Readable | undefined;
    for (const { exportable, statement, order } of made) {
      zip.addReadStreamLazy(csvName(exportable.name, today), { mtime: clock() }, (give) => {
        entry = Readable.from(streamCsv(open.pool, statement, order, lost));
        give(null, entry);
      });
    }
    zip.end();
    const bytes = zip.outputStream.pipe(new PassThrough());
    zip.on('error', (error: Error) => bytes.destroy(error));
    try {
      yield* bytes;
    } finally {
      entry?.destroy(); // whoever stops reading the archive leaves the entry that was being read behind
    }
  };

  app.get('/v1/export/all', perUser(app, MOST), async (request, reply) => {
    const actor = actorIn(request);
    if (!can(actor.permissions, EXPORTS_ALL)) throw new AppError('FORBIDDEN');
    const made: Made[] = [];
    for (const set of dataSetsOf(registry))
      if (can(actor.permissions, set.need)) made.push(await make(set, actor, request.query));
    await writeDown(actor, made);
    const today = civilDateOf(clock());
    return sendFile(
      reply,
      `trowel-${today}.zip`,
      'application/zip',
      made.reduce((sum, { total }) => sum + total, 0),
      exportBody(open.pool, (lost) => zipOf(made, today, lost)),
    );
  });

  app.get('/v1/export/:name', perUser(app, MOST), async (request: Asked, reply) => {
    const actor = actorIn(request);
    const exportable = exportables.get(request.params.name);
    if (!exportable) throw new AppError('NOT_FOUND');
    const made = await make(exportable, actor, request.query);
    await writeDown(actor, [made]);
    return sendFile(
      reply,
      csvName(exportable.name, civilDateOf(clock())),
      CSV_TYPE,
      made.total,
      exportBody(open.pool, (lost) => streamCsv(open.pool, made.statement, made.order, lost)),
    );
  });
};
