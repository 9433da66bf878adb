import { withCrew, withDate, withPhase, withRowStatus, type CrewRowFields } from '../pebble/crewRow';
import type { CrewRow } from '../jobs/draft';
import { differs } from './byKey';
import { choiceOf, type SettleFacts } from './settleFacts';

/** A row in the words of the rules that boards and forms share. */
const fieldsOf = (row: CrewRow): CrewRowFields => ({
  phase_type_id: row.phase_type?.id ?? null,
  status_id: row.status?.id ?? null,
  date: row.date,
  crew_id: row.crew?.id ?? null,
  foreman_id: row.foreman?.id ?? null,
  job_order: row.job_order,
  slurry_pickup_id: row.slurry_pickup?.id ?? null,
});

/**
 * What a rule made of the fields, back in the row. A rule gives statuses, crews and foremen; anything else it only
 * takes away.
 */
const withFields = (row: CrewRow, fields: CrewRowFields, facts: SettleFacts): CrewRow => ({
  ...row,
  phase_type:
    fields.phase_type_id === (row.phase_type?.id ?? null)
      ? row.phase_type
      : choiceOf(facts.phases, fields.phase_type_id),
  status: fields.status_id === (row.status?.id ?? null) ? row.status : choiceOf(facts.statuses, fields.status_id),
  date: fields.date,
  crew: fields.crew_id === null ? null : row.crew,
  foreman: fields.foreman_id === (row.foreman?.id ?? null) ? row.foreman : foremanOf(fields, facts),
  job_order: fields.job_order,
  slurry_pickup: fields.slurry_pickup_id === null ? null : row.slurry_pickup,
});

const foremanOf = ({ crew_id, foreman_id }: CrewRowFields, { foremen }: SettleFacts) =>
  foreman_id === null || crew_id === null ? null : (foremen.get(crew_id) ?? null);

const slurryStatuses = ({ statuses }: SettleFacts): ReadonlySet<number> =>
  new Set([...statuses.values()].filter((status) => status.show_pebble_slurry).map(({ id }) => id));

const crewChoice = ({ crew }: CrewRow, facts: SettleFacts) =>
  crew === null
    ? null
    : {
        id: crew.id,
        subdivision: facts.crews.get(crew.id)?.subdivision ?? crew.subdivision,
        foreman_id: facts.foremen.get(crew.id)?.id ?? null,
      };

/**
 * What follows from what was chosen in a crew row. What the same edit chose otherwise stands, such as a status together
 * with a phase [PEB-010 PEB-011 PEB-012 PEB-013 PEB-014 PEB-015 PEB-016 PEB-018 PEB-019 PEB-020 PEB-039].
 */
export const crewRowChoices = (row: CrewRow, before: CrewRow | undefined, facts: SettleFacts): CrewRow => {
  if (!before || row === before) return row;
  const chosen = {
    phase: differs(row.phase_type, before.phase_type),
    status: differs(row.status, before.status),
    date: row.date !== before.date,
    crew: differs(row.crew, before.crew),
    foreman: differs(row.foreman, before.foreman),
  };
  let fields = fieldsOf(row);
  if (chosen.phase) {
    const crew = crewChoice(row, facts);
    const moved = withPhase(
      { ...fields, phase_type_id: before.phase_type?.id ?? null },
      fields.phase_type_id,
      crew,
      slurryStatuses(facts),
    );
    fields = chosen.status ? { ...moved, status_id: fields.status_id } : moved;
  }
  if (chosen.crew && !chosen.foreman)
    fields = withCrew(fields, fields.crew_id === null ? null : crewChoice(row, facts));
  if (chosen.status) fields = withRowStatus(fields, fields.status_id);
  else if (chosen.date) fields = withDate(fields, fields.date);
  return withFields(row, fields, facts);
};
