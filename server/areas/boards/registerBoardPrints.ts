import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { BOARD_VIEW } from '#domain/access/boardNeeds';
import { can } from '#domain/access/can';
import { PRINTED_DAYS_MOST, printedDaysIn } from '#domain/boards/printedDays';
import { isCivilDate } from '#domain/civilDate';
import { AppError, badInput } from '#domain/errors';
import { toFieldErrors } from '#domain/fields/toFieldErrors';
import { actorIn, perUser } from '../../access/perUser';
import { runText } from '../../db/statement';
import type { Services } from '../../services';

/** Of one user a minute: a board that is opened asks once, and tells once when it was printed. */
const MOST_A_MINUTE = 60;
const BODY_LIMIT = 2_097_152;

/** Of a day. */
const MOST_CARDS = 2_000;

const printedDay = z.strictObject({
  at: z.iso.datetime(),
  cards: z
    .record(z.string().max(60), z.tuple([z.string().max(16), z.string().max(300)]))
    .refine((cards) => Object.keys(cards).length <= MOST_CARDS, {
      params: { rule: 'max_entries', params: { max: MOST_CARDS } },
    }),
});
const printedDays = z
  .record(z.string().refine(isCivilDate, { params: { rule: 'date' } }), printedDay)
  .refine((days) => Object.keys(days).length <= PRINTED_DAYS_MOST, {
    params: { rule: 'max_entries', params: { max: PRINTED_DAYS_MOST } },
  });

const params = z.object({ view: z.enum(['day', 'week']), category: z.enum(['gunite', 'pebble', 'warranty']) });

const READ = `select day::text as day, cards, to_char(printed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
  from board_print where user_id = $1 and board = $2 order by printed_at desc, day desc limit ${PRINTED_DAYS_MOST}`;
const KEEP = `insert into board_print (user_id, board, day, printed_at, cards)
  select $1, $2, (key)::date, least((value ->> 'at')::timestamptz, $4::timestamptz), value -> 'cards' from jsonb_each($3::jsonb)
  on conflict (user_id, board, day) do update set printed_at = excluded.printed_at, cards = excluded.cards
    where excluded.printed_at > board_print.printed_at`;

const stored = z.array(z.object({ day: z.string(), at: z.string(), cards: z.unknown() }));

/** The board as a whole, or lists of stops by crew or by day. */
const asked = z.object({ paper: z.enum(['board', 'crew', 'day']).default('board') });

/** Who asks, and for which of the boards that they see. @throws AppError NOT_FOUND, FORBIDDEN */
const askedOf = (request: FastifyRequest): { user_id: number; board: string } => {
  const { permissions, user_id } = actorIn(request);
  const named = params.safeParse(request.params);
  const of = asked.safeParse(request.query);
  if (!named.success || !of.success) throw new AppError('NOT_FOUND');
  const { view, category } = named.data;
  if (!can(permissions, BOARD_VIEW[category])) throw new AppError('FORBIDDEN');
  const { paper } = of.data;
  return { user_id, board: [view, category, ...(paper === 'board' ? [] : [paper])].join('/') };
};

/**
 * GET and PUT /v1/prints/{view}/{category}?paper=: what a user printed of a board on one kind of paper, on whatever
 * machine, by day; of two prints of a day the later one stays [PRT-003 PRT-007].
 */
export const registerBoardPrints = (app: FastifyInstance, { open, clock }: Services): void => {
  app.get('/v1/prints/:view/:category', perUser(app, MOST_A_MINUTE), async (request, reply) => {
    const { user_id, board } = askedOf(request);
    const rows = stored.parse(await runText(open.pool, READ, [user_id, board]));
    const days = Object.fromEntries(rows.map(({ day, at, cards }) => [day, { at, cards }]));
    return reply.header('cache-control', 'no-store').send(printedDaysIn(days));
  });
  app.put(
    '/v1/prints/:view/:category',
    { ...perUser(app, MOST_A_MINUTE), bodyLimit: BODY_LIMIT },
    async (request, reply) => {
      const { user_id, board } = askedOf(request);
      const given = printedDays.safeParse(request.body);
      if (!given.success) throw badInput(toFieldErrors(given.error));
      await open.pool.query(KEEP, [user_id, board, JSON.stringify(given.data), clock().toISOString()]);
      return reply.status(204).send();
    },
  );
};
