import { useEffect, useState } from 'react';
import { useT } from '../../i18n/useT';
import { redirectPathStore } from '../redirectPathStore';
import { useSession } from '../useSession';
import { LoginForm } from './LoginForm';
import { LoginHeader } from './LoginHeader';
import { PasswordResetDialog } from './PasswordResetDialog';
import './login.css';

/** All that exists while nobody is logged in: a header and the login form, whatever the address [AUTH-005 AUTH-007]. */
export const LoginPage = () => {
  const t = useT();
  const { phase } = useSession();
  /** The address that the reset dialog starts with; null while it is closed. */
  const [resetFor, setResetFor] = useState<string | null>(null);

  useEffect(() => {
    document.title = `${t('auth.login')} · ${t('auth.product')}`;
    // After an expiry the page itself is kept, so there is nothing to return to.
    if (phase === 'signed_out') redirectPathStore.keep(window.location.pathname + window.location.search);
  }, [phase, t]);

  return (
    <>
      <div className="login-page" inert={resetFor !== null}>
        <LoginHeader />
        <main className="login-main">
          <div className="login-card">
            <h1 className="login-heading">{t('auth.heading')}</h1>
            <p className="login-tagline">{t('auth.tagline')}</p>
            {phase === 'expired' && (
              <p className="login-notice" role="status">
                {t('auth.session_expired')}
              </p>
            )}
            <LoginForm onReset={setResetFor} />
          </div>
        </main>
      </div>
      {resetFor !== null && <PasswordResetDialog initialEmail={resetFor} onClose={() => setResetFor(null)} />}
    </>
  );
};
