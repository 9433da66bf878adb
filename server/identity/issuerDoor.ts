import { IncomingMessage, type ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';

/** The addresses under which people open the app: the public one, and on one's own machine both of its names. */
export const originsOf = (origin: string): string[] => {
  const twin = new URL(origin);
  if (twin.hostname === '127.0.0.1') twin.hostname = 'localhost';
  else if (twin.hostname === 'localhost') twin.hostname = '127.0.0.1';
  return [...new Set([origin, twin.origin])];
};

/** The issuers, one for each origin, and which of them a request means. */
export interface IssuerDoor {
  origins: readonly string[];
  originOf(request: FastifyRequest): string;
  providerOf(request: FastifyRequest): Provider;
  /** The raw request with our own origin and Fastify's view of the client's address in the forwarded headers. */
  trusted(request: FastifyRequest): IncomingMessage;
  /** Lets the issuer answer; `form` replaces the body. */
  handOver(request: FastifyRequest, reply: FastifyReply, form?: string): void;
}

/** A hidden frame reads the issuer's answers, and their script is inline: the app's own policy does not fit them. */
const FRAME_HEADERS = ['content-security-policy', 'x-frame-options'];

const FORM = 'application/x-www-form-urlencoded';

/** A request like the given one, with a form as its body. */
const withForm = (raw: IncomingMessage, form: string): IncomingMessage => {
  const request = new IncomingMessage(raw.socket);
  request.method = raw.method;
  request.url = raw.url;
  request.headers = { ...raw.headers, 'content-type': FORM, 'content-length': String(Buffer.byteLength(form)) };
  delete request.headers['transfer-encoding'];
  request.push(form);
  request.push(null);
  request.complete = true; // else the end of the body is taken for a broken connection
  return request;
};

export const createDoor = (origin: string, make: (origin: string) => Provider): IssuerDoor => {
  const origins = originsOf(origin);
  const main = make(origin);
  const providers = new Map(origins.map((each) => [each, each === origin ? main : make(each)]));
  const originOf = ({ headers }: FastifyRequest): string =>
    origins.find((each) => new URL(each).host === headers.host) ?? origin;
  const providerOf = (request: FastifyRequest): Provider => providers.get(originOf(request)) ?? main;
  const trusted = (request: FastifyRequest): IncomingMessage => {
    const { protocol, host } = new URL(originOf(request));
    Object.assign(request.raw.headers, {
      'x-forwarded-proto': protocol.slice(0, -1),
      'x-forwarded-host': host,
      'x-forwarded-for': request.address ?? 'unknown',
    });
    return request.raw;
  };
  return {
    origins,
    originOf,
    providerOf,
    trusted,
    handOver: (request, reply, form) => {
      const raw = trusted(request);
      const response: ServerResponse = reply.raw;
      for (const header of FRAME_HEADERS) response.removeHeader(header);
      reply.hijack();
      void providerOf(request).callback()(form === undefined ? raw : withForm(raw, form), response);
    },
  };
};
