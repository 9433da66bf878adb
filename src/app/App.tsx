import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router';
import { can, type Need } from '#domain/access/can';
import { matchRoute } from '#domain/access/matchRoute';
import type { Permission } from '#domain/access/permissions';
import { RecordsContext } from '../crud/RecordsContext';
import { DataLayer } from './DataLayer';
import type { FirstQuestion } from '../dataProvider/links/firstQuestions';
import { keepAppLater, OfflineParts } from '../offline/shell/OfflineParts';
import { freshStarts, wayBack } from '../offline/shell/wayBack';
import { ErrorBoundary } from '../errors/ErrorBoundary';
import { guardedHistory, type GuardedHistory } from '../page/guardedHistory';
import { GuardedRouter } from '../page/GuardedRouter';
import { useValue } from '../store/useValue';
import { RouteView } from './RouteView';
import { MenuLocations } from './shell/MenuLocations';
import { RecordLayer, SCREENS } from './screens';
import { use, useMemo, type ReactNode } from 'react';
import { useMode } from '../connectivity/mode';
import { useWaiting } from '../connectivity/waiting';
import { ShellFactsContext } from './shell/ShellFacts';

/** Tells the shell whether the user went offline, and how much waits to be sent. */
const OfflineFacts = ({ children }: { children: ReactNode }) => {
  const facts = use(ShellFactsContext);
  const online = useMode() === 'online';
  const { changes, files } = useWaiting();
  const unsynced = changes.length + files.length;
  const syncing = useValue(wayBack.state).step === 'syncing';
  const value = useMemo(() => ({ ...facts, online, unsynced, syncing }), [facts, online, unsynced, syncing]);
  return <ShellFactsContext value={value}>{children}</ShellFactsContext>;
};

/** What the first screen asks of whom it is shown to, until it is asked. */
let first: { need: Need; questionsOf: (held: ReadonlySet<Permission>) => readonly FirstQuestion[] } | null = null;
const takeFirst = (held: ReadonlySet<Permission>): readonly FirstQuestion[] => {
  const questions = first && can(held, first.need) ? first.questionsOf(held) : [];
  first = null;
  return questions;
};

/** Fetches the screen of an address while the session is still being resumed, and hears what it is going to ask. */
const preloadScreen = async (pathname: string): Promise<void> => {
  const match = matchRoute(pathname);
  const screen = match && SCREENS[match.route.path];
  if (!screen) return;
  first = { need: match.need, questionsOf: (held) => screen.first?.(match.params, held) ?? [] };
  await screen.preload?.();
};

const aroundRecords = Object.assign((part: ReactNode) => <RecordLayer>{part}</RecordLayer>, {
  preload: RecordLayer.preload,
});

const Page = () => (
  <OfflineFacts>
    <DataLayer key={useValue(freshStarts)} takeFirst={takeFirst}>
      <MenuLocations>
        <RecordsContext value={aroundRecords}>
          <RouteView />
        </RecordsContext>
      </MenuLocations>
    </DataLayer>
    <OfflineParts />
  </OfflineFacts>
);

/** Ends when the screen of the address is there: drawn before, it would show its wait for 300 ms at least. */
export const firstScreen = preloadScreen(window.location.pathname);

// Beside the login too, where the app is kept already: what is kept may be old, or gone from the server [OFF-025 OFF-026].
if (import.meta.env.PROD && navigator.serviceWorker?.controller) keepAppLater();

let history: GuardedHistory | null = null;

/** Made at the first draw, since the login may change the address after this file was fetched. */
const theHistory = (): GuardedHistory => {
  history ??= guardedHistory(createBrowserHistory({ v5Compat: true }));
  return history;
};

/** The app of a signed-in user; the page before it fetches this file while the user types. */
const App = () => (
  <GuardedRouter history={theHistory()}>
    <ErrorBoundary>
      <Page />
    </ErrorBoundary>
  </GuardedRouter>
);

export default App;
