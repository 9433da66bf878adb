import { fetchedLater } from '../../page/fetchedLater';

/** Few forms ever merge their record, and few addresses are those of a merged one. */
export const MergeButton = fetchedLater(async () => ({ default: (await import('./MergeButton')).MergeButton }));
export const MergedRecord = fetchedLater(async () => ({ default: (await import('./MergedRecord')).MergedRecord }));
