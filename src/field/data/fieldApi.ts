import type { BoardCategory, CardKind } from '#domain/boards/kinds';
import type { DayNote } from '#domain/boards/workdays/dayNote';
import type { CivilDate } from '#domain/civilDate';
import type { CardKindName } from '#domain/field/cards';
import type { LoadColor } from '#domain/field/crewDays';
import type { SiteSubJob } from '#domain/field/siteSubJob';
import type { StopMark } from '#domain/field/markTimes';
import type { WorkOrderTypeName } from '#domain/workOrders/types';
import type { Site as SiteToGo } from '../../site/site';
import type { SiteCheckApi } from '../../siteCheck/siteCheckApi';
import type { SendPhoto } from '../photos/sendPhoto';
import type { PrintLine } from '#domain/workOrders/printLine';
import type { SiteFile } from '#domain/field/siteFile';

/** A sub-job as those see it who go there. */
export interface Site extends SiteToGo {
  id: number;
  job_id: number;
  category_id: number;
  job_name: string | null;
  company_name: string | null;
  may_edit: boolean;
  may_upload: boolean;
}

interface SiteOrder {
  id: number;
  type: WorkOrderTypeName;
  work_order_date: string | null;
  crew_name: string | null;
  is_complete: boolean;
  completed_date: string | null;
}

/** One stop of a crew's day. */
export interface Stop {
  key: string;
  category: string;
  kind: CardKind | 'PRESITE';
  job_detail_id: number;
  date: CivilDate;
  start: string | null;
  /** Gunite: when the crew begins, `HH:mm`. */
  start_time: string | null;
  order: number | null;
  description: string | null;
  crew_name: string | null;
  yards: number | null;
  square_feet: number | null;
  colors: readonly string[];
  site: Site;
  order_type: WorkOrderTypeName | null;
  work_order: StopOrder | null;
  may_write: boolean;
  promised_to: string | null;
  promised_date: CivilDate | null;
  notes: readonly string[];
  pictures: readonly SiteFile[];
  picture_count: number;
}

/** The times of a stop's work order, `HH:mm`. */
export interface StopOrder {
  id: number;
  driver_in: string | null;
  on_job: string | null;
  leave_job: string | null;
  is_complete: boolean;
}

export interface MyStops {
  today: CivilDate;
  days: readonly CivilDate[];
  is_linked: boolean;
  stops: readonly Stop[];
  /** Days without work that bear on the crew. */
  day_notes: readonly DayNote[];
}

/** What is said at a stop. @param time null takes it back */
export interface Marking {
  job_detail_id: number;
  type: WorkOrderTypeName;
  date: CivilDate;
  mark: StopMark;
  time: string | null;
}

export interface SupervisorDetail extends Site {
  sub_job: SiteSubJob;
  shows_work_orders: boolean;
  writable_types: readonly WorkOrderTypeName[];
  work_orders: readonly SiteOrder[];
  files: readonly SiteFile[];
}

/** A sub-job as its printed card reads it. */
export interface PrintCard extends Site {
  company_abbreviation: string;
  /** The owner's name, also without a number to call. */
  homeowner: string | null;
  /** The boulder of the card; only cards of boulders have one. */
  entry_id: number | null;
  sub_job: SiteSubJob;
}

/** A stop of a crew's day, as its sheet and the plants read it. */
export interface DayStop {
  key: string;
  kind: CardKind;
  date: CivilDate;
  start: string | null;
  /** Gunite: when the crew begins, `HH:mm`. */
  start_time: string | null;
  /** The plant of the crew on that day, and how far it is in a straight line. */
  plant_name: string | null;
  plant_miles: number | null;
  order: number | null;
  crew_id: number | null;
  crew_name: string | null;
  foreman_name: string | null;
  yards: number | null;
  square_feet: number | null;
  description: string | null;
  notes: readonly string[];
  colors: readonly LoadColor[];
  site: Site;
}

/** The server, as the field sees it. Failures are CallErrors. */
export interface FieldApi {
  /** Null for a sub-job that is not there, or not for the user. */
  detail: (id: number) => Promise<SupervisorDetail | null>;
  /** What is filled in on a site. */
  checks: SiteCheckApi;
  /** Sends a photo or a document that was kept. */
  sendPhoto: SendPhoto;
  caption: (document_id: number, caption: string) => Promise<void>;
  cards: (kind: CardKindName, ids: readonly number[]) => Promise<readonly PrintCard[]>;
  printQueue: () => Promise<readonly PrintLine[]>;
  updatePrintQueue: (job_detail_ids: readonly number[], is_in_print_queue: boolean) => Promise<void>;
  /** The papers of several work orders as one. @throws CallError 404 when none of them is there */
  orderPapers: (selection: string) => Promise<Blob>;
  stops: () => Promise<MyStops>;
  /** The stops of a board's crews on a day. */
  dayStops: (category: BoardCategory, date: CivilDate) => Promise<readonly DayStop[]>;
  /** @param action the key under which it is written once @param made_at when it was said, by the clock of the device */
  mark: (marking: Marking, action: string, made_at?: string) => Promise<StopOrder>;
}
