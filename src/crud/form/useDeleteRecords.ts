import type { RecordId } from '../../dataProvider/row';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { ResourceDescriptor } from '#domain/fields/resource';
import { useReason } from '../../dataProvider/useReason';
import { toast } from '../../toasts/toast';
import { useCrudText } from '../look/useCrudText';
import { useLabel } from '../look/useLabel';

/** Whether a query asks for one of these records alone: itself, its history or its uses. */
const isAbout = ([, method, subject]: readonly unknown[], ids: ReadonlySet<RecordId>): boolean => {
  if (method === 'history' || method === 'usage') return typeof subject === 'number' && ids.has(subject);
  return (
    method === 'getOne' &&
    typeof subject === 'object' &&
    subject !== null &&
    'id' in subject &&
    ids.has(Number(subject.id))
  );
};

/**
 * Deletes records, all or none. A refusal ("{Name} is used by {n} jobs. Set it inactive instead.") is kept to be shown
 * where the question was asked; `forget` takes it away.
 */
export const useDeleteRecords = (resource: ResourceDescriptor, onDone: () => void) => {
  const provider = useDataProvider();
  const queries = useQueryClient();
  const reasonOf = useReason();
  const text = useCrudText();
  const label = useLabel();
  const gone = useRef<Set<RecordId>>(new Set());
  // What is gone is not asked for again while its screen closes, and forgotten once it has closed.
  useEffect(() => {
    const ids = gone.current;
    return () => {
      if (ids.size > 0)
        queries.removeQueries({ queryKey: [resource.name], predicate: ({ queryKey }) => isAbout(queryKey, ids) });
    };
  }, [queries, resource.name]);
  const [removing, setRemoving] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  const remove = useCallback(
    async (ids: readonly RecordId[]) => {
      setRemoving(true);
      setRefusal(null);
      try {
        await provider.deleteMany(resource.name, { ids: [...ids] });
        toast.success(
          ids.length === 1
            ? text('deleted', { label: label(resource.label) })
            : text('deleted_many', { smart_count: ids.length }),
        );
        for (const id of ids) gone.current.add(id);
        void queries.invalidateQueries({
          queryKey: [resource.name],
          predicate: ({ queryKey }) => !isAbout(queryKey, gone.current),
        });
        onDone();
      } catch (error) {
        setRefusal(reasonOf(error, text('failed')));
      } finally {
        setRemoving(false);
      }
    },
    [provider, queries, resource, text, label, reasonOf, onDone],
  );

  return { remove, removing, refusal, forget: useCallback(() => setRefusal(null), []) };
};
