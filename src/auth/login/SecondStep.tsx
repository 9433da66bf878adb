import { useEffect, useState, type FormEvent } from 'react';
import { toast } from '../../toasts/toast';
import { toastStore } from '../../toasts/toastStore';
import { useStartT } from '../../i18n/useStartT';
import { hasPasskeys } from '../hasPasskeys';
import { descriptionOf, ruleOf } from '../identityError';
import { postToIdentity } from '../identityHttp';
import { readLoginCode, type LoginCode, type LoginStep } from '../loginStep';
import { useSession } from '../useSession';
import { signInByPasskey } from './passkeyCeremony';
import { LoginField } from './LoginField';
import { QrCode } from './QrCode';
import { RecoveryCodes } from './RecoveryCodes';

interface Offer {
  secret: string;
  uri: string;
}
const isOffer = (answer: unknown): answer is Offer =>
  typeof answer === 'object' && answer !== null && 'secret' in answer && 'uri' in answer;

const SAID = ['code_wrong', 'step_over', 'passkey_refused'] as const;
/** Refusals that the page before the sign-in has words for, in the language of the page. */
const isSaid = (rule: string | null): rule is (typeof SAID)[number] => SAID.some((one) => one === rule);

const codesIn = (answer: unknown): readonly string[] =>
  typeof answer === 'object' && answer !== null && 'recovery_codes' in answer && Array.isArray(answer.recovery_codes)
    ? answer.recovery_codes.map(String)
    : [];

/** What the app is told to scan; null until it is known. */
const useOffer = ({ next, ticket }: LoginStep, onOver: (error: unknown) => void): Offer | null => {
  const [offer, setOffer] = useState<Offer | null>(null);
  useEffect(() => {
    if (next !== 'enrol') return undefined;
    let isGone = false;
    postToIdentity('/v1/login/enrol', { ticket }).then(
      (answer) => {
        if (!isGone && isOffer(answer)) setOffer(answer);
      },
      (error: unknown) => {
        if (!isGone) onOver(error);
      },
    );
    return () => {
      isGone = true;
    };
    // The ticket is what it is asked for with; who is told of a failure does not matter to it.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [next, ticket]);
  return offer;
};

/** What follows on the password: a code, a passkey, or the second factor that the role asks for [OPS-007]. */
export default function SecondStep({ step, onBack }: { step: LoginStep; onBack: () => void }) {
  const t = useStartT();
  const { loginWith } = useSession();
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [made, setMade] = useState<{ codes: readonly string[]; login: LoginCode } | null>(null);
  const isEnrolling = step.next === 'enrol';
  const showFault = (error: unknown): void => {
    const rule = ruleOf(error);
    if (rule === 'step_over') onBack();
    toast.error(isSaid(rule) ? t(`auth.${rule}`) : (descriptionOf(error) ?? t('auth.login_failed')));
  };
  const offer = useOffer(step, showFault);

  const run = async (action: () => Promise<void>): Promise<void> => {
    setBusy(true);
    toastStore.clear();
    try {
      await action();
    } catch (error) {
      showFault(error);
    } finally {
      setBusy(false);
    }
  };
  const sendCode = async (): Promise<void> => {
    const path = isEnrolling ? '/v1/login/enrol/code' : '/v1/login/code';
    const answer = await postToIdentity(path, { ticket: step.ticket, code: code.trim() });
    const login = readLoginCode(answer);
    if (!login) throw new Error('no login code');
    const codes = codesIn(answer);
    if (codes.length > 0) setMade({ codes, login });
    else await loginWith(login);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (made) void run(() => loginWith(made.login));
    else if (code.trim() !== '') void run(sendCode);
  };

  if (made)
    return (
      <form className="login-form" onSubmit={submit}>
        <h2 className="login-step">{t('auth.codes_title')}</h2>
        <RecoveryCodes codes={made.codes} />
        <button type="submit" className="login-button" disabled={busy}>
          {t('auth.codes_done')}
        </button>
      </form>
    );
  const hint = step.with_app ? 'auth.second_hint' : step.with_passkey ? 'auth.second_passkey' : 'auth.second_recovery';
  return (
    <form className="login-form" noValidate onSubmit={submit}>
      <h2 className="login-step">{t(isEnrolling ? 'auth.enrol_title' : 'auth.second_title')}</h2>
      <p>{t(isEnrolling ? 'auth.enrol_hint' : hint)}</p>
      {offer && (
        <>
          <QrCode text={offer.uri} label={t('auth.enrol_qr')} />
          <p>
            {t('auth.enrol_by_hand')}{' '}
            <code className="totp-secret">{offer.secret.replaceAll(/.{4}(?=.)/g, '$& ')}</code>
          </p>
        </>
      )}
      {step.with_passkey && hasPasskeys() && (
        <button
          type="button"
          className="login-button"
          disabled={busy}
          onClick={() => void run(async () => loginWith(await signInByPasskey()))}
        >
          {t('auth.passkey')}
        </button>
      )}
      <LoginField
        label={t('auth.code')}
        type="text"
        autoComplete="one-time-code"
        value={code}
        onChange={setCode}
        problem={code.trim() === '' ? 'auth.code_required' : null}
        autoFocus
      />
      <button type="submit" className="login-button" disabled={busy || code.trim() === ''}>
        {t('auth.verify')}
      </button>
      <button type="button" className="login-link" onClick={onBack}>
        {t('auth.back')}
      </button>
    </form>
  );
}
