import type { RecordId } from '../../dataProvider/row';
import OpenInFullIcon from '@mui/icons-material/OpenInFull';
import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import { useMemo } from 'react';
import { Link as RouterLink } from 'react-router';
import type { ResourceDescriptor } from '#domain/fields/resource';
import { NewRecordScreen } from './NewRecordScreen';
import { editPath, newPath } from '../look/paths';
import { RecordScreen } from './RecordScreen';
import { useCrudText } from '../look/useCrudText';
import { useLabel } from '../look/useLabel';
import { RecordPlacesContext } from '../look/RecordPlaces';
import type { ListPanel } from '../look/useListPanel';

interface Props {
  resource: ResourceDescriptor;
  record: number | 'new';
  panel: ListPanel;
}

/** A record beside its list: the same form as on its own page, which is one click away. */
export const RecordDrawer = ({ resource, record, panel: { addressOf, close } }: Props) => {
  const text = useCrudText();
  const label = useLabel();
  const places = useMemo(
    () => ({ list: addressOf(null), edit: (id: RecordId) => addressOf(Number(id)), inPanel: true }),
    [addressOf],
  );
  return (
    <Drawer
      anchor="right"
      open
      onClose={close}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': label(resource.label),
          sx: { width: 800, maxWidth: '100vw', bgcolor: 'background.default', '--shell-top': '0px' },
        },
      }}
    >
      <Stack direction="row" sx={{ justifyContent: 'flex-end', px: 1, pt: 0.5, mb: -1 }}>
        <Tooltip title={text('open_page')}>
          <IconButton
            component={RouterLink}
            to={record === 'new' ? newPath(resource) : editPath(resource, record)}
            aria-label={text('open_page')}
          >
            <OpenInFullIcon fontSize="small" />
          </IconButton>
        </Tooltip>
        <IconButton aria-label={text('close')} onClick={close}>
          <CloseIcon />
        </IconButton>
      </Stack>
      <Box sx={{ minWidth: 0 }}>
        <RecordPlacesContext value={places}>
          {record === 'new' ? (
            <NewRecordScreen resource={resource} />
          ) : (
            <RecordScreen key={record} resource={resource} id={record} />
          )}
        </RecordPlacesContext>
      </Box>
    </Drawer>
  );
};
