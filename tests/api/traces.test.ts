import { createServer, type Server } from 'node:http';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startApp, type TestApp } from '../support/app';
import { freePort } from '../support/freePort';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const CALLER = '00f067aa0ba902b7';

const batch = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(z.unknown()) }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.string().optional(),
              name: z.string(),
              startTimeUnixNano: z.string(),
              endTimeUnixNano: z.string(),
              attributes: z.array(z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) })),
            }),
          ),
        }),
      ),
    }),
  ),
});
type Span = z.infer<typeof batch>['resourceSpans'][number]['scopeSpans'][number]['spans'][number];

const valuesOf = ({ attributes }: Span): Record<string, unknown> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

/** A collector of traces, as far as an exporter sees one. */
const aCollector = async () => {
  const spans: Span[] = [];
  const texts: string[] = [];
  const server: Server = createServer((request, response) => {
    void json(request).then((body) => {
      texts.push(`${request.url} ${JSON.stringify(body)}`);
      for (const { scopeSpans } of batch.parse(body).resourceSpans)
        for (const scope of scopeSpans) spans.push(...scope.spans);
      response.setHeader('content-type', 'application/json');
      response.end('{}');
    });
  });
  const port = await freePort();
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  return { spans, texts, url: `http://127.0.0.1:${port}`, close: () => server.close() };
};

describe('traces', () => {
  let collector: Awaited<ReturnType<typeof aCollector>>;
  let app: TestApp;
  const written: string[] = [];
  beforeAll(async () => {
    collector = await aCollector();
    app = await startApp({
      env: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_BSP_SCHEDULE_DELAY: '50', LOG_LEVEL: 'info' },
      deps: { logTo: { write: (line) => written.push(line) } },
    });
    await app.token('admin');
  });
  afterAll(async () => {
    await app.close();
    collector.close();
  });

  /** The spans of a request by the name of its operation, once all of them have come. */
  const spansOf = async (name: string): Promise<{ root: Span; below: Span[] }> => {
    const found = () => collector.spans.find((span) => span.name === name);
    await expect.poll(found, { timeout: 10_000 }).toBeDefined();
    const root = found();
    if (!root) throw new Error(`no span ${name}`);
    return { root, below: collector.spans.filter(({ parentSpanId }) => parentSpanId === root.spanId) };
  };

  it("are of the caller's trace, with operation, status and the statements below", async () => {
    await app.graphql(
      'admin',
      'mutation Traced($name: String!) { createHomeowner(homeowner: { first_name: $name, last_name: "Pssst" }) { id } }',
      { name: 'Pssst-first' },
      { traceparent: `00-${TRACE}-${CALLER}-01` },
    );
    const { root, below } = await spansOf('POST Traced');
    expect(root).toMatchObject({ traceId: TRACE, parentSpanId: CALLER });
    expect(valuesOf(root)).toMatchObject({
      'http.request.method': 'POST',
      'http.route': '/graphql',
      'graphql.operation.name': 'Traced',
    });
    expect(Number(valuesOf(root)['http.response.status_code'])).toBe(200);
    expect(below.map(({ name }) => name)).toContain('begin');
    for (const span of below) {
      expect(span.traceId).toBe(TRACE);
      expect(BigInt(span.endTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(span.startTimeUnixNano));
    }
  });

  it('are of the trace that the log names, where the caller has none', async () => {
    await app.graphql('admin', 'query Untold { users { total_count } }');
    const { root, below } = await spansOf('POST Untold');
    const line = written
      .map((text) => JSON.parse(text) as Record<string, unknown>)
      .find((one) => one.operation === 'Untold');
    expect(line).toMatchObject({ trace_id: root.traceId });
    expect(root.parentSpanId ?? '').toBe('');
    expect(below.some(({ name }) => name === 'select app_user')).toBe(true);
  });

  it('tell of work of the queue', async () => {
    await fetch(`${app.url}/dbconnections/change_password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        client_id: 'trowel',
        email: 'admin@trowel.test',
        connection: 'Username-Password-Authentication',
      }),
    });
    const { below } = await spansOf('queue mail');
    expect(below.length).toBeGreaterThan(0);
  });

  it('hold no value and no text of anybody, and nothing of addresses', async () => {
    await fetch(`${app.url}/v1/settings?pssst=1`);
    await spansOf('GET /v1/settings');
    const sent = collector.texts.join('\n');
    expect(sent).not.toMatch(/pssst/i);
    expect(sent).not.toContain('admin@trowel.test');
    expect(collector.texts.every((text) => text.startsWith('/v1/traces '))).toBe(true);
  });
});

describe('without a receiver', () => {
  it('loads nothing, and one that is dead harms nothing', async () => {
    const plain = await startApp();
    expect(plain.app.hasRequestDecorator('trace')).toBe(false);
    await plain.close();
    const server = await startApp({
      env: { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${await freePort()}`, OTEL_BSP_SCHEDULE_DELAY: '20' },
    });
    for (let each = 0; each < 5; each += 1) {
      const answer = await server.graphql('admin', 'query Alone { users { total_count } }');
      expect(answer.errors).toBeUndefined();
    }
    await server.close();
  });
});
