import { useMemo, useState } from 'react';
import { isFolderPath } from '#domain/documents/folders';
import { matchesFilter, openAtFirst, treeRows, type TreeRow } from '#domain/documents/treeRows';
import type { JobDocument } from '../data/documentsApi';
import type { LoadedDocuments } from './useDocuments';

/** A line with the document behind it; a fixed folder has none. */
export interface ShownRow extends TreeRow {
  document: JobDocument | null;
}

/** So many results at a time [DOC-007]. */
const PAGE = 20;

export const pathBelow = (jobId: number, key: string): string => key.slice(`job/${jobId}/documents/`.length);

export interface Tree {
  rows: readonly ShownRow[];
  folders: readonly string[];
  filter: string;
  setFilter: (typed: string) => void;
  /** Shows the next results; null when all of them are shown. */
  more: (() => void) | null;
  toggle: (path: string, isOpen?: boolean) => void;
}

/** The lines of the tree, or what a filter finds. */
export const useTree = (jobId: number, { documents, folders: fixedFolders }: LoadedDocuments): Tree => {
  const [filter, setFilter] = useState('');
  const [most, setMost] = useState(PAGE);
  const [toggled, setToggled] = useState<ReadonlyMap<string, boolean>>(new Map());
  return useMemo(() => {
    const byPath = new Map(documents.map((document) => [pathBelow(jobId, document.document_key), document]));
    const source = { fixed: fixedFolders.map(({ path }) => path), paths: [...byPath.keys()] };
    const open = new Set(openAtFirst(source));
    for (const [path, isOpen] of toggled)
      if (isOpen) open.add(path);
      else open.delete(path);
    const all = treeRows(source, new Set([...source.fixed, ...source.paths, ...open])); // also what is closed
    const withDocument = (row: TreeRow): ShownRow => ({ ...row, document: byPath.get(row.path) ?? null });
    const isFiltered = filter.trim() !== '';
    const found = isFiltered
      ? all
          .filter(
            ({ path, name, isFolder }) =>
              !isFolder && matchesFilter(name, byPath.get(path)?.document_tags ?? [], filter),
          )
          .map((row) => ({ ...row, level: 1 }))
      : [];
    return {
      rows: (isFiltered ? found.slice(0, most) : treeRows(source, open)).map(withDocument),
      folders: all.map(({ path }) => path).filter(isFolderPath),
      filter,
      setFilter: (typed) => {
        setFilter(typed);
        setMost(PAGE);
      },
      more: isFiltered && found.length > most ? () => setMost(most + PAGE) : null,
      toggle: (path, isOpen) => setToggled(new Map(toggled).set(path, isOpen ?? !open.has(path))),
    };
  }, [jobId, documents, fixedFolders, filter, most, toggled]);
};
