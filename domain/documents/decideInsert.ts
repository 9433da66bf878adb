import type { Change } from '../changes';
import { AppError, badInput, refusalError } from '../errors';
import { fieldIssue } from '../fields/fieldIssue';
import type { RuleName } from '../refusals/catalogue';
import { refuse } from '../refusals/refusal';
import { DOCUMENT_CATEGORIES, fitsCategory } from './categories';
import { documentName } from './documentName';
import { contentTypeOf, documentRefusal } from './documentType';
import { isFolderPath, nameOf, parentOf } from './folders';
import { freeName } from './freeName';
import { storedPlace, type PlacedDocument, type PresiteFolders } from './placedDocument';
import { foldersOf, isTaken, type DocumentTree } from './planMove';

/** A file that was sent before, or a folder: as it is asked to become a document. */
export interface SentDocument {
  document_category?: { id: number } | null | undefined;
  job_type_job_category?: string | null | undefined;
  job_detail_id?: number | null | undefined;
  file_name: string;
  file_type?: string | null | undefined;
  key: string;
  document_tags?: readonly { id: number }[] | null | undefined;
}

/** What the bytes behind a key are: null where there are none, or not the user's. */
export type SentBytes = { storage_key: string; file_type: string; size: number } | { refusal: string } | null;

export interface InsertFacts {
  job_id: number;
  mayEdit: boolean;
  subJobs: ReadonlyMap<number, string>;
  presite: PresiteFolders;
  sees: (path: string, job_detail_id: number | null) => boolean;
  tree: DocumentTree;
  /** Of each item in its order; none for folders. */
  bytes: readonly SentBytes[];
  /** The time, for a name that is taken. */
  stamp: string;
}

/** The path of an item's field in the input of the call. */
export const itemPath = (index: number, field: keyof SentDocument): string =>
  `documents.document_file_list.${index}.${field}`;

const wrong = (index: number, field: keyof SentDocument, rule: RuleName, params: Record<string, string> = {}) =>
  badInput([fieldIssue(itemPath(index, field), rule, params)]);

/**
 * The sub-job of a file: the one that is named, else that of the presite folder, else the only one of the text
 * [DOC-045].
 */
const subJobOf = (
  { subJobs, presite }: InsertFacts,
  { job_detail_id, job_type_job_category }: SentDocument,
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

/** The path of an item below the job's documents: not of another job's key, and in a folder that the user sees. */
const pathIn = (
  { job_id, sees, presite }: InsertFacts,
  tree: DocumentTree,
  { key, document_category }: SentDocument,
  index: number,
): string => {
  const start = `job/${job_id}/documents/`;
  const path = key.startsWith(start) ? key.slice(start.length) : '';
  const folder = parentOf(path);
  if (!foldersOf(tree).has(folder) || !sees(path, null)) throw wrong(index, 'key', 'document_folder');
  if (document_category === null || document_category === undefined)
    throw wrong(index, 'document_category', 'required', { label: 'Document category' });
  if (!DOCUMENT_CATEGORIES.some(({ id }) => id === document_category.id))
    throw wrong(index, 'document_category', 'reference');
  if (!fitsCategory(document_category.id, folder, new Set(presite.values())))
    throw wrong(index, 'key', 'document_category');
  return path;
};

const assertFolder = ({ mayEdit }: InsertFacts, tree: DocumentTree, path: string, index: number): void => {
  if (!mayEdit) throw new AppError('FORBIDDEN');
  if (documentName(nameOf(path)) === null) throw wrong(index, 'key', 'document_name');
  if (isTaken(tree, path)) throw wrong(index, 'key', 'document_taken');
};

const fileOf = (sent: SentBytes | undefined, name: string, { file_type }: SentDocument, index: number) => {
  const refused = documentRefusal({ file_name: name, file_type: file_type ?? '' });
  if (refused) throw wrong(index, 'file_type', refused);
  if (!sent) throw refusalError(refuse('document_missing', {}, undefined, 'CONFLICT'));
  if ('refusal' in sent) throw wrong(index, 'key', 'document_type');
  return { ...sent, file_type: contentTypeOf(sent.file_type) };
};

/**
 * What was sent before becomes documents of a job, all of them or none; a name that is taken by now gets the time
 * behind it, and a key that ends in a slash makes a folder of the office's own [DOC-018 DOC-024 DOC-045].
 * @throws AppError BAD_USER_INPUT naming item and rule, FORBIDDEN, CONFLICT for bytes that are not there
 */
export const decideInsert = (facts: InsertFacts, items: readonly SentDocument[]): Change[] => {
  const { job_id, mayEdit, subJobs, presite, stamp } = facts;
  const placed: PlacedDocument[] = [...facts.tree.documents];
  const tree = { documents: placed, fixed: facts.tree.fixed };
  return items.flatMap((item, index): Change[] => {
    const path = pathIn(facts, tree, item, index);
    const key = `document ${index}`;
    const insert = (set: Change['set']): Change => ({
      entity: 'document',
      id: null,
      op: 'insert',
      key,
      job_id,
      set: { job_id, ...set },
    });
    if (isFolderPath(path)) {
      assertFolder(facts, tree, path, index);
      placed.push({ id: 0, path, file_type: null, job_detail_id: null });
      return [insert({ ...storedPlace(path, presite, null) })];
    }
    const folder = parentOf(path);
    const name = documentName(item.file_name);
    if (name === null || documentName(nameOf(path)) === null) throw wrong(index, 'file_name', 'document_name');
    const job_detail_id = subJobOf(facts, item, folder, index);
    if (!mayEdit && (job_detail_id === null || !subJobs.has(job_detail_id))) throw new AppError('FORBIDDEN');
    const bytes = fileOf(facts.bytes[index], name, item, index);
    const taken = new Set(
      placed.filter((other) => parentOf(other.path) === folder).map((other) => nameOf(other.path).toLowerCase()),
    );
    const free = `${folder}${freeName(name, taken, stamp)}`;
    placed.push({ id: 0, path: free, file_type: bytes.file_type, job_detail_id });
    return [
      insert({ ...storedPlace(free, presite, job_detail_id), ...bytes }),
      ...[...new Set((item.document_tags ?? []).map(({ id }) => id))].map((tag): Change => ({
        entity: 'document_document_tag',
        id: null,
        op: 'insert',
        key: `${key} tag ${tag}`,
        job_id,
        set: { document_tag_id: tag },
        refs: { document_id: key },
      })),
    ];
  });
};
