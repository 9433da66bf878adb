import { z } from 'zod';
import { CALLS } from '#domain/access/calls';
import { decideRemoval } from '#domain/documents/decideRemoval';
import { readDocuments, type JobDocument } from './readDocuments';
import type { Command } from '../../pipeline/command';
import { assertMayUndoDocuments, openDocument, type OpenDocument } from './openTree';

const input = z.strictObject({ id: z.int(), documentKey: z.string().max(700), jobId: z.int() });
type Input = z.infer<typeof input>;
/**
 * Takes a file away, or a folder of the office's own with all that lies in it; answers what is left [API-030 DOC-044].
 * The key must be the one that the document has now: what was moved meanwhile stays.
 */
export const removeDocument: Command<Input, OpenDocument, JobDocument[]> = {
  name: 'removeDocument',
  need: CALLS.removeDocument.need,
  input,
  assertMayUndo: assertMayUndoDocuments,
  load: (mutation, { id, jobId }) => openDocument(mutation, id, jobId),
  decide: ({ document, documents }, { jobId, documentKey }) => ({
    changes: decideRemoval({ job_id: jobId, document, documents }, documentKey),
  }),
  result: (_written, { client, files }, _input, { reach }) => readDocuments(client, reach, files),
};
