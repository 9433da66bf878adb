import { z } from 'zod';
import { CALLS } from '#domain/access/calls';
import type { Change } from '#domain/changes';
import { DOCUMENT_CATEGORIES, fitsCategory } from '#domain/documents/categories';
import { documentName } from '#domain/documents/documentName';
import { contentTypeOf, DOCUMENT_BYTES, documentRefusal } from '#domain/documents/documentType';
import { isFolderPath, nameOf, parentOf } from '#domain/documents/folders';
import { freeName } from '#domain/documents/freeName';
import { storedPlace } from '#domain/documents/placedDocument';
import { foldersOf, isTaken, type DocumentTree } from '#domain/documents/planMove';
import { AppError, badInput, refusalError } from '#domain/errors';
import { fieldIssue } from '#domain/fields/fieldIssue';
import { localStamp } from './localStamp';
import { readDocuments, type JobDocument } from './readDocuments';
import type { DocumentReach } from './readReach';
import type { Command } from '../../pipeline/command';
import type { Mutation } from '../../pipeline/mutation';
import { runText } from '../../db/statement';
import { strictChoice } from '../../api/choiceInput';
import { namedInput } from '../../api/zodInput';
import { assertTags } from './documentTags';
import { assertMayUndoDocuments, openTree } from './openTree';
import type { RuleName } from '#domain/refusals/catalogue';
import { refuse } from '#domain/refusals/refusal';

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
type Item = z.infer<typeof item>;
const input = z.strictObject({
  documents: namedInput('DocumentsInput', { job_id: z.int(), document_file_list: z.array(item).max(1000) }),
});
type Input = z.infer<typeof input>;
interface Facts {
  changes: readonly Change[];
  reach: DocumentReach;
}

const at = (index: number, field: keyof Item): string => `documents.document_file_list.${index}.${field}`;
const wrong = (index: number, field: keyof Item, rule: RuleName, params: Record<string, string> = {}): AppError =>
  badInput([fieldIssue(at(index, field), rule, params)]);

/** The sub-job of a file: the one that is named, else that of the presite folder, else the only one of the text [DOC-045]. */
const subJobOf = (
  { subJobs, presite }: DocumentReach,
  { job_detail_id, job_type_job_category }: Item,
  folder: string,
  index: number,
): number | null => {
  if (job_detail_id !== null && job_detail_id !== undefined) {
    if (!subJobs.has(job_detail_id)) throw wrong(index, 'job_detail_id', 'reference');
    return job_detail_id;
  }
  const ofFolder = [...presite].find(([, start]) => folder.startsWith(start));
  if (ofFolder) return ofFolder[0];
  const named = [...subJobs].filter(([, text]) => text === job_type_job_category);
  return named.length === 1 ? (named[0]?.[0] ?? null) : null;
};

/** The path of a file below the job's documents. @throws AppError for a key of another job, or of no folder that the actor sees */
const pathIn = (reach: DocumentReach, tree: DocumentTree, { key, document_category }: Item, index: number): string => {
  const start = `job/${reach.job_id}/documents/`;
  const path = key.startsWith(start) ? key.slice(start.length) : '';
  const folder = parentOf(path);
  if (!foldersOf(tree).has(folder) || !reach.sees(path, null)) throw wrong(index, 'key', 'document_folder');
  if (document_category === null || document_category === undefined)
    throw wrong(index, 'document_category', 'required', { label: 'Document category' });
  if (!DOCUMENT_CATEGORIES.some(({ id }) => id === document_category.id))
    throw wrong(index, 'document_category', 'reference');
  if (!fitsCategory(document_category.id, folder, new Set(reach.presite.values())))
    throw wrong(index, 'key', 'document_category');
  return path;
};

/** A folder of the office's own is a key that ends in a slash. */
const newFolder = (reach: DocumentReach, tree: DocumentTree, path: string, index: number): Change['set'] => {
  if (!reach.mayEdit) throw new AppError('FORBIDDEN');
  if (documentName(nameOf(path)) === null) throw wrong(index, 'key', 'document_name');
  if (isTaken(tree, path)) throw wrong(index, 'key', 'document_taken');
  return { ...storedPlace(path, reach.presite, null) };
};

const claimed = async (
  { client, actor, files }: Mutation,
  { key, file_name, file_type }: Item,
  index: number,
): Promise<{ storage_key: string; file_type: string; size: number }> => {
  const refused = documentRefusal({ file_name, file_type: file_type ?? '' });
  if (refused) throw wrong(index, 'file_type', refused);
  const claim = await files.claim(client, { key, user_id: actor.user_id, max_bytes: DOCUMENT_BYTES });
  if (!claim) throw refusalError(refuse('document_missing', {}, undefined, 'CONFLICT'));
  if ('refusal' in claim) throw wrong(index, 'key', 'document_type');
  return { ...claim, file_type: contentTypeOf(claim.file_type) };
};

/**
 * What was sent before becomes documents of a job, all of them or none; a name that is taken by now gets the time behind it, and a key
 * that ends in a slash makes a folder [API-028 DOC-018 DOC-024 DOC-045].
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
        (document_tags ?? []).map(({ id }) => ({ id, path: at(index, 'document_tags') })),
      ),
    );
    const [clock] = await runText(mutation.client, 'select now() as now', []);
    const stamp = localStamp(new Date(String(clock?.now)));
    const fixed = new Set([...reach.fixed, ...reach.presite.values()]);
    const standing = documents.map(({ id, path, file_type, job_detail_id }) => ({
      id,
      path,
      file_type,
      job_detail_id,
    }));
    const changes: Change[] = [];
    for (const [index, one] of items.entries()) {
      const tree = { documents: standing, fixed };
      const path = pathIn(reach, tree, one, index);
      const key = `document ${index}`;
      const insert = (set: Change['set']): void => {
        changes.push({ entity: 'document', id: null, op: 'insert', key, job_id, set: { job_id, ...set } });
      };
      if (isFolderPath(path)) {
        insert(newFolder(reach, tree, path, index));
        standing.push({ id: 0, path, file_type: null, job_detail_id: null });
        continue;
      }
      const folder = parentOf(path);
      const name = documentName(one.file_name);
      if (name === null || documentName(nameOf(path)) === null) throw wrong(index, 'file_name', 'document_name');
      const job_detail_id = subJobOf(reach, one, folder, index);
      if (!reach.mayEdit && (job_detail_id === null || !reach.subJobs.has(job_detail_id)))
        throw new AppError('FORBIDDEN');
      const bytes = await claimed(mutation, { ...one, file_name: name }, index);
      const taken = new Set(
        standing.filter((other) => parentOf(other.path) === folder).map((other) => nameOf(other.path).toLowerCase()),
      );
      const free = `${folder}${freeName(name, taken, stamp)}`;
      insert({ ...storedPlace(free, reach.presite, job_detail_id), ...bytes });
      standing.push({ id: 0, path: free, file_type: bytes.file_type, job_detail_id });
      for (const tag of new Set((one.document_tags ?? []).map(({ id }) => id))) {
        changes.push({
          entity: 'document_document_tag',
          id: null,
          op: 'insert',
          key: `${key} tag ${tag}`,
          job_id,
          set: { document_tag_id: tag },
          refs: { document_id: key },
        });
      }
    }
    return { reach, changes };
  },
  decide: ({ changes }) => ({ changes }),
  result: async (written, { client, files }, { documents: { document_file_list } }, { reach }) => {
    const made = document_file_list.map((_, index) => Number(written.made(`document ${index}`).id));
    const all = new Map((await readDocuments(client, reach, files)).map((document) => [document.id, document]));
    return made.map((id) => all.get(id)).filter((document) => document !== undefined);
  },
};
