import { useCallback, useState } from 'react';
import type { ResourceDescriptor } from '#domain/fields/resource';
import { mergeRecords } from '../../crud/conflict/mergeRecords';
import { useCatalogue } from '../../dataProvider/catalogue/useCatalogue';
import type { ConflictError } from '../../dataProvider/ConflictError';
import { orderOfRecord, recordOfOrder } from './orderRecord';
import type { Stored } from './ordersApi';

/** Two versions of an order that both changed the same field. */
export interface OrderConflict<Values> {
  resource: ResourceDescriptor;
  base: Values;
  mine: Values;
  theirs: Stored<Values>;
  by: string | undefined;
}

interface Options<Values> {
  /** The resource whose fields and labels the order has. */
  name: 'purchase_order' | 'inventory_relocation_order';
  read(id: number): Promise<Stored<Values>>;
}

const NONE: ReadonlySet<string> = new Set();

/**
 * Brings an order together with what somebody else saved meanwhile: what only one side changed is taken, what both changed is
 * asked about [API-037].
 */
export const useOrderConflict = <Values extends object>({ name, read }: Options<Values>) => {
  const { find } = useCatalogue();
  const [conflict, setConflict] = useState<OrderConflict<Values> | null>(null);

  /** What to save next, on which version; null when the user is asked first. */
  const settle = async (
    error: ConflictError,
    stored: { id: number },
    base: Values,
    mine: Values,
  ): Promise<{ on: Stored<Values>; values: Values } | null> => {
    const resource = find(name);
    const theirs = await read(stored.id);
    if (!resource) throw error;
    const merge = mergeRecords(
      resource,
      recordOfOrder(resource, base),
      recordOfOrder(resource, mine),
      recordOfOrder(resource, theirs.values),
    );
    if (merge.contested.length === 0)
      return { on: theirs, values: orderOfRecord(resource, merge.choose(NONE), mine, theirs.values) };
    setConflict({ resource, base, mine, theirs, by: error.changedBy });
    return null;
  };

  return { conflict, settle, dismiss: useCallback(() => setConflict(null), []) };
};
