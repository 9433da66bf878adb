import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { CALLS } from '#domain/access/calls';
import { pinOf } from '#domain/inputs/address';
import { useCan } from '../../auth/useCan';
import { AddressLink } from '../../page/AddressLink';
import { PageHeader } from '../../page/PageHeader';
import { useDraft } from '../form/state/useDraft';
import { useDailyText } from './useDailyText';

interface Props {
  title: string;
  /** Save and Cancel, where they stand above. */
  actions: ReactNode;
  /** Beside the job: the sums and the ways to the next one. */
  children?: ReactNode;
}

/** Whose pool it is and where [DB-001 DB-019 DY-002 DY-006]. */
export const DailyHeader = ({ title, actions, children }: Props) => {
  const text = useDailyText();
  const job = useDraft((draft) => draft);
  const seesJobs = useCan(CALLS.jobs.need);
  return (
    <PageHeader
      crumbs={[
        { label: text('job_search'), ...(seesJobs ? { to: '/job' } : {}) },
        { label: `${title}: ${job.name ?? ''}` },
      ]}
      actions={actions}
    >
      <div className="daily-head">
        <p className="daily-job">
          <strong>{job.company?.company_name}</strong>
          <span>{text('order_id', { id: job.id ?? '' })}</span>
          <AddressLink address={{ ...job, pin: pinOf(job) }} />
          {job.id !== null && (
            <Link to={`/job/${job.id}/edit`} className="address-link">
              {text('open_job')}
            </Link>
          )}
        </p>
        {children}
      </div>
    </PageHeader>
  );
};
