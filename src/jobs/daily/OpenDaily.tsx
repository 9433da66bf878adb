import { Suspense, useLayoutEffect, useRef } from 'react';
import type { DailyKind } from '#domain/daily/dailyKinds';
import { focusFirstError } from '../../crud/form/focusFirstError';
import { goTo } from '../../inputs/keys/goTo';
import { hasDrafts } from '../../saving/drafts/hasDrafts';
import { useSaveKeys } from '../../saving/useSaveKeys';
import { useDocumentTitle } from '../../page/useDocumentTitle';
import { LargeText } from '../../theme/LargeText';
import { useNarrowerThan } from '../../theme/useNarrowerThan';
import { CriticalNotes } from '../form/page/CriticalNotes';
import { JobDrafts } from '../form/lateParts';
import { NewerLine } from '../form/save/NewerLine';
import type { JobLookups } from '../form/data/jobLookups';
import { JobLookupsContext } from '../form/data/useJobLookups';
import { JobConflict } from '../form/save/JobConflict';
import { TakenLine } from '../form/save/TakenLine';
import { FormContext } from '../form/state/FormContext';
import type { DailySheet } from './data/dailyApi';
import { DailyActions } from './DailyActions';
import { DailyHeader } from './DailyHeader';
import { CardsUnder } from '../entries/CardsUnder';
import { DAILY_PATHS, PHONE_UNDER, PICKER_UNDER } from './dailyPaths';
import { DailySubJob } from './DailySubJob';
import { DailyTabs } from './DailyTabs';
import { DailyTotals } from './DailyTotals';
import { DayJobs } from './day/DayJobs';
import { NextJob } from './NextJob';
import { useDailyText } from './useDailyText';
import { useOpenDaily } from './useOpenDaily';
import '../form/page/jobForm.css';
import '../search/css/jobSearch.css';
import './daily.css';

interface Props {
  kind: DailyKind;
  id: number;
  read: DailySheet;
  lookups: JobLookups;
}

/**
 * A daily sheet of a job: its sub-jobs of one category, typed in from the cell that is to be filled, and saved together
 * [DB-002 DB-004 DB-016 DY-006 DY-007].
 */
export const OpenDaily = ({ kind, id, read, lookups }: Props) => {
  const text = useDailyText();
  const { store, toFill, selected, select, isDirty, kept, saving, others, mayEdit, maySave, save } = useOpenDaily(
    kind,
    id,
    read,
    lookups,
  );
  const panel = useRef<HTMLDivElement>(null);
  const next = useRef<HTMLDivElement>(null);
  // Before dialogs, such as those of critical notes, note where the focus goes back to [KEY-016].
  useLayoutEffect(() => {
    if (toFill)
      goTo(
        panel.current?.querySelector<HTMLElement>(
          `[data-line="${CSS.escape(toFill.row)}"] [data-cell="${toFill.field}"] input`,
        ),
      );
  }, [toFill]);
  const isPhone = useNarrowerThan(PHONE_UNDER);
  useDocumentTitle(`${text(kind)} ${id}`);
  const saveNow = async (): Promise<boolean> => {
    if (!maySave) return false;
    const isStored = await save();
    if (!isStored) setTimeout(() => focusFirstError(panel.current), 50);
    return isStored;
  };
  const goOn = (): void => next.current?.querySelector('input')?.focus();
  useSaveKeys({
    save: () => void saveNow(),
    canSave: maySave,
    isSaving: saving.isSaving,
    onEnter: () => {
      if (!isDirty) goOn();
      else
        void saveNow().then((isStored) => {
          if (isStored) goOn();
        });
    },
  });
  const actions = (
    <DailyActions isDirty={isDirty} isSaving={saving.isSaving} onSave={mayEdit ? () => void saveNow() : null} />
  );

  return (
    <FormContext value={store}>
      <JobLookupsContext value={lookups}>
        <DailyHeader title={text(kind)} actions={isPhone ? null : actions}>
          {selected !== null && <DailyTotals kind={kind} selected={selected} />}
          <DayJobs kind={kind} current={id} />
          <NextJob ref={next} path={DAILY_PATHS[kind]} current={id} />
        </DailyHeader>
        <LargeText className="job-form daily-form">
          {hasDrafts(kept) && (
            <Suspense>
              <JobDrafts draft={kept} />
            </Suspense>
          )}
          {saving.taken && <TakenLine taken={saving.taken} onClose={saving.forgetTaken} />}
          <NewerLine {...others} />
          {selected === null ? (
            <p className="job-empty">{text(kind === 'batches' ? 'no_batches' : 'no_yardage')}</p>
          ) : (
            <div className="daily-body">
              <DailyTabs kind={kind} selected={selected} onSelect={select} />
              <div
                ref={panel}
                role="tabpanel"
                id="daily-panel"
                data-place={selected}
                aria-labelledby={`daily-tab-${selected}`}
                className="sub-job-panel daily-panel"
              >
                <CardsUnder value={PICKER_UNDER}>
                  <DailySubJob key={selected} kind={kind} subJobKey={selected} />
                </CardsUnder>
              </div>
            </div>
          )}
        </LargeText>
        {isPhone && <div className="daily-bar">{actions}</div>}
        <CriticalNotes isHeldBack={saving.conflict !== null || kept.offers.length > 0} />
        <JobConflict saving={saving} />
      </JobLookupsContext>
    </FormContext>
  );
};
