/** What no screen waits for leaves the line and the server to what the first screen waits for, in milliseconds. */
export const AFTER_SCREEN_MS = 300;

/** Does something when the browser has nothing else to do, at the earliest after so many milliseconds. */
export const onIdle = (act: () => void, after = 0): (() => void) => {
  let handle = 0;
  const timer = setTimeout(() => {
    if ('requestIdleCallback' in window) handle = window.requestIdleCallback(act);
    else act();
  }, after);
  return () => {
    clearTimeout(timer);
    if (handle > 0) window.cancelIdleCallback(handle);
  };
};
