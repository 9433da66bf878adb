import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useMemo, useState } from 'react';
import { isEmail } from '#domain/inputs/formats';
import { mailAnswerText } from '#domain/mail/mailAnswers';
import { CallError } from '../../dataProvider/CallError';
import { errorText } from '../../dataProvider/errorText';
import { useLanguage } from '../../i18n/useLanguage';
import { Dialog } from '../../page/dialog/Dialog';
import { EmailListInput } from '../../inputs/EmailListInput';
import { useKeptText } from '../../saving/drafts/useKeptText';
import { toast } from '../../toasts/toast';
import { useOrdersApi } from '../data/useOrdersApi';
import { useOrdersText } from '../useOrdersText';

interface Props {
  id: number;
  emails: readonly string[];
  onClose: () => void;
}

/** Addresses that an earlier visit left; null where there are none, or another version of the app left something else. */
const readEmails = (kept: string): readonly string[] | null => {
  try {
    const read: unknown = JSON.parse(kept);
    return Array.isArray(read) && read.every((one) => typeof one === 'string') ? read : null;
  } catch {
    return null;
  }
};

/**
 * Sends the order's PDF to the vendor's addresses, or to others. Those that were typed are kept until they are sent to
 * or given up [KEY-014].
 */
export const EmailDialog = ({ id, emails, onClose }: Props) => {
  const text = useOrdersText();
  const { language } = useLanguage();
  const api = useOrdersApi();
  const [kept, keep] = useKeptText(`purchase_order_email:${id}`);
  const typed = useMemo(() => readEmails(kept), [kept]);
  const to = typed ?? emails;
  const setTo = (next: readonly string[]): void => keep(JSON.stringify(next));
  const close = (): void => {
    keep('');
    onClose();
  };
  const [busy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    toast.retry('email');
    try {
      const { is_sent, response_text } = await api.email(id, to);
      const said = mailAnswerText(response_text, language);
      if (is_sent) toast.success(said);
      else toast.error(said, 'email');
      if (is_sent) close();
    } catch (error) {
      toast.error(error instanceof CallError ? errorText(error, language) : text('failed'), 'email');
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      onClose={busy ? undefined : close}
      isDirty={typed !== null}
      fullWidth
      maxWidth="sm"
      aria-labelledby="email-order"
    >
      <DialogTitle id="email-order">{text('email')}</DialogTitle>
      <DialogContent>
        <EmailListInput label={text('to')} value={to} onChange={setTo} autoFocus />
      </DialogContent>
      <DialogActions>
        <Button onClick={close} disabled={busy}>
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
