import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { isOfLeaving } from '../../dataProvider/leavingRecords';
import { useLeave, type Leave } from '../../dataProvider/useLeave';

/** Deletes records of a resource that are on screen: nobody asks for them meanwhile, and what was known of them is forgotten. */
export const useForgetting = (resource: string): Leave => {
  const queries = useQueryClient();
  const forget = useCallback(
    () => queries.removeQueries({ queryKey: [resource], predicate: isOfLeaving }),
    [queries, resource],
  );
  return useLeave(
    useMemo(() => [resource], [resource]),
    forget,
  );
};
