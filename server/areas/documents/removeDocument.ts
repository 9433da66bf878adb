import { z } from 'zod';
import { CALLS } from '#domain/access/calls';
import type { Change } from '#domain/changes';
import { isFolderPath } from '#domain/documents/folders';
import { refusalError } from '#domain/errors';
import { readDocuments, type JobDocument } from './readDocuments';
import type { DocumentReach } from './readReach';
import type { Command } from '../../pipeline/command';
import { assertMayUndoDocuments, openDocument } from './openTree';
import { refuse } from '#domain/refusals/refusal';

const input = z.strictObject({ id: z.int(), documentKey: z.string().max(700), jobId: z.int() });
type Input = z.infer<typeof input>;
interface Facts {
  changes: readonly Change[];
  reach: DocumentReach;
}

/**
 * Takes a file away, or a folder of the office's own with all that lies in it; answers what is left [API-030 DOC-044]. The key must be
 * the one that the document has now: what was moved meanwhile stays.
 */
export const removeDocument: Command<Input, Facts, JobDocument[]> = {
  name: 'removeDocument',
  need: CALLS.removeDocument.need,
  input,
  assertMayUndo: assertMayUndoDocuments,
  load: async (mutation, { id, documentKey, jobId }) => {
    const {
      reach,
      documents,
      document: { path },
    } = await openDocument(mutation, id, jobId);
    if (documentKey !== `job/${jobId}/documents/${path}`)
      throw refusalError(refuse('document_moved', {}, undefined, 'CONFLICT'));
    const gone = documents.filter((one) => one.id === id || (isFolderPath(path) && one.path.startsWith(path)));
    return {
      reach,
      changes: gone.map((one) => ({ entity: 'document', id: one.id, job_id: jobId, op: 'delete', set: {} })),
    };
  },
  decide: ({ changes }) => ({ changes }),
  result: (_written, { client, files }, _input, { reach }) => readDocuments(client, reach, files),
};
