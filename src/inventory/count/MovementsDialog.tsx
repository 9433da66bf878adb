import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router';
import { formatCivilDate } from '#domain/civilDate';
import { Dialog } from '../../page/dialog/Dialog';
import { ErrorView } from '../../errors/ErrorView';
import { Loading } from '../../errors/Loading';
import type { CountRow, InventoryApi, Movement } from '../data/inventoryApi';
import type { InventoryMessage } from '../messages';
import { useInventoryText } from '../useInventoryText';
import './movements.css';
import { CopyShownTable } from '../../files/CopyShownTable';

const KINDS: Readonly<Record<string, InventoryMessage>> = {
  count: 'kind_count',
  receipt: 'kind_receipt',
  relocation_out: 'kind_relocation_out',
  relocation_in: 'kind_relocation_in',
  unit_change: 'kind_unit_change',
};

const signed = (change: number): string => (change > 0 ? `+${change}` : change === 0 ? '0' : `−${Math.abs(change)}`);

/** The order that moved the goods, as an address. */
const orderOf = ({ purchase_order_id, inventory_relocation_order_id }: Movement): string | null => {
  if (purchase_order_id !== null) return `/purchaseOrder/${purchase_order_id}/edit`;
  return inventory_relocation_order_id === null ? null : `/inventoryRelocation?id=${inventory_relocation_order_id}`;
};

const MovementRow = ({ movement }: { movement: Movement }) => {
  const text = useInventoryText();
  const { kind, date, units, individuals, unit_count, individual_count, is_applied, reference, user_name } = movement;
  const order = orderOf(movement);
  return (
    <tr data-applied={is_applied}>
      <td>{formatCivilDate(date)}</td>
      <td>
        {text(KINDS[kind] ?? 'kind_count')}
        {!is_applied && <small>{text('not_applied')}</small>}
      </td>
      <td className="movements-number">
        {signed(units)} / {signed(individuals)}
      </td>
      <td className="movements-number">
        {unit_count} / {individual_count}
      </td>
      <td>{order ? <Link to={order}>{reference}</Link> : reference}</td>
      <td>{user_name}</td>
    </tr>
  );
};

interface Props {
  api: InventoryApi;
  row: CountRow;
  onClose: () => void;
}

/**
 * Why the stock of a product in a place is what it is: every count and every order that moved it, the newest first.
 */
export const MovementsDialog = ({ api, row, onClose }: Props) => {
  const text = useInventoryText();
  const id = useId();
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetching } = useInfiniteQuery({
    queryKey: ['inventory_movement', row.product.id, row.location.id],
    queryFn: ({ pageParam }) => api.readMovements(row.product.id, row.location.id, pageParam),
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages) =>
      pages.reduce((sum, page) => sum + page.items.length, 0) < total ? pages.length + 1 : undefined,
    retry: false,
  });
  const movements = data?.pages.flatMap(({ items }) => items) ?? [];
  const body = () => {
    if (error) return <ErrorView onRetry={() => void refetch()} />;
    if (!data) return <Loading variant="panel" />;
    if (movements.length === 0) return <p>{text('movements_none')}</p>;
    return (
      <div className="movements-scroll">
        <table className="movements" aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">{text('date')}</th>
              <th scope="col">{text('kind')}</th>
              <th scope="col" className="movements-number">
                {text('units')} / {text('individual')}
              </th>
              <th scope="col" className="movements-number">
                {text('after')}
              </th>
              <th scope="col">{text('reference')}</th>
              <th scope="col">{text('user')}</th>
            </tr>
          </thead>
          <tbody>
            {movements.map((movement) => (
              <MovementRow key={movement.id} movement={movement} />
            ))}
          </tbody>
        </table>
      </div>
    );
  };
  return (
    <Dialog isQuiet open onClose={onClose} maxWidth="md" fullWidth aria-labelledby={id} data-tables>
      <DialogTitle id={id}>
        {text('movements_of', { product: row.product.name })} · {row.location.name}
      </DialogTitle>
      <DialogContent>{body()}</DialogContent>
      <DialogActions>
        {movements.length > 0 && <CopyShownTable />}
        {hasNextPage && (
          <Button onClick={() => void fetchNextPage()} loading={isFetching}>
            {text('more')}
          </Button>
        )}
        <Button variant="outlined" autoFocus onClick={onClose}>
          {text('close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
