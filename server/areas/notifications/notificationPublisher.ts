import { SIGNED_IN } from '#domain/access/can';
import type { Publisher } from '../../events/publishers';

/** Tells a user's own browsers that something changed behind their bell. */
export const notificationPublisher: Publisher = async (rows, { cursor }) => {
  const users = new Set<number>();
  for (const { entity, before, after, user_id } of rows) {
    if (entity !== 'notification') continue;
    // A change names its changed fields alone; whoever reads a notification is the one whom it tells.
    const told = after?.notified_user_id ?? before?.notified_user_id ?? user_id;
    if (typeof told === 'number') users.add(told);
  }
  return [...users].map((to_user) => ({ name: 'notification', need: SIGNED_IN, to_user, data: { cursor } }));
};
