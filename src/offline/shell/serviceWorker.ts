import { addRoute, cleanupOutdatedCaches, matchPrecache, precache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { matchRoute } from '#domain/access/matchRoute';
import { PAGE_MARK } from '#domain/offline/pages';
import { isSmallPicture, smallPicture } from './smallPictures';
import { MODE_KEPT, SYNC_TAG, WOKEN, type ToWorker } from '../../connectivity/workerWords';

/** What of a worker's world is used here; the types of pages and of workers exclude each other. */
interface WorkerScope {
  addEventListener(kind: 'message', act: (event: { data: unknown; ports: readonly MessagePort[] }) => void): void;
  addEventListener(
    kind: 'sync',
    act: (event: { tag: string; waitUntil: (work: Promise<unknown>) => void }) => void,
  ): void;
  addEventListener(kind: 'activate', act: (event: { waitUntil: (work: Promise<unknown>) => void }) => void): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void>; matchAll(options: { includeUncontrolled: true }): Promise<readonly Client[]> };
}
interface Client {
  postMessage(data: unknown): void;
}
declare const self: WorkerScope;
/** Every file of this build, written in by `vite.worker.config.ts`. */
declare const PRECACHED: { url: string; revision: string | null }[];

const PAGE = '/index.html';
/** A page that has not come by then is not waited for: the one that is kept is the same, or one version older. */
const TIMEOUT_MS = 2_000;
const NOBODY: ReadonlySet<number> = new Set([502, 503, 504, 511]);

/** Ours, or the way to a login in front of us: whoever sends elsewhere over a secure line is meant to be there. */
const isPage = ({ type, headers, status }: Response): boolean =>
  type === 'opaqueredirect' || (headers.has(PAGE_MARK) && !NOBODY.has(status));

const isOffline = async (): Promise<boolean> => {
  const kept = await (await caches.open(MODE_KEPT)).match('/mode');
  return (await kept?.text()) === 'offline';
};

const asked = (request: Request): Promise<Response | null> =>
  Promise.race([
    fetch(request).catch(() => null),
    new Promise<null>((resolve) => {
      setTimeout(resolve, TIMEOUT_MS, null);
    }),
  ]);

/**
 * The server's page, which is the newest; without an answer of its own, the kept one. Offline by choice nobody is
 * asked.
 */
const page = async (request: Request): Promise<Response> => {
  if (!(await isOffline())) {
    const answer = await asked(request);
    if (answer && isPage(answer)) return answer;
  }
  return (await matchPrecache(PAGE)) ?? fetch(request);
};

precache(PRECACHED);
cleanupOutdatedCaches();
// Only addresses of screens are pages of ours: calls, sign-in, files and papers go to the server as if there were no
// worker.
registerRoute(
  ({ request, sameOrigin, url }) =>
    sameOrigin && request.mode === 'navigate' && !url.searchParams.has('state') && matchRoute(url.pathname) !== null,
  ({ request }) => page(request),
);
registerRoute(
  ({ url }) => isSmallPicture(url),
  ({ request }) => smallPicture(request),
);
addRoute({ directoryIndex: '', cleanURLs: false });

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

const keepMode = async (mode: string): Promise<void> => (await caches.open(MODE_KEPT)).put('/mode', new Response(mode));

/** Takes over at once where the only page that is open is of this build already. */
const takeOver = async (entry: string): Promise<boolean> => {
  const isOwn = PRECACHED.some(({ url }) => url === entry);
  if (isOwn && (await self.clients.matchAll({ includeUncontrolled: true })).length <= 1) await self.skipWaiting();
  return isOwn;
};

const isWord = (data: unknown): data is ToWorker => typeof data === 'object' && data !== null && 'kind' in data;

self.addEventListener('message', ({ data, ports }) => {
  if (!isWord(data)) return;
  if (data.kind === 'activate') void self.skipWaiting();
  if (data.kind === 'mode') void keepMode(data.mode);
  if (data.kind === 'settle') void takeOver(data.entry).then((isOwn) => ports[0]?.postMessage(isOwn));
});

// Nothing is sent from here, where nobody is signed in: the pages have the session, and what waits.
const wakePages = async (): Promise<void> => {
  for (const one of await self.clients.matchAll({ includeUncontrolled: true })) one.postMessage({ kind: WOKEN });
};
self.addEventListener('sync', (event) => {
  if (event.tag === SYNC_TAG) event.waitUntil(wakePages());
});
