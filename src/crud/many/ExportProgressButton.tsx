import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { useCrudText } from '../look/useCrudText';
import type { ExportProgress } from './useFileExport';

interface Props {
  progress: ExportProgress;
  onCancel: () => void;
}

const megabytes = (bytes: number): string => (bytes / 1_048_576).toFixed(1);

/** How much of a file has come; a press cancels it. */
export const ExportProgressButton = ({ progress: { bytes }, onCancel }: Props) => {
  const text = useCrudText();
  return (
    <Button
      size="small"
      color="inherit"
      onClick={onCancel}
      startIcon={<CircularProgress size={16} />}
      aria-live="polite"
    >
      {text('exporting', { size: megabytes(bytes) })} {text('cancel')}
    </Button>
  );
};
