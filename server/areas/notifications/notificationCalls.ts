import { desc, eq } from 'drizzle-orm';
import { CALLS } from '#domain/access/calls';
import { AppError } from '#domain/errors';
import { readAllNotifications } from './readAllNotifications';
import { updateNotificationIsRead } from './updateNotificationIsRead';
import { notification } from '../../db/tables/notifications';
import { addCommand } from '../../api/commandField';
import type { SchemaModule } from '../../api/schema';

type NotificationRow = typeof notification.$inferSelect;

/** The longest list behind a bell [NOT-009]. */
const MOST = 200;

/** What a user is told, by the bell of the header [NOT-005 NOT-006]. */
export const notifications: SchemaModule = (kit) => {
  const { builder } = kit;
  const row = builder.objectRef<NotificationRow>('Notification').implement({
    fields: (t) => ({
      id: t.exposeInt('id', { nullable: false }),
      notified_user_id: t.exposeInt('notified_user_id', { nullable: false }),
      notification_text: t.exposeString('notification_text', { nullable: false }),
      action_url: t.exposeString('action_url', { nullable: false }),
      created_date: t.field({
        type: 'DateTime',
        nullable: false,
        resolve: ({ created_date }) => new Date(created_date).toISOString(),
      }),
      is_read: t.exposeBoolean('is_read', { nullable: false }),
    }),
  });
  const read = builder.objectRef<{ id: number; is_read: boolean }>('NotificationRead').implement({
    fields: (t) => ({
      id: t.exposeInt('id', { nullable: false }),
      is_read: t.exposeBoolean('is_read', { nullable: false }),
    }),
  });
  builder.queryField('notifications', (t) =>
    t.field({
      type: [row],
      nullable: false,
      description: `The newest ${MOST} of one's own, newest first.`,
      extensions: { need: CALLS.notifications.need },
      args: { userId: t.arg.int({ required: true }) },
      resolve: (_root, { userId }, { db, actor }) => {
        if (userId !== actor.user_id) throw new AppError('FORBIDDEN');
        return db
          .select()
          .from(notification)
          .where(eq(notification.notified_user_id, userId))
          .orderBy(desc(notification.created_date), desc(notification.id))
          .limit(MOST);
      },
    }),
  );
  addCommand(kit, { command: updateNotificationIsRead, type: read });
  addCommand(kit, { command: readAllNotifications, type: 'Int', description: 'Answers how many were unread.' });
};
