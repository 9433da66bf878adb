import { useEffect, useState, type FormEvent } from 'react';
import { toast } from '../../toasts/toast';
import { toastStore } from '../../toasts/toastStore';
import { useStartT } from '../../i18n/useStartT';
import { descriptionOf } from '../identityError';
import { fetchIdentityLibrary } from '../fetchIdentityLibrary';
import { useSession } from '../useSession';
import { emailProblem, mayLogin, passwordProblem } from './credentials';
import { LoginField } from './LoginField';
import type { LoginStep } from '../loginStep';
import { hasPasskeys } from '../hasPasskeys';
import { startProviderLogin } from '../providerLogin';

/**
 * Email, password, "Login" and "Password Reset"; a provider with a login page of its own gets a button that leads
 * there.
 */
export const LoginForm = ({
  onReset,
  onStep,
}: {
  onReset: (email: string) => void;
  /** The password was right, and is not enough. */
  onStep: (step: LoginStep) => void;
}) => {
  const t = useStartT();
  const { config, phase, login, loginWith, loginElsewhere } = useSession();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const elsewhere = config?.login === 'redirect' || config?.login === 'hash';
  const takesPasswords = config?.passwords !== false;

  useEffect(() => {
    if (config?.login === 'redirect') fetchIdentityLibrary();
  }, [config]);

  const run = async (action: () => Promise<void>): Promise<void> => {
    setBusy(true);
    toastStore.clear();
    try {
      await action();
    } catch (error) {
      toast.error(descriptionOf(error) ?? t('auth.login_failed'));
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (elsewhere) void run(loginElsewhere);
    else if (mayLogin(email, password))
      void run(async () => {
        const step = await login(email.trim(), password);
        if (step) onStep(step);
      });
  };

  return (
    <form className="login-form" noValidate onSubmit={submit}>
      {config?.provider && (
        <button
          type="button"
          className={takesPasswords ? 'login-button login-button-quiet' : 'login-button'}
          disabled={busy}
          onClick={() => startProviderLogin(phase === 'expired')}
        >
          {t('auth.provider_login', { name: config.provider })}
        </button>
      )}
      {!elsewhere && takesPasswords && (
        <>
          <LoginField
            label={t('auth.email')}
            type="email"
            autoComplete="username"
            value={email}
            autoFocus
            onChange={setEmail}
            problem={emailProblem(email)}
          />
          <LoginField
            label={t('auth.password')}
            type="password"
            autoComplete="current-password"
            value={password}
            onChange={setPassword}
            problem={passwordProblem(password)}
          />
        </>
      )}
      {takesPasswords && (
        <button type="submit" className="login-button" disabled={busy || !(elsewhere || mayLogin(email, password))}>
          {busy ? t('auth.logging_in') : t('auth.login')}
        </button>
      )}
      {config?.login === 'embedded' && takesPasswords && hasPasskeys() && (
        <button
          type="button"
          className="login-link"
          disabled={busy}
          onClick={() =>
            void run(async () => {
              const { signInByPasskey } = await import('./passkeyCeremony');
              await loginWith(await signInByPasskey());
            })
          }
        >
          {t('auth.passkey')}
        </button>
      )}
      {takesPasswords && (
        <button type="button" className="login-link" onClick={() => onReset(email)}>
          {t('auth.password_reset')}
        </button>
      )}
    </form>
  );
};
