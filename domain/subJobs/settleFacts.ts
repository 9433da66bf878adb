import type { CivilDate } from '../civilDate';
import type { Choice, CrewChoice, PersonChoice } from '../jobs/draft';
import type { JobStatus } from '../lookups/offeredStatuses';

/** What the rules of sub-jobs look up: the lists of `jobNewLookupQuery`. */
export interface SettleLists {
  today: CivilDate;
  statuses: readonly JobStatus[];
  crews: readonly CrewChoice[];
  /** Active ones, by last, first name. */
  employees: readonly PersonChoice[];
  phases: readonly Choice[];
  guniteTypes: readonly Choice[];
  priorities: readonly Choice[];
}

/** The lists by id. Make it once for a set of lists ({@link settleFacts}), not with each edit. */
export interface SettleFacts {
  today: CivilDate;
  statuses: ReadonlyMap<number, JobStatus>;
  crews: ReadonlyMap<number, CrewChoice>;
  /** The first active employee of each crew, by last, first name [PEB-018]. */
  foremen: ReadonlyMap<number, PersonChoice>;
  phases: ReadonlyMap<number, Choice>;
  guniteTypes: ReadonlyMap<number, Choice>;
  priorities: ReadonlyMap<number, Choice>;
}

const byId = <Row extends { id: number }>(rows: readonly Row[]): ReadonlyMap<number, Row> =>
  new Map(rows.map((row) => [row.id, row]));

const foremenOf = (employees: readonly PersonChoice[]): ReadonlyMap<number, PersonChoice> => {
  const foremen = new Map<number, PersonChoice>();
  for (const employee of employees)
    for (const { id } of employee.crew_types) if (!foremen.has(id)) foremen.set(id, employee);
  return foremen;
};

export const settleFacts = ({
  today,
  statuses,
  crews,
  employees,
  phases,
  guniteTypes,
  priorities,
}: SettleLists): SettleFacts => ({
  today,
  statuses: byId(statuses),
  crews: byId(crews),
  foremen: foremenOf(employees),
  phases: byId(phases),
  guniteTypes: byId(guniteTypes),
  priorities: byId(priorities),
});

/** A row of a list as a draft holds it; an id that the list does not know keeps its id and has no name. */
export const choiceOf = (
  list: ReadonlyMap<number, { id: number; name: string | null }>,
  id: number | null,
): Choice | null => (id === null ? null : { id, name: list.get(id)?.name ?? null });
