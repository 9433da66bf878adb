import Box from '@mui/material/Box';
import { useCan } from '../auth/useCan';
import { ErrorPanel } from '../crud/look/ErrorPanel';
import { Notice } from '../crud/look/Notice';
import { GUTTER } from '../crud/look/RecordPage';
import { Loading } from '../errors/Loading';
import { PageHeader } from '../page/PageHeader';
import { useDocumentTitle } from '../page/useDocumentTitle';
import { ExportForm } from './ExportForm';
import { useExportText } from './useExportText';
import { useDataSets } from './useDataSets';

/** The export of data sets as CSV or workbooks, one or all [ADM-004 ADM-007]. */
export default function ExportScreen() {
  const text = useExportText();
  const mayExport = useCan('CAN_EXPORT_DATA');
  const { data: sets, error, refetch } = useDataSets();
  const title = text('title');
  useDocumentTitle(title);
  const body = () => {
    if (!mayExport) return <Notice kind="forbidden" title={text('no_right')} />;
    if (error) return <ErrorPanel error={error} variant="page" onRetry={() => void refetch()} />;
    if (!sets) return <Loading />;
    return sets.length === 0 ? <Notice kind="empty" title={text('nothing')} /> : <ExportForm sets={sets} />;
  };
  return (
    <>
      <PageHeader crumbs={[{ label: title }]} />
      <Box sx={{ px: GUTTER, pb: 4 }}>{body()}</Box>
    </>
  );
}
