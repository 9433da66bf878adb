import type { JobDraft } from '#domain/jobs/draft';
import { storedKey } from '#domain/jobs/draftKeys';
import { withStoredKeys } from '../../../saving/adoptKeys';

/** Unsaved edits of a job that outlive their tab: the draft, what it stood on, and when. */
export interface KeptDraft {
  at: string;
  draft: JobDraft;
  base: JobDraft;
  struck: readonly string[];
  /** A new one was being stored when they were kept, under this key: it may have been. */
  creation?: string | undefined;
}

type Step = Readonly<Record<string, unknown>>;
const isStep = (value: unknown): value is Step => typeof value === 'object' && value !== null;

/**
 * A path by the keys that stored rows have for everybody: a row that the form made before it was stored has another one
 * there.
 */
const storedPath = (draft: JobDraft, path: string): string => {
  let node: unknown = draft;
  return path
    .split('.')
    .map((step) => {
      if (!Array.isArray(node)) {
        node = isStep(node) ? node[step] : undefined;
        return step;
      }
      const row: unknown = node.find((one) => isStep(one) && one.key === step);
      node = row;
      return isStep(row) && typeof row.id === 'number' ? storedKey(row.id) : step;
    })
    .join('.');
};

/** Kept edits with the keys by which a form that is opened anew knows the rows. */
const openedAnew = (kept: KeptDraft): KeptDraft => ({
  ...kept,
  draft: withStoredKeys(kept.draft),
  base: withStoredKeys(kept.base),
  struck: kept.struck.map((path) => storedPath(kept.draft, path)),
});

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
        return isKept(kept) ? openedAnew(kept) : null;
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
