/** What pages tell the worker. */
export type ToWorker =
  /** Take over now. */
  | { kind: 'activate' }
  /** This is the page's entry file: answers whether it is of the worker's build. */
  | { kind: 'settle'; entry: string }
  | { kind: 'mode'; mode: 'online' | 'offline' };

/** The cache in which the worker remembers the mode. */
export const MODE_KEPT = 'trowel-mode';

/** The cache of small pictures, which is deleted with what is kept of answers. */
export const PICTURES_KEPT = 'trowel-pictures';

/** What the worker says to its pages when the browser says that there is a network again. */
export const WOKEN = 'woken';
/** Under which a page asks for that word. */
export const SYNC_TAG = 'trowel-send';
