import DownloadIcon from '@mui/icons-material/Download';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { ResourceDescriptor } from '#domain/fields/resource';
import { useCrudText } from '../useCrudText';
import { useCsvExport } from './useCsvExport';
import type { ResourceListState } from './useResourceList';

interface Props { resource: ResourceDescriptor; state: ResourceListState }

/** Starts the CSV export; while it runs it shows how far it is, and cancels. */
export const ExportButton = ({ resource, state }: Props) => {
  const text = useCrudText();
  const { progress, start, cancel } = useCsvExport(resource, state);
  if (progress) {
    return (
      <Button size="small" color="inherit" onClick={cancel} startIcon={<CircularProgress size={16} />} aria-live="polite">
        {text('exporting', { done: progress.done, total: progress.total })} {text('cancel')}
      </Button>
    );
  }
  return (
    <Tooltip title={text('export')}>
      <span>
        <IconButton aria-label={text('export')} disabled={!state.list.total} onClick={() => void start()}><DownloadIcon /></IconButton>
      </span>
    </Tooltip>
  );
};
