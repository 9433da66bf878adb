import { CALLS } from '#domain/access/calls';
import { can, type Need } from '#domain/access/can';
import { REPORT_VIEWS } from '#domain/reports/reportViews';
import type { Actor } from '../../access/actor';
import type { Registry } from '../../api/registry';
import { importNeed } from '../../imports/importNeed';

/** Lists that are no table's. */
const OTHER_LISTS: Readonly<Record<string, Need>> = { job_search: CALLS.jobs.need, ...REPORT_VIEWS };

/** What reading a list needs, by the name under which its views are kept; undefined where there is no such list. */
export const listNeed = ({ resources, sources }: Registry, name: string): Need | undefined => {
  if (Object.hasOwn(OTHER_LISTS, name)) return OTHER_LISTS[name];
  if (name.includes('.')) return sources.get(name.split('.')[0] ?? '')?.see;
  return resources.find((resource) => resource.name === name)?.needs.read;
};

export const mayReadList = (registry: Registry, { permissions }: Pick<Actor, 'permissions'>, name: string): boolean => {
  const need = listNeed(registry, name);
  return need !== undefined && can(permissions, need);
};

export const mayImport = (registry: Registry, { permissions }: Pick<Actor, 'permissions'>, name: string): boolean => {
  const need = importNeed(registry, name);
  return need !== undefined && can(permissions, need);
};
