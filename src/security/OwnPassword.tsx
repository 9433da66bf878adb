import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { CallError } from '../dataProvider/CallError';
import { useReason } from '../dataProvider/useReason';
import { Section } from '../page/Section';
import { ProofDialog } from '../proof/ProofDialog';
import { toast } from '../toasts/toast';
import { useSecurityApi, type OwnSecurity } from './securityApi';
import { useSecurityText } from './SecurityDialogs';
import { useOwnSecurity } from './useOwnSecurity';

const FIELDS = [
  ['password', 'password_new'],
  ['password_confirm', 'password_again'],
] as const;
type Field = (typeof FIELDS)[number][0];

const EMPTY: Record<Field, string> = { password: '', password_confirm: '' };

/** Another password for oneself, behind the proof of who one is [SEC-003]. */
export const OwnPassword = ({ security: { keys } }: { security: OwnSecurity }) => {
  const text = useSecurityText();
  const api = useSecurityApi();
  const reasonOf = useReason();
  const { reread } = useOwnSecurity();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState(EMPTY);
  const [withKeys, setWithKeys] = useState(false);
  const [fault, setFault] = useState<{ path: string; text: string } | null>(null);
  const count = keys.tokens + keys.feeds + keys.webhooks;
  const close = (): void => {
    setOpen(false);
    setTyped(EMPTY);
    setWithKeys(false);
    setFault(null);
  };
  const change = async (proof: string): Promise<void> => {
    setFault(null);
    try {
      await api.changePassword({ proof, ...typed, with_keys: withKeys });
    } catch (error) {
      const path = error instanceof CallError ? error.fields[0]?.path : undefined;
      const reason = reasonOf(error, text('failed'));
      const isOfNew = FIELDS.some(([name]) => name === path);
      if (isOfNew) setFault({ path: path ?? '', text: reason });
      // The question has a field of that name itself: of the old password.
      throw isOfNew ? new CallError(reason, 422) : error;
    }
    toast.success(text('password_changed'));
    close();
    await reread();
  };
  return (
    <Section title={text('password')}>
      <p>{text('password_text')}</p>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {text('password_change')}
      </Button>
      {isOpen && (
        <ProofDialog hasFields title={text('password_change')} onCancel={close} onDone={change}>
          {FIELDS.map(([name, label]) => (
            <TextField
              key={name}
              fullWidth
              autoFocus={name === 'password'}
              margin="dense"
              type="password"
              label={text(label)}
              value={typed[name]}
              error={fault?.path === name}
              helperText={fault?.path === name ? fault.text : name === 'password' ? text('password_rule') : undefined}
              slotProps={{ htmlInput: { autoComplete: 'new-password' } }}
              onChange={({ target }) => setTyped((all) => ({ ...all, [name]: target.value }))}
            />
          ))}
          {count > 0 && (
            <label className="security-keys">
              <input type="checkbox" checked={withKeys} onChange={({ target }) => setWithKeys(target.checked)} />
              {text('password_keys', { keys: count })}
            </label>
          )}
        </ProofDialog>
      )}
    </Section>
  );
};
