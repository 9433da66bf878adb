import { useEffect } from 'react';
import { connection, useWhenBack } from '../../live/connection';
import { useStartT } from '../../i18n/useStartT';
import { useSession } from '../useSession';
import { LoginHeader } from './LoginHeader';
import './login.css';

/** Stands until it is known who is there: a wait, an unreachable server, or a user who is not active [AUTH-061]. */
export const StartPage = () => {
  const t = useStartT();
  const { phase, restart, logout } = useSession();
  const isAway = phase === 'unreachable';
  useEffect(() => {
    if (isAway) connection.miss();
  }, [isAway]);
  useWhenBack(isAway ? () => void restart() : null);
  return (
    <div className="login-page">
      <LoginHeader plain={phase !== 'unreachable' && phase !== 'refused'} />
      <main className="start-page">
        {phase === 'unreachable' && (
          <div role="alert">
            <p>{t('auth.unreachable')}</p>
            <button type="button" className="login-button" onClick={() => void restart()}>
              {t('auth.retry')}
            </button>
          </div>
        )}
        {phase === 'refused' && (
          <div role="alert">
            <h1 className="login-heading">{t('start.forbidden')}</h1>
            <p>{t('start.contact')}</p>
            <button type="button" className="login-button" onClick={() => void logout()}>
              {t('auth.logout')}
            </button>
          </div>
        )}
        {phase !== 'unreachable' && phase !== 'refused' && (
          <p className="start-wait" role="status">
            {t('auth.starting')}
          </p>
        )}
      </main>
    </div>
  );
};
