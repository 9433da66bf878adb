import { z } from 'zod';
import { CALLS } from '#domain/access/calls';
import { decideRestore, type BinnedDocument } from '#domain/documents/decideRestore';
import type { DocumentTree } from '#domain/documents/planMove';
import { AppError, refusalError } from '#domain/errors';
import { refuse } from '#domain/refusals/refusal';
import { MAX_AT_ONCE } from '#domain/writes/maxAtOnce';
import { settable } from '../../api/crud/partChanges';
import { runText } from '../../db/statement';
import type { Command } from '../../pipeline/command';
import { lockedRow } from '../../pipeline/mutation';
import { lockRows } from '../../pipeline/lockRows';
import { localStamp } from './localStamp';
import { assertMayUndoDocuments, openTree } from './openTree';
import { readBinned } from './readBin';
import { readDocuments, type JobDocument } from './readDocuments';
import { readReach, type DocumentReach } from './readReach';

const input = z.strictObject({ job_id: z.int(), ids: z.array(z.int()).min(1).max(MAX_AT_ONCE) });
type Input = z.infer<typeof input>;

interface Facts {
  reach: DocumentReach;
  tree: DocumentTree;
  stamp: string;
  wanted: BinnedDocument[];
}

/** What a restored row does not take from the deleted one. */
const KEPT: ReadonlySet<string> = new Set([
  'id',
  'version',
  'created_at',
  'created_by',
  'updated_at',
  'updated_by',
  'deleted_at',
  'erased_at',
  'bin_counts_from',
]);

/** Takes documents out of the bin of their job, all or none; answers what the job has then [KEY-021]. */
export const restoreDocuments: Command<Input, Facts, JobDocument[]> = {
  name: 'restoreDocuments',
  need: CALLS.restoreDocuments.need,
  input,
  assertMayUndo: assertMayUndoDocuments,
  load: async (mutation, { job_id, ids }) => {
    const { reach, documents } = await openTree(mutation, job_id);
    if (!reach.mayEdit) throw new AppError('FORBIDDEN');
    const chosen = new Set(ids);
    const binned = (await readBinned(mutation.client, reach)).filter(({ id }) => chosen.has(id));
    if (binned.length !== chosen.size)
      throw refusalError(refuse('some_are_gone', { count: binned.length, expected: chosen.size }));
    await lockRows(mutation, { document: [...chosen] });
    // The bin was emptied between the look into it and the lock.
    const kept = binned.filter(({ id }) => lockedRow(mutation, 'document', id)?.erased_at === null);
    if (kept.length !== binned.length)
      throw refusalError(refuse('some_are_gone', { count: kept.length, expected: chosen.size }));
    const [clock] = await runText(mutation.client, 'select now() as now', []);
    return {
      reach,
      tree: { documents, fixed: new Set([...reach.fixed, ...reach.presite.values()]) },
      stamp: localStamp(new Date(String(clock?.now))),
      wanted: binned.map(({ row: _row, ...one }) => ({
        ...one,
        set: settable(lockedRow(mutation, 'document', one.id) ?? {}, KEPT),
      })),
    };
  },
  decide: ({ reach, tree, stamp, wanted }, { job_id }) => ({
    changes: decideRestore({ job_id, tree, presite: reach.presite, stamp }, wanted),
  }),
  result: async (_written, { client, actor, files }, { job_id }, { reach }) =>
    readDocuments(client, (await readReach(client, actor, job_id)) ?? reach, files),
};
