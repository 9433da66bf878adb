import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { CALLS } from '#domain/access/calls';
import { useCan } from '../../auth/useCan';
import { AddressLink } from '../../page/AddressLink';
import { PageHeader } from '../../page/PageHeader';
import { useDraft } from '../form/state/useDraft';
import { useDailyText } from './useDailyText';

interface Props {
  title: string;
  isDirty: boolean;
  isSaving: boolean;
  /** Absent for who may edit none of the sub-jobs. */
  onSave: (() => void) | null;
  /** Beside the job: the sums and the way to the next one. */
  children?: ReactNode;
}

/** Whose pool it is and where, with Save and Cancel [DB-001 DB-019 DY-002 DY-006]. */
export const DailyHeader = ({ title, isDirty, isSaving, onSave, children }: Props) => {
  const text = useDailyText();
  const job = useDraft((draft) => draft);
  const seesJobs = useCan(CALLS.jobs.need);
  return (
    <PageHeader
      crumbs={[{ label: text('job_search'), ...(seesJobs ? { to: '/job' } : {}) }, { label: `${title}: ${job.name ?? ''}` }]}
      actions={(
        <>
          <span role="status" className="job-save-status">{isSaving ? text('saving') : isDirty ? text('unsaved') : ''}</span>
          {job.id !== null && <Button component={Link} to={`/job/${job.id}/edit`}>{text('open_job')}</Button>}
          <Button component={Link} to="/job" variant="outlined">{text('cancel')}</Button>
          {onSave && <Button variant="contained" onClick={onSave} disabled={!isDirty} loading={isSaving} loadingPosition="center" aria-keyshortcuts="Control+S Meta+S">{text('save')}</Button>}
        </>
      )}
    >
      <div className="daily-head">
        <p className="daily-job">
          <strong>{job.company?.company_name}</strong><span>{text('order_id', { id: job.id ?? '' })}</span>
          <AddressLink address={job} />
        </p>
        {children}
      </div>
    </PageHeader>
  );
};
