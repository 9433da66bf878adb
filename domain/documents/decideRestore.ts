import type { Change, FieldValue } from '../changes';
import { isFolderPath, nameOf, parentOf } from './folders';
import { freeName } from './freeName';
import type { PlacedDocument, PresiteFolders } from './placedDocument';
import { foldersOf, type DocumentTree } from './planMove';
import { storedPlace } from './placedDocument';

/** A document in the bin, by the path it would have today, with its stored columns. */
export interface BinnedDocument extends PlacedDocument {
  set: Readonly<Record<string, FieldValue>>;
}

interface RestoreFacts {
  job_id: number;
  tree: DocumentTree;
  presite: PresiteFolders;
  /** The server's local time, for a name that is taken by now. */
  stamp: string;
}

/** The folders above a path, the outermost first. */
const above = (path: string): string[] => {
  const parent = parentOf(path);
  return parent === '' ? [] : [...above(parent), parent];
};

/**
 * Takes documents out of the bin of their job [KEY-021]: to where they lay, into a folder that is made again where it is
 * gone, and under a free name where theirs is taken by now. A folder that is there again needs no second one.
 */
export const decideRestore = (
  { job_id, tree, presite, stamp }: RestoreFacts,
  wanted: readonly BinnedDocument[],
): Change[] => {
  const folders = new Set([...foldersOf(tree)].map((path) => path.toLowerCase()));
  const taken = new Set(tree.documents.map(({ path }) => path.toLowerCase()));
  const changes: Change[] = [];
  const addFolder = (path: string, set: Readonly<Record<string, FieldValue>>, id: number | null): void => {
    folders.add(path.toLowerCase());
    changes.push({ entity: 'document', id, job_id, op: 'insert', set, ...(id === null ? { key: path } : {}) });
  };
  const inOrder = wanted.toSorted((a, b) => a.path.length - b.path.length);
  for (const { id, path, set } of inOrder.filter((one) => isFolderPath(one.path)))
    if (!folders.has(path.toLowerCase())) addFolder(path, set, id);
  for (const { id, path, set, job_detail_id } of inOrder.filter((one) => !isFolderPath(one.path))) {
    for (const folder of above(path))
      if (!folders.has(folder.toLowerCase()))
        addFolder(folder, { job_id, ...storedPlace(folder, presite, null) }, null);
    const parent = parentOf(path);
    const names = new Set([...taken].filter((one) => parentOf(one) === parent.toLowerCase()).map((one) => nameOf(one)));
    const name = freeName(nameOf(path), names, stamp);
    taken.add(`${parent}${name}`.toLowerCase());
    const place = { ...storedPlace(`${parent}${name}`, presite, job_detail_id) };
    // A row comes back as it was: another name is given to it while it is still in the bin.
    if (name !== nameOf(path))
      changes.push({ entity: 'document', id, job_id, op: 'update', set: place, isOfDeleted: true });
    changes.push({
      entity: 'document',
      id,
      job_id,
      op: 'insert',
      set: { ...set, ...place },
    });
  }
  return changes;
};
