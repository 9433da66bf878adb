import { Worker } from 'node:worker_threads';
import type { PaperDocument } from './paper';

interface Answer {
  id: number;
  bytes?: Uint8Array;
  fault?: string;
}

interface PendingPaper {
  resolve: (bytes: Buffer) => void;
  reject: (error: Error) => void;
}

/** Megabytes that the thread may hold; a paper of forty pages takes a fifth of it. */
const MEMORY = 512;
/** Milliseconds until a paper that is not made is given up, and with it the thread. */
const TIMEOUT_MS = 60_000;

let worker: Worker | null = null;
let last = 0;
const waiting = new Map<number, PendingPaper>();

/** The thread is gone, and with it all that it was to make; the next paper starts another one. */
const giveUp = (gone: Worker, error: Error): void => {
  if (worker !== gone) return;
  worker = null;
  const left = [...waiting.values()];
  waiting.clear();
  for (const { reject } of left) reject(error);
};

const started = (): Worker => {
  const made = new Worker(new URL('pdfWorker.mjs', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MEMORY },
  });
  made.on('message', ({ id, bytes, fault }: Answer) => {
    const asked = waiting.get(id);
    waiting.delete(id);
    // A server that stops waits for no thread without work.
    if (waiting.size === 0) made.unref();
    if (bytes) asked?.resolve(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    else asked?.reject(new Error(`A paper could not be made: ${fault ?? ''}`));
  });
  made.on('error', (error) => giveUp(made, error instanceof Error ? error : new Error(String(error))));
  made.on('exit', () => giveUp(made, new Error('The thread that makes papers has ended.')));
  return made;
};

/** A paper as the bytes of a PDF, made in a thread, one after the other. About 100 ms a page. */
export const renderPdf = (paper: PaperDocument): Promise<Buffer> => {
  worker ??= started();
  const thread = worker;
  last += 1;
  const id = last;
  return new Promise<Buffer>((resolve, reject) => {
    const timer = setTimeout(() => {
      giveUp(thread, new Error('A paper took too long.'));
      void thread.terminate();
    }, TIMEOUT_MS);
    waiting.set(id, {
      resolve: (bytes) => {
        clearTimeout(timer);
        resolve(bytes);
      },
      reject: (error) => {
        clearTimeout(timer);
        reject(error);
      },
    });
    thread.ref();
    thread.postMessage({ id, paper });
  });
};
