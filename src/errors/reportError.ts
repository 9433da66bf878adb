import { VERSION } from '#domain/version';

/** Of one page; a page that fails at each frame tells no more. */
const MAX_REPORTS = 5;
/** What browsers say of themselves, of requests that ended because the page went away, and of a lost connection. */
const NOT_OURS = /ResizeObserver loop|AbortError|aborted|Failed to fetch|Load failed|NetworkError|Script error/;

const told = new Set<string>();
let tokenOf = async (): Promise<string | null> => null;

/** An address without ids, keys and what was searched for. */
export const screenOf = (pathname: string): string =>
  pathname.replaceAll(/\/(\d+|[0-9a-f]{8}-[0-9a-f-]{27})(?=\/|$)/gi, '/:id').slice(0, 200);

const send = async (body: string): Promise<void> => {
  const token = await tokenOf().catch(() => null);
  await fetch('/v1/browser-errors', {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body,
  });
};

/** Tells the server of an error, once a page; nothing comes of it when that fails. */
export const reportError = (error: unknown): void => {
  const { name, message, stack } =
    error instanceof Error ? error : { name: 'Error', message: String(error), stack: undefined };
  const text = `${name}: ${message}`.slice(0, 500);
  if (NOT_OURS.test(text) || told.has(text) || told.size >= MAX_REPORTS) return;
  told.add(text);
  const screen = screenOf(window.location.pathname);
  send(JSON.stringify({ release: VERSION, screen, message: text, stack: stack?.slice(0, 4_000) ?? null })).catch(
    () => undefined,
  );
};

/** Errors that nobody caught are told from now on, with who met them [OPS-004]. */
export const reportUncaught = (token: typeof tokenOf): void => {
  tokenOf = token;
  window.addEventListener('error', ({ error, message }) => reportError(error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => reportError(reason));
};
