import { createContext } from 'react';
import type { Notification } from './notification';

export interface Notifications { all: readonly Notification[]; markRead: (id: number) => void }

/** The user's notifications: none until the part of the product that makes them gives them here. */
export const NotificationsContext = createContext<Notifications>({ all: [], markRead: () => undefined });
