import type { DraftStore } from './draftStore';
import { localDrafts } from './localDrafts';

/** Where this app keeps its drafts. */
export const theDrafts: DraftStore = localDrafts();
