import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database';
import { forgetOld } from './forgetOld';
import { warnOfFullDisk } from './diskRoom';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

interface UpkeepDeps {
  db: Database;
  dataDir: string;
  clock(): Date;
}

/** What a server does for itself now and then: looks at its disk, and removes what is old. */
export const registerUpkeep = (app: FastifyInstance, { db, dataDir, clock }: UpkeepDeps): void => {
  const report = (error: unknown): void => app.log.warn({ err: error }, 'upkeep');
  const timers = [
    setInterval(() => {
      warnOfFullDisk(db, dataDir).then((isLittle) => {
        if (isLittle) app.log.warn({ folder: dataDir }, 'the disk is nearly full');
      }, report);
    }, MINUTE_MS),
    setInterval(() => {
      forgetOld(db, dataDir, clock()).catch(report);
    }, 6 * HOUR_MS),
  ].map((timer) => timer.unref());
  app.addHook('onClose', async () => timers.forEach((timer) => clearInterval(timer)));
};
