import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
import { isEmail } from '#domain/inputs/formats';
import { Dialog } from '../../page/dialog/Dialog';
import { EmailListInput } from '../../inputs/EmailListInput';
import { toast } from '../../toasts/toast';
import { useOrdersApi } from '../data/useOrdersApi';
import { useOrdersText } from '../useOrdersText';

interface Props {
  id: number;
  emails: readonly string[];
  onClose: () => void;
}

/** Sends the order's PDF to the vendor's addresses, or to others (A4). */
export const EmailDialog = ({ id, emails, onClose }: Props) => {
  const text = useOrdersText();
  const api = useOrdersApi();
  const [to, setTo] = useState(emails);
  const [busy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    try {
      const { is_sent, response_text } = await api.email(id, to);
      if (is_sent) toast.success(response_text);
      else toast.error(response_text);
      if (is_sent) onClose();
    } catch (error) {
      toast.error(error instanceof Error ? error.message : text('failed'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      onClose={busy ? undefined : onClose}
      isDirty={to !== emails}
      fullWidth
      maxWidth="sm"
      aria-labelledby="email-order"
    >
      <DialogTitle id="email-order">{text('email')}</DialogTitle>
      <DialogContent>
        <EmailListInput label={text('to')} value={to} onChange={setTo} autoFocus />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={busy}>
          {text('cancel')}
        </Button>
        <Button
          variant="contained"
          onClick={() => void send()}
          loading={busy}
          disabled={to.length === 0 || !to.every(isEmail)}
        >
          {text('send')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
