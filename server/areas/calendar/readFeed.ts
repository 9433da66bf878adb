import { hash } from 'node:crypto';
import { z } from 'zod';
import type { Language } from '#domain/localText';
import { calendarText } from '#domain/calendar/icalendar';
import { scheduleEvent } from '#domain/calendar/scheduleEvent';
import { daysOffFacts } from '#domain/calendar/daysOffFacts';
import { keptItems, feedItems } from '#domain/calendar/feedItems';
import { addDays, civilDateOf } from '#domain/civilDate';
import { numberOf, textOrEmpty } from '#domain/values';
import { actorOf } from '../../access/actor';
import { providerDays, seenAtProvider } from '../../access/seenAtProvider';
import { runText } from '../../db/statement';
import type { Services } from '../../services';
import { boardReach } from '../boards/read/reach';
import { loadOwnItems } from '../boards/schedule/loadOwnItems';
import { readOwnDays } from '../workdays/readDayNotes';
import { mayFollow, namedTargets } from './feedTarget';
import type { KeptFeed } from './keptFeeds';

/** A feed tells the week before and two months to come. */
const [BEFORE, AFTER] = [7, 62];
/** Nobody is an employee with this number: the schedule of a crew has nobody's visits. */
const NOBODY = 0;

const FEED = `
  select f.id, f.employee_id, f.crew_id, u.sub, told.items::text as told, array(select crew_id from employee_crew e where e.employee_id = f.employee_id) as crew_ids
  from calendar_feed f join app_user u on u.id = f.user_id left join calendar_told told on told.feed_id = f.id where f.secret_hash = $1 and ${seenAtProvider('$2')}`;

/** Of two readings at once one is kept: the other told the same, or what the next reading puts right. */
const KEEP = `
  insert into calendar_told (feed_id, items) values ($1, $2::jsonb)
  on conflict (feed_id) do update set items = excluded.items where calendar_told.items = $3::jsonb`;

const ids = z.array(z.number());

/** What a program compares two answers by: all but the moment at which they were made. */
const etagOf = (body: string): string =>
  `W/"${hash('sha256', body.replaceAll(/^DTSTAMP:.*$/gm, ''), 'hex').slice(0, 32)}"`;

/** A feed by the hash of its key, with what its user may see now; null when there is none any more [MSG-003]. */
export const readFeed = async (
  { open: { pool, db }, env, clock }: Services,
  key: string,
  language: Language,
): Promise<KeptFeed | null> => {
  const [row] = await runText(pool, FEED, [key, providerDays(env)]);
  const actor = row && (await actorOf(db, textOrEmpty(row.sub)));
  const target = row && { employee_id: numberOf(row.employee_id), crew_id: numberOf(row.crew_id) };
  if (!actor || !target || !mayFollow(actor, target)) return null;
  const { employee_id, crew_id } = target;
  const [named] = await namedTargets(pool, employee_id, crew_id === null ? [] : [crew_id]);
  const now = clock();
  const first = addDays(civilDateOf(now), -BEFORE);
  const days = Array.from({ length: BEFORE + AFTER + 1 }, (_, index) => addDays(first, index));
  const worker = {
    employee_id: employee_id ?? NOBODY,
    crew_ids: crew_id === null ? ids.parse(row.crew_ids) : [crew_id],
  };
  const reach = await boardReach(db, actor);
  const items = (await loadOwnItems(pool, db, worker, days)).filter(
    ({ job_detail_id }) => reach === null || reach.has(job_detail_id),
  );
  const before = keptItems.parse(JSON.parse(textOrEmpty(row.told) || '[]'));
  // Feeds are read by services of others: no reason of an absence stands in one.
  const own = await readOwnDays(pool, { actor, worker, isAbroad: true }, days);
  const off = daysOffFacts(own.days, worker, own.crews, days);
  const told = feedItems(before, items, { now, first, off });
  const [told_before, told_now] = [JSON.stringify(before), JSON.stringify(told)];
  if (told_now !== told_before) await runText(pool, KEEP, [row.id, told_now, row.told ?? null]);
  const events = told.map((one) => scheduleEvent(one, env.origin, language, employee_id));
  const body = calendarText(named?.name ?? '', events, now);
  return { body, etag: etagOf(body) };
};
