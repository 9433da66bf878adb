import { foldText } from '../foldText';
import { isFolderPath, nameOf, parentOf } from './folders';

/** What a tree of documents is made of: paths below the job's documents. */
export interface TreeSource {
  /** The folders that are always there, in their order. */
  fixed: readonly string[];
  /** Files, and the office's own folders. */
  paths: readonly string[];
}

/** A line of the tree: level 1 stands at the top. */
export interface TreeRow {
  path: string;
  name: string;
  level: number;
  isFolder: boolean;
  isFixed: boolean;
  isOpen: boolean;
  /** Files in a folder and below it. */
  count: number;
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** All folders: those of a path that nobody lists, as in an estimate's presite, are there as well. */
const allFolders = ({ fixed, paths }: TreeSource): readonly string[] => {
  const folders = new Set(fixed);
  for (const path of [...fixed, ...paths]) {
    if (isFolderPath(path)) folders.add(path);
    for (let folder = parentOf(path); folder !== ''; folder = parentOf(folder)) folders.add(folder);
  }
  return [...folders];
};

/**
 * The lines of the tree, as far as its folders are open: folders in their order, then own ones and files by name
 * [DOC-001].
 */
export const treeRows = (source: TreeSource, open: ReadonlySet<string>): TreeRow[] => {
  const order = new Map(source.fixed.map((path, index) => [path, index]));
  const folders = allFolders(source);
  const files = source.paths.filter((path) => !isFolderPath(path));
  const placeOf = (path: string): number => order.get(path) ?? source.fixed.length;
  const rowsIn = (parent: string, level: number): TreeRow[] => [
    ...folders
      .filter((path) => parentOf(path) === parent)
      .toSorted((a, b) => placeOf(a) - placeOf(b) || collator.compare(a, b))
      .flatMap((path) => {
        const isOpen = open.has(path);
        const row: TreeRow = {
          path,
          name: nameOf(path),
          level,
          isFolder: true,
          isFixed: order.has(path),
          isOpen,
          count: files.filter((file) => file.startsWith(path)).length,
        };
        return isOpen ? [row, ...rowsIn(path, level + 1)] : [row];
      }),
    ...files
      .filter((path) => parentOf(path) === parent)
      .toSorted(collator.compare)
      .map((path): TreeRow => ({
        path,
        name: nameOf(path),
        level,
        isFolder: false,
        isFixed: false,
        isOpen: false,
        count: 0,
      })),
  ];
  return rowsIn('', 1);
};

/** The folders that are open at first: those with files, unless there are very many. */
export const openAtFirst = ({ paths }: TreeSource, most = 200): ReadonlySet<string> => {
  const files = paths.filter((path) => !isFolderPath(path));
  const open = new Set<string>();
  if (files.length > most) return open;
  for (const path of files)
    for (let folder = parentOf(path); folder !== ''; folder = parentOf(folder)) open.add(folder);
  return open;
};

/** Whether a file's name or one of its tags has what was typed [DOC-001]. */
export const matchesFilter = (file_name: string, tags: readonly { name: string }[], typed: string): boolean => {
  const wanted = foldText(typed);
  return [file_name, ...tags.map(({ name }) => name)].some((text) => foldText(text).includes(wanted));
};
