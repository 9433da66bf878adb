import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { useReason } from '../../../dataProvider/useReason';
import { Dialog } from '../../../page/dialog/Dialog';
import { toast } from '../../../toasts/toast';
import { useJobFormText } from '../data/useJobFormText';

/** What is to be typed, in every language [JOB-048]. */
const WORDS = 'DELETE JOB';

interface Props {
  open: boolean;
  remove: () => Promise<void>;
  onDeleted: () => void;
  onClose: () => void;
}

/** Asks for the words before a job is deleted [JOB-047 JOB-048 JOB-049 JOB-072]. */
export const DeleteJobDialog = ({ open, remove, onDeleted, onClose }: Props) => {
  const text = useJobFormText();
  const reasonOf = useReason();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [isBusy, setBusy] = useState(false);
  const close = (): void => {
    onClose();
    setTyped('');
  };
  const confirm = async (): Promise<void> => {
    if (typed !== WORDS || isBusy) return;
    setBusy(true);
    try {
      await remove();
      toast.success(text('job_deleted'));
      onDeleted();
    } catch (error) {
      toast.error(reasonOf(error, text('failed')));
      setBusy(false);
    }
  };
  return (
    <Dialog open={open} onClose={isBusy ? undefined : close} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>{text('delete_job')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{text('delete_job_question')}</DialogContentText>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void confirm();
          }}
        >
          <TextField
            label={text('delete_job_type')}
            value={typed}
            autoFocus
            fullWidth
            slotProps={{ htmlInput: { autoComplete: 'off' } }}
            onChange={(event) => setTyped(event.target.value)}
          />
        </form>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={close} disabled={isBusy}>
          {text('cancel')}
        </Button>
        <Button
          color="error"
          variant="contained"
          disabled={typed !== WORDS}
          loading={isBusy}
          onClick={() => void confirm()}
        >
          {text('delete_job')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
