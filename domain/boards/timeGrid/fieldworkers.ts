import type { BoardRefusal } from '../boardRefusal';
import { DIVISION } from '../../statuses';
import type { Bin } from '../kinds';
import type { BoardCrew } from '../types';
import { refuse } from '../../refusals/refusal';

/** Stands among the ids of those who hold a block for "nobody". */
export const NO_WORKER = 0;

/** A fieldworker as the boards know a crew: active, of the warranty division when one of its crews is [WRB-015]. */
export const fieldworker = (
  row: Pick<BoardCrew, 'id' | 'name' | 'is_active'> & { isOfWarranty: boolean; sort_order: number | null },
): BoardCrew => ({
  id: row.id,
  name: row.name,
  subdivision: null,
  division_id: row.isOfWarranty ? DIVISION.WARRANTY : null,
  sort_order: row.sort_order,
  is_active: row.is_active,
  daily_capacity: null,
  foreman_id: null,
  foreman_name: null,
});

const isRegular = ({ is_active, division_id }: BoardCrew): boolean =>
  is_active !== false && division_id === DIVISION.WARRANTY;

const unknown = (id: number): BoardCrew =>
  fieldworker({ id, name: '', is_active: false, isOfWarranty: false, sort_order: null });

/**
 * Rows of a day: the fieldworkers in the order of the answer, then anyone else with a block in view, last a row without
 * a worker (null) while a block in view has none [WRB-015].
 * @param held who has a block in view; {@link NO_WORKER} for nobody
 */
export const fieldworkerRows = (workers: readonly BoardCrew[], held: ReadonlySet<number>): (BoardCrew | null)[] => {
  const known = new Set(workers.map(({ id }) => id));
  const regular = workers.filter(isRegular);
  const others = workers.filter((worker) => !isRegular(worker) && held.has(worker.id));
  const strangers = [...held].filter((id) => id !== NO_WORKER && !known.has(id)).map(unknown);
  return [...regular, ...others, ...strangers, ...(held.has(NO_WORKER) ? [null] : [])];
};

/** Why nobody can be sent: an employee who is not active, or not there. A visit without a worker is allowed. */
export const workerRefusal = ({ crew_id }: Bin, workers: ReadonlyMap<number, BoardCrew>): BoardRefusal | null => {
  if (crew_id === null) return null;
  const worker = workers.get(crew_id);
  if (!worker) return refuse('no_such_bin');
  return worker.is_active !== false ? null : refuse('worker_inactive', { worker: worker.name });
};
