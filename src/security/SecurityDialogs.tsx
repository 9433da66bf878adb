import TextField from '@mui/material/TextField';
import { useState, type ReactNode } from 'react';
import { QrCode } from '../auth/login/QrCode';
import { RecoveryCodes } from '../auth/login/RecoveryCodes';
import { ActionDialog } from '../crud/look/ActionDialog';
import { useReason } from '../dataProvider/useReason';
import { textHook } from '../i18n/textHook';
import { allTaken } from '../saving/allTaken';
import { securityMessages } from './messages';

export const useSecurityText = textHook(securityMessages);

interface CodeProps {
  title: string;
  text?: string;
  label: string;
  children?: ReactNode;
  onCancel: () => void;
  /** Rejected: why is said at the code, and the dialog stays. */
  onDone: (value: string) => Promise<void>;
}

/** Asks for a code, and does what it is asked for. */
const CodeDialog = ({ title, text, label, children, onCancel, onDone }: CodeProps) => {
  const say = useSecurityText();
  const reasonOf = useReason();
  const [value, setValue] = useState('');
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const done = async (): Promise<void> => {
    if (value === '' || busy || !(await allTaken())) return;
    setBusy(true);
    setRefusal(null);
    try {
      await onDone(value);
    } catch (error) {
      setRefusal(reasonOf(error, say('failed')));
      setBusy(false);
    }
  };
  return (
    <ActionDialog
      open
      title={title}
      text={text}
      action={say('continue')}
      busy={busy}
      disabled={value === ''}
      onCancel={onCancel}
      onConfirm={() => void done()}
    >
      {children}
      <TextField
        fullWidth
        autoFocus
        margin="dense"
        label={label}
        autoComplete="one-time-code"
        value={value}
        error={refusal !== null}
        helperText={refusal}
        onChange={({ target }) => setValue(target.value)}
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      />
    </ActionDialog>
  );
};

/** What an authenticator app is told, and the code that shows that it knows. */
export const AppDialog = ({
  offer: { secret, uri },
  onCancel,
  onDone,
}: {
  offer: { secret: string; uri: string };
  onCancel: () => void;
  onDone: (code: string) => Promise<void>;
}) => {
  const text = useSecurityText();
  return (
    <CodeDialog
      title={text('app_title')}
      text={text('app_scan')}
      label={text('app_code')}
      onCancel={onCancel}
      onDone={onDone}
    >
      <QrCode text={uri} label={text('app_qr')} />
      {text('app_by_hand')}
      <code className="totp-secret">{secret}</code>
    </CodeDialog>
  );
};

/** The recovery codes, once. */
export const CodesDialog = ({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) => {
  const text = useSecurityText();
  return (
    <ActionDialog
      open
      title={text('codes_title')}
      action={text('close')}
      cancel={null}
      onCancel={() => undefined}
      onConfirm={onClose}
    >
      <RecoveryCodes codes={codes} />
    </ActionDialog>
  );
};
