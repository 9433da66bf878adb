import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { Fragment, useMemo, useState } from 'react';
import { formatValue } from '#domain/fields/formatValue';
import { useLanguage } from '../../i18n/useLanguage';
import { ErrorPanel } from '../look/ErrorPanel';
import { useLabel } from '../look/useLabel';
import { isNumeric, type ListColumn } from '../listState/listColumns';
import { groupFilter } from './groupFilter';
import { GroupRows } from './GroupRows';
import type { LayoutProps } from './layoutProps';
import { isDateField, isNumberField } from './listLayout';
import { sortGroups, type GroupOrder } from './sortGroups';
import { useGroupName } from './useGroupName';
import { useLayoutText } from './useLayoutText';
import { groupsOf, useListGroups, type ShownGroup } from './useListGroups';

const UNITS = ['DAY', 'MONTH', 'YEAR'] as const;
const NONE: readonly ShownGroup[] = [];

/** All rows that the list finds by the values of a field: counts, sums of the number columns, and the records of each [ADM-018]. */
export const GroupsView = ({ resource, state, panel, field, narrow, onShowRows }: LayoutProps) => {
  const text = useLayoutText();
  const label = useLabel();
  const { language } = useLanguage();
  const [unit, setUnit] = useState<(typeof UNITS)[number]>('MONTH');
  const [order, setOrder] = useState<GroupOrder>({ by: isDateField(field) ? 'value' : 'count', isDescending: true });
  const [open, setOpen] = useState<ReadonlySet<string | null>>(new Set());
  const numbers = useMemo(
    () => state.columns.filter((column) => isNumeric(column) && column.name !== field.name && column.name !== 'id'),
    [state.columns, field.name],
  );
  const sums = useMemo(() => numbers.map(({ name }) => name), [numbers]);
  const { data, error, refetch } = useListGroups({ resource, filter: state.filter, by: field, unit, sums });
  const nameOf = useGroupName(field, unit);
  const groups = useMemo(
    () => sortGroups(data?.items ?? NONE, order, { isNumber: isNumberField(field), nameOf, language }),
    [data, order, field, nameOf, language],
  );
  if (error) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  if (data?.of !== groupsOf({ by: field, unit, sums })) return null;
  // A telephone has room for the counts and one sum.
  const columns: readonly ListColumn[] = narrow
    ? numbers.slice(0, 1)
    : state.columns.filter(({ name }) => name !== field.name && !resource.title.includes(name));
  const sumText = (column: ListColumn, values: readonly (number | null)[]): string =>
    formatValue(column.field, values[sums.indexOf(column.name)] ?? null, language);
  const toggle = (value: string | null): void => {
    const next = new Set(open);
    if (!next.delete(value)) next.add(value);
    setOpen(next);
  };
  const head = (by: GroupOrder['by'], name: string) => (
    <TableSortLabel
      active={order.by === by}
      direction={order.isDescending ? 'desc' : 'asc'}
      onClick={() => setOrder({ by, isDescending: order.by === by ? !order.isDescending : by !== 'value' })}
    >
      {name}
    </TableSortLabel>
  );
  const sortOf = (by: GroupOrder['by']) =>
    order.by === by ? (order.isDescending ? ('desc' as const) : ('asc' as const)) : false;
  return (
    <Stack spacing={1}>
      {isDateField(field) && (
        <ToggleButtonGroup
          exclusive
          size="small"
          value={unit}
          aria-label={text('unit')}
          onChange={(_event, next: unknown) => setUnit(UNITS.find((one) => one === next) ?? unit)}
        >
          {UNITS.map((one) => (
            <ToggleButton key={one} value={one}>
              {text(`unit_${one}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      )}
      {data.group_count > groups.length && (
        <Typography role="status" variant="body2" color="text.secondary">
          {text('largest', { shown: groups.length, smart_count: data.group_count })}
        </Typography>
      )}
      {groups.length === 0 ? (
        <Typography role="status">{text('nothing')}</Typography>
      ) : (
        <TableContainer>
          <Table size="small" stickyHeader aria-label={text('chip_groups', { label: label(field.label) })}>
            <TableHead>
              <TableRow>
                <TableCell sortDirection={sortOf('value')}>{head('value', label(field.label))}</TableCell>
                <TableCell align="right" sortDirection={sortOf('count')}>
                  {head('count', text('count'))}
                </TableCell>
                {columns.map((column) => {
                  const at = sums.indexOf(column.name);
                  return (
                    <TableCell
                      key={column.name}
                      align={at < 0 ? 'left' : 'right'}
                      sortDirection={at < 0 ? false : sortOf(at)}
                    >
                      {at < 0 ? label(column.field.label) : head(at, label(column.field.label))}
                    </TableCell>
                  );
                })}
              </TableRow>
            </TableHead>
            <TableBody>
              {groups.map((group) => {
                const name = nameOf(group);
                const isOpen = open.has(group.value);
                const filter = groupFilter(field, group);
                return (
                  <Fragment key={group.value}>
                    <TableRow hover sx={{ '& > *': { fontWeight: 600 } }}>
                      <TableCell component="th" scope="row">
                        <Button
                          color="inherit"
                          size="small"
                          aria-expanded={isOpen}
                          aria-label={text('open_group', { name })}
                          startIcon={<ExpandMoreIcon style={{ transform: isOpen ? 'none' : 'rotate(-90deg)' }} />}
                          onClick={() => toggle(group.value)}
                          sx={{ textAlign: 'left', textTransform: 'none', overflowWrap: 'anywhere' }}
                        >
                          {name}
                        </Button>
                      </TableCell>
                      <TableCell align="right">{group.count.toLocaleString('en-US')}</TableCell>
                      {columns.map((column) => (
                        <TableCell key={column.name} align="right">
                          {sumText(column, group.sums)}
                        </TableCell>
                      ))}
                    </TableRow>
                    {isOpen && (
                      <GroupRows
                        resource={resource}
                        state={state}
                        panel={panel}
                        columns={columns}
                        within={{ [field.name]: filter }}
                        count={group.count}
                        onShowRows={onShowRows && (() => onShowRows(filter))}
                      />
                    )}
                  </Fragment>
                );
              })}
            </TableBody>
            <TableFooter>
              <TableRow sx={{ '& > *': { fontWeight: 700, color: 'text.primary', fontSize: 'inherit' } }}>
                <TableCell>{text('total')}</TableCell>
                <TableCell align="right">{data.count.toLocaleString('en-US')}</TableCell>
                {columns.map((column) => (
                  <TableCell key={column.name} align="right">
                    {sumText(column, data.sums)}
                  </TableCell>
                ))}
              </TableRow>
            </TableFooter>
          </Table>
        </TableContainer>
      )}
    </Stack>
  );
};
