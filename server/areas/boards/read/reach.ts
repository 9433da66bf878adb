import type { BoardAnswer } from '#domain/boards/types';
import type { DayWithoutWork } from '#domain/boards/workdays/dayWithoutWork';
import { PUBLIC_KINDS, withoutReasons } from '#domain/boards/workdays/withoutReasons';
import type { Actor } from '../../../access/actor';
import { subJobAssigned } from '../../../access/scope';
import type { Tx } from '../../../db/database';
import { jobDetail } from '../../../db/tables/jobs';
import { seesAbsences } from '../../workdays/seesAbsences';

/** Whether the actor sees but a part of the boards. */
export const isBounded = ({ permissions }: Pick<Actor, 'permissions'>): boolean => permissions.has('IS_SUBCONTRACTOR');

/** The sub-jobs whose cards the actor may see and move: all (null), or the assigned ones of a subcontractor. */
export const boardReach = async (db: Tx, actor: Actor): Promise<ReadonlySet<number> | null> => {
  if (!isBounded(actor)) return null;
  const rows = await db.select({ id: jobDetail.id }).from(jobDetail).where(subJobAssigned(actor));
  return new Set(rows.map(({ id }) => id));
};

/** The same list for all who are told the same, so that it is written into their answers once. */
const guarded = new WeakMap<readonly DayWithoutWork[], readonly DayWithoutWork[]>();

/** An answer whose absences have neither reasons nor names, for those who may not read them [SDY-001]. */
export const withReadableDays = <Answer extends BoardAnswer>(
  answer: Answer,
  actor: Pick<Actor, 'permissions'>,
): Answer => {
  const { category, days_without_work: days } = answer;
  if (!days || seesAbsences(actor)) return answer;
  const told = guarded.get(days) ?? withoutReasons(days, category);
  guarded.set(days, told);
  return { ...answer, days_without_work: told };
};

/** An answer without the cards that are out of reach, and without the absences of people and crews. */
export const withinReach = <Answer extends BoardAnswer>(answer: Answer, reach: ReadonlySet<number> | null): Answer =>
  reach === null
    ? answer
    : {
        ...answer,
        sub_jobs: answer.sub_jobs.filter(({ id }) => reach.has(id)),
        cards: answer.cards.filter(({ job_detail_id }) => reach.has(job_detail_id)),
        removed: [],
        // Who is away, and why, is for the office.
        days_without_work: answer.days_without_work?.filter(({ kind }) => PUBLIC_KINDS.includes(kind)) ?? null,
      };
