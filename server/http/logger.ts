import type { FastifyServerOptions } from 'fastify';

type LoggerOptions = Exclude<FastifyServerOptions['logger'], boolean | undefined>;

/** JSON lines without tokens, cookies, bodies, query strings or addresses of people. */
export const loggerOptions = (level: string): LoggerOptions => ({
  level,
  redact: {
    paths: ['req.headers', 'headers', 'err.params', 'err.query', '*.password', '*.token', '*.email'],
    remove: true,
  },
  serializers: {
    req: (request: { method: string; url: string; id: string }) => ({
      id: request.id,
      method: request.method,
      path: request.url.split('?')[0],
    }),
    res: (reply: { statusCode?: number }) => ({ status: reply.statusCode }),
  },
});
