import { z } from 'zod';
import { CALLS } from '#domain/access/calls';
import { AppError } from '#domain/errors';
import { firstWeek, MAIL_FORMATS } from '#domain/reports/reportMail';
import { textOrEmpty } from '#domain/values';
import type { Actor } from '../../access/actor';
import { assertPerson } from '../../access/apiToken';
import { idOf, runText, type Row } from '../../db/statement';
import type { Command } from '../../pipeline/command';
import { rememberRows } from '../../pipeline/lockRows';
import type { Mutation } from '../../pipeline/mutation';
import { neverBack } from '../../pipeline/neverBack';
import { isSeenBy } from '../views/shares';
import { mayBeMailed, reportOfView } from './reportOfView';

const viewSql = (actor: Actor): string =>
  `select v.* from saved_view v where v.id = $1 and ${isSeenBy('saved_view', 'v', '$2', actor)} for key share`;
const OWN = 'select * from report_mail where saved_view_id = $1 and user_id = $2 for no key update';

const readOwn = async (mutation: Mutation, view_id: number): Promise<Row | null> => {
  const rows = await runText(mutation.client, OWN, [view_id, mutation.actor.user_id]);
  rememberRows(mutation, 'report_mail', rows);
  return rows[0] ?? null;
};

const input = z.strictObject({
  view_id: z.int(),
  weekday: z.int().min(1).max(7),
  format: z.enum(MAIL_FORMATS),
  language: z.enum(['en', 'es']),
});

interface Facts {
  stored: Row | null;
  user_id: number;
  /** The first week of a mail that is asked for today. */
  first: string;
}

/** Has a view of a report mailed to oneself every week, or on another day, or in another form [RPT-013]. */
export const saveWeeklyMail: Command<z.infer<typeof input>, Facts, number> = {
  name: 'saveWeeklyMail',
  need: CALLS.saveWeeklyMail.need,
  assertMayUndo: neverBack,
  input,
  load: async (mutation, { view_id, weekday, format }) => {
    const { actor, client, today } = mutation;
    assertPerson(actor);
    const [view] = await runText(client, viewSql(actor), [view_id, actor.user_id]);
    const report = view && reportOfView(textOrEmpty(view.resource));
    if (!report) throw new AppError('NOT_FOUND');
    if (!mayBeMailed(actor.permissions, report, format)) throw new AppError('FORBIDDEN');
    // Of two clicks at once the second finds what the first wrote.
    await runText(client, 'select pg_advisory_xact_lock(7269435, $1)', [actor.user_id]);
    return { stored: await readOwn(mutation, view_id), user_id: actor.user_id, first: firstWeek(weekday, today) };
  },
  decide: ({ stored, user_id, first }, { view_id, weekday, format, language }) => ({
    changes: stored
      ? [
          {
            entity: 'report_mail',
            id: idOf(stored),
            op: 'update',
            set: { weekday, format, language, ...(stored.weekday === weekday ? {} : { first_week: first }) },
          },
        ]
      : [
          {
            entity: 'report_mail',
            id: null,
            key: 'mail',
            op: 'insert',
            set: { user_id, saved_view_id: view_id, weekday, format, language, first_week: first },
          },
        ],
  }),
  result: (_written, _mutation, { view_id }) => view_id,
};

const named = z.strictObject({ view_id: z.int() });

/** Has a view of a report mailed no more. */
export const stopWeeklyMail: Command<z.infer<typeof named>, Row, number> = {
  name: 'stopWeeklyMail',
  need: CALLS.stopWeeklyMail.need,
  assertMayUndo: neverBack,
  input: named,
  load: async (mutation, { view_id }) => {
    assertPerson(mutation.actor);
    const stored = await readOwn(mutation, view_id);
    if (!stored) throw new AppError('NOT_FOUND');
    return stored;
  },
  decide: (stored) => ({ changes: [{ entity: 'report_mail', id: idOf(stored), op: 'delete', set: {} }] }),
  result: (_written, _mutation, { view_id }) => view_id,
};
