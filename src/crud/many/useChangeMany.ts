import { useApolloClient } from '@apollo/client';
import { useQueryClient } from '@tanstack/react-query';
import type { DocumentNode } from 'graphql';
import { HttpError } from 'ra-core';
import { useCallback, useState } from 'react';
import type { FieldError, RefusedRow } from '#domain/errors';
import type { ResourceDescriptor } from '#domain/fields/resource';
import { fieldErrorsOf, providerError } from '../../dataProvider/providerError';
import { useReason } from '../../dataProvider/useReason';
import { useCrudText } from '../look/useCrudText';
import type { ManyAnswer } from './manyDocuments';

/** Why nothing was changed: the text, the records at fault by name, and the fields. */
export interface ManyRefusal {
  message: string;
  rows: readonly RefusedRow[];
  fields: readonly FieldError[];
}

const isRefusedRow = (row: unknown): row is RefusedRow =>
  typeof row === 'object' &&
  row !== null &&
  'name' in row &&
  typeof row.name === 'string' &&
  'message' in row &&
  typeof row.message === 'string';

const rowsOf = (error: unknown): RefusedRow[] => {
  const rows: unknown =
    error instanceof HttpError && typeof error.body === 'object' && error.body !== null
      ? Reflect.get(error.body, 'rows')
      : null;
  return Array.isArray(rows) ? rows.filter(isRefusedRow) : [];
};

/** Changes many records in one request, all or none. What was refused is kept for the dialog that asked. */
export const useChangeMany = (resource: ResourceDescriptor) => {
  const client = useApolloClient();
  const queries = useQueryClient();
  const text = useCrudText();
  const reasonOf = useReason();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<ManyRefusal | null>(null);

  const run = useCallback(
    async (mutation: DocumentNode, variables: Record<string, unknown>): Promise<ManyAnswer | null> => {
      setBusy(true);
      setRefusal(null);
      try {
        const { data } = await client.mutate<{ done: ManyAnswer }>({ mutation, variables });
        void queries.invalidateQueries({ queryKey: [resource.name] });
        return data?.done ?? null;
      } catch (thrown) {
        const error = providerError(thrown);
        setRefusal({ message: reasonOf(error, text('failed')), rows: rowsOf(error), fields: fieldErrorsOf(error) });
        return null;
      } finally {
        setBusy(false);
      }
    },
    [client, queries, resource.name, text, reasonOf],
  );

  return { run, busy, refusal, forget: useCallback(() => setRefusal(null), []) };
};
