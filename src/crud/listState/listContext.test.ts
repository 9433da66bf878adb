import { describe, expect, it } from 'vitest';
import type { Row } from '../../dataProvider/row';
import { listContext } from './listContext';
import type { ListState } from './useListState';

const rows = (...ids: number[]): Row[] => ids.map((id) => ({ id }));

const aList = (given: Partial<ListState> = {}) => {
  const chosen: unknown[] = [];
  const silent = (): void => undefined;
  const state: ListState = {
    data: rows(1, 2),
    total: 27,
    error: null,
    isPending: false,
    isFetching: false,
    refetch: () => {
      throw new Error('not part of the test');
    },
    page: 1,
    perPage: 25,
    sort: { field: 'id', order: 'ASC' },
    filterValues: {},
    selectedIds: [2],
    setPage: silent,
    setFilters: silent,
    setPerPage: silent,
    setSort: silent,
    onSelect: (ids) => void chosen.push(ids),
    onUnselectItems: silent,
    ...given,
  };
  return { context: listContext('pump', state), chosen };
};

describe("a list as react-admin's components read it", () => {
  it('has the rows, and says whether there are pages before and after', () => {
    expect(aList().context).toMatchObject({ resource: 'pump', total: 27, hasNextPage: true, hasPreviousPage: false });
    expect(aList({ page: 2 }).context).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
  });

  it('selects one more, one less, or the rows of the page', () => {
    const { context, chosen } = aList();
    context.onToggleItem(1);
    context.onToggleItem(2);
    context.onSelectAll();
    expect(chosen).toEqual([[2, 1], [], [1, 2]]);
  });

  it('is pending before the first answer, failed after a refusal, and keeps its rows when a later one fails', () => {
    const none = { data: undefined, total: undefined };
    expect(aList({ ...none, isPending: true }).context).toMatchObject({ isPending: true, error: null });
    const error = new Error('away');
    expect(aList({ ...none, error }).context).toMatchObject({ isPending: false, error });
    expect(aList({ error }).context).toMatchObject({ data: rows(1, 2), error });
  });
});
