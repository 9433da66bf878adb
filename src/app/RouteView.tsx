import { Suspense, useEffect, type ReactNode } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import { openRoute } from '#domain/access/matchRoute';
import { isOfferedOffline } from '#domain/offline/pages';
import { usePermissions } from '../auth/usePermissions';
import { useProfile } from '../auth/useProfile';
import { useLocalText } from '../i18n/useLocalText';
import { ErrorBoundary } from '../errors/ErrorBoundary';
import { Loading } from '../errors/Loading';
import { useMode } from '../connectivity/mode';
import { pageOf } from '../page/pageOf';
import { preloadable } from '../page/preloadable';
import { SCREENS } from './screens';
import { toast } from '../toasts/toast';
import { AppShell } from './shell/AppShell';
import { useDocumentTitle } from '../page/useDocumentTitle';
import { VERSION } from '#domain/version';
import { useServerVersion } from './shell/useServerVersion';
import { useT } from '../i18n/useT';
import { MessagePage } from './pages/MessagePage';

/** In place of a screen that is of no use without the server [OFF-029]. */
const OfflinePage = () => {
  const t = useT();
  return (
    <MessagePage
      title={t('offline.not_available')}
      heading={t('offline.not_available')}
      home={t('app.not_found.home')}
      icon="☁"
    />
  );
};

/**
 * A page without header and menus. Nobody may be near the screen: a newer version of the server is loaded by itself.
 */
const BarePage = ({ children }: { children: ReactNode }) => {
  const version = useServerVersion();
  const isOld = version !== null && version !== VERSION;
  useEffect(() => {
    if (isOld) window.location.reload();
  }, [isOld]);
  return <main>{children}</main>;
};

/**
 * Begins a page at its top and names the tab after its route. It stands before the screen, so that the screen's own
 * title, set later, wins; keyed by the address.
 */
const PageStart = ({ title }: { title: string | null }) => {
  useDocumentTitle(title);
  useEffect(() => {
    window.scrollTo(0, 0);
    return toast.leave;
  }, []);
  return null;
};

const UnlistedAddress = preloadable(() => import('./pages/UnlistedAddress'));
const ForbiddenPage = preloadable(async () => ({ default: (await import('./pages/ForbiddenPage')).ForbiddenPage }));
const LaterPage = preloadable(async () => ({ default: (await import('./pages/LaterPage')).LaterPage }));

/**
 * What the address shows: a screen, the fallback page, "Page not found", or the page of a screen that is still to come.
 */
export const RouteView = () => {
  const { pathname } = useLocation();
  const held = usePermissions();
  const hasList = useProfile()?.permissions !== null;
  const local = useLocalText();
  const isOffline = useMode() === 'offline';
  const opened = hasList ? openRoute(pathname, held) : 'forbidden';
  const match = typeof opened === 'string' ? null : opened;

  if (opened === 'home') return <Navigate to="/" replace />;
  const Screen = match?.route.screen === 'built' ? SCREENS[match.route.path] : undefined;
  const isHidden = isOffline && !isOfferedOffline(pathname);
  const body = (
    <ErrorBoundary resetKey={pathname}>
      <PageStart key={pageOf(pathname)} title={match && match.route.path !== '/' ? local(match.route.title) : null} />
      <Suspense fallback={<Loading />}>
        {opened === 'unknown' && <UnlistedAddress key={pathname} />}
        {opened === 'forbidden' && <ForbiddenPage key={pathname} />}
        {match && !Screen && <LaterPage route={match.route} />}
        {match && Screen && isHidden && <OfflinePage />}
        {match && Screen && !isHidden && (
          <Routes>
            <Route path={match.route.path} element={<Screen />} />
          </Routes>
        )}
      </Suspense>
    </ErrorBoundary>
  );
  return match?.route.bare ? <BarePage>{body}</BarePage> : <AppShell>{body}</AppShell>;
};
