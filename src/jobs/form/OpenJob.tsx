import { useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { EDITS_JOBS, EDITS_SUB_JOBS } from '#domain/access/needs';
import { useCan } from '../../auth/useCan';
import { usePermissions } from '../../auth/usePermissions';
import { useToday } from '../../clock/useToday';
import { useUnsavedChangesGuard } from '../../confirm/useUnsavedChangesGuard';
import { useDocumentTitle } from '../../page/useDocumentTitle';
import { useSelected } from '../../store/useValue';
import './css/jobForm.css';
import { useJobFormApi } from './data/useJobFormApi';
import { JobDetails } from './details/JobDetails';
import { useSubJobChoice } from './details/useSubJobChoice';
import { JobDocuments } from './documents/JobDocuments';
import { JobHeader, type FormTab } from './header/JobHeader';
import { JobInfo } from './info/JobInfo';
import type { LoadedJob } from './load/loadJob';
import { useSubJobLoads } from './load/useSubJobLoads';
import { SubJobForm } from '../subJob/SubJobForm';
import { factsOf } from './lookups/factsOf';
import { JobLookupsContext } from './lookups/useJobLookups';
import { addableCategories } from './rights';
import { FormContext } from './state/FormContext';
import { createFormStore } from './state/formStore';
import { useFormRules, useRulesOf } from './useFormRules';
import { useJobFormText } from './useJobFormText';

interface Props { loaded: LoadedJob; /** Key of the sub-job that the address names. */ opened: string | null }

/** A job in the form: its header, and the tab that is chosen [JOB-010]. */
export const OpenJob = ({ loaded: { lookups, draft: first, tabs }, opened }: Props) => {
  const text = useJobFormText();
  const api = useJobFormApi();
  const today = useToday();
  const location = useLocation();
  const facts = useMemo(() => factsOf(lookups, today), [lookups, today]);
  const rules = useFormRules(facts);
  const [store] = useState(() => createFormStore(first, tabs, rules));
  useRulesOf(store, rules);
  const retry = useSubJobLoads(store, api, facts);
  const choice = useSubJobChoice(store, facts, opened);
  const [tab, setTab] = useState<FormTab>(opened !== null || location.state?.from_creation === true ? 'details' : 'info');
  const isDirty = useSelected(store.state, store.isDirty);
  const base = useSelected(store.state, (state) => state.base);
  const mayEdit = useCan({ any: [EDITS_JOBS, EDITS_SUB_JOBS] });
  const mayAdd = addableCategories(usePermissions()).length > 0;
  const title = base.id === null ? text('new_job') : text('crumb', { name: base.name ?? '', id: base.id });
  useDocumentTitle(title);
  useUnsavedChangesGuard(isDirty);

  return (
    <FormContext value={store}>
      <JobLookupsContext value={lookups}>
        <JobHeader title={title} tab={tab} onTab={setTab} isNew={base.id === null} onSave={mayEdit ? () => undefined : null} canSave={false} isSaving={false} isDirty={isDirty} />
        <div className="job-form">
          <div role="tabpanel" id="job-panel-info" aria-labelledby="job-tab-info" hidden={tab !== 'info'}><JobInfo /></div>
          <div role="tabpanel" id="job-panel-details" aria-labelledby="job-tab-details" hidden={tab !== 'details'}>
            {tab === 'details' && <JobDetails selected={choice.selected} onSelect={choice.select} onAdd={mayAdd ? choice.add : null} onRetry={retry} form={SubJobForm} />}
          </div>
          <div role="tabpanel" id="job-panel-documents" aria-labelledby="job-tab-documents" hidden={tab !== 'documents'}>{tab === 'documents' && <JobDocuments />}</div>
        </div>
      </JobLookupsContext>
    </FormContext>
  );
};

