import { useCallback, useMemo, useState } from 'react';
import { can } from '#domain/access/can';
import { EDITS_GUNITE, EDITS_PEBBLE } from '#domain/access/needs';
import { cellToFill } from '#domain/daily/cellToFill';
import type { DailyKind } from '#domain/daily/dailyKinds';
import { usePermissions } from '../../auth/usePermissions';
import { useToday } from '../../clock/useToday';
import { useUnsavedChangesGuard } from '../../confirm/useUnsavedChangesGuard';
import { useHasUntakenText } from '../../inputs/untakenText';
import { allTaken } from '../../saving/allTaken';
import { useSelected } from '../../store/useValue';
import { mergeJobs } from '../form/merge/mergeJobs';
import { useJobDraft } from '../form/save/useJobDraft';
import { useOthersTaken } from '../form/save/useOthersTaken';
import { factsOf } from '../form/data/factsOf';
import type { JobLookups } from '../form/data/jobLookups';
import { useSave } from '../form/save/useSave';
import { createFormStore } from '../form/state/formStore';
import { firstIssue } from '../form/state/issueCounts';
import { useFormRules, useRulesOf } from '../form/state/useFormRules';
import { useJobFormText } from '../form/data/useJobFormText';
import type { DailySheet } from './data/dailyApi';
import { useDailyApi } from './data/useDailyApi';
import type { JobDraft, SubJobDraft } from '#domain/jobs/draft';
import { draftOfAnswer } from '#domain/subJobs/draftOfAnswer';
import type { SettleFacts } from '#domain/subJobs/settleFacts';
import type { WholeJob } from '../form/data/jobFormApi';
import { LOADED, type FormState } from '../form/state/formState';

/** A job as the form holds it, out of an answer. */
const dailyDraft = ({ job, sub_jobs }: WholeJob, facts: SettleFacts): JobDraft => ({
  ...job,
  sub_jobs: sub_jobs.map((subJob) => draftOfAnswer(subJob, facts)),
});

/** Every sub-job of the sheet is there from the beginning, each with whether the user may edit it [DB-021]. */
const tabsOf = ({ sub_jobs }: JobDraft, editable: readonly number[]): FormState['tabs'] =>
  sub_jobs.map(({ id, ...subJob }) => ({
    key: subJob.key,
    stub: { ...subJob, id: id ?? 0, may_edit: id !== null && editable.includes(id) },
    load: LOADED,
  }));

const EDITS = { batches: EDITS_PEBBLE, yardage: EDITS_GUNITE } as const;

/**
 * Everything of an open sheet but its look: the store of the job form over the sub-jobs of one category, the cell it
 * opens in, and its saves
 * [DB-014 DB-015 DB-019 DB-020 DY-004 DY-007].
 */
export const useOpenDaily = (kind: DailyKind, id: number, read: DailySheet, lookups: JobLookups) => {
  const words = useJobFormText();
  const api = useDailyApi();
  const today = useToday();
  const facts = useMemo(() => factsOf(lookups, today), [lookups, today]);
  const rules = useFormRules(facts);
  const [store] = useState(() => {
    const draft = dailyDraft(read, facts);
    const made = createFormStore(draft, [], rules);
    made.put({ tabs: tabsOf(draft, read.editable_sub_job_ids) });
    return made;
  });
  useRulesOf(store, rules);

  const [toFill] = useState(() =>
    cellToFill(
      kind,
      store.state.get().draft.sub_jobs.filter(({ id: one }) => one !== null && read.editable_sub_job_ids.includes(one)),
      today,
    ),
  );
  const [wanted, select] = useState<string | null>(toFill?.subJob ?? null);
  const keys = useSelected(store.state, ({ tabs }) => tabs);
  const selected = keys.find(({ key }) => key === wanted)?.key ?? keys[0]?.key ?? null;

  const hasUntaken = useHasUntakenText();
  const isDirty = useSelected(store.state, store.isDirty) || hasUntaken;
  const kept = useJobDraft(
    store,
    useCallback(() => `${id}:${kind}`, [id, kind]),
  );
  const calls = useMemo(
    () => ({
      whole: () => api.job(kind, id),
      update: (_id: number, _info: unknown, subJobs: readonly SubJobDraft[], base: JobDraft) =>
        api.save(kind, id, subJobs, base),
    }),
    [api, kind, id],
  );
  const saving = useSave({
    store,
    api: calls,
    facts,
    text: words,
    onSaved: (before, stored) => kept.saved(mergeJobs(before, before, stored).taken),
  });
  const others = useOthersTaken(store, saving, isDirty);
  const mayEdit = can(usePermissions(), EDITS[kind]) && keys.some(({ stub }) => stub?.may_edit);

  /** @returns whether it is stored; else the sub-job with the first fault is chosen */
  const save = async (): Promise<boolean> => {
    if (!(await allTaken())) {
      // What else is wrong is said at its fields as well.
      store.check();
      return false;
    }
    store.addTyped();
    const isStored = store.check() && (await saving.send());
    const fault = isStored ? null : firstIssue(store.state.get())?.subJob;
    if (fault) select(fault);
    return isStored;
  };
  useUnsavedChangesGuard(isDirty, mayEdit ? save : undefined, kept.drop);
  return {
    store,
    toFill,
    selected,
    select,
    isDirty,
    kept,
    saving,
    others,
    mayEdit,
    maySave: mayEdit && isDirty,
    save,
  };
};
