import { z } from 'zod';
import { CALLS } from '#domain/access/calls';
import { AppError, badInput } from '#domain/errors';
import { fieldIssue } from '#domain/fields/fieldIssue';
import { isNoticeKind, type NoticeChoice } from '#domain/notifications/kinds';
import { idOf, runText, type Row } from '../../db/statement';
import type { Command } from '../../pipeline/command';
import { lockRows, rememberRows } from '../../pipeline/lockRows';
import { lockedRow } from '../../pipeline/mutation';

interface Facts {
  stored: Row | null;
  user_id: number;
}

const input = z.strictObject({ kind: z.string(), by_bell: z.boolean(), by_mail: z.boolean() });

/** Chooses by what one hears of a kind of notice: bell, mail, both or none [MSG-004]. */
export const updateNoticeChoice: Command<z.infer<typeof input>, Facts, NoticeChoice> = {
  name: 'updateNoticeChoice',
  need: CALLS.updateNoticeChoice.need,
  input,
  load: async (mutation, { kind }) => {
    if (!isNoticeKind(kind)) throw badInput([fieldIssue('kind', 'unknown_field', { name: kind })]);
    const { client, actor } = mutation;
    // Of two clicks at once the second finds what the first wrote.
    await runText(client, 'select pg_advisory_xact_lock(7269433, $1)', [actor.user_id]);
    const text = 'select * from notice_choice where user_id = $1 and kind = $2 for no key update';
    const rows = await runText(client, text, [actor.user_id, kind]);
    rememberRows(mutation, 'notice_choice', rows);
    return { stored: rows[0] ?? null, user_id: actor.user_id };
  },
  assertMayUndo: async (mutation, entries) => {
    const ids = entries.map(({ entity_id }) => entity_id);
    await lockRows(mutation, { notice_choice: ids });
    const isOwn = (id: number): boolean =>
      (lockedRow(mutation, 'notice_choice', id)?.user_id ?? mutation.actor.user_id) === mutation.actor.user_id;
    if (!ids.every(isOwn)) throw new AppError('NOT_FOUND');
  },
  decide: ({ stored, user_id }, { kind, by_bell, by_mail }) => {
    if (stored)
      return { changes: [{ entity: 'notice_choice', id: idOf(stored), op: 'update', set: { by_bell, by_mail } }] };
    const set = { user_id, kind, by_bell, by_mail };
    return { changes: [{ entity: 'notice_choice', id: null, key: kind, op: 'insert', set }] };
  },
  result: (_written, _mutation, { kind, by_bell, by_mail }) => {
    if (!isNoticeKind(kind)) throw new RangeError(kind);
    return { kind, by_bell, by_mail };
  },
};
