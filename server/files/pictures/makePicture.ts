import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { AppError, refusalError } from '#domain/errors';
import { refuse } from '#domain/refusals/refusal';

/**
 * Bytes that the decoding of a picture may take, by its head (`decodedBytes.mjs`): a progressive photo of 85 megapixels, an interlaced
 * screenshot of 67; a plain photo of any size takes a hundredth of it.
 */
const MAX_DECODED = 256 * 1_048_576;
/** Kilobytes that the process may ask the system for, itself 120 MB of them: a head that lies ends the process. */
const MAX_HELD_KB = 458_752;
/** Megabytes of its JavaScript, which holds a path and a small picture. */
const MAX_HEAP_MB = 64;
/** Milliseconds that a picture may take, and that the process waits for another one. */
const TIMEOUT_MS = 30_000;
const IDLE_MS = 60_000;

/** Pictures that may wait for their turn: more than twice a long list of photos. */
const MAX_WAITING = 500;

/** A small picture for lists as WebP, or one to look at as JPEG. */
export type MadePicture = 'small' | 'view';

let waiting = 0;
let last: Promise<unknown> = Promise.resolve();
/** One picture at a time. @throws AppError SERVICE_UNAVAILABLE when too many wait */
const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
  if (waiting >= MAX_WAITING) throw new AppError('SERVICE_UNAVAILABLE');
  waiting += 1;
  const mine = last.then(work);
  last = mine.catch(() => undefined);
  try {
    return await mine;
  } finally {
    waiting -= 1;
  }
};

const answer = z.union([
  z.object({ bytes: z.instanceof(Uint8Array) }),
  z.object({ refusal: z.enum(['picture_too_large', 'picture_unreadable']), megapixels: z.number().optional() }),
]);

let child: ChildProcess | null = null;
let idle: NodeJS.Timeout | undefined;

/** A shell sets the limit of memory and becomes the process; where there is none, the count before the decoding is the limit. */
const start = (): ChildProcess => {
  const file = fileURLToPath(new URL('pictureProcess.mjs', import.meta.url));
  const node = [process.execPath, `--max-old-space-size=${MAX_HEAP_MB}`, file, String(MAX_DECODED)];
  const limited = ['-c', 'ulimit -d "$0" 2>/dev/null; exec "$@"', String(MAX_HELD_KB), ...node];
  const [command = '', ...args] = process.platform === 'win32' ? node : ['/bin/sh', ...limited];
  const { NODE_OPTIONS: _options, ...env } = process.env;
  const made = spawn(command, args, { stdio: ['ignore', 'ignore', 'ignore', 'ipc'], serialization: 'advanced', env });
  made.once('exit', () => {
    if (child === made) child = null;
  });
  return made;
};

/** Ends the process; the next picture starts another one. */
export const endPictures = (): void => {
  clearTimeout(idle);
  child?.kill('SIGKILL');
  child = null;
};

const unreadable = (): AppError => refusalError(refuse('picture_unreadable', {}, undefined, 'NOT_FOUND'));

const make = (path: string, as: MadePicture): Promise<Buffer> => {
  clearTimeout(idle);
  child ??= start();
  const at = child;
  at.ref();
  return new Promise<Buffer>((resolve, reject) => {
    const timer = setTimeout(() => at.kill('SIGKILL'), TIMEOUT_MS);
    const end = (): void => {
      clearTimeout(timer);
      at.off('message', onMessage).off('exit', onGone).off('error', onGone);
      // A server that stops waits for no process without work.
      at.unref();
      at.channel?.unref();
      idle = setTimeout(endPictures, IDLE_MS).unref();
    };
    const onGone = (): void => {
      if (child === at) child = null;
      end();
      reject(unreadable());
    };
    const onMessage = (message: unknown): void => {
      end();
      const { data } = answer.safeParse(message);
      if (!data) reject(unreadable());
      else if ('bytes' in data) resolve(Buffer.from(data.bytes));
      else if (data.refusal === 'picture_unreadable') reject(unreadable());
      else reject(refusalError(refuse(data.refusal, { megapixels: data.megapixels ?? 0 }, undefined, 'NOT_FOUND')));
    };
    at.on('message', onMessage).once('exit', onGone).once('error', onGone);
    at.channel?.ref();
    at.send({ path, as }, (error) => {
      if (error) onGone();
    });
  });
};

/**
 * What is made of a picture in a file. It is decoded in a process of its own with a bound of memory, one at a time; a picture that
 * ends the process has none, and the next one gets a new process [SEC-007].
 * @throws AppError NOT_FOUND by the rules `picture_too_large` and `picture_unreadable`, SERVICE_UNAVAILABLE when too many wait
 */
export const makePicture = (path: string, as: MadePicture): Promise<Buffer> => inTurn(() => make(path, as));
