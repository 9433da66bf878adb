import { crewsForPhase } from '#domain/pebble/phases';
import type { CrewChoice, PersonChoice } from '#domain/jobs/draft';

/** The active crews of a division [GUN-020 WAR-020]. */
export const crewsOfDivision = (crews: readonly CrewChoice[], division: number): readonly CrewChoice[] =>
  crews.filter(
    ({ is_active, lookup_company_division_id }) => is_active !== false && lookup_company_division_id === division,
  );

/** The active crews of division 3 that work on a phase; a row without a phase has none to pick [PEB-017]. */
export const crewsOfPhase = (crews: readonly CrewChoice[], phase: number | null): readonly CrewChoice[] =>
  crewsForPhase(
    crews.map((crew) => ({
      ...crew,
      is_active: crew.is_active !== false,
      division_id: crew.lookup_company_division_id,
    })),
    phase,
  );

/** The active employees of a crew, by last, first name [PEB-041]. */
export const foremenOf = (employees: readonly PersonChoice[], crew: number | null): readonly PersonChoice[] =>
  crew === null ? [] : employees.filter(({ crew_types }) => crew_types.some(({ id }) => id === crew));
