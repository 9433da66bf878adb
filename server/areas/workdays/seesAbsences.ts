import { sql, type SQL } from 'drizzle-orm';
import { can } from '#domain/access/can';
import { SEES_ABSENCES } from '#domain/access/needs';
import { PUBLIC_KINDS } from '#domain/boards/workdays/withoutReasons';
import type { Actor } from '../../access/actor';

/** Whether the actor may read which crew or person is away, and why; a subcontractor never [SDY-001]. */
export const seesAbsences = ({ permissions }: Pick<Actor, 'permissions'>): boolean =>
  can(permissions, SEES_ABSENCES) && !permissions.has('IS_SUBCONTRACTOR');

/** The days without work that the actor may read, as a condition on their table. */
export const readableDays = (actor: Actor, alias: string): SQL | undefined =>
  seesAbsences(actor)
    ? undefined
    : sql`${sql.raw(`${alias}.kind`)} in (${sql.join(
        PUBLIC_KINDS.map((kind) => sql`${kind}`),
        sql`, `,
      )})`;
