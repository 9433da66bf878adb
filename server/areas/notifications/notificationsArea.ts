import { SIGNED_IN } from '#domain/access/can';
import { notifications } from './notificationCalls';
import { mailNotices } from './mailNotices';
import { writeNotices } from './writeNotices';
import type { ServerArea } from '../../api/serverArea';
import type { Publisher } from '../../events/publishers';
import { backgroundFailure } from '../../watch/backgroundFailures';

/** Tells a user's own browsers that something changed behind their bell. */
const notificationPublisher: Publisher = async (rows, { cursor }) => {
  const users = new Set<number>();
  for (const { entity, before, after, user_id } of rows) {
    if (entity !== 'notification') continue;
    // A change names its changed fields alone; whoever reads a notification is the one whom it tells.
    const told = after?.notified_user_id ?? before?.notified_user_id ?? user_id;
    if (typeof told === 'number') users.add(told);
  }
  return [...users].map((to_user) => ({ name: 'notification', need: SIGNED_IN, to_user, data: { cursor } }));
};

/** Milliseconds between two looks for notices whose mails are due. */
const LOOK_MS = 15_000;

/** The bell, and the mails that ring beside it. */
export const notificationsArea: ServerArea = {
  calls: [notifications],
  routes: (app, { open, env, pipeline, log }) => {
    const timer = setInterval(() => {
      mailNotices(open.pool, pipeline.mailer, env).catch((error: unknown) =>
        backgroundFailure(log, 'mails of notices', error),
      );
    }, LOOK_MS).unref();
    app.addHook('onClose', async () => clearInterval(timer));
  },
  publishers: () => [notificationPublisher],
  beforeCommit: [writeNotices],
};
