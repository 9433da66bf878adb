import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { Dialog } from '../../page/dialog/Dialog';
import { toast } from '../../toasts/toast';
import { usePeopleText } from '../usePeopleText';

/** The one-time link that sets a new password, for the administrator to hand on [USR-016]. */
export const ResetLinkDialog = ({
  name,
  link,
  onClose,
}: {
  name: string;
  link: string | null;
  onClose: () => void;
}) => {
  const text = usePeopleText();
  const titleId = useId();
  const copy = (): void =>
    void navigator.clipboard.writeText(link ?? '').then(
      () => toast.success(text('copied')),
      () => undefined,
    );
  return (
    <Dialog open={link !== null} onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {text('reset_title', { name })}
      </DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{text('reset_text')}</DialogContentText>
        <TextField
          fullWidth
          label={text('reset_link')}
          value={link ?? ''}
          onFocus={(event) => event.target.select()}
          slotProps={{ htmlInput: { readOnly: true } }}
        />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={copy}>
          {text('copy')}
        </Button>
        <Button variant="contained" onClick={onClose}>
          {text('close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
