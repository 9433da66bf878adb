import { useCallback } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { ResourceDescriptor } from '#domain/fields/resource';
import type { Row } from '../../dataProvider/row';
import { historyKey } from '../history/useHistory';
import type { FormValues } from './formValues';

/**
 * Writes a checked input: a new record, or the changes of the one read, on its version. The answer replaces what was known
 * of the record, and lists that may show it are asked for again.
 */
export const useSave = (resource: ResourceDescriptor): ((input: FormValues, base: Row | null) => Promise<Row>) => {
  const provider = useDataProvider();
  const queries = useQueryClient();
  return useCallback(async (input, base) => {
    const { data } = base
      ? await provider.update<Row>(resource.name, { id: base.id, data: { ...base, ...input }, previousData: base })
      : await provider.create<Row>(resource.name, { data: input });
    queries.setQueryData([resource.name, 'getOne', { id: String(data.id), meta: undefined }], data);
    for (const method of ['getList', 'getMany', 'getManyReference']) void queries.invalidateQueries({ queryKey: [resource.name, method] });
    void queries.invalidateQueries({ queryKey: historyKey(resource.name, data.id) });
    return data;
  }, [provider, queries, resource.name]);
};
