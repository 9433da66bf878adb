import { preloadable } from '../../../page/preloadable';

/** What is drawn and what looks records up comes in files of their own: no screen waits for it. */
export const QuickResults = preloadable(() => import('./QuickResults'));

export const loadFinder = async () => {
  const { findRecords, pathOfEntry } = await import('./findRecords');
  await QuickResults.preload();
  return { findRecords, pathOfEntry };
};
