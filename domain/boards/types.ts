import type { Change } from '../changes';
import type { CivilDate } from '../civilDate';
import type { DayWithoutWork } from './workdays/dayWithoutWork';
import type { SiteAnswer } from '../evening/siteAnswer';
import type { GuniteSummary } from '../gunite/summary';
import type { PebbleSummary } from '../pebble/summary';
import type { CrewPlant } from '../plants/crewPlant';
import type { StopPromise, DateNotice } from './told/told';
import type { BadgeCode } from './badges';
import type { BinKey, BoardCategory, BoardView } from './kinds';
import type { Readiness } from './readiness';

/** The table that a card edits. */
export type CardEntity = 'crew_information' | 'crew_repair_job' | 'gunite_history' | 'job_detail' | 'warranty_schedule';

/**
 * One card: the facts of the row that it edits, and nothing of its sub-job, which is in {@link SubJob}.
 * A stand-in (no row yet) has id -1 and version 0 [BAPI-018].
 */
export interface Card {
  /** `crew_information:72`, or `stand-in:9001:2` (sub-job and phase, or `g1` for gunite) while there is no row. */
  key: string;
  entity: CardEntity;
  id: number;
  version: number;
  job_id: number;
  job_detail_id: number;
  /** crew_information: phase_type_id (0 to 3, 5). crew_repair_job: pebble_phase_type_id. gunite_history: null. */
  phase_id: number | null;
  /** gunite_history: its type, 1 to 9; else null. */
  type_id: number | null;
  /** crew_repair_job: its company division, 2 or 3; else null. */
  division_id: number | null;
  status_id: number | null;
  crew_id: number | null;
  foreman_id: number | null;
  foreman_name: string | null;
  date: CivilDate | null;
  /** 1 to 8; repairs have none. */
  job_order: number | null;
  /** Kept sequence of the cards that share an order number. */
  position: number | null;
  notes: string | null;
  /** crew_information of slurry: who picks it up. */
  slurry_pickup?: string | null;
  /** gunite_history only. */
  yardage: number | null;
  /** gunite_history: when the crew begins there, `HH:mm` [SDY-018]. */
  start_time?: string | null;
  /** Warranty visits only: wall-clock times without a zone; a visit without a start is a draft [WRB-022]. */
  start?: string | null;
  end?: string | null;
  completion?: boolean | null;
}

/** What the rules of the boards decide by: the sub-job's own row with what its details derive from the entries. */
export interface SubJobFacts {
  /** job_detail_id. */
  id: number;
  job_id: number;
  version: number;
  category_id: number;
  status_id: number | null;
  awaiting_builder_date: CivilDate | null;
  is_slurry_pickup: boolean;
  /** Id of the row of pebble_details or gunite_details; null without one. */
  details_id: number | null;
  /** The stored summaries of the crew entries; null for another category. */
  summary: PebbleSummary | null;
  /** The stored summaries of the gunite history; null for another category. */
  gunite_summary: GuniteSummary | null;
  /** The promises of its stops, where they are known: a plan of the server asks for them itself. */
  promises?: readonly StopPromise[] | null;
}

/** What the faces of its cards show of a sub-job, and no rule asks. */
interface SubJobFace {
  requested_app_date: CivilDate | null;
  job_name: string | null;
  company_id: number | null;
  company_name: string | null;
  company_abbreviation: string | null;
  address_line_1: string | null;
  address_line_2: string | null;
  city: string | null;
  state: string | null;
  zip_code: string | null;
  /** Where directions lead when the place was set by hand: "lat,lon" [KEY-020]. */
  pin: string | null;
  key_map: string | null;
  phone: string | null;
  gate_code: string | null;
  plan_perimeter: number | null;
  pebble_perimeter: number | null;
  plan_sa: number | null;
  plan_ia: number | null;
  mmg_ia: number | null;
  depth_low: number | null;
  depth_high: number | null;
  colors: readonly string[];
  critical_note: string | null;
  /** Since when the job is known. */
  entered_date?: CivilDate | null;
  /** Degrees to two places, some half mile; of the estimated place where the address is not confirmed yet. */
  lat?: number | null;
  lon?: number | null;
  /** Those that are true, in the order of the face. */
  badges: readonly BadgeCode[];
  /** Null without a presite check-in date. */
  readiness: Readiness | null;
  /** Notes of the category's details (pebble or gunite). */
  notes: string | null;
  /** Description of a warranty sub-job. */
  description: string | null;
  /** Of a warranty sub-job: how much it presses, and since when it waits. */
  priority_id?: number | null;
  priority?: string | null;
  creation_date?: CivilDate | null;
  /** The answers of builder and homeowner to the evening message. */
  site_answers?: readonly SiteAnswer[] | null;
  /** The last date of each stop that its builder was told. */
  told?: readonly DateNotice[] | null;
}

/** A sub-job as a board has it, once for all of its cards. */
export interface SubJob extends SubJobFacts, SubJobFace {}

/** A crew; what a role is kept from is null [USR-018]. */
export interface BoardCrew {
  id: number;
  name: string;
  subdivision: string | null;
  division_id: number | null;
  sort_order: number | null;
  is_active: boolean | null;
  daily_capacity: number | null;
  /** First active employee of the crew by last, first name: the foreman that a drop sets. */
  foreman_id: number | null;
  foreman_name: string | null;
  /** Where its days begin and end, in degrees; null or absent where nobody has set it [SDY-004]. */
  yard_lat?: number | null;
  yard_lon?: number | null;
}

/**
 * The answer of `boardCards`. Every crew entry of a listed sub-job is among the cards, also those out of view:
 * placement hides them, and the cascade, the ready bin and the summaries need them.
 */
export interface BoardAnswer {
  category: BoardCategory;
  view: BoardView;
  /** The shown date. */
  date: CivilDate;
  today: CivilDate;
  cursor: string;
  /** The shown days: one, or Monday to Sunday. */
  days: readonly CivilDate[];
  /** Active crews of the board and inactive ones that hold a card in view. */
  crews: readonly BoardCrew[];
  sub_jobs: readonly SubJob[];
  cards: readonly Card[];
  /** Keys of cards that are gone; filled only when the question had `since`. */
  removed: readonly string[];
  /** From the first shown day on, some weeks ahead; null or absent while those told before are still right. */
  days_without_work?: readonly DayWithoutWork[] | null;
  /** The plants of crews on the shown days; null or absent as above [SDY-018]. */
  crew_plants?: readonly CrewPlant[] | null;
}

/** What the asking user may do on the board [BRD-055 BRD-058]. */
export interface BoardRights {
  can_edit: boolean;
  can_move_all: boolean;
  /** May move what the past locks, with a reason [SDY-005]. Absent: no. */
  can_override?: boolean;
  /** Cards are put on no day without work: a setting of the company, for everybody [SDY-001]. Absent: no. */
  refuses_days_without_work?: boolean;
}

/** The result of an allowed drop. */
export interface MoveDecision {
  changes: Change[];
  /** The bin that the card comes from. */
  from: BinKey;
  /**
   * Where it stands now, by placement: not always the bin of the drop (result R of a drop); null when the board no longer
   * shows it.
   */
  to: BinKey | null;
  /** Every bin that lost or gained a card or was renumbered. */
  affectedBins: BinKey[];
}
