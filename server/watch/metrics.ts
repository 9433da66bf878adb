import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** One value, or several by the values of a label. */
type Reading = number | Readonly<Record<string, number>>;

/** What a server counts of itself, as Prometheus reads it. */
export interface Metrics {
  /** A request was answered. */
  answered(method: string, route: string, status: number, seconds: number): void;
  /** Somebody was told an error. */
  refused(code: string): void;
  /** Changes were told to the streams, so many seconds after their transaction began. */
  told(seconds: number): void;
  /** A figure that is looked up when somebody asks for it; one that cannot be looked up is left out. */
  gauge(name: string, help: string, label: string | null, read: () => Reading | Promise<Reading>): void;
  text(): Promise<string>;
  contentType: string;
}

const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const LAG_SECONDS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Counts from now on; memory, processor time, event loop and garbage of the process too. */
export const createMetrics = (): Metrics => {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'trowel_requests_total',
    help: 'Requests that were answered.',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const seconds = new Histogram({
    name: 'trowel_request_seconds',
    help: 'From the head of a request to the end of its answer.',
    labelNames: ['route'],
    buckets: REQUEST_SECONDS,
    registers,
  });
  const errors = new Counter({
    name: 'trowel_errors_total',
    help: 'Errors that were told, by their code.',
    labelNames: ['code'],
    registers,
  });
  const lag = new Histogram({
    name: 'trowel_event_lag_seconds',
    help: 'From the begin of a transaction to the telling of its changes.',
    buckets: LAG_SECONDS,
    registers,
  });
  return {
    answered: (method, route, status, took) => {
      requests.inc({ method, route, status });
      seconds.observe({ route }, took);
    },
    refused: (code) => errors.inc({ code }),
    told: (took) => lag.observe(Math.max(0, took)),
    gauge: (name, help, label, read) => {
      const made: Gauge = new Gauge({
        name,
        help,
        labelNames: label === null ? [] : [label],
        registers,
        collect: async () => {
          made.reset();
          try {
            const reading = await read();
            if (typeof reading === 'number') made.set(reading);
            else for (const [value, figure] of Object.entries(reading)) made.set({ [label ?? '']: value }, figure);
          } catch {
            if (label === null) made.remove();
          }
        },
      });
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
};
