import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';
import { Dialog } from '../../page/dialog/Dialog';
import { useCrudText } from './useCrudText';

interface Props {
  open: boolean;
  title: string;
  text?: string;
  /** Why it could not be done; the dialog stays open with it. */
  error?: string | null;
  action: string;
  /** Defaults to "Cancel"; null where there is nothing to leave undone. */
  cancel?: string | null;
  busy?: boolean;
  danger?: boolean;
  /** It cannot be done as things are; `children` say why. */
  disabled?: boolean;
  /** What is typed in it is no work: a password, a code. */
  isQuiet?: boolean;
  /** Something was chosen in it that closing would lose; what is typed it sees by itself. */
  isDirty?: boolean;
  children?: ReactNode;
  onCancel: () => void;
  onConfirm: () => void;
}

/** Asks before something that one may not want. */
export const ActionDialog = ({
  open,
  title,
  text,
  error,
  action,
  cancel,
  busy = false,
  danger = false,
  disabled = false,
  isQuiet = false,
  isDirty = false,
  children,
  onCancel,
  onConfirm,
}: Props) => {
  const say = useCrudText();
  const titleId = useId();
  return (
    <Dialog
      isQuiet={isQuiet}
      isDirty={isDirty}
      open={open}
      onClose={busy ? undefined : onCancel}
      aria-labelledby={titleId}
      maxWidth="sm"
      fullWidth
    >
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <DialogContent>
        {text && <DialogContentText>{text}</DialogContentText>}
        {children}
        {error && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {error}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        {cancel !== null && (
          <Button onClick={onCancel} color="inherit" disabled={busy}>
            {cancel ?? say('cancel')}
          </Button>
        )}
        <Button
          onClick={onConfirm}
          color={danger ? 'error' : 'primary'}
          variant="contained"
          disableElevation
          loading={busy}
          disabled={disabled}
        >
          {action}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
