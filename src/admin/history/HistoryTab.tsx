import Pagination from '@mui/material/Pagination';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import Button from '@mui/material/Button';
import type { ChangeFilter } from '#domain/admin/changeFilter';
import { formatValue } from '#domain/fields/formatValue';
import { useCan } from '../../auth/useCan';
import { useDelayed } from '../../clock/useDelayed';
import { ActionDialog } from '../../crud/look/ActionDialog';
import { ErrorPanel } from '../../crud/look/ErrorPanel';
import { Notice } from '../../crud/look/Notice';
import { Loading } from '../../errors/Loading';
import { useLanguage } from '../../i18n/useLanguage';
import { WholeStep } from '../../crud/history/WholeStep';
import { HISTORY_PAGE } from '../data/adminApi';
import type { RowChange } from '#domain/admin/rowChange';
import { useAdminApi } from '../data/AdminApiContext';
import { useAdminText } from '../useAdminText';
import { ChangeFilters } from './ChangeFilters';
import { ChangeRow } from './ChangeRow';
import { ChangeValues } from './ChangeValues';
import { addressOfFilter, filterOfAddress, pageOfAddress } from './historyAddress';
import { useChangeActions } from './useChangeActions';
import { TableBox } from '../TableBox';

/** Whether an undo changes more than the row that it is asked of. */
const isWhole = ({ touched }: RowChange): boolean => touched.reduce((sum, { count }) => sum + count, 0) > 1;

const MOMENT = { name: 'at', label: '', kind: 'DateTime', required: true } as const;

const NO_CHOICES = { users: [], tables: [] };

/**
 * The history over all records: found by who, what, when, field and text, 50 a page, with undo and restore [ADM-006].
 */
export const HistoryTab = () => {
  const api = useAdminApi();
  const text = useAdminText();
  const { language } = useLanguage();
  const [params, setParams] = useSearchParams();
  const mayListUsers = useCan('CAN_ADMINISTER_USER');
  const [filter, page] = [filterOfAddress(params), pageOfAddress(params)];
  const line = useRef<HTMLDivElement>(null);
  const { data, error, isPending, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: ['admin', 'changes', filter, page],
    queryFn: () => api.changes(filter, page),
    retry: false,
    placeholderData: keepPreviousData,
  });
  const { data: choices = NO_CHOICES } = useQuery({
    queryKey: ['admin', 'history choices', mayListUsers],
    queryFn: () => api.historyChoices(mayListUsers),
    retry: false,
    staleTime: 60_000,
  });
  const late = useDelayed(isPending);
  const actions = useChangeActions();
  const show = (next: ChangeFilter): void => setParams(addressOfFilter(next));
  const pages = data ? Math.ceil(data.total_count / HISTORY_PAGE) : 0;

  /** How far back a text was looked for, where that is not everything. */
  const reach = () => {
    const { before_id = null, searched_from = null } = data ?? {};
    if (!isPlaceholderData && filter.before_id === undefined && before_id === null) return null;
    return (
      <div className="admin-more" ref={line} tabIndex={-1}>
        <span role="status">
          {isPlaceholderData
            ? text('searching')
            : [
                filter.before_id === undefined ? '' : text('only_older'),
                searched_from === null
                  ? ''
                  : text('searched_from', { moment: formatValue(MOMENT, searched_from, language) }),
              ]
                .filter(Boolean)
                .join(' ')}
        </span>{' '}
        {!isPlaceholderData && before_id !== null && (
          <Button
            size="small"
            onClick={() => {
              // The button goes: whoever pressed it stays at the line.
              line.current?.focus();
              show({ ...filter, before_id });
            }}
          >
            {text('search_older')}
          </Button>
        )}
      </div>
    );
  };

  const body = () => {
    if (error) return <ErrorPanel error={error} variant="page" onRetry={() => void refetch()} />;
    if (!data) return late ? <Loading /> : null;
    if (data.items.length === 0)
      return isPlaceholderData ? null : <Notice kind="no_match" title={text('no_changes')} />;
    return (
      <>
        <p className="admin-more" role="status">
          {data.is_more
            ? text('found_more', { count: data.total_count.toLocaleString('en-US') })
            : text('found', { smart_count: data.total_count })}
        </p>
        <TableBox isBusy={isFetching}>
          <table className="admin-table history-table" aria-label={text('history')}>
            <thead>
              <tr>
                <th scope="col">{text('column_when')}</th>
                <th scope="col">{text('column_who')}</th>
                <th scope="col">{text('column_record')}</th>
                <th scope="col">{text('column_change')}</th>
                <th scope="col">
                  <span className="admin-unseen">{text('column_actions')}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {data.items.map((change) => (
                <ChangeRow
                  key={change.id}
                  change={change}
                  busy={actions.busy}
                  onOnly={() => show({ entity: change.entity, entity_id: change.entity_id })}
                  onStep={() => show({ mutation_id: change.mutation_id })}
                  onUndo={() => actions.ask(change)}
                  onRestore={() => actions.restore(change)}
                />
              ))}
            </tbody>
          </table>
        </TableBox>
        {pages > 1 && (
          <Pagination
            count={pages}
            page={page}
            onChange={(_event, next) => setParams({ ...addressOfFilter(filter), page: String(next) })}
            sx={{ mt: 2 }}
          />
        )}
      </>
    );
  };

  return (
    <>
      <ChangeFilters filter={filter} choices={choices} onFilter={show} />
      {!error && reach()}
      {body()}
      <ActionDialog
        open={actions.asked !== null}
        title={text(actions.isRedo ? 'redo_title' : 'undo_title')}
        text={actions.asked && isWhole(actions.asked) ? '' : text('undo_text')}
        action={text(actions.isRedo ? 'redo' : 'undo')}
        busy={actions.busy}
        error={actions.refusal}
        onCancel={actions.cancel}
        onConfirm={actions.undo}
      >
        {actions.asked && (
          <>
            <WholeStep touched={isWhole(actions.asked) ? actions.asked.touched : []} />
            {actions.asked.count === 1 && <ChangeValues change={actions.asked} />}
          </>
        )}
      </ActionDialog>
    </>
  );
};
