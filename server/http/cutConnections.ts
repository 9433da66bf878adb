import type { Socket } from 'node:net';

const cut = new WeakSet<Socket>();

/** Ends a connection before its answer; whoever asked did not leave. */
export const cutConnection = (socket: Socket): void => {
  cut.add(socket);
  socket.destroy();
};

/** Whether the server ended a connection itself. */
export const isCut = (socket: Socket): boolean => cut.has(socket);
