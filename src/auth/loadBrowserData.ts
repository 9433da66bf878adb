import { browserCode, fetchedFile } from '../page/fetchedFile';

/** What empties this browser; no screen waits for it, and it is brought before anybody logs out. */
export const loadBrowserData = () => fetchedFile(() => import('./browserData'), browserCode);
