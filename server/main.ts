import type { FastifyInstance } from 'fastify';
import { openDatabase, type OpenDatabase } from './db/database';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './db/embedded/postgres';
import { readEnv, type Env } from './env';
import { buildApp } from './app';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, hasDemoAccounts } from './identity/demoAccounts';
import { runUserCommand } from './identity/userCommand';
import { setUpDatabase } from './setUp';

const greet = (origin: string, demo: boolean, notes: readonly string[]): void => {
  console.log([...notes, `Trowel is ready at ${origin}`].join('\n'));
  if (demo)
    console.log(
      `Demo accounts, password ${DEMO_PASSWORD}:\n${DEMO_ACCOUNTS.map(({ email, role }) => `  ${email.padEnd(28)} ${role}`).join('\n')}`,
    );
};

/** Waits for a signal, then drains: no new requests, running ones end, then the database stops. */
const untilSignal = (stop: () => Promise<void>): void => {
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      void stop().finally(() => process.exit(0));
    });
  }
};

type Runtime = { env: Env; open: OpenDatabase; embedded: EmbeddedPostgres | undefined };

/** A command beside a server that may be running on the same database, which is then not ours to stop. */
const runCommandLine = async ({ env, open, embedded }: Runtime, args: readonly string[]): Promise<void> => {
  try {
    await setUpDatabase(open, { demo: false, scale: 1, environment: env.TROWEL_ENV, now: new Date() });
    await runUserCommand(open.db, args);
  } finally {
    await open.close();
    if (embedded && !embedded.adopted) await embedded.stop();
  }
};

const serve = async ({ env, open, embedded }: Runtime): Promise<void> => {
  let app: FastifyInstance | undefined;
  const stop = async (): Promise<void> => {
    await app?.close();
    await open.close();
    await embedded?.stop();
  };
  try {
    await setUpDatabase(open, { demo: env.demo, scale: env.DEMO_SCALE, environment: env.TROWEL_ENV, now: new Date() });
    app = await buildApp({ open, env, clock: () => new Date() });
    await app.listen({ host: env.HOST, port: env.PORT });
    untilSignal(stop);
    greet(env.origin, await hasDemoAccounts(open.db), embedded?.notes ?? []);
  } catch (error) {
    await stop().catch(() => undefined);
    throw error;
  }
};

/** Runs the server, or with `user ...` a command on its database. */
export const main = async (args: readonly string[]): Promise<void> => {
  const env = readEnv(process.env);
  const embedded = env.DATABASE_URL ? undefined : await startEmbeddedPostgres(env.DATA_DIR);
  const open = openDatabase(
    embedded ? { socket: embedded.socket, database: 'postgres' } : { url: env.DATABASE_URL ?? '' },
  );
  const runtime = { env, open, embedded };
  await (args[0] === 'user' ? runCommandLine(runtime, args.slice(1)) : serve(runtime));
};
