import { Suspense } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import { openRoute } from '#domain/access/matchRoute';
import { usePermissions } from '../auth/usePermissions';
import { useProfile } from '../auth/useProfile';
import { useLocalText } from '../i18n/useLocalText';
import { ErrorBoundary } from '../errors/ErrorBoundary';
import { Loading } from '../errors/Loading';
import { pageOf } from '../page/pageOf';
import { PageStart } from '../page/PageStart';
import { preloadable } from '../page/preloadable';
import { ForbiddenPage } from './pages/ForbiddenPage';
import { LaterPage } from './pages/LaterPage';
import { SCREENS } from './screens';
import { AppShell } from './shell/AppShell';
import { BarePage } from './shell/BarePage';

const UnlistedAddress = preloadable(() => import('./pages/UnlistedAddress'));

/** What the address shows: a screen, the fallback page, "Page not found", or the page of a screen that is still to come. */
export const RouteView = () => {
  const { pathname } = useLocation();
  const held = usePermissions();
  const hasList = useProfile()?.permissions !== null;
  const local = useLocalText();
  const opened = hasList ? openRoute(pathname, held) : 'forbidden';
  const match = typeof opened === 'string' ? null : opened;

  if (opened === 'home') return <Navigate to="/" replace />;
  const Screen = match?.route.screen === 'built' ? SCREENS[match.route.path] : undefined;
  const body = (
    <ErrorBoundary resetKey={pathname}>
      <PageStart key={pageOf(pathname)} title={match && match.route.path !== '/' ? local(match.route.title) : null} />
      <Suspense fallback={<Loading />}>
        {opened === 'unknown' && <UnlistedAddress key={pathname} />}
        {opened === 'forbidden' && <ForbiddenPage key={pathname} />}
        {match && !Screen && <LaterPage route={match.route} />}
        {match && Screen && (
          <Routes>
            <Route path={match.route.path} element={<Screen />} />
          </Routes>
        )}
      </Suspense>
    </ErrorBoundary>
  );
  return match?.route.bare ? <BarePage>{body}</BarePage> : <AppShell>{body}</AppShell>;
};
