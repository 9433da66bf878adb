import type { EventEmitter } from 'node:events';

/** What is to be done once a connection is gone: one listener for it, however many requests wait on it. */
const waiting = new WeakMap<object, Set<() => void>>();

const waitingOn = (socket: EventEmitter): Set<() => void> => {
  const known = waiting.get(socket);
  if (known) return known;
  const calls = new Set<() => void>();
  waiting.set(socket, calls);
  socket.once('close', () => {
    for (const call of calls) call();
  });
  return calls;
};

/**
 * Calls once when a response has been sent, or will never be. One that waits behind another on its connection is told
 * nothing when that ends, nor is one whose connection ended before, so the connection itself is looked at.
 */
export const whenTaken = (
  socket: EventEmitter & { destroyed: boolean },
  response: EventEmitter,
  then: () => void,
): void => {
  if (socket.destroyed) {
    then();
    return;
  }
  const calls = waitingOn(socket);
  const call = (): void => {
    calls.delete(call);
    response.off('finish', call).off('close', call);
    then();
  };
  calls.add(call);
  response.once('finish', call).once('close', call);
};
