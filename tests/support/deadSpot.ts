import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { freePort } from './freePort';

/** The way of a browser to a server, on which packets can vanish: requests are accepted, and nothing is answered. */
export interface DeadSpot {
  /** As Playwright's option of a context. */
  proxy: { server: string; bypass: string };
  /** From here on nothing passes, in either direction, and nothing fails. */
  enter: () => void;
  /** What is answered from here on vanishes; what is asked still arrives. */
  swallowAnswers: () => void;
  /** All lines break, and new ones are refused, as by a server that is down. */
  refuse: () => void;
  /** Lines that went dead stay dead, as those of a phone that has found another network; new ones pass. */
  leave: () => void;
  end: () => Promise<void>;
}

/** Files of the app, which a device has of its own. */
export const APP_FILES = /^\/assets\//;

/**
 * Opens a way on which packets can vanish.
 * @param kept paths whose answers pass while others vanish, where a test's browser has no service worker to keep them
 */
export const openDeadSpot = async (kept?: RegExp): Promise<DeadSpot> => {
  const port = await freePort();
  let [isUpOpen, isDownOpen, isRefusing] = [true, true, false];
  const passOn = (asked: IncomingMessage, answer: ServerResponse): void => {
    if (isRefusing) return void asked.socket.destroy();
    if (!isUpOpen) return; // the line stays open, and silent
    const { pathname, search, hostname, port: to } = new URL(asked.url ?? '', 'http://127.0.0.1');
    const { method, headers } = asked;
    const passes = (): boolean => isDownOpen || kept?.test(pathname) === true;
    const on = request({ hostname, port: to, path: pathname + search, method, headers }, (said) => {
      if (!passes()) return void said.resume();
      answer.writeHead(said.statusCode ?? 502, said.headers);
      let isDead = false;
      said.on('data', (bytes: Buffer) => {
        isDead ||= !passes();
        if (!isDead) answer.write(bytes);
      });
      said.on('end', () => {
        isDead ||= !passes();
        if (!isDead) answer.end();
      });
      said.on('error', () => answer.destroy());
    });
    on.on('error', () => answer.destroy());
    // Whoever hangs up is told to the server only where something passes.
    answer.on('close', () => isUpOpen && isDownOpen && on.destroy());
    asked.pipe(on);
  };
  const server = createServer(passOn);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    proxy: { server: `http://127.0.0.1:${port}`, bypass: '<-loopback>' },
    enter: () => {
      [isUpOpen, isDownOpen] = [false, false];
    },
    swallowAnswers: () => {
      [isUpOpen, isDownOpen] = [true, false];
    },
    refuse: () => {
      isRefusing = true;
      server.closeAllConnections();
    },
    leave: () => {
      [isUpOpen, isDownOpen, isRefusing] = [true, true, false];
    },
    end: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
};
