import { z } from 'zod';
import { CALLS } from '#domain/access/calls';
import { AppError } from '#domain/errors';
import { numberIn, runText } from '../../db/statement';
import type { Command } from '../../pipeline/command';
import { lockRows } from '../../pipeline/lockRows';
import { lockedRow } from '../../pipeline/mutation';
import { assertMayUndoDocuments, openTree } from './openTree';

const input = z.strictObject({ document_id: z.int(), caption: z.string().trim().max(200).nullable() });
type Input = z.infer<typeof input>;

/**
 * Says what a photo shows: of any by whoever edits the documents, of their own by those who only add some [FLD-005].
 */
export const captionDocument: Command<Input, { job_id: number }, { id: number }> = {
  name: 'captionDocument',
  need: CALLS.captionDocument.need,
  input,
  assertMayUndo: assertMayUndoDocuments,
  load: async (mutation, { document_id }) => {
    const [found] = await runText(mutation.client, 'select job_id from document where id = $1 and deleted_at is null', [
      document_id,
    ]);
    if (!found) throw new AppError('NOT_FOUND');
    const job_id = numberIn(found, 'job_id');
    const { reach, documents } = await openTree(mutation, job_id);
    await lockRows(mutation, { document: [document_id] });
    const document = documents.find(({ id }) => id === document_id);
    const row = lockedRow(mutation, 'document', document_id);
    if (!row || !document || !reach.sees(document.path, document.job_detail_id)) throw new AppError('NOT_FOUND');
    if (!reach.mayEdit && !(reach.mayAdd && row.created_by === mutation.actor.user_id)) throw new AppError('FORBIDDEN');
    return { job_id };
  },
  decide: ({ job_id }, { document_id, caption }) => ({
    changes: [{ entity: 'document', id: document_id, job_id, op: 'update', set: { caption: caption || null } }],
  }),
  result: (_written, _mutation, { document_id }) => ({ id: document_id }),
};
