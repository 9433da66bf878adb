import { crewFitsPhase, PHASE } from '../pebble/phases';
import { DIVISION } from '../statuses';
import type { WorkOrderTypeName } from './types';

/** A crew, as far as it says what work it does. */
export interface OrderCrew {
  subdivision?: string | null;
  lookup_company_division_id?: number | null;
}

/** The division whose crews do the work of a type; a repair is done by crews of any. */
const DIVISION_OF: Readonly<Partial<Record<WorkOrderTypeName, number>>> = {
  gunite: DIVISION.GUNITE,
  boulder: DIVISION.BOULDER,
  pebble: DIVISION.PEBBLE,
  daily: DIVISION.PEBBLE,
  prep: DIVISION.PEBBLE,
};

/** The phase that a field of an order is named for. */
const PHASE_OF: Readonly<Record<string, number>> = {
  prep_crew_id: PHASE.PREP,
  app_crew_id: PHASE.APP,
  detail_crew_id: PHASE.DETAIL,
};

/**
 * Whether a crew does the work that a field of an order asks for: of the type's division, and of the field's phase
 * [BRD-009 PEB-017 GUN-020].
 */
export const orderCrewFits = (
  type: WorkOrderTypeName,
  field: string,
  { subdivision, lookup_company_division_id }: OrderCrew,
): boolean => {
  const division = DIVISION_OF[type];
  if (division === undefined) return true;
  const phase = PHASE_OF[field];
  return lookup_company_division_id === division && (phase === undefined || crewFitsPhase(subdivision, phase));
};
