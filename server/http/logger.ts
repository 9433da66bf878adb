import type { FastifyServerOptions } from 'fastify';
import { withoutPrivateText } from '#domain/privateText';
import { loggedError } from '../db/loggedError';

type LoggerOptions = Exclude<FastifyServerOptions['logger'], boolean | undefined>;

/**
 * What a line of the log is called with: an error that is given alone, or whose message is given as the text, would
 * else be the text of the line as it stands [SEC-006].
 */
const cutLine = ([first, ...rest]: readonly unknown[]): unknown[] => {
  const errorOf = (value: unknown): unknown =>
    value instanceof Error
      ? value
      : typeof value === 'object' && value !== null && 'err' in value
        ? value.err
        : undefined;
  const error = errorOf(first);
  const raw = error instanceof Error ? error.message : undefined;
  const cut = raw === undefined ? '' : loggedError(error).message;
  const textOf = (value: unknown): unknown => {
    if (typeof value !== 'string') return value instanceof Error ? loggedError(value) : value;
    const told = raw ? value.replaceAll(raw, () => cut) : value;
    return withoutPrivateText(told.split('\nparams: ')[0] ?? '');
  };
  const head = first instanceof Error ? { err: first } : typeof first === 'string' ? textOf(first) : first;
  const texts = rest.map(textOf);
  return error !== undefined && texts[0] === undefined ? [head, cut] : [head, ...texts];
};

/** JSON lines without tokens, cookies, bodies, query strings, addresses of people or values of statements [SEC-006]. */
export const loggerOptions = (level: string): LoggerOptions => ({
  level,
  redact: {
    paths: ['req.headers', 'headers', '*.password', '*.token', '*.email'],
    remove: true,
  },
  serializers: {
    err: loggedError,
    error: loggedError,
    req: (request: { method: string; url: string; id: string }) => ({
      id: request.id,
      method: request.method,
      path: request.url.split('?')[0],
    }),
    res: (reply: { statusCode?: number }) => ({ status: reply.statusCode }),
  },
  hooks: {
    logMethod(args, method) {
      const [first, ...rest] = cutLine(args);
      Reflect.apply(method, this, [first, ...rest]);
    },
  },
});
