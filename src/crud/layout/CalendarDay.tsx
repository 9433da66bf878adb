import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useGetList } from 'ra-core';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import type { CivilDate } from '#domain/civilDate';
import type { Row } from '../../dataProvider/row';
import { useLanguage } from '../../i18n/useLanguage';
import { recordTitle } from '../values/recordTitle';
import { dayRange } from './dayRange';
import type { LayoutProps } from './layoutProps';
import { ReadFailed } from './ReadFailed';
import { useLayoutText } from './useLayoutText';
import { useRowLink } from './useRowLink';

/** Records of a day that are named at first. */
const SHOWN = 4;
const MAX_SHOWN = 100;

interface Props extends LayoutProps {
  day: CivilDate;
  isOfMonth: boolean;
  isToday: boolean;
  count: number;
  /** Its records as far as they came with those of the month. */
  known: readonly Row[];
}

/** A day of a calendar with its first records, and the way to the others. */
export const CalendarDay = ({
  resource,
  state,
  panel,
  field,
  day,
  isOfMonth,
  isToday,
  count,
  known,
  onShowRows,
}: Props) => {
  const text = useLayoutText();
  const link = useRowLink(resource, panel);
  const { language } = useLanguage();
  const [isWhole, setIsWhole] = useState(false);
  const range = dayRange(field, day, day);
  const wanted = Math.min(count, isWhole ? MAX_SHOWN : SHOWN);
  const {
    data = known,
    error,
    refetch,
  } = useGetList<Row>(
    resource.name,
    {
      pagination: { page: 1, perPage: wanted || 1 },
      sort: { field: field.name, order: 'ASC' },
      filter: state.filter,
      meta: { columns: [...resource.title, ...link.reads], within: { [field.name]: range }, total: false },
    },
    { enabled: known.length < wanted },
  );
  const rows = (known.length < wanted ? data : known).slice(0, wanted);
  const left = count - rows.length;
  const date = new Intl.DateTimeFormat(language, { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' });
  return (
    <Box
      role="listitem"
      aria-label={date.format(new Date(`${day}T12:00:00Z`))}
      aria-current={isToday ? 'date' : undefined}
      sx={{
        bgcolor: isOfMonth ? 'background.paper' : 'action.hover',
        minHeight: { xs: 0, sm: 92 },
        p: 0.75,
        minWidth: 0,
      }}
    >
      <Box sx={{ fontSize: 13, fontWeight: isToday ? 700 : 400, color: isToday ? 'primary.main' : 'text.secondary' }}>
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          {Number(day.slice(8))}
        </Box>
        <Box component="span" sx={{ display: { xs: 'inline', sm: 'none' }, textTransform: 'capitalize' }}>
          {date.format(new Date(`${day}T12:00:00Z`))}
        </Box>
      </Box>
      {error && known.length < wanted && <ReadFailed onRetry={() => void refetch()} />}
      {rows.map((row) => (
        <Box
          key={row.id}
          sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: { sm: 'nowrap' }, py: { xs: 1, sm: 0 } }}
        >
          <RouterLink className="list-link" to={link.to(row)} title={recordTitle(resource, row)}>
            {recordTitle(resource, row)}
          </RouterLink>
        </Box>
      ))}
      {rows.length > 0 && left > 0 && (
        <Button
          size="small"
          onClick={() => (isWhole && onShowRows ? onShowRows(range) : setIsWhole(true))}
          disabled={isWhole && !onShowRows}
        >
          {text('more_of_day', { smart_count: left })}
        </Button>
      )}
    </Box>
  );
};
