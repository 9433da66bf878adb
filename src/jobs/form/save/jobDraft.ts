import { isRecord } from '#domain/values';
import type { JobDraft } from '#domain/jobs/draft';
import { storedKey } from '#domain/jobs/draftKeys';
import { withStoredKeys } from '../../../saving/adoptKeys';
import { compareDraft } from '../../../saving/drafts/compareDraft';
import type { DraftComparison } from '../../../saving/drafts/useFormDraft';
import type { ValueChange } from '../../../saving/mergeDrafts';
import { mergeJobs } from '../merge/mergeJobs';
import type { FormState } from '../state/formState';
import { withoutStruck } from '../state/struckRows';

/** Unsaved edits of a job: the draft, and what it stood on. */
export interface KeptJob {
  draft: JobDraft;
  base: JobDraft;
  struck: readonly string[];
  /** What stands in boxes of their own and was not added, by the path of its list. */
  typed: readonly (readonly [path: string, text: string])[];
  /** A new one was being stored when they were kept, under this key: it may have been. */
  creation?: string | undefined;
}

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
        node = isRecord(node) ? node[step] : undefined;
        return step;
      }
      const row: unknown = node.find((one) => isRecord(one) && one.key === step);
      node = row;
      return isRecord(row) && typeof row.id === 'number' ? storedKey(row.id) : step;
    })
    .join('.');
};

const isDraft = (value: unknown): value is JobDraft => isRecord(value) && Array.isArray(value.sub_jobs);
const isText = (value: unknown): value is string => typeof value === 'string';
const isTyped = (value: unknown): value is readonly [string, string] =>
  Array.isArray(value) && value.length === 2 && value.every(isText);

/**
 * Kept edits with the keys by which a form that is opened anew knows the rows; null for what is none: another version
 * of the app may have left it.
 */
export const readKeptJob = (content: unknown): KeptJob | null => {
  if (!isRecord(content)) return null;
  const { draft, base, struck, typed, creation } = content;
  if (!isDraft(draft) || !isDraft(base) || !Array.isArray(struck)) return null;
  return {
    draft: withStoredKeys(draft),
    base: withStoredKeys(base),
    struck: struck.filter(isText).map((path) => storedPath(draft, path)),
    typed: (Array.isArray(typed) ? typed.filter(isTyped) : []).map(([path, text]) => [storedPath(draft, path), text]),
    creation: isText(creation) ? creation : undefined,
  };
};

interface ComparedJob extends DraftComparison<ValueChange> {
  restored: Pick<FormState, 'draft' | 'struck' | 'typed'>;
}

const NO_PATHS: ReadonlySet<string> = new Set();

/**
 * What kept edits do to a form as it stands now [KEY-014].
 * @param chosen paths that stay as they are now
 */
export const compareKeptJob = (
  { draft, base, struck, typed }: KeptJob,
  now: Pick<FormState, 'draft' | 'struck' | 'typed'>,
  chosen: ReadonlySet<string> = NO_PATHS,
): ComparedJob => {
  const { changes, contested } = compareDraft<JobDraft>(mergeJobs)({
    base,
    draft: withoutStruck(draft, struck),
    now: withoutStruck(now.draft, [...now.struck]),
    chosen,
  });
  // What is typed in a box began from an empty one.
  const boxes = typed
    .filter(([path, text]) => !chosen.has(path) && now.typed.get(path) !== text)
    .map(([path, after]) => ({ path, before: now.typed.get(path), after }));
  return {
    restored: {
      draft: mergeJobs(base, draft, now.draft, chosen).merged,
      struck: new Set([...now.struck, ...struck.filter((path) => !chosen.has(path))]),
      typed: new Map([...now.typed, ...boxes.map(({ path, after }) => [path, after] as const)]),
    },
    changes: [...changes, ...boxes],
    contested: [
      ...contested.map(({ path, mine, theirs }) => ({ path, before: theirs, after: mine })),
      ...boxes.filter(({ before }) => before !== undefined),
    ],
  };
};
