import { sql, type SQL } from 'drizzle-orm';
import { can } from '#domain/access/can';
import { keywordTerms, termCondition, type KeywordTerm } from '#domain/keywords';
import { SHORTEST_TEXT, type PaletteHit } from '#domain/palette/hits';
import type { Actor } from '../../access/actor';
import type { Tx } from '../../db/database';
import { digitsSql } from '../../db/digits';
import { foldedPattern, foldedSql } from '../../db/folded';
import { likePattern } from '../../db/likePattern';
import type { Runner } from '../../db/statement';
import { bestByKeyword } from '../jobs/search/findByKeyword';
import { JOB_SOURCE, PALETTE_SOURCES, type PaletteSource } from './sources';

interface Asked {
  db: Tx;
  runner: Runner;
  actor: Actor;
}

/** So many of each kind are enough to see that another word is needed. */
const MOST_OF_A_KIND = 8;

const joined = (conditions: SQL[], by: 'and' | 'or'): SQL => sql`(${sql.join(conditions, sql.raw(` ${by} `))})`;

/** One of a source's columns, or of its children's, holds a text. */
const holds = ({ from, columns, phones, children }: PaletteSource, text: string, of: 'words' | 'digits'): SQL => {
  const pattern = likePattern(text);
  const among = (names: readonly string[]): SQL =>
    joined(
      names.map((name) =>
        of === 'words'
          ? sql`${sql.raw(foldedSql(name))} like ${pattern}`
          : sql`${sql.raw(digitsSql(name))} like ${pattern}`,
      ),
      'or',
    );
  const own = among(of === 'words' ? columns : phones);
  if (!children) return own;
  const ofChildren = among(of === 'words' ? children.columns : children.phones);
  return sql`(${own} or ${sql.raw(from)}.id = any(array(select ${sql.raw(children.via)} from ${sql.raw(children.table)} where ${ofChildren})))`;
};

const meets = (source: PaletteSource, term: KeywordTerm): SQL =>
  termCondition<SQL>(term, {
    word: (word) => holds(source, word, 'words'),
    digits: (digits) => holds(source, digits, 'digits'),
    number: null,
    all: (conditions) => joined(conditions, 'and'),
    any: (conditions) => joined(conditions, 'or'),
  });

const hitsOf = (source: PaletteSource, text: string): SQL => {
  const { kind, from, where, label, note, order } = source;
  const terms = keywordTerms(text);
  const first = terms[0]?.words[0]?.text ?? '';
  return sql`(select ${kind}::text as kind, ${sql.raw(from)}.id, ${sql.raw(label)} as label, ${sql.raw(note)} as note from ${sql.raw(from)}
    where ${sql.raw(where)} and ${joined(
      terms.map((term) => meets(source, term)),
      'and',
    )}
    order by ${sql.raw(foldedSql(label))} like ${foldedPattern(first).slice(1)} desc, ${sql.raw(order)} limit ${MOST_OF_A_KIND})`;
};

const jobHits = async (asked: Asked, text: string): Promise<SQL> => sql`(
  select ${JOB_SOURCE.kind}::text as kind, job.id, ${sql.raw(JOB_SOURCE.label)} as label, ${sql.raw(JOB_SOURCE.note)} as note
  from (${await bestByKeyword(asked, text, MOST_OF_A_KIND)}) best join job on job.id = best.id order by best.rank desc, job.id desc)`;

/** The records of every kind that the actor may see and that hold all words and phone numbers of a text. */
export const findHits = async (asked: Asked, text: string): Promise<PaletteHit[]> => {
  if (text.trim().length < SHORTEST_TEXT || keywordTerms(text).length === 0) return [];
  const { db, actor } = asked;
  const hits = [
    ...(can(actor.permissions, JOB_SOURCE.need) ? [await jobHits(asked, text)] : []),
    ...PALETTE_SOURCES.filter(({ need }) => can(actor.permissions, need)).map((source) => hitsOf(source, text)),
  ];
  if (hits.length === 0) return [];
  const { rows } = await db.execute<{ [key: string]: unknown } & PaletteHit>(sql.join(hits, sql` union all `));
  return rows.map(({ kind, id, label, note }) => ({ kind, id, label, note }));
};
