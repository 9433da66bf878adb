import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useCrudText } from '../look/useCrudText';

interface Props {
  by?: string | undefined;
  onReload: () => void;
}

/**
 * Someone else saved the record while this form holds changes. Reloading brings both together, and asks where they
 * differ.
 */
export const NewerBanner = ({ by, onReload }: Props) => {
  const text = useCrudText();
  return (
    <Alert
      severity="warning"
      role="status"
      sx={{ mb: 2 }}
      action={
        <Button color="inherit" size="small" onClick={onReload}>
          {text('reload')}
        </Button>
      }
    >
      {by ? text('changed_by', { name: by }) : text('changed_by_someone')}
    </Alert>
  );
};
