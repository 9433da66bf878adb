import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { useCallback, useRef } from 'react';
import { RESOURCE_NEEDS } from '#domain/access/resourceNeeds';
import { useCan } from '../../auth/useCan';
import { askToConfirm } from '../../confirm/confirmStore';
import { ErrorPanel } from '../../crud/look/ErrorPanel';
import { Loading } from '../../errors/Loading';
import { useT } from '../../i18n/useT';
import { useNarrowerThan } from '../../theme/useNarrowerThan';
import { useLoaded } from '../../dataProvider/useLoaded';
import { useOrdersApi } from '../data/useOrdersApi';
import { useOrdersText } from '../useOrdersText';
import { RelocationForm } from './RelocationForm';

const PHONE = 700;

interface Props {
  id: number | null;
  onSaved: (id: number) => void;
  onClose: () => void;
}

/** The dialog of a relocation order, new or stored [RO-004]. */
export const RelocationDialog = ({ id, onSaved, onClose }: Props) => {
  const text = useOrdersText();
  const api = useOrdersApi();
  const mayWrite = useCan(RESOURCE_NEEDS.inventory_relocation_order.update);
  const isPhone = useNarrowerThan(PHONE);
  const load = useCallback(async () => {
    const [lists, stored] = await Promise.all([api.lists(), id === null ? null : api.relocation(id)]);
    return { lists, stored };
  }, [api, id]);
  const { value, error, turn, reload } = useLoaded(load);
  const stored = value?.stored ?? null;
  const isDirty = useRef(false);
  const noteDirty = useCallback((dirty: boolean) => {
    isDirty.current = dirty;
  }, []);
  const t = useT();
  const close = async (): Promise<void> => {
    if (
      !isDirty.current ||
      (await askToConfirm({ text: t('app.unsaved.text'), yes: t('app.unsaved.leave'), no: t('app.unsaved.stay') }))
    )
      onClose();
  };
  return (
    <Dialog
      open
      onClose={(_event, reason) => {
        if (reason === 'escapeKeyDown') void close();
      }}
      fullWidth
      maxWidth="md"
      fullScreen={isPhone}
      aria-labelledby="relocation-title"
    >
      <DialogTitle id="relocation-title">
        {stored ? `${stored.order_number} - ${stored.values.order_status?.name ?? ''}` : text('relocation_new')}
      </DialogTitle>
      {error !== null && <ErrorPanel error={error} onRetry={reload} />}
      {error === null && !value && <Loading variant="panel" />}
      {value && (
        <RelocationForm
          key={`${id ?? 'new'} ${turn} ${stored?.version ?? 0}`}
          stored={stored}
          lists={value.lists}
          mayWrite={mayWrite}
          onDirty={noteDirty}
          onSaved={(saved) => {
            reload();
            onSaved(saved);
          }}
          onClose={() => void close()}
        />
      )}
    </Dialog>
  );
};
