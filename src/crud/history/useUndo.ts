import { gql, useApolloClient } from '@apollo/client';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useReason } from '../../dataProvider/useReason';
import { toast } from '../../toasts/toast';
import { useCrudText } from '../look/useCrudText';
import type { HistoryOf } from './historyEntry';
import { callError } from '../../dataProvider/CallError';

const UNDO = gql`mutation undo($mutation_id: ID!) { undo(mutation_id: $mutation_id) { mutation_id } }`;

/** Takes a mutation back. Refused with the names of the fields that have moved on since, which is kept for the dialog. */
export const useUndo = (resource: HistoryOf, onDone: () => void) => {
  const client = useApolloClient();
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
        await client.mutate({ mutation: UNDO, variables: { mutation_id } });
        toast.success(text('history_undone'));
        void queries.invalidateQueries({ queryKey: [resource.name] });
        onDone();
      } catch (thrown) {
        const error = callError(thrown);
        setRefusal(reasonOf(error, text('failed')));
      } finally {
        setUndoing(false);
      }
    },
    [client, queries, resource.name, text, reasonOf, onDone],
  );

  return { undo, undoing, refusal, forget: useCallback(() => setRefusal(null), []) };
};
