import type { RecordId } from '../../dataProvider/row';
import { useCallback, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { ResourceDescriptor } from '#domain/fields/resource';
import { useReason } from '../../dataProvider/useReason';
import { toast } from '../../toasts/toast';
import { useCrudText } from '../look/useCrudText';
import { useLabel } from '../look/useLabel';
import { useForgetting } from './useForgetting';

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
  const leave = useForgetting(resource.name);
  const [removing, setRemoving] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  const remove = useCallback(
    async (ids: readonly RecordId[]) => {
      setRemoving(true);
      setRefusal(null);
      try {
        await leave(ids, () => provider.deleteMany(resource.name, { ids: [...ids] }));
        toast.success(
          ids.length === 1
            ? text('deleted', { label: label(resource.label) })
            : text('deleted_many', { smart_count: ids.length }),
        );
        void queries.invalidateQueries({ queryKey: [resource.name] });
        onDone();
      } catch (error) {
        setRefusal(reasonOf(error, text('failed')));
        // What was heard of them meanwhile.
        void queries.invalidateQueries({ queryKey: [resource.name] });
      } finally {
        setRemoving(false);
      }
    },
    [provider, queries, leave, resource, text, label, reasonOf, onDone],
  );

  return { remove, removing, refusal, forget: useCallback(() => setRefusal(null), []) };
};
