import { keptUser } from '../auth/keptUser';
import { isNarrowerThan } from '../theme/useNarrowerThan';
import { App } from './appFile';
import { TODAY_BELOW } from './landing/todayBelow';

/** The mark that the identity library leaves where somebody signed in before. */
const mayResume = (): boolean => document.cookie.includes('.is.authenticated=');

/** Where the build has named the files of a telephone's home (scripts/screenFiles.mjs). */
const NAMED = 'meta[name="trowel-telephone"]';

/** The app's own files are called so by the plan of files (scripts/chunkPlan.mjs). */
const isOfApp = (file: string): boolean => file.includes('/app-');

const hint = (file: string, priority: 'auto' | 'low'): HTMLLinkElement => {
  const link = document.createElement('link');
  const isStyle = file.endsWith('.css');
  link.rel = isStyle ? 'preload' : 'modulepreload';
  if (isStyle) link.as = 'style';
  link.crossOrigin = '';
  link.fetchPriority = priority;
  link.href = file;
  return link;
};

/**
 * A telephone at which nobody was signed in will show the stops of a day: a slow line carries their files while the form
 * is filled in and the password is looked at, and gives way to what is asked of the server meanwhile.
 */
const preloadTelephone = (): void => {
  if (window.location.pathname !== '/' || !isNarrowerThan(TODAY_BELOW) || keptUser.read(0)) return;
  const named = document.querySelector<HTMLMetaElement>(NAMED)?.content.split(' ') ?? [];
  document.head.append(...named.map((file) => hint(file, isOfApp(file) ? 'auto' : 'low')));
};

/**
 * The login page is light; what comes after it is fetched while the user types. Where the session is resumed the app is
 * fetched at once.
 */
export const preload = (): void => {
  const fetchAll = (): void => void App.preload();
  if (mayResume()) return fetchAll();
  preloadTelephone();
  if ('requestIdleCallback' in window) window.requestIdleCallback(fetchAll);
  else setTimeout(fetchAll, 800);
};
