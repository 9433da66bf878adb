import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useJobFormText } from '../data/useJobFormText';
import type { OthersTaken } from './useOthersTaken';

/** Offers what somebody else saved while something here is unsaved. */
export const NewerLine = ({ newer, take }: OthersTaken) => {
  const text = useJobFormText();
  if (!newer) return null;
  return (
    <Alert
      severity="info"
      role="status"
      // Below the head of the form, also where one has scrolled to.
      sx={{ mb: 2, position: 'sticky', zIndex: 10, top: 'calc(var(--shell-top, 0px) + 124px)' }}
      action={
        <Button color="inherit" size="small" onClick={take}>
          {text('take')}
        </Button>
      }
    >
      {text('newer', { name: newer.by ?? text('someone') })}
    </Alert>
  );
};
