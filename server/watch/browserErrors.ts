import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type pg from 'pg';
import { z } from 'zod';
import type { BrowserError } from '#domain/admin/serverHealth';
import { badInput } from '#domain/errors';
import { toFieldErrors } from '#domain/fields/toFieldErrors';
import { withoutPrivateText } from '#domain/privateText';
import { runText } from '../db/statement';

/** What a page may tell of an error, at the most. */
const told = z.strictObject({
  release: z.string().min(1).max(40),
  screen: z.string().startsWith('/').max(200),
  message: z.string().min(1).max(500),
  stack: z.string().max(4_000).nullish(),
});

const BODY_LIMIT = 16_384;
/** Of one address a minute: an office behind one address, all of whose pages meet the same error. */
const MAX_PER_MINUTE = 30;
/** Different errors that are kept. */
const MAX_KEPT = 2_000;
/** Of one user, and of pages on which nobody had signed in, whose errors anybody can make up [SEC-005]. */
const MAX_PER_BROWSER = 200;
const MAX_SHOWN = 100;

const KEEP = `
  insert into browser_error (fingerprint, release, screen, message, stack, agent, user_id)
  values ($1, $2, $3, $4, $5, $6, $7::int)
  on conflict (fingerprint) do update set times = browser_error.times + 1, last_at = now(), agent = excluded.agent,
    user_id = coalesce(excluded.user_id, browser_error.user_id)
  returning xmax = 0 as is_new`;

const READ = `
  select e.release, e.screen, e.message, e.stack, e.agent, u.first_name || ' ' || u.last_name as user_name, e.times, e.first_at, e.last_at
  from browser_error e left join app_user u on u.id = e.user_id order by e.last_at desc limit ${MAX_SHOWN}`;

const shown = z.array(
  z.object({
    release: z.string(),
    screen: z.string(),
    message: z.string(),
    stack: z.string().nullable(),
    agent: z.string().nullable(),
    user_name: z.string().nullable(),
    times: z.number(),
    first_at: z.string(),
    last_at: z.string(),
  }),
);

/** Whoever tells too many loses the own oldest ones; when there are too many, those of strangers go first. */
const FORGET = `
  delete from browser_error where fingerprint in (
    select fingerprint from (
      select fingerprint, row_number() over (partition by user_id order by last_at desc, fingerprint) as of_one,
        row_number() over (order by user_id is null, last_at desc, fingerprint) as of_all
      from browser_error) counted
    where of_one > ${MAX_PER_BROWSER} or of_all > ${MAX_KEPT})`;

/** The errors that pages met, those of late first. */
export const readBrowserErrors = async (pool: pg.Pool): Promise<BrowserError[]> =>
  shown.parse(await runText(pool, READ, []));

/** PostgreSQL stores no NUL; what a page said of somebody is not kept [SEC-006]. */
const clean = (text: string): string => withoutPrivateText(text.replaceAll('\0', ''));

/** POST /v1/browser-errors: a page tells of an error, also before anybody has signed in. */
export const registerBrowserErrors = (app: FastifyInstance, pool: pg.Pool): void => {
  const userOf = async (request: FastifyRequest): Promise<number | null> => {
    if (request.headers.authorization === undefined) return null;
    return app.authenticate(request).then(
      // The page of a view is the viewer's, whoever is seen in it.
      ({ user_id, viewed_by }) => viewed_by?.user_id ?? user_id,
      () => null,
    );
  };
  const config = { rateLimit: { max: MAX_PER_MINUTE, timeWindow: '1 minute' } };
  app.post('/v1/browser-errors', { bodyLimit: BODY_LIMIT, config }, async (request, reply) => {
    const input = told.safeParse(request.body);
    if (!input.success) throw badInput(toFieldErrors(input.error));
    const { release, screen } = input.data;
    const [message, stack] = [clean(input.data.message), input.data.stack ? clean(input.data.stack) : null];
    const place = (stack ?? '').split('\n').find((line) => /:\d+:\d+/.test(line)) ?? '';
    const fingerprint = createHash('sha256').update([release, screen, message, place].join('\n')).digest('hex');
    const agent = (request.headers['user-agent'] ?? '').slice(0, 300);
    const values = [clean(release), clean(screen), message, stack ?? null, clean(agent)];
    const [kept] = await runText(pool, KEEP, [fingerprint, ...values, await userOf(request)]);
    if (kept?.is_new === true) await pool.query(FORGET);
    return reply.status(204).send();
  });
};
