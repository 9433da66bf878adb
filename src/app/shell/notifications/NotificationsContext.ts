import { createContext } from 'react';
import type { Notification } from './notification';

export interface Notifications {
  all: readonly Notification[];
  markRead: (id: number) => void;
  markAllRead: () => void;
}

/** The user's notifications; none outside of their provider. */
export const NotificationsContext = createContext<Notifications>({
  all: [],
  markRead: () => undefined,
  markAllRead: () => undefined,
});
