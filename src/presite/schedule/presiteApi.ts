import type { CivilDate } from '#domain/civilDate';
import type { MapJob } from '#domain/jobSearch/mapJob';
import type { MapRange } from '#domain/presite/schedule/mapRange';
import type { PlacedItem } from '#domain/presite/schedule/dayVisits';
import type { ShownSupervisor } from '#domain/presite/schedule/supervisor';
import type { SiteCheckApi } from '../../siteCheck/siteCheckApi';

/** An item with what its card shows [PSC-017]. */
export interface PresiteItem extends PlacedItem {
  /** A place that was set by hand: directions lead there. */
  pin: string | null;
  job_name: string | null;
  address: string | null;
  city: string | null;
  /** The day of the work that the visit is for. */
  due_date: CivilDate | null;
  company_name: string | null;
}

/** What is shown side by side: the columns of one day, or a week of each [SDY-017]. */
export type Span = 'day' | 'week';

/** The schedule of a day or of its week, as the server answers it. */
export interface LoadedDay {
  date: CivilDate;
  span: Span;
  /** The server's business day. */
  today: CivilDate;
  items: readonly PresiteItem[];
  supervisors: readonly ShownSupervisor[];
}

/** One assignment: nobody is null, and so is no day. */
export interface AssignCall {
  presite_id: number;
  employee_id: number | null;
  scheduled_date: CivilDate | null;
  version: number;
}

/** An accepted write. `mutation_id` names it in events and for undo; null when the server did not say. */
interface Written {
  mutation_id: string | null;
}

/** The server, as the schedule sees it. */
export interface PresiteApi extends SiteCheckApi {
  /** @param date null for the server's today */
  load: (date: CivilDate | null, span: Span) => Promise<LoadedDay>;
  /** All or none, as one change that one undo takes back. @throws CallError */
  assign: (calls: readonly AssignCall[]) => Promise<Written>;
  undo: (mutation_id: string) => Promise<Written>;
  /** The jobs of the map, with and without a place. */
  mapJobs: (range: MapRange, divisions: readonly number[]) => Promise<readonly MapJob[]>;
}
