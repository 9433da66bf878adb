import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { RecipientFate } from '#domain/mail/recipientFate';
import { textOrEmpty } from '#domain/values';
import { unreachedAddresses } from '../../mail/recipientFates';
import { idOf, runText } from '../../db/statement';

/** The notices of a mail: what each knows of whom it is for, and whether it counts as told. */
const OF_MAIL =
  'select id, recipients, told_at is not null as is_told from stop_notice where email_key = $1 order by id for no key update';

/** The history of each job says it, and the boards hear of it. */
const WRITE = `
  with changed as (
    update stop_notice n set told_at = case when $2::boolean then now() end, version = n.version + 1, updated_at = now()
    from stop_notice old where n.id = any($1) and old.id = n.id returning n.*, old.told_at as told_before)
  insert into change_log (mutation_id, command, entity, entity_id, job_id, effect, before, after)
  select $3::uuid, 'sendMail', 'stop_notice', c.id, d.job_id, 'derived', jsonb_build_object('told_at', c.told_before),
    jsonb_build_object('told_at', c.told_at)
  from changed c join job_detail d on d.id = c.job_detail_id`;

/** Recipients as a notice keeps them. */
export const recipientsText = (addresses: readonly string[]): string => addresses.join(', ');
const recipientsIn = (text: string): string[] => text.split(', ').filter((one) => one !== '');

/**
 * What became of a mail decides whether the builders of its stops were told: a stop counts as told once the mail server
 * has taken the mail for one of those whom it is for, and no longer when it has it for none of them [SDY-011].
 */
export const reachedBuilders = async (
  client: pg.ClientBase,
  { key, fates }: { key: string; fates: readonly RecipientFate[] },
): Promise<void> => {
  const rows = (await runText(client, OF_MAIL, [key])).map((row) => {
    const recipients = recipientsIn(textOrEmpty(row.recipients));
    return {
      id: idOf(row),
      is_told: row.is_told === true,
      reached: unreachedAddresses(recipients, fates).length < recipients.length,
    };
  });
  for (const reached of [true, false]) {
    const ids = rows.filter((row) => row.reached === reached && row.is_told !== reached).map(({ id }) => id);
    if (ids.length > 0) await runText(client, WRITE, [ids, reached, randomUUID()]);
  }
};

const FOLLOW = 'update stop_notice set email_key = $2 where email_key = $1 and told_at is null';

/** A mail that is sent again under another key: what it tells goes with it. */
export const followMail = async (client: pg.ClientBase, from: string, to: string): Promise<void> => {
  await runText(client, FOLLOW, [from, to]);
};
