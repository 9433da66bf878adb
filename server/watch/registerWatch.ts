import { hash, randomUUID, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#domain/errors';
import { isCut } from '../http/cutConnections';
import { whenTaken } from '../http/whenTaken';
import { createMetrics, type Metrics } from './metrics';
import { routeOf } from './routeOf';

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * What a handler adds to the line of its request: the operation that was asked for, and the codes of the errors it
     * told.
     */
    facts: { operation: string | null; codes: readonly string[] } | null;
  }
  interface FastifyContextConfig {
    /** An answer that lasts as long as its reader stays. */
    isStream?: boolean;
  }
}

/** `00-<trace>-<span>-<flags>` of the W3C, from a proxy or a caller that traces. */
const TRACE_PARENT = /^[0-9a-f]{2}-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}$/;

/** The trace that a request belongs to, or a new one. It stands in each line of the log that is about the request. */
export const traceIdOf = ({ headers: { traceparent } }: Pick<IncomingMessage, 'headers'>): string => {
  const [, given] = TRACE_PARENT.exec(typeof traceparent === 'string' ? traceparent : '') ?? [];
  return given ?? randomUUID().replaceAll('-', '');
};

const secondsOf = ({ elapsedTime }: FastifyReply): number => elapsedTime / 1000;

/** What nginx says of an answer whose reader left before he had it. */
const LEFT = 499;
/** What is said of an answer that the server gave up, with the connection. */
const CUT = 503;

/** One line a request: who asked what, and how it ended, with no text of theirs. */
const logRequest = (request: FastifyRequest, reply: FastifyReply, status: number): void => {
  request.log.info(
    {
      method: request.method,
      operation: request.facts?.operation ?? routeOf(request),
      status,
      ms: Math.round(reply.elapsedTime),
      address: request.address,
      user_id: request.actor?.user_id ?? null,
      ...(request.actor?.viewed_by ? { viewed_by: request.actor.viewed_by.user_id } : {}),
      ...(request.facts?.codes.length ? { codes: request.facts.codes } : {}),
    },
    'request',
  );
};

/** Where passwords, codes and refresh tokens are taken. */
const SIGN_INS: ReadonlySet<string> = new Set(['/v1/login', '/v1/login/code', '/v1/login/passkey', '/oauth/token']);
const REFUSED: ReadonlySet<number> = new Set([400, 401, 403, 429]);

/** A line of its own for programs that close a door to an address after too many of them [OPS-014]. */
const logFailedSignIn = (request: FastifyRequest, { statusCode }: FastifyReply): void => {
  if (SIGN_INS.has(request.routeOptions.url ?? '') && REFUSED.has(statusCode))
    request.log.warn({ address: request.address, status: statusCode }, 'a sign-in failed');
};

const isSame = (given: string, wanted: string): boolean =>
  timingSafeEqual(hash('sha256', given, 'buffer'), hash('sha256', wanted, 'buffer'));

/** GET /metrics, for who has the token. */
const registerMetrics = (app: FastifyInstance, metrics: Metrics, token: string): void => {
  app.get('/metrics', { logLevel: 'silent' }, async ({ headers: { authorization = '' } }, reply) => {
    if (!isSame(authorization, `Bearer ${token}`)) throw new AppError('UNAUTHENTICATED');
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.text());
  });
};

/** How far an answer has come. */
interface Course {
  /** Its handler has ended: what it adds to the line is there. */
  isMade: boolean;
  /** Its line, of an answer that nobody is there for any more. */
  left: (() => void) | null;
}

/**
 * Calls `report` once a request has ended, with its status. Where whoever asked leaves before the answer, that is when
 * its handler has ended: what was asked, by whom and with which errors is known then.
 */
const whenEnded = (
  app: FastifyInstance,
  report: (request: FastifyRequest, reply: FastifyReply, status: number) => void,
) => {
  const courses = new WeakMap<FastifyReply, Course>();
  const unmade = new Set<() => void>();
  const made = (reply: FastifyReply): void => {
    const course = courses.get(reply);
    if (!course) return;
    course.isMade = true;
    course.left?.();
  };
  app.addHook('onRequest', async (request, reply) => {
    const { raw } = request;
    const course: Course = { isMade: false, left: null };
    courses.set(reply, course);
    whenTaken(raw.socket, reply.raw, () => {
      if (reply.raw.headersSent) return report(request, reply, reply.statusCode);
      const status = isCut(raw.socket) ? CUT : LEFT;
      const left = (): void => {
        course.left = null;
        unmade.delete(left);
        report(request, reply, status);
      };
      // One that was taken over, or never came whole, has no end that is told.
      if (course.isMade || status === CUT || reply.sent || !raw.complete) return left();
      course.left = left;
      unmade.add(left);
    });
  });
  app.addHook('onSend', async (_request, reply) => made(reply));
  // For a handler that sends nothing to a connection that is gone. What it throws is answered, by `onSend`.
  app.addHook('onRoute', (route) => {
    const { handler } = route;
    route.handler = function watched(request, reply) {
      const result: unknown = Reflect.apply(handler, this, [request, reply]);
      if (result instanceof Promise)
        result.then(
          () => made(reply),
          () => undefined,
        );
      else if (reply.sent) made(reply);
      return result;
    };
  });
  app.addHook('onClose', async () => unmade.forEach((left) => left()));
};

/** Watches all requests of a server from now on. Without a token nothing is counted: nobody could read it. */
export const registerWatch = (app: FastifyInstance, token: string | undefined): Metrics | null => {
  const metrics = token === undefined ? null : createMetrics();
  app.decorateRequest('facts', null);
  whenEnded(app, (request, reply, status) => {
    logRequest(request, reply, status);
    logFailedSignIn(request, reply);
    if (!metrics) return;
    for (const code of request.facts?.codes ?? []) metrics.refused(code);
    if (!request.routeOptions.config.isStream)
      metrics.answered(request.method, routeOf(request), status, secondsOf(reply));
  });
  if (metrics && token !== undefined) registerMetrics(app, metrics, token);
  return metrics;
};
