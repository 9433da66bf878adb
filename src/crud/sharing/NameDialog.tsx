import { useState, type ReactNode } from 'react';
import { VIEW_NAME_MAX } from '#domain/views/savedView';
import { useReason } from '../../dataProvider/useReason';
import { LimitedField } from '../../inputs/LimitedField';
import { whenTaken } from '../../saving/allTaken';
import { ActionDialog } from '../look/ActionDialog';
import { useCrudText } from '../look/useCrudText';
import { SharePicker, type ShareTarget } from './SharePicker';
import { isShareReady, UNSHARED, type ShareValue } from './shareValue';

/** What something is called, and who sees it. */
export interface Naming {
  name: string;
  sharing: ShareValue;
}

interface Props {
  title: string;
  /** What is named; who sees it is asked of what is new alone. */
  target: ShareTarget;
  /** The name that it has so far; of something new, null. */
  name: string | null;
  /** What else is asked. */
  children?: ReactNode;
  onSave: (naming: Naming) => Promise<void>;
  onClose: () => void;
}

/** Asks for the name of a view or a mapping; of a new one, also who sees it. */
export const NameDialog = ({ title, target, name, children, onSave, onClose }: Props) => {
  const reasonOf = useReason();
  const text = useCrudText();
  const [naming, setNaming] = useState<Naming>({ name: name ?? '', sharing: UNSHARED });
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const isReady = naming.name.trim() !== '' && isShareReady(naming.sharing);
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
  return (
    <ActionDialog
      open
      title={title}
      action={text('save')}
      busy={busy}
      disabled={!isReady}
      onCancel={onClose}
      onConfirm={() => whenTaken(() => void save())}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady) whenTaken(() => void save());
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
        {children}
        {name === null && (
          <SharePicker
            target={target}
            value={naming.sharing}
            onChange={(sharing) => setNaming({ ...naming, sharing })}
          />
        )}
      </form>
    </ActionDialog>
  );
};
