import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Services } from '../services';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { can } from '#domain/access/can';
import { civilDateOf } from '#domain/civilDate';
import { AppError, badInput } from '#domain/errors';
import { manyOperations } from '#domain/fields/manyOperations';
import { toFieldErrors } from '#domain/fields/toFieldErrors';
import type { ImportMode, ImportReport } from '#domain/imports/importReport';
import type { Actor } from '../access/actor';
import { claimOf } from '../pipeline/idempotency';
import { runMutationDocument } from '../pipeline/runMutationDocument';
import type { Resource } from '../api/resource';
import { parseJson } from '#domain/plainJson';
import { actorIn, perUser } from '../access/perUser';
import { cleanImportFolders, withImportFolder } from './importFolder';
import { lookAt } from './lookAt';
import { planImport, type ImportPlan } from './plan';
import { readTable } from './readTable';
import { receiveFile } from './receiveFile';
import { runImport } from './runImport';
import type { Table } from './table';
import { refusalText } from '#domain/refusalText';
import { refuse } from '#domain/refusals/refusal';

/** Requests that a user may make in a minute. */
const MOST = 60;

const jsonOrNull = (text: string): unknown => {
  try {
    return parseJson(text);
  } catch {
    return null;
  }
};

const look = z.object({
  /** The name of a workbook's sheet. */
  sheet: z.string().max(200).optional(),
});

const order = look.extend({
  mode: z.enum(['dry', 'all', 'good']),
  match: z.string().max(60).default('id'),
  mapping: z
    .string()
    .max(20_000)
    .transform((text, context): (string | null)[] => {
      const parsed = z.array(z.string().nullable()).safeParse(jsonOrNull(text));
      if (parsed.success) return parsed.data;
      context.addIssue({ code: 'custom', message: refusalText(refuse('list'), 'en') });
      return z.NEVER;
    }),
});

type Asked = FastifyRequest<{ Params: { name: string }; Querystring: Record<string, string>; Body: Readable }>;

/** A file that was sent: its SHA-256, and what is in it. */
interface Received {
  file: string;
  table: Table;
}

/** Ends the transaction of an import that is not kept; what it found is the answer. */
const NOT_KEPT = new Error('not kept');

const isKept = (mode: ImportMode, { created, updated, failed }: ImportReport): boolean =>
  mode !== 'dry' && created + updated > 0 && (mode === 'good' || failed === 0);

/**
 * POST /v1/import/{resource}/look says what is in a CSV file or a workbook; POST /v1/import/{resource} imports it, or tries to. The
 * rights to read and to edit the records are needed for both: matching a file tells which records there are.
 */
export const registerImports = (
  app: FastifyInstance,
  { built: { registry }, pipeline, clock, env: { DATA_DIR } }: Services,
): void => {
  app.addHook('onReady', () => cleanImportFolders(DATA_DIR, new Date()));

  const resourceOf = ({ params: { name } }: Asked, { permissions }: Actor): Resource => {
    const resource = registry.resources.find((one) => one.name === name);
    if (!resource || resource.descriptor.operations.update === undefined || resource.onWrite)
      throw new AppError('NOT_FOUND');
    if (!can(permissions, { all: [resource.needs.read, resource.needs.update] })) throw new AppError('FORBIDDEN');
    return resource;
  };

  /** Does something with what was sent, which is gone afterwards. */
  const received = <T>(
    { body, headers }: Asked,
    sheet: string | undefined,
    work: (received: Received) => Promise<T>,
  ): Promise<T> =>
    withImportFolder(DATA_DIR, async (folder) => {
      const path = join(folder, 'file');
      const source = body instanceof Readable ? body : Readable.from([]);
      try {
        const file = await receiveFile(source, path, Number(headers['content-length'] ?? 0));
        return await work({ file, table: await readTable(folder, path, sheet) });
      } finally {
        source.resume(); // what is left of it is read and dropped, so that the sender gets to the answer
      }
    });

  const carryOut = async (
    { query, headers }: Asked,
    actor: Actor,
    resource: Resource,
    mode: ImportMode,
    plan: ImportPlan,
    { table, file }: Received,
  ): Promise<ImportReport> => {
    const key = headers['idempotency-key'];
    const claim = mode === 'dry' ? null : claimOf(actor.user_id, Array.isArray(key) ? key[0] : key, { query, file });
    const { mutation_id, response } = await runMutationDocument(pipeline, {
      actor,
      claim,
      today: civilDateOf(clock()),
      execute: async (mutation) => {
        const report = await runImport(
          mutation,
          registry,
          manyOperations(resource.descriptor).import,
          resource,
          plan,
          table,
          { isDry: mode === 'dry' },
        );
        return { response: JSON.stringify(report), errors: isKept(mode, report) ? [] : [NOT_KEPT] };
      },
    });
    const report: ImportReport = JSON.parse(response);
    return { ...report, is_done: mutation_id !== null, mutation_id };
  };

  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The bytes are written to the disk as they come.
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    const options = perUser(app, MOST);

    scope.post('/v1/import/:name/look', options, async (request: Asked, reply) => {
      const actor = actorIn(request);
      const resource = resourceOf(request, actor);
      const parsed = look.safeParse(request.query);
      if (!parsed.success) throw badInput(toFieldErrors(parsed.error));
      return reply.send(await received(request, parsed.data.sheet, ({ table }) => lookAt(resource, actor, table)));
    });

    scope.post('/v1/import/:name', options, async (request: Asked, reply) => {
      const actor = actorIn(request);
      const resource = resourceOf(request, actor);
      const parsed = order.safeParse(request.query);
      if (!parsed.success) throw badInput(toFieldErrors(parsed.error));
      const { mode, match, mapping, sheet } = parsed.data;
      const report = await received(request, sheet, (file) =>
        carryOut(request, actor, resource, mode, planImport(resource, actor, file.table.headers, mapping, match), file),
      );
      if (report.mutation_id !== null) reply.header('x-mutation-id', report.mutation_id);
      return report;
    });
  });
};
