import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import { useLanguage } from '../../i18n/useLanguage';
import { useT } from '../../i18n/useT';
import { Button } from '../../page/Button';
import { useValue } from '../../store/useValue';
import { shownAsOf } from '../../connectivity/keptAnswers';
import { useMode } from '../../connectivity/mode';
import { countOf, useWaiting } from '../../connectivity/waiting';
import { isWorkListed } from './deviceWork';
import { shortMoment } from './shortMoment';
import { wayBack } from './wayBack';
import './offlineBar.css';

/**
 * Tells that the user works offline, what waits to be sent, how old what is shown is, and leads back [OFF-029]. What a
 * sync has left stands here online too.
 */
export const OfflineBar = () => {
  const t = useT();
  const { language } = useLanguage();
  const isOffline = useMode() === 'offline';
  const unsynced = countOf(useWaiting());
  const at = useValue(shownAsOf);
  const { pathname } = useLocation();
  // Another screen shows other answers: forgotten before the first of them can come.
  useLayoutEffect(() => shownAsOf.set(null), [pathname]);
  if (!isOffline && at === null && unsynced === 0) return null;
  return (
    <div className="offline-bar" role="status">
      {isOffline && <span>{t('offline.bar')}</span>}
      {at !== null && <span>{t('offline.as_of', { at: shortMoment(at, language) })}</span>}
      {unsynced > 0 && (
        <button type="button" className="offline-unsynced" onClick={() => isWorkListed.set(true)}>
          {t('offline.unsynced', { smart_count: unsynced })}
        </button>
      )}
      {isOffline && (
        <Button variant="outlined" onClick={wayBack.ask}>
          {t('offline.go_online')}
        </Button>
      )}
    </div>
  );
};
