import { z } from 'zod';
import { CALLS } from '#domain/access/calls';
import { AppError } from '#domain/errors';
import { orNull, rowReader, worked } from '../../db/rowDecoder';
import { runText, type Runner } from '../../db/statement';
import type { Command } from '../../pipeline/command';
import { QUEUE_NAMES, SCHEMA } from '../../queue/boss';
import { WORK_STATES, type QueuedWork } from '#domain/admin/queuedWork';

const MAX_ROWS = 200;

/** What waits, runs or has failed, the failed first, then in the order in which it is done. */
const READ = `
  select * from (
    select j.id::text, j.name as kind, case when e.id is null then j.data ->> 'email' else e.subject || ' · ' || e.recipients end as what,
      case j.state::text when 'failed' then 'failed' when 'active' then 'running' else 'waiting' end as state,
      coalesce(e.tries, j.retry_count) as tries, coalesce(e.created_at, j.created_on) as created_at,
      case when j.state < 'active' then j.start_after end as next_try_at, coalesce(e.error, j.output ->> 'message', j.output -> 'value' ->> 'message') as error,
      null::int as email_id
    from ${SCHEMA}.job j left join email_log e on j.name = 'mail' and e.id = (j.data ->> 'mail')::int
    where j.state in ('created', 'retry', 'active', 'failed')
    union all
    select e.key::text, 'mail', e.subject || ' · ' || e.recipients, 'failed', e.tries, e.created_at, null, e.error, e.id from email_log e
    where e.status = 'failed' and e.resent_at is null and e.kept_message is not null) work
  order by state, coalesce(next_try_at, created_at), id limit ${MAX_ROWS}`;

const text = orNull(worked.text);

const toWork = rowReader(
  {
    id: worked.text,
    kind: worked.text,
    what: text,
    state: worked.text,
    tries: worked.number,
    created_at: worked.text,
    next_try_at: text,
    error: text,
    email_id: orNull(worked.number),
  },
  ({ state, ...work }): QueuedWork => ({ ...work, state: WORK_STATES.find((known) => known === state) ?? 'waiting' }),
);

export const readQueuedWork = async (runner: Runner): Promise<QueuedWork[]> =>
  (await runText(runner, READ, [])).map(toWork);

const TRY = `
  update ${SCHEMA}.job set state = 'retry', start_after = now(), completed_on = null, retry_limit = greatest(retry_limit, retry_count + 1)
  where id = $1 and name = any($2) and state in ('created', 'retry', 'failed') returning id`;

/** Does work that waits or has failed at once [MSG-002]. */
export const tryQueuedWork: Command<{ id: string }, null, { id: string }> = {
  name: 'tryQueuedWork',
  need: CALLS.tryQueuedWork.need,
  input: z.strictObject({ id: z.uuid() }),
  load: async ({ client }, { id }) => {
    const [row] = await runText(client, TRY, [id, QUEUE_NAMES]);
    if (!row) throw new AppError('NOT_FOUND');
    return null;
  },
  decide: () => ({ changes: [] }),
  result: (_written, _mutation, { id }) => ({ id }),
};
