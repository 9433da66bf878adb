import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { staysOffline } from '#domain/offline/pages';
import { useCan } from '../../auth/useCan';
import { useT } from '../../i18n/useT';
import { useWhenBack } from '../../live/connection';
import { Button } from '../../page/Button';
import { useValue } from '../../store/useValue';
import { lostRequests } from '../links/lostRequests';
import { mode } from '../../connectivity/mode';
import { PlainDialog } from './PlainDialog';
import { useTypingPause } from './useTypingPause';

/** Goes offline, and to the job list from where nothing can be done without the server [OFF-004]. */
export const useGoOffline = (): (() => void) => {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const seesJobs = useCan('CAN_VIEW_JOB');
  return () => {
    mode.set('offline');
    lostRequests.giveUp();
    if (seesJobs && !staysOffline(pathname)) void navigate('/job');
  };
};

/** What to do about requests that failed; a server that comes back answers them, and nobody is asked any more [OFF-003]. */
export const LostDialog = () => {
  const t = useT();
  const isOpen = useTypingPause(useValue(lostRequests.isAsking));
  const goOffline = useGoOffline();
  useEffect(() => lostRequests.draw(), []);
  useWhenBack(lostRequests.back);
  if (!isOpen) return null;
  return (
    <PlainDialog
      title={t('offline.lost.title')}
      closeLabel={t('offline.close')}
      onClose={lostRequests.close}
      actions={
        <>
          <Button variant="outlined" onClick={lostRequests.retry}>
            {t('offline.lost.retry')}
          </Button>
          <Button variant="outlined" onClick={goOffline}>
            {t('offline.lost.go_offline')}
          </Button>
        </>
      }
    >
      <p>{t('offline.lost.text')}</p>
    </PlainDialog>
  );
};
