import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useGetList } from 'ra-core';
import { useState, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { useCatalogue } from '../../dataProvider/catalogue/useCatalogue';
import type { Row } from '../../dataProvider/row';
import { useLanguage } from '../../i18n/useLanguage';
import { recordTitle } from '../values/recordTitle';
import { valueText } from '../values/valueText';
import type { LayoutProps } from './layoutProps';
import type { BoardColumnOf } from './useBoardColumns';
import { ReadFailed } from './ReadFailed';
import { useLayoutText } from './useLayoutText';
import { useRowLink } from './useRowLink';

/** Cards of a column at first, and with each "Show more"; a page of the API holds 100. */
const STEP = 25;
const MAX_SHOWN = 100;
/** Facts on a card. */
const FACTS = 3;

interface Props extends LayoutProps {
  column: BoardColumnOf;
  renderCard: (row: Row, content: ReactNode) => ReactNode;
}

/** One column of a board: its first cards in the order of the list, and the way to all of them. */
export const BoardColumn = ({ resource, state, panel, field, column, onShowRows, renderCard }: Props) => {
  const text = useLayoutText();
  const link = useRowLink(resource, panel);
  const { language } = useLanguage();
  const { find } = useCatalogue();
  const [shown, setShown] = useState(STEP);
  const { sort } = state.list;
  const facts = state.columns
    .filter(({ name, field: { kind } }) => name !== field.name && !resource.title.includes(name) && kind !== 'Image')
    .slice(0, FACTS);
  const {
    data = [],
    error,
    refetch,
  } = useGetList<Row>(
    resource.name,
    {
      pagination: { page: 1, perPage: shown },
      sort: { field: sort.field, order: sort.order === 'DESC' ? 'DESC' : 'ASC' },
      filter: state.filter,
      meta: {
        columns: [field.name, ...facts.map(({ name }) => name), ...resource.title, ...link.reads],
        within: { [field.name]: column.filter },
        total: false,
      },
    },
    { enabled: column.count > 0, placeholderData: (before) => before },
  );
  const rows = column.count === 0 ? [] : data;
  const more = Math.min(column.count - rows.length, STEP, MAX_SHOWN - rows.length);
  return (
    <section aria-label={text('column_of', { name: column.name, smart_count: column.count })}>
      <Typography component="h2" variant="subtitle2" sx={{ display: 'flex', gap: 1, mb: 1, px: 0.5 }}>
        <span style={{ overflowWrap: 'anywhere' }}>{column.name}</span>
        <Box component="span" sx={{ ml: 'auto', color: 'text.secondary' }}>
          {column.count.toLocaleString('en-US')}
        </Box>
      </Typography>
      {error && column.count > 0 && <ReadFailed onRetry={() => void refetch()} />}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {rows.map((row) =>
          renderCard(
            row,
            <>
              <RouterLink className="list-link" draggable={false} to={link.to(row)}>
                {recordTitle(resource, row)}
              </RouterLink>
              {facts.map(({ name, field: fact }) => {
                const value = valueText(fact, row, find, language);
                return value === '' || value === recordTitle(resource, row) ? null : (
                  <Typography key={name} variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
                    {value}
                  </Typography>
                );
              })}
            </>,
          ),
        )}
      </Box>
      {rows.length > 0 && more > 0 && (
        <Button size="small" onClick={() => setShown(shown + STEP)}>
          {text('show_more', { smart_count: more })}
        </Button>
      )}
      {column.count > rows.length && rows.length > 0 && onShowRows && (
        <Button size="small" onClick={() => onShowRows(column.filter)}>
          {text('show_in_list', { smart_count: column.count })}
        </Button>
      )}
    </section>
  );
};
