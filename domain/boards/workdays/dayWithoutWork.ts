import type { LocalText } from '../../localText';
import type { CivilDate } from '../../civilDate';
import { STATE_LABELS } from '../../labels/states';

/** Why nobody, a division, a crew or a person does not work as usual. */
export const DAY_KINDS = {
  holiday: STATE_LABELS.holiday,
  closure: { en: 'Division closed', es: 'División cerrada' },
  plant_closed: { en: 'Plant closed', es: 'Planta cerrada' },
  crew_off: { en: 'Crew off', es: 'Cuadrilla libre' },
  crew_short: { en: 'Crew short', es: 'Cuadrilla incompleta' },
  away: { en: 'Person away', es: 'Persona ausente' },
  own_block: STATE_LABELS.own_block,
} as const satisfies Record<string, LocalText>;

export type DayKind = keyof typeof DAY_KINDS;

/** What keeps a crew or a person from work. */
export const DAY_REASONS = {
  sick: { en: 'Sick', es: 'Enfermedad' },
  vacation: { en: 'Vacation', es: 'Vacaciones' },
  short: { en: 'Short', es: 'Falta de personal' },
  equipment: { en: 'Equipment', es: 'Equipo' },
  training: { en: 'Training', es: 'Capacitación' },
} as const satisfies Record<string, LocalText>;

export type DayReason = keyof typeof DAY_REASONS;

/**
 * A span of days on which work is not as usual, as boards, walls and calendars have it: both ends belong to it
 * [SDY-001].
 */
export interface DayWithoutWork {
  id: number;
  kind: DayKind;
  first_day: CivilDate;
  last_day: CivilDate;
  /** closure: whose. */
  division_id: number | null;
  /** plant_closed: the plant, and the days of crews that get their gunite from it, as {@link crewDayName} names them. */
  plant_id: number | null;
  plant_name: string | null;
  plant_crew_days: readonly string[];
  /** crew_off, crew_short, own_block of a crew. */
  crew_id: number | null;
  /** The employees of this crew; empty without a crew. */
  crew_employee_ids: readonly number[];
  /** away, own_block of a person. */
  employee_id: number | null;
  employee_name: string | null;
  /** The crews that this person belongs to; empty without a person. */
  employee_crew_ids: readonly number[];
  /** `HH:mm`: only these hours of each day; null for the whole of it. */
  start_time: string | null;
  end_time: string | null;
  /** crew_short: what the crew does on each of these days, in yards or square feet. */
  capacity: number | null;
  reason: DayReason | null;
  /** "Thanksgiving", or what an own block is for. */
  name: string | null;
}

/** A crew's day in a list: `21 2026-03-12`. */
export const crewDayName = (crew_id: number, date: CivilDate): string => `${crew_id} ${date}`;

/** The last day that one entry may reach, counted from its first one. */
export const MAX_DAYS_WITHOUT_WORK = 366;
