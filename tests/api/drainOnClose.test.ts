import { once } from 'node:events';
import { connect } from 'node:net';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { drainOnClose } from '../../server/http/drainOnClose';
import { registerWatch } from '../../server/watch/registerWatch';

/** A server of which one address is answered when the test says so. */
const slowServer = async () => {
  const lines: { operation: string; status: number }[] = [];
  const app = Fastify({
    logger: { level: 'info', stream: { write: (line: string) => lines.push(JSON.parse(line)) } },
    disableRequestLogging: true,
    forceCloseConnections: 'idle',
  });
  registerWatch(app, undefined);
  app.decorateRequest('actor', null);
  drainOnClose(app, 1);
  let asked = (): void => undefined;
  const isAsked = new Promise<void>((resolve) => (asked = resolve));
  let answer = (): void => undefined;
  const isAnswered = new Promise<void>((resolve) => (answer = resolve));
  let ended = false;
  app.get('/slow', async () => {
    asked();
    await isAnswered;
    ended = true;
    return 'done';
  });
  /** Sends nothing to a connection that is gone. */
  app.get('/silent', async () => {
    asked();
    await isAnswered;
    ended = true;
  });
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const ask = async (path: string) => {
    const socket = connect(Number(port), '127.0.0.1').on('error', () => undefined);
    socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
    await isAsked;
    return socket;
  };
  const told = (): [string, number, boolean][] =>
    lines.flatMap(({ operation, status }) => (operation === undefined ? [] : [[operation, status, ended]]));
  return { app, ask, answer: () => answer(), told };
};

describe('the line of a request in the log [OPS-014]', () => {
  it('that a stop has cut off says 503, and not that its reader left', async () => {
    const { app, ask, answer, told } = await slowServer();
    const socket = await ask('/slow');
    const gone = once(socket, 'close');
    const closed = app.close();
    await gone;
    await expect.poll(told).toEqual([['/slow', 503, false]]);
    answer();
    await closed;
    expect(told()).toHaveLength(1);
  });

  it.each(['/slow', '/silent'])('whose reader left says 499, once its handler has ended: %s', async (path) => {
    const { app, ask, answer, told } = await slowServer();
    const left = new Promise((resolve) => {
      app.server.on('connection', (socket) => socket.once('close', resolve));
    });
    const socket = await ask(path);
    socket.destroy();
    await left;
    expect(told()).toEqual([]);
    answer();
    await expect.poll(told).toEqual([[path, 499, true]]);
    await app.close();
    expect(told()).toHaveLength(1);
  });

  it('whose reader left is written at a stop, also of a handler that has not ended', async () => {
    const { app, ask, answer, told } = await slowServer();
    const left = new Promise((resolve) => {
      app.server.on('connection', (socket) => socket.once('close', resolve));
    });
    (await ask('/slow')).destroy();
    await left;
    await app.close();
    expect(told()).toEqual([['/slow', 499, false]]);
    answer();
  });
});
