const SUB_JOB = /^(\/job\/\d+\/edit)\/\d+\/?$/i;

/** The page of an address: a sub-job of the job form is a place in the page of its job. */
export const pageOf = (pathname: string): string => pathname.replace(SUB_JOB, '$1');
