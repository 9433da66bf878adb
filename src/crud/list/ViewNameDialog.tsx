import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState } from 'react';
import { VIEW_NAME_MAX } from '#domain/views/savedView';
import { useReason } from '../../dataProvider/useReason';
import { LimitedField } from '../../inputs/LimitedField';
import { whenTaken } from '../../saving/allTaken';
import { ActionDialog } from '../look/ActionDialog';
import { useCrudText } from '../look/useCrudText';

/** What a view is called, and who sees it. */
export interface ViewNaming {
  name: string;
  is_shared: boolean;
  is_default: boolean;
}

interface Props {
  /** The name that it has so far; of a new one, null. */
  name: string | null;
  onSave: (naming: ViewNaming) => Promise<void>;
  onClose: () => void;
}

/** Asks for the name of a view; of a new one, also whether it is shared and opens with the list. */
export const ViewNameDialog = ({ name, onSave, onClose }: Props) => {
  const reasonOf = useReason();
  const text = useCrudText();
  const [naming, setNaming] = useState<ViewNaming>({ name: name ?? '', is_shared: false, is_default: false });
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const save = async (): Promise<void> => {
    setBusy(true);
    try {
      await onSave(naming);
      onClose();
    } catch (error) {
      setRefusal(reasonOf(error, text('failed')));
      setBusy(false);
    }
  };
  const tick = (field: 'is_shared' | 'is_default') => (
    <Checkbox checked={naming[field]} onChange={(_event, on) => setNaming({ ...naming, [field]: on })} />
  );
  return (
    <ActionDialog
      open
      title={text(name === null ? 'view_new_title' : 'view_rename_title')}
      action={text('save')}
      busy={busy}
      disabled={naming.name.trim() === ''}
      onCancel={onClose}
      onConfirm={() => whenTaken(() => void save())}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (naming.name.trim() !== '') whenTaken(() => void save());
        }}
      >
        <LimitedField
          autoFocus
          fullWidth
          margin="dense"
          label={text('view_name')}
          max={VIEW_NAME_MAX}
          value={naming.name}
          error={refusal !== null}
          helperText={refusal}
          onChange={(event) => {
            setNaming({ ...naming, name: event.target.value });
            setRefusal(null);
          }}
        />
        {name === null && (
          <FormControlLabel label={text('view_share')} control={tick('is_shared')} sx={{ display: 'flex' }} />
        )}
        {name === null && (
          <FormControlLabel label={text('view_make_default')} control={tick('is_default')} sx={{ display: 'flex' }} />
        )}
      </form>
    </ActionDialog>
  );
};
