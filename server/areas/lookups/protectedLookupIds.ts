const upTo = (last: number): number[] => Array.from({ length: last }, (_, index) => index + 1);

/** Lookup rows whose id a rule names: they are neither deleted nor set inactive (decisions-jobs B1) [LKP-003 LKP-007 LKP-014]. */
export const PROTECTED_LOOKUP_IDS: Readonly<Record<string, ReadonlySet<number>>> = {
  lookup_job_category: new Set([1, 2, 3]),
  lookup_job_status: new Set([1, 2, 3, 4, 5, 6, 7, 10, 11, 19, 20]),
  lookup_pebble_phase_type: new Set([0, 1, 2, 3, 5]),
  lookup_gunite_history_type: new Set(upTo(9)),
  lookup_job_order: new Set(upTo(8)),
  lookup_job_type: new Set([5]), // Remodel, of the remodel report
  lookup_priority: new Set([3]), // Normal, the default
  lookup_slurry_type: new Set([99999]),
  lookup_company_division: new Set(upTo(5)),
  lookup_inventory_type: new Set(upTo(5)),
  lookup_purchase_order_status: new Set(upTo(5)),
  lookup_relocation_order_status: new Set(upTo(4)),
};
