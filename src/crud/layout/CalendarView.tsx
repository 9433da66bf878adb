import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useGetList } from 'ra-core';
import { useMemo, useState, type ReactNode } from 'react';
import { keepPreviousData } from '@tanstack/react-query';
import { addDays, type CivilDate } from '#domain/civilDate';
import { addMonths, monthOf, weeksOfMonth, type CivilMonth } from '#domain/civilMonth';
import { useWeekStart } from '../../auth/useWeekStart';
import { useToday } from '../../clock/useToday';
import { PAGE_LIMIT } from '../../dataProvider/documents/queries';
import type { Row } from '../../dataProvider/row';
import { useLanguage } from '../../i18n/useLanguage';
import { ErrorPanel } from '../look/ErrorPanel';
import { dayOf, dayRange } from './dayRange';
import { CalendarDay } from './CalendarDay';
import type { LayoutProps } from './layoutProps';
import { useLayoutText } from './useLayoutText';
import { useRowLink } from './useRowLink';
import { groupsOf, useListGroups } from './useListGroups';

const NO_SUMS: readonly string[] = [];

const monthText = (month: CivilMonth, language: string): string =>
  new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-15T12:00:00Z`),
  );
const weekdayText = (date: CivilDate, language: string): string =>
  new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' }).format(new Date(`${date}T12:00:00Z`));

/** The records of a list on the days of a month, by one of its dates [ADM-018]. */
export const CalendarView = (props: LayoutProps) => {
  const { resource, state, panel, field, narrow, onShowRows } = props;
  const text = useLayoutText();
  const link = useRowLink(resource, panel);
  const { language } = useLanguage();
  const today = useToday();
  const start = useWeekStart();
  const [month, setMonth] = useState(monthOf(today));
  const weeks = useMemo(() => weeksOfMonth(month, start), [month, start]);
  const days = weeks.flat();
  const [first = today, last = today] = [days[0], days.at(-1)];
  const within = { [field.name]: dayRange(field, first, last) };
  const { data, error, refetch } = useListGroups({
    resource,
    filter: state.filter,
    within,
    by: field,
    unit: 'DAY',
    sums: NO_SUMS,
  });
  const undated = useListGroups({ resource, filter: state.filter, by: field, unit: 'YEAR', sums: NO_SUMS });
  const { data: rows = [] } = useGetList<Row>(
    resource.name,
    {
      pagination: { page: 1, perPage: PAGE_LIMIT },
      sort: { field: field.name, order: 'ASC' },
      filter: state.filter,
      meta: { columns: [field.name, ...resource.title, ...link.reads], within, total: false },
    },
    { placeholderData: keepPreviousData },
  );
  const fault = error ?? undated.error;
  if (fault)
    return (
      <ErrorPanel
        error={fault}
        onRetry={() => {
          void refetch();
          void undated.refetch();
        }}
      />
    );
  const groups = data?.of === groupsOf({ by: field, unit: 'DAY', sums: NO_SUMS }) ? data.items : [];
  const without = undated.data?.items.find(({ value }) => value === null)?.count ?? 0;
  const step = (by: number, label: string, icon: ReactNode) => (
    <IconButton aria-label={label} title={label} onClick={() => setMonth(addMonths(month, by))}>
      {icon}
    </IconButton>
  );
  const shown = narrow
    ? days.filter((day) => monthOf(day) === month && groups.some(({ value }) => value === day))
    : days;
  return (
    <Stack spacing={1}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
        {step(-1, text('month_before'), <ChevronLeftIcon />)}
        <Typography
          component="h2"
          variant="h6"
          aria-live="polite"
          sx={{ minWidth: 180, textAlign: 'center', textTransform: 'capitalize' }}
        >
          {monthText(month, language)}
        </Typography>
        {step(1, text('month_after'), <ChevronRightIcon />)}
        <Button size="small" disabled={month === monthOf(today)} onClick={() => setMonth(monthOf(today))}>
          {text('today')}
        </Button>
        {without > 0 &&
          (onShowRows ? (
            <Button size="small" sx={{ ml: 'auto' }} onClick={() => onShowRows({ is_empty: true })}>
              {text('without_date', { smart_count: without })}
            </Button>
          ) : (
            <Typography variant="body2" sx={{ ml: 'auto' }}>
              {text('without_date', { smart_count: without })}
            </Typography>
          ))}
      </Stack>
      {narrow && shown.length === 0 && data && <Typography role="status">{text('nothing')}</Typography>}
      <Box
        role="list"
        aria-label={monthText(month, language)}
        sx={{
          display: 'grid',
          gap: '1px',
          gridTemplateColumns: narrow ? '1fr' : 'repeat(7, minmax(0, 1fr))',
          bgcolor: 'divider',
          border: 1,
          borderColor: 'divider',
        }}
      >
        {!narrow &&
          Array.from({ length: 7 }, (_, index) => addDays(first, index)).map((day) => (
            <Box
              key={`head ${day}`}
              role="presentation"
              sx={{
                bgcolor: 'background.paper',
                p: 0.75,
                fontSize: 13,
                color: 'text.secondary',
                textTransform: 'capitalize',
              }}
            >
              {weekdayText(day, language)}
            </Box>
          ))}
        {shown.map((day) => (
          <CalendarDay
            key={day}
            {...props}
            day={day}
            isOfMonth={monthOf(day) === month}
            isToday={day === today}
            count={groups.find(({ value }) => value === day)?.count ?? 0}
            known={rows.filter((row) => dayOf(field, row[field.name]) === day)}
          />
        ))}
      </Box>
    </Stack>
  );
};
