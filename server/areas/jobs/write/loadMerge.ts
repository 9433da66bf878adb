import { mergeIssue, type MergedDocument, type MergeFacts } from '#domain/estimates/decideMerge';
import { mergeEstimate } from '#domain/estimates/mergeEstimate';
import { jobInfoSchema } from '#domain/jobs/draftSchema';
import type { SaveFacts } from '#domain/jobSave/saveFacts';
import { columnsOf, rowDecoder } from '../../../db/rowDecoder';
import { idOf, runText, type Row } from '../../../db/statement';
import { document } from '../../../db/tables/documents';
import { lockRows } from '../../../pipeline/lockRows';
import type { Mutation } from '../../../pipeline/mutation';
import { readJobRow } from './readWhole';

const SUB_JOBS = 'select id from job_detail where job_id = $1 and deleted_at is null order by id';
const DOCUMENTS =
  'select id, is_presite, folder, file_name from document where job_id = $1 and deleted_at is null order by id';
const COMMENTS = "select id from record_comment where entity = 'job' and entity_id = $1 order by id";
const STAMP = "select to_char(now() at time zone 'America/Chicago', 'YYYYMMDDHH24MISS') as stamp";

const toDocument: (row: Row) => MergedDocument = rowDecoder(
  columnsOf(document, 'id', 'is_presite', 'folder', 'file_name'),
);

/**
 * What an estimate that is chosen in a job brings along, under lock, and the save with the job's empty fields filled
 * from it [JOB-018 JOB-068].
 */
export const loadMerge = async (
  mutation: Mutation,
  facts: SaveFacts,
): Promise<{ facts: SaveFacts; merge: MergeFacts | null }> => {
  const { client } = mutation;
  const { stored, next } = facts;
  const chosen = next.estimate_to_merge?.id ?? null;
  if (chosen === null) return { facts, merge: null };
  await lockRows(mutation, { job: [chosen] });
  const row = await readJobRow(mutation, chosen);
  const estimate = row && jobInfoSchema.parse(row);
  const refused = mergeIssue(stored, estimate);
  if (refused || !estimate) return { facts, merge: refused && { refused } };
  const subJobs = await runText(client, SUB_JOBS, [chosen]);
  const theirs = await runText(client, DOCUMENTS, [chosen]);
  const ours = await runText(client, DOCUMENTS, [stored?.id ?? null]);
  const comments = await runText(client, COMMENTS, [chosen]);
  const [clock] = await runText(client, STAMP, []);
  await lockRows(mutation, { document: theirs.map(idOf) });
  return {
    facts: { ...facts, next: mergeEstimate(next, estimate) },
    merge: {
      estimate_id: chosen,
      subJobs: subJobs.map(idOf),
      theirs: theirs.map(toDocument),
      ours: ours.map(toDocument),
      comments: comments.map(idOf),
      stamp: String(clock?.stamp),
    },
  };
};
