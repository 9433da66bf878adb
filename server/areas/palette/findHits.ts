import { sql, type SQL } from 'drizzle-orm';
import { can } from '#domain/access/can';
import { SHORTEST_TEXT, type PaletteHit } from '#domain/palette/hits';
import type { Actor } from '../../access/actor';
import { jobReadable } from '../../access/scope';
import type { Tx } from '../../db/database';
import { likePattern } from '../../db/likePattern';
import { PALETTE_SOURCES, type PaletteSource } from './sources';

/** So many of each kind are enough to see that another word is needed. */
const MOST_OF_A_KIND = 8;
/** Further words narrow a search no further. */
const MOST_WORDS = 5;

const holds = ({ columns }: PaletteSource, word: string): SQL =>
  sql`(${sql.join(
    columns.map((column) => sql`${sql.raw(column)} ilike ${likePattern(word)}`),
    sql` or `,
  )})`;

const hitsOf = (source: PaletteSource, words: readonly string[], actor: Actor): SQL => {
  const { kind, from, where, label, note, order, byId, ofJobs } = source;
  const [first = ''] = words;
  const byWords = sql.join(
    words.map((word) => holds(source, word)),
    sql` and `,
  );
  const id = byId && words.length === 1 && /^#?\d{1,9}$/.test(first) ? Number(first.replace('#', '')) : null;
  const found = id === null ? byWords : sql`(${byWords} or ${sql.raw(from)}.id = ${id})`;
  return sql`(select ${kind}::text as kind, ${sql.raw(from)}.id, ${sql.raw(label)} as label, ${sql.raw(note)} as note from ${sql.raw(from)}
    where ${sql.raw(where)} and ${found} ${ofJobs ? sql`and ${jobReadable(actor)}` : sql``}
    order by ${sql.raw(from)}.id = ${id ?? -1} desc, ${sql.raw(label)} ilike ${likePattern(first).slice(1)} desc, ${sql.raw(order)} limit ${MOST_OF_A_KIND})`;
};

/** The records of every kind that the actor may see and that hold all words of a text, in one statement. */
export const findHits = async ({ db, actor }: { db: Tx; actor: Actor }, text: string): Promise<PaletteHit[]> => {
  const words = text.trim().split(/\s+/).slice(0, MOST_WORDS);
  if (text.trim().length < SHORTEST_TEXT) return [];
  const sources = PALETTE_SOURCES.filter(({ need }) => can(actor.permissions, need));
  if (sources.length === 0) return [];
  const { rows } = await db.execute<{ [key: string]: unknown } & PaletteHit>(
    sql.join(
      sources.map((source) => hitsOf(source, words, actor)),
      sql` union all `,
    ),
  );
  return rows.map(({ kind, id, label, note }) => ({ kind, id, label, note }));
};
