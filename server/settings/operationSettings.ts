import { z } from 'zod';
import { daysOrForever, webAddress } from './kinds';

/** How long logs and history are kept. */
export const keepSettings = {
  KEEP_HISTORY_DAYS: daysOrForever
    .refine((days) => days === 0 || days >= 90, 'must be 0, for ever, or 90 and more')
    .default(0)
    .meta({
      description: 'Days for which the history keeps changes that nobody could undo any more, 90 or more; 0 keeps all.',
    }),
  KEEP_EMAIL_DAYS: daysOrForever
    .default(0)
    .meta({ description: 'Days for which the email log keeps mails that were sent or given up; 0 keeps all.' }),
  KEEP_NOTICE_DAYS: z.coerce
    .number()
    .int()
    .min(1)
    .max(36_500)
    .default(180)
    .meta({ description: 'Days for which read notifications are kept.' }),
  KEEP_BROWSER_ERROR_DAYS: z.coerce
    .number()
    .int()
    .min(1)
    .max(3_650)
    .default(30)
    .meta({ description: 'Days for which errors of pages are kept.' }),
  KEEP_SIGN_IN_DAYS: z.coerce
    .number()
    .int()
    .min(1)
    .max(3_650)
    .default(180)
    .meta({ description: 'Days for which the log of sign-ins is kept.' }),
  KEEP_WEBHOOK_DAYS: z.coerce
    .number()
    .int()
    .min(1)
    .max(3_650)
    .default(30)
    .meta({ description: 'Days for which the log of webhooks is kept.' }),
};

/** Logs, metrics and traces. */
export const watchSettings = {
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info').meta({
    description: 'The least severity that is logged: `fatal`, `error`, `warn`, `info`, `debug`, `trace`, or `silent`.',
  }),
  METRICS_TOKEN: z.string().min(16, 'must have 16 characters or more').optional().meta({
    description: '`GET /metrics` answers Prometheus with `Authorization: Bearer <token>`; 16 characters or more.',
    example: 'a-token-of-16-characters-or-more',
    otherwise: 'no `/metrics`',
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress.optional().meta({
    description:
      'A receiver of OpenTelemetry: traces of requests, statements and work of the queue go there by OTLP over HTTP, to `/v1/traces`. `OTEL_EXPORTER_OTLP_HEADERS` and `OTEL_TRACES_SAMPLER` hold as elsewhere.',
    example: 'http://127.0.0.1:4318',
    otherwise: 'no traces',
  }),
  OTEL_SERVICE_NAME: z.string().default('trowel').meta({ description: 'The name in traces.' }),
  OTEL_BSP_SCHEDULE_DELAY: z.coerce
    .number()
    .int()
    .min(10)
    .max(60_000)
    .default(5_000)
    .meta({ description: 'Milliseconds from one sending of traces to the next.' }),
  TROWEL_ENV: z
    .string()
    .min(1)
    .default('prod')
    .meta({ description: 'The label of the environment, shown as a chip unless it is `prod`.' }),
};
