/** A message to one user [NOT-001]. */
export interface Notification {
  id: number;
  notified_user_id: number;
  notification_text: string;
  /** Starts with "/". */
  action_url: string;
  /** A moment, ISO 8601. */
  created_date: string;
  is_read: boolean;
}

/** The newest first; the read ones only when they are asked for [NOT-002]. */
export const listedNotifications = (all: readonly Notification[], includeRead: boolean): Notification[] =>
  all.filter((each) => includeRead || !each.is_read).sort((a, b) => b.created_date.localeCompare(a.created_date));

/** The text of the bell's badge: nothing for none, above 99 "99+" [NOT-009]. */
export const unreadBadge = (all: readonly Notification[]): string => {
  const unread = all.filter((each) => !each.is_read).length;
  if (unread === 0) return '';
  return unread > 99 ? '99+' : String(unread);
};
