import { refusalError } from '#domain/errors';
import { supervisorName } from '#domain/presite/schedule/supervisor';
import { supervisorsById } from './loadSupervisors';
import type { ShownItem } from './loadSchedule';
import type { Mutation } from '../../pipeline/mutation';
import { runText } from '../../db/statement';
import { refuse } from '#domain/refusals/refusal';
import { whoParams } from '#domain/refusals/someone';

const LAST_CHANGE = `
  select u.first_name || ' ' || u.last_name as who, l.at from change_log l left join app_user u on u.id = l.user_id
  where l.entity = 'presite' and l.entity_id = $1 and l.effect is null order by l.seq desc limit 1`;

/**
 * Refuses to assign a presite that someone changed since it was read, naming who did and whose it is now [BAPI-021].
 * @throws AppError CONFLICT
 */
export const assertFreshPresite = async (
  { client }: Mutation,
  item: ShownItem,
  version: number | null | undefined,
): Promise<void> => {
  if (version === null || version === undefined || version === item.version) return;
  const [row] = await runText(client, LAST_CHANGE, [item.id]);
  const who = typeof row?.who === 'string' ? row.who : null;
  const id = item.presite_supervisor_id;
  const supervisor = id === null ? undefined : (await supervisorsById(client, [id])).get(id);
  const common = { ...whoParams(who), date: item.scheduled_date ?? '' };
  const fault = [undefined, 'CONFLICT'] as const;
  const refusal = supervisor
    ? refuse('presite_taken', { ...common, name: supervisorName(supervisor) }, ...fault)
    : refuse('presite_cleared', common, ...fault);
  const { version: current, presite_supervisor_id, scheduled_date } = item;
  throw refusalError(refusal, {
    current: { id: item.id, version: current, presite_supervisor_id, scheduled_date },
    ...(who === null ? {} : { changed_by: who }),
    ...(typeof row?.at === 'string' ? { changed_at: row.at } : {}),
  });
};
