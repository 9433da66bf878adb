import type { BinKey } from '#domain/boards/kinds';
import type { CivilDate } from '#domain/civilDate';

/** A card as the search tells of it: what it is, and where it stands in whatever week. */
export interface FoundCard {
  key: string;
  job_id: number;
  job_detail_id: number;
  job_name: string | null;
  company_name: string | null;
  address_line_1: string | null;
  city: string | null;
  phase_id: number | null;
  type_id: number | null;
  status_id: number | null;
  bin: BinKey;
  crew_name: string | null;
  date: CivilDate | null;
}
