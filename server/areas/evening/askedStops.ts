import type pg from 'pg';
import type { CivilDate } from '#domain/civilDate';
import type { SiteAnswer } from '#domain/evening/siteAnswer';
import { textOf, textOrEmpty } from '#domain/values';
import { idOf, runText } from '../../db/statement';
import { plannedStops } from './plannedStops';

/** A stop as the page behind a link asks about it, and what was answered. */
export interface StopQuestion {
  /** Its messages: two where one person is builder and homeowner. */
  ids: number[];
  what: string;
  job_name: string;
  crew: string;
  answer: SiteAnswer['answer'] | null;
  reason: string | null;
  answered_at: string;
  /** It was moved to another day, or called off, since the message was written. */
  isMoved: boolean;
}

/** Whatever whoever got the message was asked about that day, also by a later message. */
const READ = `
  select m.*, j.name as job_name from stop_message asked
    join stop_message m on m.date = asked.date and lower(m.recipient) = lower(asked.recipient)
    join job_detail d on d.id = m.job_detail_id join job j on j.id = d.job_id
  where asked.id = $1 and asked.date = $2 order by m.id`;

/** Answers once: of two at the same moment the first one counts. The history of each job says it. */
const ANSWER = `
  with answered as (
    update stop_message set answer = $2, reason = $3, answered_at = $4, version = version + 1, updated_at = $4
    where id = any($1) and answer is null returning *)
  insert into change_log (mutation_id, command, entity, entity_id, job_id, before, after)
  select gen_random_uuid(), 'answerStopMessage', 'stop_message', a.id, d.job_id, jsonb_build_object('answer', null),
    jsonb_strip_nulls(jsonb_build_object('answer', a.answer, 'reason', a.reason, 'answered_at', a.answered_at))
  from answered a join job_detail d on d.id = a.job_detail_id returning entity_id`;

/** The stops behind the link of a message; none for a message that is not there. */
export const readAskedStops = async (pool: pg.Pool, id: number, date: CivilDate): Promise<StopQuestion[]> => {
  const rows = await runText(pool, READ, [id, date]);
  if (rows.length === 0) return [];
  const planned = new Set((await plannedStops(pool, date)).map(({ key }) => key));
  const stops = new Map<string, StopQuestion>();
  for (const row of rows) {
    const key = textOrEmpty(row.stop_key);
    const known = stops.get(key);
    if (known) known.ids.push(idOf(row));
    else
      stops.set(key, {
        ids: [idOf(row)],
        what: textOrEmpty(row.what),
        job_name: textOrEmpty(row.job_name),
        crew: textOrEmpty(row.crew),
        answer: row.answer === 'confirmed' || row.answer === 'not_ready' ? row.answer : null,
        reason: textOf(row.reason),
        answered_at: String(row.answered_at),
        isMoved: !planned.has(key),
      });
  }
  return [...stops.values()];
};

export const isOpen = ({ answer, isMoved }: StopQuestion): boolean => answer === null && !isMoved;

/** Writes one answer to some stops; false when somebody else has answered all of them meanwhile. */
export const answerStops = async (
  pool: pg.Pool,
  stops: readonly StopQuestion[],
  { answer, reason, at }: { answer: SiteAnswer['answer']; reason: string | null; at: Date },
): Promise<boolean> =>
  (await runText(pool, ANSWER, [stops.flatMap(({ ids }) => ids), answer, reason, at.toISOString()])).length > 0;
