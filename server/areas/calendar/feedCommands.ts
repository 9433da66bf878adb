import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { CALLS } from '#domain/access/calls';
import { AppError } from '#domain/errors';
import { assertPerson } from '../../access/apiToken';
import { idOf, runText, type Row } from '../../db/statement';
import type { Command } from '../../pipeline/command';
import { neverBack } from '../../pipeline/neverBack';
import { proveAndTell } from '../../pipeline/ownKeys';
import { lockedRows, rememberRows } from '../../pipeline/lockRows';
import { feedHash, feedPath, mayFollow, namedTargets, type NamedTarget } from './feedTarget';

/** A schedule that one may follow, and one's own feed of it; its address when it was just made, and never again. */
export interface CalendarFeed extends NamedTarget {
  id: number | null;
  path: string | null;
}

interface Facts {
  stored: Row | null;
  user_id: number;
  secret: string;
  target: NamedTarget;
}

const input = z.strictObject({
  employee_id: z.int().nullish(),
  crew_id: z.int().nullish(),
  /** The proof from POST /v1/security/proof. */
  proof: z.string().max(100).nullish(),
});

/**
 * Makes the address of a feed, or another one in the place of it: the old one tells nothing from then on [MSG-003]. It is
 * in the answer and nowhere else: its hash is kept [SEC-006].
 */
export const renewCalendarFeed: Command<z.infer<typeof input>, Facts, CalendarFeed> = {
  name: 'renewCalendarFeed',
  need: CALLS.renewCalendarFeed.need,
  input,
  load: async (mutation, { employee_id = null, crew_id = null, proof }) => {
    const { client, actor } = mutation;
    assertPerson(actor);
    mutation.isSecret = true;
    if ((employee_id === null) === (crew_id === null)) throw new AppError('NOT_FOUND');
    const [target] = await namedTargets(client, employee_id, crew_id === null ? [] : [crew_id]);
    if (!target || !mayFollow(actor, target)) throw new AppError('NOT_FOUND');
    await proveAndTell(mutation, proof, 'feed_added', target.name);
    // Of two clicks at once the second finds what the first wrote.
    await runText(client, 'select pg_advisory_xact_lock(7269434, $1)', [actor.user_id]);
    const rows = await runText(
      client,
      `select * from calendar_feed where user_id = $1 and employee_id is not distinct from $2 and crew_id is not distinct from $3 for no key update`,
      [actor.user_id, employee_id, crew_id],
    );
    rememberRows(mutation, 'calendar_feed', rows);
    return {
      stored: rows[0] ?? null,
      user_id: actor.user_id,
      secret: randomBytes(32).toString('base64url'),
      target,
    };
  },
  assertMayUndo: neverBack,
  decide: ({ stored, user_id, secret, target: { employee_id, crew_id } }) => ({
    changes: stored
      ? [{ entity: 'calendar_feed', id: idOf(stored), op: 'update', set: { secret_hash: feedHash(secret) } }]
      : [
          {
            entity: 'calendar_feed',
            id: null,
            key: 'feed',
            op: 'insert',
            set: { user_id, employee_id, crew_id, secret_hash: feedHash(secret) },
          },
        ],
  }),
  result: (written, _mutation, _input, { stored, secret, target }) => ({
    ...target,
    id: idOf(stored ?? written.made('feed')),
    path: feedPath(secret),
  }),
};

const named = z.strictObject({ id: z.int() });

/** Gives up the address of one's own feed: it tells nothing any more [MSG-003]. */
export const revokeCalendarFeed: Command<z.infer<typeof named>, Row, number> = {
  name: 'revokeCalendarFeed',
  need: CALLS.revokeCalendarFeed.need,
  input: named,
  load: async (mutation, { id }) => {
    const [row] = await lockedRows(mutation, 'calendar_feed', [id]);
    if (row?.user_id !== mutation.actor.user_id) throw new AppError('NOT_FOUND');
    return row;
  },
  assertMayUndo: neverBack,
  decide: (_row, { id }) => ({ changes: [{ entity: 'calendar_feed', id, op: 'delete', set: {} }] }),
  result: (_written, _mutation, { id }) => id,
};
