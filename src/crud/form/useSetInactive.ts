import { useState } from 'react';
import type { ResourceDescriptor } from '#domain/fields/resource';
import { useReason } from '../../dataProvider/useReason';
import { toast } from '../../toasts/toast';
import { useCatalogue } from '../../dataProvider/catalogue/useCatalogue';
import type { Row } from '../../dataProvider/row';
import { useCrudText } from '../look/useCrudText';
import { useLabel } from '../look/useLabel';
import { useSave } from './useSave';

/**
 * Sets a record inactive, where it has such a thing, is active, and the user may change it. A refusal is kept for the
 * dialog.
 */
export const useSetInactive = (resource: ResourceDescriptor, record: Row, onDone: () => void) => {
  const reasonOf = useReason();
  const text = useCrudText();
  const label = useLabel();
  const write = useSave(resource);
  const { update } = useCatalogue().rightsOf(resource.name);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const run = async (): Promise<void> => {
    setBusy(true);
    setRefusal(null);
    try {
      await write({ is_active: false }, record);
      toast.success(text('now_inactive', { label: label(resource.label) }));
      onDone();
    } catch (error) {
      setRefusal(reasonOf(error, text('failed')));
    } finally {
      setBusy(false);
    }
  };
  return {
    possible:
      update &&
      record.is_active === true &&
      resource.fields.some(({ name, readOnly }) => name === 'is_active' && !readOnly),
    busy,
    refusal,
    run,
  };
};
