import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import TablePagination from '@mui/material/TablePagination';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { formatValue } from '#domain/fields/formatValue';
import type { FieldDescriptor } from '#domain/fields/descriptor';
import type { ResourceDescriptor } from '#domain/fields/resource';
import { useBackCloses } from '../../page/dialog/useBackCloses';
import { toast } from '../../toasts/toast';
import { useLanguage } from '../../i18n/useLanguage';
import { ErrorPanel } from '../look/ErrorPanel';
import { SearchBox } from '../look/SearchBox';
import { manyDocuments } from './manyDocuments';
import { RefusedRows } from './RefusedRows';
import { useChangeMany } from './useChangeMany';
import { Notice } from '../look/Notice';
import { useCrudText } from '../look/useCrudText';
import { useLabel } from '../look/useLabel';
import { BIN_PAGE, useBin } from './useBin';

const WHEN: FieldDescriptor = { name: 'deleted_at', label: 'Deleted', kind: 'DateTime', required: false };

interface Props {
  resource: ResourceDescriptor;
  onClose: () => void;
}

/**
 * The deleted records of a resource: who deleted them and when, found by a search, restored one by one or several at
 * once [ADM-006].
 */
export const BinDrawer = ({ resource, onClose }: Props) => {
  const text = useCrudText();
  const label = useLabel();
  const { language } = useLanguage();
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const { data, error, refetch } = useBin(resource, search, page);
  const { run, busy, refusal } = useChangeMany(resource);
  const title = text('bin_title', { label: label(resource.label_plural) });

  const restore = async (ids: readonly number[]): Promise<void> => {
    const answer = await run(manyDocuments.restore(resource), { ids });
    if (!answer) return;
    setTicked(new Set());
    setPage(1);
    toast.success(text('restored_many', { smart_count: answer.changed_count }));
  };
  const tick = (id: number): void =>
    setTicked((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });

  useBackCloses(true, onClose);
  return (
    <Drawer
      anchor="right"
      open
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-label': title, sx: { width: 480, maxWidth: '100vw' } } }}
    >
      <Stack spacing={2} sx={{ p: 2 }}>
        <Stack direction="row" sx={{ alignItems: 'center' }}>
          <Typography variant="h2" component="h2" sx={{ flex: 1 }}>
            {title}
          </Typography>
          <IconButton aria-label={text('close')} onClick={onClose}>
            <CloseIcon />
          </IconButton>
        </Stack>
        {resource.searchable && (
          <Stack direction="row">
            <SearchBox
              value={search}
              label={text('bin_search')}
              onSearch={(next) => {
                setSearch(next.trim());
                setPage(1);
              }}
            />
          </Stack>
        )}
        {ticked.size > 0 && (
          <Button variant="contained" disableElevation loading={busy} onClick={() => void restore([...ticked])}>
            {text('restore_selected', { smart_count: ticked.size })}
          </Button>
        )}
        <RefusedRows refusal={refusal} />
        {error && <ErrorPanel error={error} onRetry={() => void refetch()} />}
        {data?.items.length === 0 && (
          <Notice kind={search ? 'no_match' : 'empty'} title={text(search ? 'bin_no_match' : 'bin_empty')} />
        )}
        <List disablePadding aria-label={title}>
          {data?.items.map(({ id, name, deleted_at, deleted_by }) => (
            <ListItem
              key={id}
              divider
              disableGutters
              secondaryAction={
                <Button
                  size="small"
                  disabled={busy}
                  aria-label={text('restore_one', { name })}
                  onClick={() => void restore([id])}
                >
                  {text('restore')}
                </Button>
              }
            >
              <Checkbox
                edge="start"
                checked={ticked.has(id)}
                onChange={() => tick(id)}
                slotProps={{ input: { 'aria-label': name } }}
              />
              <ListItemText
                primary={
                  <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
                    {name}
                  </Box>
                }
                secondary={
                  deleted_by === null
                    ? formatValue(WHEN, deleted_at, language)
                    : text('bin_by', { when: formatValue(WHEN, deleted_at, language), name: deleted_by })
                }
                sx={{ pr: 6 }}
              />
            </ListItem>
          ))}
        </List>
        {data && data.total_count > BIN_PAGE && (
          <TablePagination
            component="div"
            count={data.total_count}
            page={page - 1}
            rowsPerPage={BIN_PAGE}
            rowsPerPageOptions={[]}
            onPageChange={(_event, next) => setPage(next + 1)}
            labelDisplayedRows={({ from, to, count }) => text('rows', { from, to, total: count })}
            getItemAriaLabel={(type) => text(type === 'next' ? 'next_page' : 'previous_page')}
          />
        )}
      </Stack>
    </Drawer>
  );
};
