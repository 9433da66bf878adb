import type { FieldIssue } from '#domain/fields/fieldIssue';
import type { PresiteDraft } from '#domain/jobs/draft';
import { PRESITE_CHECKLIST } from '#domain/presite/checklist';
import { presiteIssues } from '#domain/subJobs/presiteIssues';
import { OTHER } from '#domain/subJobs/warrantyRules';
import { CallError, isUndecided } from '../dataProvider/CallError';
import { createValueStore, type ValueStore } from '../store/valueStore';
import type { AnswerKeeper, KeptAnswers } from './keptAnswers';
import type { Answers, SiteCheckApi, SiteCheck, Visit } from './siteCheckApi';
import { correctedMoment } from '../clock/deviceClock';

export type AnswerName = keyof SiteCheck;

/** Why something that was filled in is not stored. */
export type VisitProblem =
  /** The save did not reach the server; it is kept and sent again. */
  | { kind: 'unsent' }
  /** It went back: somebody filled the fields in first. */
  | { kind: 'theirs'; name: string | null; fields: readonly AnswerName[] }
  /** The server refused the save. */
  | { kind: 'refused'; error: Error };

export interface VisitState {
  /** The visit as the server has it. */
  visit: Visit;
  /** Filled in and not stored yet. */
  typed: Answers;
  isSaving: boolean;
  /** Something was stored since the visit was opened. */
  isSaved: boolean;
  problem: VisitProblem | null;
  /** Whether what is not stored yet is on the disk of this device. */
  kept: 'pending' | 'kept' | 'failed';
}

/** What stands in the fields. */
export const shownCheck = ({
  visit: { presite },
  typed: { comment: _comment, ...answers },
}: VisitState): SiteCheck => ({
  ...presite,
  ...answers,
});

/** The same, as the rules of presites read it. */
export const presiteDraft = (state: VisitState): PresiteDraft => ({
  ...shownCheck(state),
  scheduled_date: null,
  presite_supervisor: null,
  comments: [],
});

/** What is wrong with the fields, by their names. */
export const visitIssues = (state: VisitState): ReadonlyMap<string, FieldIssue> =>
  new Map(presiteIssues(presiteDraft(state), '').map((issue) => [issue.path, issue]));

const NAMES: readonly AnswerName[] = [
  'checkin_date',
  ...PRESITE_CHECKLIST.flatMap(({ fields }) => fields.map(({ name }) => name)),
];
const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** Whether what was typed is stored: texts are stored without the blanks around them, behind which the hand may go on. */
const isStoredAs = (typed: unknown, stored: unknown): boolean =>
  isSame(typed, stored) || (typeof typed === 'string' && isSame(typed.trim() || null, stored));

/** Whether what was typed is what was sent: one that was emptied since is not one that was not sent. */
const isAsSent = (typed: Answers, sent: Answers, name: keyof Answers): boolean =>
  name in sent && isSame(typed[name], sent[name]);

const without = (answers: Answers, isGone: (name: keyof Answers) => boolean): Answers => {
  const left = { ...answers };
  for (const name of [...NAMES, 'comment'] as const) if (isGone(name)) delete left[name];
  return left;
};

const NAMES_AND_COMMENT = [...NAMES, 'comment'] as const;

/** Whether what was typed differs from what is stored by the blanks around it alone. */
const isOnlyBlank = (
  { typed, presite }: { typed: Answers; presite: Visit['presite'] },
  name: keyof Answers,
): boolean => {
  const value = typed[name];
  return name !== 'comment' && typeof value === 'string' && value !== value.trim() && isStoredAs(value, presite[name]);
};

/** @param soon the hand still types */
export type Fill = (name: keyof Answers, value: Answers[keyof Answers], soon?: 'now' | 'soon') => void;

export interface OpenVisit {
  state: ValueStore<VisitState>;
  fill: Fill;
  /** A text that means nothing stands in a field: what it held before stays, unless the way to it is stored already. */
  putBack: (name: keyof Answers, before: Answers[keyof Answers]) => void;
  /** Sends what is not stored yet. */
  send: () => Promise<void>;
  /** Somebody else changed it: shows what is stored now, unless something is on its way. */
  refresh: () => Promise<void>;
  hasUnsent: () => boolean;
}

const commentsLike = ({ comments }: Visit['presite'], words: string | undefined): number =>
  comments.filter(({ comment }) => comment === words).length;

const NOT_KEPT: AnswerKeeper = { read: () => null, keep: async () => false };

/** What is left of what was typed over a checklist that somebody else changed since, and what they filled in first. */
const laidOver = (
  { typed, over }: KeptAnswers,
  { presite: fresh }: Visit,
): { typed: Answers; theirs: readonly AnswerName[] } => {
  const stored = NAMES.filter((field) => field in typed && isStoredAs(typed[field], fresh[field]));
  const theirs = NAMES.filter(
    (field) => field in typed && !stored.includes(field) && !isSame(over[field], fresh[field]),
  );
  const gone: ReadonlySet<string> = new Set([
    ...stored,
    ...theirs,
    // A comment whose answer was lost is not written again.
    ...(commentsLike(fresh, typed.comment) > commentsLike(over, typed.comment) ? ['comment'] : []),
  ]);
  return { typed: without(typed, (field) => gone.has(field)), theirs };
};

/** An earlier tab's answers over the visit as it is stored now. */
const resumed = (visit: Visit, kept: KeptAnswers | null): Pick<VisitState, 'typed' | 'problem'> => {
  if (!kept) return { typed: {}, problem: null };
  const { typed, theirs } = laidOver(kept, visit);
  if (theirs.length > 0) return { typed, problem: { kind: 'theirs', name: null, fields: theirs } };
  return { typed, problem: Object.keys(typed).length > 0 ? { kind: 'unsent' } : null };
};

/** Letters are sent once the hand rests. */
const REST_MS = 800;

/**
 * A visit that is filled in on the site: each answer is sent at once, one save after the other. What cannot be sent is
 * kept; of two people who fill in one visit each keeps what only he filled in, and whoever was second is told where the
 * other was first.
 */
export const createVisit = (
  visit: Visit,
  api: Pick<SiteCheckApi, 'visit' | 'fillIn'>,
  keeper: AnswerKeeper = NOT_KEPT,
): OpenVisit => {
  const state = createValueStore<VisitState>({
    visit,
    isSaving: false,
    isSaved: false,
    kept: 'kept',
    ...resumed(visit, keeper.read()),
  });
  // All of it is stored already: the answer alone was lost, with the page that waited for it.
  if (keeper.read() !== null && state.get().problem === null) void keeper.keep(null);
  let made_at = keeper.read()?.made_at;
  let keeping = 0;
  let rest: ReturnType<typeof setTimeout> | undefined;
  const change = (given: Partial<VisitState>): void => {
    const before = state.get();
    const next = { ...before, ...given };
    if (next.typed === before.typed && next.visit === before.visit) return state.set(next);
    const { typed, visit: over } = next;
    const time = made_at === undefined ? {} : { made_at };
    const kept = Object.keys(typed).length > 0 ? { typed, over: over.presite, ...time } : null;
    const turn = (keeping += 1);
    state.set({ ...next, kept: kept ? 'pending' : 'kept' });
    // What was filled in meanwhile has a turn of its own.
    void keeper.keep(kept).then((isKept) => {
      if (turn === keeping && kept) state.set({ ...state.get(), kept: isKept ? 'kept' : 'failed' });
    });
  };

  const isBlankBehind = (name: keyof Answers): boolean => {
    const { typed, visit: now } = state.get();
    return isOnlyBlank({ typed, presite: now.presite }, name);
  };

  /** What may be sent: an answer that breaks a rule waits, and "Other" waits for which. */
  const sendable = (): Answers => {
    const wrong = visitIssues(state.get());
    return without(
      state.get().typed,
      (name) => wrong.has(name) || (name === 'slurry_type' && wrong.has('slurry_type_other')) || isBlankBehind(name),
    );
  };

  /** Somebody else saved first: what only we filled in is laid over theirs. Answers whether it is to be sent again. */
  const rebase = async (name: string | null): Promise<boolean> => {
    const fresh = await api.visit(visit.id);
    if (!fresh) return false;
    const { visit: before, typed: given } = state.get();
    const { typed, theirs } = laidOver({ typed: given, over: before.presite }, fresh);
    change({
      visit: fresh,
      typed,
      problem: theirs.length > 0 ? { kind: 'theirs', name, fields: theirs } : null,
    });
    return true;
  };

  const failed = async (sent: Answers, error: unknown): Promise<boolean> => {
    if (!(error instanceof CallError) || isUndecided(error)) {
      change({ problem: { kind: 'unsent' } });
      return false;
    }
    if (error.code === 'CONFLICT') return rebase(error.changedBy);
    change({
      typed: without(state.get().typed, (name) => isAsSent(state.get().typed, sent, name)),
      problem: { kind: 'refused', error },
    });
    return false;
  };

  const send = async (): Promise<void> => {
    clearTimeout(rest);
    const answers = sendable();
    if (state.get().isSaving || Object.keys(answers).length === 0) return;
    change({ isSaving: true });
    let goesOn = true;
    try {
      const { id, job_id, version } = state.get().visit;
      const saved = await api.fillIn({ id, job_id, version, answers, ...(made_at === undefined ? {} : { made_at }) });
      const { visit: before, typed } = state.get();
      change({
        visit: { ...before, ...saved },
        // A blank at the end stays in its field: the hand may go on behind it.
        typed: without(
          typed,
          (name) => isAsSent(typed, answers, name) && !isOnlyBlank({ typed, presite: saved.presite }, name),
        ),
        isSaved: true,
        problem: null,
      });
    } catch (error) {
      goesOn = await failed(answers, error).catch(() => {
        change({ problem: { kind: 'unsent' } });
        return false;
      });
    }
    change({ isSaving: false });
    if (goesOn) await send();
  };

  return {
    state,
    fill: (name, value, soon = 'now'): void => {
      made_at = correctedMoment();
      const { typed, problem } = state.get();
      const next: Answers = { ...typed, [name]: value };
      const isNamed = name === 'slurry_type' && next.slurry_type?.id !== OTHER;
      change({
        typed: isNamed ? { ...next, slurry_type_other: null } : next,
        problem: problem?.kind === 'unsent' ? problem : null,
      });
      clearTimeout(rest);
      if (soon === 'now') void send();
      else rest = setTimeout(() => void send(), REST_MS);
    },
    putBack: (name, before): void => {
      const { typed, visit: stored, isSaving } = state.get();
      if (!(name in typed) || isSame(typed[name], before)) return;
      const isStored = !isSaving && name !== 'comment' && isSame(stored.presite[name], before);
      change({ typed: isStored ? without(typed, (one) => one === name) : { ...typed, [name]: before } });
    },
    send,
    refresh: async (): Promise<void> => {
      if (state.get().isSaving || Object.keys(state.get().typed).length > 0) return;
      const fresh = await api.visit(visit.id).catch(() => null);
      if (fresh && !state.get().isSaving && fresh.version > state.get().visit.version) change({ visit: fresh });
    },
    hasUnsent: (): boolean => NAMES_AND_COMMENT.some((name) => name in state.get().typed && !isBlankBehind(name)),
  };
};
