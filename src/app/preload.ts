import { App } from './appFile';

const fetchIdentityLibrary = (): void => {
  import('@auth0/auth0-spa-js').catch(() => undefined); // fetched again, and its failure told, when it is needed
};

/** The mark that the identity library leaves where somebody signed in before. */
const mayResume = (): boolean => document.cookie.includes('.is.authenticated=');

/**
 * The login page is light; what comes after it is fetched while the user types. Where the session is resumed the app is
 * fetched at once, and the identity library, which then has nothing to do for hours, when it is asked for.
 */
export const preload = (): void => {
  const fetchAll = (): void => {
    fetchIdentityLibrary();
    void App.preload();
  };
  if (mayResume()) void App.preload();
  else if ('requestIdleCallback' in window) window.requestIdleCallback(fetchAll);
  else setTimeout(fetchAll, 800);
};
