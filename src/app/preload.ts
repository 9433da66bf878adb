import { App } from './appFile';

/** The mark that the identity library leaves where somebody signed in before. */
const mayResume = (): boolean => document.cookie.includes('.is.authenticated=');

/**
 * The login page is light; what comes after it is fetched while the user types. Where the session is resumed the app is
 * fetched at once.
 */
export const preload = (): void => {
  const fetchAll = (): void => void App.preload();
  if (mayResume()) void App.preload();
  else if ('requestIdleCallback' in window) window.requestIdleCallback(fetchAll);
  else setTimeout(fetchAll, 800);
};
