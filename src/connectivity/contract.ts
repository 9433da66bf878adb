/** Online, or offline by the person's choice (OFF-001). */
export type Mode = 'online' | 'offline';
/** A change of this device as a list shows it. */
export interface ListedChange {
  key: string;
  title: string;
  /** When it was last changed here, or given up, in milliseconds. */
  at: number;
  /** Why the last sync left it here, in words; null where nothing stands in its way. */
  problem: string | null;
  /** Of a file that was added here: what it is, and its bytes, to be saved elsewhere. */
  file?: { size: number; thumbnail: string | null; bytes: () => Promise<Blob | null> };
}
export interface DeviceWork {
  unsynced: readonly ListedChange[];
  /** What was given up in the last seven days. */
  abandoned: readonly ListedChange[];
}
/** What the shell asks of the workspace; set once at start by the workspace, absent before. */
export interface Workspace {
  unsynced(): number;
  /** The same object until something has changed [OFF-032]. */
  work(): DeviceWork;
  /** Takes a change that was given up back. @returns false where a newer one of the same record waits */
  restore(key: string): Promise<boolean>;
  /** Deletes a change that was given up, or a file that waits. */
  forget(key: string): Promise<void>;
  subscribe(listener: () => void): () => void;
  /** Files go last, and are counted apart [OFF-014 OFF-030]. */
  sync(
    onProgress: (done: number, of: number, what?: 'files') => void,
  ): Promise<{ synced: number; failed: readonly { key: string; title: string; message: string }[] }>;
  abandon(): Promise<void>;
  clear(): Promise<void>;
}
