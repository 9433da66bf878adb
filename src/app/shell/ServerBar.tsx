import { useSyncExternalStore } from 'react';
import { serverTries } from '../../dataProvider/links/serverTries';
import { useT } from '../../i18n/useT';
import './newVersionBar.css';

/** Tells that requests wait for a server that does not answer, and that they are sent again by themselves. */
export const ServerBar = () => {
  const t = useT();
  const isTrying = useSyncExternalStore(serverTries.subscribe, serverTries.isTrying);
  return isTrying ? (
    <div className="new-version is-waiting" role="status">
      {t('app.server_away')}
    </div>
  ) : null;
};
