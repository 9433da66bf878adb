import { ConflictDialog } from '../crud/conflict/ConflictDialog';
import { orderOfRecord, recordOfOrder } from './data/orderRecord';
import type { OrderForm } from './data/useOrderForm';

/** Somebody else saved the order meanwhile: mine and theirs, field by field [API-037]. */
export const OrderConflictDialog = <Values extends object>({
  form: { conflict, busy, saveMerged, discard, dismiss },
}: {
  form: OrderForm<Values>;
}) => {
  if (!conflict) return null;
  const { resource, base, mine, theirs, by } = conflict;
  return (
    <ConflictDialog
      resource={resource}
      base={recordOfOrder(resource, base)}
      mine={recordOfOrder(resource, mine)}
      theirs={recordOfOrder(resource, theirs.values)}
      by={by}
      busy={busy}
      onMerge={(record) => void saveMerged(theirs, orderOfRecord(resource, record, mine, theirs.values))}
      onDiscard={() => discard(theirs)}
      onClose={dismiss}
    />
  );
};
