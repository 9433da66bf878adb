import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { STATUS } from '#domain/statuses';
import { crewInformation } from '../db/tables/pebble';
import { guniteHistory } from '../db/tables/gunite';
import { presite } from '../db/tables/presite';
import { crewRepairJob, warrantyDetails, warrantySchedule } from '../db/tables/warranty';
import type { Actor } from './actor';

const select = new QueryBuilder();

/** Rows with status 6 do not count (A1). */
const stands = (
  status: typeof crewInformation.status_id | typeof guniteHistory.status_id | typeof crewRepairJob.status_id,
) => sql`${status} is distinct from ${STATUS.CANCELLED}`;

const subJobsOf = (table: typeof crewInformation | typeof guniteHistory | typeof crewRepairJob, whose: SQL) =>
  sql`${select
    .select({ id: table.job_detail_id })
    .from(table)
    .where(and(whose, stands(table.status_id)))}`;

const subJobsWhere = (table: typeof warrantySchedule | typeof presite | typeof warrantyDetails, whose: SQL) =>
  sql`${select.select({ id: table.job_detail_id }).from(table).where(whose)}`;

type Assignment = (employee: number, crews: number[]) => SQL | null;

const byCrew =
  (table: typeof crewInformation | typeof guniteHistory | typeof crewRepairJob): Assignment =>
  (_employee, crews) =>
    crews.length === 0 ? null : subJobsOf(table, inArray(table.crew_id, crews));

/** The ways in which a sub-job is assigned to a user's employee (A1), each as the set of the sub-jobs' ids. */
const ASSIGNMENTS = {
  foreman: (employee) => subJobsOf(crewInformation, eq(crewInformation.foreman_id, employee)),
  pebble_crew: byCrew(crewInformation),
  gunite_crew: byCrew(guniteHistory),
  repair_crew: byCrew(crewRepairJob),
  fieldworker: (employee) => subJobsWhere(warrantySchedule, eq(warrantySchedule.fieldworker_id, employee)),
  presite_supervisor: (employee) => subJobsWhere(presite, eq(presite.presite_supervisor_id, employee)),
  repair_supervisor: (employee) => subJobsWhere(warrantyDetails, eq(warrantyDetails.repair_supervisor_id, employee)),
} as const satisfies Record<string, Assignment>;

/** The sets of sub-job ids that are assigned to the actor, by the reason; empty without a linked employee. */
export const assignmentsOf = (actor: Pick<Actor, 'employee_id' | 'crew_ids'>): { name: string; ids: SQL }[] => {
  const { employee_id } = actor;
  if (employee_id === null) return [];
  return Object.entries(ASSIGNMENTS).flatMap(([name, idsOf]) => {
    const ids = idsOf(employee_id, [...actor.crew_ids]);
    return ids ? [{ name, ids }] : [];
  });
};
