import { Suspense, useEffect, useState } from 'react';
import { useStartT } from '../../i18n/useStartT';
import { fetchedLater } from '../../page/fetchedLater';
import { WrongClock } from '../../clock/WrongClock';
import type { LoginStep } from '../loginStep';
import { providerFaultIn } from '../providerLogin';
import { redirectPathStore } from '../redirectPathStore';
import { leaveForProvider } from '../leaveForProvider';
import { useSession } from '../useSession';
import { useWorkOfOthers } from '../useWorkOfOthers';
import { LoginForm } from './LoginForm';
import { LoginHeader } from './LoginHeader';
import './login.css';

const PasswordResetDialog = fetchedLater(async () => ({
  default: (await import('./PasswordResetDialog')).PasswordResetDialog,
}));

const SecondStep = fetchedLater(() => import('./SecondStep'));

/** All that exists while nobody is logged in: a header and the login form, whatever the address [AUTH-005 AUTH-007]. */
export const LoginPage = ({
  search = window.location.search,
  tryProvider = leaveForProvider,
}: {
  search?: string;
  tryProvider?: typeof leaveForProvider;
}) => {
  const t = useStartT();
  const { phase, config } = useSession();
  /** The address that the reset dialog starts with; null while it is closed. */
  const [resetFor, setResetFor] = useState<string | null>(null);
  const [step, setStep] = useState<LoginStep | null>(null);

  const left = useWorkOfOthers(null);
  const fault = providerFaultIn(search);

  useEffect(() => {
    document.title = `${t('auth.login')} · ${t('auth.product')}`;
    // After an expiry the page itself is kept, so there is nothing to return to.
    if (phase === 'signed_out') redirectPathStore.keep(window.location.pathname + window.location.search);
  }, [phase, t]);

  const mayTryProvider = phase === 'signed_out' && fault === null;
  useEffect(() => {
    if (mayTryProvider) void tryProvider(config);
  }, [mayTryProvider, config, tryProvider]);

  return (
    <>
      <div className="login-page" inert={resetFor !== null}>
        <LoginHeader />
        <WrongClock />
        <main className="login-main">
          <div className="login-card">
            <h1 className="login-heading">{t('auth.heading')}</h1>
            <p className="login-tagline">{t('auth.tagline')}</p>
            {phase === 'expired' && (
              <p className="login-notice" role="status">
                {t('auth.session_expired')}
              </p>
            )}
            {fault && phase === 'signed_out' && (
              <p className="login-notice" role="alert">
                {t(`auth.provider_${fault}`)}
              </p>
            )}
            {left > 0 && (
              <p className="login-notice" role="status">
                {t('auth.left_work', { smart_count: left })}
              </p>
            )}
            {step ? (
              <Suspense fallback={<p role="status">{t('auth.logging_in')}</p>}>
                <SecondStep step={step} onBack={() => setStep(null)} />
              </Suspense>
            ) : (
              <LoginForm onReset={setResetFor} onStep={setStep} />
            )}
          </div>
        </main>
      </div>
      <Suspense>
        {resetFor !== null && <PasswordResetDialog initialEmail={resetFor} onClose={() => setResetFor(null)} />}
      </Suspense>
    </>
  );
};
