import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { fetchedLater } from '../../page/fetchedLater';
import { VERSION } from '#domain/version';
import { useDelayed } from '../../clock/useDelayed';
import { useToday } from '../../clock/useToday';
import { ErrorPanel } from '../../crud/look/ErrorPanel';
import { Loading } from '../../errors/Loading';
import { useAdminApi } from '../data/AdminApiContext';
import { useAdminText } from '../useAdminText';
import { Figure } from './Figure';
import { figurePaths } from './figurePaths';
import { LowStockCard } from './LowStockCard';
import { OpenSubJobs } from './OpenSubJobs';
import { RecentChanges } from './RecentChanges';
import { useOpenPaths } from '../useOpenPaths';

/** The library of charts is larger than all the rest of the page, which does not wait for it. */
const ActivityCharts = fetchedLater(async () => ({ default: (await import('./ActivityCharts')).ActivityCharts }));

/** Figures age; a page that stays open is read anew so often. */
const TWO_MINUTES = 120_000;

/**
 * What an administrator looks at first: figures that lead to their lists, charts, and what was changed last
 * [ADM-003 ADM-006].
 */
export const OverviewTab = () => {
  const api = useAdminApi();
  const text = useAdminText();
  const open = useOpenPaths();
  const today = useToday();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['admin', 'overview'],
    queryFn: api.overview,
    retry: false,
    refetchInterval: TWO_MINUTES,
  });
  const late = useDelayed(isPending);
  if (error && !data) return <ErrorPanel error={error} variant="page" onRetry={() => void refetch()} />;
  if (!data) return late ? <Loading /> : null;
  const { open_sub_jobs, open_statuses } = data;
  return (
    <>
      <ul className="figures">
        <Figure label={text('active_users')} value={data.active_users} to={open(figurePaths.activeUsers())} />
        <Figure
          label={text('open_sub_jobs')}
          value={open_sub_jobs.reduce((sum, { count }) => sum + count, 0)}
          to={open(figurePaths.openSubJobs(open_statuses))}
        />
        <Figure
          label={text('unverified_addresses')}
          value={data.unverified_addresses}
          to={open(figurePaths.unverified(open_sub_jobs.map(({ category_id }) => category_id)))}
        />
        <Figure
          label={text('failed_mails')}
          hint={text('in_seven_days')}
          value={data.failed_mails}
          to={open(figurePaths.failedMails())}
          alert
        />
        {data.overdue_orders !== null && (
          <Figure
            label={text('overdue_orders')}
            hint={text('overdue_hint')}
            value={data.overdue_orders}
            to={open(figurePaths.overdueOrders(today))}
            alert
          />
        )}
      </ul>
      <div className="admin-cards">
        <OpenSubJobs overview={data} />
        {data.low_stock && <LowStockCard stock={data.low_stock} />}
        <Suspense fallback={<div className="admin-card admin-card-waiting" />}>
          <ActivityCharts overview={data} />
        </Suspense>
        <RecentChanges changes={data.recent} />
      </div>
      <p className="admin-versions">
        {text('app_version', { version: VERSION })} · {text('server_version', { version: data.server_version })}
        {data.server_version !== VERSION && <strong> {text('versions_differ')}</strong>}
      </p>
    </>
  );
};
