import { z } from 'zod';
import { CALLS } from '#domain/access/calls';
import { isFolderPath } from '#domain/documents/folders';
import { decideRename, type RenameFacts } from '#domain/documents/planMove';
import type { Command } from '../../pipeline/command';
import { lockRows } from '../../pipeline/lockRows';
import { assertMayUndoDocuments, openDocument } from './openTree';

const input = z.strictObject({
  document_id: z.int(),
  job_id: z.int(),
  newName: z.string().max(700).describe('A name, or with a slash the whole path below the documents.'),
});
type Input = z.infer<typeof input>;

/** What lies in a folder follows it. */
const isWithin = (path: string, folder: string): boolean => isFolderPath(folder) && path.startsWith(folder);

/** Gives a file or a folder of the office's own another name, or with a slash another place [API-029 DOC-044]. */
export const renameDocument: Command<Input, RenameFacts, { id: number }> = {
  name: 'renameDocument',
  need: CALLS.renameDocument.need,
  input,
  assertMayUndo: assertMayUndoDocuments,
  load: async (mutation, { document_id, job_id }) => {
    const { reach, documents, document } = await openDocument(mutation, document_id, job_id);
    const { presite, sees } = reach;
    const own = documents.filter(({ id, path }) => id === document_id || isWithin(path, document.path));
    await lockRows(mutation, { document: own.map(({ id }) => id) });
    const tree = { documents, fixed: new Set([...reach.fixed, ...presite.values()]) };
    return { job_id, tree, document, presite, sees };
  },
  decide: (facts, { newName }) => ({ changes: decideRename(facts, newName) }),
  result: (_written, _mutation, { document_id }) => ({ id: document_id }),
};
