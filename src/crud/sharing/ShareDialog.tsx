import { useState } from 'react';
import type { Sharing } from '#domain/sharing/sharing';
import { useReason } from '../../dataProvider/useReason';
import { whenTaken } from '../../saving/allTaken';
import { ActionDialog } from '../look/ActionDialog';
import { useCrudText } from '../look/useCrudText';
import { SharePicker, type ShareTarget } from './SharePicker';
import { isShareReady, shareArguments, shareValueOf } from './shareValue';
import { useShareText } from './useShareText';

interface Props {
  /** What is shared, with its name. */
  of: Sharing & { name: string; is_own: boolean; owner_name: string };
  target: ShareTarget;
  onSave: (sharing: ReturnType<typeof shareArguments>) => Promise<unknown>;
  onClose: () => void;
}

/** Asks who is to see a view or a mapping [ADM-016 ADM-017]. */
export const ShareDialog = ({ of, target, onSave, onClose }: Props) => {
  const text = useShareText();
  const crud = useCrudText();
  const reasonOf = useReason();
  const [value, setValue] = useState(() => shareValueOf(of));
  const [isDirty, setDirty] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const save = async (): Promise<void> => {
    setBusy(true);
    try {
      await onSave(shareArguments(value));
      onClose();
    } catch (refusal) {
      setError(reasonOf(refusal, crud('failed')));
      setBusy(false);
    }
  };
  return (
    <ActionDialog
      open
      title={text('share_title', { name: of.name })}
      action={crud('save')}
      busy={busy}
      disabled={!isShareReady(value)}
      isDirty={isDirty}
      error={error}
      onCancel={onClose}
      onConfirm={() => whenTaken(() => void save())}
    >
      <SharePicker
        target={target}
        value={value}
        onChange={(changed) => {
          setValue(changed);
          setDirty(true);
          setError(null);
        }}
        shared={of}
        owner={of.is_own ? null : of.owner_name}
      />
    </ActionDialog>
  );
};
