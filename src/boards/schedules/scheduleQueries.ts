import { gql } from '@apollo/client';
import type { ScheduleEntry } from '#domain/boards/scheduleEntry';
import type { CivilDate } from '#domain/civilDate';
import type { CivilMonth } from '#domain/civilMonth';

export type Visit = Pick<ScheduleEntry, 'key' | 'job_id' | 'job_detail_id' | 'date' | 'start' | 'end' | 'job_name' | 'company_abbreviation' | 'city' | 'description' | 'crew_id' | 'crew_name' | 'status_id'>;

const VISIT = 'key job_id job_detail_id date start end job_name company_abbreviation city description crew_id crew_name status_id';

export const MONTH_QUERY = gql`query WarrantyMonth($month: String) { calendar(category: warranty, month: $month) { month today entries { ${VISIT} } } }`;
export interface Month { month: CivilMonth; today: CivilDate; entries: readonly Visit[] }

export const TEAM_QUERY = gql`query TeamSchedule($start_date: Date) { teamSchedule(start_date: $start_date) { today days fieldworkers { id name is_active } visits { ${VISIT} } } }`;
export interface TeamWeek { today: CivilDate; days: readonly CivilDate[]; fieldworkers: readonly { id: number; name: string; is_active: boolean }[]; visits: readonly Visit[] }

/** The server, as these screens see it. */
export interface ScheduleApi {
  month: (month: CivilMonth | null) => Promise<Month>;
  team: (start_date: CivilDate | null) => Promise<TeamWeek>;
}
