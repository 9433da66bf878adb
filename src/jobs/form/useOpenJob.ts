import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { JobDraft } from '#domain/jobs/draft';
import { useToday } from '../../clock/useToday';
import { CallError } from '../../dataProvider/CallError';
import { useHasUntakenText } from '../../inputs/untakenText';
import { withStoredKeys } from '../../saving/adoptKeys';
import { useSelected } from '../../store/useValue';
import { toast } from '../../toasts/toast';
import type { Duplicate } from './data/jobFormApi';
import { useJobFormApi } from './data/useJobFormApi';
import { withAddressed } from './info/companyType';
import { useHomeownerCompany } from './info/useHomeownerCompany';
import { addressOfPlace, placeOfAddress, type PlaceInJob } from './details/placeInJob';
import { useSubJobChoice } from './details/useSubJobChoice';
import type { FormTab } from './page/JobHeader';
import { useFormKind } from './data/formKind';
import { useJobDraft } from './save/useJobDraft';
import { useOthersTaken } from './save/useOthersTaken';
import type { LoadedJob } from './data/loadJob';
import { useSubJobLoads } from './page/useSubJobLoads';
import { factsOf } from './data/factsOf';
import { useDuplicates } from './save/useDuplicates';
import { useSave } from './save/useSave';
import { useSimilarJobs } from './save/useSimilarJobs';
import { mergeJobs } from './merge/mergeJobs';
import { wholeDraft } from './save/wholeDraft';
import { createFormStore } from './state/formStore';
import { useFormRules, useRulesOf } from './state/useFormRules';
import { useJobFormText } from './data/useJobFormText';

/** What a new job's page hands to the page of the stored one [JOB-002 JOB-066]. */
interface Arrival {
  from_creation?: boolean;
  placed?: boolean;
  /** Something was typed while the new one was being stored: its draft is put back without asking. */
  carried?: string | null;
  /** As it stood when it was stored: no row moves from where it was typed. */
  stood?: JobDraft;
}

/** The server has answered, and made nothing; of what was made before under the same key it says so. */
const isRefused = (error: unknown): boolean =>
  error instanceof CallError && error.isRefusal && error.code !== 'IDEMPOTENCY_MISMATCH';

/** Everything of an open job form but its look: the store, its loads and saves, and where the user is in it. */
export const useOpenJob = ({ lookups, draft: first, tabs, merged_into }: LoadedJob) => {
  const text = useJobFormText();
  const kind = useFormKind();
  const api = useJobFormApi();
  const today = useToday();
  const navigate = useNavigate();
  const location = useLocation();
  const facts = useMemo(() => factsOf(lookups, today), [lookups, today]);
  const rules = useFormRules(facts, merged_into !== null);
  const ofHomeowners = useHomeownerCompany();
  const [arrival] = useState<Arrival>(() =>
    typeof location.state === 'object' && location.state !== null ? { ...location.state } : {},
  );
  const [store] = useState(() => {
    const isNew = first.id === null && !kind.isEstimate;
    const params = new URLSearchParams(location.search);
    return createFormStore(isNew ? withAddressed(first, params, lookups, ofHomeowners) : first, tabs, rules);
  });
  useRulesOf(store, rules);
  const retry = useSubJobLoads(store, api, facts, arrival.stood);
  const place = placeOfAddress(location);
  const goTo = useCallback(
    (next: PlaceInJob, replace = false) => {
      const to = addressOfPlace(location, next);
      const isHere = to.pathname === location.pathname && new URLSearchParams(location.search).toString() === to.search;
      if (!isHere) void navigate(to, { replace });
    },
    [location, navigate],
  );
  const choice = useSubJobChoice(
    store,
    facts,
    place.subJob,
    useCallback((subJob: string) => goTo({ tab: 'details', subJob }), [goTo]),
  );

  // A reload opens the job as any other visit does [JOB-066].
  useEffect(() => {
    if (!arrival.from_creation) return;
    const to = kind.isEstimate ? {} : addressOfPlace(location, { tab: 'details', subJob: null });
    void navigate({ pathname: location.pathname, ...to }, { replace: true, state: null });
    // The place of its arrival alone.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [arrival]);
  const tab = kind.isEstimate && place.tab === 'details' ? 'info' : place.tab;
  const { selected } = choice;
  const setTab = useCallback((next: FormTab) => goTo({ tab: next, subJob: selected }), [goTo, selected]);

  const [left, leave] = useState<{ to: string; state?: Arrival } | null>(null);
  const hasUntaken = useHasUntakenText();
  const hasUnsaved = useSelected(store.state, store.isDirty) || hasUntaken;
  const isDirty = hasUnsaved && left === null;
  // Leaves only after the guard has seen that nothing is unsaved any more.
  useEffect(() => {
    if (left) void navigate(left.to, { replace: true, state: left.state ?? null });
  }, [left, navigate]);

  const id = useSelected(store.state, ({ base }) => base.id);
  const kept = useJobDraft(
    store,
    useCallback(({ base }) => base.id ?? (kind.isEstimate ? 'new-estimate' : 'new'), [kind]),
    arrival.carried ?? null,
  );
  const { duplicates, look, close } = useDuplicates(api, arrival.placed === true ? first : null);
  const create = useCallback(
    async (job: JobDraft) => {
      // An answer that did not come, or found nobody any more, must not make it twice when the edits are restored
      // [KEY-008].
      const made = await api.create(job, kept.beginCreation()).catch((error: unknown) => {
        if (isRefused(error)) kept.endCreation();
        throw error;
      });
      kept.endCreation();
      toast.success(text(kind.words.created));
      kept.drop();
      // What was typed meanwhile goes along to the page of the stored one [KEY-006].
      const stored = wholeDraft(made, job, facts);
      store.rebase(stored, job);
      const carried = store.isDirty();
      if (carried) kept.keep();
      leave({
        to: kind.path(made.job.id ?? 0),
        state: {
          from_creation: true,
          placed: job.lat !== null,
          carried: carried ? kept.id : null,
          stood: withStoredKeys(stored),
        },
      });
    },
    [api, text, kept, kind, store, facts],
  );
  const onSaved = useCallback(
    (before: JobDraft, stored: JobDraft) => {
      kept.saved(mergeJobs(before, before, stored).taken);
      if (stored.lat !== null && (stored.lat !== before.lat || stored.lon !== before.lon)) look(stored);
    },
    [look, kept],
  );
  const mayBeThere = useSimilarJobs(api, text);
  const saving = useSave({ store, api, facts, text, mayBeThere, create, onSaved });

  const others = useOthersTaken(store, saving, isDirty);

  return {
    text,
    kind,
    api,
    store,
    facts,
    choice,
    retry,
    tab,
    setTab,
    leave,
    kept,
    saving,
    isDirty,
    id,
    duplicates: { found: duplicates, close } satisfies { found: readonly Duplicate[]; close: () => void },
    others,
    isFromCreation: arrival.from_creation === true,
  };
};
