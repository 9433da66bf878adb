import { z } from 'zod';
import { CALLS } from '#domain/access/calls';
import { AppError, refusalError } from '#domain/errors';
import { refuse } from '#domain/refusals/refusal';
import { MAX_AT_ONCE } from '#domain/writes/maxAtOnce';
import { runText } from '../../db/statement';
import type { Command } from '../../pipeline/command';
import { lockRows } from '../../pipeline/lockRows';
import { assertMayUndoDocuments, openTree } from './openTree';
import { readBin, readBinned, type DeletedDocument } from './readBin';
import type { DocumentReach } from './readReach';

const input = z.strictObject({ job_id: z.int(), ids: z.array(z.int()).min(1).max(MAX_AT_ONCE) });
type Input = z.infer<typeof input>;

interface Facts {
  reach: DocumentReach;
  erased_at: string;
}

/**
 * Deletes documents of the bin of their job for good, all or none; answers what is left in the bin. Their rows stay for
 * the history, their bytes are removed by the next sweep, and no undo brings them back [KEY-021].
 */
export const eraseDocuments: Command<Input, Facts, DeletedDocument[]> = {
  name: 'eraseDocuments',
  need: CALLS.eraseDocuments.need,
  input,
  assertMayUndo: assertMayUndoDocuments,
  load: async (mutation, { job_id, ids }) => {
    const { reach } = await openTree(mutation, job_id);
    if (!reach.mayEdit) throw new AppError('FORBIDDEN');
    const chosen = new Set(ids);
    const found = (await readBinned(mutation.client, reach)).filter(({ id }) => chosen.has(id));
    if (found.length !== chosen.size)
      throw refusalError(refuse('some_are_gone', { count: found.length, expected: chosen.size }));
    await lockRows(mutation, { document: [...chosen] });
    const [clock] = await runText(mutation.client, 'select now() as now', []);
    return { reach, erased_at: new Date(String(clock?.now)).toISOString() };
  },
  decide: ({ erased_at }, { job_id, ids }) => ({
    changes: [...new Set(ids)].map((id) => ({
      entity: 'document',
      id,
      job_id,
      op: 'update',
      set: { erased_at },
      isOfDeleted: true,
    })),
  }),
  result: (_written, { client }, _input, { reach }) => readBin(client, reach),
};
