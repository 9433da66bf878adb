import { useEffect } from 'react';
import { useT } from '../../i18n/useT';
import { redirectPathStore } from '../redirectPathStore';
import { useSession } from '../useSession';
import { LoginForm } from './LoginForm';
import { LoginHeader } from './LoginHeader';
import './login.css';

/** All that exists while nobody is logged in: a header and the login form, whatever the address [AUTH-005 AUTH-007]. */
export const LoginPage = () => {
  const t = useT();
  const { phase } = useSession();

  useEffect(() => {
    document.title = `${t('auth.login')} · ${t('auth.product')}`;
    // After an expiry the page itself is kept, so there is nothing to return to.
    if (phase === 'signed_out') redirectPathStore.keep(window.location.pathname + window.location.search);
  }, [phase, t]);

  return (
    <div className="login-page">
      <LoginHeader />
      <main className="login-main">
        <div className="login-card">
          <h1 className="login-heading">{t('auth.heading')}</h1>
          <p className="login-tagline">{t('auth.tagline')}</p>
          {phase === 'expired' && <p className="login-notice" role="status">{t('auth.session_expired')}</p>}
          <LoginForm />
        </div>
      </main>
    </div>
  );
};
