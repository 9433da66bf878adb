import { useCallback, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { HttpError, useDataProvider } from 'ra-core';
import type { ResourceDescriptor } from '#domain/fields/resource';
import { toast } from '../toasts/toast';
import { useCrudText } from './useCrudText';
import { useLabel } from './useLabel';

/**
 * Deletes records, all or none. A refusal ("{Name} is used by {n} jobs. Set it inactive instead.") is kept to be shown where
 * the question was asked; `forget` takes it away.
 */
export const useDeleteRecords = (resource: ResourceDescriptor, onDone: () => void) => {
  const provider = useDataProvider();
  const queries = useQueryClient();
  const text = useCrudText();
  const label = useLabel();
  const [removing, setRemoving] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  const remove = useCallback(async (ids: readonly number[]) => {
    setRemoving(true);
    setRefusal(null);
    try {
      await provider.deleteMany(resource.name, { ids: [...ids] });
      toast.success(ids.length === 1 ? text('deleted', { label: label(resource.label) }) : text('deleted_many', { smart_count: ids.length }));
      void queries.invalidateQueries({ queryKey: [resource.name] });
      onDone();
    } catch (error) {
      setRefusal(error instanceof HttpError && error.status < 500 ? error.message : text('failed'));
    } finally {
      setRemoving(false);
    }
  }, [provider, queries, resource, text, label, onDone]);

  return { remove, removing, refusal, forget: useCallback(() => setRefusal(null), []) };
};
