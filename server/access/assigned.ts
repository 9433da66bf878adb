import { and, eq, inArray, isNotNull, sql, type SQL } from 'drizzle-orm';
import { QueryBuilder, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { STATUS } from '#domain/statuses';
import { crewInformation } from '../db/tables/pebble';
import { guniteHistory } from '../db/tables/gunite';
import { presite } from '../db/tables/presite';
import { jobDetail } from '../db/tables/jobs';
import { crewRepairJob, warrantyDetails, warrantySchedule } from '../db/tables/warranty';
import type { Actor } from './actor';

const select = new QueryBuilder();

/** A column of a table of a sub-job that names whom it is assigned to: an employee, or a crew with its employees. */
interface Assignment {
  table: PgTable & { job_detail_id: PgColumn };
  whose: PgColumn;
  by: 'employees' | 'crews';
  /** Where rows have a status: those with status 6 do not count. */
  status?: PgColumn;
}

/** The ways in which a sub-job is assigned to a user's employee. */
const ASSIGNMENTS = {
  foreman: {
    table: crewInformation,
    whose: crewInformation.foreman_id,
    by: 'employees',
    status: crewInformation.status_id,
  },
  pebble_crew: {
    table: crewInformation,
    whose: crewInformation.crew_id,
    by: 'crews',
    status: crewInformation.status_id,
  },
  gunite_crew: { table: guniteHistory, whose: guniteHistory.crew_id, by: 'crews', status: guniteHistory.status_id },
  repair_crew: { table: crewRepairJob, whose: crewRepairJob.crew_id, by: 'crews', status: crewRepairJob.status_id },
  fieldworker: { table: warrantySchedule, whose: warrantySchedule.fieldworker_id, by: 'employees' },
  presite_supervisor: { table: presite, whose: presite.presite_supervisor_id, by: 'employees' },
  repair_supervisor: { table: warrantyDetails, whose: warrantyDetails.repair_supervisor_id, by: 'employees' },
} as const satisfies Record<string, Assignment>;

const stands = ({ status }: Assignment): SQL | undefined =>
  status && sql`${status} is distinct from ${sql.raw(String(STATUS.CANCELLED))}`;

/** The sets of sub-job ids that are assigned to the actor, by the reason; empty without a linked employee. */
export const assignmentsOf = (actor: Pick<Actor, 'employee_id' | 'crew_ids'>): { name: string; ids: SQL }[] => {
  const { employee_id } = actor;
  if (employee_id === null) return [];
  const owners = { employees: [employee_id], crews: [...actor.crew_ids] };
  return Object.entries<Assignment>(ASSIGNMENTS).flatMap(([name, assignment]) => {
    const { table, whose, by } = assignment;
    if (owners[by].length === 0) return [];
    const isTheirs = by === 'employees' ? eq(whose, employee_id) : inArray(whose, owners[by]);
    const ids = sql`${select
      .select({ id: table.job_detail_id })
      .from(table)
      .where(and(isTheirs, stands(assignment)))}`;
    return [{ name, ids }];
  });
};

/** Whom the sub-job of the query, `job_detail`, is assigned to: the ids of employees, or of crews. */
export const assignees = (by: Assignment['by']): SQL =>
  sql`array(${sql.join(
    Object.values<Assignment>(ASSIGNMENTS)
      .filter((assignment) => assignment.by === by)
      .map(
        (assignment) =>
          sql`select ${assignment.whose} from ${assignment.table} where ${and(
            eq(assignment.table.job_detail_id, jobDetail.id),
            isNotNull(assignment.whose),
            stands(assignment),
          )}`,
      ),
    sql` union `,
  )})`;
