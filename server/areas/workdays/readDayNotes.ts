import type { CivilDate } from '#domain/civilDate';
import type { BoardCategory } from '#domain/boards/kinds';
import type { Worker } from '#domain/boards/ownItems';
import type { DayNote } from '#domain/boards/workdays/dayNote';
import { boardNotes, ownNotes, toldToOwn, type NotedRow } from '#domain/boards/workdays/dayNotes';
import type { DayWithoutWork } from '#domain/boards/workdays/dayWithoutWork';
import { PUBLIC_KINDS, withoutReasons } from '#domain/boards/workdays/withoutReasons';
import type { Actor } from '../../access/actor';
import { seesColumn } from '../../api/seenColumns';
import { numberOf, textOrEmpty } from '#domain/values';
import { idOf, runText, type Runner } from '../../db/statement';
import { daysFor } from './daysFor';
import { loadDaysWithoutWork } from './loadDaysWithoutWork';
import { seesAbsences } from './seesAbsences';

/** The entries that touch some days, with the columns that the actor sees. */
const loadFor = async (runner: Runner, actor: Actor, dates: readonly CivilDate[]): Promise<DayWithoutWork[]> => {
  const [first, last] = [dates[0], dates.at(-1)];
  return first === undefined || last === undefined
    ? []
    : daysFor(actor, await loadDaysWithoutWork(runner, first, last));
};

const publicOf = (days: readonly DayWithoutWork[]): DayWithoutWork[] =>
  days.filter(({ kind }) => PUBLIC_KINDS.includes(kind));

/** What the calendar of a board says of its days without work, as far as the actor may know of absences [SDY-001]. */
export const readBoardNotes = async (
  runner: Runner,
  actor: Actor,
  category: BoardCategory,
  rows: readonly NotedRow[],
  dates: readonly CivilDate[],
): Promise<DayNote[]> => {
  const days = await loadFor(runner, actor, dates);
  const told = actor.permissions.has('IS_SUBCONTRACTOR')
    ? publicOf(days)
    : seesAbsences(actor)
      ? days
      : withoutReasons(days, category);
  return boardNotes(told, category, rows, dates);
};

const CREWS =
  'select id, name, lookup_company_division_id as division_id from crew where id = any($1) order by name, id';

/** Who reads what an own schedule says of its days. */
interface OwnAsker {
  actor: Actor;
  worker: Worker;
  /** Read by a service of others, as feeds are: no reason of an absence goes there. */
  isAbroad?: boolean;
}

/**
 * The days without work that bear on an employee or a crew, as far as the actor may know of absences: their own people
 * learn that a crew is off and what an own block is for, and of their own absences why [SDY-001].
 */
export const readOwnDays = async (
  runner: Runner,
  { actor, worker, isAbroad = false }: OwnAsker,
  dates: readonly CivilDate[],
): Promise<{ days: DayWithoutWork[]; crews: NotedRow[] }> => {
  const [days, rows] = await Promise.all([loadFor(runner, actor, dates), runText(runner, CREWS, [worker.crew_ids])]);
  const crews = rows.map((row) => ({
    id: idOf(row),
    name: textOrEmpty(row.name),
    division_id: seesColumn(actor, 'crew.lookup_company_division_id') ? numberOf(row.division_id) : null,
  }));
  if (actor.permissions.has('IS_SUBCONTRACTOR')) return { days: publicOf(days), crews };
  if (seesAbsences(actor) && !isAbroad) return { days, crews };
  return { days: toldToOwn(days, worker, !isAbroad && worker.employee_id === actor.employee_id), crews };
};

/** What an own schedule says of its days, see {@link readOwnDays}. */
export const readOwnNotes = async (
  runner: Runner,
  asker: OwnAsker,
  dates: readonly CivilDate[],
): Promise<DayNote[]> => {
  const { days, crews } = await readOwnDays(runner, asker, dates);
  return ownNotes(days, asker.worker, crews, dates);
};
