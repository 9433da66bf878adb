/**
 * The ids of the company "Homeowner", to which the jobs of homeowners belong: 386 in production, 0 elsewhere
 * [BLDR-012 JOB-025].
 */
export const HOMEOWNER_COMPANY_IDS: ReadonlySet<number> = new Set([0, 386]);
