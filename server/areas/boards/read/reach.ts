import type { BoardAnswer } from '#domain/boards/types';
import type { Actor } from '../../../access/actor';
import { subJobAssigned } from '../../../access/scope';
import type { Tx } from '../../../db/database';
import { jobDetail } from '../../../db/tables/jobs';

/** Whether the actor sees but a part of the boards. */
export const isBounded = ({ permissions }: Pick<Actor, 'permissions'>): boolean => permissions.has('IS_SUBCONTRACTOR');

/** The sub-jobs whose cards the actor may see and move: all (null), or the assigned ones of a subcontractor. */
export const boardReach = async (db: Tx, actor: Actor): Promise<ReadonlySet<number> | null> => {
  if (!isBounded(actor)) return null;
  const rows = await db.select({ id: jobDetail.id }).from(jobDetail).where(subJobAssigned(actor));
  return new Set(rows.map(({ id }) => id));
};

/** An answer without the cards that are out of reach. */
export const withinReach = <Answer extends BoardAnswer>(answer: Answer, reach: ReadonlySet<number> | null): Answer =>
  reach === null
    ? answer
    : {
        ...answer,
        sub_jobs: answer.sub_jobs.filter(({ id }) => reach.has(id)),
        cards: answer.cards.filter(({ job_detail_id }) => reach.has(job_detail_id)),
        removed: [],
      };
