import { VERSION } from '#domain/version';
import { useT } from '../../i18n/useT';
import { updateWaits } from '../../offline/shell/updateWaits';
import { Button } from '../../page/Button';
import { useValue } from '../../store/useValue';
import { useServerVersion } from './useServerVersion';
import './newVersionBar.css';

/** Fetched by a click; where the server has newer files alone, the page is loaded anew, which brings them. */
const takeUpdate = (): void => {
  import('../../offline/shell/update').then(
    (file) => file.takeUpdate(),
    () => window.location.reload(),
  );
};

/**
 * Tells that there is a newer version than this page, and loads it with one click [NAV-026]; one that is kept already
 * is said to be ready.
 */
export const NewVersionBar = () => {
  const t = useT();
  const version = useServerVersion();
  const isReady = useValue(updateWaits);
  if (!isReady && (version === null || version === VERSION)) return null;
  return (
    <div className="new-version" role="status">
      <span>{t(isReady ? 'app.new_version.ready' : 'app.new_version.text')}</span>
      <Button variant="outlined" onClick={takeUpdate}>
        {t('app.new_version.reload')}
      </Button>
    </div>
  );
};
