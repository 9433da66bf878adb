import Button from '@mui/material/Button';
import { useState } from 'react';
import { hasPasskeys } from '../auth/hasPasskeys';
import { LimitedField } from '../inputs/LimitedField';
import { Section } from '../page/Section';
import { ProofDialog } from '../proof/ProofDialog';
import { toast } from '../toasts/toast';
import { deviceName } from './deviceName';
import { useSecurityApi, type OwnPasskey } from './securityApi';
import { CodesDialog, useSecurityText } from './SecurityDialogs';
import { useOwnSecurity } from './useOwnSecurity';

/** The longest name of a passkey. */
const NAME_MAX = 60;

/** The passkeys by which one signs in without a password. */
export const OwnPasskeys = ({ passkeys }: { passkeys: readonly OwnPasskey[] }) => {
  const text = useSecurityText();
  const api = useSecurityApi();
  const { reread, time } = useOwnSecurity();
  const [adding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<OwnPasskey | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [name, setName] = useState('');

  const add = async (proof: string): Promise<void> => {
    const { ticket, options } = await api.requestPasskey(proof);
    const { makePasskey } = await import('../auth/login/passkeyCeremony');
    const answer = await makePasskey(options);
    const { recovery_codes } = await api.addPasskey({ ticket, name: name.trim(), answer });
    toast.success(text('passkey_added'));
    setAdding(false);
    setCodes(recovery_codes);
    await reread();
  };
  const remove = async ({ id }: OwnPasskey, proof: string): Promise<void> => {
    await api.removePasskey(id, proof);
    toast.success(text('removed'));
    setRemoving(null);
    await reread();
  };
  const openAdding = (): void => {
    setName(deviceName(navigator.userAgent) ?? text('passkey_here'));
    setAdding(true);
  };
  return (
    <Section title={text('passkeys')}>
      {passkeys.length === 0 && <p>{text('passkeys_none')}</p>}
      {passkeys.length > 0 && (
        <ul className="security-list" aria-label={text('passkeys')}>
          {passkeys.map((one) => (
            <li key={one.id}>
              <div>
                <strong>{one.name}</strong>
                <p>
                  {text('passkey_made', { when: time(one.created_at) })}
                  {' · '}
                  {one.last_used_at === null
                    ? text('passkey_never')
                    : text('last_used', { when: time(one.last_used_at) })}
                </p>
              </div>
              <Button size="small" variant="outlined" color="inherit" onClick={() => setRemoving(one)}>
                {text('remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {hasPasskeys() ? (
        <Button variant="outlined" onClick={openAdding}>
          {text('passkey_add')}
        </Button>
      ) : (
        <p>{text('passkey_cannot')}</p>
      )}
      {adding && (
        <ProofDialog hasFields title={text('passkey_add')} onCancel={() => setAdding(false)} onDone={add}>
          <LimitedField
            fullWidth
            autoFocus
            margin="dense"
            label={text('passkey_name')}
            max={NAME_MAX}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </ProofDialog>
      )}
      {removing && (
        <ProofDialog
          title={text('passkey_remove', { name: removing.name })}
          danger
          onCancel={() => setRemoving(null)}
          onDone={(proof) => remove(removing, proof)}
        />
      )}
      {codes && <CodesDialog codes={codes} onClose={() => setCodes(null)} />}
    </Section>
  );
};
