import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { Context, Span } from '@opentelemetry/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type pg from 'pg';
import { VERSION } from '#domain/version';
import type { Env } from '../env';
import { routeOf } from './routeOf';
import { statementName } from './statementName';

declare module 'fastify' {
  interface FastifyRequest {
    /** What of a request is traced, where traces are made. */
    trace: { span: Span; context: Context } | null;
  }
}

export interface Traces {
  watchRequests(app: FastifyInstance): void;
  watchStatements(pool: pg.Pool): void;
  /** Work that nobody waits for, as a trace of its own. */
  run<T>(name: string, work: () => Promise<T>): Promise<T>;
  /** Sends what is left, as long as somebody takes it quickly. */
  stop(): Promise<void>;
}

/** Milliseconds that the end of the server waits for the last traces. */
const LAST_MS = 2_000;
/** `00-<trace>-<span>-<flags>` of the W3C. */
const TRACE_PARENT = /^[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

const ends = (result: unknown): result is Promise<unknown> =>
  typeof result === 'object' && result !== null && 'then' in result;

/** Packages for traces are loaded here and nowhere else: without a receiver there are none. */
const load = async () => ({
  api: await import('@opentelemetry/api'),
  sdk: await import('@opentelemetry/sdk-trace-base'),
  exporter: await import('@opentelemetry/exporter-trace-otlp-http'),
  resources: await import('@opentelemetry/resources'),
});

/**
 * Traces of requests, statements and work of the queue, sent by OTLP over HTTP; null, and nothing loaded, without a
 * receiver. They hold names and durations, and no text that anybody typed.
 */
export const openTraces = async (env: Env): Promise<Traces | null> => {
  const endpoint = env.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (!endpoint) return null;
  const { api, sdk, exporter, resources } = await load();
  const { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } = api;
  /** The trace of the span that is begun next: that of the log's lines. */
  let nextTrace: string | null = null;
  const provider = new sdk.BasicTracerProvider({
    resource: resources.resourceFromAttributes({
      'service.name': env.OTEL_SERVICE_NAME,
      'service.version': VERSION,
      'deployment.environment.name': env.TROWEL_ENV,
    }),
    idGenerator: {
      generateTraceId: () => nextTrace ?? randomBytes(16).toString('hex'),
      generateSpanId: () => randomBytes(8).toString('hex'),
    },
    spanProcessors: [
      new sdk.BatchSpanProcessor(
        new exporter.OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces`, timeoutMillis: 5_000 }),
        { scheduledDelayMillis: env.OTEL_BSP_SCHEDULE_DELAY },
      ),
    ],
  });
  const tracer = provider.getTracer('trowel', VERSION);
  const current = new AsyncLocalStorage<Context | null>();

  const parentOf = ({ headers: { traceparent } }: FastifyRequest): Context => {
    const [, traceId, spanId, flags = ''] = TRACE_PARENT.exec(typeof traceparent === 'string' ? traceparent : '') ?? [];
    if (traceId === undefined || spanId === undefined) return ROOT_CONTEXT;
    const context = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
    return trace.setSpanContext(ROOT_CONTEXT, context);
  };
  const endRequest = (request: FastifyRequest, reply: FastifyReply): void => {
    const { facts, trace: traced } = request;
    if (!traced) return;
    const { span } = traced;
    const route = routeOf(request);
    span.updateName(`${request.method} ${facts?.operation ?? route}`);
    span.setAttributes({
      'http.request.method': request.method,
      'http.route': route,
      'http.response.status_code': reply.statusCode,
      ...(facts?.operation ? { 'graphql.operation.name': facts.operation } : {}),
      ...(facts?.codes.length ? { 'trowel.error_codes': [...facts.codes] } : {}),
    });
    if (reply.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  };
  const within = (request: FastifyRequest, _reply: FastifyReply, done: () => void): void =>
    request.trace ? current.run(request.trace.context, done) : done();

  const ended = (span: Span, error?: unknown): void => {
    if (error) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  };
  const begun = (args: readonly unknown[], parent: Context): Span => {
    const name = statementName(args[0]);
    const attributes = { 'db.system.name': 'postgresql', 'db.query.summary': name };
    return tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes }, parent);
  };
  /** Calls a `query` of pg, by promise or by callback, and ends the span with it. */
  const timed = (span: Span, args: unknown[], call: (args: unknown[]) => unknown): unknown => {
    const back = args.at(-1);
    if (typeof back !== 'function') {
      const result = call(args);
      if (ends(result))
        result.then(
          () => ended(span),
          (error: unknown) => ended(span, error),
        );
      else ended(span);
      return result;
    }
    return call([
      ...args.slice(0, -1),
      (error: unknown, ...rest: unknown[]) => {
        ended(span, error);
        Reflect.apply(back, undefined, [error, ...rest]);
      },
    ]);
  };
  const wrap = (runner: { query: unknown }, around: (call: () => unknown) => unknown): void => {
    const query = runner.query;
    if (typeof query !== 'function') return;
    Object.assign(runner, {
      query: (...args: unknown[]) => {
        const parent = current.getStore();
        const call = (given: unknown[]): unknown => around(() => Reflect.apply(query, runner, given) as unknown);
        return parent ? timed(begun(args, parent), args, call) : Reflect.apply(query, runner, args);
      },
    });
  };

  return {
    watchRequests: (app) => {
      app.decorateRequest('trace', null);
      app.addHook('onRequest', (request, reply, done) => {
        if (request.routeOptions.config.isStream) return done();
        nextTrace = request.id;
        const span = tracer.startSpan(request.method, { kind: SpanKind.SERVER }, parentOf(request));
        nextTrace = null;
        request.trace = { span, context: trace.setSpan(ROOT_CONTEXT, span) };
        return within(request, reply, done);
      });
      app.addHook('preHandler', within); // what a body brought came by its connection's own way
      app.addHook('onResponse', async (request, reply) => endRequest(request, reply));
    },
    watchStatements: (pool) => {
      const seen = new WeakSet<pg.PoolClient>();
      const connect = pool.connect.bind(pool);
      // The pool's own statements are timed with the wait for a connection, and once.
      wrap(pool, (call) => current.run(null, call));
      Object.assign(pool, {
        connect: (back?: (...answer: unknown[]) => void) => (back ? connect(AsyncResource.bind(back)) : connect()),
      });
      pool.on('acquire', (client) => {
        if (seen.has(client)) return;
        seen.add(client);
        wrap(client, (call) => call());
      });
    },
    run: async (name, work) => {
      const span = tracer.startSpan(name, { kind: SpanKind.CONSUMER }, ROOT_CONTEXT);
      try {
        return await current.run(trace.setSpan(ROOT_CONTEXT, span), work);
      } catch (error) {
        span.setStatus({ code: SpanStatusCode.ERROR });
        throw error;
      } finally {
        span.end();
      }
    },
    stop: async () => {
      const patience = new Promise<void>((resolve) => {
        setTimeout(resolve, LAST_MS).unref();
      });
      await Promise.race([provider.shutdown().catch(() => undefined), patience]);
    },
  };
};
