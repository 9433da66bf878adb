import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { subjectOf } from '../../dataProvider/leavingRecords';
import { useLeave, type Leave } from '../../dataProvider/useLeave';
import type { RecordId } from '../../dataProvider/row';

/** Deletes records of a resource that are on screen: nobody asks for them meanwhile, and what was known of them is forgotten. */
export const useForgetting = (resource: string): Leave => {
  const queries = useQueryClient();
  const forget = useCallback(
    (ids: readonly RecordId[]): void => {
      const isGone = (id: RecordId | null): boolean => ids.some((one) => String(one) === String(id));
      queries.removeQueries({ queryKey: [resource], predicate: ({ queryKey }) => isGone(subjectOf(queryKey)) });
    },
    [queries, resource],
  );
  return useLeave(
    useMemo(() => [resource], [resource]),
    forget,
  );
};
