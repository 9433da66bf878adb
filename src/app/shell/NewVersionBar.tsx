import { VERSION } from '#domain/version';
import { useT } from '../../i18n/useT';
import { Button } from '../../page/Button';
import { useServerVersion } from './useServerVersion';
import './newVersionBar.css';

/** Tells that the server runs a newer version than this page, and reloads it [NAV-026]. */
export const NewVersionBar = () => {
  const t = useT();
  const version = useServerVersion();
  if (version === null || version === VERSION) return null;
  return (
    <div className="new-version" role="status">
      <span>{t('app.new_version.text')}</span>
      <Button variant="outlined" onClick={() => window.location.reload()}>
        {t('app.new_version.reload')}
      </Button>
    </div>
  );
};
