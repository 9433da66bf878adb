import Button from '@mui/material/Button';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { useGetList } from 'ra-core';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import type { ResourceDescriptor } from '#domain/fields/resource';
import type { Row } from '../../dataProvider/row';
import { ListCell } from '../values/ListCell';
import { isNumeric, type ListColumn } from '../listState/listColumns';
import type { FieldFilter } from '../listState/filterKinds';
import type { ResourceListState } from '../listState/useResourceList';
import type { ListPanel } from '../look/useListPanel';
import { recordTitle } from '../values/recordTitle';
import { ReadFailed } from './ReadFailed';
import { useLayoutText } from './useLayoutText';
import { useRowLink } from './useRowLink';

/** Records of a group that are drawn at first, and with each "Show more"; a page of the API holds 100. */
const STEP = 25;
const MAX_SHOWN = 100;

interface Props {
  resource: ResourceDescriptor;
  state: ResourceListState;
  panel: ListPanel;
  columns: readonly ListColumn[];
  within: Readonly<Record<string, FieldFilter>>;
  count: number;
  onShowRows?: (() => void) | undefined;
}

/** The first records of a group, in the order of the list, and the way to all of them. */
export const GroupRows = ({ resource, state, panel, columns, within, count, onShowRows }: Props) => {
  const text = useLayoutText();
  const link = useRowLink(resource, panel);
  const [shown, setShown] = useState(STEP);
  const { sort } = state.list;
  const {
    data = [],
    isPending,
    error,
    refetch,
  } = useGetList<Row>(
    resource.name,
    {
      pagination: { page: 1, perPage: shown },
      sort: { field: sort.field, order: sort.order === 'DESC' ? 'DESC' : 'ASC' },
      filter: state.filter,
      meta: { columns: [...columns.map(({ name }) => name), ...resource.title, ...link.reads], within, total: false },
    },
    // More of them are added to those that stand there.
    { placeholderData: (before) => before },
  );
  const left = count - data.length;
  const more = Math.min(left, STEP, MAX_SHOWN - data.length);
  if (error || isPending)
    return (
      <TableRow>
        <TableCell colSpan={columns.length + 2}>
          {error ? <ReadFailed onRetry={() => void refetch()} /> : '…'}
        </TableCell>
      </TableRow>
    );
  return (
    <>
      {data.map((row) => (
        <TableRow key={row.id} hover>
          <TableCell sx={{ pl: 6 }}>
            <RouterLink className="list-link" to={link.to(row)}>
              {recordTitle(resource, row)}
            </RouterLink>
          </TableCell>
          <TableCell />
          {columns.map((column) => (
            <TableCell key={column.name} align={isNumeric(column) ? 'right' : 'left'}>
              <ListCell resource={resource} field={column.field} row={row} />
            </TableCell>
          ))}
        </TableRow>
      ))}
      {left > 0 && (
        <TableRow>
          <TableCell colSpan={columns.length + 2} sx={{ pl: 6 }}>
            {more > 0 && (
              <Button size="small" onClick={() => setShown(shown + STEP)}>
                {text('show_more', { smart_count: more })}
              </Button>
            )}
            {onShowRows && (
              <Button size="small" onClick={onShowRows}>
                {text('show_in_list', { smart_count: count })}
              </Button>
            )}
          </TableCell>
        </TableRow>
      )}
    </>
  );
};
