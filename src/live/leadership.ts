/**
 * Calls `onLead` when this tab is the one to read the stream, at once where the browser has no Web Locks
 * (a page that is not served securely). Answers the function that gives the lead away.
 */
export const lead = (name: string, onLead: () => void): (() => void) => {
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks;
  if (!locks || typeof BroadcastChannel === 'undefined') {
    onLead();
    return () => undefined;
  }
  const waiting = new AbortController();
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  locks
    .request(name, { signal: waiting.signal }, () => {
      onLead();
      return held;
    })
    .catch(() => undefined);
  return () => {
    waiting.abort();
    release();
  };
};
