import type { SiteCall } from '#domain/field/callList';
import type { AddressParts } from '#domain/inputs/address';

/** Where somebody goes: the way there, how one gets in, and whom one can call. */
export interface Site extends AddressParts {
  /** Whether the place is known: found by its house number, or set by hand. */
  is_place_known?: boolean;
  key_map: string | null;
  gate_code: string | null;
  critical_note: string | null;
  /** What the job form keeps under its additional site information. */
  job_notes?: string | null;
  calls: readonly SiteCall[];
}
