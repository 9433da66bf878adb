import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isRecord } from '#domain/values';
import type { AskSource } from './memorySource';

/** What a source was sent. */
interface Received {
  headers: IncomingMessage['headers'];
  query: string;
}

type SourceMood = 'well' | 'silent' | 'redirects' | 'endless' | 'page';

/** A source on a port of this machine, and what becomes of it. */
export const sourceServer = async (ask: AskSource) => {
  const received: Received[] = [];
  const state: { mood: SourceMood } = { mood: 'well' };
  const server: Server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body: unknown = JSON.parse(Buffer.concat(chunks).toString('utf8'));
      const query = isRecord(body) && typeof body.query === 'string' ? body.query : '';
      received.push({ headers: request.headers, query });
      if (state.mood === 'silent') return;
      if (state.mood === 'redirects') {
        response.writeHead(307, { location: '/elsewhere' }).end();
      } else if (state.mood === 'page') {
        response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome</h1>');
      } else if (state.mood === 'endless') {
        response.writeHead(200, { 'content-type': 'application/json' });
        const write = (): void => {
          if (!response.destroyed) response.write(' '.repeat(65_536), () => setImmediate(write));
        };
        write();
      } else {
        void ask(query, isRecord(body) && isRecord(body.variables) ? body.variables : {}).then((answer) =>
          response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer)),
        );
      }
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/graphql`,
    received,
    state,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};
