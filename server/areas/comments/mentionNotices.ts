import type { Change } from '#domain/changes';
import { COMMENT_PARAM, commentPath } from '#domain/comments/recordPath';
import { mentionNotice } from '#domain/notifications/mentionNotice';
import { noticeChanges, NOTIFY } from '#domain/notifications/notices';
import { idOf, numberIn, runText } from '../../db/statement';
import type { Mutation } from '../../pipeline/mutation';
import { writeChanges } from '../../pipeline/writeChanges';
import { namedRecord, type CommentedTable } from './commentedRecord';

/** Tells people by the bell, and by mail where they chose so, that a comment mentions them; nobody of a comment of one's own. */
export const notifyMentioned = async (
  mutation: Mutation,
  { table, id, comment_id, users }: { table: CommentedTable; id: number; comment_id: number; users: readonly number[] },
): Promise<void> => {
  const { actor, client } = mutation;
  const recipients = users.filter((user) => user !== actor.user_id);
  if (recipients.length === 0) return;
  const { label, title, shown } = await namedRecord(client, table, id);
  const said = mentionNotice({ by: actor.name, label, title, path: commentPath(shown, comment_id) });
  await writeChanges(mutation, NOTIFY, noticeChanges([{ kind: 'mention', recipients, ...said }]));
};

const OF_COMMENT = "kind = 'mention' and action_url ~ $1";
const UNREAD = `select id from notification where ${OF_COMMENT} and not is_read
  and ($2::int[] is null or notified_user_id = any($2)) order by id for no key update`;
const endOf = (comment_id: number): string => `[?&]${COMMENT_PARAM}=${comment_id}$`;

/** Whom a comment was told to already: nobody is told of one comment twice. */
export const notifiedUsers = async ({ client }: Mutation, comment_id: number): Promise<ReadonlySet<number>> => {
  const rows = await runText(client, `select notified_user_id from notification where ${OF_COMMENT}`, [
    endOf(comment_id),
  ]);
  return new Set(rows.map((row) => numberIn(row, 'notified_user_id')));
};

/**
 * What nobody has read yet of a comment that is deleted is told no more.
 * @param users those whom it mentions no more; everybody unless said
 */
export const withdrawMentions = async (
  mutation: Mutation,
  comment_id: number,
  users: readonly number[] | null = null,
): Promise<void> => {
  if (users?.length === 0) return;
  const rows = await runText(mutation.client, UNREAD, [endOf(comment_id), users]);
  const changes = rows.map((row): Change => ({
    entity: 'notification',
    id: idOf(row),
    op: 'delete',
    set: {},
    effect: 'derived',
  }));
  await writeChanges(mutation, NOTIFY, changes);
};
