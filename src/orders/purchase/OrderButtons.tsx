import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router';
import { afterStep } from '#domain/inventory/purchaseOrder/orderStatus';
import type { OrderValues } from '#domain/inventory/purchaseOrder/orderValues';
import { useToday } from '../../clock/useToday';
import { useLeave } from '../../dataProvider/useLeave';
import { askToConfirm } from '../../page/dialog/confirmStore';
import { toast } from '../../toasts/toast';
import type { OrderLists } from '../data/ordersApi';
import type { WholeForm } from '../../crud/form/useWholeForm';
import { useOrdersApi } from '../data/useOrdersApi';
import { useOrdersText } from '../useOrdersText';
import { EmailDialog } from './EmailDialog';
import { ORDER_ACTIONS, type OrderAction } from './orderActions';
import { isRefusal } from '#domain/refusals/refusal';

const ORDERS = ['purchase_order'];

interface Props {
  form: WholeForm<OrderValues>;
  lists: OrderLists;
  mayWrite: boolean;
  /** What goes on with the order stands at its head; what ends it at its foot, far from "Cancel" of the form. */
  part: 'head' | 'ending';
  onSaved: (id: number) => void;
}

/** Save, and what the order's status offers [PO-007 PO-008]. */
export const OrderButtons = ({ form, lists, mayWrite, part, onSaved }: Props) => {
  const text = useOrdersText();
  const api = useOrdersApi();
  const today = useToday();
  const navigate = useNavigate();
  const [emailing, setEmailing] = useState(false);
  const { stored, values, submit, change, busy, isDirty, forget } = form;
  const status = stored?.values.order_status?.id ?? 1;
  const vendor = lists.vendors.find(({ id }) => id === values.supplier?.id);

  const save = async (more: Partial<OrderValues> = {}) => {
    const saved = await submit(more);
    if (saved && !stored) onSaved(saved.id);
  };
  const leave = useLeave(ORDERS);
  const remove = async (id: number) => {
    try {
      await leave([id], () => api.deleteOrder(id));
      forget();
      toast.success(text('deleted'));
      void navigate('/purchaseOrder');
    } catch (error) {
      form.fail(error);
    }
  };
  const reopened = (): number => {
    const after = afterStep(status, 'reopen', stored?.values.line_items ?? []);
    return isRefusal(after) ? status : (after.status ?? status);
  };
  const perform = async ({ name, to, confirm }: OrderAction) => {
    if (confirm && !(await askToConfirm({ text: text(confirm), yes: text(name), no: text('keep_order') }))) return;
    if (name === 'delete' && stored) return remove(stored.id);
    if (name === 'email') return setEmailing(true);
    if (name === 'receive_all')
      return change({
        line_items: values.line_items.map((line) =>
          line.date_received === null ? { ...line, date_received: today } : line,
        ),
      });
    return save({ order_status: { id: name === 'reopen' ? reopened() : (to ?? status) } });
  };

  const drawn = (place: OrderAction['place']) => {
    const all = mayWrite ? ORDER_ACTIONS.filter((action) => action.place === place) : [];
    const isOffered = ({ name, offered }: OrderAction): boolean => (stored ? offered(status) : name === 'place');
    const shown = place === 'step' && all.some(isOffered) ? all : all.filter(isOffered);
    return shown.map((action) => (
      <Button
        key={action.name}
        variant="outlined"
        color={place === 'ending' ? 'error' : 'primary'}
        disabled={busy || !isOffered(action)}
        onClick={() => void perform(action)}
      >
        {text(action.name)}
      </Button>
    ));
  };
  if (part === 'ending') return <div className="order-ending">{drawn('ending')}</div>;
  return (
    <>
      {stored && (
        <Button component={RouterLink} to={`/purchaseOrder/${stored.id}/pdf`}>
          {text('pdf')}
        </Button>
      )}
      {stored && mayWrite && (
        <Button component={RouterLink} to={`/purchaseOrder/new?copy_of=${stored.id}`}>
          {text('duplicate')}
        </Button>
      )}
      {drawn('beside')}
      {drawn('step')}
      <Button component={RouterLink} to="/purchaseOrder">
        {text('cancel')}
      </Button>
      {mayWrite && (
        <Button variant="contained" loading={busy} disabled={stored !== null && !isDirty} onClick={() => void save()}>
          {text('save')}
        </Button>
      )}
      {emailing && stored && (
        <EmailDialog id={stored.id} emails={vendor?.order_emails ?? []} onClose={() => setEmailing(false)} />
      )}
    </>
  );
};
