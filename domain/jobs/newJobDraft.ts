import type { CivilDate } from '../civilDate';
import type { JobDraft } from './draft';

/** A new job or estimate: entered today, in Houston, Texas [JOB-030 JOB-067]. */
export const newJobDraft = (today: CivilDate, flags: { is_estimate: boolean; is_preliminary: boolean } = { is_estimate: false, is_preliminary: false }): JobDraft => ({
  id: null, version: null, name: null, company: null, company_supervisor: null, homeowner: null, phone: null, key_map: null, entered_date: today,
  address_line_1: null, address_line_2: null, city: 'Houston', state: 'Texas', zip_code: null, county: null, mmg_mileage: null, manchaca_mileage: null,
  gate_code: null, notes: null, is_central_texas: false, is_display: false, is_commercial: false, homeowner_first_name: null, homeowner_last_name: null,
  homeowner_phone: null, homeowner_secondary_phone: null, homeowner_email: null, lat: null, lon: null, temp_lat: null, temp_lon: null,
  was_estimated: false, estimate_to_merge: null, is_conversion: false, is_approved_by_user_id: null, ...flags, sub_jobs: [],
});
