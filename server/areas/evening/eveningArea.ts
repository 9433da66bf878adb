import type { FastifyInstance } from 'fastify';
import type { ServerArea } from '../../api/serverArea';
import { loadFileSecret } from '../../files/fileSecret';
import type { Services } from '../../services';
import { backgroundFailure } from '../../watch/backgroundFailures';
import { sendEveningMessages } from './sendEveningMessages';
import { registerStopAnswers } from './stopAnswerRoutes';
import { stopLinks } from './stopLinks';
import { stopMessageResource } from './stopMessageResource';

const LOOK_MS = 60_000;

/** Looks at its start and once a minute whether the hour has come, and answers the links. */
const routes = (app: FastifyInstance, { open, env, clock, pipeline }: Services): void => {
  app.register(async (scope) => {
    const links = stopLinks(await loadFileSecret(open.db), env.origin);
    registerStopAnswers(scope, { open, clock }, links);
    const report = (error: unknown): void => backgroundFailure(app.log, 'evening messages', error);
    let isBusy = false;
    const look = (): void => {
      if (isBusy) return;
      isBusy = true;
      const { pool } = open;
      sendEveningMessages({
        pool,
        mailer: pipeline.mailer,
        links,
        prefersSms: env.SMS_URL !== undefined,
        now: clock(),
        report,
      })
        .catch(report)
        .finally(() => {
          isBusy = false;
        });
    };
    const timer = setInterval(look, LOOK_MS).unref();
    scope.addHook('onListen', async () => look());
    scope.addHook('onClose', async () => clearInterval(timer));
  });
};

/** The messages of the evening before, and what is answered to them. */
export const eveningArea: ServerArea = { resources: [stopMessageResource], routes };
