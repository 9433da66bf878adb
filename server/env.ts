import { resolve } from 'node:path';
import { z } from 'zod';
import { reasonsAgainstDemo } from './demoRule';
import { readTrustProxy } from './http/clientAddress';

const onOff = z.enum(['on', 'off']);
const url = z.url();
/** Days, 0 for ever. */
const forever = z.coerce.number().int().min(0).max(36_500);

/** `off`, `on`, a number of proxies, or a list of their addresses and networks [SEC-004]. */
const trustProxy = z.string().superRefine((text, context) => {
  try {
    readTrustProxy(text);
  } catch (error) {
    context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : String(error) });
  }
});

const schema = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3001),
  PUBLIC_URL: url.optional(),
  TRUST_PROXY: trustProxy.default('off'),
  DATA_DIR: z.string().default('.trowel'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres://')
    .optional(),
  BACKUP_HOURS: z.coerce.number().min(0).max(8_760).default(24),
  BACKUP_BUCKET: onOff.default('on'),
  BACKUP_PASSPHRASE: z.string().min(12, 'must have 12 characters or more').optional(),
  BACKUP_KEEP: z.coerce.number().int().min(1).max(1_000).default(7),
  WAL_DAYS: z.coerce.number().min(0).max(60).default(2),
  WAL_MB: z.coerce.number().min(100).max(1_000_000).default(4_000),
  DEMO_DATA: onOff.optional(),
  DEMO_SCALE: z.coerce.number().positive().max(200).default(1),
  DEMO_PUBLIC: z.enum(['yes', 'no']).default('no'),
  TROWEL_ENV: z.string().min(1).default('prod'),
  TROWEL_DUPLICATE_CHECK: onOff.default('on'),
  METRICS_TOKEN: z.string().min(16, 'must have 16 characters or more').optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: url.optional(),
  OTEL_SERVICE_NAME: z.string().default('trowel'),
  OTEL_BSP_SCHEDULE_DELAY: z.coerce.number().int().min(10).max(60_000).default(5_000),
  KEEP_HISTORY_DAYS: forever
    .refine((days) => days === 0 || days >= 90, 'must be 0, for ever, or 90 and more')
    .default(0),
  KEEP_EMAIL_DAYS: forever.default(0),
  KEEP_NOTICE_DAYS: z.coerce.number().int().min(1).max(36_500).default(180),
  KEEP_BROWSER_ERROR_DAYS: z.coerce.number().int().min(1).max(3_650).default(30),
  SECOND_FACTOR_ROLES: z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== ''),
    ),
  SESSION_MAX_DAYS: z.coerce.number().int().min(1).max(365).default(30),
  KEEP_SIGN_IN_DAYS: z.coerce.number().int().min(1).max(3_650).default(180),
  KEEP_WEBHOOK_DAYS: z.coerce.number().int().min(1).max(3_650).default(30),
  WEBHOOK_FAIL_DAYS: z.coerce.number().min(1).max(365).default(3),
  WEBHOOK_PRIVATE: onOff.default('off'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  AUTH0_DOMAIN: z.string().optional(),
  AUTH0_CLIENT_ID: z.string().optional(),
  AUTH0_AUDIENCE: z.string().optional(),
  AUTH0_MGMT_CLIENT_ID: z.string().optional(),
  AUTH0_MGMT_CLIENT_SECRET: z.string().optional(),
  AUTH0_PASSWORD_GRANT: onOff.default('off'),
  AUTH0_HASH_LOGIN: onOff.default('off'),
  OIDC_ISSUER: url.optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_NAME: z.string().max(60).optional(),
  OIDC_SCOPES: z
    .string()
    .regex(/\bopenid\b/, 'must hold openid')
    .default('openid profile email'),
  OIDC_EMAIL_CLAIM: z.string().default('email'),
  OIDC_NAME_CLAIM: z.string().default('name'),
  OIDC_ROLES_CLAIM: z.string().optional(),
  OIDC_ROLES: z.string().optional(),
  OIDC_CREATE_USERS: onOff.default('off'),
  OIDC_TRUST_EMAIL: onOff.default('off'),
  OIDC_PASSWORDS: onOff.default('on'),
  OIDC_TOKEN_DAYS: z.coerce.number().int().min(1).max(365).default(30),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().optional(),
  S3_ENDPOINT: url.optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')
    .optional(),
  SES_REGION: z.string().optional(),
  TROWEL_EMAIL_TEST_RECIPIENT: z.email('must be an email address').optional(),
  SMS_URL: z
    .string()
    .regex(/^https?:\/\/[^:@/]+:[^@/]+@/, 'must read https://account:token@host')
    .optional(),
  SMS_FROM: z
    .string()
    .regex(/^\+\d{8,15}$/, 'must be a number such as +12815550100')
    .optional(),
  MAIL_FROM: z.string().default('Trowel <no-reply@trowel.test>'),
  GEOCODER_URL: url.optional(),
  GEOCODER_KEY: z.string().optional(),
  TILE_URL: z.string().default('https://tile.openstreetmap.org/{z}/{x}/{y}.png'),
});

type Parsed = z.infer<typeof schema>;

/** The settings by name, in the order in which they are read. */
export const SETTINGS: readonly string[] = Object.keys(schema.shape);

/** Settings that make sense only together: a half-given set stops the start. */
const SETS: readonly (readonly (keyof Parsed)[])[] = [
  ['AUTH0_DOMAIN', 'AUTH0_CLIENT_ID', 'AUTH0_AUDIENCE'],
  ['AUTH0_MGMT_CLIENT_ID', 'AUTH0_MGMT_CLIENT_SECRET'],
  ['OIDC_ISSUER', 'OIDC_CLIENT_ID'],
  ['GEOCODER_URL', 'GEOCODER_KEY'],
  ['SMS_URL', 'SMS_FROM'],
  ['S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
];

/** Addresses that only this machine can reach. */
const LOCAL = new Set(['127.0.0.1', 'localhost', '::1']);

export type Env = Parsed & {
  /** The address people use, without a slash at its end. */
  origin: string;
  /** Whether demo data and demo accounts are made in an empty database. */
  demo: boolean;
  /** Why no account may have the published password of the demo here; empty where demo accounts may exist [SEC-001]. */
  demoForbidden: readonly string[];
};

/** What is wrong with the settings of an OpenID Connect provider. */
const providerProblems = (env: Parsed): string[] => {
  const problems: string[] = [];
  const issuer = env.OIDC_ISSUER === undefined ? null : new URL(env.OIDC_ISSUER);
  if (issuer && issuer.protocol !== 'https:' && !LOCAL.has(issuer.hostname))
    problems.push('OIDC_ISSUER: must start with https://');
  if (issuer && env.AUTH0_DOMAIN) problems.push('AUTH0_DOMAIN, OIDC_ISSUER: give one of them');
  if (!issuer && env.OIDC_CLIENT_SECRET) problems.push('OIDC_ISSUER: missing, OIDC_CLIENT_SECRET is given');
  if (!issuer && env.OIDC_PASSWORDS === 'off') problems.push('OIDC_ISSUER: missing, OIDC_PASSWORDS is off');
  if (env.OIDC_CREATE_USERS === 'on' && !env.OIDC_ROLES_CLAIM)
    problems.push('OIDC_ROLES_CLAIM: missing, OIDC_CREATE_USERS is on');
  return problems;
};

const problemsOf = (env: Parsed, demoForbidden: readonly string[]): string[] => {
  const problems = SETS.flatMap((names) => {
    const missing = names.filter((name) => env[name] === undefined);
    return missing.length === 0 || missing.length === names.length
      ? []
      : [`${missing.join(', ')}: missing, ${names.filter((name) => env[name] !== undefined).join(', ')} is given`];
  });
  if (env.S3_ENDPOINT && !env.S3_BUCKET) problems.push('S3_BUCKET: missing, S3_ENDPOINT is given');
  if (env.SMTP_URL && env.SES_REGION) problems.push('SMTP_URL, SES_REGION: give one of them');
  problems.push(...providerProblems(env));
  if (env.DEMO_DATA === 'on' && demoForbidden.length > 0)
    problems.push(
      `DEMO_DATA: demo accounts have a known password, and ${demoForbidden.join(', ')}; say DEMO_PUBLIC=yes if you mean it`,
    );
  return problems;
};

/**
 * The settings, read once. Of NODE_ENV it takes what the operator set, not the default that `npm start` gives it.
 * @throws Error with the list of everything that is wrong
 */
export const readEnv = (source: Record<string, string | undefined>): Env => {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''));
  const result = schema.safeParse(given);
  const demoForbidden =
    result.success && result.data.DEMO_PUBLIC !== 'yes' ? reasonsAgainstDemo(result.data, source.NODE_ENV) : [];
  const problems = result.success
    ? problemsOf(result.data, demoForbidden)
    : result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  if (!result.success || problems.length > 0)
    throw new Error(
      `Trowel cannot start. Please correct these settings:\n${problems.map((line) => `  ${line}`).join('\n')}`,
    );
  const env = result.data;
  return {
    ...env,
    DATA_DIR: resolve(env.DATA_DIR),
    origin: (env.PUBLIC_URL ?? `http://${LOCAL.has(env.HOST) ? env.HOST : 'localhost'}:${env.PORT}`).replace(/\/$/, ''),
    demo:
      env.DEMO_DATA === 'on' ||
      (env.DEMO_DATA === undefined && env.DATABASE_URL === undefined && demoForbidden.length === 0),
    demoForbidden,
  };
};
