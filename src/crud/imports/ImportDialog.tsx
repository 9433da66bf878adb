import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ImportReport } from '#domain/imports/importReport';
import { MAX_AT_ONCE, MAX_PART_ROWS_AT_ONCE } from '#domain/writes/maxAtOnce';
import type { ResourceDescriptor } from '#domain/fields/resource';
import { Dialog } from '../../page/dialog/Dialog';
import type { Done } from '../many/DoneNotice';
import { useCrudText } from '../look/useCrudText';
import { useLabel } from '../look/useLabel';
import { ChooseFile } from './ChooseFile';
import { ImportReportView } from './ImportReportView';
import { MapColumns } from './MapColumns';
import { useImport } from './useImport';
import { useImportText } from './useImportText';

interface Props {
  /** What the file has: records of a resource, or rows of a part of them. */
  resource: Pick<ResourceDescriptor, 'name' | 'label_plural'>;
  onClose: () => void;
  onDone: (done: Done) => void;
}

/** On a telephone what is pressed is as high as a finger needs. */
const FOR_FINGERS = { '& :is(.MuiButton-root, .MuiIconButton-root, .MuiInputBase-root)': { minHeight: 44 } } as const;

/** Imports a CSV file, a workbook or vCards: choose it, map its columns, try it, and keep all of it, or only the good rows, or nothing. */
export const ImportDialog = ({ resource, onClose, onDone }: Props) => {
  const text = useImportText();
  const crud = useCrudText();
  const label = useLabel();
  const isNarrow = useMediaQuery('(max-width:799.95px)');
  const state = useImport(resource);
  const { at, busy, refusal } = state;
  const title = text('import_title', { label: label(resource.label_plural) });
  const finish = ({ mutation_id, created, updated }: ImportReport): void => {
    if (mutation_id !== null)
      onDone({ mutation_id, made: created > 0, message: text('import_done', { created, updated }) });
  };
  const good = at.step === 'report' ? at.report.created + at.report.updated : 0;
  return (
    <Dialog
      open
      fullWidth
      maxWidth="md"
      fullScreen={isNarrow}
      sx={isNarrow ? FOR_FINGERS : undefined}
      isDirty={at.step !== 'file'}
      onClose={busy ? undefined : onClose}
      aria-label={title}
    >
      <DialogTitle>{title}</DialogTitle>
      <DialogContent>
        {at.step !== 'file' && (
          <Typography variant="body2" sx={{ mb: 1.5, overflowWrap: 'anywhere' }}>
            {text('import_file', { name: at.file.name, smart_count: at.look.row_count })}
          </Typography>
        )}
        {resource.name === 'pebble_color' && (
          <Alert severity="info" sx={{ mb: 2 }}>
            {text('import_colors_only')}
          </Alert>
        )}
        {at.step === 'file' && (
          <ChooseFile
            busy={busy !== null}
            max={resource.name.includes('.') ? MAX_PART_ROWS_AT_ONCE : MAX_AT_ONCE}
            onFile={(file) => void state.choose(file)}
          />
        )}
        {at.step === 'columns' && (
          <MapColumns
            resource={resource.name}
            look={at.look}
            onChoices={(choices) => void state.choose(at.file, choices)}
            state={state}
          />
        )}
        {at.step === 'report' && <ImportReportView report={at.report} state={state} />}
      </DialogContent>
      {/* Beside the buttons, where it is seen however long the report is. */}
      {busy && (
        <LinearProgress
          aria-label={text(busy === 'all' || busy === 'good' ? 'import_writing' : 'import_running')}
          sx={{ flexShrink: 0 }}
        />
      )}
      {refusal && (
        <Alert severity="error" sx={{ flexShrink: 0, mx: 3 }}>
          {refusal}
        </Alert>
      )}
      <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>
        <Button color="inherit" onClick={onClose} disabled={busy !== null} sx={{ mr: 'auto' }}>
          {crud('cancel')}
        </Button>
        {at.step === 'columns' && (
          <Button color="inherit" onClick={state.back} disabled={busy !== null}>
            {text('import_other')}
          </Button>
        )}
        {at.step === 'columns' && (
          <Typography variant="body2" color="text.secondary" sx={{ display: { xs: 'none', sm: 'block' } }}>
            {text('import_try_hint')}
          </Typography>
        )}
        {at.step === 'columns' && (
          <Button variant="contained" disableElevation loading={busy !== null} onClick={() => void state.run('dry')}>
            {text('import_try')}
          </Button>
        )}
        {at.step === 'report' && (
          <Button color="inherit" onClick={state.back} disabled={busy !== null}>
            {text('import_back')}
          </Button>
        )}
        {at.step === 'report' && good > 0 && (
          <Button
            variant="contained"
            disableElevation
            loading={busy !== null}
            onClick={() => void state.run(at.report.failed > 0 ? 'good' : 'all', finish)}
          >
            {text(at.report.failed > 0 ? 'import_good' : 'import_all', { smart_count: good })}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
};
