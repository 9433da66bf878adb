import { matchRoute } from '../access/matchRoute';

/** The header by which a page of ours is told from one of somebody in between, such as a hotel's login. */
export const PAGE_MARK = 'x-trowel-page';

/** Words of addresses where whoever goes offline stays; from everywhere else they are led to the job list [OFF-004]. */
const STAYS: ReadonlySet<string> = new Set(['job', 'estimate', 'customer', 'employee', 'homeowner']);

export const staysOffline = (pathname: string): boolean =>
  pathname
    .toLowerCase()
    .split('/')
    .some((word) => STAYS.has(word));

/** Parts of the product that are not offered offline [OFF-029]; employees that are open stay readable [OFF-033]. */
const ONLINE_AREAS: ReadonlySet<string> = new Set(['map', 'inventory', 'reports', 'administration', 'people']);
const ONLINE_PAGES = /^\/print-queue/i;

/** Whether the screen of an address can be used offline, with what is kept on the device. */
export const isOfferedOffline = (pathname: string): boolean => {
  const area = matchRoute(pathname)?.route.area;
  if (area === undefined || /^\/employee(\/|$)/i.test(pathname)) return true;
  return !ONLINE_AREAS.has(area) && !ONLINE_PAGES.test(pathname);
};
