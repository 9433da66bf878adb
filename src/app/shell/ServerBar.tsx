import { useEffect } from 'react';
import { useDelayed } from '../../clock/useDelayed';
import { connection } from '../../live/connection';
import { useLiveStatus } from '../../live/useLiveStatus';
import { useOnline } from '../../live/useOnline';
import { useValue } from '../../store/useValue';
import { useT } from '../../i18n/useT';
import { lostRequests } from '../../offline/links/lostRequests';
import { useMode } from '../../connectivity/mode';
import { useGoOffline } from '../../offline/shell/LostDialog';
import { Button } from '../../page/Button';
import './newVersionBar.css';

/** An outage that is over before it is read about. */
const UNNOTICED_MS = 1000;

/** Tells that the server does not answer; requests wait for it, and what is typed is kept [NET-002]. */
export const ServerBar = () => {
  const t = useT();
  const isWaiting = useValue(lostRequests.isWaiting);
  const isOnline = useOnline();
  const isSilent = useLiveStatus() === 'down';
  const isChosen = useMode() === 'online';
  const goOffline = useGoOffline();
  // A screen that asks for nothing hears of it by the live events that stop.
  useEffect(() => {
    if (!isOnline || isSilent) connection.miss();
  }, [isOnline, isSilent]);
  const isLost = useDelayed(useValue(connection.isLost), UNNOTICED_MS);
  return (isWaiting || isLost) && isChosen ? (
    <div className="new-version is-waiting" role="status">
      <span>{t('app.server_away')}</span>
      <Button variant="outlined" onClick={goOffline}>
        {t('offline.lost.go_offline')}
      </Button>
    </div>
  ) : null;
};
