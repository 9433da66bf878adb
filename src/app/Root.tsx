import { Activity, Suspense, useEffect, useState } from 'react';
import { Toasts } from '../toasts/Toasts';
import { LoginPage } from '../auth/login/LoginPage';
import { StartPage } from '../auth/login/StartPage';
import { useSession } from '../auth/useSession';
import { viewing } from '../auth/viewing';
import { fetchedLater } from '../page/fetchedLater';
import { App } from './appFile';

const ViewingBar = fetchedLater(() => import('./ViewingBar'));

/**
 * Whether the app's file is there. Until then the page stays as it is: what React shows in place of a file that it waits
 * for stays for 300 ms at least.
 */
const useFetched = (isWanted: boolean): boolean => {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    if (isWanted) void App.preload().then(() => setThere(true));
  }, [isWanted]);
  return isThere;
};

/**
 * The login, or the app. When a session ends the app stays in the page, hidden, with its forms as they are; the same
 * user's login shows it again, another user's login starts afresh [AUTH-059].
 */
export const Root = () => {
  const { phase, profile } = useSession();
  const signedIn = phase === 'signed_in';
  const isThere = useFetched(profile !== null);
  return (
    <>
      {(phase === 'signed_out' || phase === 'expired') && <LoginPage />}
      {(phase === 'starting' || phase === 'unreachable' || phase === 'refused' || (signedIn && !isThere)) && (
        <StartPage />
      )}
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
