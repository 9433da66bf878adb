import { useId, useState } from 'react';
import type { StartKey } from '../../i18n/startEn';
import { useStartT } from '../../i18n/useStartT';

interface Props {
  label: string;
  type: 'email' | 'password' | 'text';
  autoComplete: 'username' | 'current-password' | 'email' | 'one-time-code';
  value: string;
  onChange: (value: string) => void;
  /** What is wrong with the value; shown once the field has been left. */
  problem: StartKey | null;
  autoFocus?: boolean;
}

/** A labelled field of the pages before the login, which load neither MUI nor its styles. */
export const LoginField = ({ label, type, autoComplete, value, onChange, problem, autoFocus = false }: Props) => {
  const t = useStartT();
  const id = useId();
  const [left, setLeft] = useState(false);
  const [shown, setShown] = useState(false);
  const text = left && problem ? t(problem) : null;
  const isPassword = type === 'password';
  return (
    <div className="login-field">
      <label htmlFor={id}>{label}</label>
      <div className="login-input-frame" data-invalid={text !== null}>
        <input
          id={id}
          type={isPassword && shown ? 'text' : type}
          autoComplete={autoComplete}
          value={value}
          autoFocus={autoFocus}
          aria-invalid={text !== null}
          aria-describedby={text ? `${id}-problem` : undefined}
          aria-required="true"
          onChange={(event) => onChange(event.target.value)}
          onBlur={() => setLeft(true)}
        />
        {isPassword && (
          <button type="button" className="login-peek" aria-pressed={shown} onClick={() => setShown(!shown)}>
            <span className="visually-hidden">{t(shown ? 'auth.hide_password' : 'auth.show_password')}</span>
            <svg
              width="18"
              height="18"
              viewBox="0 0 24 24"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.8"
              aria-hidden="true"
            >
              <path d="M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12Z" />
              <circle cx="12" cy="12" r="3" />
              {shown && <path d="m4 4 16 16" strokeLinecap="round" />}
            </svg>
          </button>
        )}
      </div>
      {text && (
        <p id={`${id}-problem`} className="login-problem">
          {text}
        </p>
      )}
    </div>
  );
};
