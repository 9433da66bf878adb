import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll } from 'vitest';
import { readEnv, type Env } from '../../server/env';
import { buildApp, type AppDeps } from '../../server/app';
import { TEST_NOW } from './clock';
import { beginStep } from '../../server/identity/signInSteps';
import { isProofWanted } from './isProofWanted';
import { passwordToken } from './passwordToken';
import { freePort } from './freePort';
import { freshDatabase, type FreshDatabase, type Template } from './database';
import { sharedSchema } from './sharedSchema';
import { removeFolder } from '../../scripts/removeFolder.mjs';

export interface GraphqlAnswer<T = Record<string, unknown>> {
  status: number;
  data: T | null;
  extensions?: Record<string, unknown>;
  errors?: { message: string; path?: (string | number)[]; extensions?: Record<string, unknown> & { code?: string } }[];
  headers: Headers;
}

export interface TestApp {
  url: string;
  app: FastifyInstance;
  database: FreshDatabase;
  dataDir: string;
  /** The id token of a demo account (`admin`, `scheduler`, ...). */
  token(account: string): Promise<string>;
  /** One GraphQL request as that account; `null` sends no token. Mutations get a fresh Idempotency-Key unless one is given. */
  graphql<T = Record<string, unknown>>(
    account: string | null,
    query: string,
    variables?: Record<string, unknown>,
    headers?: Record<string, string>,
  ): Promise<GraphqlAnswer<T>>;
  close(): Promise<void>;
}

export interface TestAppOptions {
  template?: Template;
  env?: Record<string, string>;
  clock?: () => Date;
  database?: FreshDatabase;
  /** What the server does by itself beside answering. */
  deps?: Pick<AppDeps, 'built' | 'backUp' | 'upkeepEach' | 'logTo' | 'wal'>;
}

/** The real server on a fresh database, listening on a free port of this machine. */
export const startApp = async (options: TestAppOptions = {}): Promise<TestApp> => {
  const database = options.database ?? (await freshDatabase(options.template ?? 'base'));
  const dataDir = mkdtempSync(join(tmpdir(), 'trowel-app-'));
  const env: Env = readEnv({
    PORT: String(await freePort()),
    LOG_LEVEL: process.env.TEST_LOG_LEVEL ?? 'silent',
    DATA_DIR: dataDir,
    DEMO_PUBLIC: 'yes', // tests sign in as demo accounts behind proxies and at public addresses too
    ...options.env,
  });
  const app = await buildApp({
    open: database,
    env,
    clock: options.clock ?? (() => TEST_NOW),
    ...(env.SOURCES === undefined ? { built: sharedSchema() } : {}),
    ...options.deps,
  });
  await app.listen({ host: env.HOST, port: env.PORT });
  const url = `http://127.0.0.1:${env.PORT}`;
  const tokens = new Map<string, Promise<string>>();

  const token = (account: string): Promise<string> => {
    const known = tokens.get(account) ?? passwordToken(url, account);
    tokens.set(account, known);
    return known;
  };

  return {
    url,
    app,
    database,
    dataDir,
    token,
    graphql: async (
      account: string | null,
      query: string,
      variables: Record<string, unknown> = {},
      headers: Record<string, string> = {},
    ) => {
      const send = async (proof: Record<string, string> = {}) => {
        const response = await fetch(`${url}/graphql`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            ...(account === null ? {} : { authorization: `Bearer ${await token(account)}` }),
            ...(/^\s*mutation\b/.test(query) ? { 'idempotency-key': randomUUID() } : {}),
            ...headers,
            ...proof,
          },
          body: JSON.stringify({ query, variables }),
        });
        const body: unknown = await response.json();
        return {
          status: response.status,
          headers: response.headers,
          data: null,
          ...(typeof body === 'object' ? body : {}),
        };
      };
      const first: Awaited<ReturnType<typeof send>> & { errors?: { extensions?: Record<string, unknown> }[] } =
        await send();
      // As the browser does, which then asks the user.
      if (account === null || 'x-proof' in headers || !isProofWanted(query, first.errors ?? [])) return first;
      const { rows } = await database.pool.query<{ id: number }>('select id from app_user where email = $1', [
        `${account}@trowel.test`,
      ]);
      return send({ 'x-proof': await beginStep(database.db, 'proof', rows[0]?.id ?? 0, { ip: null }) });
    },
    close: async () => {
      await app.close();
      await database.close();
      removeFolder(dataDir);
    },
  };
};

/**
 * The server of a test file, stopped after its tests.
 * @example const app = await testApp({ template: 'demo' });
 */
export const testApp = async (options: TestAppOptions = {}): Promise<TestApp> => {
  const app = await startApp(options);
  afterAll(() => app.close());
  return app;
};
