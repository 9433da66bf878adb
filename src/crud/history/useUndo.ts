import { useServer } from '../../dataProvider/ServerContext';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useReason } from '../../dataProvider/useReason';
import { toast } from '../../toasts/toast';
import { useCrudText } from '../look/useCrudText';
import type { HistoryOf } from './historyEntry';

/**
 * Takes a mutation back. Refused with the names of the fields that have moved on since, which is kept for the dialog.
 */
export const useUndo = (resource: HistoryOf, onDone: () => void) => {
  const server = useServer();
  const queries = useQueryClient();
  const reasonOf = useReason();
  const text = useCrudText();
  const [undoing, setUndoing] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  const undo = useCallback(
    async (mutation_id: string) => {
      setUndoing(true);
      setRefusal(null);
      try {
        await server.undo(mutation_id);
        toast.success(text('history_undone'));
        void queries.invalidateQueries({ queryKey: [resource.name] });
        onDone();
      } catch (error) {
        setRefusal(reasonOf(error, text('failed')));
      } finally {
        setUndoing(false);
      }
    },
    [server, queries, resource.name, text, reasonOf, onDone],
  );

  return { undo, undoing, refusal, forget: useCallback(() => setRefusal(null), []) };
};
