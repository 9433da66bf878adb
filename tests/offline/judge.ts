import type { OpenDatabase } from '../../server/db/database';
import { isRecord } from '#domain/values';
import { textsIn } from './texts';

/** A text that somebody typed: there is no other like it. */
export interface Typed {
  who: number;
  /** What was shown where it was typed. */
  over: string | null;
}

/** What is known of the texts of a story when it ends. */
export interface StoryTexts {
  tag: string;
  /** The last line of the history before it began: those of the stories before it are many. */
  since: string;
  /** Accounts by the number of the person. */
  people: readonly string[];
  typed: ReadonlyMap<string, Typed>;
  /** Texts that may be missing: typed over before they were sent, given up, lost a choice, or gone with a row. */
  given: ReadonlySet<string>;
  /** What a text was chosen to stand over, beside what it was typed over. */
  chosenOver: ReadonlyMap<string, ReadonlySet<string>>;
  /** Texts of rows that were deleted and chosen to be there again. */
  again: ReadonlySet<string>;
  made: readonly { table: string; column: string; text: string }[];
}

interface Written {
  who: string;
  before: unknown;
  after: unknown;
}

/** Each text once, by its author, over what the author saw or chose: what the history and SQL say against it. */
export const judge = async ({ pool }: Pick<OpenDatabase, 'pool'>, told: StoryTexts): Promise<string[]> => {
  const { tag, since, people, typed, given, chosenOver, again, made } = told;
  const faults: string[] = [];
  const { rows } = await pool.query<Written>(
    `select u.email as who, l.before, l.after from change_log l join app_user u on u.id = l.user_id
      where l.seq > $2 and (l.after::text like $1 or l.before::text like $1) order by l.seq`,
    [`%${tag}%`, since],
  );
  const written = new Map<string, number>();
  const over = (text: string): Set<string> => {
    const seen = new Set<string>(chosenOver.get(text));
    for (let at = typed.get(text)?.over ?? null; at !== null; at = typed.get(at)?.over ?? null) {
      seen.add(at);
      for (const more of chosenOver.get(at) ?? []) seen.add(more);
    }
    return seen;
  };
  for (const { who, before, after } of rows) {
    if (!isRecord(after)) continue;
    for (const [field, value] of Object.entries(after)) {
      const [text] = textsIn(value);
      const was = isRecord(before) ? textsIn(before[field])[0] : undefined;
      if (text === was) continue;
      if (text !== undefined && typed.has(text)) {
        written.set(text, (written.get(text) ?? 0) + 1);
        const author = people[typed.get(text)?.who ?? 0];
        if (who !== `${author}@trowel.test`) faults.push(`${text} of ${author} is written by ${who}`);
      }
      if (was !== undefined && text !== undefined && !over(text).has(was))
        faults.push(`${text} overwrote ${was}, which nobody chose`);
      if (was !== undefined && text === undefined && !given.has(was)) faults.push(`${was} was emptied by nobody`);
    }
  }
  const lastTexts = new Set(rows.flatMap(({ after }) => textsIn(after)));
  for (const [text] of typed) {
    const times = written.get(text) ?? 0;
    if (times === 0 && !given.has(text) && !lastTexts.has(text)) faults.push(`${text} is lost`);
    if (times > 1 && !again.has(text)) faults.push(`${text} was applied ${times} times`);
  }
  for (const { table, column, text } of made) {
    const { rows: found } = await pool.query(`select id from ${table} where ${column} = $1`, [text]);
    if (found.length > 1) faults.push(`${text} was made ${found.length} times`);
    if (found.length === 0 && !given.has(text)) faults.push(`${text} was not made`);
  }
  return faults;
};

/** Where the history ends now. */
export const lastSeq = async ({ pool }: Pick<OpenDatabase, 'pool'>): Promise<string> =>
  (await pool.query<{ last: string }>('select coalesce(max(seq), 0)::text as last from change_log')).rows[0]?.last ??
  '0';

/** The texts that SQL holds of the records that everybody knows. */
export const textsInSql = async (
  { pool }: Pick<OpenDatabase, 'pool'>,
  job: number,
  homeowner: number | null,
  order: number | null,
): Promise<Readonly<Record<'job' | 'homeowner' | 'order', unknown>>> => {
  const { rows } = await pool.query<{ job: unknown; homeowner: unknown; order: unknown }>(
    `select array(select unnest(array[notes, gate_code]) from job where id = $1
        union select g.notes from gunite_details g join job_detail d on d.id = g.job_detail_id where d.job_id = $1
        union select h.notes from gunite_history h join job_detail d on d.id = h.job_detail_id where d.job_id = $1) as job,
      array(select unnest(array[note, mailing_address, last_name]) from homeowner where id = $2) as homeowner,
      array(select unnest(array[notes, steel_notes]) from gunite_work_order where id = $3
        union select unnest(array[truck_number, ticket_number]) from gunite_work_order_load where gunite_work_order_id = $3) as "order"`,
    [job, homeowner, order],
  );
  return rows[0] ?? { job: [], homeowner: [], order: [] };
};
