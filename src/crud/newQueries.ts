import { QueryClient, type QueryKey, type RefetchOptions, type RefetchQueryFilters } from '@tanstack/react-query';
import { isOfLeaving } from '../dataProvider/leavingRecords';

/** Asks for no record that is being deleted, whatever is heard of its table. */
class Queries extends QueryClient {
  override refetchQueries<Key extends QueryKey = QueryKey>(
    filters: RefetchQueryFilters<Key> = {},
    options?: RefetchOptions,
  ): Promise<void> {
    const { predicate } = filters;
    return super.refetchQueries<Key>(
      { ...filters, predicate: (query) => !isOfLeaving(query) && predicate?.(query) !== false },
      options,
    );
  }
}

/** What records were asked for, as react-query keeps it: tries again are the client's business. */
export const newQueries = (): QueryClient => new Queries({ defaultOptions: { queries: { retry: false } } });
