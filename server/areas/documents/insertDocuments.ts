import { z } from 'zod';
import { CALLS } from '#domain/access/calls';
import { decideInsert, itemPath, type InsertFacts, type SentBytes } from '#domain/documents/decideInsert';
import { DOCUMENT_BYTES } from '#domain/documents/documentType';
import { isFolderPath } from '#domain/documents/folders';
import { AppError, badInput } from '#domain/errors';
import { fieldIssue } from '#domain/fields/fieldIssue';
import { localStamp } from './localStamp';
import { readDocuments, type JobDocument } from './readDocuments';
import type { DocumentReach } from './readReach';
import type { Command } from '../../pipeline/command';
import type { Mutation } from '../../pipeline/mutation';
import { idOf, runText } from '../../db/statement';
import { strictChoice } from '../../api/choiceInput';
import { namedInput } from '../../api/zodInput';
import { assertTags } from './documentTags';
import { assertMayUndoDocuments, openTree } from './openTree';

/** Files of one call at most [DOC-046]. */
const BATCH = 50;

const item = namedInput('DocumentFileInput', {
  document_category: strictChoice.nullish().describe('Required.'),
  job_type_job_category: z.string().max(700).nullish().describe('`{job types} ({category})` of the sub-job.'),
  job_detail_id: z.int().nullish(),
  file_name: z.string().max(700),
  file_type: z.string().max(100).nullish(),
  key: z.string().max(700).describe('The key of `presign`; one that ends in a slash makes a folder.'),
  document_tags: z.array(strictChoice).max(50).nullish(),
});
const input = z.strictObject({
  documents: namedInput('DocumentsInput', { job_id: z.int(), document_file_list: z.array(item).max(1000) }),
});
type Input = z.infer<typeof input>;
interface Facts extends InsertFacts {
  reach: DocumentReach;
}

/** The bytes of a key become the mutation's: given back when it is refused. */
const claimed = ({ client, actor, files }: Mutation, key: string): Promise<SentBytes> =>
  files.claim(client, { key, user_id: actor.user_id, max_bytes: DOCUMENT_BYTES });

/**
 * What was sent before becomes documents of a job, all of them or none; a name that is taken by now gets the time
 * behind it, and a key that ends in a slash makes a folder [API-028 DOC-018 DOC-024 DOC-045].
 */
export const insertDocuments: Command<Input, Facts, JobDocument[]> = {
  name: 'insertDocuments',
  need: CALLS.insertDocuments.need,
  input,
  assertMayUndo: assertMayUndoDocuments,
  load: async (mutation, { documents: { job_id, document_file_list: items } }) => {
    if (items.length === 0) throw badInput([fieldIssue('documents.document_file_list', 'document_none')]);
    if (items.length > BATCH) throw badInput([fieldIssue('documents.document_file_list', 'document_batch')]);
    const { reach, documents } = await openTree(mutation, job_id);
    if (!reach.mayAdd) throw new AppError('FORBIDDEN');
    await assertTags(
      mutation.client,
      items.flatMap(({ document_tags }, index) =>
        (document_tags ?? []).map(({ id }) => ({ id, path: itemPath(index, 'document_tags') })),
      ),
    );
    const [clock] = await runText(mutation.client, 'select now() as now', []);
    const bytes: SentBytes[] = [];
    for (const { key } of items) bytes.push(isFolderPath(key) ? null : await claimed(mutation, key));
    const { mayEdit, subJobs, presite, sees } = reach;
    const tree = { documents, fixed: new Set([...reach.fixed, ...presite.values()]) };
    const stamp = localStamp(new Date(String(clock?.now)));
    return { job_id, mayEdit, subJobs, presite, sees, tree, bytes, stamp, reach };
  },
  decide: (facts, { documents: { document_file_list } }) => ({ changes: decideInsert(facts, document_file_list) }),
  result: async (written, { client, files }, { documents: { document_file_list } }, { reach }) => {
    const made = document_file_list.map((_, index) => idOf(written.made(`document ${index}`)));
    const all = new Map((await readDocuments(client, reach, files)).map((document) => [document.id, document]));
    return made.map((id) => all.get(id)).filter((document) => document !== undefined);
  },
};
