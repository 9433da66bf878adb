import type { Services } from '../../services';
import { PassThrough, Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { actorIn, perUser } from '../../access/perUser';
import { ZipFile } from 'yazl';
import { CALLS } from '#domain/access/calls';
import { isFolderPath } from '#domain/documents/folders';
import { zipName, zipNames } from '#domain/documents/zipNames';
import { AppError } from '#domain/errors';
import type { Actor } from '../../access/actor';
import { demand } from '../../access/demand';
import { ReaderLeft, runnerUntil } from '../../db/readerLeft';
import { numberIn, runText, type Runner } from '../../db/statement';
import { contentDisposition } from '../../files/contentDisposition';
import { readPlaced } from './readDocuments';
import { readReach, type DocumentReach } from './readReach';

/** One request asks for so many documents at most. */
const MAX_DOCUMENTS = 1000;
/** Requests that a user may make in a minute. */
const MAX_PER_MINUTE = 120;

type ById = FastifyRequest<{ Params: { id: string } }>;
type Many = FastifyRequest<{ Querystring: { ids?: unknown } }>;

/** @throws AppError NOT_FOUND for what is no list of ids */
const idsIn = (asked: unknown): number[] => {
  const ids = typeof asked === 'string' ? asked.split(',') : [];
  if (ids.length === 0 || ids.length > MAX_DOCUMENTS || !ids.every((id) => /^[1-9]\d{0,8}$/.test(id)))
    throw new AppError('NOT_FOUND');
  return [...new Set(ids.map(Number))];
};

/**
 * GET /v1/documents/{id}/file: the file of a document; GET /v1/documents/zip?ids=1,2: several of one job, a folder with
 * its contents [API-036 DOC-044].
 */
export const registerDocuments = (app: FastifyInstance, { open: { pool }, files, clock }: Services): void => {
  /**
   * The documents that were asked for, with what lies in folders. @throws AppError when one of them is not there for
   * the actor
   */
  const find = async (
    runner: Runner,
    actor: Actor,
    ids: readonly number[],
  ): Promise<{ reach: DocumentReach; found: Awaited<ReturnType<typeof readPlaced>> }> => {
    demand(actor, CALLS.documents.need);
    const jobs = await runText(
      runner,
      'select distinct job_id from document where id = any($1) and deleted_at is null',
      [ids],
    );
    const [only, ...others] = jobs;
    const reach = only && others.length === 0 ? await readReach(runner, actor, numberIn(only, 'job_id')) : null;
    if (!reach) throw new AppError('NOT_FOUND');
    const seen = (await readPlaced(runner, reach)).filter(({ path, job_detail_id }) => reach.sees(path, job_detail_id));
    const asked = seen.filter(({ id }) => ids.includes(id));
    if (asked.length !== ids.length) throw new AppError('NOT_FOUND');
    const folders = asked.map(({ path }) => path).filter(isFolderPath);
    return {
      reach,
      found: seen.filter(({ id, path }) => ids.includes(id) || folders.some((folder) => path.startsWith(folder))),
    };
  };

  app.get('/v1/documents/:id/file', perUser(app, MAX_PER_MINUTE), async (request: ById, reply) => {
    const actor = actorIn(request);
    const {
      found: [document],
    } = await find(pool, actor, idsIn(request.params.id));
    const { storage_key, file_name, file_type } = document?.row ?? {};
    if (typeof storage_key !== 'string') throw new AppError('NOT_FOUND');
    return reply
      .header('cache-control', 'no-store')
      .redirect(files.urlOf({ storage_key, file_name: String(file_name), file_type: String(file_type) }) ?? '', 302);
  });

  app.get('/v1/documents/zip', perUser(app, MAX_PER_MINUTE), async (request: Many, reply) => {
    const actor = actorIn(request);
    const { reach, found } = await find(runnerUntil(pool, reply.reader), actor, idsIn(request.query.ids));
    const names = zipNames(found.map(({ path }) => path));
    const zip = new ZipFile();
    const body = zip.outputStream.pipe(new PassThrough());
    let open: Readable | undefined;
    zip.on('error', (error: Error) => body.destroy(error));
    body.on('close', () => open?.destroy()); // whoever stops reading leaves the file that was being read behind
    for (const { path, row } of found) {
      const name = names.get(path);
      if (name === undefined) continue;
      const mtime = new Date(String(row.upload_date));
      if (isFolderPath(path)) zip.addEmptyDirectory(name, { mtime: clock() });
      else {
        // One file is open at a time: the next one is opened when the one before it is through.
        zip.addReadStreamLazy(name, { mtime, compress: !/^(image|video)\//.test(String(row.file_type)) }, (give) => {
          if (body.destroyed) return give(new ReaderLeft(), Readable.from([]));
          files.read(String(row.storage_key)).then(
            (stream) => {
              open = stream;
              if (body.destroyed) stream.destroy(); // its reader left while it was opened
              give(null, stream);
            },
            (error: unknown) => give(error instanceof Error ? error : new Error(String(error)), Readable.from([])),
          );
        });
      }
    }
    zip.end();
    return reply
      .headers({
        'content-type': 'application/zip',
        'content-disposition': contentDisposition(zipName(reach.name)).replace('inline', 'attachment'),
        'cache-control': 'no-store',
      })
      .send(body);
  });
};
