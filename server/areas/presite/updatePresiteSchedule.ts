import { CALLS } from '#domain/access/calls';
import { AppError, refusalError } from '#domain/errors';
import { decideAssign, divisionRefusal, type AssignFacts } from '#domain/presite/schedule/assign';
import { PRESITE_DIVISIONS } from '#domain/presite/schedule/divisions';
import { boardReach } from '../boards/read/reach';
import { loadItem } from './loadSchedule';
import { supervisorsById } from './loadSupervisors';
import type { Command } from '../../pipeline/command';
import { lockRows } from '../../pipeline/lockRows';
import { assertFreshPresite } from './assertFreshPresite';
import { assertMayUndoPresite } from './assertMayUndoPresite';
import { z } from 'zod';
import { isCivilDate } from '#domain/civilDate';

/** The input of updatePresiteSchedule [BAPI-014]: null, -2 and -3 are nobody, and what is absent stays as it is. */
const presiteInput = z.strictObject({
  presite_id: z.int().describe('job_presite_details_id of a schedule item.'),
  employee_id: z.int().nullable().optional().describe('The supervisor; null, -2 and -3 are nobody.'),
  scheduled_date: z.string().refine(isCivilDate, 'Must be a valid date.').nullable().optional().describe('YYYY-MM-DD.'),
  /** Without it nothing is checked. */
  version: z.int().min(0).nullish().describe('Of the presite as last read.'),
});

type PresiteInput = z.infer<typeof presiteInput>;

const CATEGORIES = PRESITE_DIVISIONS.map(({ category_id }) => category_id);

/** A presite gets its supervisor and day, or loses the supervisor [BAPI-014 PSC-008 PSC-015]. */
export const updatePresiteSchedule: Command<PresiteInput, AssignFacts, { id: number }> = {
  name: 'updatePresiteSchedule',
  need: CALLS.updatePresiteSchedule.need,
  input: presiteInput,
  places: ({ presite_id }) => ({ rows: { presite: [presite_id] } }),
  assertMayUndo: assertMayUndoPresite,
  load: async (mutation, { presite_id, employee_id, version }) => {
    const { actor, client, db } = mutation;
    await lockRows(mutation, { presite: [presite_id] });
    const item = await loadItem(client, presite_id, CATEGORIES);
    const reach = await boardReach(db, actor);
    if (!item || (reach && !reach.has(item.job_detail_id))) throw new AppError('NOT_FOUND');
    const closed = divisionRefusal({ item, flags: actor.flags });
    if (closed) throw refusalError(closed);
    await assertFreshPresite(mutation, item, version);
    return {
      item,
      flags: actor.flags,
      supervisors: await supervisorsById(client, typeof employee_id === 'number' ? [employee_id] : []),
    };
  },
  decide: decideAssign,
  result: (_written, _mutation, { presite_id }) => ({ id: presite_id }),
};
