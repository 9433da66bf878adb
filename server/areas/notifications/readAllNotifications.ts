import { z } from 'zod';
import { CALLS } from '#domain/access/calls';
import type { Command } from '../../pipeline/command';
import { assertOwnNotifications } from './assertOwnNotifications';
import { noticesOfToken } from './noticesOfToken';
import { runText, idOf } from '../../db/statement';

const UNREAD = `
  select id from notification
  where notified_user_id = $1 and not is_read and ($2::text[] is null or kind = any($2)) order by id`;

/** Marks all notifications of one's own read, for who comes back to a long list. Answers how many there were. */
export const readAllNotifications: Command<object, readonly number[], number> = {
  name: 'readAllNotifications',
  need: CALLS.updateNotificationIsRead.need,
  input: z.strictObject({}),
  load: async ({ client, actor }) => (await runText(client, UNREAD, [actor.user_id, noticesOfToken(actor)])).map(idOf),
  assertMayUndo: assertOwnNotifications,
  decide: (ids) => ({
    changes: ids.map((id) => ({ entity: 'notification', id, op: 'update', set: { is_read: true } })),
  }),
  result: (_written, _mutation, _input, ids) => ids.length,
};
