import { Worker } from 'node:worker_threads';
import type { PaperDocument } from './paper';
import { TookTooLong } from './tookTooLong';

interface Answer {
  id: number;
  bytes?: Uint8Array;
  fault?: string;
}

/** A paper that somebody waits for. */
interface Order {
  paper: PaperDocument;
  /** Aborted when nobody waits for it any more. */
  reader: AbortSignal | undefined;
  /** Of its waiting, then of its making. */
  timer: NodeJS.Timeout;
  resolve(bytes: Buffer): void;
  reject(error: unknown): void;
}

/** Megabytes that the thread may hold; a paper of forty pages takes a fifth of it. */
const MEMORY = 512;
/** Milliseconds that a paper may wait for those before it. */
const WAITING_MS = 60_000;
/** Milliseconds that making a paper may take; the thread that takes longer is ended with it. */
const MAKING_MS = 60_000;

let worker: Worker | null = null;
let last = 0;
/** Made one after the other: the thread is given one when it is through with the one before. */
const waiting = new Set<Order>();
let making: { id: number; order: Order } | null = null;

/** The thread is gone, and with it the paper that it was making; the next one starts another thread. */
const giveUp = (gone: Worker, error: Error): void => {
  if (worker !== gone) return;
  worker = null;
  const lost = making;
  making = null;
  lost?.order.reject(error);
  makeNext();
};

const started = (): Worker => {
  const made = new Worker(new URL('pdfWorker.mjs', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MEMORY },
  });
  made.on('message', ({ id, bytes, fault }: Answer) => {
    if (making?.id !== id) return;
    const { order } = making;
    making = null;
    if (bytes) order.resolve(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    else order.reject(new Error(`A paper could not be made: ${fault ?? ''}`));
    makeNext();
  });
  made.on('error', (error) => giveUp(made, error instanceof Error ? error : new Error(String(error))));
  made.on('exit', () => giveUp(made, new Error('The thread that makes papers has ended.')));
  return made;
};

/** Ends the thread where it is still making this paper. */
const giveUpMaking = (order: Order): void => {
  const thread = worker;
  if (making?.order !== order || !thread) return;
  giveUp(thread, new TookTooLong());
  void thread.terminate();
};

/** Gives the thread the paper that has waited longest, of those that somebody still waits for. */
const makeNext = (): void => {
  for (const order of waiting) {
    if (making) return;
    waiting.delete(order);
    if (order.reader?.aborted) order.reject(order.reader.reason);
    else {
      worker ??= started();
      last += 1;
      making = { id: last, order };
      clearTimeout(order.timer);
      order.timer = setTimeout(giveUpMaking, MAKING_MS, order);
      worker.ref();
      worker.postMessage({ id: last, paper: order.paper });
    }
  }
  // A server that stops waits for no thread without work.
  if (!making) worker?.unref();
};

/**
 * A paper as the bytes of a PDF, made in a thread, one after the other. About 100 ms a page.
 * @param reader of one that has left, a paper that waits is not made; one that is being made is
 */
export const renderPdf = (paper: PaperDocument, reader?: AbortSignal): Promise<Buffer> =>
  new Promise<Buffer>((resolve, reject) => {
    const order: Order = {
      paper,
      reader,
      timer: setTimeout(() => {
        if (waiting.delete(order)) reject(new TookTooLong());
      }, WAITING_MS),
      resolve: (bytes) => {
        clearTimeout(order.timer);
        resolve(bytes);
      },
      reject: (error) => {
        clearTimeout(order.timer);
        reject(error);
      },
    };
    waiting.add(order);
    makeNext();
  });
