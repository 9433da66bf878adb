import { fetchedLater } from '../../page/fetchedLater';

/** What a form seldom shows: what both changed, and what earlier visits left. */
export const RecordConflict = fetchedLater(async () => ({
  default: (await import('./RecordConflict')).RecordConflict,
}));
export const RecordDrafts = fetchedLater(async () => ({ default: (await import('./RecordDrafts')).RecordDrafts }));
