import DownloadIcon from '@mui/icons-material/Download';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { ResourceDescriptor } from '#domain/fields/resource';
import { useLanguage } from '../../i18n/useLanguage';
import type { ResourceListState } from '../listState/useResourceList';
import { useCrudText } from '../look/useCrudText';
import { ExportProgressButton } from './ExportProgressButton';
import { exportPath } from './exportPath';
import { useFileExport } from './useFileExport';

interface Props {
  resource: ResourceDescriptor;
  state: ResourceListState;
}

/** Saves what the list shows as CSV; while it runs it shows how far it is, and cancels. */
export const ExportButton = ({ resource, state }: Props) => {
  const text = useCrudText();
  const { language } = useLanguage();
  const { progress, start, cancel } = useFileExport();
  if (progress) return <ExportProgressButton progress={progress} onCancel={cancel} />;
  return (
    <Tooltip title={text('export')}>
      <span>
        <IconButton
          aria-label={text('export')}
          disabled={!state.list.total}
          onClick={() => void start(exportPath(resource.name, state, language))}
        >
          <DownloadIcon />
        </IconButton>
      </span>
    </Tooltip>
  );
};
