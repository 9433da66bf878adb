import type { CivilDate } from '../civilDate';

/** A row of a lookup as drafts hold it. */
export interface Choice {
  id: number;
  name: string | null;
}

export interface CompanyChoice {
  id: number;
  company_name: string | null;
  is_active: boolean | null;
  schedule_contact_email: string | null;
}
export interface ContactChoice extends Choice {
  first_name: string | null;
  last_name: string | null;
  email_address: string | null;
  phone_number: string | null;
}
export interface HomeownerChoice extends Choice {
  first_name: string | null;
  last_name: string | null;
}
export interface CrewChoice extends Choice {
  subdivision: string | null;
  is_active: boolean | null;
  lookup_company_division_id: number;
}
export interface PersonChoice extends Choice {
  first_name: string | null;
  last_name: string | null;
  crew_types: readonly Choice[];
}
export interface AdditionChoice extends Choice {
  type: string | null;
}

/**
 * What every row of a list has. `key` names the row in the form and in the rules, it is never sent: the id as text for a stored row
 * ({@link storedKey}), anything else that is unique within its list for a new one. A new row's `id` is null.
 */
export interface DraftRow {
  key: string;
  id: number | null;
}

/** A phase of a pebble sub-job [PEB-005]; its `type` is the name of the phase [PEB-043]. */
export interface CrewRow extends DraftRow {
  phase_type: Choice | null;
  status: Choice | null;
  date: CivilDate | null;
  crew: CrewChoice | null;
  foreman: PersonChoice | null;
  job_order: number | null;
  slurry_pickup: Choice | null;
  notes: string | null;
}

/** A colour with what is mixed into it [PEB-027]. `batches_used` is a text: what is no number counts as 0 [PEB-028]. */
export interface ColorRow extends DraftRow {
  material_type: Choice | null;
  color: Choice | null;
  additions: readonly Choice[];
  pool_section: Choice | null;
  batches_used: string | null;
  notes: string | null;
}

/** A day of shooting, or the flash [GUN-003]. */
export interface GuniteEntry extends DraftRow {
  gunite_date: CivilDate | null;
  status: Choice | null;
  crew: CrewChoice | null;
  type: Choice | null;
  yardage: number | null;
  job_order: number | null;
  notes: string | null;
}

/** A boulder, waterfall or structure [BLD-001]. */
export interface BoulderRow extends DraftRow {
  status: Choice | null;
  addition: AdditionChoice | null;
  completed_date: CivilDate | null;
  notes: string | null;
}

/** A visit of a warranty [WAR-007]; its times are wall-clock times without a zone, `YYYY-MM-DDTHH:mm:ss`. */
export interface WarrantyVisit extends DraftRow {
  fieldworker: PersonChoice | null;
  start: string | null;
  end: string | null;
  completion: boolean;
  additional_notes: string | null;
}

/** What was applied to the pool under warranty [WAR-011]. */
export interface WarrantyPebbleRow extends DraftRow {
  app_date: CivilDate | null;
  detail_date: CivilDate | null;
  color: Choice | null;
  additions: readonly Choice[];
  section: Choice | null;
  crew: CrewChoice | null;
  detail_crew: CrewChoice | null;
}

/** A repair by a gunite or pebble crew [WAR-012]. */
export interface CrewRepair extends DraftRow {
  company_division: Choice | null;
  crew: CrewChoice | null;
  pebble_phase_type: Choice | null;
  date: CivilDate | null;
  status: Choice | null;
  notes: string | null;
}

/** Who wrote a comment and when; null until the save that stores it [SUB-024]. */
interface Written extends DraftRow {
  date_created: string | null;
  created_by: Choice | null;
}

export interface GeneralComment extends Written {
  general_comment: string;
}
export interface PresiteComment extends Written {
  comment: string;
}

/** The key of a stored row. */
export const storedKey = (id: number): string => String(id);

const NEW_ROW = /^new-\d+:(.+)$/s;

/** The key of a row as it was sent for the first time: by its place, for two may be called the same, with what the sender calls it. */
export const sentKey = (index: number, client_key: unknown): string =>
  typeof client_key === 'string' && client_key !== '' ? `new-${index}:${client_key}` : `new-${index}`;

/** What the sender calls the new row of a key; undefined for one without a name. */
export const clientKeyIn = (key: string): string | undefined => NEW_ROW.exec(key)?.[1];
