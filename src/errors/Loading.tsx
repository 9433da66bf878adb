import CircularProgress from '@mui/material/CircularProgress';
import { useT } from '../i18n/useT';
import './loading.css';

/** A spinner while a screen loads its data; it appears after 150 ms, so that fast answers do not flicker [UI-022]. */
export const Loading = ({ variant = 'page' }: { variant?: 'page' | 'panel' }) => {
  const t = useT();
  return (
    <div className={`loading loading-${variant}`} role="status">
      <CircularProgress size={28} thickness={4} aria-hidden="true" />
      <span className="visually-hidden">{t('app.loading')}</span>
    </div>
  );
};
