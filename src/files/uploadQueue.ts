import { createValueStore, type ValueStore } from '../store/valueStore';
import type { PutOptions } from './putFile';

export type QueuedStatus = 'waiting' | 'sending' | 'sent' | 'failed' | 'cancelled';

/** A file on its way. */
export interface QueuedFile {
  id: number;
  file: File;
  status: QueuedStatus;
  /** From 0 to 1. */
  fraction: number;
  error: unknown;
}

/** Sends one file. @throws what went wrong, AbortError when it was cancelled */
export type SendFile = (file: File, options: PutOptions) => Promise<void>;

export interface UploadQueue {
  files: ValueStore<readonly QueuedFile[]>;
  add: (files: readonly File[]) => void;
  cancel: (id: number) => void;
  /** Sends a failed or cancelled file again. */
  retry: (id: number) => void;
  /** Stops what is under way. */
  close: () => void;
}

/** So many files are sent at once. */
const AT_ONCE = 3;

const isOver = ({ status }: QueuedFile): boolean => status === 'sent' || status === 'failed' || status === 'cancelled';

/** True when nothing is on its way any more. */
export const areOver = (files: readonly QueuedFile[]): boolean => files.every(isOver);

export const countOf = (files: readonly QueuedFile[], status: QueuedStatus): number =>
  files.filter((one) => one.status === status).length;

/** Sends files a few at a time; each one can be cancelled, and sent again when it failed. */
export const createUploadQueue = (send: SendFile): UploadQueue => {
  const files = createValueStore<readonly QueuedFile[]>([]);
  const running = new Map<number, AbortController>();
  let latest = 0;
  const set = (id: number, change: Partial<QueuedFile>): void =>
    files.set(files.get().map((one) => (one.id === id ? { ...one, ...change } : one)));

  const run = async ({ id, file }: QueuedFile): Promise<void> => {
    const controller = new AbortController();
    running.set(id, controller);
    set(id, { status: 'sending', fraction: 0, error: null });
    try {
      await send(file, {
        signal: controller.signal,
        progress: (fraction) => {
          if (running.get(id) === controller) set(id, { fraction });
        },
      });
      set(id, { status: 'sent', fraction: 1 });
    } catch (error) {
      set(id, { status: controller.signal.aborted ? 'cancelled' : 'failed', error });
    } finally {
      running.delete(id);
      next();
    }
  };
  const next = (): void => {
    for (const one of files.get()) if (one.status === 'waiting' && running.size < AT_ONCE) void run(one);
  };
  return {
    files,
    add: (added) => {
      files.set([
        ...files.get(),
        ...added.map((file): QueuedFile => {
          latest += 1;
          return { id: latest, file, status: 'waiting', fraction: 0, error: null };
        }),
      ]);
      next();
    },
    cancel: (id) => {
      const controller = running.get(id);
      if (controller) controller.abort();
      else set(id, { status: 'cancelled' });
    },
    retry: (id) => {
      set(id, { status: 'waiting', fraction: 0, error: null });
      next();
    },
    close: () => {
      files.set(files.get().map((one) => (one.status === 'waiting' ? { ...one, status: 'cancelled' } : one)));
      for (const controller of running.values()) controller.abort();
    },
  };
};
