import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { calendarText } from '#domain/calendar/icalendar';
import { scheduleEvent } from '#domain/calendar/scheduleEvent';
import { keptItems, toldItems } from '#domain/calendar/toldItems';
import { addDays, civilDateOf } from '#domain/civilDate';
import { textOrEmpty, numberOf } from '#domain/values';
import { actorOf } from '../../access/actor';
import { providerDays, seenAtProvider } from '../../access/seenAtProvider';
import type { ServerArea } from '../../api/serverArea';
import { runText } from '../../db/statement';
import type { Services } from '../../services';
import { boardReach } from '../boards/read/reach';
import { loadOwnItems } from '../boards/schedule/loadOwnItems';
import { calendarFeeds } from './calendarCalls';
import { feedHash, mayFollow, namedTargets } from './feedTarget';

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

const query = z.object({ key: z.string().regex(/^[\w-]{40,60}$/), language: z.enum(['en', 'es']).catch('en') });
const ids = z.array(z.number());

/** Answers the secret addresses, each with what its user may see at the moment of reading. */
const routes = (app: FastifyInstance, { open: { pool, db }, env, clock }: Services): void => {
  app.get(
    '/calendar-feed.ics',
    { config: { rateLimit: { max: 60, timeWindow: '1 minute' } } },
    async (request, reply) => {
      const asked = query.safeParse(request.query);
      const [row] = asked.success ? await runText(pool, FEED, [feedHash(asked.data.key), providerDays(env)]) : [];
      const actor = row && (await actorOf(db, textOrEmpty(row.sub)));
      const target = row && { employee_id: numberOf(row.employee_id), crew_id: numberOf(row.crew_id) };
      if (!asked.success || !actor || !target || !mayFollow(actor, target))
        return reply.status(404).type('text/plain; charset=utf-8').send('This calendar is no longer there.\n');
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
      const told = toldItems(before, items, { now, first });
      const [told_before, told_now] = [JSON.stringify(before), JSON.stringify(told)];
      if (told_now !== told_before) await runText(pool, KEEP, [row.id, told_now, row.told ?? null]);
      const events = told.map((one) => scheduleEvent(one, env.origin, asked.data.language));
      return reply
        .type('text/calendar; charset=utf-8')
        .headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' })
        .send(calendarText(named?.name ?? '', events, now));
    },
  );
};

/** Schedules in the calendar programs of crews and employees [MSG-003]. */
export const calendarArea: ServerArea = { calls: [calendarFeeds], routes };
