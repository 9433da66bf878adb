import { and, desc, eq, inArray } from 'drizzle-orm';
import { CALLS } from '#domain/access/calls';
import { AppError } from '#domain/errors';
import type { NoticeChoice } from '#domain/notifications/kinds';
import { noticeChoices } from './noticeChoices';
import { noticesOfToken } from './noticesOfToken';
import { readAllNotifications } from './readAllNotifications';
import { updateNoticeChoice } from './updateNoticeChoice';
import { updateNotificationIsRead } from './updateNotificationIsRead';
import { notification } from '../../db/tables/notifications';
import { addCommand } from '../../api/commandField';
import type { SchemaModule } from '../../api/schema';

type NotificationRow = typeof notification.$inferSelect;

/** The longest list behind a bell [NOT-009]. */
const MAX_NOTICES = 200;

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
      description: `The newest ${MAX_NOTICES} of one's own, newest first.`,
      extensions: { need: CALLS.notifications.need },
      args: { userId: t.arg.int({ required: true }) },
      resolve: (_root, { userId }, { db, actor }) => {
        if (userId !== actor.user_id) throw new AppError('FORBIDDEN');
        const kinds = noticesOfToken(actor);
        return db
          .select()
          .from(notification)
          .where(
            and(
              eq(notification.notified_user_id, userId),
              notification.is_on_bell,
              kinds ? inArray(notification.kind, kinds) : undefined,
            ),
          )
          .orderBy(desc(notification.created_date), desc(notification.id))
          .limit(MAX_NOTICES);
      },
    }),
  );
  const choice = builder.objectRef<NoticeChoice>('NoticeChoice').implement({
    fields: (t) => ({
      kind: t.exposeString('kind', { nullable: false }),
      by_bell: t.exposeBoolean('by_bell', { nullable: false }),
      by_mail: t.exposeBoolean('by_mail', { nullable: false }),
    }),
  });
  builder.queryField('noticeChoices', (t) =>
    t.field({
      type: [choice],
      nullable: false,
      description: 'By what one hears of each kind of notice that may reach one [MSG-004].',
      extensions: { need: CALLS.noticeChoices.need },
      resolve: (_root, _args, { runner, actor }) => noticeChoices(runner, actor),
    }),
  );
  addCommand(kit, { command: updateNoticeChoice, type: choice });
  addCommand(kit, { command: updateNotificationIsRead, type: read });
  addCommand(kit, { command: readAllNotifications, type: 'Int', description: 'Answers how many were unread.' });
};
