import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { civilDateOf } from '#domain/civilDate';
import type { Actor } from '../access/actor';
import type { Services } from '../services';
import { publicError } from '../http/errors';
import { logFailure } from '../http/failureLog';
import { runCommand } from '../pipeline/runCommand';
import { runMutationDocument } from '../pipeline/runMutationDocument';
import { z } from 'zod';
import { SIGNED_IN } from '#domain/access/can';
import type { Command } from '../pipeline/command';

const input = z.strictObject({
  data_set: z.string(),
  narrowed_by: z.string().nullable(),
  columns: z.string(),
  row_count: z.int(),
});

/**
 * Writes down that records leave as a file, before they do: it is read in the history [ADM-007]. The route has asked
 * for the right.
 */
const recordExport: Command<z.infer<typeof input>, null, null> = {
  name: 'exportData',
  need: SIGNED_IN,
  input,
  load: async () => null,
  decide: (_facts, set) => ({ changes: [{ entity: 'data_export', id: null, key: 'export', op: 'insert', set }] }),
  result: () => null,
};

/** What leaves: its name, how it was narrowed, its columns and how many rows it has. */
export interface ExportEntry {
  data_set: string;
  narrowed_by: string | null;
  columns: string;
  row_count: number;
}

/** Exports that a user may make in a minute. */
export const MAX_PER_MINUTE = 60;

/**
 * Writes down who takes what out of the product, before it leaves [ADM-007]; for a reader who has left nothing is
 * written down, since nothing leaves. @throws ReaderLeft
 */
export const exportLog = ({ pipeline, clock }: Pick<Services, 'pipeline' | 'clock'>) => {
  return async (actor: Actor, entries: readonly ExportEntry[], reader?: AbortSignal): Promise<void> => {
    reader?.throwIfAborted();
    await runMutationDocument(pipeline, {
      actor,
      claim: null,
      today: civilDateOf(clock()),
      execute: async (mutation) => {
        for (const entry of entries) await runCommand(recordExport, entry, mutation);
        return { response: '{}', errors: [] };
      },
    });
  };
};

/** What breaks after the first byte has no answer left that could say so: the log has it [OPS-014]. */
const logBroken = (reply: FastifyReply, error: unknown): void => {
  if (reply.raw.destroyed) return; // its reader has left
  const { code } = publicError(error);
  if (code === 'INTERNAL_SERVER_ERROR') reply.log.error({ err: error }, 'a file broke off');
  else logFailure(reply.server.log, code, error);
};

/** A file to be saved, with the number of its rows in a header. */
export const sendFile = (
  reply: FastifyReply,
  name: string,
  type: string,
  total: number,
  body: Readable,
): FastifyReply =>
  reply
    .headers({
      'content-type': type,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
      'x-total-count': String(total),
    })
    .send(body.once('error', (error) => logBroken(reply, error)));
