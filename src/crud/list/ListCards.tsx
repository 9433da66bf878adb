import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Checkbox from '@mui/material/Checkbox';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TablePagination from '@mui/material/TablePagination';
import Typography from '@mui/material/Typography';
import { RecordsIterator } from 'ra-core';
import { Link as RouterLink } from 'react-router';
import type { ResourceDescriptor } from '#domain/fields/resource';
import { Picture } from '../../inputs/picture/Picture';
import { useCatalogue } from '../../dataProvider/catalogue/useCatalogue';
import type { RecordId, Row } from '../../dataProvider/row';
import type { ListPanel } from '../look/useListPanel';
import { useLanguage } from '../../i18n/useLanguage';
import { useCrudText } from '../look/useCrudText';
import { useLabel } from '../look/useLabel';
import { recordTitle } from '../values/recordTitle';
import { pictureUrl } from '../values/pictureUrl';
import { WarnedValue } from '../values/WarnedValue';
import { valueText } from '../values/valueText';
import type { ResourceListState } from '../listState/useResourceList';

interface Props {
  resource: ResourceDescriptor;
  state: ResourceListState;
  panel: ListPanel;
  /** Several can be chosen, to do something with all of them. */
  selectable: boolean;
}

/**
 * The list on a narrow screen: a card a record, with its title and the columns that hold something. react-admin goes
 * through the records of its list, and puts each around its card.
 */
export const ListCards = ({ resource, state: { list, columns }, panel, selectable }: Props) => {
  const text = useCrudText();
  const label = useLabel();
  const { language } = useLanguage();
  const { find } = useCatalogue();
  const chosen = new Set<unknown>(list.selectedIds);
  const choose = (id: RecordId, on: boolean): void =>
    list.onSelect(on ? [...list.selectedIds, id] : list.selectedIds.filter((one) => one !== id));
  const facts = columns.filter(({ name, field }) => !resource.title.includes(name) && field.kind !== 'Image');
  const pictures = columns.filter(({ field }) => field.kind === 'Image');
  return (
    <Box>
      <Stack
        component="ul"
        spacing={1}
        aria-label={text('list_of', { label: label(resource.label_plural) })}
        sx={{ listStyle: 'none', p: 0, m: 0 }}
      >
        <RecordsIterator<Row>
          render={(row) => (
            <Card
              component="li"
              variant="outlined"
              sx={{
                position: 'relative',
                ...(chosen.has(row.id) && { borderColor: 'primary.main', bgcolor: 'action.selected' }),
              }}
            >
              <CardActionArea
                component={RouterLink}
                to={panel.recordPath(row.id)}
                sx={{ p: 2, ...(selectable && { pr: 7 }) }}
              >
                <Stack direction="row" spacing={1} sx={{ alignItems: 'center', mb: pictures.length > 0 ? 0.75 : 0 }}>
                  {pictures.map(({ name }) => (
                    <Picture key={name} url={pictureUrl(row[name])} name={recordTitle(resource, row)} size={32} />
                  ))}
                  <Typography variant="subtitle1" component="h2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                    {recordTitle(resource, row)}
                  </Typography>
                </Stack>
                <Box
                  component="dl"
                  sx={{
                    m: 0,
                    display: 'grid',
                    gridTemplateColumns: 'minmax(96px, auto) 1fr',
                    columnGap: 2,
                    rowGap: 0.25,
                  }}
                >
                  {facts.map(({ name, field }) => {
                    const value = valueText(field, row, find, language);
                    return value === '' ? null : (
                      <Box key={name} sx={{ display: 'contents' }}>
                        <Typography component="dt" variant="body2" color="text.secondary">
                          {label(field.label)}
                        </Typography>
                        <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: 'anywhere' }}>
                          <WarnedValue resource={resource.name} field={name} record={row}>
                            {value}
                          </WarnedValue>
                        </Typography>
                      </Box>
                    );
                  })}
                </Box>
              </CardActionArea>
              {selectable && (
                <Checkbox
                  checked={chosen.has(row.id)}
                  onChange={(_event, on) => choose(row.id, on)}
                  sx={{ position: 'absolute', top: 4, right: 4, p: 1.5 }}
                  slotProps={{ input: { 'aria-label': text('select_record', { name: recordTitle(resource, row) }) } }}
                />
              )}
            </Card>
          )}
        />
      </Stack>
      <TablePagination
        component="div"
        count={list.total ?? -1}
        page={list.page - 1}
        rowsPerPage={list.perPage}
        rowsPerPageOptions={[]}
        onPageChange={(_event, page) => list.setPage(page + 1)}
        labelDisplayedRows={({ from, to, count }) => text('rows', { from, to, total: count })}
        getItemAriaLabel={(type) => text(type === 'next' ? 'next_page' : 'previous_page')}
      />
    </Box>
  );
};
