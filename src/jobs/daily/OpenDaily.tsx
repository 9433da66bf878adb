import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useMemo, useRef, useState } from 'react';
import { can } from '#domain/access/can';
import { EDITS_GUNITE, EDITS_PEBBLE } from '#domain/access/needs';
import type { DailyKind } from '#domain/daily/dailyKinds';
import { usePermissions } from '../../auth/usePermissions';
import { useToday } from '../../clock/useToday';
import { askToConfirm } from '../../confirm/confirmStore';
import { useUnsavedChangesGuard } from '../../confirm/useUnsavedChangesGuard';
import { useSaveShortcut } from '../../crud/form/useSaveShortcut';
import { useT } from '../../i18n/useT';
import { useDocumentTitle } from '../../page/useDocumentTitle';
import { useSelected } from '../../store/useValue';
import { factsOf } from '../form/lookups/factsOf';
import type { JobLookups } from '../form/lookups/jobLookups';
import { JobLookupsContext } from '../form/lookups/useJobLookups';
import { FormContext } from '../form/state/FormContext';
import { createFormStore } from '../form/state/formStore';
import { useFormRules, useRulesOf } from '../form/useFormRules';
import { dailyDraft, tabsOf } from './dailyDraft';
import { DailyHeader } from './DailyHeader';
import { DailySubJob } from './DailySubJob';
import { DailyTabs } from './DailyTabs';
import { DailyTotals } from './DailyTotals';
import type { DailyJob } from './data/dailyApi';
import { NextJob } from './NextJob';
import { useDailySave } from './useDailySave';
import { useDailyText } from './useDailyText';
import { useSaveAndNext } from './useSaveAndNext';
import '../form/css/jobForm.css';
import '../search/css/jobSearch.css';
import './daily.css';

const EDITS = { batches: EDITS_PEBBLE, yardage: EDITS_GUNITE } as const;
const PATHS = { batches: '/daily-batches', yardage: '/daily-yardage' } as const;

interface Props { kind: DailyKind; id: number; read: DailyJob; lookups: JobLookups; onReload: () => void }

/** A daily sheet of a job: its sub-jobs of one category, typed in and saved together [DB-002 DB-004 DB-016 DY-006 DY-007]. */
export const OpenDaily = ({ kind, id, read, lookups, onReload }: Props) => {
  const text = useDailyText();
  const t = useT();
  const today = useToday();
  const facts = useMemo(() => factsOf(lookups, today), [lookups, today]);
  const rules = useFormRules(facts);
  const [store] = useState(() => {
    const draft = dailyDraft(read, facts);
    const made = createFormStore(draft, [], rules);
    made.put({ tabs: tabsOf(draft) });
    return made;
  });
  useRulesOf(store, rules);
  const next = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState<string | null>(null);
  const keys = useSelected(store.state, ({ tabs }) => tabs);
  const selected = keys.find(({ key }) => key === wanted)?.key ?? keys[0]?.key ?? null;
  const isDirty = useSelected(store.state, store.isDirty);
  const mayEdit = can(usePermissions(), EDITS[kind]) && selected !== null;
  const { save, isSaving, conflict } = useDailySave(kind, id, store, facts);
  useDocumentTitle(`${text(kind)} ${id}`);
  useUnsavedChangesGuard(isDirty);
  const maySave = mayEdit && isDirty && !isSaving;
  useSaveShortcut(() => { if (maySave) void save(); });
  useSaveAndNext(() => {
    const goOn = (): void => next.current?.querySelector('input')?.focus();
    if (maySave) void save().then((isStored) => { if (isStored) goOn(); });
    else if (!isDirty) goOn();
  });
  const reload = async () => {
    if (!isDirty || await askToConfirm({ text: t('app.unsaved.text'), yes: t('app.unsaved.leave'), no: t('app.unsaved.stay') })) onReload();
  };
  const stale = conflict && text('conflict', { name: conflict.name ?? text('someone'), what: conflict.subJob?.job_types.join(', ') || text('this_job') });

  return (
    <FormContext value={store}>
      <JobLookupsContext value={lookups}>
        <DailyHeader title={text(kind)} isDirty={isDirty} isSaving={isSaving} onSave={mayEdit ? () => void save() : null}>
          {selected !== null && <DailyTotals kind={kind} selected={selected} />}
          <NextJob ref={next} path={PATHS[kind]} current={id} />
        </DailyHeader>
        <div className="job-form">
          {stale && <Alert severity="warning" className="daily-stale" action={<Button color="inherit" onClick={() => void reload()}>{text('reload')}</Button>}>{stale}</Alert>}
          {selected === null ? <p className="job-empty">{text(kind === 'batches' ? 'no_batches' : 'no_yardage')}</p> : (
            <div className="daily-body">
              <DailyTabs kind={kind} selected={selected} onSelect={setWanted} />
              <div role="tabpanel" id="daily-panel" aria-labelledby={`daily-tab-${selected}`} className="sub-job-panel daily-panel"><DailySubJob key={selected} kind={kind} subJobKey={selected} /></div>
            </div>
          )}
        </div>
      </JobLookupsContext>
    </FormContext>
  );
};
