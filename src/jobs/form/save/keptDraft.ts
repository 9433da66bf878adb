import type { JobDraft } from '#domain/jobs/draft';

/** Unsaved edits of a job that outlive their tab: the draft, what it stood on, and when. */
export interface KeptDraft {
  at: string;
  draft: JobDraft;
  base: JobDraft;
  struck: readonly string[];
}

/** Cleared with the app's other data of this browser, at logout too. */
const keyOf = (userId: number, job: number | string): string => `trowel:draft:${userId}:${job}`;

const isDraft = (value: unknown): value is JobDraft =>
  typeof value === 'object' && value !== null && 'sub_jobs' in value && Array.isArray(value.sub_jobs);
const isKept = (value: unknown): value is KeptDraft =>
  typeof value === 'object' &&
  value !== null &&
  'at' in value &&
  'draft' in value &&
  'base' in value &&
  'struck' in value &&
  isDraft(value.draft) &&
  isDraft(value.base) &&
  Array.isArray(value.struck);

/** Reads and writes them; a browser that keeps nothing, or too little, is no reason to stop typing. */
export const keptDrafts = (
  userId: number,
  job: number | string,
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = window.localStorage,
) => {
  const key = keyOf(userId, job);
  return {
    read: (): KeptDraft | null => {
      try {
        const kept: unknown = JSON.parse(storage.getItem(key) ?? 'null');
        return isKept(kept) ? kept : null;
      } catch {
        return null;
      }
    },
    write: (kept: KeptDraft): void => {
      try {
        storage.setItem(key, JSON.stringify(kept));
      } catch {
        /* Full or forbidden. */
      }
    },
    clear: (): void => {
      try {
        storage.removeItem(key);
      } catch {
        /* Forbidden. */
      }
    },
  };
};
