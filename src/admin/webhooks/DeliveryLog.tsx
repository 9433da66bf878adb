import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { DELIVERY_STATES } from '#domain/admin/webhooks';
import { formatValue } from '#domain/fields/formatValue';
import { ErrorPanel } from '../../crud/look/ErrorPanel';
import { useReason } from '../../dataProvider/useReason';
import { Loading } from '../../errors/Loading';
import { useLanguage } from '../../i18n/useLanguage';
import { toast } from '../../toasts/toast';
import { useWebhookText } from './useWebhookText';
import { useWebhooksApi, type DeliveryFilter, type DeliveryRow, type WebhookTable } from './webhooksApi';
import { TableBox } from '../TableBox';

const MOMENT = { name: 'at', label: '', kind: 'DateTime', required: true } as const;
const LOOK_MS = 5_000;
/** As many as the server tells at a time. */
const PAGE = 50;

interface LineProps {
  delivery: DeliveryRow;
  labelOf: (table: string) => string;
  onAgain: () => void;
}

const DeliveryLine = ({ delivery, labelOf, onAgain }: LineProps) => {
  const text = useWebhookText();
  const { language } = useLanguage();
  const time = (at: string): string => formatValue(MOMENT, at, language);
  const { status, http_status, milliseconds, next_try_at, tries, entities } = delivery;
  const about = entities.length === 0 ? text('test_message') : entities.map(labelOf).join(', ');
  return (
    <tr>
      <td className="change-when">
        <time dateTime={delivery.created_at}>{time(delivery.created_at)}</time>
      </td>
      <th scope="row">
        {about}
        <span className="change-kind">{delivery.webhook_name}</span>
        <details className="health-stack">
          <summary>{text('message')}</summary>
          <pre>{delivery.body}</pre>
        </details>
      </th>
      <td>
        <span className={status === 'failed' ? 'email-status email-failed' : 'email-status'}>{text(status)}</span>
        <span className="change-kind">
          {[
            tries > 0 && text('tries', { smart_count: tries }),
            next_try_at !== null && text('next_try', { time: time(next_try_at) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </td>
      <td className="delivery-answer">
        {http_status !== null && text('took', { status: http_status, ms: milliseconds ?? 0 })}
        {delivery.error !== null && <span className="change-kind">{delivery.error}</span>}
        {delivery.answer && <span className="change-kind">{delivery.answer}</span>}
      </td>
      <td className="change-actions">
        {status !== 'sending' && (
          <Button size="small" variant="outlined" aria-label={`${text('again')}: ${about}`} onClick={onAgain}>
            {text('again')}
          </Button>
        )}
      </td>
    </tr>
  );
};

/** What webhooks were told, the newest first, with what was answered and the way to send it again [OPS-006]. */
export const DeliveryLog = ({ tables }: { tables: readonly WebhookTable[] }) => {
  const api = useWebhooksApi();
  const text = useWebhookText();
  const reasonOf = useReason();
  const queries = useQueryClient();
  const [filter, setFilter] = useState<DeliveryFilter>({ status: null, entity: null });
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['admin', 'webhooks', 'log', filter],
    queryFn: ({ pageParam }) => api.deliveries(filter, pageParam),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (last) => (last.length === PAGE ? last.at(-1)?.id : undefined),
    refetchInterval: LOOK_MS,
    retry: false,
  });
  const labelOf = (table: string): string => tables.find(({ name }) => name === table)?.label ?? table;
  const again = async (id: number): Promise<void> => {
    try {
      await api.resend(id);
      toast.success(text('again_done'));
    } catch (refused) {
      toast.error(reasonOf(refused, text('refused')));
    } finally {
      await queries.invalidateQueries({ queryKey: ['admin', 'webhooks'] });
    }
  };
  const rows = data?.pages.flat() ?? [];
  return (
    <>
      <div className="admin-tools">
        <TextField
          select
          size="small"
          label={text('status')}
          value={filter.status ?? ''}
          onChange={({ target }) =>
            setFilter({ ...filter, status: DELIVERY_STATES.find((state) => state === target.value) ?? null })
          }
          sx={{ minWidth: 140 }}
        >
          <MenuItem value="">{text('any_status')}</MenuItem>
          {DELIVERY_STATES.map((state) => (
            <MenuItem key={state} value={state}>
              {text(state)}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          size="small"
          label={text('log_table')}
          value={filter.entity ?? ''}
          onChange={({ target }) => setFilter({ ...filter, entity: target.value === '' ? null : target.value })}
          sx={{ minWidth: 180 }}
        >
          <MenuItem value="">{text('any_table')}</MenuItem>
          {tables.map(({ name, label }) => (
            <MenuItem key={name} value={name}>
              {label}
            </MenuItem>
          ))}
        </TextField>
      </div>
      {error && <ErrorPanel error={error} variant="page" onRetry={() => void refetch()} />}
      {!error && !data && <Loading />}
      {data && rows.length === 0 && <p className="admin-none">{text('log_none')}</p>}
      {rows.length > 0 && (
        <TableBox>
          <table className="admin-table" aria-label={text('log')}>
            <thead>
              <tr>
                <th scope="col">{text('when')}</th>
                <th scope="col">{text('log_table')}</th>
                <th scope="col">{text('status')}</th>
                <th scope="col">{text('log_answer')}</th>
                <th scope="col">
                  <span className="admin-unseen">{text('actions')}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((delivery) => (
                <DeliveryLine
                  key={delivery.id}
                  delivery={delivery}
                  labelOf={labelOf}
                  onAgain={() => void again(delivery.id)}
                />
              ))}
            </tbody>
          </table>
        </TableBox>
      )}
      {hasNextPage && (
        <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()} sx={{ mt: 1 }}>
          {text('log_more')}
        </Button>
      )}
    </>
  );
};
