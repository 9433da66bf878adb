import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { Suspense, type ReactNode } from 'react';
import { Link } from 'react-router';
import { CALLS } from '#domain/access/calls';
import { PageHeader, type Crumb } from '../../../page/PageHeader';
import { CommentCount } from '../lateParts';
import { useFormKind } from '../data/formKind';
import { useIssueCounts } from '../state/useIssueCounts';
import { useJobFormText } from '../data/useJobFormText';
import type { JobFormMessage } from '../data/messages';
import { useCan } from '../../../auth/useCan';
import { useSelected } from '../../../store/useValue';
import { useFormStore } from '../state/FormContext';
import { loadOf } from '../state/loadOf';

/** One line on how the form stands: loading, unsaved, being saved. */
const SaveStatus = ({ isSaving, isDirty }: { isSaving: boolean; isDirty: boolean }) => {
  const text = useJobFormText();
  const load = useSelected(useFormStore().state, ({ tabs }) => loadOf(tabs));
  const message = isSaving ? 'saving' : (load ?? (isDirty ? 'unsaved' : null));
  return (
    <span role="status" className="job-save-status">
      {message && text(message)}
    </span>
  );
};

/** The way from the list to the form; who may not search jobs has no link there [JOB-005]. */
export const useCrumbs = (title: string): readonly Crumb[] => {
  const text = useJobFormText();
  const { isEstimate, list, words } = useFormKind();
  const seesList = useCan(isEstimate ? CALLS.estimates.need : CALLS.jobs.need);
  return [{ label: text(words.list), ...(seesList ? { to: list } : {}) }, { label: title }];
};

export type FormTab = 'info' | 'details' | 'documents' | 'comments';

interface TabSpec {
  tab: FormTab;
  label: JobFormMessage;
}
const TABS: readonly TabSpec[] = [
  { tab: 'info', label: 'tab_info' },
  { tab: 'details', label: 'tab_details' },
  { tab: 'documents', label: 'tab_documents' },
  { tab: 'comments', label: 'tab_comments' },
];

interface Props {
  title: string;
  tab: FormTab;
  onTab: (tab: FormTab) => void;
  /** Of a stored job; null for a new one. */
  id: number | null;
  /** Absent for who may edit nothing here. */
  onSave: (() => void) | null;
  canSave: boolean;
  isSaving: boolean;
  isDirty: boolean;
  /** More buttons, such as Delete. */
  children?: ReactNode;
  /** Below the name, above the tabs. */
  head?: ReactNode;
}

/**
 * The sticky bar of the job form: where one is, what is unsaved, Save and Cancel, and the three tabs
 * [JOB-005 JOB-006 JOB-008 JOB-010].
 */
export const JobHeader = ({ title, tab, onTab, id, onSave, canSave, isSaving, isDirty, children, head }: Props) => {
  const text = useJobFormText();
  const kind = useFormKind();
  const crumbs = useCrumbs(title);
  const counts = useIssueCounts();
  const errors: Readonly<Record<FormTab, number>> = {
    info: counts.info,
    details: counts.all - counts.info,
    documents: 0,
    comments: 0,
  };
  return (
    <PageHeader
      crumbs={crumbs}
      actions={
        <>
          <SaveStatus isSaving={isSaving} isDirty={isDirty} />
          {children}
          <Button component={Link} to={kind.list} variant="outlined">
            {text('cancel')}
          </Button>
          {onSave && (
            <Button
              variant="contained"
              onClick={onSave}
              disabled={!canSave}
              loading={isSaving}
              loadingPosition="center"
              aria-keyshortcuts="Control+S Meta+S"
            >
              {text('save')}
            </Button>
          )}
        </>
      }
    >
      {head}
      <Tabs
        value={tab}
        onChange={(_event, next: FormTab) => onTab(next)}
        aria-label={text('tabs')}
        className="job-tabs"
      >
        {TABS.filter((one) => !kind.isEstimate || one.tab !== 'details').map(({ tab: one, label }) => (
          <Tab
            key={one}
            value={one}
            id={`job-tab-${one}`}
            aria-controls={`job-panel-${one}`}
            disabled={id === null && (one === 'documents' || one === 'comments')}
            label={
              <span>
                {text(label)}
                {one === 'comments' && id !== null && (
                  <Suspense>
                    <CommentCount entity="job" id={id} />
                  </Suspense>
                )}
                {errors[one] > 0 && (
                  <span
                    className="job-error-count"
                    role="img"
                    aria-label={text('errors', { smart_count: errors[one] })}
                  >
                    {errors[one]}
                  </span>
                )}
              </span>
            }
          />
        ))}
      </Tabs>
    </PageHeader>
  );
};
