import { resolve } from 'node:path';
import { z } from 'zod';
import { reasonsAgainstDemo } from './demoRule';
import { SETTING_SCHEMAS } from './settings/groups';
import { problemWords } from './settings/problemWords';

const schema = z.object(SETTING_SCHEMAS);

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

/** Whether a setting was given, be it rightly or not. */
type IsGiven = (name: keyof Parsed) => boolean;

/** What is wrong with the settings of an OpenID Connect provider. */
const providerProblems = (env: Parsed, isGiven: IsGiven): string[] => {
  const problems: string[] = [];
  const issuer = env.OIDC_ISSUER === undefined ? null : new URL(env.OIDC_ISSUER);
  if (issuer && issuer.protocol !== 'https:' && !LOCAL.has(issuer.hostname))
    problems.push('OIDC_ISSUER: must start with https://');
  const isNamed = isGiven('OIDC_ISSUER');
  if (isNamed && isGiven('AUTH0_DOMAIN')) problems.push('AUTH0_DOMAIN, OIDC_ISSUER: give one of them');
  if (!isNamed && isGiven('OIDC_CLIENT_SECRET')) problems.push('OIDC_ISSUER: missing, OIDC_CLIENT_SECRET is given');
  if (!isNamed && env.OIDC_PASSWORDS === 'off') problems.push('OIDC_ISSUER: missing, OIDC_PASSWORDS is off');
  if (env.OIDC_CREATE_USERS === 'on' && !isGiven('OIDC_ROLES_CLAIM'))
    problems.push('OIDC_ROLES_CLAIM: missing, OIDC_CREATE_USERS is on');
  return problems;
};

/** What is wrong with settings beside each other. */
const problemsOf = (env: Parsed, isGiven: IsGiven, demoForbidden: readonly string[]): string[] => {
  const problems = SETS.flatMap((names) => {
    const missing = names.filter((name) => !isGiven(name));
    return missing.length === 0 || missing.length === names.length
      ? []
      : [`${missing.join(', ')}: missing, ${names.filter(isGiven).join(', ')} is given`];
  });
  const needs = (name: keyof Parsed, wanted: keyof Parsed): void => {
    if (isGiven(name) && !isGiven(wanted)) problems.push(`${wanted}: missing, ${name} is given`);
  };
  needs('DATABASE_READ_URL', 'DATABASE_URL');
  needs('S3_ENDPOINT', 'S3_BUCKET');
  if (env.DISTANCES_KIND === 'google' && isGiven('DISTANCES_URL') && !isGiven('DISTANCES_KEY'))
    problems.push('DISTANCES_KEY: missing, DISTANCES_KIND is google');
  if (isGiven('SMTP_URL') && isGiven('SES_REGION')) problems.push('SMTP_URL, SES_REGION: give one of them');
  problems.push(...providerProblems(env, isGiven));
  if (env.DEMO_DATA === 'on' && demoForbidden.length > 0)
    problems.push(
      `DEMO_DATA: demo accounts have a known password, and ${demoForbidden.join(', ')}; say DEMO_PUBLIC=yes if you mean it`,
    );
  return problems;
};

/** The settings, and what is wrong with each of them; one that is wrong has its default. */
const readEach = (given: Readonly<Record<string, string | undefined>>): { env: Parsed; problems: string[] } => {
  const read = schema.safeParse(given, { error: problemWords });
  if (read.success) return { env: read.data, problems: [] };
  const wrong = new Set(read.error.issues.map(({ path: [name] }) => name));
  const rest = Object.fromEntries(Object.entries(given).filter(([name]) => !wrong.has(name)));
  return {
    env: schema.parse(rest),
    problems: read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`),
  };
};

/**
 * The settings, read once. Of NODE_ENV it takes what the operator set, not the default that `npm start` gives it.
 * @throws Error with the list of everything that is wrong
 */
export const readEnv = (source: Record<string, string | undefined>): Env => {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''));
  const { env, problems } = readEach(given);
  const demoForbidden = env.DEMO_PUBLIC === 'yes' ? [] : reasonsAgainstDemo(env, source.NODE_ENV);
  problems.push(...problemsOf(env, (name) => given[name] !== undefined, demoForbidden));
  if (problems.length > 0)
    throw new Error(
      `Trowel cannot start. Please correct these settings:\n${problems.map((line) => `  ${line}`).join('\n')}`,
    );
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
