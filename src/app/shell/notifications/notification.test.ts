import { describe, expect, it } from 'vitest';
import { listedNotifications, unreadBadge, type Notification } from './notification';

const note = (id: number, created_date: string, is_read = false): Notification => ({
  id,
  notified_user_id: 1,
  notification_text: `Note ${id}`,
  action_url: '/job',
  created_date,
  is_read,
});

describe('notifications', () => {
  it('are listed newest first, read ones only when they are included [NOT-009]', () => {
    const all = [
      note(1, '2026-03-01T08:00:00Z'),
      note(2, '2026-03-03T08:00:00Z', true),
      note(3, '2026-03-02T08:00:00Z'),
    ];
    expect(listedNotifications(all, false).map(({ id }) => id)).toEqual([3, 1]);
    expect(listedNotifications(all, true).map(({ id }) => id)).toEqual([2, 3, 1]);
  });
  it('are counted on the bell up to 99 [NOT-009]', () => {
    const many = Array.from({ length: 100 }, (_, index) => note(index, '2026-03-01T08:00:00Z'));
    expect([[], [note(1, '', true)], many.slice(1), many].map(unreadBadge)).toEqual(['', '', '99', '99+']);
  });
});
