import { drawnTogether } from '../page/drawnTogether';
import { preloadable } from '../page/preloadable';

/** The app behind the login: a file of its own, since the login is to stay light. */
export const App = preloadable(() => drawnTogether(import('./App'), ({ firstScreen }) => firstScreen));
