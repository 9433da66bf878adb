import { Activity, Suspense, useEffect, useState } from 'react';
import { Toasts } from '../toasts/Toasts';
import { LoginPage } from '../auth/login/LoginPage';
import { StartPage } from '../auth/login/StartPage';
import { useSession } from '../auth/useSession';
import { viewing } from '../auth/viewing';
import { useDelayed } from '../clock/useDelayed';
import { fetchedLater } from '../page/fetchedLater';
import { App } from './appFile';

const ViewingBar = fetchedLater(() => import('./ViewingBar'));

/**
 * Whether the app's file is there. Until then the page stays as it is: what React shows in place of a file that it waits
 * for stays for 300 ms at least.
 */
const useFetched = (isWanted: boolean): boolean => {
  // One that could not be fetched is drawn too: it is asked for again then, and says so.
  const [isTried, setTried] = useState(false);
  const isThere = isTried || App.isThere();
  useEffect(() => {
    if (isWanted && !isThere) void App.preload().then(() => setTried(true));
  }, [isWanted, isThere]);
  return isThere;
};

/** So long a page stays empty before it says that it is about to begin: most begin sooner, and nothing flickers. */
const SOON_MS = 300;

/**
 * The login, or the app. When a session ends the app stays in the page, hidden, with its forms as they are; the same
 * user's login shows it again, another user's login starts afresh [AUTH-059].
 */
export const Root = () => {
  const { phase, profile } = useSession();
  const signedIn = phase === 'signed_in';
  const isThere = useFetched(profile !== null);
  const hasWords = phase === 'unreachable' || phase === 'refused';
  const isWaiting = phase === 'starting' || hasWords || (signedIn && !isThere);
  const isLate = useDelayed(isWaiting, SOON_MS);
  return (
    <>
      {(phase === 'signed_out' || phase === 'expired') && <LoginPage />}
      {(isLate || hasWords) && <StartPage />}
      {profile && isThere && (
        <Activity key={profile.id} mode={signedIn ? 'visible' : 'hidden'}>
          <Suspense fallback={<StartPage />}>
            <App />
          </Suspense>
        </Activity>
      )}
      {viewing && profile && (
        <Suspense>
          <ViewingBar view={viewing} />
        </Suspense>
      )}
      <Toasts />
    </>
  );
};
