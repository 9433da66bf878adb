import { fieldKey, type FieldAccess } from '#domain/access/fieldLimits';
import { invalidateActors } from '../../server/access/actor';
import type { Registry } from '../../server/api/registry';
import { limitableFields } from '../../server/areas/users/limitChanges';
import type { FreshDatabase } from './database';

/** The fields that a role can be kept from, as `table.field`. */
export const hideableKeys = (registry: Registry): string[] =>
  limitableFields(registry).map(({ entity, field }) => fieldKey(entity, field));

/** Tables that no other test marks. What the letterhead of papers and mails says of the company itself is told to whoever reads those. */
const MORE_TABLES = [
  'crew plant email_template inventory inventory_movement purchase_order_line_item shipment_item',
  'email_log lookup_pebble_color lookup_inventory_location lookup_job_status lookup_product_category',
  'day_without_work pebble_color_recipe',
]
  .join(' ')
  .split(' ');

/** Those with what of them a role can be kept from. */
export const moreMarked = (keys: readonly string[]): ReadonlyMap<string, ReadonlySet<string>> =>
  new Map(
    MORE_TABLES.map(
      (table) =>
        [
          table,
          new Set(keys.filter((key) => key.startsWith(`${table}.`)).map((key) => key.slice(table.length + 1))),
        ] as const,
    ),
  );

/** Days that decide where a row is found: it would be found no more. */
const FINDS = /^(work_order_date|date|first_day|last_day)$/;
export const isMarkedDay =
  (keys: ReadonlySet<string>) =>
  (table: string, column: string): boolean =>
    keys.has(fieldKey(table, column)) && !FINDS.test(column);

/** Rows of tables that `answerWorld` leaves empty, before it marks them. */
export const fillMore = (database: FreshDatabase): Promise<unknown> =>
  database.pool.query(`
    insert into plant (id, name, lat, lon) values (9801, 'Plant', 29.7, -95.4);
    insert into email_template (id, display_name, aws_name, subject, body, subject_es, body_es) values (9802, 'Marked', 'marked', 'S', 'B', 'S', 'B');
    insert into day_without_work (id, kind, name, first_day, last_day) values (9803, 'closure', 'Stock-taking', '2026-03-09', '2026-03-15')`);

/** What a builder answered to the message of the evening before: it is read by its words, so no marks stand in it. */
export const ANSWER_REASON = 'The gate was locked';

/** An answer for each sub-job of `answerWorld`. */
export const answerEvening = (database: FreshDatabase): Promise<unknown> =>
  database.pool.query(
    `insert into stop_message (job_detail_id, stop_key, date, kind, recipient, what, answer, reason, answered_at)
       select id, 'stop:' || id, '2026-03-11', 'builder', 'x', 'x', 'not_ready', $1, now() from job_detail`,
    [ANSWER_REASON],
  );

/** Keeps the role of an account from all of them. */
export const limitAll = async (
  database: FreshDatabase,
  account: string,
  keys: readonly string[],
  access: FieldAccess,
): Promise<void> => {
  await database.pool.query(
    `insert into role_field_limit (role_id, entity, field, access)
     select (select role_id from app_user where email = $2), split_part(k, '.', 1), split_part(k, '.', 2), $3 from unnest($1::text[]) k
     on conflict do nothing`,
    [keys, `${account}@trowel.test`, access],
  );
  invalidateActors();
};

/** Hides all of them from the role of an account. */
export const hideAll = (database: FreshDatabase, account: string, keys: readonly string[]): Promise<void> =>
  limitAll(database, account, keys, 'hidden');
