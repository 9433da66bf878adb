import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { JobDraft } from '#domain/jobs/draft';
import { useToday } from '../../clock/useToday';
import { useUnsavedChangesGuard } from '../../confirm/useUnsavedChangesGuard';
import { useSelected } from '../../store/useValue';
import type { Duplicate } from './data/jobFormApi';
import { useJobFormApi } from './data/useJobFormApi';
import { useSubJobChoice } from './details/useSubJobChoice';
import type { FormTab } from './header/JobHeader';
import { useFormKind } from './formKind';
import { useKeptDraft } from './kept/useKeptDraft';
import { useOthersSaves } from './live/useOthersSaves';
import type { LoadedJob } from './load/loadJob';
import { useSubJobLoads } from './load/useSubJobLoads';
import { factsOf } from './lookups/factsOf';
import { useDuplicates } from './save/useDuplicates';
import { useSave } from './save/useSave';
import { createFormStore } from './state/formStore';
import { useFormRules, useRulesOf } from './useFormRules';
import { useJobFormText } from './useJobFormText';

/** What a new job's page hands to the page of the stored one [JOB-002 JOB-066]. */
interface Arrival { from_creation?: boolean; placed?: boolean }

/** Everything of an open job form but its look: the store, its loads and saves, and where the user is in it. */
export const useOpenJob = ({ lookups, draft: first, tabs }: LoadedJob, opened: string | null) => {
  const text = useJobFormText();
  const kind = useFormKind();
  const api = useJobFormApi();
  const today = useToday();
  const navigate = useNavigate();
  const location = useLocation();
  const facts = useMemo(() => factsOf(lookups, today), [lookups, today]);
  const rules = useFormRules(facts);
  const [store] = useState(() => createFormStore(first, tabs, rules));
  useRulesOf(store, rules);
  const retry = useSubJobLoads(store, api, facts);
  const choice = useSubJobChoice(store, facts, opened);

  const [arrival] = useState<Arrival>(() => (typeof location.state === 'object' && location.state !== null ? { ...location.state } : {}));
  // A reload opens the job as any other visit does [JOB-066].
  useEffect(() => { if (arrival.from_creation) void navigate(location.pathname, { replace: true, state: null }); }, [arrival, navigate, location.pathname]);
  const [tab, setTab] = useState<FormTab>(!kind.isEstimate && (opened !== null || arrival.from_creation === true) ? 'details' : 'info');

  const [left, leave] = useState<{ to: string; state?: Arrival } | null>(null);
  const hasUnsaved = useSelected(store.state, store.isDirty);
  const isDirty = hasUnsaved && left === null;
  useUnsavedChangesGuard(isDirty);
  // Leaves only after the guard has seen that nothing is unsaved any more.
  useEffect(() => { if (left) void navigate(left.to, { replace: true, state: left.state ?? null }); }, [left, navigate]);

  const kept = useKeptDraft(store);
  const { duplicates, look, close } = useDuplicates(api, arrival.placed === true ? first : null);
  const onCreated = useCallback((id: number, sent: JobDraft) => {
    kept.discard();
    leave({ to: kind.path(id), state: { from_creation: true, placed: sent.lat !== null } });
  }, [kept, kind]);
  const onSaved = useCallback((before: JobDraft, stored: JobDraft) => {
    if (stored.lat !== null && (stored.lat !== before.lat || stored.lon !== before.lon)) look(stored);
  }, [look]);
  const saving = useSave({ store, api, facts, text, createdWord: kind.words.created, onCreated, onSaved });

  const others = useOthersSaves(store);
  const id = useSelected(store.state, ({ base }) => base.id);
  const { newer, forget } = others;
  const take = useCallback(() => {
    forget();
    if (id !== null) void saving.bringIn(id, newer?.by ?? null).catch(() => undefined);
  }, [forget, id, saving, newer]);
  const latest = useRef(take);
  useEffect(() => { latest.current = take; });
  // A form without changes shows what is stored.
  useEffect(() => { if (newer && !isDirty && !saving.isSaving) latest.current(); }, [newer, isDirty, saving.isSaving]);

  return {
    text, kind, api, store, facts, choice, retry, tab, setTab, leave, kept, saving, isDirty, id,
    duplicates: { found: duplicates, close } satisfies { found: readonly Duplicate[]; close: () => void },
    newer: isDirty ? newer : null, take, isFromCreation: arrival.from_creation === true,
  };
};
