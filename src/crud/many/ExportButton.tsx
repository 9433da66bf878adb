import DownloadIcon from '@mui/icons-material/Download';
import TableIcon from '@mui/icons-material/TableViewOutlined';
import IconButton from '@mui/material/IconButton';
import type { ResourceDescriptor } from '#domain/fields/resource';
import { useLanguage } from '../../i18n/useLanguage';
import type { ResourceListState } from '../listState/useResourceList';
import { useCrudText } from '../look/useCrudText';
import { exportPath } from './exportPath';
import { ExportProgressButton } from './ExportProgressButton';
import { useFileExport } from './useFileExport';
import { FILE_FORMATS } from '#domain/exports/rowsFile';

interface Props {
  resource: ResourceDescriptor;
  state: ResourceListState;
}

const ICONS = { csv: DownloadIcon, xlsx: TableIcon } as const;

/** Saves what the list shows as CSV or as a workbook; while it runs it shows how far it is, and cancels. */
export const ExportButton = ({ resource, state }: Props) => {
  const text = useCrudText();
  const { language } = useLanguage();
  const { progress, start, cancel } = useFileExport();
  if (progress) return <ExportProgressButton progress={progress} onCancel={cancel} />;
  return FILE_FORMATS.map((format) => {
    const Icon = ICONS[format];
    const label = text(`export_${format}`);
    return (
      <IconButton
        key={format}
        title={label}
        aria-label={label}
        disabled={!state.list.total}
        onClick={() => void start(`${exportPath(resource.name, state, language)}&format=${format}`)}
      >
        <Icon />
      </IconButton>
    );
  });
};
