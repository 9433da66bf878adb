import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useReason } from '../../dataProvider/useReason';
import { toast } from '../../toasts/toast';
import type { RowChange } from '#domain/admin/rowChange';
import { useAdminApi } from '../data/AdminApiContext';
import { useAdminText } from '../useAdminText';

/**
 * Takes changes back and records out of their bins. A refusal says what has moved on since; it is kept for the dialog.
 */
export const useChangeActions = () => {
  const api = useAdminApi();
  const text = useAdminText();
  const queries = useQueryClient();
  const [asked, setAsked] = useState<RowChange | null>(null);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const reasonOf = useReason();

  const perform = async (act: () => Promise<void>, said: string, refused: (reason: string) => void): Promise<void> => {
    setBusy(true);
    try {
      await act();
      toast.success(said);
      setAsked(null);
      // Any list may show the row: all of them are read anew.
      await queries.invalidateQueries();
    } catch (error) {
      refused(reasonOf(error, text('try_again')));
    } finally {
      setBusy(false);
    }
  };

  const isRedo = asked?.command.startsWith('undo ') === true;
  return {
    asked,
    isRedo,
    busy,
    refusal,
    ask: (change: RowChange) => {
      setRefusal(null);
      setAsked(change);
    },
    cancel: () => setAsked(null),
    undo: () => {
      if (asked) void perform(() => api.undo(asked.mutation_id), text(isRedo ? 'redone' : 'undone'), setRefusal);
    },
    restore: ({ restore, entity_id }: RowChange) => {
      if (restore !== null)
        void perform(
          () => api.restore(restore, entity_id),
          text('restored'),
          (said) => toast.error(said),
        );
    },
  };
};
