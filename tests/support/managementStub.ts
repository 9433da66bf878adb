import { createServer, type IncomingMessage } from 'node:http';
import { freePort } from './freePort';

interface SeenCall {
  method: string;
  path: string;
  authorization: string | undefined;
  body: Record<string, unknown>;
}

export interface ManagementStub {
  url: string;
  /** The calls so far, without those for a token. */
  calls: SeenCall[];
  tokens: SeenCall[];
  /** The answer to the next calls of a kind, such as `POST /api/v2/users`; null takes it back. */
  answer(call: string, given: { status: number; body?: unknown } | null): void;
  close(): Promise<void>;
}

const read = async (request: IncomingMessage): Promise<Record<string, unknown>> => {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  const body: unknown = text === '' ? {} : JSON.parse(text);
  return typeof body === 'object' && body !== null ? { ...body } : {};
};

/** A stand-in for Auth0's Management API: it keeps what it gets, gives tokens and accounts, and fails where a test says so. */
export const managementStub = async (): Promise<ManagementStub> => {
  const [calls, tokens]: [SeenCall[], SeenCall[]] = [[], []];
  const answers = new Map<string, { status: number; body?: unknown }>();
  let made = 0;
  const server = createServer((request, response) => {
    void read(request).then((body) => {
      const path = decodeURIComponent(request.url ?? '');
      const call = { method: request.method ?? '', path, authorization: request.headers.authorization, body };
      const isToken = path === '/oauth/token';
      (isToken ? tokens : calls).push(call);
      const kind = `${call.method} ${path.replace(/\/users\/.*/, '/users/:id')}`;
      const fallback = isToken
        ? { status: 200, body: { access_token: `management-${tokens.length}`, expires_in: 86_400 } }
        : kind === 'POST /api/v2/users'
          ? { status: 201, body: { user_id: `auth0|made-${(made += 1)}` } }
          : { status: request.method === 'DELETE' ? 204 : 200, body: {} };
      const { status, body: answer } = answers.get(kind) ?? fallback;
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(status === 204 ? '' : JSON.stringify(answer ?? {}));
    });
  });
  const port = await freePort();
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    tokens,
    answer: (call, given) => {
      if (given) answers.set(call, given);
      else answers.delete(call);
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
