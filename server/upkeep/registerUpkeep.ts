import type { FastifyInstance } from 'fastify';
import type { OpenDatabase } from '../db/database';
import type { Queue } from '../queue/queue';
import { forgetOld } from './forgetOld';
import { warnOfFullDisk } from './diskRoom';

const MINUTE_MS = 60_000;
const HOUR_S = 3_600;

interface UpkeepDeps {
  open: OpenDatabase;
  queue: Queue;
  dataDir: string;
  clock(): Date;
  /** Makes a backup when one is due; without it none are made. */
  backUp?: (() => Promise<unknown>) | undefined;
}

/**
 * What a server does for itself now and then: looks at its disk, removes what is old, makes backups. The latter two are work of the
 * queue, so that of several servers one does it, again when it failed, and administrators see it.
 */
export const registerUpkeep = (
  app: FastifyInstance,
  { open: { db, pool }, queue, dataDir, clock, backUp }: UpkeepDeps,
): void => {
  const report = (error: unknown): void => app.log.warn({ err: error }, 'upkeep');
  const timers = [
    setInterval(() => {
      warnOfFullDisk(db, dataDir).then((isLittle) => {
        if (isLittle) app.log.warn({ folder: dataDir }, 'the disk is nearly full');
      }, report);
    }, MINUTE_MS),
    setInterval(() => {
      queue.add(pool, 'upkeep', {}, { once: 6 * HOUR_S }).catch(report);
      if (backUp) queue.add(pool, 'backup', {}, { once: HOUR_S }).catch(report);
    }, 10 * MINUTE_MS),
  ].map((timer) => timer.unref());
  queue.work('upkeep', () => forgetOld(db, dataDir, clock()));
  if (backUp)
    queue.work('backup', async () => {
      await backUp();
    });
  app.addHook('onClose', async () => timers.forEach((timer) => clearInterval(timer)));
};
