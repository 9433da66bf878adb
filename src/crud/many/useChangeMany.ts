import { useServer } from '../../dataProvider/ServerContext';
import type { CallDocument } from '../../dataProvider/gql';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { FieldError, RefusedRow } from '#domain/errors';
import type { ResourceDescriptor } from '#domain/fields/resource';
import { useReason } from '../../dataProvider/useReason';
import { useCrudText } from '../look/useCrudText';
import type { ManyAnswer } from './manyDocuments';
import { asCallError } from '../../dataProvider/asCallError';
import { CallError, fieldErrorsOf } from '../../dataProvider/CallError';

/** Why nothing was changed: the text, the records at fault by name, and the fields. */
export interface ManyRefusal {
  message: string;
  rows: readonly RefusedRow[];
  fields: readonly FieldError[];
}

/** Changes many records in one request, all or none. What was refused is kept for the dialog that asked. */
export const useChangeMany = (resource: ResourceDescriptor) => {
  const server = useServer();
  const queries = useQueryClient();
  const text = useCrudText();
  const reasonOf = useReason();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<ManyRefusal | null>(null);

  const run = useCallback(
    async (
      mutation: CallDocument<{ done: ManyAnswer }>,
      variables: Record<string, unknown>,
    ): Promise<ManyAnswer | null> => {
      setBusy(true);
      setRefusal(null);
      try {
        const { done } = await server.mutate(mutation, variables);
        void queries.invalidateQueries({ queryKey: [resource.name] });
        return done;
      } catch (thrown) {
        const error = asCallError(thrown);
        setRefusal({
          message: reasonOf(error, text('failed')),
          rows: error instanceof CallError ? error.rows : [],
          fields: fieldErrorsOf(error),
        });
        return null;
      } finally {
        setBusy(false);
      }
    },
    [server, queries, resource.name, text, reasonOf],
  );

  return { run, busy, refusal, forget: useCallback(() => setRefusal(null), []) };
};
