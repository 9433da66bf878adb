import { createContext } from 'react';
import type { NoticeChoice } from '#domain/notifications/kinds';
import type { Notification } from './notification';

export interface Notifications {
  all: readonly Notification[];
  markRead: (id: number) => void;
  markAllRead: () => void;
  /** By what one hears of what: the kinds that may reach one. */
  readChoices: () => Promise<readonly NoticeChoice[]>;
  choose: (choice: NoticeChoice) => Promise<unknown>;
}

/** The user's notifications; none outside of their provider. */
export const NotificationsContext = createContext<Notifications>({
  all: [],
  markRead: () => undefined,
  markAllRead: () => undefined,
  readChoices: async () => [],
  choose: async () => undefined,
});
