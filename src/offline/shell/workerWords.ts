/** What pages tell the worker. */
export type ToWorker =
  /** Take over now. */
  | { kind: 'activate' }
  /** This is the page's entry file: answers whether it is of the worker's build. */
  | { kind: 'settle'; entry: string }
  | { kind: 'mode'; mode: 'online' | 'offline' };

/** The cache in which the worker remembers the mode. */
export const MODE_KEPT = 'trowel-mode';
