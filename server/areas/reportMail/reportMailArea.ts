import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { ServerArea } from '../../api/serverArea';
import { exportLog } from '../../exports/exportAnswers';
import type { Services } from '../../services';
import { backgroundFailure } from '../../watch/backgroundFailures';
import { queueDueMails } from './queueDueMails';
import { mailReport } from './mailReport';
import { weeklyMailCalls } from './weeklyMailCalls';

const LOOK_MS = 60_000;
const job = z.object({ id: z.int(), week: z.string() });

/** Looks at its start and once a minute which reports are due, and makes their mails as work of the queue. */
const routes = (app: FastifyInstance, services: Services): void => {
  const { open, env, clock, queue, pipeline } = services;
  const logExport = exportLog(services);
  queue.work('report_mail', async ({ data }) => {
    const { id, week } = job.parse(data);
    await mailReport({ ...open, mailer: pipeline.mailer, origin: env.origin, now: clock(), logExport }, id, week);
  });
  const look = (): void => {
    queueDueMails(open.pool, queue, clock()).catch((error: unknown) =>
      backgroundFailure(app.log, 'weekly reports', error),
    );
  };
  const timer = setInterval(look, LOOK_MS).unref();
  app.addHook('onListen', async () => look());
  app.addHook('onClose', async () => clearInterval(timer));
};

/** Views of reports that are mailed every week. */
export const reportMailArea: ServerArea = { calls: [weeklyMailCalls], routes };
