import { useApolloClient, useQuery } from '@apollo/client';
import { useCallback, useEffect, useMemo, type ReactNode } from 'react';
import { useLive } from '../../../live/useLive';
import type { Notification } from './notification';
import { NOTIFICATIONS, READ_ALL, READ_ONE } from './notificationDocuments';
import { NotificationsContext, type Notifications } from './NotificationsContext';
import { calls } from '../../../dataProvider/calls';

/** How often the bell asks by itself, in milliseconds [NOT-005]. */
const EVERY_MS = 600_000;
const NONE: readonly Notification[] = [];
const FRESH = { fetchPolicy: 'no-cache' } as const;

/**
 * The notifications of the signed-in user: polled, asked for at once when the live stream says so, and again after one was read. A
 * failed request keeps what is known and says nothing: the bell is no reason to interrupt anybody [NOT-007].
 */
export const NotificationsProvider = ({ userId, children }: { userId: number; children: ReactNode }) => {
  const client = useApolloClient();
  const live = useLive();
  const { data, refetch } = useQuery<{ notifications: readonly Notification[] }>(NOTIFICATIONS, {
    variables: { userId },
    skip: userId === 0,
    pollInterval: EVERY_MS,
    errorPolicy: 'ignore',
    ...FRESH,
  });
  const ask = useCallback((): void => {
    void refetch().catch(() => undefined);
  }, [refetch]);

  useEffect(
    () =>
      live.subscribe((event, resumed) => {
        if (event.name === 'notification' || event.name === 'resync' || (event.name === 'hello' && !resumed)) ask();
      }),
    [live, ask],
  );

  const all = data?.notifications ?? NONE;
  const value = useMemo(
    (): Notifications => ({
      all,
      markRead: (notificationId) => {
        void calls(client)
          .tell(READ_ONE, { notificationId })
          .catch(() => undefined)
          .finally(ask);
      },
      markAllRead: () => {
        void calls(client)
          .tell(READ_ALL)
          .catch(() => undefined)
          .finally(ask);
      },
    }),
    [all, client, ask],
  );
  return <NotificationsContext value={value}>{children}</NotificationsContext>;
};
