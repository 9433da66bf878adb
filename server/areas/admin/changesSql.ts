import { and, sql, type SQL } from 'drizzle-orm';
import type { ChangeFilter, ChangeOp } from '#domain/admin/changeFilter';
import { addDays, BUSINESS_ZONE, type CivilDate } from '#domain/civilDate';
import type { Actor } from '../../access/actor';
import { logReadable } from '../../access/logReach';
import type { Entities } from '../../db/entityTable';
import { foldText } from '#domain/foldText';
import { folded, foldedPattern } from '../../db/folded';

/** The fields that a search may look into: all that are not hidden from the actor. */
interface Shown {
  entities: readonly string[];
  hidden: readonly string[];
}

const OPS: Readonly<Record<ChangeOp, SQL>> = {
  insert: sql`l.before is null`,
  delete: sql`l.after is null`,
  update: sql`l.before is not null and l.after is not null`,
};

const startOf = (date: CivilDate): SQL => sql`${date}::date::timestamp at time zone ${sql.raw(`'${BUSINESS_ZONE}'`)}`;

const texts = (values: readonly string[]): SQL => sql`${sql.param([...values])}::text[]`;

/** Plain signs that folding may drop from within a word. */
const DROPPED = "'`.";

/** The longest word of a folded search; undefined where none of its signs is a plain letter or digit. */
const longestWord = (search: string): string | undefined =>
  foldText(search)
    .match(/[a-z\d]+/g)
    ?.toSorted((one, other) => other.length - one.length)[0];

/**
 * What a text that holds the search meets, at a fraction of what folding it costs: one of the words stands in it as it is
 * stored, once signs that folding drops are gone. A text with other letters is not decided here.
 */
const mayHold = (text: SQL, word: string | undefined): SQL =>
  word === undefined
    ? sql`true`
    : sql`(octet_length(${text}) <> char_length(${text}) or strpos(translate(lower(${text} collate "C"), ${DROPPED}, ''), ${word}) > 0)`;

/**
 * A value, before or after, of a field that may be seen holds the text. A value is stored once, so a number is found as
 * it is written. The row as a whole is asked first, then each value: the names of its fields are words too.
 */
const holds = (search: string, { hidden }: Shown): SQL => {
  const word = longestWord(search);
  const found = (side: SQL): SQL => sql`select from jsonb_each_text(coalesce(${side}, '{}')) v
    where case when ${mayHold(sql`v.value`, word)} then ${folded(sql`v.value`)} like ${foldedPattern(search)} else false end
      and l.entity || '.' || v.key <> all(${texts(hidden)})`;
  return sql`case when ${mayHold(sql`(coalesce(l.before::text, '') || coalesce(l.after::text, ''))`, word)}
    then exists (${found(sql`l.before`)} union all ${found(sql`l.after`)}) else false end`;
};

/** Conditions on a row `l` of the change log. */
interface Found {
  /** What the columns of the log alone decide. */
  narrowed: SQL;
  /** Under which the row is found: {@link narrowed}, the reach of the actor, and the text that is looked for. */
  where: SQL;
}

/** How a row `l` of the change log is found. */
export const changesWhere = (filter: ChangeFilter, entities: Entities, actor: Actor, shown: Shown): Found => {
  const { search = '', user_id, entity, entity_id, mutation_id, before_id, field, op, from, to } = filter;
  const narrowed =
    and(
      entity === undefined
        ? sql`l.entity = any(${texts(shown.entities)})`
        : sql`l.entity = ${shown.entities.includes(entity) ? entity : ''}`,
      user_id === undefined ? undefined : sql`l.user_id = ${user_id}`,
      entity_id === undefined ? undefined : sql`l.entity_id = ${entity_id}`,
      mutation_id === undefined ? undefined : sql`l.mutation_id = ${mutation_id}`,
      before_id === undefined ? undefined : sql`l.seq < ${before_id}`,
      op && OPS[op],
      from === undefined ? undefined : sql`l.at >= ${startOf(from)}`,
      to === undefined ? undefined : sql`l.at < ${startOf(addDays(to, 1))}`,
    ) ?? sql`true`;
  const where = and(
    narrowed,
    logReadable(entities, actor),
    field === undefined || field === ''
      ? undefined
      : sql`((l.before ? ${field} or l.after ? ${field}) and l.entity || '.' || ${field} <> all(${texts(shown.hidden)}))`,
    search === '' ? undefined : holds(search, shown),
  );
  return { narrowed, where: where ?? narrowed };
};
