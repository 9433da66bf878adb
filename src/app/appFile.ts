import { preloadable } from '../page/preloadable';

/** The app behind the login: a file of its own, since the login is to stay light. */
export const App = preloadable(() => import('./App'));
