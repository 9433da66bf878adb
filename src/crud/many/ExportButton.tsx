import DownloadIcon from '@mui/icons-material/Download';
import IconButton from '@mui/material/IconButton';
import type { ResourceDescriptor } from '#domain/fields/resource';
import { useLanguage } from '../../i18n/useLanguage';
import type { ResourceListState } from '../listState/useResourceList';
import { useCrudText } from '../look/useCrudText';
import { ExportProgressButton } from './ExportProgressButton';
import { useFileExport } from './useFileExport';
import type { Language } from '#domain/access/localText';

type Shown = Pick<ResourceListState, 'columns' | 'filter'> & { list: Pick<ResourceListState['list'], 'sort'> };

/** The address of the file that holds what a list shows: all rows of its filter, its columns in their order. */
const exportPath = (resource: string, { list: { sort }, columns, filter }: Shown, language: Language): string => {
  const query = new URLSearchParams({
    filter: JSON.stringify(filter),
    sort: sort.field,
    order: sort.order,
    columns: columns.map(({ name }) => name).join(','),
    lang: language,
  });
  return `/v1/export/${resource}?${query.toString()}`;
};

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
    <IconButton
      title={text('export')}
      aria-label={text('export')}
      disabled={!state.list.total}
      onClick={() => void start(exportPath(resource.name, state, language))}
    >
      <DownloadIcon />
    </IconButton>
  );
};
