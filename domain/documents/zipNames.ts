import { isFolderPath, parentOf } from './folders';

/** The folder that all paths lie in. */
const commonFolder = (paths: readonly string[]): string => {
  let folder = parentOf(paths[0] ?? '');
  while (!paths.every((path) => path.startsWith(folder))) folder = parentOf(folder);
  return folder;
};

/**
 * The names of documents within a ZIP: their paths from the folder that all of them lie in. Folders of the office's own
 * come with their contents by the paths of these, and by themselves when they are empty.
 */
export const zipNames = (paths: readonly string[]): Map<string, string> => {
  const start = commonFolder(paths).length;
  return new Map(
    paths
      .filter((path) => !isFolderPath(path) || !paths.some((other) => other !== path && other.startsWith(path)))
      .map((path) => [path, path.slice(start)]),
  );
};

/** The name of the ZIP of a job: what no file system takes is left out. */
export const zipName = (job: string): string =>
  `${
    job
      .replace(/[\p{Cc}/\\:*?"<>|]+/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, 120) || 'documents'
  }.zip`;
