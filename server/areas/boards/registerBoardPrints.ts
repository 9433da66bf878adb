import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { BOARD_VIEW } from '#domain/access/boardNeeds';
import { can } from '#domain/access/can';
import {
  PAPER_WAYS,
  MAX_PRINTED_DAYS,
  printedDaysIn,
  type PaperWay,
  type PrintedDays,
} from '#domain/boards/printedDays';
import { isCivilDate } from '#domain/civilDate';
import { AppError, badInput } from '#domain/errors';
import { toFieldErrors } from '#domain/fields/toFieldErrors';
import { actorIn, perUser } from '../../access/perUser';
import { runText } from '../../db/statement';
import type { Services } from '../../services';

/** Of one user a minute: a board that is opened asks once, and tells once when it was printed. */
const MAX_PER_MINUTE = 60;
const BODY_LIMIT = 2_097_152;

/** The most cards of one day. */
const MAX_CARDS = 2_000;

const printedDay = z.strictObject({
  at: z.iso.datetime(),
  cards: z
    .record(z.string().max(60), z.tuple([z.string().max(16), z.string().max(300)]))
    .refine((cards) => Object.keys(cards).length <= MAX_CARDS, {
      params: { rule: 'max_entries', params: { max: MAX_CARDS } },
    }),
});
const printedDays = z
  .record(z.string().refine(isCivilDate, { params: { rule: 'date' } }), printedDay)
  .refine((days) => Object.keys(days).length <= MAX_PRINTED_DAYS, {
    params: { rule: 'max_entries', params: { max: MAX_PRINTED_DAYS } },
  });

const params = z.object({ view: z.enum(['day', 'week']), category: z.enum(['gunite', 'pebble', 'warranty']) });

const READ = `select asked.board, day::text as day, cards,
    to_char(printed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
  from unnest($2::text[]) as asked (board) cross join lateral (
    select day, cards, printed_at from board_print where user_id = $1 and board_print.board = asked.board
    order by printed_at desc, day desc limit ${MAX_PRINTED_DAYS}) as printed
  order by printed_at desc, day desc`;
const KEEP = `insert into board_print (user_id, board, day, printed_at, cards)
  select $1, $2, (key)::date, least((value ->> 'at')::timestamptz, $4::timestamptz), value -> 'cards' from jsonb_each($3::jsonb)
  on conflict (user_id, board, day) do update set printed_at = excluded.printed_at, cards = excluded.cards
    where excluded.printed_at > board_print.printed_at`;

const stored = z.array(z.object({ board: z.string(), day: z.string(), at: z.string(), cards: z.unknown() }));

/** The board as a whole, or lists of stops by crew or by day. */
const paperParam = z.enum(PAPER_WAYS).default('board');

/** Whose prints, of which of the boards that they see, on which kind of paper. @throws AppError NOT_FOUND, FORBIDDEN */
const printsIn = <Paper extends string>(request: FastifyRequest, papers: z.ZodType<Paper>) => {
  const { permissions, user_id } = actorIn(request);
  const named = params.safeParse(request.params);
  const query = z.object({ paper: papers }).safeParse(request.query);
  if (!named.success || !query.success) throw new AppError('NOT_FOUND');
  const { view, category } = named.data;
  if (!can(permissions, BOARD_VIEW[category])) throw new AppError('FORBIDDEN');
  const boardOn = (paper: PaperWay): string => [view, category, ...(paper === 'board' ? [] : [paper])].join('/');
  return { user_id, paper: query.data.paper, boardOn };
};

/**
 * GET and PUT /v1/prints/{view}/{category}?paper=: what a user printed of a board on one kind of paper, on whatever
 * machine, by day; of two prints of a day the later one stays [PRT-003 PRT-007]. GET with `paper=all` answers all kinds
 * at once, by their names.
 */
export const registerBoardPrints = (app: FastifyInstance, { open, clock }: Services): void => {
  app.get('/v1/prints/:view/:category', perUser(app, MAX_PER_MINUTE), async (request, reply) => {
    const { user_id, paper, boardOn } = printsIn(request, paperParam.or(z.literal('all')));
    const papers = paper === 'all' ? PAPER_WAYS : [paper];
    const rows = stored.parse(await runText(open.pool, READ, [user_id, papers.map(boardOn)]));
    const daysOn = (of: PaperWay): PrintedDays => {
      const own = rows.filter(({ board }) => board === boardOn(of));
      return printedDaysIn(Object.fromEntries(own.map(({ day, at, cards }) => [day, { at, cards }])));
    };
    const answer = paper === 'all' ? Object.fromEntries(papers.map((each) => [each, daysOn(each)])) : daysOn(paper);
    return reply.header('cache-control', 'no-store').send(answer);
  });
  app.put(
    '/v1/prints/:view/:category',
    { ...perUser(app, MAX_PER_MINUTE), bodyLimit: BODY_LIMIT },
    async (request, reply) => {
      const { user_id, paper, boardOn } = printsIn(request, paperParam);
      const given = printedDays.safeParse(request.body);
      if (!given.success) throw badInput(toFieldErrors(given.error));
      await open.pool.query(KEEP, [user_id, boardOn(paper), JSON.stringify(given.data), clock().toISOString()]);
      return reply.status(204).send();
    },
  );
};
