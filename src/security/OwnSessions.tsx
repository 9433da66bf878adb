import Button from '@mui/material/Button';
import { askToChoose } from '../page/dialog/confirmStore';
import { Section } from '../page/Section';
import { toast } from '../toasts/toast';
import { deviceName } from './deviceName';
import { useSecurityApi, type OwnSecurity } from './securityApi';
import { useSecurityText } from './SecurityDialogs';
import { useOwnSecurity } from './useOwnSecurity';

/** Where one is signed in, with a way out of each. */
export const OwnSessions = ({ security: { sessions, keys } }: { security: OwnSecurity }) => {
  const text = useSecurityText();
  const api = useSecurityApi();
  const { busy, act, time } = useOwnSecurity();
  const end = (id: number): Promise<void> =>
    act(async () => {
      await api.endSession(id);
      toast.success(text('signed_out'));
    });
  const endOthers = async (): Promise<void> => {
    const kinds = [
      { name: 'key_tokens', smart_count: keys.tokens },
      { name: 'key_feeds', smart_count: keys.feeds },
      { name: 'key_webhooks', smart_count: keys.webhooks },
    ] as const;
    const made = kinds.filter(({ smart_count }) => smart_count > 0);
    const hasKeys = made.length > 0;
    const listed = made.map(({ name, smart_count }) => text(name, { smart_count })).join(', ');
    const chosen = await askToChoose(
      `${text('sign_out_others_text')}${hasKeys ? ` ${text('keys_left', { keys: listed })}` : ''}`,
      [
        { id: 'no', label: '', variant: 'outlined', isSafe: true },
        ...(hasKeys ? [{ id: 'keys', label: text('sign_out_and_keys'), variant: 'outlined' } as const] : []),
        { id: 'yes', label: text('sign_out_others'), variant: 'contained' },
      ],
    );
    if (chosen === 'no') return;
    await act(async () => {
      await api.endOthers(chosen === 'keys');
      toast.success(text(chosen === 'keys' ? 'signed_out_with_keys' : 'signed_out'));
    });
  };
  return (
    <Section title={text('sessions')}>
      <ul className="security-list" aria-label={text('sessions')}>
        {sessions.map(({ id, agent, address, is_this, is_strong, last_used_at, started_at }) => (
          <li key={id}>
            <div>
              <strong>{deviceName(agent) ?? text('unknown_device')}</strong>
              {is_this && <span className="security-mark">{text('this_device')}</span>}
              <p>
                {[
                  address,
                  text('last_used', { when: time(last_used_at) }),
                  text('since', { when: time(started_at) }),
                  is_strong ? text('with_factor') : null,
                ]
                  .filter((part) => part !== null)
                  .join(' · ')}
              </p>
            </div>
            {!is_this && (
              <Button size="small" variant="outlined" color="inherit" disabled={busy} onClick={() => void end(id)}>
                {text('sign_out')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {/* Also where no other is listed: it ends tokens that nobody wrote down and forgets devices. */}
      <Button variant="outlined" color="error" disabled={busy} onClick={() => void endOthers()}>
        {text('sign_out_others')}
      </Button>
    </Section>
  );
};
