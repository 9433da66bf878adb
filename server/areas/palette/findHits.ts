import { sql, type SQL } from 'drizzle-orm';
import { can } from '#domain/access/can';
import { RESOURCE_NEEDS } from '#domain/access/resourceNeeds';
import type { CivilDate } from '#domain/civilDate';
import { keywordTerms, searchedText, termCondition, type KeywordTerm } from '#domain/keywords';
import { MIN_TEXT, type PaletteHit } from '#domain/palette/hits';
import type { Actor } from '../../access/actor';
import type { Tx } from '../../db/database';
import { digitsSql } from '../../db/digits';
import { foldedPattern, foldedSql } from '../../db/folded';
import { likePattern } from '../../db/likePattern';
import type { Runner } from '../../db/statement';
import { seesColumn } from '../../api/seenColumns';
import { bestByKeyword, soonestSubJob } from '../jobs/search/findByKeyword';
import { JOB_SOURCE, PALETTE_SOURCES, type PaletteSource } from './sources';

interface Reader {
  db: Tx;
  runner: Runner;
  actor: Actor;
  today: CivilDate;
}

/** So many of each kind are enough to see that another word is needed. */
const MAX_OF_A_KIND = 8;

const joined = (conditions: SQL[], by: 'and' | 'or'): SQL =>
  conditions.length === 0 ? sql`false` : sql`(${sql.join(conditions, sql.raw(` ${by} `))})`;

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

/** A source as far as somebody sees its columns: by others nothing is found, and nothing of them is told [USR-018]. */
const seenBy = (actor: Actor, { children, ...source }: PaletteSource): PaletteSource => {
  const sees = (column: string): boolean => seesColumn(actor, column);
  const seesChild = (column: string): boolean => sees(`${children?.table ?? ''}.${column}`);
  return {
    ...source,
    columns: source.columns.filter(sees),
    phones: source.phones.filter(sees),
    ...(children && {
      children: {
        ...children,
        columns: children.columns.filter(seesChild),
        phones: children.phones.filter(seesChild),
      },
    }),
  };
};

const hitsOf = (actor: Actor, whole: PaletteSource, text: string): SQL => {
  const source = seenBy(actor, whole);
  const { kind, from, where, label, order, inactive = 'false' } = source;
  const note = source.note((column) => (seesColumn(actor, column) ? column : 'null::text'));
  const terms = keywordTerms(text);
  const first = terms[0]?.words[0]?.text ?? '';
  return sql`(select ${kind}::text as kind, ${sql.raw(from)}.id, ${sql.raw(label)} as label, ${sql.raw(note)} as note,
      null::text as status, null::date as next_date, ${sql.raw(seesColumn(actor, `${from}.is_active`) ? inactive : 'false')} as is_inactive from ${sql.raw(from)}
    where ${sql.raw(where)} and ${joined(
      terms.map((term) => meets(source, term)),
      'and',
    )}
    order by ${sql.raw(foldedSql(label))} like ${foldedPattern(first).slice(1)} desc, ${sql.raw(order)} limit ${MAX_OF_A_KIND})`;
};

const jobHits = async (reader: Reader, text: string): Promise<SQL> => sql`(
  select ${JOB_SOURCE.kind}::text as kind, job.id, ${sql.raw(JOB_SOURCE.label)} as label, ${sql.raw(JOB_SOURCE.note)} as note,
    soonest.status, soonest.next_date, false as is_inactive
  from (${await bestByKeyword(reader, text, MAX_OF_A_KIND)}) best join job on job.id = best.id
    left join lateral (${soonestSubJob(reader.actor, reader.today)}) soonest on true
  order by best.rank desc, job.id desc)`;

const estimateHits = async (reader: Reader, text: string): Promise<SQL> => sql`(
  select 'estimate' as kind, job.id, ${sql.raw(JOB_SOURCE.label)} as label, ${sql.raw(JOB_SOURCE.note)} as note,
    null::text as status, null::date as next_date, false as is_inactive
  from (${await bestByKeyword(reader, text, MAX_OF_A_KIND, 'estimates')}) best join job on job.id = best.id
  order by best.rank desc, job.id desc)`;

/** The records of every kind that the actor may see and that hold all words and phone numbers of a text. */
export const findHits = async (reader: Reader, typed: string): Promise<PaletteHit[]> => {
  const text = searchedText(typed);
  if (text.trim().length < MIN_TEXT || keywordTerms(text).length === 0) return [];
  const { db, actor } = reader;
  const hits = [
    ...(can(actor.permissions, JOB_SOURCE.need) ? [await jobHits(reader, text)] : []),
    ...(can(actor.permissions, RESOURCE_NEEDS.estimate.read) ? [await estimateHits(reader, text)] : []),
    ...PALETTE_SOURCES.filter(({ need }) => can(actor.permissions, need)).map((source) => hitsOf(actor, source, text)),
  ];
  if (hits.length === 0) return [];
  const { rows } = await db.execute<{ [key: string]: unknown } & PaletteHit>(sql.join(hits, sql` union all `));
  return rows.map(({ kind, id, label, note, status, next_date, is_inactive }) => ({
    kind,
    id,
    label,
    note,
    status,
    next_date,
    is_inactive,
  }));
};
