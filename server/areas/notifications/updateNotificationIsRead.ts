import { z } from 'zod';
import { CALLS } from '#domain/access/calls';
import { AppError } from '#domain/errors';
import type { Command } from '../../pipeline/command';
import { assertOwnNotifications } from './assertOwnNotifications';
import { noticesOfToken } from './noticesOfToken';
import { lockedRows } from '../../pipeline/lockRows';
import { idOf, type Row } from '../../db/statement';

interface ReadNotification {
  id: number;
  is_read: boolean;
}

/** Marks a notification of one's own read [NOT-006 NOT-009]; another user's does not exist. */
export const updateNotificationIsRead: Command<{ notificationId: number }, Row, ReadNotification> = {
  name: 'updateNotificationIsRead',
  need: CALLS.updateNotificationIsRead.need,
  input: z.strictObject({ notificationId: z.int() }),
  load: async (mutation, { notificationId }) => {
    const [row] = await lockedRows(mutation, 'notification', [notificationId]);
    const kinds = noticesOfToken(mutation.actor);
    const isSeen =
      row?.notified_user_id === mutation.actor.user_id && (kinds?.some((kind) => kind === row.kind) ?? true);
    if (!row || !isSeen) throw new AppError('NOT_FOUND');
    return row;
  },
  assertMayUndo: assertOwnNotifications,
  decide: (row) => ({ changes: [{ entity: 'notification', id: idOf(row), op: 'update', set: { is_read: true } }] }),
  result: (_written, _mutation, { notificationId }) => ({ id: notificationId, is_read: true }),
};
