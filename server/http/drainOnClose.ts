import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { cutConnection } from './cutConnections';

/**
 * Milliseconds that requests which run at a stop have to be answered; a slow download does not hold it up for longer.
 */
const DRAIN_MS = 10_000;
const LOOK_MS = 50;

/**
 * At a stop, running requests are answered before their connections are closed; what has not ended by then is cut off.
 * A connection that a browser keeps open for its next request is closed as soon as it is idle.
 */
export const drainOnClose = (app: FastifyInstance, patience = DRAIN_MS): void => {
  let looking: NodeJS.Timeout | undefined;
  let cutting: NodeJS.Timeout | undefined;
  const open = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  app.addHook('preClose', async () => {
    looking = setInterval(() => app.server.closeIdleConnections(), LOOK_MS);
    cutting = setTimeout(() => open.forEach(cutConnection), patience);
  });
  app.addHook('onClose', async () => {
    clearInterval(looking);
    clearTimeout(cutting);
  });
};
