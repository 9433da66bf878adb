import { gql } from '../../../dataProvider/gql';
import { narrowed } from '../../../dataProvider/narrowed';
import { useServer } from '../../../dataProvider/ServerContext';
import { usePolled } from '../../../dataProvider/usePolled';
import { useCallback, useEffect, useMemo, type ReactNode } from 'react';
import type { NoticeChoice } from '#domain/notifications/kinds';
import { isGap } from '../../../live/liveEvent';
import { useLive } from '../../../live/useLive';
import type { Notification } from './notification';
import { NotificationsContext, type Notifications } from './NotificationsContext';

const NOTIFICATIONS = gql(`query Notifications($userId: Int!) {
  notifications(userId: $userId) { id notified_user_id notification_text action_url created_date is_read }
}`);

const READ_ONE = gql(
  `mutation ReadNotification($notificationId: Int!) { updateNotificationIsRead(notificationId: $notificationId) { id is_read } }`,
);

const CHOICES = narrowed<{ noticeChoices: readonly NoticeChoice[] }>(
  gql(`query NoticeChoices { noticeChoices { kind by_bell by_mail } }`),
);

const CHOOSE = gql(`mutation UpdateNoticeChoice($kind: String!, $by_bell: Boolean!, $by_mail: Boolean!) {
  updateNoticeChoice(kind: $kind, by_bell: $by_bell, by_mail: $by_mail) { kind }
}`);

const READ_ALL = gql(`mutation ReadAllNotifications { readAllNotifications }`);

/** How often the bell asks by itself, in milliseconds [NOT-005]. */
const EVERY_MS = 600_000;
const NONE: readonly Notification[] = [];

/**
 * The notifications of the signed-in user: polled, asked for at once when the live stream says so, and again after one
 * was read. A failed request keeps what is known and says nothing: the bell is no reason to interrupt anybody
 * [NOT-007].
 */
export const NotificationsProvider = ({ userId, children }: { userId: number; children: ReactNode }) => {
  const server = useServer();
  const live = useLive();
  const read = useCallback(async () => (await server.query(NOTIFICATIONS, { userId })).notifications, [server, userId]);
  const { data, poll } = usePolled(userId === 0 ? null : read, EVERY_MS);

  useEffect(
    () =>
      live.subscribe((event, resumed) => {
        if (event.name === 'notification' || isGap(event, resumed)) poll();
      }),
    [live, poll],
  );

  const all = data ?? NONE;
  const value = useMemo(
    (): Notifications => ({
      all,
      markRead: (notificationId) => {
        void server
          .mutate(READ_ONE, { notificationId })
          .catch(() => undefined)
          .finally(poll);
      },
      markAllRead: () => {
        void server
          .mutate(READ_ALL)
          .catch(() => undefined)
          .finally(poll);
      },
      readChoices: async () => (await server.query(CHOICES)).noticeChoices,
      choose: ({ kind, by_bell, by_mail }) => server.mutate(CHOOSE, { kind, by_bell, by_mail }),
    }),
    [all, server, poll],
  );
  return <NotificationsContext value={value}>{children}</NotificationsContext>;
};
