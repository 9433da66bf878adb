import Button from '@mui/material/Button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CALLS } from '#domain/access/calls';
import { formatValue } from '#domain/fields/formatValue';
import { useMayWrite } from '../../auth/useMayWrite';
import { useDelayed } from '../../clock/useDelayed';
import { ErrorPanel } from '../../crud/look/ErrorPanel';
import { Notice } from '../../crud/look/Notice';
import { useReason } from '../../dataProvider/useReason';
import { Loading } from '../../errors/Loading';
import { useLanguage } from '../../i18n/useLanguage';
import { toast } from '../../toasts/toast';
import type { QueuedWork as WorkRow } from '#domain/admin/queuedWork';
import { useAdminApi } from '../data/AdminApiContext';
import { useAdminText } from '../useAdminText';
import { useResend } from './useResend';
import { TableBox } from '../TableBox';

const MOMENT = { name: 'at', label: '', kind: 'DateTime', required: true } as const;
/** As many as the server tells of. */
const MAX_ROWS = 200;
const LOOK_MS = 5_000;

const KINDS = {
  mail: 'work_mail',
  password_reset: 'work_password_reset',
  webhook: 'work_webhook',
  backup: 'work_backup',
  upkeep: 'work_upkeep',
} as const;
const isKnown = (kind: string): kind is keyof typeof KINDS => kind in KINDS;

interface LineProps {
  work: WorkRow;
  mayTry: boolean;
  busy: boolean;
  onTry: () => void;
}

/** One piece of work: what, how far, why not yet, and the button to try it now. */
const WorkLine = ({ work, mayTry, busy, onTry }: LineProps) => {
  const text = useAdminText();
  const { language } = useLanguage();
  const time = (at: string): string => formatValue(MOMENT, at, language);
  const kind = isKnown(work.kind) ? text(KINDS[work.kind]) : work.kind;
  const label = text(work.email_id === null ? 'try_now' : 'send_again');
  return (
    <tr>
      <td className="change-when">
        <time dateTime={work.created_at}>{time(work.created_at)}</time>
      </td>
      <th scope="row">
        {work.what ?? kind}
        {work.what !== null && <span className="change-kind">{kind}</span>}
      </th>
      <td>
        <span className={work.state === 'failed' ? 'email-status email-failed' : 'email-status'}>
          {text(work.state)}
        </span>
        {(work.tries > 0 || work.next_try_at !== null) && (
          <span className="change-kind">
            {[
              work.tries > 0 && text('tries_count', { smart_count: work.tries }),
              work.next_try_at !== null && text('next_try', { time: time(work.next_try_at) }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        )}
        {work.error !== null && <span className="change-kind">{work.error}</span>}
      </td>
      <td className="change-actions">
        {mayTry && work.state !== 'running' && (
          <Button
            size="small"
            variant="outlined"
            loading={busy}
            aria-label={`${label}: ${work.what ?? kind}`}
            onClick={onTry}
          >
            {label}
          </Button>
        )}
      </td>
    </tr>
  );
};

/** Does one piece of work at once and says so; the queue is read anew either way. */
const useTryNow = () => {
  const api = useAdminApi();
  const text = useAdminText();
  const reasonOf = useReason();
  const queries = useQueryClient();
  const [trying, setTrying] = useState<string | null>(null);
  const tryNow = async (id: string): Promise<void> => {
    setTrying(id);
    try {
      await api.tryWork(id);
      toast.success(text('tried_now'));
    } catch (error) {
      toast.error(reasonOf(error, text('try_again')));
    } finally {
      setTrying(null);
      await queries.invalidateQueries({ queryKey: ['admin'] });
    }
  };
  return { trying, tryNow };
};

/** What waits behind the requests and what has failed: emails, backups, upkeep [MSG-002]. */
export const QueueTab = () => {
  const api = useAdminApi();
  const text = useAdminText();
  const mayTry = useMayWrite(CALLS.tryQueuedWork.need);
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['admin', 'queue'],
    queryFn: () => api.queue(),
    retry: false,
    refetchInterval: LOOK_MS,
  });
  const late = useDelayed(isPending);
  const { sending, resend } = useResend();
  const { trying, tryNow } = useTryNow();
  if (error) return <ErrorPanel error={error} variant="page" onRetry={() => void refetch()} />;
  if (!data) return late ? <Loading /> : null;
  if (data.length === 0) return <Notice kind="empty" title={text('queue_none')} />;
  return (
    <>
      <p className="admin-more">{text('queue_hint')}</p>
      <TableBox>
        <table className="admin-table" aria-label={text('queue_label')}>
          <thead>
            <tr>
              <th scope="col">{text('column_when')}</th>
              <th scope="col">{text('column_work')}</th>
              <th scope="col">{text('column_status')}</th>
              <th scope="col">
                <span className="admin-unseen">{text('column_actions')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {data.map((work) => (
              <WorkLine
                key={work.id}
                work={work}
                mayTry={mayTry}
                busy={trying === work.id || (work.email_id !== null && sending === work.email_id)}
                onTry={() => void (work.email_id === null ? tryNow(work.id) : resend(work.email_id))}
              />
            ))}
          </tbody>
        </table>
      </TableBox>
      {data.length === MAX_ROWS && <p className="admin-more">{text('queue_more', { count: MAX_ROWS })}</p>}
    </>
  );
};
