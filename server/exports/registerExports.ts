import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ZipFile } from 'yazl';
import { can } from '#domain/access/can';
import { civilDateOf } from '#domain/civilDate';
import { csvName } from '#domain/csv/csv';
import { AppError } from '#domain/errors';
import { EXPORTS_ALL } from '#domain/exports/dataSets';
import type { Actor } from '../access/actor';
import { recordExport } from '../commands/exports/recordExport';
import { runCommand } from '../commands/runCommand';
import { runMutationDocument } from '../commands/runMutationDocument';
import type { OpenDatabase } from '../db/database';
import type { CommitEmitter } from '../events/emit';
import type { Files } from '../files/files';
import type { Mailer } from '../mail/mailer';
import type { UserDirectory } from '../identity/directory/userDirectory';
import type { BuiltSchema } from '../graphql/schema';
import { dataSetsOf, exportablesOf, type Exportable } from './exportable';
import { readOrder, type ExportOrder } from './exportQuery';
import { exportStatement, type ExportStatement } from './exportRows';
import { countRows, streamCsv } from './streamCsv';

export interface ExportDeps { open: OpenDatabase; built: BuiltSchema; emitter: CommitEmitter; files: Files; directory: UserDirectory; mailer: Mailer; clock(): Date }

type Asked = FastifyRequest<{ Params: { name: string } }>;
interface Made { exportable: Exportable; order: ExportOrder; statement: ExportStatement; total: number }

const RATE_LIMIT = { max: 60, timeWindow: '1 minute' } as const;

const narrowedBy = ({ filter, created_from, created_to, onlyActive }: ExportOrder): string | null => {
  const narrowed = JSON.stringify({ ...(Object.keys(filter).length > 0 ? { filter } : {}), created_from, created_to, ...(onlyActive ? { only_active: true } : {}) });
  return narrowed === '{}' ? null : narrowed;
};

/** GET /v1/export/{data-set}: CSV by a cursor; GET /v1/export/all: every data set the user may have, as CSV in a ZIP [ADM-007]. */
export const registerExports = (app: FastifyInstance, { open, built, emitter, files, directory, mailer, clock }: ExportDeps): void => {
  const { registry, schema } = built;
  const exportables = exportablesOf(registry);
  const pipeline = { pool: open.pool, db: open.db, entities: registry.entities, emitter, files, directory, mailer, log: app.log };

  const make = async (exportable: Exportable, actor: Actor, query: unknown): Promise<Made> => {
    const order = readOrder(schema, exportable, actor, query);
    const statement = exportStatement(registry, exportable, order, actor);
    return { exportable, order, statement, total: await countRows(open.pool, statement) };
  };

  const writeDown = async (actor: Actor, made: readonly Made[]): Promise<void> => {
    await runMutationDocument(pipeline, {
      actor, claim: null, today: civilDateOf(clock()),
      execute: async (mutation) => {
        for (const { exportable, order, total } of made) {
          const columns = order.fields.map(({ name }) => name).join(',');
          await runCommand(recordExport, { data_set: exportable.name, narrowed_by: narrowedBy(order), columns, row_count: total }, mutation);
        }
        return { response: '{}', errors: [] };
      },
    });
  };

  const send = (reply: FastifyReply, name: string, type: string, total: number, body: Readable): FastifyReply =>
    reply.headers({ 'content-type': type, 'content-disposition': `attachment; filename="${name}"`, 'cache-control': 'no-store', 'x-total-count': String(total) }).send(body);

  const zipOf = (made: readonly Made[], today: string): ZipFile => {
    const zip = new ZipFile();
    for (const { exportable, statement, order } of made) {
      zip.addReadStreamLazy(csvName(exportable.name, today), { mtime: clock() }, (give) => give(null, Readable.from(streamCsv(open.pool, statement, order))));
    }
    zip.end();
    return zip;
  };

  app.get('/v1/export/all', { config: { rateLimit: RATE_LIMIT } }, async (request, reply) => {
    const actor = await app.authenticate(request);
    if (!can(actor.permissions, EXPORTS_ALL)) throw new AppError('FORBIDDEN');
    const made: Made[] = [];
    for (const set of dataSetsOf(registry)) if (can(actor.permissions, set.need)) made.push(await make(set, actor, request.query));
    await writeDown(actor, made);
    const today = civilDateOf(clock());
    const zip = zipOf(made, today);
    const body = new Readable().wrap(zip.outputStream);
    zip.on('error', (error: Error) => body.destroy(error));
    return send(reply, `trowel-${today}.zip`, 'application/zip', made.reduce((sum, { total }) => sum + total, 0), body);
  });

  app.get('/v1/export/:name', { config: { rateLimit: RATE_LIMIT } }, async (request: Asked, reply) => {
    const actor = await app.authenticate(request);
    const exportable = exportables.get(request.params.name);
    if (!exportable) throw new AppError('NOT_FOUND');
    const made = await make(exportable, actor, request.query);
    await writeDown(actor, [made]);
    return send(reply, csvName(exportable.name, civilDateOf(clock())), 'text/csv; charset=utf-8', made.total, Readable.from(streamCsv(open.pool, made.statement, made.order)));
  });
};
