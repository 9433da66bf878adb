import { useEffect, useId, useState, type FormEvent } from 'react';
import { toast } from '../../toasts/toast';
import { useStartT } from '../../i18n/useStartT';
import { descriptionOf } from '../identityError';
import { requestPasswordReset } from '../requestPasswordReset';
import { useSession } from '../useSession';
import { emailProblem } from './credentials';
import { LoginField } from './LoginField';

/**
 * Asks for an email address and has reset instructions sent to it [AUTH-010 AUTH-012 AUTH-013]. The page below is
 * inert; it is no modal `dialog` element, whose layer would cover the toasts.
 */
export const PasswordResetDialog = ({ initialEmail, onClose }: { initialEmail: string; onClose: () => void }) => {
  const t = useStartT();
  const { config } = useSession();
  const titleId = useId();
  const [email, setEmail] = useState(emailProblem(initialEmail) === null ? initialEmail : '');
  const [busy, setBusy] = useState(false);

  // The focus goes back to where it came from, once the page below can take it again.
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (before instanceof HTMLElement) requestAnimationFrame(() => before.focus());
    },
    [before],
  );

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!config || emailProblem(email) !== null) return;
    setBusy(true);
    try {
      await requestPasswordReset(config, email.trim());
      toast.success(t('auth.reset_sent'));
      onClose();
    } catch (error) {
      toast.error(descriptionOf(error) ?? t('auth.reset_failed'));
      setBusy(false);
    }
  };

  return (
    <div className="login-backdrop">
      <div
        className="login-dialog"
        role="dialog"
        aria-modal="true"
        aria-labelledby={titleId}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose();
        }}
      >
        <form noValidate onSubmit={(event) => void submit(event)}>
          <h2 id={titleId}>{t('auth.password_reset')}</h2>
          <p>{t('auth.reset_hint')}</p>
          <LoginField
            label={t('auth.email')}
            type="email"
            autoComplete="email"
            value={email}
            onChange={setEmail}
            problem={emailProblem(email)}
            autoFocus
          />
          <div className="login-dialog-actions">
            <button type="button" className="login-button login-button-quiet" onClick={onClose}>
              {t('auth.cancel')}
            </button>
            <button type="submit" className="login-button" disabled={busy || emailProblem(email) !== null}>
              {t('auth.submit')}
            </button>
          </div>
        </form>
      </div>
    </div>
  );
};
