import { useCallback, useState } from 'react';
import type { DailyKind } from '#domain/daily/dailyKinds';
import { sameValue } from '#domain/fields/sameValue';
import type { SubJobDraft } from '#domain/jobs/draft';
import type { SettleFacts } from '#domain/subJobs/settleFacts';
import { ConflictError } from '../../dataProvider/ConflictError';
import { fieldErrorsOf } from '../../dataProvider/providerError';
import { toast } from '../../toasts/toast';
import { keyPath } from '../form/state/draftPath';
import type { FormStore } from '../form/state/formStore';
import { dailyDraft, savedState } from './dailyDraft';
import { useDailyApi } from './data/useDailyApi';
import { useDailyText } from './useDailyText';

/** A save that somebody else was faster than: who, and of which sub-job. */
export interface DailyConflict { name: string | null; subJob: SubJobDraft | null }

/**
 * Saves the sub-jobs of a sheet that changed, and takes in what the server made of them [DB-014 DB-015 DB-019 DY-004 DY-007].
 * @returns `save`, which says whether it is stored
 */
export const useDailySave = (kind: DailyKind, id: number, store: FormStore, facts: SettleFacts) => {
  const text = useDailyText();
  const api = useDailyApi();
  const [isSaving, setSaving] = useState(false);
  const [conflict, setConflict] = useState<DailyConflict | null>(null);

  const save = useCallback(async (): Promise<boolean> => {
    if (!store.check()) {
      toast.error([...store.state.get().issues.values()][0]?.message ?? text('failed'));
      return false;
    }
    const before = new Map(store.state.get().base.sub_jobs.map((subJob) => [subJob.key, subJob]));
    const kept = store.kept();
    const changed = kept.sub_jobs.filter((subJob) => !sameValue(subJob, before.get(subJob.key)));
    setSaving(true);
    try {
      const answer = await api.save(kind, id, changed);
      store.put(savedState(dailyDraft(answer, facts)));
      setConflict(null);
      toast.success(text('success'));
      return true;
    } catch (error) {
      if (error instanceof ConflictError) setConflict({ name: error.changedBy ?? null, subJob: changed.find((one) => one.id === error.current.id) ?? null });
      else {
        const sent = { ...kept, sub_jobs: changed };
        store.put({ refused: new Map(fieldErrorsOf(error).map((issue) => [keyPath(sent, issue.path), issue])) });
        toast.error(text('failed'));
      }
      return false;
    } finally {
      setSaving(false);
    }
  }, [kind, id, store, facts, api, text]);

  return { save, isSaving, conflict };
};
