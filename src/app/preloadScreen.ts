import { matchRoute } from '#domain/access/matchRoute';
import { SCREENS } from './screens';

/** Fetches the screen of an address while the session is still being resumed. */
export const preloadScreen = (pathname: string): void => {
  const path = matchRoute(pathname)?.route.path;
  if (path !== undefined) SCREENS[path]?.preload?.();
};
