import Button from '@mui/material/Button';
import { askToConfirm } from '../confirm/confirmStore';
import { Section } from '../page/Section';
import { toast } from '../toasts/toast';
import { deviceName } from './deviceName';
import { useSecurityApi, type OwnSession } from './securityApi';
import { useSecurityText } from './SecurityDialogs';
import { useOwnSecurity } from './useOwnSecurity';

/** Where one is signed in, with a way out of each. */
export const OwnSessions = ({ sessions }: { sessions: readonly OwnSession[] }) => {
  const text = useSecurityText();
  const api = useSecurityApi();
  const { busy, act, time } = useOwnSecurity();
  const end = (id: number): Promise<void> =>
    act(async () => {
      await api.endSession(id);
      toast.success(text('signed_out'));
    });
  const endOthers = async (): Promise<void> => {
    if (!(await askToConfirm({ text: text('sign_out_others_text'), yes: text('sign_out_others') }))) return;
    await act(async () => {
      await api.endOthers();
      toast.success(text('signed_out'));
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
      {sessions.some(({ is_this }) => !is_this) && (
        <Button variant="outlined" color="error" disabled={busy} onClick={() => void endOthers()}>
          {text('sign_out_others')}
        </Button>
      )}
    </Section>
  );
};
