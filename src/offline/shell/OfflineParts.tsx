import { Suspense, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { matchRoute } from '#domain/access/matchRoute';
import { appSession } from '../../auth/appSession';
import { fetchIdentityLibrary } from '../../auth/fetchIdentityLibrary';
import { useCan } from '../../auth/useCan';
import { useProfile } from '../../auth/useProfile';
import { connection, useWhenBack } from '../../live/connection';
import { onQuiet } from '../../clock/onQuiet';
import { preloadable } from '../../page/preloadable';
import { whenFetched } from '../../page/whenFetched';
import { useValue } from '../../store/useValue';
import { keptAnswers } from '../../connectivity/keptAnswers';
import { mode } from '../../connectivity/mode';
import { isWorkListed } from './deviceWork';
import { logoutQuestion } from './logoutQuestion';
import { LostDialog } from './LostDialog';
import { arrivals, startAfresh, wayBack } from './wayBack';
import { correctedNow } from '../../clock/deviceClock';

const DeviceWorkDialog = preloadable(async () => ({ default: (await import('./DeviceWorkDialog')).DeviceWorkDialog }));
const LogoutDialog = preloadable(async () => ({ default: (await import('./LogoutDialog')).LogoutDialog }));
const GoingOnlineDialog = preloadable(async () => ({
  default: (await import('./GoingOnlineDialog')).GoingOnlineDialog,
}));

/** The first screen does not wait for what only opens later; it is here by the time that the network may be lost. */
const LATER_MS = 2_000;

/** Whether a form would be asked about if the page were left now. */
const hasUnsaved = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** An app that was opened without a network gets its session when the server is back, and shows what is true then. */
const useResume = (): void => {
  useEffect(() => {
    let was = appSession.isKept();
    if (was) connection.miss();
    return appSession.subscribe(() => {
      const is = appSession.isKept();
      const isBack = was && !is && appSession.get().phase === 'signed_in' && mode.get() === 'online';
      if (is && !was) connection.miss();
      was = is;
      if (isBack && !hasUnsaved()) startAfresh();
    });
  }, []);
  useWhenBack(() => {
    if (appSession.isKept()) void appSession.keepAlive();
  });
};

/** After the way back the job list is shown [OFF-016 OFF-032]. */
const useArrival = (): void => {
  const navigate = useNavigate();
  const seesJobs = useCan('CAN_VIEW_JOB');
  const count = useValue(arrivals);
  const seen = useRef(count);
  useEffect(() => {
    if (seen.current === count) return;
    seen.current = count;
    void navigate(seesJobs ? '/job' : '/');
  }, [count, navigate, seesJobs]);
};

const WORKER_MS = 4000;

/** Keeps the app on the device, behind the first screen, whatever the line. */
export const keepAppLater = (): (() => void) | undefined =>
  import.meta.env.PROD
    ? onQuiet(
        () =>
          void whenFetched(
            () => import('./update'),
            ({ keepApp }) => keepApp(),
          ),
        WORKER_MS,
      )
    : undefined;

/** The questions of working offline; a wall has nobody to ask. */
export const OfflineParts = () => {
  const state = useValue(wayBack.state);
  const isListed = useValue(isWorkListed);
  const isLoggingOut = useValue(logoutQuestion) !== null;
  const userId = useProfile()?.id;
  const { pathname } = useLocation();
  const isWall = matchRoute(pathname)?.route.bare === true;
  useResume();
  useArrival();
  useEffect(keepAppLater, []);
  useEffect(
    () =>
      onQuiet(() => {
        void DeviceWorkDialog.preload();
        void GoingOnlineDialog.preload();
        void LogoutDialog.preload();
        fetchIdentityLibrary(); // which renews the session
      }, LATER_MS),
    [],
  );
  useEffect(() => {
    if (userId !== undefined) void keptAnswers.tidy(userId, correctedNow());
  }, [userId]);
  return (
    <>
      {!isWall && <LostDialog />}
      <Suspense fallback={null}>
        {isListed && <DeviceWorkDialog />}
        {state.step !== 'closed' && (
          <GoingOnlineDialog
            state={state}
            onSync={() => void wayBack.sync()}
            onAbandon={() => void wayBack.abandon()}
            onClose={wayBack.close}
          />
        )}
        {isLoggingOut && <LogoutDialog />}
      </Suspense>
    </>
  );
};
