import type { DraftStore } from './draftStore';
import { keptDrafts } from './keptDrafts';

/** Where this app keeps its drafts. */
export const theDrafts: DraftStore = keptDrafts;
