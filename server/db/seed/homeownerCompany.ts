/**
 * The id of the company "Homeowner", to which the jobs of homeowners belong: 386 in production, 0 otherwise
 * [BLDR-012 JOB-025].
 */
export const homeownerCompanyId = (environment: string): number => (environment === 'prod' ? 386 : 0);
