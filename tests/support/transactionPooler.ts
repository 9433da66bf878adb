import { mkdtempSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeFolder } from '../../scripts/removeFolder.mjs';

const SOCKET = '.s.PGSQL.5432';
const READY = 'Z'.charCodeAt(0);
const IDLE = 'I'.charCodeAt(0);

/** The messages that are whole, each with its kind; and what is left over. */
export const messagesOf = (bytes: Buffer): { messages: Buffer[]; rest: Buffer } => {
  const messages: Buffer[] = [];
  let at = 0;
  while (at + 5 <= bytes.length && at + 1 + bytes.readInt32BE(at + 1) <= bytes.length) {
    const end = at + 1 + bytes.readInt32BE(at + 1);
    messages.push(bytes.subarray(at, end));
    at = end;
  }
  return { messages, rest: bytes.subarray(at) };
};

interface Backend {
  socket: Socket;
  /** Whom its answers go to. */
  client: Socket | null;
  rest: Buffer;
  greeting: Buffer;
}

export interface Pooler {
  folder: string;
  close(): void;
}

/**
 * A pooler in transaction mode before a database that signs everybody in: each transaction gets a backend that is free.
 * @param order which of the free ones: the one that became free last, as PgBouncer does, or the one that has been free
 *   for longest (`server_round_robin`)
 * @param size how many backends there are
 */
export const transactionPooler = async (real: string, order: 'last' | 'first', size: number): Promise<Pooler> => {
  const folder = mkdtempSync(join(tmpdir(), 'trowel-pooler-'));
  const free: Backend[] = [];
  const all: Backend[] = [];
  const waiting: { client: Socket; bytes: Buffer }[] = [];
  const held = new Map<Socket, Backend>();

  const give = (client: Socket, bytes: Buffer): void => {
    const backend = held.get(client) ?? (order === 'last' ? free.pop() : free.shift());
    if (!backend) return void waiting.push({ client, bytes });
    backend.client = client;
    held.set(client, backend);
    backend.socket.write(bytes);
  };
  const hear = (backend: Backend, bytes: Buffer): void => {
    const { messages, rest } = messagesOf(Buffer.concat([backend.rest, bytes]));
    backend.rest = rest;
    for (const message of messages) {
      if (!backend.client && backend.greeting.length === 0) continue;
      backend.client?.write(message);
      if (message[0] !== READY || message[5] !== IDLE) continue;
      if (backend.client) held.delete(backend.client);
      backend.client = null;
      free.push(backend);
      const next = waiting.shift();
      if (next) give(next.client, next.bytes);
    }
  };
  /** A backend that signs in as the first client does. */
  const open = (startup: Buffer): Promise<Backend> =>
    new Promise((resolve) => {
      const backend: Backend = {
        socket: connect(join(real, SOCKET)),
        client: null,
        rest: Buffer.alloc(0),
        greeting: Buffer.alloc(0),
      };
      all.push(backend);
      let greeting = Buffer.alloc(0);
      backend.socket
        .on('error', () => undefined)
        .on('data', (bytes: Buffer) => {
          if (backend.greeting.length > 0) return hear(backend, bytes);
          greeting = Buffer.concat([greeting, bytes]);
          if (messagesOf(greeting).messages.at(-1)?.[0] !== READY) return;
          backend.greeting = greeting;
          free.push(backend);
          resolve(backend);
        });
      backend.socket.write(startup);
    });

  let opened: Promise<Backend[]> | undefined;
  const server = createServer((client) => {
    let isGreeted = false;
    client
      .on('error', () => undefined)
      .on('data', (bytes: Buffer) => {
        if (isGreeted) return give(client, bytes);
        isGreeted = true;
        opened ??= Promise.all(Array.from({ length: size }, () => open(bytes)));
        void opened.then(([first]) => first && client.write(first.greeting));
      });
  });
  await new Promise<void>((resolve) => {
    server.listen(join(folder, SOCKET), resolve);
  });
  return {
    folder,
    close: () => {
      for (const { socket } of all) socket.destroy();
      server.close();
      removeFolder(folder);
    },
  };
};
