import DownloadIcon from '@mui/icons-material/Download';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { issueText } from '#domain/fields/fieldIssue';
import type { ImportError, ImportReport } from '#domain/imports/importReport';
import { useLanguage } from '../../i18n/useLanguage';
import { useCrudText } from '../look/useCrudText';
import { ImportAmbiguousRows } from './ImportAmbiguousRows';
import { ImportLeftOut } from './ImportLeftOut';
import { ImportPreview } from './ImportPreview';
import type { ImportState } from './useImport';
import { useImportText } from './useImportText';
import { isRule } from '#domain/refusals/catalogue';
import { ImportSimilarRows } from './ImportSimilarRows';

const COUNTS = [
  ['created', 'import_created', 'success.main'],
  ['updated', 'import_updated', 'info.main'],
  ['unchanged', 'import_unchanged', 'text.secondary'],
  ['skipped', 'import_skipped', 'text.secondary'],
  ['failed', 'import_failed', 'error.main'],
] as const;

interface Props {
  report: ImportReport;
  state: Pick<ImportState, 'options' | 'busy' | 'retry' | 'decide' | 'saveRefused'>;
}

/** What a try has found: how many rows would do what, and each error with its row and column. */
export const ImportReportView = ({ report, state: { options, busy, retry, decide, saveRefused } }: Props) => {
  const text = useImportText();
  const crud = useCrudText();
  const isLeavingCells = options.unreadable === 'cell';
  const { language } = useLanguage();
  const textOf = ({ message, rule, params }: ImportError): string =>
    isRule(rule) ? issueText({ rule, params: params ?? {} }, language) : message;
  return (
    <Stack spacing={2}>
      <Box
        component="dl"
        sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(5, 1fr)' }, gap: 1.5, m: 0 }}
      >
        {COUNTS.map(([count, title, color]) => (
          <Paper
            key={count}
            variant="outlined"
            sx={{ p: 1.5, borderRadius: 2, display: 'flex', flexDirection: 'column-reverse' }}
          >
            <Typography component="dt" variant="body2" color="text.secondary">
              {text(title)}
            </Typography>
            <Typography
              component="dd"
              sx={{ m: 0, fontSize: 24, fontWeight: 600, color: report[count] > 0 ? color : 'text.disabled' }}
            >
              {report[count].toLocaleString('en-US')}
            </Typography>
          </Paper>
        ))}
      </Box>
      {report.failed === 0 && (
        <Alert severity={report.created + report.updated > 0 ? 'success' : 'info'} role="status">
          {text(report.created + report.updated > 0 ? 'import_all_good' : 'import_nothing')}
        </Alert>
      )}
      {report.ambiguous.length > 0 && (
        <ImportAmbiguousRows
          key={report.ambiguous.map(({ row }) => row).join(' ')}
          rows={report.ambiguous}
          busy={busy !== null}
          onDecided={decide}
        />
      )}
      {(report.failed > 0 || isLeavingCells) && (
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          <Button
            size="small"
            variant="outlined"
            disabled={busy !== null}
            onClick={() => retry({ unreadable: isLeavingCells ? 'row' : 'cell' })}
          >
            {text(isLeavingCells ? 'import_with_cells' : 'import_without_cells')}
          </Button>
          {report.failed > 0 && (
            <Button
              size="small"
              variant="outlined"
              startIcon={<DownloadIcon />}
              loading={busy === 'refused'}
              disabled={busy !== null}
              onClick={() => void saveRefused()}
            >
              {text('import_download_refused', { smart_count: report.failed })}
            </Button>
          )}
        </Stack>
      )}
      {report.similar.length > 0 && <ImportSimilarRows similar={report.similar} />}
      {report.errors.length > 0 && (
        <Box
          tabIndex={0}
          role="region"
          aria-label={text('import_errors')}
          sx={{ maxHeight: '40vh', overflow: 'auto', border: 1, borderColor: 'divider', borderRadius: 2 }}
        >
          <Table size="small" stickyHeader aria-label={text('import_errors')}>
            <TableHead>
              <TableRow>
                {(['import_row', 'import_column', 'import_problem'] as const).map((head) => (
                  <TableCell key={head}>{text(head)}</TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {report.errors.map((error, index) => (
                <TableRow key={`${error.row} ${error.column} ${index}`}>
                  <TableCell>{error.row}</TableCell>
                  <TableCell sx={{ overflowWrap: 'anywhere' }}>{error.column ?? crud('no_value')}</TableCell>
                  <TableCell sx={{ overflowWrap: 'anywhere' }}>{textOf(error)}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Box>
      )}
      {report.rounded.length > 0 && <ImportLeftOut title="import_rounded" lines={report.rounded} />}
      {report.left_out.length > 0 && <ImportLeftOut title="import_left_out" lines={report.left_out} />}
      {report.preview.length > 0 && <ImportPreview rows={report.preview} count={report.created + report.updated} />}
      {report.errors.length >= 1_000 && (
        <Typography variant="body2" color="text.secondary">
          {text('import_more_errors', { count: report.errors.length })}
        </Typography>
      )}
    </Stack>
  );
};
