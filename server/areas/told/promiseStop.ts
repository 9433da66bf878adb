import { z } from 'zod';
import { EDITS_BOARDS } from '#domain/access/boardNeeds';
import { isDone } from '#domain/boards/pastDue';
import { AppError } from '#domain/errors';
import { refuse } from '#domain/refusals/refusal';
import type { Command } from '../../pipeline/command';
import { idOf, runText } from '../../db/statement';
import { stopDate, stopKey } from './stopInputs';
import { assertMayUndoStops, lockStops, type StopRow } from './stopRows';

const promise = z.strictObject({
  key: stopKey,
  date: stopDate.describe('The day on which the card was seen, which is promised.'),
  name: z.string().trim().min(1).max(60).describe('To whom.'),
});
const withdrawal = z.strictObject({ key: stopKey });

interface Promised {
  stop: StopRow;
  /** The promise that stands; null for none. */
  id: number | null;
}

const OWN = 'select id from stop_promise where stop_key = $1 for no key update';

const load: Command<{ key: string }, Promised>['load'] = async (mutation, { key }) => {
  const [stop] = await lockStops(mutation, [key], () => 'key');
  if (!stop) throw new RangeError('a stop was locked and is not there');
  const [row] = await runText(mutation.client, OWN, [key]);
  return { stop, id: row ? idOf(row) : null };
};

/** "Promised to Marcus, 12/04": no change of many cards moves the stop until the promise is taken back [SDY-012]. */
export const promiseStop: Command<z.infer<typeof promise>, Promised, { key: string }> = {
  name: 'promiseStop',
  need: EDITS_BOARDS,
  input: promise,
  assertMayUndo: assertMayUndoStops,
  load,
  decide: ({ stop, id }, { key, date, name }) => {
    if (isDone(stop)) return refuse('promise_done');
    // It stands elsewhere by now: whoever promises it is to see that first.
    if (stop.date !== date) throw new AppError('CONFLICT');
    const { job_id, job_detail_id } = stop;
    const set = { job_detail_id, stop_key: key, date, name };
    return { changes: [{ entity: 'stop_promise', id, op: id === null ? 'insert' : 'update', job_id, set }] };
  },
  result: (_written, _mutation, { key }) => ({ key }),
};

/** Takes the promise of a stop back; nothing happens where none stands. */
export const withdrawPromise: Command<z.infer<typeof withdrawal>, Promised, { key: string }> = {
  name: 'withdrawPromise',
  need: EDITS_BOARDS,
  input: withdrawal,
  assertMayUndo: assertMayUndoStops,
  load,
  decide: ({ stop, id }) => ({
    changes: id === null ? [] : [{ entity: 'stop_promise', id, op: 'delete', job_id: stop.job_id, set: {} }],
  }),
  result: (_written, _mutation, { key }) => ({ key }),
};
