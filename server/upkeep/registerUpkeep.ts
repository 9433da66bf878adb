import type { FastifyInstance } from 'fastify';
import { civilDateOf } from '#domain/civilDate';
import { damagedFilesNotice } from '#domain/notifications/serverNotices';
import type { MadeBackup } from '../backup/scheduledBackups';
import type { OpenDatabase } from '../db/database';
import { seedHolidays } from '../db/seed/holidays';
import type { Queue } from '../queue/queue';
import { backgroundFailure } from '../watch/backgroundFailures';
import { forgetOld, type Retention } from './forgetOld';
import { warnOfFullDisk } from './diskRoom';
import { notifyAdministrators } from './notifyAdministrators';

const MINUTE_MS = 60_000;
const HOUR_S = 3_600;

/** Milliseconds from one look at the disk to the next, and between two askings for work that may be due. */
export interface UpkeepPace {
  disk: number;
  work: number;
}
const PACE: UpkeepPace = { disk: MINUTE_MS, work: 10 * MINUTE_MS };

export interface UpkeepDeps {
  open: OpenDatabase;
  queue: Queue;
  env: Retention;
  clock(): Date;
  /** Makes a backup when one is due; without it none are made. */
  backUp?: (() => Promise<MadeBackup | null>) | undefined;
  each?: UpkeepPace | undefined;
}

/**
 * What a server does for itself now and then: looks at its disk, removes what is old, makes backups. The latter two are
 * work of the queue, so that of several servers one does it, again when it failed, and administrators see it.
 */
export const registerUpkeep = (
  app: FastifyInstance,
  { open: { db, pool }, queue, env, clock, backUp, each = PACE }: UpkeepDeps,
): void => {
  const { DATA_DIR: dataDir } = env;
  const report = (error: unknown): void => backgroundFailure(app.log, 'upkeep', error);
  const timers = [
    setInterval(() => {
      warnOfFullDisk(db, dataDir).then((isLittle) => {
        if (isLittle) app.log.warn({ folder: dataDir }, 'the disk is nearly full');
      }, report);
    }, each.disk),
    setInterval(() => {
      queue.add(pool, 'upkeep', {}, { once: 6 * HOUR_S }).catch(report);
      if (backUp) queue.add(pool, 'backup', {}, { once: HOUR_S }).catch(report);
    }, each.work),
  ].map((timer) => timer.unref());
  queue.work('upkeep', async () => {
    await seedHolidays(db, civilDateOf(clock())); // of a server that is not started for years
    await forgetOld(db, env, clock());
  });
  if (backUp)
    queue.work('backup', async () => {
      const damaged = (await backUp())?.damaged ?? [];
      if (damaged.length === 0) return;
      app.log.error({ files: damaged }, 'the backup found files damaged or missing');
      await notifyAdministrators(db, 'backup', damagedFilesNotice(damaged));
    });
  app.addHook('onClose', async () => timers.forEach((timer) => clearInterval(timer)));
};
