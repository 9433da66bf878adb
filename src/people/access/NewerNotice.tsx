import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { usePeopleText } from '../usePeopleText';
import type { Newer } from './useAccessForm';

/** Somebody else saved the record while this form holds changes: what both changed is named before theirs come in. */
export const NewerNotice = ({ newer, onTake }: { newer: Newer; onTake: () => void }) => {
  const text = usePeopleText();
  return (
    <Alert
      severity="warning"
      role="status"
      sx={{ mb: 2 }}
      action={
        <Button color="inherit" size="small" onClick={onTake}>
          {text('take_newer')}
        </Button>
      }
    >
      {text('newer', { name: newer.by === '' ? '–' : newer.by })}
      {newer.fields.length > 0 && ` ${text('newer_same', { fields: newer.fields.join(', ') })}`}
    </Alert>
  );
};
