import type { ReactNode } from 'react';
import { useT } from '../i18n/useT';
import { largeText, useLargeText } from './largeText';
import './largeText.css';

/** The switch of larger letters, on the screens of the field [FLD-006]. */
export const LargeTextButton = () => {
  const t = useT();
  const isOn = useLargeText();
  return (
    <button
      type="button"
      className="large-text-button"
      aria-pressed={isOn}
      title={t('app.large_text')}
      aria-label={t('app.large_text')}
      onClick={() => largeText.set(!isOn)}
    >
      <span aria-hidden="true">Aa</span>
    </button>
  );
};

/** What is inside is a third larger while the switch is on, controls included. */
export const LargeText = ({ className = '', children }: { className?: string; children: ReactNode }) => (
  <div className={`${className} ${useLargeText() ? 'is-large-text' : ''}`.trim()}>{children}</div>
);
