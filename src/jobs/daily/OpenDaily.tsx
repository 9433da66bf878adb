import { useRef } from 'react';
import type { DailyKind } from '#domain/daily/dailyKinds';
import { focusFirstError } from '../../crud/form/focusFirstError';
import { useSaveShortcut } from '../../crud/form/useSaveShortcut';
import { useDocumentTitle } from '../../page/useDocumentTitle';
import type { WholeJob } from '../form/data/jobFormApi';
import { CriticalNotes } from '../form/dialogs/CriticalNotes';
import { KeptBanner } from '../form/kept/KeptBanner';
import { NewerLine } from '../form/live/NewerLine';
import type { JobLookups } from '../form/lookups/jobLookups';
import { JobLookupsContext } from '../form/lookups/useJobLookups';
import { MergeDialog } from '../form/merge/MergeDialog';
import { TakenLine } from '../form/merge/TakenLine';
import { FormContext } from '../form/state/FormContext';
import { DailyHeader } from './DailyHeader';
import { DailySubJob } from './DailySubJob';
import { DailyTabs } from './DailyTabs';
import { DailyTotals } from './DailyTotals';
import { NextJob } from './NextJob';
import { useDailyText } from './useDailyText';
import { useOpenDaily } from './useOpenDaily';
import { useSaveAndNext } from './useSaveAndNext';
import '../form/css/jobForm.css';
import '../search/css/jobSearch.css';
import './daily.css';

const PATHS = { batches: '/daily-batches', yardage: '/daily-yardage' } as const;

interface Props { kind: DailyKind; id: number; read: WholeJob; lookups: JobLookups }

/** A daily sheet of a job: its sub-jobs of one category, typed in and saved together [DB-002 DB-004 DB-016 DY-006 DY-007]. */
export const OpenDaily = ({ kind, id, read, lookups }: Props) => {
  const text = useDailyText();
  const { store, selected, select, isDirty, kept, saving, others, mayEdit, maySave, save } = useOpenDaily(kind, id, read, lookups);
  const panel = useRef<HTMLDivElement>(null);
  const next = useRef<HTMLDivElement>(null);
  useDocumentTitle(`${text(kind)} ${id}`);
  const saveNow = async (): Promise<boolean> => {
    if (!maySave) return false;
    const isStored = await save();
    if (!isStored) setTimeout(() => focusFirstError(panel.current), 50);
    return isStored;
  };
  useSaveShortcut(() => void saveNow());
  useSaveAndNext(() => {
    const goOn = (): void => next.current?.querySelector('input')?.focus();
    if (!isDirty) goOn();
    else void saveNow().then((isStored) => { if (isStored) goOn(); });
  });

  return (
    <FormContext value={store}>
      <JobLookupsContext value={lookups}>
        <DailyHeader title={text(kind)} isDirty={isDirty} isSaving={saving.isSaving} onSave={mayEdit ? () => void saveNow() : null}>
          {selected !== null && <DailyTotals kind={kind} selected={selected} />}
          <NextJob ref={next} path={PATHS[kind]} current={id} />
        </DailyHeader>
        <div className="job-form">
          <KeptBanner {...kept} />
          {saving.taken && <TakenLine taken={saving.taken} onClose={saving.forgetTaken} />}
          <NewerLine {...others} />
          {selected === null ? <p className="job-empty">{text(kind === 'batches' ? 'no_batches' : 'no_yardage')}</p> : (
            <div className="daily-body">
              <DailyTabs kind={kind} selected={selected} onSelect={select} />
              <div ref={panel} role="tabpanel" id="daily-panel" aria-labelledby={`daily-tab-${selected}`} className="sub-job-panel daily-panel"><DailySubJob key={selected} kind={kind} subJobKey={selected} /></div>
            </div>
          )}
        </div>
        <CriticalNotes isHeldBack={saving.conflict !== null || kept.kept !== null} />
        {saving.conflict && <MergeDialog conflict={saving.conflict} isBusy={saving.isSaving} onMerge={saving.merge} onDiscard={saving.discard} onClose={saving.dismiss} />}
      </JobLookupsContext>
    </FormContext>
  );
};
