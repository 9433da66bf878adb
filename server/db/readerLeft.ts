import { AppError } from '#domain/errors';
import type { Reads } from './reads';
import type { Runner } from './preparedQuery';

/** Whoever asked is gone: nothing more is done for the answer. Nobody is told of it, and nothing has failed. */
export class ReaderLeft extends AppError {
  constructor() {
    super('SERVICE_UNAVAILABLE', {}, 'Nobody waits for this answer any more.');
  }
}

/** The pool or the connection behind a runner that ends with its reader. */
const behind = new WeakMap<Runner, Runner>();

/**
 * A pool or a connection for one answer, which begins no statement once its reader has left. A statement that runs goes
 * on to its end, which its time limit bounds: to cancel it could hit the next one on its connection.
 */
export const runnerUntil = (runner: Runner, reader: AbortSignal): Runner => {
  const asked = (name: 'query' | 'connect') => ({
    value: (...args: unknown[]): unknown => {
      reader.throwIfAborted();
      return Reflect.apply(Reflect.get(runner, name), runner, args);
    },
  });
  const until: Runner = Object.create(runner, { query: asked('query'), connect: asked('connect') });
  behind.set(until, runner);
  return until;
};

/** For what others wait for as well, or what is kept for them: it goes on, whichever of them leaves. */
export const runnerForAll = (runner: Runner): Runner => behind.get(runner) ?? runner;

/** `runnerUntil` for long reads: no statement and no connection begins once the reader has left. */
export const readsUntil = ({ run, connect }: Reads, reader: AbortSignal): Reads => ({
  run: (work) => run((runner) => work(runnerUntil(runner, reader))),
  connect: async () => {
    reader.throwIfAborted();
    return connect();
  },
});
