import { AppError } from '#domain/errors';
import type { LogRow } from '../../events/changeLog';
import { lockRows } from '../../pipeline/lockRows';
import { lockedRow, type Looking } from '../../pipeline/mutation';

/**
 * Only the user who was told takes back what was done with a notification; to others it does not exist. @throws
 * AppError NOT_FOUND
 */
export const assertOwnNotifications = async (mutation: Looking, entries: readonly LogRow[]): Promise<void> => {
  const ids = entries.filter(({ entity }) => entity === 'notification').map(({ entity_id }) => entity_id);
  await lockRows(mutation, { notification: ids });
  if (!ids.every((id) => lockedRow(mutation, 'notification', id)?.notified_user_id === mutation.actor.user_id))
    throw new AppError('NOT_FOUND');
};
