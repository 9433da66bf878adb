import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Services } from '../services';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { can } from '#domain/access/can';
import { civilDateOf } from '#domain/civilDate';
import { AppError, badInput } from '#domain/errors';
import { manyOperations } from '#domain/fields/manyOperations';
import { toFieldErrors } from '#domain/fields/toFieldErrors';
import type { ImportLook, ImportMode, ImportReport, ReadChoices } from '#domain/imports/importReport';
import type { Actor } from '../access/actor';
import { claimOf } from '../pipeline/idempotency';
import { runMutationDocument } from '../pipeline/runMutationDocument';
import type { Resource } from '../api/resource';
import { actorIn, perUser } from '../access/perUser';
import { cleanImportFolders, withImportFolder, type ImportFolder } from './importFolder';
import type { HeadWanted } from './headTaker';
import { importNeed } from './importNeed';
import { importQuery, lookQuery } from './importQuery';
import { fieldsFor, lookAt } from './lookAt';
import { importedPart, type ImportedPart } from './parts/partResource';
import { runPartImport } from './parts/runPartImport';
import { planImport, type ImportPlan } from './plan';
import { readTable } from './readTable';
import { receiveFile } from './receiveFile';
import { createRefusedAnswers } from './refusedAnswer';
import { openRefusedFile } from './refusedFile';
import { runImport, type ImportOptions } from './runImport';
import type { Table } from './table';

/** Requests that a user may make in a minute. */
const MAX_PER_MINUTE = 60;

type ImportRequest = FastifyRequest<{ Params: { name: string }; Querystring: Record<string, string>; Body: Readable }>;

/** A file that was sent: its SHA-256, and what is in it. */
interface Received {
  file: string;
  /** Where it lies, until the work is done. */
  folder: ImportFolder;
  table: Table;
}

/** Ends the transaction of an import that is not kept; what it found is the answer. */
const NOT_KEPT = new Error('not kept');

const isKept = (mode: ImportMode, { created, updated, failed }: ImportReport): boolean =>
  mode !== 'dry' && created + updated > 0 && (mode === 'good' || failed === 0);

/**
 * POST /v1/import/{resource}/look says what is in a CSV file or a workbook; POST /v1/import/{resource} imports it, or tries to;
 * POST /v1/import/{resource}/refused tries it and answers the rows that would be refused, as a file, two at a time for a user. The
 * rights to read and to edit the records are needed for both: matching a file tells which records there are.
 * `{resource}.{part}` imports the rows of a part, such as the recipes of colors.
 */
export const registerImports = (
  app: FastifyInstance,
  { built: { registry }, pipeline, clock, env: { DATA_DIR } }: Services,
): void => {
  const answers = createRefusedAnswers();
  app.addHook('onReady', () => cleanImportFolders(DATA_DIR, new Date()));

  const partOf = ({ params: { name } }: ImportRequest): ImportedPart | null => importedPart(registry, name);

  const resourceOf = (request: ImportRequest, { permissions }: Actor): Resource => {
    const { name } = request.params;
    const need = importNeed(registry, name);
    const resource = partOf(request)?.rows ?? registry.resources.find((one) => one.name === name);
    if (!need || !resource) throw new AppError('NOT_FOUND');
    if (!can(permissions, need)) throw new AppError('FORBIDDEN');
    return resource;
  };

  /** Does something with what was sent, which is gone afterwards. */
  const received = <T>(
    { body, headers }: ImportRequest,
    choices: ReadChoices,
    fields: HeadWanted['fields'],
    work: (received: Received) => Promise<T>,
  ): Promise<T> =>
    withImportFolder(DATA_DIR, async (folder) => {
      const path = join(folder.path, 'file');
      const source = body instanceof Readable ? body : Readable.from([]);
      try {
        const file = await receiveFile(source, path, Number(headers['content-length'] ?? 0));
        return await work({ file, folder, table: await readTable(folder.path, path, choices, fields) });
      } finally {
        source.resume(); // what is left of it is read and dropped, so that the sender gets to the answer
      }
    });

  const carryOut = async (
    request: ImportRequest,
    actor: Actor,
    resource: Resource,
    mode: ImportMode,
    plan: ImportPlan,
    { table, file }: Received,
    onRefused?: ImportOptions['onRefused'],
  ): Promise<ImportReport> => {
    const { query, headers } = request;
    const part = partOf(request);
    const key = headers['idempotency-key'];
    const claim = mode === 'dry' ? null : claimOf(actor.user_id, Array.isArray(key) ? key[0] : key, { query, file });
    const { mutation_id, response } = await runMutationDocument(pipeline, {
      actor,
      claim,
      today: civilDateOf(clock()),
      execute: async (mutation) => {
        const options = { isDry: mode === 'dry', onRefused };
        const command = manyOperations(resource.descriptor).import;
        const report = part
          ? await runPartImport(mutation, registry, part, plan, table, options)
          : await runImport(mutation, registry, command, resource, plan, table, options);
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
    const options = perUser(app, MAX_PER_MINUTE);

    scope.post('/v1/import/:name/look', options, async (request: ImportRequest, reply) => {
      const actor = actorIn(request);
      const resource = resourceOf(request, actor);
      const parsed = lookQuery.safeParse(request.query);
      if (!parsed.success) throw badInput(toFieldErrors(parsed.error));
      const part = partOf(request);
      const work = async ({ table }: Received): Promise<ImportLook> => {
        const look = await lookAt(resource, actor, table);
        // A row of a record has no number that anybody knows.
        const fields = look.fields.filter((field) => field.name !== 'id');
        return part ? { ...look, fields, found_by: [part.part.via, ...part.found_by] } : look;
      };
      return reply.send(await received(request, parsed.data, fieldsFor(resource, actor), work));
    });

    /** What was ordered, and the plan of it for a table. */
    const orderOf = (request: ImportRequest) => {
      const actor = actorIn(request);
      const resource = resourceOf(request, actor);
      const parsed = importQuery.safeParse(request.query);
      if (!parsed.success) throw badInput(toFieldErrors(parsed.error));
      const { match, mapping, empty, unreadable, unknown, dates, answers, lang: language } = parsed.data;
      const choices = { empty, unreadable, unknown, dates, answers, language };
      const planOf = ({ headers }: Table) => planImport(resource, actor, headers, mapping, match, choices);
      return { actor, resource, query: parsed.data, planOf };
    };

    scope.post('/v1/import/:name/refused', options, async (request: ImportRequest, reply) => {
      const { actor, resource, query, planOf } = orderOf(request);
      const free = answers.take(actor.user_id);
      const make = async (came: Received): Promise<Readable> => {
        const path = join(came.folder.path, 'refused.csv');
        const refusedRows = openRefusedFile(path, came.table.headers, query.lang);
        try {
          await carryOut(request, actor, resource, 'dry', planOf(came.table), came, refusedRows.add);
        } finally {
          await refusedRows.end();
        }
        return came.folder.keepFor(answers.read(path));
      };
      const file = await received(request, query, fieldsFor(resource, actor), make).catch((error: unknown) => {
        free();
        throw error;
      });
      file.once('close', free);
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${resource.name}-not-imported.csv"`)
        .send(file);
    });

    scope.post('/v1/import/:name', options, async (request: ImportRequest, reply) => {
      const { actor, resource, query, planOf } = orderOf(request);
      const report = await received(request, query, fieldsFor(resource, actor), (file) =>
        carryOut(request, actor, resource, query.mode, planOf(file.table), file),
      );
      if (report.mutation_id !== null) reply.header('x-mutation-id', report.mutation_id);
      return report;
    });
  });
};
