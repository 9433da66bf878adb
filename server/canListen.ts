import { createServer } from 'node:net';

interface Listening {
  HOST: string;
  PORT: number;
}

const WORDS: Readonly<Record<string, (at: Listening) => string>> = {
  EADDRINUSE: ({ HOST, PORT }) =>
    `Another program listens on port ${PORT} of ${HOST}: stop that one, or set PORT to another one.`,
  EACCES: ({ PORT }) =>
    `This account may not listen on port ${PORT}: set PORT to one above 1023, with a proxy before it where people use ${PORT}.`,
  EADDRNOTAVAIL: ({ HOST }) =>
    `This machine has no address ${HOST}: set HOST to one of its own, to 127.0.0.1 for a proxy on it, or to 0.0.0.0 for all.`,
};

/**
 * Looks whether a server can listen where its settings say, before a database is made for it [OPS-014].
 * @throws Error that says what is to be set
 */
export const assertCanListen = async (at: Listening): Promise<void> => {
  // Who comes meanwhile comes again.
  const server = createServer((socket) => socket.destroy());
  await new Promise<void>((done, fail) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const words = WORDS[error.code ?? ''];
      fail(words ? new Error(`${words(at)} (${error.code})`) : error);
    });
    server.listen(at.PORT, at.HOST, () => server.close(() => done()));
  });
};
