import { sameValue } from '#domain/fields/sameValue';
import type { JobDraft, JobInfoDraft } from '#domain/jobs/draft';
import { asChoice } from '../../fields/choices';
import { createValueStore } from '../../../store/valueStore';
import type { SubJobStub } from '../data/jobFormApi';
import type { DraftMerge } from '../../../saving/mergeDrafts';
import { mergeJobs } from '../merge/mergeJobs';
import { keyPath, readPath, writePath } from './draftPath';
import { freshState, NO_RULES, type FormRules, type FormState, type Issue } from './formState';
import { rebased } from './rebased';
import { settleDraft } from './settleDraft';
import { withoutStruck } from './struckRows';
import { withTypedRow } from './typedRows';

const without = <Key, Value>(map: ReadonlyMap<Key, Value>, isGone: (key: Key) => boolean): ReadonlyMap<Key, Value> =>
  [...map.keys()].some(isGone) ? new Map([...map].filter(([key]) => !isGone(key))) : map;

const NO_PATHS: ReadonlySet<string> = new Set();

const sameErrors = (one: ReadonlyMap<string, Issue>, other: ReadonlyMap<string, Issue>): boolean =>
  one.size === other.size && [...one].every(([path, { message }]) => other.get(path)?.message === message);

const fieldsOf = (draft: JobInfoDraft, names: readonly string[]): Partial<JobInfoDraft> =>
  Object.fromEntries(Object.entries(draft).filter(([name]) => names.includes(name)));

/**
 * A choice that stands as it is stored is no change, whatever more the list of choices knows of it; rows have a key,
 * and are edited as they are.
 */
const isSameChoice = (stored: unknown, next: unknown): boolean => {
  const [one, other] = [asChoice(stored), asChoice(next)];
  return one !== null && other !== null && one.id === other.id && one.name === other.name && !('key' in other);
};

/**
 * The store of one open form. Every edit runs the rules; who reads a part is drawn anew only when that part is another
 * one.
 */
export const createFormStore = (
  first: JobDraft,
  stubs: readonly SubJobStub[] = [],
  firstRules: FormRules = NO_RULES,
) => {
  const state = createValueStore<FormState>(freshState(first, stubs));
  let rules = firstRules;

  /** What would be saved: without the rows that are struck through. */
  const kept = ({ draft, struck }: FormState = state.get()): JobDraft => withoutStruck(draft, [...struck]);

  const checked = (next: FormState): FormState => {
    if (!next.isTried) return next;
    const saved = kept(next);
    const issues = new Map(rules.issuesOf(saved).map((issue) => [keyPath(saved, issue.path), issue] as const));
    return sameErrors(issues, next.issues) ? next : { ...next, issues };
  };

  const change = (draft: JobDraft, struck: ReadonlySet<string>): void => {
    const before = state.get();
    if (draft === before.draft && struck === before.struck) return;
    const settled = settleDraft(rules.settle, before.base, before, { draft, struck });
    state.set(
      checked({
        ...before,
        draft: settled.draft,
        struck,
        refused: without(
          before.refused,
          (path) => !Object.is(readPath(before.draft, path), readPath(settled.draft, path)),
        ),
        notices: settled.notices.size === 0 ? before.notices : new Map([...before.notices, ...settled.notices]),
      }),
    );
  };

  return {
    state,
    kept,
    rules: (): FormRules => rules,
    setRules: (next: FormRules): void => {
      rules = next;
      state.set(checked({ ...state.get() }));
    },
    /** Changes the draft as the user does: the rules follow. */
    edit: (by: (draft: JobDraft) => JobDraft): void => change(by(state.get().draft), state.get().struck),
    write: (path: string, value: unknown): void => {
      const { draft, base, struck } = state.get();
      const stored = readPath(base, path);
      change(writePath(draft, path, isSameChoice(stored, value) ? stored : value), struck);
    },
    /** Strikes a stored row through, or takes that back. */
    strike: (path: string, isStruck: boolean): void => {
      const struck = new Set(state.get().struck);
      if (isStruck) struck.add(path);
      else struck.delete(path);
      change(state.get().draft, struck);
    },
    /**
     * Changes fields of the job to try something. @returns what puts these back as they were; what was typed, loaded or
     * taken over since stays
     */
    attempt: (more: Partial<JobInfoDraft>): (() => void) => {
      const before = fieldsOf(state.get().draft, Object.keys(more));
      const put = (fields: Partial<JobInfoDraft>): void =>
        change({ ...state.get().draft, ...fields }, state.get().struck);
      put(more);
      return () => put(before);
    },
    /**
     * Puts the form on another version of the job: what was changed here since `since` stays, unsaved, and what follows
     * from it by the rules.
     * @param gone rows that were struck through and that this version has no more
     * @param chosen contested paths that are to be as in `stored`
     */
    rebase: (
      stored: JobDraft,
      since: JobDraft,
      gone: ReadonlySet<string> = new Set(),
      chosen?: ReadonlySet<string>,
    ): DraftMerge<JobDraft> => {
      const before = state.get();
      const merge = mergeJobs(since, withoutStruck(before.draft, [...gone]), stored, chosen);
      state.set(rebased(before, stored, merge.merged, rules.settle, gone));
      return merge;
    },
    /** What is typed in a box of its own; an empty text is none. */
    type: (path: string, text: string): void => {
      const typed = new Map(state.get().typed);
      if (text === '') typed.delete(path);
      else typed.set(path, text);
      state.set({ ...state.get(), typed });
    },
    /** Adds what is typed in boxes of their own to their lists, as their buttons do [KEY-017]. */
    addTyped: (): void => {
      for (const [path, text] of state.get().typed) {
        const { draft, struck, typed } = state.get();
        const added = withTypedRow(draft, path, text);
        if (added === null) continue;
        state.set({ ...state.get(), typed: without(typed, (one) => one === path) });
        change(added, struck);
      }
    },
    /** Puts unsaved edits back on top of the version that the form stands on, with what follows by the rules. */
    restore: ({ draft, struck, typed }: Pick<FormState, 'draft' | 'struck' | 'typed'>): void => {
      const before = state.get();
      state.set(rebased({ ...before, struck, typed }, before.base, draft, rules.settle, NO_PATHS));
    },
    /** Changes anything else of the form, such as what a load brought; no rule runs. */
    put: (part: Partial<FormState> | ((before: FormState) => Partial<FormState>)): void =>
      state.set({ ...state.get(), ...(typeof part === 'function' ? part(state.get()) : part) }),
    /** Says from now on what is wrong with the form. @returns whether nothing is. */
    check: (): boolean => {
      state.set(checked({ ...state.get(), isTried: true, refused: new Map() }));
      return state.get().issues.size === 0;
    },
    isDirty: (): boolean => {
      const { draft, base, struck, typed } = state.get();
      return struck.size > 0 || [...typed.values()].some((text) => text.trim() !== '') || !sameValue(draft, base);
    },
  };
};

export type FormStore = ReturnType<typeof createFormStore>;
