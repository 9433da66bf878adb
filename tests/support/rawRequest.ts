import { connect, type Socket } from 'node:net';
import type { TestApp } from './app';

/** A connection to a server of which its reader takes what he likes, and which he leaves when he likes. */
export const connectTo = ({ url }: TestApp): Socket => {
  const { hostname, port } = new URL(url);
  return connect(Number(port), hostname).on('error', () => undefined);
};

/** A request as bytes, as an account; with a body it is a POST of JSON. */
export const rawRequest = async (
  app: TestApp,
  account: string,
  path: string,
  body?: Record<string, unknown>,
): Promise<string> => {
  const text = body === undefined ? '' : JSON.stringify(body);
  const head = [
    `${body === undefined ? 'GET' : 'POST'} ${path} HTTP/1.1`,
    `Host: ${new URL(app.url).hostname}`,
    `Authorization: Bearer ${await app.token(account)}`,
    ...(body === undefined ? [] : ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(text)}`]),
  ];
  return `${head.join('\r\n')}\r\n\r\n${text}`;
};
