import type { ResourceDescriptor } from '#domain/fields/resource';
import type { RecordId } from '../dataProvider/row';

/** A screen of a resource, as an address names it. */
export type Place =
  | { resource: ResourceDescriptor; screen: 'list' | 'new' }
  | { resource: ResourceDescriptor; screen: 'edit'; id: RecordId };

/** The largest id that the database can give. */
const MAX_ID = 2_147_483_647;

/** What can be made without a network, and has a number below 0 until it is sent [HOM-006]. */
const MADE_OFFLINE: ReadonlySet<string> = new Set(['homeowner']);

/**
 * Reads an address; letter case does not matter, the longest route wins, and an id that is none names nothing
 * [NAV-043 NAV-044].
 */
export const placeOf = (pathname: string, resources: readonly ResourceDescriptor[]): Place | null => {
  const path = pathname.toLowerCase().replace(/\/+$/, '');
  const [resource] = resources
    .filter(({ route }) => path === route.toLowerCase() || path.startsWith(`${route.toLowerCase()}/`))
    .sort((one, other) => other.route.length - one.route.length);
  if (!resource) return null;
  const rest = path.slice(resource.route.length);
  if (rest === '') return { resource, screen: 'list' };
  if (rest === '/new') return { resource, screen: 'new' };
  // Other programs name records as they like, and letter case counts there.
  const text = /^\/([^/]+)\/edit\/?$/i.exec(pathname.slice(resource.route.length))?.[1];
  if (resource.source !== undefined) return text ? { resource, screen: 'edit', id: decodeURIComponent(text) } : null;
  const id = Number(/^\/(-?[1-9]\d{0,9})\/edit$/.exec(rest)?.[1]);
  if (id < 0 && !MADE_OFFLINE.has(resource.name)) return null;
  return Math.abs(id) <= MAX_ID ? { resource, screen: 'edit', id } : null;
};
