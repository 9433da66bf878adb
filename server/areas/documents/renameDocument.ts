import { z } from 'zod';
import { CALLS } from '#domain/access/calls';
import type { Change } from '#domain/changes';
import { storedPlace } from '#domain/documents/placedDocument';
import { planMove } from '#domain/documents/planMove';
import { badInput } from '#domain/errors';
import { fieldIssue } from '#domain/fields/fieldIssue';
import type { Command } from '../../pipeline/command';
import { lockRows } from '../../pipeline/lockRows';
import { assertMayUndoDocuments, openDocument } from './openTree';

const input = z.strictObject({
  document_id: z.int(),
  job_id: z.int(),
  newName: z.string().max(700).describe('A name, or with a slash the whole path below the documents.'),
});
type Input = z.infer<typeof input>;

/** Gives a file or a folder of the office's own another name, or with a slash another place [API-029 DOC-044]. */
export const renameDocument: Command<Input, readonly Change[], { id: number }> = {
  name: 'renameDocument',
  need: CALLS.renameDocument.need,
  input,
  assertMayUndo: assertMayUndoDocuments,
  load: async (mutation, { document_id, job_id, newName }) => {
    const { reach, documents, document } = await openDocument(mutation, document_id, job_id);
    const plan = planMove(
      { documents, fixed: new Set([...reach.fixed, ...reach.presite.values()]) },
      document,
      newName,
    );
    const first = 'moves' in plan ? plan.moves[0] : undefined;
    if ('refused' in plan) throw badInput([fieldIssue('newName', plan.refused)]);
    if (first && !reach.sees(first.path, null)) throw badInput([fieldIssue('newName', 'document_folder')]);
    await lockRows(mutation, { document: plan.moves.map(({ id }) => id) });
    const owners = new Map(documents.map((one) => [one.id, one.job_detail_id]));
    return plan.moves.map(({ id, path }): Change => ({
      entity: 'document',
      id,
      job_id,
      op: 'update',
      set: { ...storedPlace(path, reach.presite, owners.get(id) ?? null) },
    }));
  },
  decide: (changes) => ({ changes }),
  result: (_written, _mutation, { document_id }) => ({ id: document_id }),
};
