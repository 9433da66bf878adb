import { fetchedLater } from '../../page/fetchedLater';

export const AccessDrafts = fetchedLater(async () => ({ default: (await import('./AccessDrafts')).AccessDrafts }));
