import { useMemo } from 'react';
import { useGetMany } from 'ra-core';
import type { ResourceDescriptor } from '#domain/fields/resource';
import type { RecordId, Row } from '../../dataProvider/row';
import { pickerColumns } from './pickerTitle';

/**
 * The records of some ids, as far as they are not `known` already; all pickers of a page ask for them in one request.
 */
export const useReferenced = (
  target: ResourceDescriptor | undefined,
  ids: readonly RecordId[],
  known: readonly Row[] = [],
): Row[] => {
  const missing = ids.filter((id) => !known.some((row) => row.id === id));
  const { data } = useGetMany<Row>(
    target?.name ?? '',
    { ids: missing, meta: { columns: pickerColumns(target) } },
    { enabled: target !== undefined && missing.length > 0 },
  );
  return useMemo(() => {
    const rows = [...known, ...(data ?? [])];
    return ids.flatMap((id) => rows.find((row) => row?.id === id) ?? []);
  }, [ids, known, data]);
};
