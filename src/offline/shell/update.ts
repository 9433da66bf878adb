import { mayAsk } from '../../connectivity/gate';
import { mode } from '../../connectivity/mode';
import { connection } from '../../live/connection';
import { startWorker, type Registration } from './startWorker';
import { triedUntil } from './triedUntil';
import { updateWaits } from './updateWaits';
import type { ToWorker } from '../../connectivity/workerWords';

const LOOK_MS = 3_600_000;
/** A worker that does not take over does not hold up the new page. */
const TAKE_OVER_MS = 3_000;
/** A dead line does not hold up the next try for longer. */
const SCRIPT_MS = 30_000;

const container = (): ServiceWorkerContainer | null => ('serviceWorker' in navigator ? navigator.serviceWorker : null);

const sendToWorker = (worker: ServiceWorker | null | undefined, word: ToWorker, ports: MessagePort[] = []): void =>
  worker?.postMessage(word, ports);

/** The file that this page began with; its name tells the build. */
const entryFile = (): string => {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return script ? new URL(script.src).pathname : '';
};

/**
 * A page that is of the waiting build already has nothing to be told; the worker takes over when it is the only one.
 */
const isOwnBuild = (worker: ServiceWorker): Promise<boolean> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', ({ data }) => resolve(data === true));
    port1.start();
    setTimeout(resolve, TAKE_OVER_MS, false);
    sendToWorker(worker, { kind: 'settle', entry: entryFile() }, [port2]);
  });

const noteWaiting = async (): Promise<void> => {
  const waiting = (await container()?.getRegistration())?.waiting;
  if (waiting) updateWaits.set(!(await isOwnBuild(waiting)));
};

/**
 * The newer version takes over, and the page is loaded anew; unsaved forms are asked about by the browser, and keep
 * their drafts.
 */
export const takeUpdate = async (): Promise<void> => {
  const waiting = (await container()?.getRegistration())?.waiting;
  if (waiting)
    await new Promise<void>((resolve) => {
      container()?.addEventListener('controllerchange', () => resolve(), { once: true });
      setTimeout(resolve, TAKE_OVER_MS);
      sendToWorker(waiting, { kind: 'activate' });
    });
  window.location.reload();
};

const followMode = async (): Promise<void> => {
  const registration = await container()?.ready;
  const send = (): void => sendToWorker(registration?.active, { kind: 'mode', mode: mode.get() });
  send();
  mode.subscribe(send);
};

/** Looks for a newer version when the page is looked at again, at most once an hour. */
const lookLater = (registration: ServiceWorkerRegistration): void => {
  let last = Date.now();
  window.addEventListener('focus', () => {
    if (!mayAsk() || Date.now() - last < LOOK_MS) return;
    last = Date.now();
    registration.update().catch(() => undefined);
  });
};

let isKeeping = false;

/**
 * Keeps the app on this device; called when the first screen is there, since keeping files must not slow it. What does
 * not work now, offline or on a dead line, is tried again when the server is back or answers, when the user goes online,
 * and when the page is looked at again.
 */
export const keepApp = (): void => {
  const workers = container();
  if (!workers || isKeeping) return;
  isKeeping = true;
  const attempt = (): Promise<boolean> =>
    startWorker({
      fetchScript: (headers) => fetch('/sw.js', { headers, cache: 'no-store', signal: AbortSignal.timeout(SCRIPT_MS) }),
      register: async (): Promise<Registration> => {
        const registration = await workers.register('/sw.js', { updateViaCache: 'none' });
        lookLater(registration);
        return registration;
      },
      registered: () => workers.getRegistration(),
      isControlled: () => workers.controller !== null,
      onWaiting: () => void noteWaiting(),
      reload: () => window.location.reload(),
      // eslint-disable-next-line no-console
      log: (text) => console.info(text),
    });
  triedUntil({
    mayTry: mayAsk,
    attempt,
    // Of the mode is told with each contact too.
    moments: [connection.onBack, mode.subscribe, (again) => window.addEventListener('focus', again)],
  });
  void followMode();
};
