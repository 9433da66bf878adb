const SUB_JOB = /^(\/job\/\d+\/edit)\/\d+\/?$/i;

/** The page of an address: a sub-job of the job form is a place in the page of its job. */
export const pageOf = (pathname: string): string => pathname.replace(SUB_JOB, '$1');

/** Addresses at which a part of the search says which form stands there. */
const NAMED_BY: Readonly<Record<string, string>> = { '/roles': 'role', '/admin': 'tab' };

/** What is left with the form that stands at an address: its page, and the part of the search that names the form. */
export const formPageOf = ({ pathname, search }: { pathname: string; search: string }): string => {
  const part = NAMED_BY[pathname];
  return part === undefined ? pageOf(pathname) : `${pathname} ${new URLSearchParams(search).get(part) ?? ''}`;
};
