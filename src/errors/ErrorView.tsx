import { useWhenBack } from '../live/connection';
import { useT } from '../i18n/useT';
import { useMode } from '../connectivity/mode';
import { Button } from '../page/Button';
import './errors.css';

interface Props {
  /** What went wrong, in words for the user; without it the view is the general one. */
  message?: string | null;
  onRetry?: () => void;
  /** A page below the header when a screen's main query fails, a panel in place when only a part fails [UI-037]. */
  variant?: 'page' | 'panel';
}

/**
 * The generic error view, with and without a message; what can be tried again is, when a lost server is back
 * [UI-019 UI-020 NET-002].
 */
export const ErrorView = ({ message, onRetry, variant = 'panel' }: Props) => {
  const t = useT();
  useWhenBack(onRetry);
  if (useMode() === 'offline')
    return (
      <div className={`error-view error-view-${variant}`} role="alert">
        <p className="error-lead">{t('offline.not_here')}</p>
      </div>
    );
  return (
    <div className={`error-view error-view-${variant}`} role="alert">
      <svg
        className="error-mark"
        viewBox="0 0 24 24"
        width="28"
        height="28"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        aria-hidden="true"
      >
        <circle cx="12" cy="12" r="9.2" />
        <path d="M12 7.4v5.6M12 16.4v.2" strokeLinecap="round" />
      </svg>
      {message ? (
        <>
          <p className="error-lead">{t('errors.following')}</p>
          <p className="error-message">{message}</p>
          <p className="error-hint">{t('errors.contact_further')}</p>
        </>
      ) : (
        <>
          <p className="error-lead">{t('errors.occurred')}</p>
          <p className="error-hint">{t('errors.contact')}</p>
        </>
      )}
      {onRetry && (
        <Button variant="outlined" onClick={onRetry}>
          {t('errors.retry')}
        </Button>
      )}
    </div>
  );
};
