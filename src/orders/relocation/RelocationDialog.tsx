import DialogTitle from '@mui/material/DialogTitle';
import { useCallback, useRef, useState } from 'react';
import { RESOURCE_NEEDS } from '#domain/access/resourceNeeds';
import { Dialog } from '../../page/dialog/Dialog';
import { useCan } from '../../auth/useCan';
import { useAskToLeave } from '../../confirm/useUnsavedChangesGuard';
import { ErrorPanel } from '../../crud/look/ErrorPanel';
import { Loading } from '../../errors/Loading';
import { useNarrowerThan } from '../../theme/useNarrowerThan';
import { useLoaded } from '../../dataProvider/useLoaded';
import type { OrdersApi } from '../data/ordersApi';
import { useOrdersApi } from '../data/useOrdersApi';
import { shownName } from '#domain/lookups/shownName';
import { useLanguage } from '../../i18n/useLanguage';
import { useOrdersText } from '../useOrdersText';
import { RelocationForm } from './RelocationForm';

const PHONE = 700;

/** An order as a save answers it. */
export type StoredRelocation = Awaited<ReturnType<OrdersApi['saveRelocation']>>;

interface Props {
  id: number | null;
  onSaved: (id: number) => void;
  onClose: () => void;
}

/** How what is unsaved is saved, or given up. */
export interface UnsavedWork {
  save: () => Promise<boolean>;
  giveUp: () => void;
}

/** The dialog of a relocation order, new or stored [RO-004]; the form in it stays while its order is saved. */
export const RelocationDialog = ({ id: opened, onSaved, onClose }: Props) => {
  const text = useOrdersText();
  const { language } = useLanguage();
  const api = useOrdersApi();
  const mayWrite = useCan(RESOURCE_NEEDS.inventory_relocation_order.update);
  const isPhone = useNarrowerThan(PHONE);
  const [id] = useState(opened);
  const load = useCallback(async () => {
    const [lists, stored] = await Promise.all([api.lists(), id === null ? null : api.relocation(id)]);
    return { lists, stored };
  }, [api, id]);
  const { value, error, turn, reload } = useLoaded(load);
  const [saved, setSaved] = useState<StoredRelocation | null>(null);
  const stored = saved ?? value?.stored ?? null;
  const unsaved = useRef<UnsavedWork | null>(null);
  const noteUnsaved = useCallback((work: UnsavedWork | null) => {
    unsaved.current = work;
  }, []);
  const askToLeave = useAskToLeave(mayWrite);
  const close = async (): Promise<void> => {
    const answer = unsaved.current ? await askToLeave() : 'leave';
    if (answer === 'leave') unsaved.current?.giveUp();
    if (answer === 'leave' || (answer === 'save' && (await unsaved.current?.save()))) onClose();
  };
  return (
    <Dialog
      open
      isQuiet
      onClose={() => void close()}
      fullWidth
      maxWidth="md"
      fullScreen={isPhone}
      aria-labelledby="relocation-title"
    >
      <DialogTitle id="relocation-title">
        {stored
          ? `${stored.order_number} - ${shownName(stored.values.order_status?.name ?? '', language)}`
          : text('relocation_new')}
      </DialogTitle>
      {error !== null && <ErrorPanel error={error} onRetry={reload} />}
      {error === null && !value && <Loading variant="panel" />}
      {value && (
        <RelocationForm
          key={turn}
          stored={value.stored}
          lists={value.lists}
          mayWrite={mayWrite}
          onUnsaved={noteUnsaved}
          onStored={setSaved}
          onSaved={onSaved}
          onClose={() => void close()}
        />
      )}
    </Dialog>
  );
};
