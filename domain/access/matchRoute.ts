import { can, type Need } from './can';
import type { Permission } from './permissions';
import type { AppRoute } from './appRoute';
import { ROUTES } from './routes';

export interface RouteMatch {
  route: AppRoute;
  /** By the names of the path; a param with a closed list of values is in lower case. */
  params: Readonly<Record<string, string>>;
  /** What the address needs: the route's need and those of the values in it. */
  need: Need;
}

const segmentsOf = (pathname: string): string[] => pathname.split('/').filter((segment) => segment !== '');

const decoded = (segment: string): string | null => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
};

const matchOne = (route: AppRoute, given: readonly string[]): RouteMatch | null => {
  const wanted = segmentsOf(route.path);
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  const needs: Need[] = [route.need];
  for (const [index, segment] of wanted.entries()) {
    const value = decoded(given[index] ?? '');
    if (value === null) return null;
    if (!segment.startsWith(':')) {
      if (segment.toLowerCase() !== value.toLowerCase()) return null;
      continue;
    }
    const name = segment.slice(1);
    const values = route.values?.[name];
    if (!values) {
      params[name] = value;
      continue;
    }
    const need = Object.hasOwn(values, value.toLowerCase()) ? values[value.toLowerCase()] : undefined;
    if (need === undefined) return null;
    params[name] = value.toLowerCase();
    needs.push(need);
  }
  return { route, params, need: needs.length === 1 ? route.need : { all: needs } };
};

/** Fixed segments before params, from the left. */
const moreFixed = (a: RouteMatch, b: RouteMatch): number => {
  const shape = (match: RouteMatch): string =>
    segmentsOf(match.route.path)
      .map((segment) => (segment.startsWith(':') ? '1' : '0'))
      .join('');
  return shape(a).localeCompare(shape(b));
};

/**
 * The route of a path (without query), or null for an unknown address. Letter case does not matter and a fixed
 * segment wins over a param [NAV-043 NAV-044 NAV-130].
 */
export const matchRoute = (pathname: string): RouteMatch | null => {
  const given = segmentsOf(pathname);
  const matches = ROUTES.flatMap((route) => matchOne(route, given) ?? []);
  return matches.sort(moreFixed)[0] ?? null;
};

/**
 * What an address shows a user: the match, `forbidden` for the fallback page, `unknown` for "Page not found",
 * and for /login while signed in the way home [AUTH-025 AUTH-059].
 */
export const openRoute = (
  pathname: string,
  permissions: ReadonlySet<Permission>,
): RouteMatch | 'forbidden' | 'unknown' | 'home' => {
  const match = matchRoute(pathname);
  if (!match) return 'unknown';
  if (match.route.signed_out) return 'home';
  return can(permissions, match.need) ? match : 'forbidden';
};

const built = new Map<string, boolean>();

/** Whether the screen of an address is built; the table of routes says it. */
export const isBuilt = (pathname: string): boolean => {
  const known = built.get(pathname) ?? matchRoute(pathname)?.route.screen === 'built';
  built.set(pathname, known);
  return known;
};
