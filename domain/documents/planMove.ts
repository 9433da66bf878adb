import type { Change } from '../changes';
import { badInput } from '../errors';
import { fieldIssue } from '../fields/fieldIssue';
import { documentName } from './documentName';
import { documentRefusal } from './documentType';
import { isFolderPath, nameOf, parentOf } from './folders';
import { storedPlace, type PlacedDocument, type PresiteFolders } from './placedDocument';
import type { RuleName } from '../refusals/catalogue';

/** A job's documents, and the folders in them that nobody may change. */
export interface DocumentTree {
  documents: readonly PlacedDocument[];
  fixed: ReadonlySet<string>;
}

type MoveRefusal = Extract<
  RuleName,
  'document_name' | 'document_type' | 'document_folder' | 'document_taken' | 'document_top' | 'document_into_itself'
>;
export type MovePlan = { moves: readonly { id: number; path: string }[] } | { refused: MoveRefusal };

/** Room for the folders of a path. */
const FOLDER_LENGTH = 400;

/** Where a new name leads: a name alone stays in the folder, one with a slash is the whole path below the documents. */
const targetOf = (path: string, newName: string): string | null => {
  const typed = newName.trim();
  const ending = isFolderPath(path) ? '/' : '';
  if (!typed.includes('/')) {
    const name = documentName(typed);
    return name === null ? null : `${parentOf(path)}${name}${ending}`;
  }
  const parts = typed.replace(/\/$/, '').split('/').map(documentName);
  return parts.includes(null) || isFolderPath(typed) !== isFolderPath(path) ? null : `${parts.join('/')}${ending}`;
};

/** The folders there are: the fixed ones, and those of the office's own. */
export const foldersOf = ({ documents, fixed }: DocumentTree): ReadonlySet<string> =>
  new Set([...fixed, ...documents.map(({ path }) => path).filter(isFolderPath)]);

/** Whether a path is in use, in any letters [DOC-041]. */
export const isTaken = ({ documents, fixed }: DocumentTree, path: string, except?: number): boolean => {
  const small = path.toLowerCase();
  return (
    documents.some((one) => one.id !== except && one.path.toLowerCase() === small) ||
    [...fixed].some((folder) => folder.toLowerCase() === small)
  );
};

/**
 * What renaming or moving a document writes; the contents of a folder follow it [DOC-014 DOC-015 DOC-044]. Nothing is
 * moved when the name is what it was.
 */
export const planMove = (tree: DocumentTree, { id, path, file_type }: PlacedDocument, newName: string): MovePlan => {
  const target = targetOf(path, newName);
  if (target === null || parentOf(target).length > FOLDER_LENGTH) return { refused: 'document_name' };
  if (target === path) return { moves: [] };
  if (parentOf(target) === '') return { refused: 'document_top' };
  const isFolder = isFolderPath(path);
  if (isFolder && target.startsWith(path)) return { refused: 'document_into_itself' };
  if (!foldersOf(tree).has(parentOf(target))) return { refused: 'document_folder' };
  if (!isFolder && documentRefusal({ file_name: nameOf(target), file_type: file_type ?? '' }))
    return { refused: 'document_type' };
  if (isTaken(tree, target, id)) return { refused: 'document_taken' };
  const follows = isFolder ? tree.documents.filter((one) => one.id !== id && one.path.startsWith(path)) : [];
  const moves = [
    { id, path: target },
    ...follows.map((one) => ({ id: one.id, path: `${target}${one.path.slice(path.length)}` })),
  ];
  return moves.some((move) => parentOf(move.path).length > FOLDER_LENGTH) ? { refused: 'document_name' } : { moves };
};

/** What a rename is decided from: the tree, what of it the user sees, and whose presite folders are whose. */
export interface RenameFacts {
  job_id: number;
  tree: DocumentTree;
  document: PlacedDocument;
  presite: PresiteFolders;
  sees: (path: string, job_detail_id: number | null) => boolean;
}

/** Gives a document of the office's own another name or place [DOC-044]. @throws AppError BAD_USER_INPUT */
export const decideRename = ({ job_id, tree, document, presite, sees }: RenameFacts, newName: string): Change[] => {
  const plan = planMove(tree, document, newName);
  if ('refused' in plan) throw badInput([fieldIssue('newName', plan.refused)]);
  const [first] = plan.moves;
  if (first && !sees(first.path, null)) throw badInput([fieldIssue('newName', 'document_folder')]);
  const owners = new Map(tree.documents.map((one) => [one.id, one.job_detail_id]));
  return plan.moves.map(({ id, path }): Change => ({
    entity: 'document',
    id,
    job_id,
    op: 'update',
    set: { ...storedPlace(path, presite, owners.get(id) ?? null) },
  }));
};
