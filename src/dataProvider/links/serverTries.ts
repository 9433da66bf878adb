/** How many requests wait for a server that does not answer. */
const createServerTries = () => {
  let count = 0;
  const listeners = new Set<() => void>();
  return {
    note: (change: 1 | -1): void => {
      count += change;
      for (const listener of listeners) listener();
    },
    isTrying: (): boolean => count > 0,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

/** Those of this page, for the bar that says so. */
export const serverTries = createServerTries();
