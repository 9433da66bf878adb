import type { FieldIssue } from '#domain/fields/fieldIssue';
import type { FieldError } from '#domain/errors';
import type { JobDraft, SubJobDraft } from '#domain/jobs/draft';
import { storedKey } from '#domain/jobs/draftKeys';
import { confirmedOf, type Place } from '../data/confirmedAddress';
import type { SubJobStub } from '../data/jobFormApi';
import type { SettleNotice } from '#domain/subJobs/settleSubJob';

/** How far the loading of a sub-job has come; of the client alone, never sent [JOB-055]. */
export interface SubJobLoad {
  is_still_loading: boolean;
  is_syncing: boolean;
  has_error: boolean;
  error: string | null;
}

export const LOADED: SubJobLoad = { is_still_loading: false, is_syncing: false, has_error: false, error: null };
export const LOADING: SubJobLoad = { ...LOADED, is_still_loading: true };

/** A sub-job in the list: a stored one by what is known before it is loaded. */
export interface SubJobTab {
  key: string;
  stub: SubJobStub | null;
  load: SubJobLoad;
}

/** What the rules refuse, with its text in either language, or what the server refused, in its own words. */
export type Issue = FieldIssue | FieldError;

/** A job as the form holds it. Paths go through lists by the keys of rows. */
export interface FormState {
  draft: JobDraft;
  /** The same as it is stored, or as a new one begins: what is not the same is unsaved. */
  base: JobDraft;
  /** The address as it was last confirmed [JOB-041]. */
  confirmed: Place | null;
  /** Every sub-job in the order of the list; those that are not loaded yet have a tab and no draft. */
  tabs: readonly SubJobTab[];
  /** Paths of the stored rows that Save is going to remove. */
  struck: ReadonlySet<string>;
  /** What is typed in boxes of their own, such as a comment that is not added yet, by the path of its list. */
  typed: ReadonlyMap<string, string>;
  /** A save was tried: from then on the form says what is wrong with it, until it is saved. */
  isTried: boolean;
  issues: ReadonlyMap<string, Issue>;
  /** What the server refused; forgotten once the value is another one. */
  refused: ReadonlyMap<string, Issue>;
  /** What the rules have to tell of the latest edit of a sub-job, by its key. */
  notices: ReadonlyMap<string, readonly SettleNotice[]>;
}

/** The rules that run with every edit, and who may edit. */
export interface FormRules {
  /** `saved` is the sub-job as it is stored, null for a new one. */
  settle: (
    before: SubJobDraft,
    after: SubJobDraft,
    saved: SubJobDraft | null,
  ) => { sub_job: SubJobDraft; notices: readonly SettleNotice[] };
  issuesOf: (draft: JobDraft) => readonly FieldIssue[];
  mayEdit: (form: Pick<FormState, 'draft' | 'tabs'>, path: string) => boolean;
}

/** Before the lookups are there nothing is worked out, and nothing is refused. */
export const NO_RULES: FormRules = {
  settle: (_before, sub_job) => ({ sub_job, notices: [] }),
  issuesOf: () => [],
  mayEdit: () => true,
};

export const freshState = (draft: JobDraft, stubs: readonly SubJobStub[] = []): FormState => ({
  draft,
  base: draft,
  confirmed: confirmedOf(draft),
  tabs: stubs.map((stub) => ({ key: storedKey(stub.id), stub, load: LOADING })),
  struck: new Set(),
  typed: new Map(),
  isTried: false,
  issues: new Map(),
  refused: new Map(),
  notices: new Map(),
});
