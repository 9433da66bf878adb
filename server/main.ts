import { openDatabase } from './db/database';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './db/embedded/postgres';
import { readEnv } from './env';
import { buildApp } from './http/app';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './identity/demoAccounts';
import { runUserCommand } from './identity/userCommand';
import { setUpDatabase } from './setUp';

const greet = (origin: string, demo: boolean, notes: readonly string[]): void => {
  console.log([...notes, `Trowel is ready at ${origin}`].join('\n'));
  if (demo) console.log(`Demo accounts, password ${DEMO_PASSWORD}:\n${DEMO_ACCOUNTS.map(({ email, role }) => `  ${email.padEnd(28)} ${role}`).join('\n')}`);
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

/** Runs the server, or with `user ...` a command on its database. */
export const main = async (args: readonly string[]): Promise<void> => {
  const env = readEnv(process.env);
  const embedded: EmbeddedPostgres | undefined = env.DATABASE_URL ? undefined : await startEmbeddedPostgres(env.DATA_DIR);
  const open = openDatabase(embedded ? { socket: embedded.socket, database: 'postgres' } : { url: env.DATABASE_URL ?? '' });
  const close = async (): Promise<void> => {
    await open.close();
    await embedded?.stop();
  };
  try {
    if (args[0] === 'user') {
      await setUpDatabase(open, { demo: false, scale: 1, environment: env.TROWEL_ENV, now: new Date() });
      await runUserCommand(open.db, args.slice(1));
      await open.close();
      if (embedded && !embedded.adopted) await embedded.stop(); // an adopted one may be serving
      return;
    }
    await setUpDatabase(open, { demo: env.demo, scale: env.DEMO_SCALE, environment: env.TROWEL_ENV, now: new Date() });
    const app = await buildApp({ open, env, clock: () => new Date() });
    await app.listen({ host: env.HOST, port: env.PORT });
    untilSignal(async () => {
      await app.close();
      await close();
    });
    greet(env.origin, env.demo, embedded?.notes ?? []);
  } catch (error) {
    await close().catch(() => undefined);
    throw error;
  }
};
