import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { civilDateOf } from '#domain/civilDate';
import type { Actor } from '../access/actor';
import type { Services } from '../services';
import { recordExport } from './recordExport';
import { runCommand } from '../pipeline/runCommand';
import { runMutationDocument } from '../pipeline/runMutationDocument';

/** What leaves: its name, how it was narrowed, its columns and how many rows it has. */
export interface ExportEntry {
  data_set: string;
  narrowed_by: string | null;
  columns: string;
  row_count: number;
}

/** Exports that a user may make in a minute. */
export const MOST = 60;

/** Writes down who takes what out of the product, before it leaves [ADM-007]. */
export const exportLog = ({ pipeline, clock }: Pick<Services, 'pipeline' | 'clock'>) => {
  return async (actor: Actor, entries: readonly ExportEntry[]): Promise<void> => {
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
    .send(body);

export const CSV_TYPE = 'text/csv; charset=utf-8';
