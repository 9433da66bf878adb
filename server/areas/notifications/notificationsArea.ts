import { notifications } from './notificationCalls';
import { notificationPublisher } from './notificationPublisher';
import { writeNotices } from './writeNotices';
import type { ServerArea } from '../../api/serverArea';

/** The bell. */
export const notificationsArea: ServerArea = {
  calls: [notifications],
  publishers: () => [notificationPublisher],
  beforeCommit: [writeNotices],
};
