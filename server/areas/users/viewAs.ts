import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { CALLS } from '#domain/access/calls';
import { mayView, VIEW_MINUTES } from '#domain/access/viewAs';
import { AppError, refusalError } from '#domain/errors';
import { refuse } from '#domain/refusals/refusal';
import { readActor } from '../../access/actor';
import { assertPerson } from '../../access/apiToken';
import { hashOfViewKey, newViewKey } from '../../access/viewKey';
import { runText } from '../../db/statement';
import type { Command } from '../../pipeline/command';

export interface BegunView {
  key: string;
  sub: string;
  name: string;
  ends_at: string;
}

const INSERT = `
  insert into view_as (key_hash, viewer_id, user_id, ends_at) values ($1, $2, $3, now() + interval '${VIEW_MINUTES} minutes') returning ends_at`;

const view = z.strictObject({ user_id: z.int() });

/** Lets an administrator see the product as a user does, with no more than he may see himself [OPS-008]. */
export const viewAsUser: Command<z.infer<typeof view>, BegunView, BegunView> = {
  name: 'viewAsUser',
  need: CALLS.viewAsUser.need,
  input: view,
  load: async (mutation, { user_id }) => {
    const { actor, client, db } = mutation;
    assertPerson(actor);
    const { rows } = await db.execute<{ sub: string }>(sql`select sub from app_user where id = ${user_id}`);
    const viewed = rows[0] && (await readActor(db, rows[0].sub))?.actor;
    if (!viewed) throw new AppError('NOT_FOUND');
    if (!mayView(actor, viewed)) throw refusalError(refuse('view_more', { name: viewed.name }, 'user_id', 'FORBIDDEN'));
    mutation.isSecret = true;
    const key = newViewKey();
    const [row] = await runText(client, INSERT, [hashOfViewKey(key), actor.user_id, user_id]);
    return { key, sub: viewed.sub, name: viewed.name, ends_at: String(row?.ends_at) };
  },
  decide: () => ({ changes: [] }),
  result: (_written, _mutation, _input, made) => made,
};

const END = 'update view_as set ended_at = now() where key_hash = $1 and viewer_id = $2 and ended_at is null';

/** Ends it before its time. */
export const endViewAs: Command<{ key: string }, null, boolean> = {
  name: 'endViewAs',
  need: CALLS.endViewAs.need,
  input: z.strictObject({ key: z.string().max(200) }),
  load: async ({ client, actor }, { key }) => {
    await runText(client, END, [hashOfViewKey(key), actor.user_id]);
    return null;
  },
  decide: () => ({ changes: [] }),
  result: () => true,
};
