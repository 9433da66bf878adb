import { addDays, BUSINESS_ZONE, type CivilDate } from '#domain/civilDate';
import {
  crewDayChanges,
  crewDayNotice,
  crewDayPath,
  type NoticedStop,
  type StopChange,
} from '#domain/notifications/crewDayNotice';
import type { Notice } from '#domain/notifications/notices';
import { STATUS } from '#domain/statuses';
import { numberOf, recordOf, textOf, textOrEmpty } from '#domain/values';
import { idOf, numberIn, runText, type Row } from '../../db/statement';
import type { LoggedChange } from '../../events/emit';
import type { Mutation } from '../../pipeline/mutation';
import { JOB_NAME } from './noticeRule';

/** The tables whose rows are stops of crews, with the column of their day. */
const STOPS = [
  { entity: 'gunite_history', date: 'gunite_date' },
  { entity: 'crew_information', date: 'date' },
  { entity: 'crew_repair_job', date: 'date' },
] as const;
type StopTable = (typeof STOPS)[number];

/** What moves a stop, as far as its crew is concerned. */
const MOVES = ['gunite_date', 'date', 'crew_id', 'foreman_id', 'status_id', 'start_time'];

const isMove = ({ effect, before, after }: LoggedChange): boolean =>
  effect === null && (before === null || after === null || MOVES.some((name) => name in before || name in after));

const HOUR = `select crews_told_time as told, to_char(now() at time zone '${BUSINESS_ZONE}', 'HH24:MI') as now from company_setting where id = 1`;

/** The foremen of all crews: the first active employee of each, as the boards have them. */
const FOREMEN = `
  select c.id, c.name, f.id as foreman_id from crew c left join lateral (
    select e.id from employee_crew ec join employee e on e.id = ec.employee_id
    where ec.crew_id = c.id and e.is_active and e.deleted_at is null order by e.last_name, e.first_name, e.id limit 1) f on true`;

/**
 * The foremen who have an account, and since when what they know of the day ($2) counts: the hour at which crews were
 * told on the day before, or the last line of it that they have read ($3 is its address).
 */
const PEOPLE = `
  select u.id as user_id, u.employee_id, greatest(
      (($2::date - 1) + $4::time) at time zone '${BUSINESS_ZONE}',
      max(n.created_date) filter (where n.is_read))::text as since,
    coalesce(bool_or(not n.is_read), false) as was_told
  from app_user u left join notification n on n.notified_user_id = u.id and n.kind = 'crew_day' and n.action_url = $3
  where u.is_active and u.employee_id = any($1) and u.id <> $5 group by u.id order by u.id`;

/** The stops that stand on a day or left it since then, as they are, with what was written of them since, the last first. */
const historyText = ({ entity, date }: StopTable): string => `
  with touched as (
    select id from ${entity} where ${date} = $1::date
    union select entity_id from change_log
      where entity = '${entity}' and at > $2::timestamptz and before ->> '${date}' = ($1::date)::text)
  select t.id, to_jsonb(e) as row, ${JOB_NAME}, (
      select json_agg(l.before order by l.seq desc) from change_log l
      where l.entity = '${entity}' and l.entity_id = t.id and l.at > $2::timestamptz) as steps
  from touched t left join ${entity} e on e.id = t.id
    left join lateral (
      select l.before from change_log l where l.entity = '${entity}' and l.entity_id = t.id and l.after is null
      order by l.seq desc limit 1) gone on e.id is null
    left join job_detail d on d.id = coalesce(e.job_detail_id, (gone.before ->> 'job_detail_id')::int)
    left join job j on j.id = d.job_id`;

interface Crew {
  name: string;
  foreman_id: number | null;
}

const placeOf = (row: Row | null, { date }: StopTable, crews: ReadonlyMap<number, Crew>): NoticedStop['place'] => {
  const day = textOf(row?.[date]);
  if (!row || day === null || row.status_id === STATUS.CANCELLED) return null;
  const crew = crews.get(numberOf(row.crew_id) ?? 0);
  return {
    date: day,
    foreman_id: numberOf(row.foreman_id) ?? crew?.foreman_id ?? null,
    crew_name: crew?.name ?? null,
    start_time: textOf(row.start_time),
  };
};

/** Where each stop stood at a moment, and where it stands: walked back from the row as it is. */
const changesSince = async (
  { client }: Mutation,
  date: CivilDate,
  since: string,
  crews: ReadonlyMap<number, Crew>,
): Promise<StopChange[]> => {
  const found: StopChange[] = [];
  for (const table of STOPS)
    for (const { row, steps, job_name } of await runText(client, historyText(table), [date, since])) {
      const now = row === null ? null : recordOf(row);
      let then: Row | null = now;
      for (const before of Array.isArray(steps) ? steps : [])
        then = before === null ? null : { ...then, ...recordOf(before) };
      found.push({
        job_name: textOrEmpty(job_name),
        before: placeOf(then, table, crews),
        now: placeOf(now, table, crews),
      });
    }
  return found;
};

/** Whether an undo took the unread line of the change away with it. */
const isTakenAway = ({ log }: Mutation, user_id: number, date: CivilDate): boolean =>
  log.some(
    ({ entity, before, after }) =>
      entity === 'notification' &&
      after === null &&
      before?.notified_user_id === user_id &&
      before.action_url === crewDayPath(date) &&
      before.is_read !== true,
  );

/** The days on which a written stop stands or stood, of those of which the crews were told. */
const daysOf = async ({ client, log }: Mutation, told: readonly CivilDate[]): Promise<CivilDate[]> => {
  const days = new Set<string>();
  for (const { entity, date } of STOPS) {
    const own = log.filter((change) => change.entity === entity && isMove(change));
    if (own.length === 0) continue;
    for (const { before } of own) days.add(textOrEmpty(before?.[date]));
    const text = `select distinct ${date} as day from ${entity} where id = any($1)`;
    for (const { day } of await runText(client, text, [own.map(({ entity_id }) => entity_id)]))
      days.add(textOrEmpty(day));
  }
  return told.filter((day) => days.has(day));
};

/**
 * What foremen hear of today's and tomorrow's stops that change after the hour at which crews are told [SDY-013]. What
 * several changes in short order amount to is one line, since the unread one of before gives way to it; whoever made
 * the change hears nothing of it, and a foreman without an account has no bell.
 */
export const crewDayNotices = async (mutation: Mutation): Promise<Notice[]> => {
  if (!mutation.log.some((change) => STOPS.some(({ entity }) => entity === change.entity) && isMove(change))) return [];
  const { client, today, actor } = mutation;
  const [hour] = await runText(client, HOUR, []);
  const told = textOf(hour?.told);
  if (told === null) return [];
  const days = await daysOf(mutation, textOrEmpty(hour?.now) >= told ? [today, addDays(today, 1)] : [today]);
  if (days.length === 0) return [];
  const crews = new Map(
    (await runText(client, FOREMEN, [])).map((row) => [
      idOf(row),
      { name: textOrEmpty(row.name), foreman_id: numberOf(row.foreman_id) },
    ]),
  );
  const led = await runText(
    client,
    'select distinct foreman_id as id from crew_information where date = any($1) and foreman_id is not null',
    [days],
  );
  const foremen = [...new Set([...[...crews.values()].map(({ foreman_id }) => foreman_id ?? 0), ...led.map(idOf)])];
  const notices: Notice[] = [];
  for (const date of days) {
    const people = await runText(client, PEOPLE, [foremen, date, crewDayPath(date), told, actor.user_id]);
    const bySince = new Map<string, StopChange[]>();
    for (const person of people) {
      const since = textOrEmpty(person.since);
      const changes = bySince.get(since) ?? (await changesSince(mutation, date, since, crews));
      bySince.set(since, changes);
      const own = crewDayChanges(changes, { foreman_id: numberIn(person, 'employee_id'), date });
      const user_id = numberIn(person, 'user_id');
      const wasTold = person.was_told === true || isTakenAway(mutation, user_id, date);
      const said = crewDayNotice(own, { date, today, wasTold });
      if (said) notices.push({ kind: 'crew_day', recipients: [user_id], ...said });
    }
  }
  return notices;
};
