import { AppError, refusalError } from '#domain/errors';
import { refuse } from '#domain/refusals/refusal';
import { textOf, textOrEmpty } from '#domain/values';
import type { PlacedDocument } from '#domain/documents/placedDocument';
import { readPlaced } from './readDocuments';
import { readReach, type DocumentReach } from './readReach';
import type { LogRow } from '../../events/changeLog';
import { lockRows } from '../../pipeline/lockRows';
import type { Looking, Mutation } from '../../pipeline/mutation';
import { columnsOf, rowDecoder } from '../../db/rowDecoder';
import { numberIn, runText, type Row, type Runner } from '../../db/statement';
import { document } from '../../db/tables/documents';

/** The documents of a job under its lock: who changes them waits for each other, so that no two get one place. */
export interface OpenTree {
  reach: DocumentReach;
  documents: readonly (PlacedDocument & { row: Row })[];
}

/** An open document with its neighbours. */
export interface OpenDocument extends OpenTree {
  document: PlacedDocument & { row: Row };
}

/** @throws AppError NOT_FOUND for a job out of reach */
export const openTree = async (mutation: Mutation, job_id: number): Promise<OpenTree> => {
  const reach = await readReach(mutation.client, mutation.actor, job_id);
  if (!reach) throw new AppError('NOT_FOUND');
  await lockRows(mutation, { job: [job_id] });
  return { reach, documents: await readPlaced(mutation.client, reach) };
};

/** One document that the actor may change, with its neighbours. @throws AppError NOT_FOUND, FORBIDDEN */
export const openDocument = async (mutation: Mutation, id: number, job_id?: number): Promise<OpenDocument> => {
  const [found] = await runText(mutation.client, 'select job_id from document where id = $1 and deleted_at is null', [
    id,
  ]);
  const owner = found && numberIn(found, 'job_id');
  if (owner === undefined || (job_id !== undefined && job_id !== owner)) throw new AppError('NOT_FOUND');
  const tree = await openTree(mutation, owner);
  const document = tree.documents.find((one) => one.id === id); // read again under the lock: another one may have deleted it
  if (!document || !tree.reach.sees(document.path, document.job_detail_id)) throw new AppError('NOT_FOUND');
  if (!tree.reach.mayEdit) throw new AppError('FORBIDDEN');
  return { ...tree, document };
};

const numbersIn = (values: readonly unknown[]): number[] => values.filter((value) => typeof value === 'number');

/** What would come back without its file. @throws AppError BAD_USER_INPUT */
const assertNoneErased = async (client: Runner, entries: readonly LogRow[]): Promise<void> => {
  const back = entries.filter(({ after }) => after === null || 'erased_at' in after).map(({ entity_id }) => entity_id);
  const [gone] = await runText(
    client,
    'select file_name, folder from document where id = any($1) and erased_at is not null limit 1',
    [back],
  );
  if (gone) throw refusalError(refuse('document_erased', { name: textOf(gone.file_name) ?? textOrEmpty(gone.folder) }));
};

const toDocument = rowDecoder(columnsOf(document, 'job_id', 'job_detail_id', 'is_presite', 'folder'));

/**
 * Who takes a change of documents back may see each of them and change those of the job, also where what is taken back
 * is a tag that is gone.
 * @throws AppError NOT_FOUND, FORBIDDEN, BAD_USER_INPUT by `document_erased` where a document is gone for good
 */
export const assertMayUndoDocuments = async ({ client, actor }: Looking, entries: readonly LogRow[]): Promise<void> => {
  const of = (entity: string): LogRow[] => entries.filter((entry) => entry.entity === entity);
  const tags = of('document_document_tag');
  const rows = await runText(
    client,
    `select id, job_id, job_detail_id, is_presite, folder from document where id = any($1) or id = any($2)
      or id in (select document_id from document_document_tag where id = any($3))`,
    [
      of('document').map(({ entity_id }) => entity_id),
      numbersIn(tags.flatMap(({ before, after }) => [before?.document_id, after?.document_id])),
      tags.map(({ entity_id }) => entity_id),
    ],
  );
  const documents = rows.map(toDocument);
  for (const owner of new Set(documents.map(({ job_id }) => job_id))) {
    const reach = await readReach(client, actor, owner);
    const areSeen = documents
      .filter(({ job_id }) => job_id === owner)
      .every(({ folder, is_presite, job_detail_id }) => reach?.sees(is_presite ? '' : folder, job_detail_id) === true);
    if (!areSeen) throw new AppError('NOT_FOUND');
    if (!reach?.mayEdit) throw new AppError('FORBIDDEN');
  }
  // Last, since it names what is gone.
  await assertNoneErased(client, of('document'));
};
