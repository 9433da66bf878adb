import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useCallback, useState } from 'react';
import { orderTotal } from '#domain/inventory/purchaseOrder/orderTotal';
import type { LookupObject } from '#domain/lookups/lookupObject';
import { useProfile } from '../../auth/useProfile';
import { useReads } from '../../auth/useReads';
import { askToConfirm } from '../../page/dialog/confirmStore';
import { errorText } from '../../dataProvider/errorText';
import { useLoaded } from '../../dataProvider/useLoaded';
import { ErrorPanel } from '../../crud/look/ErrorPanel';
import { Loading } from '../../errors/Loading';
import { useLanguage } from '../../i18n/useLanguage';
import { useT } from '../../i18n/useT';
import { Combobox } from '../../inputs/Combobox';
import { IntegerInput } from '../../inputs/IntegerInput';
import { firstWrongText } from '../../inputs/untakenText';
import { Dialog } from '../../page/dialog/Dialog';
import { useNarrowerThan } from '../../theme/useNarrowerThan';
import { dollars } from '../dollars';
import { useOrdersApi } from '../data/useOrdersApi';
import { useOrdersText } from '../useOrdersText';
import { blockOf, keyOf, ordersOf, type ReorderRow } from './reorderRows';
import './reorder.css';
import { CopyShownTable } from '../../files/CopyShownTable';

const PHONE = 700;

interface Props {
  mayEdit: boolean;
  onClose: () => void;
  /** Orders were made or taken back. */
  onChanged: () => void;
}

interface Made {
  mutation_id: string;
  count: number;
}

/** What to order over all places and categories, and the button that makes the orders [INV-022]. */
export const ReorderDialog = ({ mayEdit, onClose, onChanged }: Props) => {
  const text = useOrdersText();
  const t = useT();
  const { language } = useLanguage();
  const api = useOrdersApi();
  const mayPrice = useReads('product', 'standard_cost');
  const seesVendor = useReads('product', 'supplier_id');
  const sees = { vendor: seesVendor, cost: mayPrice };
  const isPhone = useNarrowerThan(PHONE);
  const own = useProfile()?.employee?.id;
  const load = useCallback(async () => {
    const [lines, employees] = await Promise.all([api.reorderList(), api.employees()]);
    return { lines, employees };
  }, [api]);
  const { value, error, reload } = useLoaded(load);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [typed, setTyped] = useState<ReadonlyMap<string, number | null>>(new Map());
  const [by, setBy] = useState<LookupObject | null>(null);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const [made, setMade] = useState<Made | null>(null);

  const orderBy = by ?? value?.employees.find(({ id }) => id === own) ?? null;
  const rows = (value?.lines ?? []).map((line): ReorderRow => {
    const key = keyOf(line);
    const quantity = typed.has(key) ? (typed.get(key) ?? null) : line.to_order;
    return { ...line, key, quantity, isChosen: !left.has(key) && blockOf(line, sees) === null };
  });
  const chosen = rows.filter(({ isChosen }) => isChosen);
  const isReady = orderBy !== null && chosen.length > 0 && chosen.every(({ quantity }) => (quantity ?? 0) >= 1);
  const run = async (act: () => Promise<Made | null>): Promise<void> => {
    setBusy(true);
    setRefused(null);
    try {
      setMade(await act());
      onChanged();
    } catch (failure) {
      setRefused(errorText(failure instanceof Error ? failure : new Error(text('failed')), language));
    } finally {
      reload();
      setBusy(false);
    }
  };
  /** What became orders is no work any more; what was typed into other lines, or since, is. */
  const forget = (ordered: readonly ReorderRow[]): void =>
    setTyped((before) => {
      const now = new Map(before);
      for (const { key, quantity } of ordered) if (now.get(key) === quantity) now.delete(key);
      return now;
    });
  const make = (): Promise<void> =>
    run(async () => {
      const { mutation_id, order_ids } = await api.createReorders(
        orderBy?.id ?? 0,
        chosen.map(({ product_id, location_id, on_order, quantity }) => ({
          product_id,
          location_id,
          on_order,
          quantity: quantity ?? 0,
        })),
      );
      forget(chosen);
      return { mutation_id, count: order_ids.length };
    });
  const undo = ({ mutation_id }: Made): Promise<void> =>
    run(async () => {
      await api.undo(mutation_id);
      return null;
    });
  const toggle = (key: string): void =>
    setLeft((before) => {
      const next = new Set(before);
      if (!next.delete(key)) next.add(key);
      return next;
    });

  const isDirty = typed.size > 0 || left.size > 0;
  const close = async (): Promise<void> => {
    const holdsWork = isDirty || firstWrongText() !== undefined;
    if (
      !holdsWork ||
      (await askToConfirm({ text: t('app.dialog.text'), yes: t('app.dialog.discard'), no: t('app.dialog.stay') }))
    )
      onClose();
  };

  return (
    <Dialog
      open
      onClose={onClose}
      isDirty={isDirty}
      maxWidth="lg"
      fullWidth
      fullScreen={isPhone}
      aria-labelledby="reorder-title"
      data-tables
    >
      <DialogTitle id="reorder-title">{text('what_to_order')}</DialogTitle>
      <DialogContent>
        {made && (
          <Alert
            severity="success"
            variant="outlined"
            role="status"
            action={
              <Button color="inherit" size="small" disabled={busy} onClick={() => void undo(made)}>
                {text('undo')}
              </Button>
            }
          >
            {text('orders_made', { smart_count: made.count })}
          </Alert>
        )}
        {refused !== null && <Alert severity="error">{refused}</Alert>}
        {error !== null && <ErrorPanel error={error} onRetry={reload} />}
        {error === null && !value && <Loading variant="panel" />}
        {value && rows.length === 0 && <p>{text('reorder_none')}</p>}
        {rows.length > 0 && (
          <>
            {mayEdit && (
              <div className="reorder-by">
                <Combobox
                  label={text('created_by')}
                  value={orderBy}
                  options={value?.employees ?? []}
                  onChange={setBy}
                  required
                />
              </div>
            )}
            <table className="reorder" aria-labelledby="reorder-title">
              <thead>
                <tr>
                  {mayEdit && (
                    <th scope="col" data-copied={text('chosen')}>
                      <span className="visually-hidden">{text('choose')}</span>
                    </th>
                  )}
                  <th scope="col">{text('product')}</th>
                  <th scope="col" className="reorder-number">
                    {text('in_stock')}
                  </th>
                  <th scope="col" className="reorder-number">
                    {text('on_order')}
                  </th>
                  <th scope="col" className="reorder-number">
                    {text('target')}
                  </th>
                  <th scope="col" className="reorder-quantity">
                    {text('to_order')}
                  </th>
                </tr>
              </thead>
              {ordersOf(rows).map(({ key: order, vendor, place, lines }) => (
                <tbody key={order}>
                  <tr className="reorder-order">
                    <th scope="rowgroup" colSpan={mayEdit ? 6 : 5}>
                      {[vendor ?? (seesVendor && text('no_vendor')), place].filter(Boolean).join(' · ')}
                      {mayPrice && <span>{dollars(orderTotal(lines.filter(({ isChosen }) => isChosen)))}</span>}
                    </th>
                  </tr>
                  {lines.map((row) => {
                    const block = blockOf(row, sees);
                    const name = `${row.product_name}, ${row.location_name}`;
                    return (
                      <tr key={row.key}>
                        {mayEdit && (
                          <td>
                            <Checkbox
                              size="small"
                              checked={row.isChosen}
                              disabled={block !== null}
                              onChange={() => toggle(row.key)}
                              slotProps={{ input: { 'aria-label': name } }}
                            />
                          </td>
                        )}
                        <th scope="row">
                          {row.product_name}
                          <small>{[row.category, block && text(block)].filter(Boolean).join(' · ')}</small>
                        </th>
                        <td className="reorder-number">{row.total_units.toFixed(2)}</td>
                        <td className="reorder-number">{row.on_order}</td>
                        <td className="reorder-number">{row.target_level ?? '-'}</td>
                        <td className="reorder-quantity">
                          <IntegerInput
                            label={text('quantity_of', { product: name })}
                            min={1}
                            unit={row.order_unit ?? undefined}
                            value={row.quantity}
                            readOnly={!mayEdit || block !== null}
                            onChange={(quantity) => setTyped((before) => new Map(before).set(row.key, quantity))}
                          />
                        </td>
                      </tr>
                    );
                  })}
                </tbody>
              ))}
            </table>
          </>
        )}
      </DialogContent>
      <DialogActions>
        {rows.length > 0 && <CopyShownTable />}
        <Button onClick={() => void close()}>{text('close')}</Button>
        {mayEdit && (
          <Button variant="contained" loading={busy} disabled={!isReady} onClick={() => void make()}>
            {text('make_orders', { smart_count: ordersOf(chosen).length })}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
};
