import { browserCode, fetchedFile, type CodeWorld } from './fetchedFile';

/** For files for which the page is not loaded anew. */
export const quietCode: CodeWorld = { ...browserCode, reload: () => false };

/**
 * Uses a file of the app that a page can do without until it has come: it is asked for again until the server is back.
 * One that is gone, since a new version was deployed, stays away until the page is loaded anew; that is no error of the
 * page [NET-003].
 */
export const whenFetched = async <File>(
  load: () => Promise<File>,
  take: (file: File) => void,
  world: CodeWorld = quietCode,
): Promise<void> => {
  let file: File;
  try {
    file = await fetchedFile(load, world);
  } catch {
    return;
  }
  take(file);
};
