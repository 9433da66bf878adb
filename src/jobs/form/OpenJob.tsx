import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import type { JobInfoDraft } from '#domain/jobs/draft';
import { SAVES_JOBS } from '#domain/access/needs';
import { addableCategories } from '#domain/jobs/subJobRights';
import { useCan } from '../../auth/useCan';
import { useMayWrite } from '../../auth/useMayWrite';
import { usePermissions } from '../../auth/usePermissions';
import { useProfile } from '../../auth/useProfile';
import { useUnsavedChangesGuard } from '../../confirm/useUnsavedChangesGuard';
import { focusFirstError } from '../../crud/form/focusFirstError';
import { useMode } from '../../connectivity/mode';
import { Loading } from '../../errors/Loading';
import { useOnline } from '../../live/useOnline';
import { onIdle } from '../../clock/onIdle';
import { useDocumentTitle } from '../../page/useDocumentTitle';
import { useSelected } from '../../store/useValue';
import { hasUntakenText } from '../../inputs/untakenText';
import { allTaken, whenTaken } from '../../saving/allTaken';
import { hasDrafts } from '../../saving/drafts/hasDrafts';
import { useSaveKeys } from '../../saving/useSaveKeys';
import { toast } from '../../toasts/toast';
import { AddressChecks } from './info/AddressChecks';
import { needsCheck } from './data/confirmedAddress';
import type { AddressCheck } from './info/useAddressCheck';
import './page/jobForm.css';
import { CriticalNotes } from './page/CriticalNotes';
import { DeleteJobButton } from './page/DeleteJobButton';
import { EstimateButtons } from './page/EstimateButtons';
import { JOB_KIND } from './data/formKind';
import { JobHead } from './page/JobHead';
import { JobHeader, type FormTab } from './page/JobHeader';
import { FormHistory } from './info/FormHistory';
import { JobInfo } from './info/JobInfo';
import {
  DetailsTab,
  DuplicatesDialog,
  EstimateNotice,
  JobComments,
  JobDocuments,
  JobDrafts,
  MergeEstimate,
  preloadParts,
  TakenLine,
} from './lateParts';
import type { LoadedJob } from './data/loadJob';
import { agreedMerge } from './save/agreedMerge';
import { NewerLine } from './save/NewerLine';
import { JobLookupsContext } from './data/useJobLookups';
import { JobConflict } from './save/JobConflict';
import type { JobFormMessage } from './data/messages';
import { FormContext } from './state/FormContext';
import { firstIssue } from './state/issueCounts';
import { loadOf, whenLoaded } from './state/loadOf';
import { useOpenJob } from './useOpenJob';

/** So long the job has the line and the processor for itself. */
const PARTS_MS = 300;

/** So long the open tab has the processor for itself, before the job's own fields are drawn behind it. */
const HIDDEN_MS = 100;

/** Nobody draws comments before they are wanted: the longest time that the browser waits. */
const NEVER_MS = 2_147_483_647;

/** In so many frames the whole of a sub-job is drawn, also on a slow telephone. */
const DRAWN_FRAMES = 60;

/** A job in the form: its header, and the tab that is chosen [JOB-010]. */
export const OpenJob = ({ loaded }: { loaded: LoadedJob }) => {
  const form = useOpenJob(loaded);
  const { text, kind, api, store, choice, tab, setTab, saving, isDirty, id, kept, duplicates } = form;
  const frame = useRef<HTMLDivElement>(null);
  const mode = useMode();
  const isOnline = useOnline() && mode === 'online';
  const name = useSelected(store.state, ({ base }) => base.name);
  const isLoaded = useSelected(store.state, ({ tabs }) =>
    tabs.every(({ load }) => !load.is_still_loading && !load.is_syncing && !load.has_error),
  );
  const load = useSelected(store.state, ({ tabs }) => loadOf(tabs));
  const holdsEdit = useMayWrite(kind.isEstimate ? 'CAN_EDIT_ESTIMATE' : SAVES_JOBS);
  const mayEdit = holdsEdit && loaded.merged_into === null;
  const mayDelete = useCan('CAN_DELETE_JOB');
  const seesEstimates = useCan('CAN_VIEW_ESTIMATE');
  const profile = useProfile();
  /** Who takes a change back is told of himself, and not of somebody. */
  const ownName = profile && `${profile.first_name} ${profile.last_name}`;
  const mayAdd = addableCategories(usePermissions()).length > 0;
  const title = id === null ? text(kind.words.new) : text('crumb', { name: name ?? '', id });
  // A new job may be saved as it is: what is missing is then told.
  const maySave = mayEdit && (isDirty || (id === null && !saving.isSaving));
  const canSave = maySave && isLoaded;
  const [isAwaiting, setAwaiting] = useState(false);
  const isSaving = saving.isSaving || isAwaiting;
  useDocumentTitle(title);
  useEffect(() => onIdle(preloadParts, PARTS_MS), []);
  const isInfoDue = useOpened(tab === 'info', HIDDEN_MS);
  // What is written there stays, with its files, while another tab is open.
  const isCommented = useOpened(tab === 'comments', NEVER_MS);
  useEffect(() => {
    if (id === null) frame.current?.querySelector<HTMLElement>('input[name="company"]')?.focus();
  }, [id]);

  const showFirstIssue = (): void => {
    const at = firstIssue(store.state.get());
    if (!at) return;
    setTab(at.tab);
    if (at.subJob !== null) choice.select(at.subJob);
    setTimeout(() => {
      focusFirstError(frame.current?.querySelector<HTMLElement>(`#job-panel-${at.tab}`) ?? null, DRAWN_FRAMES);
    }, 50);
  };
  /** @returns whether all is stored */
  const save = async (check: AddressCheck): Promise<boolean> => {
    if (!maySave) return !isDirty;
    setAwaiting(true);
    const lacks = await whenLoaded(store);
    setAwaiting(false);
    if (lacks) {
      toast.error(text(lacks), 'save');
      return false;
    }
    if (!(await allTaken())) {
      // What else is wrong is said at its fields as well.
      store.check();
      return false;
    }
    store.addTyped();
    if (!store.check()) {
      showFirstIssue();
      return false;
    }
    const { draft, base, confirmed } = store.state.get();
    if (isOnline && needsCheck(draft, base, confirmed) && !(await check('on save'))) return false;
    if (!(await agreedMerge(store.state.get().draft, text))) return false;
    const isStored = await saving.send();
    showFirstIssue();
    return isStored;
  };
  const checkWith = (more: Partial<JobInfoDraft>): boolean => {
    const takeBack = store.attempt(more);
    const isWhole = store.check();
    const { issues } = store.state.get();
    takeBack();
    if (isWhole) return true;
    // What it lacks for more than it is: said at its fields until they are filled.
    store.put({ refused: issues });
    toast.error(text('errors', { smart_count: issues.size }), 'save');
    showFirstIssue();
    return false;
  };
  const saveWith = async (more: Partial<JobInfoDraft>, word: JobFormMessage): Promise<boolean> => {
    if (!(await allTaken())) {
      store.check();
      return false;
    }
    store.addTyped();
    if (!checkWith(more)) return false;
    const takeBack = store.attempt(more);
    if (await saving.send(word)) return true;
    takeBack();
    showFirstIssue();
    return false;
  };
  const leaveForList = (): void => {
    kept.dropAll();
    form.leave({ to: kind.list });
  };
  const isHeldBack =
    form.isFromCreation || duplicates.found.length > 0 || saving.conflict !== null || kept.offers.length > 0;

  return (
    <FormContext value={store}>
      <JobLookupsContext value={loaded.lookups}>
        <AddressChecks store={store} api={api}>
          {(check) => (
            <>
              <SaveWays
                save={() => save(check)}
                canSave={(canSave || (maySave && load === 'loading_parts')) && !isAwaiting}
                hindrance={isDirty && load ? text(load) : null}
                isSaving={isSaving}
                isDirty={isDirty}
                maySave={mayEdit && load !== 'part_failed'}
                discard={kept.drop}
              />
              <JobHeader
                title={title}
                tab={tab}
                onTab={(next) => whenTaken(() => setTab(next))}
                id={id}
                onSave={mayEdit ? () => void save(check) : null}
                canSave={canSave && !isAwaiting}
                isSaving={isSaving}
                isDirty={isDirty}
                head={id !== null && <JobHead onSelect={choice.select} />}
              >
                {id !== null && !kind.isEstimate && mayDelete && (
                  <DeleteJobButton remove={() => api.deleteJob(id)} onDeleted={leaveForList} />
                )}
                {id !== null && kind.isEstimate && mayEdit && (
                  <EstimateButtons
                    isBusy={saving.isSaving || !isLoaded}
                    checkWith={checkWith}
                    saveWith={saveWith}
                    remove={() => api.deleteJob(id)}
                    onDeleted={leaveForList}
                    onConverted={() => {
                      // What was typed meanwhile goes along to the page of the job [KEY-018].
                      const carried = store.isDirty() || hasUntakenText() ? kept.id : null;
                      if (carried === null) kept.dropAll();
                      else kept.keep();
                      form.leave({ to: JOB_KIND.path(id), state: { carried } });
                    }}
                  />
                )}
              </JobHeader>
              <div className="job-form" ref={frame}>
                {kind.isEstimate && (
                  <Suspense>
                    <EstimateNotice
                      mergedInto={loaded.merged_into}
                      isBusy={saving.isSaving || !isLoaded}
                      saveWith={saveWith}
                    />
                  </Suspense>
                )}
                {hasDrafts(kept) && (
                  <Suspense>
                    <JobDrafts draft={kept} />
                  </Suspense>
                )}
                {saving.taken && (
                  <Suspense>
                    <TakenLine taken={saving.taken} onClose={saving.forgetTaken} />
                  </Suspense>
                )}
                <NewerLine {...form.others} />
                <Panel of="info" tab={tab}>
                  {isInfoDue && <JobInfo />}
                  {id !== null && !kind.isEstimate && seesEstimates && (
                    <Suspense>
                      <MergeEstimate />
                    </Suspense>
                  )}
                  {id !== null && tab === 'info' && (
                    <FormHistory id={id} onUndone={() => void saving.bringIn(ownName).catch(() => undefined)} />
                  )}
                </Panel>
                <Panel of="details" tab={tab}>
                  {tab === 'details' && (
                    <DetailsTab
                      selected={choice.selected}
                      onSelect={(key) => whenTaken(() => choice.select(key))}
                      onAdd={mayAdd ? choice.add : null}
                      onRetry={form.retry}
                    />
                  )}
                </Panel>
                <Panel of="documents" tab={tab}>
                  {tab === 'documents' && <JobDocuments />}
                </Panel>
                <Panel of="comments" tab={tab}>
                  {id !== null && isCommented && <JobComments record={{ entity: 'job', id }} />}
                </Panel>
              </div>
            </>
          )}
        </AddressChecks>
        <CriticalNotes isHeldBack={isHeldBack} />
        {duplicates.found.length > 0 && (
          <Suspense>
            <DuplicatesDialog duplicates={duplicates.found} onClose={duplicates.close} />
          </Suspense>
        )}
        <JobConflict saving={saving} />
      </JobLookupsContext>
    </FormContext>
  );
};

/** What a tab of the form shows. */
const Panel = ({ of, tab, children }: { of: FormTab; tab: FormTab; children: ReactNode }) => (
  <div role="tabpanel" id={`job-panel-${of}`} aria-labelledby={`job-tab-${of}`} hidden={tab !== of}>
    <Suspense fallback={<Loading variant="panel" />}>{children}</Suspense>
  </div>
);

/** Whether a part has been shown, or could be drawn unseen since the browser had nothing else to do. */
const useOpened = (isShown: boolean, after: number): boolean => {
  const [isDue, setDue] = useState(isShown);
  if (isShown && !isDue) setDue(true);
  useEffect(() => (isDue ? undefined : onIdle(() => setDue(true), after)), [isDue, after]);
  return isDue || isShown;
};

interface SaveWaysProps {
  save: () => Promise<boolean>;
  canSave: boolean;
  hindrance: string | null;
  isSaving: boolean;
  isDirty: boolean;
  maySave: boolean;
  discard: () => void;
}

/** The ways to save beside the button: by key, and when the form is left. */
const SaveWays = ({ save, canSave, hindrance, isSaving, isDirty, maySave, discard }: SaveWaysProps) => {
  useSaveKeys({ save: () => void save(), canSave, hindrance, isSaving });
  useUnsavedChangesGuard(isDirty, maySave ? save : undefined, discard);
  return null;
};
