import type { Change } from '#domain/changes';
import { noticeChanges, NOTIFY, type Notice } from '#domain/notifications/notices';
import type { Mutation } from '../../pipeline/mutation';
import { idOf, numberIn, runText } from '../../db/statement';
import { writeChanges } from '../../pipeline/writeChanges';
import { crewDayNotices } from './crewDayNotices';
import { JOB_RULES } from './jobRules';
import { isTold } from './noticeRule';
import { SCHEDULE_RULES } from './scheduleRules';

const RULES = [...JOB_RULES, ...SCHEDULE_RULES];

/** Unread ones of the same kind that lead to the same place: of the same presite, or of a visit to the same job. */
const EARLIER = `
  select n.id from notification n join unnest($1::int[], $2::text[], $3::text[]) as w(user_id, action_url, kind)
  on n.notified_user_id = w.user_id and n.action_url = w.action_url and n.kind = w.kind where not n.is_read`;

const earlierOnes = async ({ client }: Mutation, notices: readonly Notice[]): Promise<Change[]> => {
  const wanted = notices.flatMap(({ recipients, kind, action_url }) =>
    recipients.map((id) => ({ id, kind, action_url })),
  );
  const rows = await runText(client, EARLIER, [
    wanted.map(({ id }) => id),
    wanted.map(({ action_url }) => action_url),
    wanted.map(({ kind }) => kind),
  ]);
  return rows.map((row) => ({ entity: 'notification', id: idOf(row), op: 'delete', set: {}, effect: 'derived' }));
};

/**
 * Tells people of what a mutation set or moved for them, in its own transaction. A scheduler who moves a card five
 * times leaves one unread notification, the last.
 */
export const writeNotices = async (mutation: Mutation): Promise<void> => {
  const notices: Notice[] = [];
  for (const rule of RULES) {
    const ids = [...new Set(mutation.log.filter((change) => isTold(rule, change)).map(({ entity_id }) => entity_id))];
    if (ids.length === 0) continue;
    for (const row of await runText(mutation.client, rule.recipients, [ids, mutation.actor.user_id])) {
      notices.push({ kind: rule.kind, recipients: [numberIn(row, 'user_id')], ...rule.notice(row) });
    }
  }
  notices.push(...(await crewDayNotices(mutation)));
  if (notices.length === 0) return;
  await writeChanges(mutation, NOTIFY, [...(await earlierOnes(mutation, notices)), ...noticeChanges(notices)]);
};
