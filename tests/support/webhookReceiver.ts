import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

export interface Received {
  headers: IncomingHttpHeaders;
  body: string;
  message: { id: string; type: string; sequence: number; command?: string; changes?: Record<string, unknown>[] };
}

/** How a receiver may behave. */
const HABITS = {
  takes: (answer) => answer.end('thank you'),
  refuses: (answer) => answer.writeHead(500).end('I do not want this'.repeat(100)),
  redirects: (answer) => answer.writeHead(302, { location: '/elsewhere' }).end(),
  hangs: () => undefined,
  drops: (answer) => answer.socket?.destroy(),
  /** Says at once that it has the message, and then talks on for ever. */
  trickles: async (answer) => {
    answer.writeHead(200).write('so');
    while (!answer.destroyed) {
      await pause(20);
      answer.write(' on');
    }
  },
} as const satisfies Record<string, (answer: ServerResponse) => unknown>;
export type Habit = keyof typeof HABITS;

/** Another company's server, on this machine. */
export const webhookReceiver = async () => {
  const received: Received[] = [];
  let habit: Habit = 'takes';
  const server = createServer((request, answer) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      received.push({ headers: request.headers, body, message: JSON.parse(body) as Received['message'] });
      void HABITS[habit](answer);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/changes`,
    port,
    received,
    behave: (next: Habit): void => {
      habit = next;
    },
    close: async (): Promise<void> => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};

/** What a receiver works out by itself, from the secret that it was given. */
export const signatureBy = (secret: string, { headers, body }: Received): string =>
  `v1,${createHmac('sha256', Buffer.from(secret.replace('whsec_', ''), 'base64'))
    .update(`${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`)
    .digest('base64')}`;
