import { useT } from '../i18n/useT';
import './loading.css';

/** A spinner while a screen loads its data; it appears after 150 ms, so that fast answers do not flicker [UI-022]. */
export const Loading = ({ variant = 'page' }: { variant?: 'page' | 'panel' }) => {
  const t = useT();
  return (
    <div className={`loading loading-${variant}`} role="status">
      <span className="loading-wheel" aria-hidden="true" />
      <span className="visually-hidden">{t('app.loading')}</span>
    </div>
  );
};
