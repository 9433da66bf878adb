import { useEffect, useState } from 'react';
import { ClearLocalDataDialog } from './ClearLocalDataDialog';
import { clearLocalData, countDrafts } from './clearLocalData';

interface Props {
  open: boolean;
  /** What waits on this device to be sent. */
  unsynced: number;
  onClose: () => void;
}

/** Counts what would be lost, asks, and clears what this browser keeps; then the page is loaded anew [NAV-018]. */
export const ClearLocalDataQuestion = ({ open, unsynced, onClose }: Props) => {
  const [drafts, setDrafts] = useState<number | null>(null);
  useEffect(() => {
    if (open) void countDrafts().then(setDrafts);
  }, [open]);
  const clear = async (deleteUnsynced: boolean, withDrafts: boolean): Promise<void> => {
    await clearLocalData({ keepWorkspace: unsynced > 0 && !deleteUnsynced, withDrafts });
    window.location.reload();
  };
  return (
    <ClearLocalDataDialog
      open={open && drafts !== null}
      unsynced={unsynced}
      drafts={drafts ?? 0}
      onClose={onClose}
      onClear={(deleteUnsynced, withDrafts) => void clear(deleteUnsynced, withDrafts)}
    />
  );
};
